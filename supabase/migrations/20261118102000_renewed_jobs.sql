-- Whoever renews a post that is still open for longer than they ask for keeps the longer time.
create or replace function public.renew_job(job uuid, days integer default 30) returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  old public.jobs;
  until timestamptz := now() + make_interval(days => least(greatest(coalesce(days, 30), 1), 60));
begin
  select * into old from public.jobs as j where j.id = job for update;
  if old.id is null or not private.keeps_job(old, member) or old.published_at is null
    or old.state not in ('published', 'filled', 'withdrawn')
  then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if old.state = 'published' then
    until := greatest(until, old.expires_at);
  end if;
  update public.jobs as j set state = 'published', expires_at = until, reminded_of = null where j.id = old.id;
  return until;
end $$;
