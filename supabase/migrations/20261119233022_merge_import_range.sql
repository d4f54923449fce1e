-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

create or replace function private.merge_import_range(
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
