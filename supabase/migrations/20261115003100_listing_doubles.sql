-- A place that is listed already is claimed, not written over. Rows of the same name, city and phone are one place, and
-- an owned row wins over an imported one: without this, whoever types in a shop's particulars would take over its page.

create function private.guard_double() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key text;
begin
  if current_setting('mahalla.settling', true) = 'on' or private.is_trusted() then
    return new;
  end if;
  key := private.business_key(new.id, new.name, new.city, new.phone);
  if tg_op = 'UPDATE' and key = private.business_key(old.id, old.name, old.city, old.phone) then
    return new;
  end if;
  if exists (select from public.business as i where i.place_key = key)
    or exists (
      select from public.businesses as b
      where b.place_key = key and b.id <> new.id and b.owner_id is distinct from new.owner_id
    )
  then
    raise exception 'This business is listed already: claim it' using errcode = '23505';
  end if;
  return new;
end $$;
revoke execute on function private.guard_double() from public, anon, authenticated;

-- Named to run after guard_business, which fills in the owner.
create trigger guard_double before insert or update of name, city, phone on public.businesses
for each row execute function private.guard_double();
