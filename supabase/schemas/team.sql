-- The team of a business: whom the owner invites, by mail, and as what. What a manager and a helper may do stands where the
-- rights of a listing stand (private.business_keepers); here is how somebody comes in and goes.

create table public.team_invitations (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  email text not null check (length(email) <= 320 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and email = lower(email)),
  role text not null check (role in ('manager', 'helper')),
  -- SHA-256, in hex, of the token in the letter.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'revoked')),
  invited_by uuid not null references auth.users (id) on delete cascade,
  accepted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  decided_at timestamptz
);
call private.passport(
  'public.team_invitations', written_by => 'members',
  people => '{"accepted_by": {"part": "business", "shows": ["email", "role", "state", "created_at", "decided_at"]}, "invited_by": {"part": "business", "shows": ["email", "role", "state", "created_at", "decided_at"]}}'
);
create unique index team_invitations_one_open on public.team_invitations (business_id, email) where state = 'pending';
create index team_invitations_invited_by on public.team_invitations (invited_by, created_at);
create index team_invitations_accepted_by on public.team_invitations (accepted_by);
comment on table public.team_invitations is
  'Invitations into the team of a business. The token travels by mail only. Written and read by functions only.';
create policy "nobody but the service role sees invitations" on public.team_invitations
for select to authenticated using (false);

-- Taking somebody in, or giving them more, is worth a stolen password.
create trigger ask_second_factor before insert on public.team_invitations
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
create trigger ask_second_factor before update of role on public.business_team
for each row when (auth.uid() is not null) execute function private.ask_second_factor();

-- A team is its owner's: whoever has the business next chooses their own.
create function private.end_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.business_team as t where t.business_id = new.id;
  update public.team_invitations as i set state = 'revoked', decided_at = now()
  where i.business_id = new.id and i.state = 'pending';
  return null;
end $$;
create trigger end_team after update of owner_id on public.businesses
for each row when (old.owner_id is distinct from new.owner_id) execute function private.end_team();

-- The business, if it is the caller's own. Locked: what is counted or changed of one team happens one after the other.
create function private.lock_own_business(business uuid) returns public.businesses
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  listing public.businesses;
begin
  select b.* into listing from public.businesses as b
  where b.id = business and b.owner_id = member and b.status <> 'draft' for update;
  if listing.id is null then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  return listing;
end $$;

-- Those who are in and those who may come in.
create function private.seats_taken(business uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select (select count(*) from public.business_team as t where t.business_id = business)
    + (select count(*) from public.team_invitations as i where i.business_id = business and i.state = 'pending' and i.expires_at > now())
$$;

create function public.invite_to_team(business uuid, email text, role text, language text default 'en') returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_seats constant integer := 20;
  most_in_a_day constant integer := 30;
  listing public.businesses := private.lock_own_business(business);
  address text := lower(btrim(invite_to_team.email));
  made uuid;
begin
  if address is null or length(address) > 320 or address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    raise exception 'email' using errcode = '22023';
  end if;
  if exists (select from auth.users as u where u.id = auth.uid() and lower(u.email) = address) then
    raise exception 'own_address' using errcode = '22023';
  end if;
  if exists (
    select from public.business_team as t join auth.users as u on u.id = t.user_id
    where t.business_id = listing.id and lower(u.email) = address
  ) then
    raise exception 'in_team' using errcode = '23505';
  end if;
  if (
    select count(*) from public.team_invitations as i
    where i.invited_by = auth.uid() and i.created_at > now() - interval '1 day'
  ) >= most_in_a_day then
    raise exception 'too_many_today' using errcode = 'PT429';
  end if;
  -- A second letter to the same address takes the place of the first.
  update public.team_invitations as i set state = 'revoked', decided_at = now()
  where i.business_id = listing.id and i.email = address and i.state = 'pending';
  if private.seats_taken(listing.id) >= most_seats then
    raise exception 'team_full' using errcode = '55000';
  end if;
  insert into public.team_invitations (business_id, email, role, invited_by)
  values (listing.id, address, invite_to_team.role, auth.uid())
  returning id into made;
  insert into private.letter_drafts (about, material)
  select 'invitation', jsonb_build_object(
    'id', made, 'to_address', address, 'language', private.language_or_english(invite_to_team.language), 'name', listing.name,
    'role', invite_to_team.role,
    'from', coalesce((select p.display_name from public.profiles as p where p.id = auth.uid()), '')
  );
  return made;
end $$;
revoke execute on function public.invite_to_team(uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.invite_to_team(uuid, text, text, text) to authenticated, service_role;

create function public.revoke_invitation(invitation uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.team_invitations as i set state = 'revoked', decided_at = now()
  from public.businesses as b
  where i.id = invitation and b.id = i.business_id and b.owner_id = private.require_member() and i.state = 'pending';
  return found;
end $$;

create function private.find_team_invitation(token text) returns public.team_invitations
language sql stable security definer set search_path = ''
as $$
  select i from public.team_invitations as i
  where i.token_hash = encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
$$;

-- Whether the caller has proved that the invited address is theirs.
create function private.is_invited(invitation public.team_invitations) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users as u
    where u.id = auth.uid() and lower(u.email) = invitation.email and u.email_confirmed_at is not null
  )
$$;

-- What the letter's link shows. The address only in part: the link may have been passed on.
create function public.find_invitation(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', b.name, 'city', b.city, 'role', i.role, 'from_name', private.public_name(i.invited_by),
    'expires_at', i.expires_at, 'is_for_me', private.is_invited(i),
    'masked_email', left(i.email, 1) || '•••@' || left(split_part(i.email, '@', 2), 1) || '•••' || coalesce(substring(i.email from '\.[^.@]+$'), ''),
    'state', case when i.state = 'pending' and i.expires_at <= now() then 'expired' else i.state end
  )
  from private.find_team_invitation(token) as i join public.businesses as b on b.id = i.business_id
$$;

create function public.accept_invitation(token text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  invitation public.team_invitations;
begin
  select i.* into invitation from private.find_team_invitation(token) as i;
  -- The business first, as everywhere: whoever revokes, invites or hands over meanwhile waits, or is waited for.
  perform from public.businesses as b where b.id = invitation.business_id for update;
  select i.* into invitation from public.team_invitations as i where i.id = invitation.id for update;
  if invitation.id is null then
    raise exception 'missing' using errcode = 'P0002';
  elsif invitation.state <> 'pending' or invitation.expires_at <= now() then
    raise exception 'expired' using errcode = '55000';
  elsif not private.is_invited(invitation) then
    raise exception 'wrong_address' using errcode = '42501';
  elsif exists (select from public.businesses as b where b.id = invitation.business_id and b.owner_id = member) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  insert into public.business_team (business_id, user_id, role) values (invitation.business_id, member, invitation.role)
  on conflict (business_id, user_id) do update set role = excluded.role;
  update public.team_invitations as i set state = 'accepted', accepted_by = member, decided_at = now()
  where i.id = invitation.id;
  return invitation.business_id;
end $$;

create function public.decline_invitation(token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.team_invitations as i set state = 'declined', decided_at = now()
  where i.id = (select f.id from private.find_team_invitation(token) as f) and i.state = 'pending';
  return found;
end $$;

create function public.set_team_role(member uuid, role text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.business_team as t set role = set_team_role.role
  from public.businesses as b
  where t.id = set_team_role.member and b.id = t.business_id and b.owner_id = private.require_member();
  return found;
end $$;

-- By the owner, or by whoever leaves.
create function public.leave_team(member uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.business_team as t using public.businesses as b
  where t.id = leave_team.member and b.id = t.business_id
    and (b.owner_id = private.require_member() or t.user_id = auth.uid());
  return found;
end $$;

-- The caller's businesses and who works there. Addresses are those the owner wrote on an invitation, for the owner alone.
create function public.team_page() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', b.id, 'place', b.place_id, 'name', b.name, 'city', b.city, 'slug', u.slug, 'role', k.role,
    'owner', private.public_name(b.owner_id),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'name', private.public_name(t.user_id), 'role', t.role, 'since', t.created_at,
        'is_me', t.user_id = auth.uid(),
        'email', (
          select i.email from public.team_invitations as i
          where k.role = 'owner' and i.business_id = b.id and i.accepted_by = t.user_id
          order by i.decided_at desc limit 1
        )
      ) order by t.created_at, t.id), '[]')
      from public.business_team as t where t.business_id = b.id
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'email', i.email, 'role', i.role, 'expires_at', i.expires_at
      ) order by i.created_at, i.id), '[]')
      from public.team_invitations as i
      where k.role = 'owner' and i.business_id = b.id and i.state = 'pending' and i.expires_at > now()
    )
  ) order by b.name, b.id), '[]')
  from private.business_keepers as k
  join public.businesses as b on b.id = k.business_id
  left join public.business_unified as u on u.id = b.place_id
  where k.user_id = private.require_member() and b.status <> 'draft'
$$;

revoke execute on function
  private.end_team(),
  private.lock_own_business(uuid),
  private.seats_taken(uuid),
  private.find_team_invitation(text),
  private.is_invited(public.team_invitations),
  public.revoke_invitation(uuid),
  public.find_invitation(text),
  public.accept_invitation(text),
  public.decline_invitation(text),
  public.set_team_role(uuid, text),
  public.leave_team(uuid),
  public.team_page()
from public, anon, authenticated;
grant execute on function public.find_invitation(text), public.decline_invitation(text) to anon, authenticated, service_role;
grant execute on function
  public.revoke_invitation(uuid),
  public.accept_invitation(text),
  public.set_team_role(uuid, text),
  public.leave_team(uuid),
  public.team_page()
to authenticated, service_role;

-- Whoever leaves the site is not kept as an address on somebody's list.
create function private.forget_invitations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.team_invitations as i where i.email = lower(old.email);
  return null;
end $$;
revoke execute on function private.forget_invitations() from public, anon, authenticated;
create trigger forget_invitations after delete on auth.users
for each row execute function private.forget_invitations();
