-- How many places the directory has: by country, kind and source, and by town. Pages about the whole of it add these sums up,
-- because counting the places themselves would take longer with each of them. Every change of places adds what came and what
-- went; a job folds the rows of a group into one.

create table private.directory_sums (
  id bigint generated always as identity primary key,
  group_key uuid not null,
  is_folded boolean not null default false,
  kind text not null check (kind in ('business', 'mosque')),
  -- Of a town; else of a country, or of all that lies in none.
  is_town boolean not null,
  country_code text,
  city text,
  category text,
  parts text[] not null,
  source text,
  licence text,
  is_sample boolean not null,
  places bigint not null,
  placed bigint not null,
  rated bigint not null,
  reviews bigint not null,
  certified bigint not null,
  confirmed bigint not null,
  muslim_owned bigint not null,
  prayer_space bigint not null,
  delivery bigint not null,
  -- The last change of one of them, within an hour.
  changed timestamptz not null
);
call private.passport('private.directory_sums', written_by => 'site');
create index directory_sums_group on private.directory_sums (group_key) where is_folded;
create index directory_sums_loose on private.directory_sums (id) where not is_folded;
create index directory_sums_countries on private.directory_sums (kind, category, country_code) where not is_town;
create index directory_sums_towns on private.directory_sums (kind, category, country_code) where is_town;
comment on table private.directory_sums is
  'Sums over the offered businesses and the mosques of the directory. Several rows may stand for one group, some of them with negative numbers: only their sum means anything.';

-- The statement that adds rows of a kind to the sums. `rows` is a query of the table with one more column, `sign`: 1 for what came
-- and -1 for what went. Two callers share it, and only one of them has transition tables.
create function private.adding_to_sums(kind text, rows text) returns text
language sql immutable set search_path = ''
as $$
  select format(
    $sql$
      with changed as (
        select sign, r.country_code, r.city, r.source, r.licence, r.is_sample, r.position is not null as is_placed, r.updated_at, %3$s
        from (%2$s) as r
        %4$s
      ),
      grouped as (
        select l.is_town, c.country_code, case when l.is_town then c.city end as city, c.category, c.parts,
          case when not l.is_town then c.source end as source, case when not l.is_town then c.licence end as licence, c.is_sample,
          sum(sign) as places, sum(sign) filter (where c.is_placed) as placed, sum(sign) filter (where c.is_rated) as rated,
          sum(sign * c.reviews) as reviews, sum(sign) filter (where c.halal_level = 3) as certified,
          sum(sign) filter (where c.halal_level = 2) as confirmed, sum(sign) filter (where c.muslim_owned) as muslim_owned,
          sum(sign) filter (where c.has_prayer_space) as prayer_space, sum(sign) filter (where c.delivers) as delivery,
          max(c.updated_at) as changed,
          max(c.updated_at) filter (where sign = 1) > max(c.updated_at) filter (where sign = -1) + interval '1 hour' as is_news
        from changed as c
        cross join (values (false), (true)) as l (is_town)
        where not l.is_town or (c.country_code is not null and c.city is not null)
        group by 1, 2, 3, 4, 5, 6, 7, 8
      )
      insert into private.directory_sums (
        group_key, kind, is_town, country_code, city, category, parts, source, licence, is_sample,
        places, placed, rated, reviews, certified, confirmed, muslim_owned, prayer_space, delivery, changed
      )
      select md5(jsonb_build_array(%1$L, is_town, country_code, city, category, parts, source, licence, is_sample)::text)::uuid,
        %1$L, is_town, country_code, city, category, parts, source, licence, is_sample,
        places, coalesce(placed, 0), coalesce(rated, 0), coalesce(reviews, 0), coalesce(certified, 0), coalesce(confirmed, 0),
        coalesce(muslim_owned, 0), coalesce(prayer_space, 0), coalesce(delivery, 0), changed
      from grouped
      -- What a change leaves as it was adds nothing.
      where is_news or 0 <> any (array[
        places, placed, rated, reviews, certified, confirmed, muslim_owned, prayer_space, delivery
      ])
    $sql$,
    kind, rows,
    case kind when 'business' then
      $cols$r.business_category as category, r.parts, r.rating is not null and r.reviews_count > 0 as is_rated,
        r.reviews_count as reviews, r.halal_level, r.muslim_owned, r.facts -> 'prayer_space' = 'true' as has_prayer_space,
        r.facts -> 'delivery' = 'true' as delivers$cols$
    else
      $cols$null::text as category, '{}'::text[] as parts, false as is_rated, 0 as reviews, null::smallint as halal_level,
        false as muslim_owned, false as has_prayer_space, false as delivers$cols$
    end,
    case kind when 'business' then 'where r.is_offered' else '' end
  )
$$;

create function private.note_in_sums() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Publishing a place deletes, adds and changes, and two of the three touch nothing: to add that up takes as long as the rest.
  if tg_op = 'DELETE' then
    if not exists (select from old_rows) then
      return null;
    end if;
  elsif not exists (select from new_rows) then
    return null;
  end if;
  execute private.adding_to_sums(tg_argv[0], concat_ws(
    ' union all ',
    case when tg_op <> 'DELETE' then 'select 1 as sign, n.* from new_rows as n' end,
    case when tg_op <> 'INSERT' then 'select -1 as sign, o.* from old_rows as o' end
  ));
  return null;
end $$;

create trigger sum_up_new after insert on public.business_unified referencing new table as new_rows
for each statement execute function private.note_in_sums('business');
create trigger sum_up_changed after update on public.business_unified referencing old table as old_rows new table as new_rows
for each statement execute function private.note_in_sums('business');
create trigger sum_up_gone after delete on public.business_unified referencing old table as old_rows
for each statement execute function private.note_in_sums('business');
create trigger sum_up_new after insert on public.mosque_unified referencing new table as new_rows
for each statement execute function private.note_in_sums('mosque');
create trigger sum_up_changed after update on public.mosque_unified referencing old table as old_rows new table as new_rows
for each statement execute function private.note_in_sums('mosque');
create trigger sum_up_gone after delete on public.mosque_unified referencing old table as old_rows
for each statement execute function private.note_in_sums('mosque');

-- Adds up all rows there are anew, for repairs and bulk loads.
create function private.collect_directory_sums() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Nobody changes a place between the counting and the first row that a trigger adds to it.
  lock table public.business_unified, public.mosque_unified in share mode;
  delete from private.directory_sums;
  execute private.adding_to_sums('business', 'select 1 as sign, u.* from public.business_unified as u');
  execute private.adding_to_sums('mosque', 'select 1 as sign, u.* from public.mosque_unified as u');
  update private.directory_sums set is_folded = true;
end $$;
select private.collect_directory_sums();

-- One row for each group again. Rows that are added meanwhile wait for the next time.
create function public.fold_directory_sums() returns integer
language sql volatile security definer set search_path = ''
as $$
  with loose as (
    delete from private.directory_sums where not is_folded returning *
  ),
  before as (
    delete from private.directory_sums as s using (select distinct group_key from loose) as g
    where s.is_folded and s.group_key = g.group_key
    returning s.*
  ),
  folded as (
    insert into private.directory_sums (
      group_key, is_folded, kind, is_town, country_code, city, category, parts, source, licence, is_sample,
      places, placed, rated, reviews, certified, confirmed, muslim_owned, prayer_space, delivery, changed
    )
    select group_key, true, kind, is_town, country_code, city, category, parts, source, licence, is_sample,
      sum(places), sum(placed), sum(rated), sum(reviews), sum(certified), sum(confirmed), sum(muslim_owned), sum(prayer_space),
      sum(delivery), max(changed)
    from (select * from loose union all select * from before) as s
    group by group_key, kind, is_town, country_code, city, category, parts, source, licence, is_sample
    having sum(places) <> 0
  )
  select count(*)::integer from loose
$$;

-- The sums of countries, or of towns, in one row for each group: of one country and category where they are named.
create function private.sums_of(
  kind text, of_towns boolean default false, country text default null, category text default null
) returns table (
  country_code text, city text, business_category text, parts text[], source text, licence text, is_sample boolean,
  places bigint, placed bigint, rated bigint, reviews bigint, certified bigint, confirmed bigint, muslim_owned bigint,
  prayer_space bigint, delivery bigint, changed timestamptz
)
language plpgsql stable security definer parallel safe set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select s.country_code, s.city, s.category, s.parts, s.source, s.licence, s.is_sample,
    sum(s.places)::bigint, sum(s.placed)::bigint, sum(s.rated)::bigint, sum(s.reviews)::bigint, sum(s.certified)::bigint,
    sum(s.confirmed)::bigint, sum(s.muslim_owned)::bigint, sum(s.prayer_space)::bigint, sum(s.delivery)::bigint, max(s.changed)
  from private.directory_sums as s
  where s.kind = sums_of.kind and s.is_town = sums_of.of_towns
    and (sums_of.country is null or s.country_code = sums_of.country)
    and (sums_of.category is null or s.category = sums_of.category)
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(s.places) > 0;
end $$;

revoke execute on function private.adding_to_sums(text, text), private.note_in_sums(), private.collect_directory_sums(),
  public.fold_directory_sums(), private.sums_of(text, boolean, text, text) from public, anon, authenticated;
grant execute on function public.fold_directory_sums() to service_role;
grant execute on function private.sums_of(text, boolean, text, text) to anon, authenticated, service_role;
