-- Staff's changes to the tree of categories that ships with the site (app/core/categories): names, everyday words, drawing,
-- order, new categories and parts, and retired ones. A row holds the differences and nothing else.

create function private.is_texts_by_language(value jsonb, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(value) as t (language, text)
    where language not in ('en', 'ar', 'ur', 'fr', 'tr', 'id') or jsonb_typeof(text) <> 'string'
      or length(text #>> '{}') not between 1 and longest or text #>> '{}' ~ '[\u0001-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  )
$$;

create function private.is_words_by_language(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(value) as t (language, list)
    where language not in ('en', 'ar', 'ur', 'fr', 'tr', 'id') or jsonb_typeof(list) <> 'array'
      or jsonb_array_length(case when jsonb_typeof(list) = 'array' then list else '[]' end) not between 1 and 40
      or exists (
        select from jsonb_array_elements(case when jsonb_typeof(list) = 'array' then list else '[]' end) as word
        where jsonb_typeof(word) <> 'string' or length(word #>> '{}') not between 2 and 40
          or word #>> '{}' ~ '[\u0001-\u001f\u007f,،;"\u2028\u2029\u202a-\u202e\u2066-\u2069]'
      )
  )
$$;

create table public.category_edits (
  category text not null check (length(category) between 2 and 40 and category ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  part text not null default '' check (part = '' or length(part) between 2 and 40 and part ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null default '{}' check (private.is_texts_by_language(names, 60)),
  words jsonb not null default '{}' check (private.is_words_by_language(words)),
  icon text check (icon ~ '^[A-Z][A-Za-z0-9]{1,39}$'),
  position smallint check (position between 0 and 9999),
  is_added boolean not null default false,
  is_retired boolean not null default false,
  -- The words in the spelling a search compares them in; a phrase counts as one.
  folded text[] not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (category, part)
);
call private.passport('public.category_edits', written_by => 'site', watched => '{category, part}');
comment on table public.category_edits is 'What staff changed in the categories that ship with the site. Everyone may read it.';

create function private.fold_category_words() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.folded := array(
    select distinct btrim(regexp_replace(private.fold(word), '\s+', ' ', 'g'))
    from jsonb_each(new.words) as t (language, list), jsonb_array_elements_text(list) as word
    order by 1
  );
  new.updated_at := now();
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger fold_words before insert or update on public.category_edits
for each row execute function private.fold_category_words();
create trigger audit after insert or update or delete on public.category_edits
for each row execute function private.audit('category', 'part');
grant select on public.category_edits to anon, authenticated;
create policy "everyone can read the words of the directory" on public.category_edits
for select to anon, authenticated using (true);

create function private.category_parts() returns jsonb
language sql stable parallel safe security definer set search_path = ''
as $$
  with known as (
    select c.category, '' as part from jsonb_object_keys(private.shipped_category_parts()) as c (category)
    union
    select c.category, p.part
    from jsonb_each(private.shipped_category_parts()) as c (category, parts), jsonb_array_elements_text(c.parts) as p (part)
    union
    select e.category, e.part from public.category_edits as e where e.is_added
  ), offered as (
    select k.category, k.part
    from known as k
    where not exists (
      select from public.category_edits as e
      where e.category = k.category and e.part in ('', k.part) and e.is_retired
    )
  )
  select coalesce(jsonb_object_agg(o.category, (
    select coalesce(jsonb_agg(p.part order by s.place, p.part), '[]')
    from offered as p
    left join lateral (
      select place from jsonb_array_elements_text(private.shipped_category_parts() -> p.category) with ordinality as shipped (part, place)
      where shipped.part = p.part
    ) as s on true
    where p.category = o.category and p.part <> ''
  )), '{}')
  from offered as o
  where o.part = ''
$$;

-- The part of the directory that a word stands for; what staff say goes before what ships.
create function private.part_meant(word text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select coalesce(nullif(e.part, ''), e.category) from public.category_edits as e
      where part_meant.word = any (e.folded) and not e.is_retired
      order by e.category, e.part limit 1
    ),
    -- "part:restaurants/cafe": the last word of it names the part, or the category where there is no other.
    (
      select regexp_replace(t.meaning, '^part:(.*/)?', '') from public.taught_words as t
      where t.folded = part_meant.word and t.meaning like 'part:%'
    ),
    (select w.part from private.category_words as w where w.word = part_meant.word),
    (
      select w.meaning from private.kind_words as w
      where w.of = 'cuisine' and w.category = '' and w.key = private.kind_key(part_meant.word)
    )
  )
$$;

-- How many listings have a category, or a part of it.
create function private.listings_in(category text, part text) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from public.business_unified as u
  where u.business_category = listings_in.category and (listings_in.part = '' or u.subcategory = listings_in.part)
$$;

create function private.is_known_category(category text, part text) returns boolean
language sql stable set search_path = ''
as $$
  select case when is_known_category.part = ''
      then private.shipped_category_parts() ? is_known_category.category
      else coalesce(private.shipped_category_parts() -> is_known_category.category ? is_known_category.part, false) end
    or exists (
      select from public.category_edits as e
      where e.category = is_known_category.category and e.part = is_known_category.part and e.is_added
    )
$$;

-- Saves what nobody else has changed since the editor read it: `seen` is the version, 0 where there was no row. What does
-- not exist yet is added, and then has a name in every language.
create function public.save_category(category text, part text, seen integer, edit jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_new boolean := not private.is_known_category(save_category.category, save_category.part);
  before public.category_edits;
  saved integer;
  taken text;
begin
  if not private.is_staff() then
    raise exception 'Only staff change categories' using errcode = '42501';
  end if;
  if save_category.edit is null or jsonb_typeof(save_category.edit) <> 'object' or octet_length(save_category.edit::text) > 40000
    or save_category.category is null or save_category.part is null then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if save_category.category = 'new' or save_category.part = 'new' then
    raise exception 'name' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('category_edits'));
  select * into before from public.category_edits as e
  where e.category = save_category.category and e.part = save_category.part;
  if coalesce(before.version, 0) <> coalesce(save_category.seen, 0) then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  if is_new and save_category.part <> '' and not private.is_known_category(save_category.category, '') then
    raise exception 'No such category' using errcode = 'P0002';
  end if;
  if (is_new or before.is_added) and (select count(*) from jsonb_object_keys(coalesce(save_category.edit -> 'names', '{}'))) < 6 then
    raise exception 'names' using errcode = '22023';
  end if;
  -- One word means one thing.
  select e.category || '/' || e.part into taken
  from public.category_edits as e
  where (e.category, e.part) <> (save_category.category, save_category.part)
    and e.folded && array(
      select btrim(regexp_replace(private.fold(word), '\s+', ' ', 'g'))
      from jsonb_each(coalesce(save_category.edit -> 'words', '{}')) as t (language, list),
        jsonb_array_elements_text(case when jsonb_typeof(list) = 'array' then list else '[]' end) as word
    )
  limit 1;
  if taken is not null then
    raise exception 'word_taken' using errcode = '22023';
  end if;
  insert into public.category_edits as e (category, part, names, words, icon, position, is_added)
  values (
    save_category.category, save_category.part,
    coalesce(save_category.edit -> 'names', '{}'), coalesce(save_category.edit -> 'words', '{}'),
    save_category.edit ->> 'icon', (save_category.edit ->> 'position')::smallint, is_new
  )
  on conflict on constraint category_edits_pkey do update
  set names = excluded.names, words = excluded.words, icon = excluded.icon, position = excluded.position
  returning e.version into saved;
  return saved;
end $$;

-- No longer offered, or offered again. Listings keep what they have.
create function public.retire_category(category text, part text, seen integer, retired boolean) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before public.category_edits;
  saved integer;
begin
  if not private.is_staff() then
    raise exception 'Only staff change categories' using errcode = '42501';
  end if;
  if not coalesce(private.is_known_category(retire_category.category, retire_category.part), false) then
    raise exception 'No such category' using errcode = 'P0002';
  end if;
  perform pg_advisory_xact_lock(hashtext('category_edits'));
  select * into before from public.category_edits as e
  where e.category = retire_category.category and e.part = retire_category.part;
  if coalesce(before.version, 0) <> coalesce(retire_category.seen, 0) then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  insert into public.category_edits as e (category, part, is_retired)
  values (retire_category.category, retire_category.part, coalesce(retire_category.retired, true))
  on conflict on constraint category_edits_pkey do update set is_retired = excluded.is_retired
  returning e.version into saved;
  return saved;
end $$;

-- Takes away what staff added, for as long as no listing has it.
create function public.remove_category(category text, part text, seen integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before public.category_edits;
begin
  if not private.is_staff() then
    raise exception 'Only staff change categories' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('category_edits'));
  select * into before from public.category_edits as e
  where e.category = remove_category.category and e.part = remove_category.part and e.is_added;
  if before is null then
    raise exception 'No such category' using errcode = 'P0002';
  end if;
  if before.version <> coalesce(remove_category.seen, 0) then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  if private.listings_in(before.category, before.part) > 0
    or before.part = '' and exists (
      select from public.category_edits as e where e.category = before.category and e.part <> ''
    ) then
    raise exception 'in_use' using errcode = '22023';
  end if;
  delete from public.category_edits as e where e.category = before.category and e.part = before.part;
end $$;

-- For staff: how many listings each has, and for one of them who changed what.
create function public.categories_desk(category text default null, part text default '') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff see this' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'listings', (
      select coalesce(jsonb_agg(jsonb_build_object('category', c.business_category, 'part', c.subcategory, 'count', c.n)), '[]')
      from (
        select u.business_category, u.subcategory, count(*) as n
        from public.business_unified as u
        where u.business_category is not null
          and (categories_desk.category is null or u.business_category = categories_desk.category)
        group by 1, 2
      ) as c
    ),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('at', h.at, 'by', p.display_name, 'before', h.before, 'after', h.after, 'action', h.action) order by h.id desc), '[]')
      from (
        select a.* from public.audit_log as a
        where a.entity = 'category_edits' and a.entity_id = categories_desk.category || '/' || categories_desk.part
        order by a.id desc limit 20
      ) as h
      left join public.profiles as p on p.id = h.actor
    )
  );
end $$;

revoke execute on function
  private.is_texts_by_language(jsonb, integer), private.is_words_by_language(jsonb), private.fold_category_words(),
  private.category_parts(), private.part_meant(text), private.listings_in(text, text), private.is_known_category(text, text)
from public;
grant execute on function private.category_parts(), private.part_meant(text) to anon, authenticated, service_role;
revoke execute on function
  public.save_category(text, text, integer, jsonb), public.retire_category(text, text, integer, boolean),
  public.remove_category(text, text, integer), public.categories_desk(text, text)
from public, anon, authenticated;
grant execute on function
  public.save_category(text, text, integer, jsonb), public.retire_category(text, text, integer, boolean),
  public.remove_category(text, text, integer), public.categories_desk(text, text)
to authenticated, service_role;
