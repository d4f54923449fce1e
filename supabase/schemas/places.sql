-- Places: the lasting identity behind every business and mosque, and how several rows become one place.
--
-- For each kind there are three tables: rows people own here, rows imported from open data, and one public row per
-- place (unified). Owned and imported rows point at their place; a place keeps its id while its rows change.

create table public.places (
  id uuid primary key,
  kind text not null check (kind in ('business', 'mosque')),
  created_at timestamptz not null default now()
);
call private.passport('public.places', written_by => 'site');
comment on table public.places is
  'One row per distinct place. Reviews, photos, saves and the like refer to it: it stays while a listing is hidden, when the unified row is gone.';

create table public.place_redirects (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('business', 'mosque')),
  old_id uuid,
  old_slug text,
  new_id uuid not null references public.places (id) on delete cascade,
  at timestamptz not null default now(),
  unique (kind, old_id),
  unique (kind, old_slug),
  check (old_id is not null or old_slug is not null)
);
call private.passport(
  'public.place_redirects', written_by => 'site',
  places => '{"new_id": "private.merge_places_with_key"}',
  watched => '{id}'
);
create trigger move_rows after insert or update on public.place_redirects
for each row execute function private.move_rows();
create index place_redirects_new_id on public.place_redirects (new_id);
comment on table public.place_redirects is
  'Addresses that moved: after a rename (old_slug) or a merge (old_id too). A table that refers to places moves its rows in a trigger after insert here, which runs before the merged place is deleted.';
grant select on public.places, public.place_redirects to anon, authenticated;
create policy "everyone can see places" on public.places for select to anon, authenticated using (true);
create policy "everyone can follow redirects" on public.place_redirects for select to anon, authenticated using (true);

-- While on, the triggers of owned and imported tables let the bookkeeping below through.
create function private.set_settling(is_on boolean) returns void
language sql volatile set search_path = ''
as $$
  select set_config('mahalla.settling', case when is_on then 'on' else '' end, true)
$$;

create function private.place_tables(kind text, out owned text, out imported text, out unified text)
language sql immutable set search_path = ''
as $$
  select kind || case kind when 'business' then 'es' else 's' end, kind, kind || '_unified'
$$;

-- What a unified row copies: every plain column that all three tables have. A later migration that adds a column to
-- the three needs to change nothing here.
create function private.shared_columns(kind text) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select array_agg(u.attname::text order by u.attnum)
    from private.place_tables(kind) as t
    join pg_catalog.pg_attribute as u on u.attrelid = ('public.' || t.unified)::regclass
    where u.attnum > 0 and not u.attisdropped and u.attgenerated = ''
      and u.attname not in ('id', 'slug', 'source_table', 'source_row', 'created_at', 'updated_at')
      and exists (
        select from pg_catalog.pg_attribute as o
        where o.attrelid = ('public.' || t.owned)::regclass and o.attname = u.attname and not o.attisdropped
      )
      and exists (
        select from pg_catalog.pg_attribute as i
        where i.attrelid = ('public.' || t.imported)::regclass and i.attname = u.attname and not i.attisdropped
      )
  );
end $$;

-- Merges places whose rows share this key. Of mosques the place with an owned row stays, else the oldest. A business that
-- somebody keeps here never loses its place, nor gets another: only places nobody keeps are merged, into `keeper`, the
-- place of an owned row.
create function private.merge_places_with_key(kind text, place_key text, keeper uuid default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  t record;
  ordered uuid[];
  loser uuid;
begin
  t := private.place_tables(kind);
  execute format($sql$
    select array_agg(p.id order by p.id = $2 desc nulls last, p.has_owned desc, p.created_at, p.id)
    from (
      select p.id, p.created_at, exists (select from public.%1$I as o where o.place_id = p.id) as has_owned
      from public.places as p
      where p.id = $2 or p.id in (
        select place_id from public.%1$I where place_key = $1
        union select place_id from public.%2$I where place_key = $1
      )
    ) as p
    where not p.has_owned or %3$L = 'mosque' or p.id = $2 $sql$, t.owned, t.imported, kind)
  into ordered using place_key, keeper;
  foreach loser in array ordered[2:] loop
    perform private.set_settling(true);
    execute format('update public.%I set place_id = $1 where place_id = $2', t.owned) using ordered[1], loser;
    execute format('update public.%I set place_id = $1 where place_id = $2', t.imported) using ordered[1], loser;
    perform private.set_settling(false);
    update public.place_redirects set new_id = ordered[1] where new_id = loser;
    execute format($sql$
      insert into public.place_redirects (kind, old_id, old_slug, new_id)
      values ($1, $2, (select slug from public.%I where id = $2), $3)
      on conflict (kind, old_slug) do update set old_id = excluded.old_id, new_id = excluded.new_id
    $sql$, t.unified) using kind, loser, ordered[1];
    delete from public.places where id = loser;
  end loop;
  return ordered[1];
end $$;

-- Brings the unified rows of these places in line with their owned and imported rows.
create function private.publish_rows(kind text, place_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  t record;
  columns text;
  copied text;
begin
  t := private.place_tables(kind);
  select string_agg(quote_ident(name), ', '), string_agg(format('%1$I = excluded.%1$I', name), ', ')
  into columns, copied
  from unnest(private.shared_columns(kind)) as name;

  execute format($sql$
    delete from public.%3$I as u
    where u.id = any ($1)
      and not exists (select from public.%1$I where place_id = u.id and status = 'published')
      and not exists (select from public.%2$I where place_id = u.id and status = 'published')
  $sql$, t.owned, t.imported, t.unified) using place_ids;

  execute format($sql$
    delete from public.places as p
    where p.id = any ($1)
      and not exists (select from public.%1$I where place_id = p.id)
      and not exists (select from public.%2$I where place_id = p.id)
  $sql$, t.owned, t.imported) using place_ids;

  -- An owned row wins over imports, the older over the newer. The address is the wished one, else the dashed name;
  -- where another place has it, or had it, the place's short id is added.
  execute format($sql$
    with winner as (
      select distinct on (place_id) *
      from (
        select place_id, %1$L as source_table, id as source_row, 0 as rank, slug as wished, created_at as since, %4$s
        from public.%1$I where place_id = any ($1) and status = 'published'
        union all
        select place_id, %2$L, id, 1, slug, created_at, %4$s
        from public.%2$I where place_id = any ($1) and status = 'published'
      ) as candidates
      order by place_id, rank, since, source_row
    ),
    wish as (
      select w.*, u.slug as had, coalesce(w.wished, private.dashed(w.name)) as wish,
        '-' || left(w.place_id::text, 8) as suffix
      from winner as w left join public.%3$I as u on u.id = w.place_id
    ),
    addressed as (
      select w.*,
        case
          when w.had in (w.wish, w.wish || w.suffix) then w.had
          when row_number() over (partition by w.wish order by w.had is null, w.since, w.place_id) = 1
            and not exists (select from public.%3$I as x where x.slug = w.wish and x.id <> w.place_id)
            and not exists (
              select from public.place_redirects as r
              where r.kind = %5$L and r.old_slug = w.wish and r.new_id <> w.place_id
            )
          then w.wish
          else w.wish || w.suffix
        end as slug
      from wish as w
    ),
    moved as (
      insert into public.place_redirects (kind, old_slug, new_id)
      select %5$L, had, place_id from addressed where had <> slug
      on conflict (kind, old_slug) do update set new_id = excluded.new_id
    )
    insert into public.%3$I (id, slug, source_table, source_row, %4$s)
    select place_id, slug, source_table, source_row, %4$s from addressed
    on conflict (id) do update set
      slug = excluded.slug, source_table = excluded.source_table, source_row = excluded.source_row,
      updated_at = now(), %6$s
  $sql$, t.owned, t.imported, t.unified, columns, kind, copied) using place_ids;

  -- A place that has an address again does not redirect from it; the id it merged with still does.
  execute format($sql$
    update public.place_redirects as r set old_slug = null from public.%I as u
    where u.id = any ($1) and r.kind = $2 and r.old_slug = u.slug and r.new_id = u.id and r.old_id is not null
  $sql$, t.unified) using place_ids, kind;
  execute format($sql$
    delete from public.place_redirects as r using public.%I as u
    where u.id = any ($1) and r.kind = $2 and r.old_slug = u.slug and r.new_id = u.id
  $sql$, t.unified) using place_ids, kind;

  perform private.set_settling(true);
  execute format($sql$
    update public.%1$I as s set slug = u.slug from public.%2$I as u
    where s.place_id = any ($1) and u.id = s.place_id and s.slug is distinct from u.slug
  $sql$, t.owned, t.unified) using place_ids;
  execute format($sql$
    update public.%1$I as s set slug = u.slug from public.%2$I as u
    where s.place_id = any ($1) and u.id = s.place_id and s.slug is distinct from u.slug
  $sql$, t.imported, t.unified) using place_ids;
  perform private.set_settling(false);
end $$;

-- Gives new owned businesses their places: each one of its own. Those in `joining` may take the place of an import with
-- the same key that nobody keeps yet.
create function private.place_owned_businesses(owned_ids uuid[], joining uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with found as (
    select distinct on (o.place_key) o.id, o.created_at, known.place_id
    from public.businesses as o
    cross join lateral (
      select i.place_id from public.business as i
      where i.place_key = o.place_key and i.place_id is not null
        and not exists (select from public.businesses as h where h.place_id = i.place_id)
      order by i.created_at, i.place_id limit 1
    ) as known
    where o.id = any (joining) and o.place_id is null and o.status <> 'draft'
    order by o.place_key, o.created_at, o.id
  ),
  joined as materialized (
    select distinct on (f.place_id) f.id, f.place_id from found as f order by f.place_id, f.created_at, f.id
  ),
  fresh as materialized (
    select o.id, gen_random_uuid() as place_id from public.businesses as o
    where o.id = any (owned_ids) and o.place_id is null and not exists (select from joined as j where j.id = o.id)
  ),
  registered as (
    insert into public.places (id, kind) select f.place_id, 'business' from fresh as f
  )
  update public.businesses as o set place_id = p.place_id
  from (select id, place_id from joined union all select id, place_id from fresh) as p
  where o.id = p.id;
end $$;

-- Finds the places of new or changed rows, merges places that turn out to be one, and publishes the result.
-- Works on whole sets, so that an import of many thousand rows is a handful of statements.
-- An owned business never comes to stand at another's place because its particulars agree: only those in `joining`
-- take the places of imports that nobody keeps. An import that is new joins whoever is listed under its key.
create function private.settle_places(
  kind text, owned_ids uuid[], imported_ids uuid[], place_ids uuid[], joining uuid[] default '{}'
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  t record;
  shared record;
  affected uuid[];
begin
  t := private.place_tables(kind);
  -- One at a time per kind: two people adding the same place at once must end up with one place.
  perform pg_advisory_xact_lock(hashtext('mahalla.places.' || kind));

  perform private.set_settling(true);
  if kind = 'business' then
    perform private.place_owned_businesses(owned_ids, joining);
  end if;
  execute format($sql$
    with keys as (
      select place_key from public.%1$I where id = any ($1) and place_id is null
      union
      select place_key from public.%2$I where id = any ($2) and place_id is null
    ),
    known as (
      select distinct on (place_key) place_key, place_id
      from (
        select place_key, place_id, 0 as rank, created_at from public.%1$I join keys using (place_key)
        where place_id is not null and (%3$L = 'mosque' or status = 'published')
        union all
        select place_key, place_id, 1, created_at from public.%2$I join keys using (place_key)
        where place_id is not null
      ) as rows
      order by place_key, rank, created_at, place_id
    ),
    fresh as materialized (
      select place_key, gen_random_uuid() as place_id from keys
      where not exists (select from known where known.place_key = keys.place_key)
    ),
    registered as (
      insert into public.places (id, kind) select place_id, %3$L from fresh
    ),
    found as materialized (select place_key, place_id from known union all select place_key, place_id from fresh),
    owned as (
      update public.%1$I as r set place_id = found.place_id from found
      where r.place_key = found.place_key and r.place_id is null
    )
    update public.%2$I as r set place_id = found.place_id from found
    where r.place_key = found.place_key and r.place_id is null
  $sql$, t.owned, t.imported, kind) using owned_ids, imported_ids;
  perform private.set_settling(false);

  -- An imported mosque that shares its place with others does not drag them along when its own name changes. An imported
  -- business stays where it is: anyone can edit open data, and would lead one listing's reviews and claims to another.
  for shared in execute format($sql$
    with touched as (
      select place_key, place_id, case when %3$L = 'business' then place_id end as keeper
      from public.%1$I where id = any (case when %3$L = 'business' then $3 else $1 end)
      union
      select i.place_key, i.place_id, null from public.%2$I as i
      where i.id = any ($2) and %3$L = 'mosque'
        and not exists (select from public.%1$I as o where o.place_id = i.place_id)
        and not exists (select from public.%2$I as o where o.place_id = i.place_id and o.id <> i.id)
    )
    select distinct place_key, keeper from touched
    where %3$L = 'mosque' and exists (
        select from public.%1$I as o where o.place_key = touched.place_key and o.place_id <> touched.place_id
      )
      or exists (
        select from public.%2$I as i
        where i.place_key = touched.place_key and i.place_id <> touched.place_id
          and (%3$L = 'mosque' or not exists (select from public.%1$I as o where o.place_id = i.place_id))
      )
  $sql$, t.owned, t.imported, kind) using owned_ids, imported_ids, joining
  loop
    perform private.merge_places_with_key(kind, shared.place_key, shared.keeper);
  end loop;

  execute format($sql$
    select array_agg(distinct place_id) from (
      select unnest($3) as place_id
      union all select place_id from public.%1$I where id = any ($1)
      union all select place_id from public.%2$I where id = any ($2)
    ) as touched
    where place_id is not null
  $sql$, t.owned, t.imported) into affected using owned_ids, imported_ids, place_ids;
  perform private.publish_places(kind, affected);
end $$;

-- Trigger on owned and imported tables: arguments are the kind and whether rows are owned or imported.
create function private.settle_changed_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[];
  place_ids uuid[];
  joining uuid[] := '{}';
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(id) into ids from new_rows;
  end if;
  if tg_op <> 'INSERT' then
    select array_agg(distinct place_id) into place_ids from old_rows where place_id is not null;
  end if;
  if ids is null and place_ids is null then
    return null;
  end if;
  if tg_argv[1] <> 'owned' then
    perform private.settle_places(tg_argv[0], '{}', ids, coalesce(place_ids, '{}'));
    return null;
  end if;
  if tg_argv[0] = 'business' and tg_op = 'INSERT' then
    select coalesce(array_agg(n.id), '{}') into joining from new_rows as n
    where n.status <> 'draft' and private.may_join_place(n.owner_id);
  elsif tg_argv[0] = 'business' and tg_op = 'UPDATE' then
    select coalesce(array_agg(n.id), '{}') into joining from new_rows as n join old_rows as o on o.id = n.id
    where n.status <> 'draft' and (n.place_key <> o.place_key or o.status = 'draft') and private.may_join_place(n.owner_id);
  end if;
  perform private.settle_places(tg_argv[0], ids, '{}', coalesce(place_ids, '{}'), joining);
  return null;
end $$;

-- Whether a row may take the place of an import that has the same particulars and that nobody keeps: when the server or
-- staff write it, and staff not for themselves. Everyone else claims such a listing.
create function private.may_join_place(owner uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_server() or private.is_staff() and owner is distinct from auth.uid()
$$;

create procedure private.settle_on_change(target regclass, kind text, ownership text)
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create trigger settle_insert after insert on %s referencing new table as new_rows
     for each statement execute function private.settle_changed_rows(%L, %L)', target, kind, ownership);
  execute format(
    'create trigger settle_update after update on %s referencing old table as old_rows new table as new_rows
     for each statement execute function private.settle_changed_rows(%L, %L)', target, kind, ownership);
  execute format(
    'create trigger settle_delete after delete on %s referencing old table as old_rows
     for each statement execute function private.settle_changed_rows(%L, %L)', target, kind, ownership);
end $$;

-- Makes all unified rows anew, for repairs.
create function private.rebuild_unified(kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  t record;
  owned_ids uuid[];
  imported_ids uuid[];
begin
  t := private.place_tables(kind);
  execute format('select coalesce(array_agg(id), ''{}'') from public.%I', t.owned) into owned_ids;
  execute format('select coalesce(array_agg(id), ''{}'') from public.%I', t.imported) into imported_ids;
  perform private.settle_places(kind, owned_ids, imported_ids, (select array_agg(id) from public.places as p where p.kind = rebuild_unified.kind));
end $$;

revoke execute on function private.set_settling(boolean) from public;
revoke execute on function private.merge_places_with_key(text, text, uuid) from public;
revoke execute on function private.place_owned_businesses(uuid[], uuid[]) from public;
revoke execute on function private.publish_rows(text, uuid[]) from public;
revoke execute on function private.settle_places(text, uuid[], uuid[], uuid[], uuid[]) from public;
revoke execute on function private.may_join_place(uuid) from public;
revoke execute on procedure private.settle_on_change(regclass, text, text) from public;
revoke execute on function private.rebuild_unified(text) from public;

-- What a page reads must be what it says, whoever wrote it --------------------------------------------------------------

-- A zone of the tz database, in the names that browsers know too. Postgres alone would also take "X5" for one.
create function private.is_time_zone(value text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if value is null then
    return true;
  end if;
  if value !~ '^(UTC|Etc/(UTC|GMT|GMT[+-][0-9]{1,2})|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z_-]+){1,2})$' then
    return false;
  end if;
  begin
    perform timestamptz '2026-01-01 00:00:00+00' at time zone value;
  exception when invalid_parameter_value then
    return false;
  end;
  return true;
end $$;

-- http or https, a host that can be one, and no blanks.
create function private.is_web_address(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value is null
    or value ~* '^https?://([a-z0-9_-]|[^\x01-\x7f])+(\.([a-z0-9_-]|[^\x01-\x7f])+)*\.?(:[0-9]{1,5})?([/?#][^[:space:][:cntrl:]]*)?$'
$$;

-- On another site, or a path of this one.
create function private.is_image_address(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value is null or private.is_web_address(value) or value ~ '^/[A-Za-z0-9][^[:space:][:cntrl:]]*$'
$$;

-- Not infinity, and no year that no calendar shows.
create function private.is_sane_day(value date) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select value is null or value between date '1900-01-01' and date '2200-01-01' $$;

-- An object whose keys and the kinds of their values are those of opening hours; what stands inside is read with care.
create function private.is_time_of_day(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(value ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$', false) $$;

-- Pairs of times: from when to when.
create function private.is_intervals(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 6 and not exists (
    select from jsonb_array_elements(value) as pair
    where jsonb_typeof(pair) <> 'array' or jsonb_array_length(pair) <> 2
      or not private.is_time_of_day(pair ->> 0) or not private.is_time_of_day(pair ->> 1)
  )
$$;

create function private.is_opening_hours(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value is null or jsonb_typeof(value) = 'object' and octet_length(value::text) <= 16384 and not exists (
    select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
    where not case
      when entry.key in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun') then private.is_intervals(entry.value)
      when entry.key = 'exceptions' then jsonb_typeof(entry.value) = 'array' and not exists (
        select from jsonb_array_elements(case when jsonb_typeof(entry.value) = 'array' then entry.value else '[]' end) as day
        where coalesce(day ->> 'date', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' or not private.is_intervals(coalesce(day -> 'intervals', '0'))
      )
      when entry.key = 'ramadan' then jsonb_typeof(entry.value) = 'null' or jsonb_typeof(entry.value) = 'object' and not exists (
        select from jsonb_each(case when jsonb_typeof(entry.value) = 'object' then entry.value else '{}' end) as day
        where day.key not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun') or not private.is_intervals(day.value)
      )
      when entry.key = 'jumuah' then jsonb_typeof(entry.value) = 'null' or jsonb_typeof(entry.value) = 'object' and (
        entry.value ? 'minutes' or private.is_time_of_day(entry.value ->> 'from') and private.is_time_of_day(entry.value ->> 'to')
      )
      when entry.key = 'prayerBreaks' then jsonb_typeof(entry.value) in ('object', 'null')
      else false
    end
  )
$$;

-- Yes, no or nothing for each key.
create function private.is_yes_or_no(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value is null or jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
    where jsonb_typeof(entry.value) not in ('boolean', 'null')
  )
$$;

-- One level of words, numbers and yes or no: no object inside of it.
create function private.is_flat(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value is null or jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
    where jsonb_typeof(entry.value) = 'object'
  )
$$;
