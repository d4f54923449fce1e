-- Counts of searches in a town that found nothing: by week and kind. No words, no visitor, no moment.

create table public.missed_searches (
  -- Its Monday.
  week date not null check (extract(isodow from week) = 1),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  city text not null check (length(btrim(city)) between 1 and 100),
  -- A kind of place, a dish or kitchen, a kind of place that was open just then, or work.
  wanted text not null default 'place' check (wanted in ('place', 'dish', 'hours', 'job')),
  -- A category, a dish, or a kind of work; `all`: none was named.
  category text not null check (category ~ '^[a-z-]{2,40}$'),
  subcategory text not null default '' check (subcategory ~ '^[a-z-]{0,40}$'),
  times integer not null default 1 check (times > 0),
  is_sample boolean not null default false,
  primary key (country_code, city, wanted, category, subcategory, week, is_sample)
);
call private.passport('public.missed_searches', written_by => 'visitors');
create index missed_searches_week on public.missed_searches (week);
comment on table public.missed_searches is
  'How many visitors looked for something in a town and did not find it, each once a day, by kind and week. Written by count_missed_searches only.';
grant select on public.missed_searches to authenticated;
create policy "staff can read searches that found nothing" on public.missed_searches
for select to authenticated using ((select private.is_staff()));

-- Summed up by the process: it never says who. A week holds so many towns and kinds and no more, whoever makes names up.
create function public.count_missed_searches(entries jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  with told as (
    select date_trunc('week', e.day)::date as week, e.country_code, left(btrim(e.city), 100) as city, e.wanted, e.category,
      coalesce(e.subcategory, '') as subcategory, sum(e.times)::integer as times
    from jsonb_to_recordset(entries) as e (
      day date, country_code text, city text, wanted text, category text, subcategory text, times integer
    )
    where e.times > 0
    group by 1, 2, 3, 4, 5, 6
  ),
  ranked as (
    select t.*, m.week is not null as is_known, row_number() over (partition by t.week, m.week is null order by t.city) as n
    from told as t
    left join public.missed_searches as m on m.week = t.week and m.country_code = t.country_code and m.city = t.city
      and m.wanted = t.wanted and m.category = t.category and m.subcategory = t.subcategory and not m.is_sample
  )
  insert into public.missed_searches as s (week, country_code, city, wanted, category, subcategory, times)
  select r.week, r.country_code, r.city, r.wanted, r.category, r.subcategory, r.times from ranked as r
  where r.is_known
    or r.n + (select count(*) from public.missed_searches as m where m.week = r.week and not m.is_sample) <= 20000
  order by r.week, r.country_code, r.city, r.wanted, r.category, r.subcategory
  on conflict on constraint missed_searches_pkey do update set times = s.times + excluded.times
$$;

-- What was missed in a town in the last twelve weeks, the most wanted first. A number under three is nobody's business, and
-- the week that runs is not told: whoever watches it would see one visitor come. The sample's is for its own accounts.
create function private.missed_in(country_code text, city text, most integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with span as (select date_trunc('week', private.today())::date as upto),
  missed as materialized (
    select m.* from public.missed_searches as m, span as s
    where m.country_code = missed_in.country_code and m.city = missed_in.city and m.week >= s.upto - 84 and m.week < s.upto
      and m.is_sample = private.is_sample_account(auth.uid())
  )
  select coalesce(jsonb_agg(to_jsonb(w) order by w.times desc, w.wanted, w.category, w.subcategory), '[]')
  from (
    select m.wanted, m.category, m.subcategory, sum(m.times)::integer as times,
      (
        select jsonb_agg(case when o.times >= 3 then o.times end order by g.n)
        from span as s
        cross join generate_series(0, 11) as g (n)
        left join missed as o on o.week = s.upto - 84 + 7 * g.n and o.wanted = m.wanted and o.category = m.category
          and o.subcategory = m.subcategory
      ) as weeks
    from missed as m
    group by m.wanted, m.category, m.subcategory
    having sum(m.times) >= 3
    order by times desc, m.wanted, m.category, m.subcategory
    limit missed_in.most
  ) as w
$$;

revoke execute on function public.count_missed_searches(jsonb), private.missed_in(text, text, integer)
from public, anon, authenticated;
grant execute on function public.count_missed_searches(jsonb) to service_role;

-- One press under a dish that people looked for. Whoever may edit the listing may; what they may not touch is not there.
create function public.add_dish(place uuid, dish text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  served text[];
begin
  select b.cuisines into served from public.businesses as b where b.place_id = add_dish.place for update;
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if add_dish.dish = any (served) then
    return;
  end if;
  if cardinality(served) >= 8 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  update public.businesses as b set cuisines = b.cuisines || add_dish.dish where b.place_id = add_dish.place;
  if not found or not exists (
    select from public.businesses as b where b.place_id = add_dish.place and add_dish.dish = any (b.cuisines)
  ) then
    raise exception 'invalid' using errcode = '22023';
  end if;
end $$;
revoke execute on function public.add_dish(uuid, text) from public, anon;
grant execute on function public.add_dish(uuid, text) to authenticated;
