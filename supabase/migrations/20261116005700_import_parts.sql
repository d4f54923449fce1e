-- Imports on several connections at once: a large file is merged in parts that share no name, so that rows which could
-- be the same place, or wish for the same address, are always in the same part. And what is computed for every row
-- costs less; the answers are the same as before.

-- `||` in place of concat_ws, which is not immutable and so kept these two from being inlined.
create or replace function private.business_key(id uuid, name text, city text, phone text) returns text
language sql immutable parallel safe
as $$
  select case
    when btrim(name) = '' then id::text
    else lower(btrim(name)) || '|' || lower(btrim(coalesce(city, ''))) || '|' || btrim(coalesce(phone, ''))
  end
$$;

create or replace function private.mosque_key(id uuid, name text, city text, lat double precision, lng double precision)
returns text
language sql immutable parallel safe
as $$
  select case
    when btrim(name) = '' then id::text
    else lower(btrim(name)) || '|' || lower(btrim(coalesce(city, '')))
      || case
        when lat between -90 and 90 and lng between -180 and 180 and not (lat = 0 and lng = 0)
        then '|' || round(lat::numeric, 2)::text || ',' || round(lng::numeric, 2)::text
        else ''
      end
  end
$$;

-- Folding looks at its argument three times: it is put together once.
create or replace function private.business_search(
  name text, local_name text, category text, subcategory text, tags text[], services text[],
  city text, country text, description text
) returns tsvector
language plpgsql immutable parallel safe
as $$
declare
  names text := concat_ws(' ', name, local_name);
  kinds text := concat_ws(' ', category, subcategory, array_to_string(tags, ' '), array_to_string(services, ' '));
  places text := concat_ws(' ', city, country);
  about text := coalesce(description, '');
begin
  return setweight(to_tsvector('pg_catalog.simple', private.fold(names)), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(kinds)), 'B')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(places)), 'C')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(about)), 'D');
end $$;

create or replace function private.mosque_search(
  name text, local_name text, mosque_type text, city text, country text, address text, description text
) returns tsvector
language plpgsql immutable parallel safe
as $$
declare
  names text := concat_ws(' ', name, local_name);
  kinds text := coalesce(mosque_type, '');
  places text := concat_ws(' ', city, country, address);
  about text := coalesce(description, '');
begin
  return setweight(to_tsvector('pg_catalog.simple', private.fold(names)), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(kinds)), 'B')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(places)), 'C')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(about)), 'D');
end $$;

-- The last nine of at least seven digits. What is not a digit is found by taking the digits away.
create or replace function private.phone_digits(phone text) returns text
language sql immutable parallel safe
as $$
  select case when length(translate(phone, translate(phone, '0123456789', ''), '')) >= 7
    then right(translate(phone, translate(phone, '0123456789', ''), ''), 9) end
$$;

create or replace function private.web_domain(website text) returns text
language plpgsql immutable parallel safe
as $$
declare
  -- As nearly all are written; anything else is taken apart by the pattern.
  host text := case when left(website, 8) = 'https://' then lower(split_part(substr(website, 9), '/', 1)) end;
  labels text[];
begin
  if host is null or translate(host, ':?#', '') <> host then
    host := lower(substring(website from '^[a-zA-Z]+://([^/:?#]+)'));
  end if;
  if left(host, 4) = 'www.' then
    host := substr(host, 5);
  end if;
  labels := string_to_array(host, '.');
  if labels[cardinality(labels) - 1] || '.' || labels[cardinality(labels)] in (
    'facebook.com', 'instagram.com', 'tiktok.com', 'twitter.com', 'x.com', 'youtube.com', 'linkedin.com', 'google.com',
    'linktr.ee', 'wa.me', 't.me', 'blogspot.com', 'wordpress.com', 'wixsite.com', 'business.site'
  ) then
    return null;
  end if;
  return nullif(host, '');
end $$;

-- Worked out once, while the file is read: what makes a row the same place as another, and the address it wishes for.
alter table private.import_rows
  add column place_key text generated always as (
    case kind when 'business' then private.business_key(null::uuid, name, city, phone)
    else private.mosque_key(null::uuid, name, city, latitude, longitude) end
  ) stored,
  add column wish text generated always as (private.dashed(name)) stored;

create table private.import_parts (
  import_id uuid not null references public.imports (id) on delete cascade,
  part smallint not null,
  parts smallint not null check (parts in (1, 2, 4)),
  merged_through bigint not null default 0,
  is_alone boolean not null default false,
  primary key (import_id, part),
  check (part >= 0 and part < parts)
);
alter table private.import_parts enable row level security;
revoke all on private.import_parts from public, anon, authenticated, service_role;
comment on table private.import_parts is
  'How far each part of an import under way is merged. A row is in the part that the hash of its wish says. is_alone: the last batch changed rows that were there before, so the next is likely to.';
insert into private.import_parts (import_id, part, parts, merged_through)
select id, 0, 1, merged_through from public.imports where state in ('staged', 'merging', 'failed', 'staging');

drop function private.merge_import_range(public.imports, text, bigint, bigint);
drop function private.import_row_id(uuid, timestamptz, bigint);
drop function private.import_key(text);

create or replace function public.begin_import_staging(import_id uuid) returns void
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

create or replace function public.stage_import_rows(import_id uuid, staged jsonb) returns void
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
  using private.json_argument(staged), jsonb_build_object('import_id', stage_import_rows.import_id);
end $$;

-- How many connections can work on an import at a time. A small one is done before they have met.
create function private.parts_for(row_count bigint) returns smallint
language sql immutable set search_path = ''
as $$
  select (case when row_count < 20000 then 1 else 4 end)::smallint
$$;

create or replace function public.finish_import_staging(import_id uuid, with_report boolean default true) returns void
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

create or replace function private.report_import(import public.imports) returns jsonb
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

create or replace function public.undo_import_batch(import_id uuid, max_rows integer) returns jsonb
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
  t := private.place_tables(kind);
  rows_here := format('private.%I as s where s.kind = %L and (hashtext(s.wish) & %s) = %s and s.seq > %s and s.seq <= %s',
    private.import_partition(import.id), kind, parts - 1, part, after_seq, last_seq);
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
  from private.import_columns(kind) as c, (select private.shared_columns(kind) as names) as shared;

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

drop function public.merge_import_batch(uuid, integer);

-- The next batch of whichever part is furthest behind and free. Where none is free, waits for one, or says so
-- (is_idle): of several connections one waits, and the others are done.
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
  into is_done;
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
  return jsonb_build_object('state', import.state, 'merged_through', import.merged_through);
end $$;

revoke execute on function private.merge_import_range(public.imports, text, smallint, smallint, bigint, bigint, boolean),
  private.parts_for(bigint), public.merge_import_batch(uuid, integer, boolean) from public, anon, authenticated;
grant execute on function private.merge_import_range(public.imports, text, smallint, smallint, bigint, bigint, boolean),
  private.parts_for(bigint), public.merge_import_batch(uuid, integer, boolean) to service_role;

-- As before, but each word is looked at once, not once per listing that has it.
create or replace function private.add_listing_words() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- In order, so that two writers never wait for each other.
  insert into private.listing_words (word)
  select word from (
    select distinct unnest(tsvector_to_array(ts_filter(r.search, '{a,b,c}'))) as word from changed_rows as r
  ) as words
  where length(word) between 3 and 40 and word !~ '^[0-9]+$'
  order by word
  on conflict do nothing;
  return null;
end $$;
