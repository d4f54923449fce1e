-- A large import into a directory that is nearly empty does without the public table's secondary indexes and builds
-- them at the end: building costs half of what keeping them up row by row does, and two can be built at a time.
-- What is taken away is written down in the same transaction, and anyone who finds it written down builds it again.
create table private.absent_indexes (
  name text primary key,
  definition text not null,
  method text not null,
  import_id uuid not null
);
alter table private.absent_indexes enable row level security;
revoke all on private.absent_indexes from public, anon, authenticated, service_role;
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
