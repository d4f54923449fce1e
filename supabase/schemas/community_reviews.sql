-- Reviews across the site: the latest, the best-loved places of a town, and feedback about the site itself, which is a
-- section of the community like others and is answered by staff in public.

insert into public.community_sections (section, position, fewest_characters, most_characters, categories, can_merge)
values ('reviews', 70, 10, 5000, array['praise', 'problem', 'question'], true);

-- The team's first answer stands on the card.
create function private.facts_of_reviews(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('answer', (
      select jsonb_build_object('author', private.person_card(r.author_id), 'text', left(r.body, 400), 'language', r.language)
      from public.replies as r
      where r.contribution_id = facts_of_reviews.contribution and r.state = 'published' and private.is_house(r.author_id)
      order by r.number limit 1
    ))
  );
end $$;

create index reviews_latest on public.reviews (published_at desc, id desc) where status = 'published';

-- The latest reviews of all places, newest first.
create function public.latest_reviews(
  languages text[] default null, stars integer default null, after text default null, max_results integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := least(greatest(coalesce(max_results, 20), 1), 50);
  ids uuid[];
  last public.reviews;
begin
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  ids := array(
    select r.id from public.reviews as r join public.business_unified as b on b.id = r.place_id
    where r.status = 'published' and r.published_at is not null
      and (coalesce(cardinality(latest_reviews.languages), 0) = 0 or r.language = any (latest_reviews.languages))
      and (stars is null or r.rating = stars)
      and (auth.uid() is null or not private.is_folded(r.user_id))
      and (after is null or (r.published_at, r.id) < (split_part(after, '~', 1)::timestamptz, nullif(split_part(after, '~', 2), '')::uuid))
    order by r.published_at desc, r.id desc limit most + 1
  );
  select * into last from public.reviews as r where r.id = ids[most];
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'author', private.public_name(r.user_id), 'rating', r.rating, 'text', left(r.text, 600),
        'is_cut', length(r.text) > 600, 'language', r.language, 'published_at', r.published_at, 'is_sample', r.is_sample,
        'is_mine', auth.uid() is not null and r.user_id = auth.uid(),
        'place', jsonb_build_object(
          'name', b.name, 'local_name', b.local_name, 'slug', b.slug, 'city', b.city, 'country_code', b.country_code
        )
      ) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place)
      join public.reviews as r on r.id = o.id join public.business_unified as b on b.id = r.place_id
    ),
    'next', case when cardinality(ids) > most then concat_ws('~', last.published_at::text, last.id) end
  );
end $$;

create index business_unified_reviewed on public.business_unified (country_code, city) include (rating, reviews_count)
where reviews_count > 0 and closed_on is null;

-- The best-loved places of a town: those with three reviews or more, each counted as if it had five more with the average of
-- all places, so that three perfect reviews do not beat a hundred good ones. Without a town, or where it has none: the town
-- with most reviews.
create function public.top_places(town text default null, country text default null, max_results integer default 10)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  with rules as (
    select 3 as fewest, 5 as weight, least(greatest(coalesce(max_results, 10), 1), 50) as most, (
      select sum(b.rating * b.reviews_count) / nullif(sum(b.reviews_count), 0)
      from public.business_unified as b where b.reviews_count > 0 and b.closed_on is null
    ) as mean
  ),
  towns as (
    select b.city, b.country_code, count(*) as places, sum(b.reviews_count) as reviews
    from public.business_unified as b
    where b.reviews_count > 0 and b.closed_on is null and b.reviews_count >= 3 and b.city is not null and b.country_code is not null
    group by b.country_code, b.city
  ),
  chosen as (
    select t.city, t.country_code from towns as t
    order by (t.city is not distinct from town and (country is null or t.country_code = country)) desc, t.reviews desc, t.city limit 1
  ),
  ranked as (
    select b.id, (r.weight * r.mean + b.rating * b.reviews_count) / (r.weight + b.reviews_count) as score, b.reviews_count
    from rules as r, chosen as c join public.business_unified as b on b.country_code = c.country_code and b.city = c.city
    where b.reviews_count > 0 and b.closed_on is null and b.reviews_count >= r.fewest
    order by score desc, b.reviews_count desc, b.id limit (select most from rules)
  )
  select jsonb_build_object(
    'fewest', r.fewest, 'weight', r.weight, 'mean', round(r.mean::numeric, 2),
    'town', (select jsonb_build_object('city', c.city, 'country_code', c.country_code) from chosen as c),
    'towns', (
      select coalesce(jsonb_agg(jsonb_build_object('city', t.city, 'country_code', t.country_code, 'places', t.places)
        order by t.reviews desc, t.city), '[]')
      from (select * from towns order by reviews desc, city limit 12) as t
    ),
    'places', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', b.name, 'local_name', b.local_name, 'slug', b.slug, 'category', b.business_category, 'rating', b.rating,
        'reviews_count', b.reviews_count, 'score', round(k.score::numeric, 2), 'is_sample', b.is_sample
      ) order by k.score desc, k.reviews_count desc, k.id), '[]')
      from ranked as k join public.business_unified as b on b.id = k.id
    )
  )
  from rules as r
$$;

revoke execute on function
  private.facts_of_reviews(uuid), public.latest_reviews(text[], integer, text, integer), public.top_places(text, text, integer)
from public, anon, authenticated;
grant execute on function public.latest_reviews(text[], integer, text, integer), public.top_places(text, text, integer)
to anon, authenticated, service_role;
