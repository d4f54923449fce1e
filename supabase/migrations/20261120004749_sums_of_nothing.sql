-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

create or replace function private.note_in_sums() returns trigger
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
