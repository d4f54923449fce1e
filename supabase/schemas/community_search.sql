-- The search of the community: words of members in every section, groups, people who allow it, and tags, in one list.
--
-- It reads what is published and nothing else: what stands in a closed group, waits or was taken down has another state
-- (docs/decisions/139-a-closed-group-is-a-state.md). People the caller is not to meet are left out as everywhere.

-- Ranks are of one scale: what is called so stands first, then what is tagged so, then what says so.
create function private.search_rank(words tsvector, wanted tsquery, typed tsquery) returns real
language sql immutable parallel safe set search_path = ''
as $$
  select ts_rank('{0.05, 0.1, 0.5, 1.0}', words, wanted, 1) + 2 * coalesce(ts_rank('{0.05, 0.1, 0.5, 1.0}', words, typed, 1), 0)
$$;

-- `asked` is what private.query_of reads, what was typed first in each group. `places`: businesses and mosques whose names were
-- typed; posts about them are found too. `of_kind`: one kind. Counts are of all kinds, and no more than a thousand of each.
create function public.community_search(
  asked jsonb, places uuid[] default null, of_kind text default null, language text default null,
  starting integer default 0, max_results integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := least(greatest(coalesce(max_results, 20), 1), 50);
  skipped constant integer := least(greatest(coalesce(starting, 0), 0), 1000);
  wanted constant tsquery := private.query_of(asked);
  typed constant tsquery := private.query_of((
    select jsonb_agg(jsonb_build_array(g.list -> 0)) from jsonb_array_elements(case jsonb_typeof(asked) when 'array' then asked end) as g (list)
  ));
  near constant uuid[] := (coalesce(places, '{}'))[1:12];
  answer jsonb;
begin
  if wanted is null and near = '{}' then
    return jsonb_build_object('hits', '[]'::jsonb, 'counts', '{}'::jsonb, 'is_more', false);
  end if;
  with said as (
    select c.post, (c.post).section as kind, c.id,
      coalesce(private.search_rank((c.post).search, wanted, typed), 0)
        + case when (c.post).place_id = any (near) then 0.3 else 0 end
        + case when (c.post).language = community_search.language then 0.1 else 0 end
        + case when (c.post).solved_by is not null then 0.05 else 0 end
        -- What is over is found, after what is still to come.
        - case when (c.post).section = 'events' and not exists (
          select from public.event_days as d where d.event_id = c.id and d.ends_at > now()
        ) then 0.4 else 0 end
        + 0.1 / (1 + greatest(extract(epoch from now() - (c.post).last_activity_at), 0) / 2592000) as rank
    from (
      (
        select x as post, x.id from public.contributions as x
        where x.state = 'published' and x.search @@ wanted
        order by x.last_activity_at desc, x.id desc limit 1000
      )
      union all
      (
        select x as post, x.id from public.contributions as x
        where x.state = 'published' and x.place_id = any (near) and not coalesce(x.search @@ wanted, false)
        order by x.last_activity_at desc, x.id desc limit 100
      )
    ) as c
    where not private.is_folded_card(c.post) and not private.is_out_of_reach(c.post)
  ),
  circles as (
    select g.circle, g.id, private.search_rank((g.circle).search, wanted, typed)
      + case when (g.circle).language = community_search.language then 0.1 else 0 end
      + least((g.circle).members_count, 100) / 1000.0 as rank
    from (
      select x as circle, x.id from public.groups as x
      where not x.is_private and x.state = 'published' and x.search @@ wanted
      order by x.members_count desc, x.id limit 1000
    ) as g
    where not private.is_closed_to_caller(g.id)
  ),
  persons as (
    select p.user_id as id, p.bio, p.show_bio, private.search_rank(p.search, wanted, typed) + p.trust / 20.0 as rank
    from (
      select x.* from public.people as x where x.search is not null and x.search @@ wanted limit 1000
    ) as p
    where private.may_know(p.user_id, p.show_search) and p.show_search <> 'nobody' and not private.is_folded(p.user_id)
      and not private.are_apart(p.user_id, auth.uid())
  ),
  -- Tags have pages in the forum, so they are those of its topics.
  tagged as (
    select t.tag, count(*) as used,
      3 * coalesce(bool_or(to_tsvector('simple', private.fold(private.tag_words(array[t.tag]))) @@ typed)::integer, 0) + 0.5 as rank
    from (
      select x as post, x.tags from public.contributions as x
      where x.section = 'forum' and x.state = 'published' and x.search @@ wanted and x.tags <> '{}'
      order by x.last_activity_at desc, x.id desc limit 1000
    ) as c
    cross join lateral unnest(c.tags) as t (tag)
    where to_tsvector('simple', private.fold(private.tag_words(array[t.tag]))) @@ wanted
      and not private.is_folded_card(c.post) and not private.is_out_of_reach(c.post)
    group by t.tag
  ),
  all_of_it as (
    select kind, id::text as id, rank from said
    union all select 'group', id::text, rank from circles
    union all select 'person', id::text, rank from persons
    union all select 'tag', tag, rank from tagged
  ),
  page as (
    select * from all_of_it as a
    where of_kind is null or a.kind = of_kind
    order by a.rank desc, a.kind, a.id offset skipped limit most + 1
  ),
  shown as (
    select * from page order by rank desc, kind, id limit most
  )
  select jsonb_build_object(
    'hits', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'rank', round(s.rank::numeric, 3)) || case s.kind
        when 'group' then (select jsonb_build_object('group', private.group_card(c.circle)) from circles as c where c.id::text = s.id)
        when 'tag' then (select jsonb_build_object('tag', t.tag, 'used', t.used) from tagged as t where t.tag = s.id)
        when 'person' then (
          select jsonb_build_object(
            'person', private.person_card(p.id),
            'bio', case when private.may_know(p.id, p.show_bio) then left(p.bio, 200) end
          )
          from persons as p where p.id::text = s.id
        )
        else (select jsonb_build_object('card', private.contribution_card(x.post)) from said as x where x.id::text = s.id)
      end order by s.rank desc, s.kind, s.id), '[]')
      from shown as s
    ),
    'counts', (select coalesce(jsonb_object_agg(n.kind, n.found), '{}') from (
      select a.kind, count(*) as found from all_of_it as a group by a.kind
    ) as n),
    'is_more', (select count(*) from page) > most
  ) into answer;
  return answer;
end $$;

revoke execute on function private.search_rank(tsvector, tsquery, tsquery) from public, anon, authenticated;
revoke execute on function public.community_search(jsonb, uuid[], text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.community_search(jsonb, uuid[], text, text, integer, integer)
to anon, authenticated, service_role;
