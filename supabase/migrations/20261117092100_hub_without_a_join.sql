-- The hub takes each section's newest from its index and shows them from the rows it found. Looked up once more by id, they
-- were joined with all there is, because sections are few and the planner expects many.
create or replace function public.community_hub(
  lat double precision default null, lng double precision default null, languages text[] default null, max_results integer default 5
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  here constant extensions.cube := private.sphere_point(lat, lng);
  most constant integer := least(greatest(coalesce(max_results, 5), 1), 12);
  reads constant text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()), '{}');
begin
  return jsonb_build_object(
    'sections', (
      select coalesce(jsonb_object_agg(s.section, g.items), '{}')
      from public.community_sections as s
      cross join lateral (
        select jsonb_agg(
          private.contribution_card(n.found) || jsonb_build_object('is_near', n.is_near)
          order by n.is_near desc, n.last_activity_at desc, n.id
        ) as items
        from (
          select r.* from (
            select x as found, x.id, x.last_activity_at, coalesce(extensions.cube_distance(x.point, here) <= 75, false) as is_near
            from public.contributions as x
            where x.section = s.section and x.state = 'published'
              and (cardinality(reads) = 0 or x.language = any (reads))
              and not private.is_folded_card(x)
            order by x.last_activity_at desc, x.id desc limit 40
          ) as r
          order by r.is_near desc, r.last_activity_at desc, r.id limit most
        ) as n
      ) as g
      where g.items is not null
    ),
    'unanswered', (
      select coalesce(jsonb_agg(private.contribution_card(q.found) order by q.published_at desc), '[]')
      from (
        select x as found, x.published_at from public.contributions as x
        where x.section = 'forum' and x.state = 'published' and x.replies_count = 0
          and (cardinality(reads) = 0 or x.language = any (reads))
          and not private.is_folded_card(x)
        order by x.published_at desc, x.id limit 4
      ) as q
    )
  );
end $$;
