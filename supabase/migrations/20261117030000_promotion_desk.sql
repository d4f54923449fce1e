-- Which promotion a visitor sees, and what staff see of all of them.

-- Every visitor of a day, in one place and language, sees the same promotion; over the days each has its weight's share.
create function public.promotion_at(
  placement text, language text default 'en', lat double precision default null, lng double precision default null
) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with running as (
    select p.*, sum(p.weight) over (order by p.slug) as reached, sum(p.weight) over () as total
    from public.promotions as p
    where p.status = 'live' and coalesce(p.starts_at <= now(), true) and coalesce(p.ends_at > now(), true)
      and promotion_at.placement = any (p.placements)
      and (p.languages = '{}' or promotion_at.language = any (p.languages))
      and private.is_in_towns(p.towns, promotion_at.lat, promotion_at.lng)
  )
  select jsonb_build_object(
    'id', r.id, 'slug', r.slug, 'title', r.title, 'body', r.body, 'cta_label', r.cta_label, 'href', r.href, 'tone', r.tone,
    'cap_person', r.cap_person, 'is_sample', r.is_sample
  )
  from running as r
  where r.reached > ((now() at time zone 'utc')::date - date '2000-01-01') % r.total
  order by r.reached
  limit 1
$$;

-- All promotions with their sums, or one of them with its days, its history, and whether the reader may approve it.
create function public.promotions_desk(promotion uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff see this' using errcode = '42501';
  end if;
  return coalesce((
    select jsonb_agg(
      to_jsonb(p) || jsonb_build_object(
        'impressions', f.impressions,
        'clicks', f.clicks,
        'is_over', p.ends_at <= now()
      ) || case when promotions_desk.promotion is null then '{}' else jsonb_build_object(
        'is_own', not private.has_role('superadmin') and exists (
          select from public.promotion_steps as s
          where s.promotion_id = p.id and s.step = 'written' and s.by_id = auth.uid() and s.id > coalesce((
            select max(l.id) from public.promotion_steps as l where l.promotion_id = p.id and l.step = 'live'
          ), 0)
        ),
        'was_shown', exists (select from public.promotion_steps as s where s.promotion_id = p.id and s.step = 'live'),
        'steps', (
          select coalesce(jsonb_agg(jsonb_build_object('step', s.step, 'at', s.created_at, 'by', n.display_name) order by s.id desc), '[]')
          from (
            select * from public.promotion_steps as all_steps where all_steps.promotion_id = p.id
            order by all_steps.id desc limit 50
          ) as s
          left join public.profiles as n on n.id = s.by_id
        ),
        'days', (
          select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'placement', d.placement, 'impressions', d.impressions,
            'clicks', d.clicks) order by d.day desc, d.placement), '[]')
          from public.promo_days as d where d.promotion = p.slug and d.day > private.today() - 28
        )
      ) end
      order by array_position(array['review', 'live', 'paused', 'draft', 'ended'], p.status), p.updated_at desc, p.id
    )
    from public.promotions as p
    cross join lateral (
      select coalesce(sum(d.impressions), 0) as impressions, coalesce(sum(d.clicks), 0) as clicks
      from public.promo_days as d where d.promotion = p.slug
    ) as f
    where promotions_desk.promotion is null or p.id = promotions_desk.promotion
  ), '[]');
end $$;
create index promo_days_promotion on public.promo_days (promotion, day);

revoke execute on function public.promotion_at(text, text, double precision, double precision), public.promotions_desk(uuid)
from public, anon, authenticated;
grant execute on function public.promotion_at(text, text, double precision, double precision) to anon, authenticated, service_role;
grant execute on function public.promotions_desk(uuid) to authenticated, service_role;
grant execute on function private.is_between(date, date), private.is_in_towns(jsonb, double precision, double precision)
to anon, authenticated, service_role;
