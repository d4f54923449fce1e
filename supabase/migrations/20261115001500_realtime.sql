-- On a Supabase project the site's page caches listen through realtime, which carries only the tables of this
-- publication. Where there is none (our own process), pg_notify does the work and nothing happens here.
do $$
declare
  watched text;
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    return;
  end if;
  foreach watched in array array[
    'business_unified', 'mosque_unified', 'place_redirects', 'promotions', 'sponsors', 'partners', 'testimonials', 'help_topics'
  ] loop
    if not exists (
      select from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = watched
    ) then
      execute format('alter publication supabase_realtime add table public.%I', watched);
    end if;
  end loop;
end $$;
