create table public.imports (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'business' check (kind in ('business', 'mosque', 'prayer_room', 'both')),
  file_name text not null check (length(file_name) between 1 and 200),
  file_size bigint not null default 0 check (file_size >= 0),
  format text check (format in ('csv', 'geojson', 'overpass', 'pbf')),
  source text not null check (length(source) between 1 and 60),
  licence text check (length(licence) <= 200),
  options jsonb not null default '{}' check (jsonb_typeof(options) = 'object' and octet_length(options::text) <= 4096),
  mapping jsonb not null default '{}' check (jsonb_typeof(mapping) = 'object' and octet_length(mapping::text) <= 16384),
  preview jsonb check (octet_length(preview::text) <= 262144),
  report jsonb check (octet_length(report::text) <= 262144),
  state text not null default 'uploaded'
    check (state in ('uploaded', 'previewed', 'staging', 'staged', 'merging', 'done', 'failed', 'undoing', 'undone')),
  failed_in text check (failed_in in ('uploaded', 'staging', 'merging', 'undoing')),
  error text check (length(error) <= 1000),
  bytes_read bigint not null default 0,
  read_count bigint not null default 0,
  staged_count bigint not null default 0,
  skipped_count bigint not null default 0,
  refused_count bigint not null default 0,
  new_count bigint not null default 0,
  changed_count bigint not null default 0,
  same_count bigint not null default 0,
  duplicate_count bigint not null default 0,
  merged_count bigint not null default 0,
  undone_count bigint not null default 0,
  kept_count bigint not null default 0,
  last_seq bigint not null default 0,
  merged_through bigint not null default 0,
  started_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  staged_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz,
  updated_at timestamptz not null default now()
);
call private.passport('public.imports', written_by => 'members', people => '{"started_by": {"left_out": "work of the team"}}');
create index imports_created_at on public.imports (created_at desc);
create index imports_started_by on public.imports (started_by);
create index imports_under_way on public.imports (created_at) where state in ('uploaded', 'staging', 'merging', 'undoing');
comment on table public.imports is
  'One row per imported file: what it is, how its columns are read, how far it has come, and what it did.';
comment on column public.imports.merged_through is 'Staged rows up to this number are merged: where a stopped import goes on.';
comment on column public.imports.kept_count is
  'Rows an undo hid instead of removing, because members have written about the place since.';

create table public.import_problems (
  id bigint generated always as identity primary key,
  import_id uuid not null references public.imports (id) on delete cascade,
  line bigint not null,
  reason text not null check (length(reason) between 1 and 60),
  excerpt text check (length(excerpt) <= 300)
);
call private.passport('public.import_problems', written_by => 'members');
create index import_problems_import_id on public.import_problems (import_id, line);
comment on table public.import_problems is
  'Lines that an import refused, with the reason. At most 2000 are kept per import; imports.refused_count has them all.';

create trigger touch_updated_at before update on public.imports
for each row execute function private.touch_updated_at();
grant select on public.imports, public.import_problems to authenticated;
grant insert (id, kind, file_name, file_size, source, licence, options, started_by) on public.imports to authenticated;
create policy "staff can see imports" on public.imports
for select to authenticated using ((select private.is_staff()));
create policy "staff can start imports in their own name" on public.imports
for insert to authenticated with check ((select private.is_staff()) and started_by = (select auth.uid()));
create policy "staff can see what imports refused" on public.import_problems
for select to authenticated using ((select private.is_staff()));

-- What a file says, one row per place, before it is merged. A null says nothing, so it never wipes out what is known.
create table private.import_rows (
  import_id uuid not null,
  kind text not null,
  seq bigint not null,
  line bigint not null,
  source_id text not null,
  name text not null,
  local_name text,
  description text,
  image text,
  business_type text,
  business_category text,
  subcategory text,
  cuisines text[],
  mosque_type text,
  address text,
  city text,
  state text,
  country text,
  country_code text,
  latitude double precision,
  longitude double precision,
  time_zone text,
  phone text,
  email text,
  website text,
  whatsapp text,
  hours jsonb,
  services text[],
  muslim_owned boolean,
  price_range text,
  tags text[],
  languages text[],
  facts jsonb,
  halal jsonb,
  facilities jsonb,
  room jsonb,
  raw jsonb,
  place_key text generated always as (
  case kind when 'business' then private.business_key(null::uuid, name, city, phone, latitude, longitude)
  else private.mosque_key(null::uuid, name, city, latitude, longitude) end
  ) stored,
  wish text generated always as (private.dashed(name)) stored
) partition by list (import_id);
call private.passport('private.import_rows', written_by => 'site');
comment on table private.import_rows is 'Staged rows of imports under way. One unlogged partition per import.';

-- What rows were before an import changed them. Rows it added are those with its import_id and no entry here.
create table private.import_changes (
  import_id uuid not null references public.imports (id) on delete cascade,
  kind text not null,
  row_id uuid not null,
  before jsonb not null,
  primary key (import_id, kind, row_id)
);
call private.passport('private.import_changes', written_by => 'site');
create index import_changes_row_id on private.import_changes (row_id);
comment on table private.import_changes is 'Rows as they were before an import changed them, for its undo.';

-- What a source said of a row beyond the columns we know, word for word: names of operators, notes, contacts of people.
-- For operators; it is no part of the directory.
create table private.imported_originals (
  row_id uuid primary key,
  raw jsonb not null
);
call private.passport('private.imported_originals', written_by => 'site');
comment on table private.imported_originals is 'All tags of an imported row as its source has them, by the id of the row.';

create function private.forget_originals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.imported_originals as o using old_rows as r where o.row_id = r.id;
  return null;
end $$;
create trigger forget_originals after delete on public.business referencing old table as old_rows
for each statement execute function private.forget_originals();
create trigger forget_originals after delete on public.mosque referencing old table as old_rows
for each statement execute function private.forget_originals();
revoke execute on function private.forget_originals() from public, anon, authenticated;

create function private.import_partition(import_id uuid) returns text
language sql immutable set search_path = ''
as $$
  select 'import_rows_' || replace(import_id::text, '-', '')
$$;

-- The columns an import can fill in an imported table, with what an empty one becomes in a new row.
create function private.import_columns(kind text, out name text, out fallback text) returns setof record
language sql stable set search_path = ''
as $$
  select i.attname::text, case when i.attnotnull then pg_get_expr(d.adbin, d.adrelid) end
  from pg_catalog.pg_attribute as i
  join pg_catalog.pg_attribute as s
    on s.attrelid = 'private.import_rows'::regclass and s.attname = i.attname and not s.attisdropped
  left join pg_catalog.pg_attrdef as d on d.adrelid = i.attrelid and d.adnum = i.attnum
  where i.attrelid = ('public.' || (private.place_tables(import_columns.kind)).imported)::regclass
    and i.attnum > 0 and not i.attisdropped and i.attgenerated = ''
    and i.attname not in ('import_id', 'source_id', 'raw')
$$;

create function private.import_kinds(kind text) returns text[]
language sql immutable set search_path = ''
as $$
  select case kind when 'both' then array['business', 'mosque', 'prayer_room'] else array[kind] end
$$;

-- Makes room for the rows of an import, throwing away what an earlier attempt left.
create function public.begin_import_staging(import_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  partition text := private.import_partition(import_id);
begin
  perform from public.imports as i where i.id = begin_import_staging.import_id for update;
  execute format('drop table if exists private.%I', partition);
  execute format('create unlogged table private.%I (like private.import_rows including defaults including generated)', partition);
  execute format('alter table private.import_rows attach partition private.%I for values in (%L)', partition, import_id);
  delete from public.import_problems as p where p.import_id = begin_import_staging.import_id;
  update public.imports as i
  set bytes_read = 0, read_count = 0, staged_count = 0, skipped_count = 0, refused_count = 0, last_seq = 0, report = null
  where i.id = begin_import_staging.import_id;
end $$;

-- Adds rows over the API, where the database cannot be reached directly.
create function public.stage_import_rows(import_id uuid, staged jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  names text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into names
  from pg_catalog.pg_attribute as a
  where a.attrelid = 'private.import_rows'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format(
    'insert into private.import_rows (%1$s)
     select %1$s from jsonb_array_elements($1) as entry, jsonb_populate_record(null::private.import_rows, entry || $2)', names)
  using staged, jsonb_build_object('import_id', stage_import_rows.import_id);
end $$;

create function private.add_import_problems(import uuid, problems jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.import_problems (import_id, line, reason, excerpt)
  select import, (p ->> 'line')::bigint, left(p ->> 'reason', 60), left(p ->> 'excerpt', 300)
  from jsonb_array_elements(problems) with ordinality as given (p, place)
  where place <= 2000 - (select count(*) from public.import_problems where import_id = import)
$$;

-- How far reading has come, with the lines refused since the last call.
create function public.report_import_progress(import_id uuid, progress jsonb, problems jsonb default '[]') returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.add_import_problems(import_id, problems);
  update public.imports as i
  set bytes_read = coalesce((progress ->> 'bytes_read')::bigint, i.bytes_read),
    read_count = coalesce((progress ->> 'read_count')::bigint, i.read_count),
    staged_count = coalesce((progress ->> 'staged_count')::bigint, i.staged_count),
    skipped_count = coalesce((progress ->> 'skipped_count')::bigint, i.skipped_count),
    refused_count = coalesce((progress ->> 'refused_count')::bigint, i.refused_count)
  where i.id = report_import_progress.import_id;
end $$;

-- What merging would do: new, changed, same, and new rows that are a place we know (or the file has twice).
create function private.count_import(import public.imports) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  one_kind text;
  t record;
  changed text;
  part jsonb;
  result jsonb := '{}';
begin
  foreach one_kind in array private.import_kinds(import.kind) loop
    if one_kind = 'prayer_room' then
      result := result || jsonb_build_object(one_kind, private.count_prayer_rooms(import));
      continue;
    end if;
    t := private.place_tables(one_kind);
    select string_agg(format('coalesce(s.%1$I, e.%1$I) is distinct from e.%1$I', name), ' or ') into changed
    from private.import_columns(one_kind);
    execute format($sql$
      with compared as materialized (
        select s.seq, s.line, s.name, s.city, s.phone, s.place_key, e.id as row_id,
          e.id is not null and (%3$s) as is_changed, e.name as old_name, e.city as old_city, e.phone as old_phone
        from private.import_rows as s
        left join public.%2$I as e on e.source = $2 and e.source_id = s.source_id
        where s.import_id = $1 and s.kind = %4$L
      ),
      known as (
        select distinct on (c.seq) c.seq, r.source_table, r.name, r.city
        from compared as c
        join (
          select place_key, 0 as rank, %1$L as source_table, name, city from public.%1$I
          union all
          select place_key, 1, %2$L, name, city from public.%2$I
        ) as r on r.place_key = c.place_key
        where c.row_id is null
        order by c.seq, r.rank
      ),
      repeated as (
        select seq, line, name, city, first_line from (
          select seq, line, name, city, first_value(line) over same as first_line, row_number() over same as n
          from compared where row_id is null
          window same as (partition by place_key order by seq)
        ) as numbered
        where n > 1 and not exists (select from known where known.seq = numbered.seq)
      )
      select jsonb_build_object(
        'new', (select count(*) from compared where row_id is null),
        'changed', (select count(*) from compared where is_changed),
        'same', (select count(*) from compared where row_id is not null and not is_changed),
        'known', (select count(*) from known),
        'repeated', (select count(*) from repeated),
        'examples', jsonb_build_object(
          'new', (select coalesce(jsonb_agg(x), '[]') from (
            select line, name, city from compared as c
            where row_id is null and not exists (select from known where known.seq = c.seq)
            order by seq limit 5) as x),
          'changed', (select coalesce(jsonb_agg(x), '[]') from (
            select line, name, city, phone, old_name, old_city, old_phone from compared where is_changed order by seq limit 5) as x),
          'known', (select coalesce(jsonb_agg(x), '[]') from (
            select c.line, c.name, c.city, k.name as old_name, k.city as old_city, k.source_table
            from known as k join compared as c using (seq) order by seq limit 5) as x),
          'repeated', (select coalesce(jsonb_agg(x), '[]') from (
            select line, name, city, first_line from repeated order by seq limit 5) as x)
        )
      )
    $sql$, t.owned, t.imported, changed, one_kind)
    into part using import.id, import.source;
    result := result || jsonb_build_object(one_kind, part);
  end loop;
  return result;
end $$;

-- Rows that shipped under their coordinates take the id of the element that stands there, once an extract tells it: then the
-- extract brings them up to date instead of adding them again.
create function private.match_by_coordinates(import public.imports) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if import.kind = 'mosque' or not exists (
    select from public.business as e where e.source = import.source and e.source_id like 'at/%'
  ) then
    return;
  end if;
  perform private.set_settling(true);
  execute format($sql$
    with met as (
      select distinct on (e.id) e.id, s.source_id
      from public.business as e
      cross join generate_series(-1, 1) as step
      join private.%I as s on floor(s.latitude * 1000) = floor(e.latitude * 1000) + step
      where e.source = $1 and e.source_id like 'at/%%' and s.kind = 'business' and s.source_id not like 'at/%%'
        and abs(s.latitude - e.latitude) < 0.0006 and abs(s.longitude - e.longitude) < 0.0009
        and (private.fold(s.name) = private.fold(e.name)
          or (abs(s.latitude - e.latitude) < 0.000002 and abs(s.longitude - e.longitude) < 0.000002))
        and not exists (select from public.business as o where o.source = $1 and o.source_id = s.source_id)
      order by e.id, private.fold(s.name) <> private.fold(e.name), abs(s.latitude - e.latitude) + abs(s.longitude - e.longitude)
    ),
    once as (select distinct on (source_id) id, source_id from met order by source_id, id)
    update public.business as e set source_id = once.source_id from once where e.id = once.id
  $sql$, private.import_partition(import.id)) using import.source;
  perform private.set_settling(false);
end $$;

-- The whole file is read. A source id given twice counts once: the later lines are refused.
create function public.finish_import_staging(import_id uuid, with_report boolean default true) returns void
language plpgsql volatile security definer set search_path = '' set work_mem = '64MB'
set maintenance_work_mem = '256MB' set default_statistics_target = 20
as $$
declare
  import public.imports;
  partition text := private.import_partition(import_id);
  problems jsonb;
  refused bigint;
  staged bigint;
  through bigint;
  part_count smallint;
begin
  execute format($sql$
    with repeated as (
      select kind, source_id from private.%1$I group by kind, source_id having count(*) > 1
    ),
    numbered as (
      select seq, row_number() over (partition by kind, source_id order by seq) as n
      from private.%1$I join repeated using (kind, source_id)
    ),
    gone as (
      delete from private.%1$I as s using numbered where numbered.seq = s.seq and numbered.n > 1
      returning s.line, s.source_id
    )
    select count(*), coalesce(
      jsonb_agg(jsonb_build_object('line', line, 'reason', 'source_id_repeated', 'excerpt', source_id) order by line)
        filter (where n <= 2000), '[]')
    from (select line, source_id, row_number() over (order by line) as n from gone) as few
  $sql$, partition) into refused, problems;
  perform private.add_import_problems(import_id, problems);
  select * into import from public.imports as i where i.id = finish_import_staging.import_id;
  perform private.match_by_coordinates(import);
  execute format('select count(*), coalesce(max(seq), 0) from private.%I', partition) into staged, through;

  -- A file that is read again after its merging began keeps the parts it has: each knows how far it is.
  delete from private.import_parts as p using public.imports as i
  where p.import_id = finish_import_staging.import_id and i.id = p.import_id and i.merged_through = 0;
  part_count := private.parts_for(staged);
  insert into private.import_parts (import_id, part, parts)
  select finish_import_staging.import_id, number, part_count from generate_series(0, part_count - 1) as number
  where not exists (select from private.import_parts as p where p.import_id = finish_import_staging.import_id);
  select p.parts into part_count from private.import_parts as p where p.import_id = finish_import_staging.import_id limit 1;
  execute format('create index on private.%I ((hashtext(wish) & %s), seq)', partition, part_count - 1);
  execute format('analyze private.%I', partition);

  update public.imports as i
  set staged_count = staged, refused_count = i.refused_count + refused, last_seq = through,
    staged_at = now(), bytes_read = i.file_size
  where i.id = finish_import_staging.import_id
  returning * into import;
  if with_report then
    update public.imports as i set report = private.report_import(import) where i.id = import.id;
  end if;
end $$;

create function private.add_counts(a jsonb, b jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(key, coalesce((a ->> key)::bigint, 0) + coalesce((b ->> key)::bigint, 0))
  from (select jsonb_object_keys(a) as key union select jsonb_object_keys(b)) as keys
$$;

-- Tells caches that whole tables changed: one notice, where the triggers were passed by.
create function private.announce_import(kind text) returns void
language sql volatile set search_path = ''
as $$
  select pg_notify('changes', jsonb_build_object('schema', 'public', 'table', name, 'type', 'INSERT', 'key', '{}'::jsonb)::text)
  from private.place_tables(kind) as t,
    unnest(case kind when 'prayer_room' then array[t.owned] else array[t.imported, t.unified] end) as name
$$;

-- Of these places, those that members or staff have written something about. Found by the foreign keys, so that a new
-- table counts by itself.
create function private.places_in_use(place_ids uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  query text;
begin
  select string_agg(format('select %1$I from %2$s where %1$I = any ($1)', a.attname, c.conrelid::regclass), ' union ')
  into query
  from pg_catalog.pg_constraint as c
  join pg_catalog.pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'public.places'::regclass
    and c.conrelid not in (
      'public.businesses'::regclass, 'public.business'::regclass, 'public.business_unified'::regclass,
      'public.mosques'::regclass, 'public.mosque'::regclass, 'public.mosque_unified'::regclass,
      'public.place_redirects'::regclass, 'public.place_standing'::regclass
    );
  if query is not null then
    return query execute query using place_ids;
  end if;
end $$;

-- Takes back the next rows of an import: first what it changed, then what it added.
create function public.undo_import_batch(import_id uuid, max_rows integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  import public.imports;
  one_kind text;
  t record;
  restored text;
  ids uuid[];
  kept uuid[];
  part bigint;
  rooms_hidden bigint;
  done bigint := 0;
  hidden bigint := 0;
begin
  -- A batch that a process left behind when it ended may still be running: what it adds is undone too.
  perform from private.import_parts as p where p.import_id = undo_import_batch.import_id order by p.part for update;
  select * into import from public.imports as i where i.id = undo_import_batch.import_id for update;
  if import.state is distinct from 'undoing' then
    return jsonb_build_object('state', import.state);
  end if;
  execute format('drop table if exists private.%I', private.import_partition(import.id));
  -- Rows that a later import changed stay as they are; its own undo must then lead to what was before this one.
  update private.import_changes as later set before = mine.before
  from private.import_changes as mine
  where mine.import_id = import.id and later.row_id = mine.row_id and later.kind = mine.kind
    and later.before ->> 'import_id' = import.id::text;
  delete from private.import_changes as later
  where later.before ->> 'import_id' = import.id::text
    and not exists (
      select from private.import_changes as mine
      where mine.import_id = import.id and mine.kind = later.kind and mine.row_id = later.row_id
    );

  foreach one_kind in array private.import_kinds(import.kind) loop
    continue when done >= max_rows;
    if one_kind = 'prayer_room' then
      select u.done, u.hidden into part, rooms_hidden from private.undo_prayer_rooms(import.id, (max_rows - done)::integer) as u;
      done := done + part;
      hidden := hidden + rooms_hidden;
      continue;
    end if;
    t := private.place_tables(one_kind);
    select string_agg(format('%1$I = old.%1$I', c.name), ', ') into restored from private.import_columns(one_kind) as c;
    select array_agg(row_id) into ids from (
      select c.row_id from private.import_changes as c
      where c.import_id = import.id and c.kind = one_kind limit max_rows - done
    ) as few;
    if ids is not null then
      execute format($sql$
        update public.%1$I as e
        set %2$s, licence = old.licence, import_id = old.import_id
        from private.import_changes as c, jsonb_populate_record(null::public.%1$I, c.before) as old
        where c.import_id = $1 and c.kind = %3$L and c.row_id = any ($2) and e.id = c.row_id and e.import_id = $1
      $sql$, t.imported, restored, one_kind) using import.id, ids;
      execute format($sql$
        with undone as (
          select c.row_id, nullif(c.before -> 'raw', 'null') as raw
          from private.import_changes as c join public.%1$I as e on e.id = c.row_id
          where c.import_id = $1 and c.kind = %2$L and c.row_id = any ($2)
            and e.import_id is not distinct from (c.before ->> 'import_id')::uuid
        ),
        gone as (
          delete from private.imported_originals as o using undone as u where o.row_id = u.row_id and u.raw is null
        )
        insert into private.imported_originals as o (row_id, raw)
        select u.row_id, u.raw from undone as u where u.raw is not null
        on conflict (row_id) do update set raw = excluded.raw
      $sql$, t.imported, one_kind) using import.id, ids;
      delete from private.import_changes as c
      where c.import_id = import.id and c.kind = one_kind and c.row_id = any (ids);
      done := done + cardinality(ids);
      continue;
    end if;
    execute format('select array_agg(id) from (select id from public.%I where import_id = $1 limit $2) as few', t.imported)
    into ids using import.id, max_rows - done;
    continue when ids is null;
    execute format($sql$
      with mine as (select id, place_id from public.%1$I where id = any ($1)),
      used as (select private.places_in_use((select array_agg(distinct place_id) from mine)) as place_id)
      select coalesce(array_agg(mine.id), '{}') from mine join used using (place_id)
      where not exists (select from public.%2$I as o where o.place_id = mine.place_id)
        and not exists (select from public.%1$I as o where o.place_id = mine.place_id and o.id <> all ($1))
    $sql$, t.imported, t.owned) into kept using ids;
    execute format('update public.%I set status = ''hidden'', import_id = null where id = any ($1)', t.imported) using kept;
    execute format('delete from public.%I where id = any ($1) and id <> all ($2)', t.imported) using ids, kept;
    get diagnostics part = row_count;
    done := done + part + cardinality(kept);
    hidden := hidden + cardinality(kept);
  end loop;

  update public.imports as i
  set undone_count = i.undone_count + done, kept_count = i.kept_count + hidden,
    state = case when done = 0 then 'undone' else i.state end,
    undone_at = case when done = 0 then now() end
  where i.id = import.id
  returning * into import;
  if import.state = 'undone' then
    delete from private.import_parts as p where p.import_id = import.id;
  end if;
  return jsonb_build_object('state', import.state, 'undone', done);
end $$;

-- The engine's own steps: what a file looks like, and that something went wrong.
create function public.note_import_preview(import_id uuid, format text, preview jsonb, mapping jsonb, options jsonb)
returns void
language sql volatile security definer set search_path = ''
as $$
  update public.imports as i
  set format = note_import_preview.format, preview = note_import_preview.preview,
    mapping = note_import_preview.mapping,
    options = i.options || note_import_preview.options, state = 'previewed'
  where i.id = note_import_preview.import_id and i.state = 'uploaded'
$$;

create function public.note_import_staged(import_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.imports as i set state = case when i.merged_through > 0 then 'merging' else 'staged' end
  where i.id = note_import_staged.import_id and i.state = 'staging'
$$;

create function public.note_import_failure(import_id uuid, reason text) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.imports as i set state = 'failed', failed_in = i.state, error = left(reason, 1000)
  where i.id = note_import_failure.import_id and i.state in ('uploaded', 'staging', 'merging', 'undoing')
$$;

-- What staff decide about an import. Each step is allowed from certain states only, so pressing twice does no harm.
create function private.refuse_import_step(import public.imports, step text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if import.id is null then
    raise exception 'missing' using errcode = '22023', detail = 'There is no such import';
  end if;
  raise exception 'conflict' using errcode = '22023', detail = format('An import that is %s cannot be %s', import.state, step);
end $$;

create function public.stage_import(
  import_id uuid, mapping jsonb, kind text, source text, licence text default null, take_all boolean default false
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  import public.imports;
begin
  if not private.is_trusted() then
    raise exception 'Only staff can import' using errcode = '42501';
  end if;
  select * into import from public.imports as i where i.id = stage_import.import_id for update;
  if import.id is null or import.state not in ('previewed', 'staged') then
    perform private.refuse_import_step(import, 'read');
  end if;
  update public.imports as i
  set mapping = stage_import.mapping, kind = stage_import.kind, source = stage_import.source,
    licence = stage_import.licence, options = i.options || jsonb_build_object('all', take_all), state = 'staging'
  where i.id = import.id;
end $$;

create function public.merge_import(import_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  import public.imports;
begin
  if not private.is_trusted() then
    raise exception 'Only staff can import' using errcode = '42501';
  end if;
  select * into import from public.imports as i where i.id = merge_import.import_id for update;
  if import.id is null or import.state <> 'staged' then
    perform private.refuse_import_step(import, 'merged');
  end if;
  update public.imports as i set state = 'merging' where i.id = import.id;
end $$;

create function public.undo_import(import_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  import public.imports;
begin
  if not private.is_trusted() then
    raise exception 'Only staff can undo imports' using errcode = '42501';
  end if;
  select * into import from public.imports as i where i.id = undo_import.import_id for update;
  if import.id is null or import.state in ('undoing', 'undone') then
    perform private.refuse_import_step(import, 'undone');
  end if;
  update public.imports as i set state = 'undoing', error = null, failed_in = null where i.id = import.id;
end $$;

create function public.resume_import(import_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  import public.imports;
begin
  if not private.is_trusted() then
    raise exception 'Only staff can import' using errcode = '42501';
  end if;
  select * into import from public.imports as i where i.id = resume_import.import_id for update;
  if import.id is null or import.state <> 'failed' or import.failed_in is null then
    perform private.refuse_import_step(import, 'resumed');
  end if;
  update public.imports as i set state = import.failed_in, failed_in = null, error = null where i.id = import.id;
end $$;

-- The rows are gone from staging (the database crashed): read the file again, then go on where merging stopped.
create function public.restage_import(import_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.imports as i set state = 'staging'
  where i.id = restage_import.import_id and i.state = 'merging'
$$;

do $$
declare
  name regprocedure;
begin
  for name in
    select p.oid from pg_catalog.pg_proc as p join pg_catalog.pg_namespace as n on n.oid = p.pronamespace
    where (n.nspname = 'private' and p.proname in (
        'import_partition', 'import_columns', 'import_key', 'import_kinds', 'import_row_id', 'add_import_problems',
        'count_import', 'match_by_coordinates', 'report_import', 'merge_import_range', 'add_counts', 'announce_import', 'places_in_use', 'refuse_import_step'))
      or (n.nspname = 'public' and p.proname in (
        'begin_import_staging', 'stage_import_rows', 'report_import_progress', 'finish_import_staging',
        'merge_import_batch', 'undo_import_batch', 'note_import_preview', 'note_import_staged', 'note_import_failure',
        'restage_import', 'stage_import', 'merge_import', 'undo_import', 'resume_import'))
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', name);
    execute format('grant execute on function %s to service_role', name);
  end loop;
end $$;
grant execute on function public.stage_import(uuid, jsonb, text, text, text, boolean), public.merge_import(uuid),
  public.undo_import(uuid), public.resume_import(uuid) to authenticated;

-- The open-data table: one page of businesses, mosques or both, in a stable order, onward or back from a cursor.
-- A cursor is the sort values of a row, then its kind and id. Names and places sort by their bytes: the same on every
-- server, and the index for prefixes answers it.
create index business_unified_updated_at on public.business_unified (updated_at, id);
create index mosque_unified_updated_at on public.mosque_unified (updated_at, id);

create function private.records_of(kind text, filters jsonb, sort_by text, after_row jsonb, is_back boolean, max_results integer)
returns setof jsonb
language plpgsql stable set search_path = ''
as $$
declare
  is_business boolean := kind = 'business';
  sort_value text;
  ahead text;
  direction text;
  conditions text := '';
  words tsquery;
begin
  sort_value := case sort_by
    when 'place' then $q$(coalesce(r.country_code, '') || '|' || coalesce(r.city, ''))$q$
    when 'updated' then 'r.updated_at'
    else 'r.name_folded' end;
  -- Newest first, names and places from the start of the alphabet; backwards the other way round.
  ahead := case when sort_by = 'updated' then case when is_back then '>' else '<' end
    else case when is_back then '~<~' else '~>~' end end;
  direction := case when sort_by = 'updated' then case when is_back then 'asc' else 'desc' end
    else case when is_back then 'using operator(pg_catalog.~>~)' else 'using operator(pg_catalog.~<~)' end end;
  if filters ->> 'country' is not null then
    conditions := conditions || $q$ and r.country_code = $1 ->> 'country'$q$;
  end if;
  if filters ->> 'city' is not null then
    conditions := conditions || $q$ and lower(r.city) = lower($1 ->> 'city')$q$;
  end if;
  if filters ->> 'category' is not null then
    if not is_business then
      return;
    end if;
    conditions := conditions || $q$ and r.business_category = $1 ->> 'category'$q$;
  end if;
  if filters ->> 'source' = 'site' then
    conditions := conditions || ' and r.source is null';
  elsif filters ->> 'source' is not null then
    conditions := conditions || $q$ and r.source = $1 ->> 'source'$q$;
  end if;
  if (filters ->> 'without_samples')::boolean then
    conditions := conditions || ' and not r.is_sample';
  end if;
  if filters ->> 'text' is not null then
    words := private.prefix_query(filters ->> 'text');
    if words is null then
      return;
    end if;
    conditions := conditions || ' and r.search @@ $3';
  end if;
  if is_business then
    conditions := conditions || ' and r.is_offered';
  end if;
  if after_row is not null then
    -- Where the sort values are equal, businesses come before mosques, then ids decide.
    conditions := conditions || format(
      ' and %1$s operator(pg_catalog.%2$s) ($2 ->> 0)::%3$s
        and (%1$s operator(pg_catalog.%4$s) ($2 ->> 0)::%3$s or %5$s)',
      sort_value,
      case ahead when '>' then '>=' when '<' then '<=' when '~>~' then '~>=~' else '~<=~' end,
      case when sort_by = 'updated' then 'timestamptz' else 'text' end,
      ahead,
      case
        when kind = after_row ->> 1 then format('r.id %s ($2 ->> 2)::uuid', case when is_back then '<' else '>' end)
        else ((kind > after_row ->> 1) <> is_back)::text
      end);
  end if;
  return query execute format($sql$
    select jsonb_build_object(
      'kind', %1$L, 'id', r.id, 'slug', r.slug, 'name', r.name, 'local_name', r.local_name,
      'category', %2$s, 'subcategory', %3$s, 'address', r.address, 'city', r.city, 'state', r.state,
      'country', r.country, 'country_code', r.country_code, 'latitude', r.latitude, 'longitude', r.longitude,
      'phone', r.phone, 'website', r.website, 'halal_level', %4$s, 'halal_said_by', %11$s, 'source', r.source, 'licence', r.licence,
      'is_sample', r.is_sample, 'updated_at', r.updated_at, 'sort', %5$s)
    from public.%6$I as r
    where true %7$s
    order by %5$s %8$s, r.id %9$s
    limit %10$s
  $sql$, kind,
    case when is_business then 'r.business_category' else 'r.mosque_type' end,
    case when is_business then 'r.subcategory' else 'null::text' end,
    case when is_business then 'r.halal_level' else 'null::smallint' end,
    sort_value, kind || '_unified', conditions, direction, case when is_back then 'desc' else 'asc' end,
    max_results, case when is_business then 'r.halal_said_by' else 'null::text' end)
  using filters, after_row, words;
end $$;

create function public.records_page(
  filters jsonb default '{}', sort_by text default 'name', after_row jsonb default null, is_back boolean default false,
  max_results integer default 50
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  page_size integer := least(greatest(max_results, 1), 1000);
  kinds text[];
  found jsonb[];
begin
  kinds := case filters ->> 'kind' when 'business' then array['business'] when 'mosque' then array['mosque']
    else array['business', 'mosque'] end;
  if jsonb_typeof(filters) <> 'object' or octet_length(filters::text) > 4096 then
    raise exception 'filters must be a small object' using errcode = '22023';
  end if;
  if sort_by not in ('name', 'place', 'updated') then
    raise exception 'sort_by must be name, place or updated' using errcode = '22023';
  end if;
  -- One more than asked for, to know whether it goes on.
  select array_agg(r order by
    case when sort_by <> 'updated' and not is_back then r ->> 'sort' end using operator(pg_catalog.~<~),
    case when sort_by <> 'updated' and is_back then r ->> 'sort' end using operator(pg_catalog.~>~),
    case when sort_by = 'updated' and not is_back then (r ->> 'sort')::timestamptz end desc,
    case when sort_by = 'updated' and is_back then (r ->> 'sort')::timestamptz end asc,
    case when not is_back then r ->> 'kind' end, case when is_back then r ->> 'kind' end desc,
    case when not is_back then (r ->> 'id')::uuid end, case when is_back then (r ->> 'id')::uuid end desc)
  into found
  from unnest(kinds) as k, private.records_of(k, filters, sort_by, after_row, is_back, page_size + 1) as r;
  return jsonb_build_object(
    'has_more', coalesce(cardinality(found), 0) > page_size,
    'rows', coalesce((
      select jsonb_agg(few.record order by case when is_back then -few.place else few.place end)
      from unnest(found[1:page_size]) with ordinality as few (record, place)
    ), '[]'));
end $$;

-- What can be chosen in the filters, most frequent first, and how many records there are.
create function public.records_choices() returns jsonb
language sql stable set search_path = ''
as $$
  with grouped as (
    select 'business' as kind, s.country_code, s.business_category as category, s.source, s.licence, s.is_sample, s.places as n
    from private.sums_of('business') as s
    union all
    select 'mosque', s.country_code, null, s.source, s.licence, s.is_sample, s.places from private.sums_of('mosque') as s
  )
  select jsonb_build_object(
    'businesses', (select coalesce(sum(n), 0) from grouped where kind = 'business'),
    'mosques', (select coalesce(sum(n), 0) from grouped where kind = 'mosque'),
    'samples', (select coalesce(sum(n), 0) from grouped where is_sample),
    'updated_at', greatest(
      (select u.updated_at from public.business_unified as u where u.is_offered order by u.updated_at desc limit 1),
      (select m.updated_at from public.mosque_unified as m order by m.updated_at desc limit 1)
    ),
    'countries', (select coalesce(jsonb_agg(country_code order by n desc), '[]') from (
      select country_code, sum(n) as n from grouped where country_code is not null group by 1) as c),
    'categories', (select coalesce(jsonb_agg(category order by n desc), '[]') from (
      select category, sum(n) as n from grouped where category is not null group by 1 order by 2 desc limit 100) as c),
    'sources', (select coalesce(jsonb_agg(jsonb_build_object('source', source, 'licence', licence, 'count', n) order by n desc), '[]') from (
      select source, max(licence) as licence, sum(n) as n from grouped group by 1 order by 3 desc limit 100) as c)
  )
$$;

revoke execute on function private.records_of(text, jsonb, text, jsonb, boolean, integer),
  public.records_page(jsonb, text, jsonb, boolean, integer), public.records_choices() from public, anon, authenticated;
grant execute on function private.records_of(text, jsonb, text, jsonb, boolean, integer),
  public.records_page(jsonb, text, jsonb, boolean, integer), public.records_choices() to anon, authenticated, service_role;

create table private.import_parts (
  import_id uuid not null references public.imports (id) on delete cascade,
  part smallint not null,
  parts smallint not null check (parts in (1, 2, 4)),
  merged_through bigint not null default 0,
  is_alone boolean not null default false,
  primary key (import_id, part),
  check (part >= 0 and part < parts)
);
call private.passport('private.import_parts', written_by => 'site');
comment on table private.import_parts is
  'How far each part of an import under way is merged. A row is in the part that the hash of its wish says. is_alone: the last batch changed rows that were there before, so the next is likely to.';

-- How many connections can work on an import at a time. A small one is done before they have met.
create function private.parts_for(row_count bigint) returns smallint
language sql immutable set search_path = ''
as $$
  select (case when row_count < 20000 then 1 else 4 end)::smallint
$$;

-- Merges the rows of one part between two places in the file. Where rows that were there before are changed, or places
-- shown again, the directory's own triggers settle them one after the other: that is done only with the directory to
-- itself (is_alone), and asked for by MA001.
create function private.merge_import_range(
  import public.imports, kind text, part smallint, parts smallint, after_seq bigint, last_seq bigint, is_alone boolean
) returns jsonb
language plpgsql volatile security definer set search_path = '' set work_mem = '64MB'
-- A batch is small beside the tables: look its rows up by index instead of reading whole tables for each batch.
set random_page_cost = 1.1 set max_parallel_workers_per_gather = 0 set jit = off set default_statistics_target = 10
as $$
declare
  t record;
  rows_here text;
  row_id text;
  changed text;
  updates text;
  names text;
  new_values text;
  unified_names text;
  unified_values text;
  has_changes boolean;
  counts jsonb;
  unseen uuid[];
  middle bigint;
  refusal text;
begin
  rows_here := format('private.%I as s where s.kind = %L and (hashtext(s.wish) & %s) = %s and s.seq > %s and s.seq <= %s',
    private.import_partition(import.id), kind, parts - 1, part, after_seq, last_seq);
  if kind = 'prayer_room' then
    return private.merge_prayer_rooms(import, part, parts, after_seq, last_seq);
  end if;
  t := private.place_tables(kind);
  -- Ids of a later row are greater: index pages are filled one after the other.
  row_id := format($sql$(
    %L || lpad(to_hex((s.seq >> 32) & 4095), 3, '0') || '8' || lpad(to_hex((s.seq >> 20) & 4095), 3, '0')
    || lpad(to_hex(s.seq & 1048575), 5, '0') || %L
  )::uuid$sql$, lpad(to_hex((extract(epoch from import.created_at) * 1000)::bigint), 12, '0') || '7', left(import.id::text, 7));
  select
    string_agg(format('coalesce(s.%1$I, e.%1$I) is distinct from e.%1$I', c.name), ' or '),
    string_agg(format('%1$I = coalesce(s.%1$I, e.%1$I)', c.name), ', '),
    string_agg(quote_ident(c.name), ', '),
    string_agg(case when c.fallback is null then format('s.%I', c.name) else format('coalesce(s.%I, %s)', c.name, c.fallback) end, ', '),
    string_agg(quote_ident(c.name), ', ') filter (where c.name = any (shared.names)),
    string_agg(case when c.fallback is null then format('s.%I', c.name) else format('coalesce(s.%I, %s)', c.name, c.fallback) end, ', ')
      filter (where c.name = any (shared.names))
  into changed, updates, names, new_values, unified_names, unified_values
  -- Looked up once, not for every column.
  from private.import_columns(kind) as c, (select private.shared_columns(kind) as names offset 0) as shared;

  execute format($sql$
    create temp table import_batch on commit drop as
    select s.seq, s.place_key, s.wish, e.id as row_id, e.id is not null and (%2$s) as is_changed
    from (select * from %3$s offset 0) as s
    left join public.%1$I as e on e.source = $1 and e.source_id = s.source_id
  $sql$, t.imported, changed, rows_here) using import.source;
  analyze pg_temp.import_batch;
  select exists (select from pg_temp.import_batch as s where s.is_changed) into has_changes;
  if has_changes and not is_alone then
    raise exception 'Rows are changed' using errcode = 'MA001';
  end if;

  if has_changes then
    execute format($sql$
      insert into private.import_changes (import_id, kind, row_id, before)
      select $1, %2$L, e.id, to_jsonb(e) - array['search', 'position', 'place_key']
        || jsonb_build_object('raw', (select o.raw from private.imported_originals as o where o.row_id = e.id))
      from pg_temp.import_batch as s join public.%1$I as e on e.id = s.row_id
      where s.is_changed
      on conflict do nothing
    $sql$, t.imported, kind) using import.id;
    execute format($sql$
      update public.%1$I as e
      set %2$s, licence = coalesce($2, e.licence), import_id = $1
      from pg_temp.import_batch as b, (select * from %3$s offset 0) as s
      where s.seq = b.seq and e.id = b.row_id and b.is_changed
    $sql$, t.imported, updates, rows_here) using import.id, import.licence;
    execute format($sql$
      insert into private.imported_originals as o (row_id, raw)
      select distinct on (b.row_id) b.row_id, s.raw
      from pg_temp.import_batch as b join (select * from %s offset 0) as s on s.seq = b.seq
      where b.is_changed and s.raw is not null
      order by b.row_id, s.seq desc
      on conflict (row_id) do update set raw = excluded.raw
    $sql$, rows_here);
  end if;

  -- One place per key: the one we know, else a new one. New ids go once round the number line in the order of the
  -- file, so that index pages are visited one after the other; their first eight digits still differ from each other.
  execute format($sql$
    create temp table import_places on commit drop as
    with keys as (
      select place_key, min(seq) as seq, min(wish collate "C") as wish
      from pg_temp.import_batch where row_id is null group by place_key
    ),
    known as (
      select distinct on (place_key) place_key, place_id
      from (
        select k.place_key, o.place_id, 0 as rank, o.created_at from keys as k
        join public.%1$I as o on o.place_key = k.place_key
        where o.place_id is not null and (%4$L = 'mosque' or o.status = 'published')
        union all
        select k.place_key, i.place_id, 1, i.created_at from keys as k
        join public.%2$I as i on i.place_key = k.place_key where i.place_id is not null
      ) as rows
      order by place_key, rank, created_at, place_id
    ),
    placed as (
      select k.place_key, k.seq, known.place_id is null as is_new, case when known.place_id is null then k.wish end as wish,
        coalesce(known.place_id, (
          lpad(to_hex((('x' || left($1::text, 8))::bit(32)::bigint
            + floor((k.seq + random()) * (4294967296.0 / $2))::bigint) & 4294967295), 8, '0')
          || substr(gen_random_uuid()::text, 9)
        )::uuid) as place_id
      from keys as k left join known on known.place_key = k.place_key
    ),
    wished as materialized (
      select p.*, u.slug as had from placed as p left join public.%3$I as u on not p.is_new and u.id = p.place_id
    )
    select w.place_key, w.seq, w.is_new, w.place_id,
      case
        when not w.is_new then w.had
        when row_number() over (partition by w.wish collate "C" order by w.seq) = 1 and x.slug is null and r.old_slug is null
        then w.wish
        else w.wish || '-' || left(w.place_id::text, 8)
      end as slug
    from wished as w
    left join public.%3$I as x on x.slug = w.wish
    left join public.place_redirects as r on r.kind = %4$L and r.old_slug = w.wish
  $sql$, t.owned, t.imported, t.unified, kind)
  using import.id, greatest(import.last_seq, 1) + 1;
  analyze pg_temp.import_places (seq, place_key);

  -- A known place that nobody could see (all its rows are hidden) may be seen again.
  select array_agg(p.place_id) into unseen from pg_temp.import_places as p where not p.is_new and p.slug is null;
  if unseen is not null and not is_alone then
    raise exception 'Places are shown again' using errcode = 'MA001';
  end if;

  perform private.set_settling(true);
  insert into public.places (id, kind)
  select p.place_id, merge_import_range.kind from pg_temp.import_places as p where p.is_new order by p.place_id;
  execute format($sql$
    insert into public.%1$I (id, place_id, source, source_id, licence, import_id, slug, %2$s)
    select %4$s, p.place_id, $2, s.source_id, $3, $1, p.slug, %3$s
    from pg_temp.import_batch as b
    join pg_temp.import_places as p using (place_key)
    join (select * from %5$s offset 0) as s on s.seq = b.seq
    where b.row_id is null
    order by s.seq
  $sql$, t.imported, names, new_values, row_id, rows_here) using import.id, import.source, import.licence;
  execute format($sql$
    insert into private.imported_originals (row_id, raw)
    select %1$s, s.raw
    from pg_temp.import_batch as b join (select * from %2$s offset 0) as s on s.seq = b.seq
    where b.row_id is null and s.raw is not null
    order by s.seq
  $sql$, row_id, rows_here);
  -- Shuffled: a cube index splits its pages badly, nine times slower, when neighbours arrive one after the other.
  execute format($sql$
    insert into public.%1$I (id, slug, source_table, source_row, source, licence, %2$s)
    select p.place_id, p.slug, %4$L, %5$s, $1, $2, %3$s
    from pg_temp.import_places as p join (select * from %6$s offset 0) as s on s.seq = p.seq
    where p.is_new
    order by random()
  $sql$, t.unified, unified_names, unified_values, t.imported, row_id, rows_here) using import.source, import.licence;
  perform private.set_settling(false);
  if unseen is not null then
    perform private.publish_places(kind, unseen);
  end if;

  select jsonb_build_object(
    'new', count(*) filter (where s.row_id is null),
    'changed', count(*) filter (where s.is_changed),
    'same', count(*) filter (where s.row_id is not null and not s.is_changed),
    'duplicate', count(*) filter (where s.row_id is null and (not p.is_new or p.seq <> s.seq)),
    'refused', 0
  ) into counts
  from pg_temp.import_batch as s left join pg_temp.import_places as p on s.row_id is null and p.place_key = s.place_key;
  drop table pg_temp.import_batch, pg_temp.import_places;
  return counts;
exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
  get stacked diagnostics refusal = message_text;
  if last_seq - after_seq <= 1 then
    execute format($sql$
      select coalesce(jsonb_agg(jsonb_build_object('line', s.line, 'reason', 'refused_by_database', 'excerpt', left($1, 300))), '[]')
      from %s
    $sql$, rows_here) into counts using refusal;
    perform private.add_import_problems(import.id, counts);
    return jsonb_build_object('new', 0, 'changed', 0, 'same', 0, 'duplicate', 0, 'refused', jsonb_array_length(counts));
  end if;
  middle := (after_seq + last_seq) / 2;
  return private.add_counts(
    private.merge_import_range(import, kind, part, parts, after_seq, middle, is_alone),
    private.merge_import_range(import, kind, part, parts, middle, last_seq, is_alone)
  );
end $$;

-- An import is done when its rows are there and can be searched quickly: after its indexes are built, not before.
-- The next batch of whichever part is furthest behind and free. Where none is free, waits for one, or says so
-- (is_idle): of several connections one waits, and the others are done. When all is merged but an index that the import
-- took away is still absent, there is nothing to do either; asked again once it is built, it says that the import is done.
create function public.merge_import_batch(import_id uuid, max_rows integer, may_wait boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  import public.imports;
  mine private.import_parts;
  one_kind text;
  counts jsonb := '{}';
  range_counts jsonb;
  through bigint;
  was_alone boolean := false;
  is_merged boolean;
  is_done boolean;
  has_rows boolean;
  partition text := private.import_partition(import_id);
begin
  -- Losing the last batch in a power failure costs nothing: the import goes on from the batch before.
  perform set_config('synchronous_commit', 'off', true);
  -- The row is held to the end: nobody else takes the same part, and an undo waits.
  select p.* into mine from private.import_parts as p join public.imports as i on i.id = p.import_id
  where p.import_id = merge_import_batch.import_id and i.state = 'merging' and p.merged_through < i.last_seq
  order by p.merged_through, p.part limit 1 for update of p skip locked;
  if mine is null and may_wait then
    select p.* into mine from private.import_parts as p
    where p.import_id = merge_import_batch.import_id order by p.merged_through, p.part limit 1 for update of p;
  end if;
  select * into import from public.imports as i where i.id = merge_import_batch.import_id;
  if import.state is distinct from 'merging' then
    return jsonb_build_object('state', import.state, 'merged_through', import.merged_through);
  elsif mine is null then
    return jsonb_build_object('state', import.state, 'merged_through', import.merged_through, 'is_idle', true);
  end if;
  select to_regclass('private.' || quote_ident(partition)) is not null into has_rows;
  if has_rows and import.staged_count > 0 then
    execute format('select exists (select from private.%I)', partition) into has_rows;
  end if;
  -- An unlogged table is empty after the database itself crashed: the file has to be read again.
  if not has_rows then
    return jsonb_build_object('state', 'restage', 'merged_through', import.merged_through);
  end if;
  execute format(
    'select s.seq from private.%I as s where (hashtext(s.wish) & %s) = %s and s.seq > $1 order by s.seq offset $2 limit 1',
    partition, mine.parts - 1, mine.part)
  into through using mine.merged_through, greatest(max_rows, 1) - 1;
  through := coalesce(through, import.last_seq);

  foreach one_kind in array private.import_kinds(import.kind) loop
    begin
      if mine.parts = 1 or mine.is_alone then
        raise exception 'Alone' using errcode = 'MA001';
      end if;
      -- Together with the other parts, but not with anyone else who settles places; another import may have the same
      -- names, and is kept from the same part of them.
      perform pg_advisory_xact_lock_shared(hashtext('mahalla.places.' || one_kind));
      perform pg_advisory_xact_lock(hashtext('mahalla.imports.' || one_kind), class)
      from generate_series(0, 3) as class where class & (mine.parts - 1) = mine.part;
      range_counts := private.merge_import_range(import, one_kind, mine.part, mine.parts, mine.merged_through, through, false);
    exception when sqlstate 'MA001' then
      -- One at a time per kind, as everywhere places are settled.
      perform pg_advisory_xact_lock(hashtext('mahalla.places.' || one_kind));
      range_counts := private.merge_import_range(import, one_kind, mine.part, mine.parts, mine.merged_through, through, true);
      was_alone := was_alone or (range_counts ->> 'changed')::bigint > 0;
    end;
    counts := private.add_counts(counts, range_counts);
    perform private.announce_import(one_kind);
  end loop;

  -- The import's own row last, and held only until the end of the transaction: parts meet here.
  perform from public.imports as i where i.id = import.id for no key update;
  update private.import_parts as p set merged_through = through, is_alone = was_alone
  where p.import_id = import.id and p.part = mine.part;
  select not exists (select from private.import_parts as p where p.import_id = import.id and p.merged_through < import.last_seq)
  into is_merged;
  is_done := is_merged and not exists (select from private.absent_indexes as a where a.import_id = import.id);
  update public.imports as i
  set merged_through = (select (sum(p.merged_through) / count(*))::bigint from private.import_parts as p where p.import_id = i.id),
    new_count = i.new_count + (counts ->> 'new')::bigint,
    changed_count = i.changed_count + (counts ->> 'changed')::bigint,
    same_count = i.same_count + (counts ->> 'same')::bigint,
    duplicate_count = i.duplicate_count + (counts ->> 'duplicate')::bigint,
    refused_count = i.refused_count + (counts ->> 'refused')::bigint,
    merged_count = i.merged_count + (counts ->> 'new')::bigint + (counts ->> 'changed')::bigint + (counts ->> 'same')::bigint,
    state = case when is_done and i.state = 'merging' then 'done' else i.state end,
    finished_at = case when is_done and i.state = 'merging' then now() end
  where i.id = import.id
  returning * into import;
  if import.state = 'done' then
    execute format('drop table private.%I', partition);
    delete from private.import_parts as p where p.import_id = import.id;
  end if;
  return jsonb_build_object('state', import.state, 'merged_through', import.merged_through, 'is_idle', is_merged and not is_done);
end $$;

revoke execute on function private.merge_import_range(public.imports, text, smallint, smallint, bigint, bigint, boolean),
  private.parts_for(bigint), public.merge_import_batch(uuid, integer, boolean) from public, anon, authenticated;
grant execute on function private.merge_import_range(public.imports, text, smallint, smallint, bigint, bigint, boolean),
  private.parts_for(bigint), public.merge_import_batch(uuid, integer, boolean) to service_role;

-- A large import into a directory that is nearly empty does without the public table's secondary indexes and builds
-- them at the end: building costs half of what keeping them up row by row does, and two can be built at a time.
-- What is taken away is written down in the same transaction, and anyone who finds it written down builds it again.
create table private.absent_indexes (
  name text primary key,
  definition text not null,
  method text not null,
  import_id uuid not null
);
call private.passport('private.absent_indexes', written_by => 'site');
comment on table private.absent_indexes is
  'Indexes that an import under way took away and will build again. With no such import at work they are built at once.';

-- Only where the import brings at least four times what is there, so that no directory in use becomes slow. Returns how
-- many were taken away. Unique ones stay: they keep the rows right.
create function public.take_indexes_away(import_id uuid, least_rows integer default 50000) returns integer
language plpgsql volatile security definer set search_path = ''
-- Readers that take long are not waited for, because all others would then wait behind us.
set lock_timeout = '2s'
as $$
declare
  import public.imports;
  one_kind text;
  t record;
  waiting bigint;
  present bigint;
  one record;
  taken integer := 0;
begin
  select * into import from public.imports as i where i.id = take_indexes_away.import_id for update;
  if import.state is distinct from 'merging' or to_regclass('private.' || quote_ident(private.import_partition(import.id))) is null then
    return 0;
  end if;
  foreach one_kind in array private.import_kinds(import.kind) loop
    -- Rooms have no public table beside their own.
    continue when one_kind = 'prayer_room';
    t := private.place_tables(one_kind);
    execute format('select count(*) from private.%I where kind = $1 and seq > $2', private.import_partition(import.id))
    into waiting using one_kind, import.merged_through;
    continue when waiting < least_rows;
    execute format('select count(*) from (select from public.%I limit $1) as few', t.unified) into present using waiting / 4 + 1;
    continue when present > waiting / 4;
    for one in
      select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition, a.amname as method
      from pg_catalog.pg_index as x
      join pg_catalog.pg_class as c on c.oid = x.indexrelid
      join pg_catalog.pg_am as a on a.oid = c.relam
      where x.indrelid = ('public.' || t.unified)::regclass and not x.indisunique and x.indisvalid
    loop
      insert into private.absent_indexes (name, definition, method, import_id)
      values (one.name, one.definition, one.method, import.id);
      execute 'drop index ' || one.name;
      taken := taken + 1;
    end loop;
  end loop;
  return taken;
exception when lock_not_available then
  return 0;
end $$;

-- Builds one absent index, the costliest first, and returns its name; null when there is none left to take. Several can
-- be built at a time. While an import is at work (its lease is held by someone else), its indexes are left to it.
create function public.build_absent_index(holder text default null) returns text
language plpgsql volatile security definer set search_path = '' set maintenance_work_mem = '256MB'
as $$
declare
  found private.absent_indexes;
begin
  select a.* into found from private.absent_indexes as a
  where not exists (
    select from public.job_leases as l
    where l.name = 'import:' || a.import_id and l.expires_at > now() and l.holder is distinct from build_absent_index.holder
  )
  order by a.method = 'btree', a.method = 'gin', a.name limit 1 for update skip locked;
  if found.name is null then
    return null;
  end if;
  if to_regclass(found.name) is null then
    execute found.definition;
  end if;
  delete from private.absent_indexes as a where a.name = found.name;
  return found.name;
end $$;

-- All of them, whoever took them away: before the schema is changed.
create function private.build_absent_indexes() returns void
language plpgsql volatile security definer set search_path = '' set maintenance_work_mem = '256MB'
as $$
declare
  one private.absent_indexes;
begin
  for one in select * from private.absent_indexes for update loop
    if to_regclass(one.name) is null then
      execute one.definition;
    end if;
  end loop;
  delete from private.absent_indexes;
end $$;

revoke execute on function public.take_indexes_away(uuid, integer), public.build_absent_index(text),
  private.build_absent_indexes() from public, anon, authenticated;
grant execute on function public.take_indexes_away(uuid, integer), public.build_absent_index(text),
  private.build_absent_indexes() to service_role;

create function private.report_import(import public.imports) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  result jsonb := private.count_import(import);
  one_kind text;
  t record;
  alike jsonb;
begin
  foreach one_kind in array private.import_kinds(import.kind) loop
    continue when one_kind = 'prayer_room';
    t := private.place_tables(one_kind);
    execute format($sql$
      with found as (
        select distinct on (s.seq) s.seq, s.line, s.name, s.city, u.name as old_name, u.city as old_city
        from private.import_rows as s
        join public.%1$I as u on lower(u.name) = lower(s.name) and lower(u.city) = lower(s.city)
        where s.import_id = $1 and s.kind = %3$L
          and (coalesce(s.phone, '') = '') <> (coalesce(u.phone, '') = '')
          and not exists (select from public.%2$I as e where e.source = $2 and e.source_id = s.source_id)
        order by s.seq
      )
      select jsonb_build_object('count', count(*), 'examples', coalesce((
        select jsonb_agg(x) from (select line, name, city, old_name, old_city from found order by seq limit 5) as x
      ), '[]'))
      from found
    $sql$, t.unified, t.imported, one_kind)
    into alike using import.id, import.source;
    result := jsonb_set(
      jsonb_set(result, array[one_kind, 'alike'], alike -> 'count'), array[one_kind, 'examples', 'alike'], alike -> 'examples'
    );
  end loop;
  return result;
end $$;
revoke execute on function private.report_import(public.imports) from public, anon, authenticated;
