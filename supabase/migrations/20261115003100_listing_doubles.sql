-- A place that is listed already is claimed, not written over. Every row of a member that comes to stand in the directory
-- passes here, whichever way it came: added, renamed, given another city or phone, published from a draft, set back by an
-- undo. What functions do for a member (mahalla.trusted) passes too; only a claim that was proven names its place.
-- docs/decisions/042-one-place-one-keeper.md says why.
create function private.guard_place() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key text;
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  -- Addresses are looked up by the ids of rows and places alike: a new row does not take the id of another.
  if tg_op = 'INSERT' and not private.is_server() and (
    exists (select from public.places as p where p.id = new.id)
    or exists (select from public.place_redirects as r where r.old_id = new.id)
    or exists (select from public.business as i where i.id = new.id)
  ) then
    new.id := gen_random_uuid();
  end if;
  -- A draft is nobody's concern until it is published.
  if new.status = 'draft' then
    return new;
  end if;
  key := private.business_key(new.id, new.name, new.city, new.phone);
  if tg_op = 'UPDATE' and old.status <> 'draft' and key = private.business_key(old.id, old.name, old.city, old.phone) then
    return new;
  end if;
  if tg_op = 'INSERT' and new.place_id is not null or private.may_join_place(new.owner_id) then
    return new;
  end if;
  -- Only what is shown can be claimed; what nobody sees keeps nobody out.
  if exists (
    select from public.business as i
    where i.place_key = key and i.status = 'published' and i.place_id is distinct from new.place_id
    union all
    select from public.businesses as b
    where b.place_key = key and b.status = 'published' and b.id <> new.id
  ) then
    raise exception 'This business is listed already: claim it' using errcode = '23505';
  end if;
  return new;
end $$;
revoke execute on function private.guard_place() from public, anon, authenticated;

-- Named to run after guard_business, which fills in the owner.
create trigger guard_place before insert or update of name, city, phone, status on public.businesses
for each row execute function private.guard_place();
