-- Members who set up a second step of signing in must take it before they hand over, close, delete or pay something, prove who
-- they are, or send their data elsewhere: a stolen password alone must not cost anybody their listing. Triggers ask for it,
-- not policies: they also stand before functions that act past row-level security, and they name the missing step where a
-- policy would silently find no row. Jobs, imports and the service role have no account, and are not asked.

create function private.need_second_factor() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.second_factor_given() then
    raise exception 'second_factor_required' using errcode = '42501',
      detail = 'The account has a second factor, and this session was opened without it.',
      hint = 'Take the second step of signing in, then try again.';
  end if;
end $$;
comment on function private.need_second_factor is 'For functions that hand out a key or move money without a row of such a table.';

create function private.ask_second_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.need_second_factor();
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
comment on function private.ask_second_factor is
  'For every table a row of which is worth a stolen account: new features that hand over, delete or pay add a trigger.';

-- Listings: another owner, closed, taken from the directory, gone.
create trigger ask_second_factor before update of owner_id, business_account_id, closed_on, moved_to, status on public.businesses
for each row when (
  auth.uid() is not null and (
    new.owner_id is distinct from old.owner_id
    or new.business_account_id is distinct from old.business_account_id
    or new.closed_on is distinct from old.closed_on and new.closed_on is not null
    or old.moved_to is null and new.moved_to is not null
    or old.status = 'published' and new.status <> 'published'
  )
)
execute function private.ask_second_factor();
create trigger ask_second_factor_to_delete before delete on public.businesses
for each row when (auth.uid() is not null) execute function private.ask_second_factor();

-- What a place is called and how it is reached: whoever changes that takes its calls, its mail and its next claim.
create trigger ask_second_factor_to_rename before update of name, local_name, phone, whatsapp, email, website on public.businesses
for each row when (
  auth.uid() is not null and old.status = 'published' and (
    (new.name, new.local_name, new.phone, new.whatsapp, new.email, new.website)
    is distinct from (old.name, old.local_name, old.phone, old.whatsapp, old.email, old.website)
  )
)
execute function private.ask_second_factor();
create trigger ask_second_factor_to_rename before update of name, local_name, phone, email, website on public.mosques
for each row when (
  auth.uid() is not null and (new.name, new.local_name, new.phone, new.email, new.website)
  is distinct from (old.name, old.local_name, old.phone, old.email, old.website)
)
execute function private.ask_second_factor();
create trigger ask_second_factor_to_rename before update of name, local_name, phone, email, website on public.mosque
for each row when (
  auth.uid() is not null and (new.name, new.local_name, new.phone, new.email, new.website)
  is distinct from (old.name, old.local_name, old.phone, old.email, old.website)
)
execute function private.ask_second_factor();

-- Offers: made and accepted. Taking one back or declining it only protects.
create trigger ask_second_factor before insert on public.business_transfers
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
create trigger ask_second_factor_to_accept before update of state on public.business_transfers
for each row when (auth.uid() is not null and new.state = 'accepted' and old.state <> 'accepted')
execute function private.ask_second_factor();

-- Claims: given up, or decided; and the word of a mosque that carries them.
create trigger ask_second_factor before update of state on public.claims
for each row when (
  auth.uid() is not null and new.state is distinct from old.state
  -- Places that merge withdraw the younger of two claims, whoever made them merge.
  and (new.state in ('verified', 'revoked') or new.state = 'withdrawn' and old.claimant_id = auth.uid())
)
execute function private.ask_second_factor();
create trigger ask_second_factor before insert or update of revoked_at on public.claim_vouches
for each row when (auth.uid() is not null) execute function private.ask_second_factor();

-- What is paid for.
create trigger ask_second_factor before insert or update or delete on public.memberships
for each row when (auth.uid() is not null) execute function private.ask_second_factor();

-- Who speaks for a mosque, and who has which role.
create trigger ask_second_factor before insert or update or delete on public.mosque_admins
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
create trigger ask_second_factor before insert or update or delete on public.user_roles
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
