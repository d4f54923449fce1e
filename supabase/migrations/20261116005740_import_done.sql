-- An import is done when its rows are there and can be searched quickly: after its indexes are built, not before.
-- The next batch of whichever part is furthest behind and free. Where none is free, waits for one, or says so
-- (is_idle): of several connections one waits, and the others are done. When all is merged but an index that the import
-- took away is still absent, there is nothing to do either; asked again once it is built, it says that the import is done.
create or replace function public.merge_import_batch(import_id uuid, max_rows integer, may_wait boolean default true) returns jsonb
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
