-- The watch on the schema: a table or function changed by SQL is found in /rest/v1 at once, for the change announces itself, as it
-- does in a hosted project, which has these triggers already. Only a superuser may make them; where the site is none, and in the
-- embedded database, which fires none, `notify pgrst, 'reload schema'` says it by hand.
create function private.tell_of_new_schema() returns event_trigger
language plpgsql set search_path = ''
as $$
begin
  -- Tables of one session are nobody else's business.
  if tg_event = 'sql_drop' then
    perform from pg_event_trigger_dropped_objects() as o where not o.is_temporary;
  else
    perform from pg_event_trigger_ddl_commands() as c where c.schema_name is distinct from 'pg_temp';
  end if;
  if found then
    notify pgrst, 'reload schema';
  end if;
end $$;
revoke execute on function private.tell_of_new_schema() from public, anon, authenticated;

do $$
begin
  if exists (select from pg_event_trigger where evtname = 'pgrst_ddl_watch') then
    return;
  end if;
  create event trigger pgrst_ddl_watch on ddl_command_end
    when tag in (
      'CREATE SCHEMA', 'ALTER SCHEMA', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO', 'ALTER TABLE',
      'CREATE FOREIGN TABLE', 'ALTER FOREIGN TABLE', 'CREATE VIEW', 'ALTER VIEW', 'CREATE MATERIALIZED VIEW',
      'ALTER MATERIALIZED VIEW', 'CREATE FUNCTION', 'ALTER FUNCTION', 'CREATE TYPE', 'ALTER TYPE', 'COMMENT'
    )
    execute function private.tell_of_new_schema();
  create event trigger pgrst_drop_watch on sql_drop
    execute function private.tell_of_new_schema();
exception when insufficient_privilege then
  raise notice 'changes of the schema are not announced by themselves: that takes a superuser';
end $$;
