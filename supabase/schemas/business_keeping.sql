-- The owners of a listing: claims and how they are proven, handing over, the record of changes, and closing.

create trigger touch_updated_at before update on public.business_accounts
for each row execute function private.touch_updated_at();

-- Claims --------------------------------------------------------------------------------------------------------------

create table public.claims (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  claimant_id uuid not null references auth.users (id) on delete cascade,
  business_name text not null check (length(btrim(business_name)) between 1 and 200),
  claimant_role text not null check (claimant_role in ('owner', 'manager', 'employee')),
  method text not null check (method in ('phone_code', 'email_code', 'domain_code', 'site_proof', 'document', 'staff_visit', 'mosque_vouch')),
  state text not null default 'pending'
    check (state in ('pending', 'verified', 'needs_info', 'rejected', 'disputed', 'revoked', 'withdrawn')),
  evidence text check (length(evidence) <= 2000),
  document_path text check (length(document_path) <= 300),
  mosque_ids uuid[] not null default '{}' check (cardinality(mosque_ids) <= 3),
  code_confirmed_at timestamptz,
  mailbox text check (mailbox ~ '^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$'),
  site_token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  site_looks smallint not null default 0,
  site_looked_at timestamptz,
  decision_note text check (length(decision_note) <= 2000),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call private.passport(
  'public.claims', written_by => 'members',
  people => '{"claimant_id": "business", "decided_by": {"left_out": "work of the team"}}',
  places => '{"place_id": "private.move_claims"}'
);
create unique index claims_one_open on public.claims (place_id, claimant_id)
where state in ('pending', 'needs_info', 'disputed');
create index claims_place_id on public.claims (place_id);
create index claims_claimant_id on public.claims (claimant_id);
create index claims_decided_by on public.claims (decided_by);
create index claims_mosque_ids on public.claims using gin (mosque_ids);
create index claims_state on public.claims (state, created_at);
create index claims_documents on public.claims (decided_at) where document_path is not null;
comment on table public.claims is
  'People who say that a listing is theirs, and how they prove it. Written by functions only.';
comment on column public.claims.mosque_ids is 'The mosques that were asked to vouch.';
comment on column public.claims.code_confirmed_at is 'When a code that went to the listing was entered, or its site showed the token; in a dispute it is one proof among others.';
comment on column public.claims.mailbox is 'Whose mailbox at the listed site''s domain a code goes to.';
comment on column public.claims.site_token is 'What the listed site has to show. Of no use to whoever cannot write there.';

create table public.claim_codes (
  claim_id uuid primary key references public.claims (id) on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  tries smallint not null default 0,
  sends smallint not null default 1,
  first_sent_at timestamptz not null default now(),
  sent_at timestamptz not null default now()
);
call private.passport('public.claim_codes', written_by => 'members');
comment on table public.claim_codes is
  'Codes that went to the address or the number a listing names. Only hashes; no person can read them.';

create table public.claim_vouches (
  claim_id uuid not null references public.claims (id) on delete cascade,
  voucher_id uuid not null references auth.users (id) on delete cascade,
  mosque_id uuid not null references public.places (id) on delete cascade,
  note text check (length(note) <= 500),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (claim_id, voucher_id)
);
call private.passport(
  'public.claim_vouches', written_by => 'members',
  people => '{"voucher_id": "business"}',
  places => '{"mosque_id": "private.move_claims"}'
);
create index claim_vouches_voucher_id on public.claim_vouches (voucher_id);
create index claim_vouches_mosque_id on public.claim_vouches (mosque_id);
comment on table public.claim_vouches is
  'Admins of mosques who confirm that a business is the claimant''s. Two of them verify a claim. Written by functions only.';

create table public.business_transfers (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  from_user uuid not null references auth.users (id) on delete cascade,
  to_email text not null check (length(to_email) between 3 and 320),
  token_hash text unique check (length(token_hash) = 64),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'cancelled')),
  accepted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  decided_at timestamptz
);
call private.passport(
  'public.business_transfers', written_by => 'members',
  people => '{"accepted_by": "business", "from_user": "business"}'
);
create unique index business_transfers_one_open on public.business_transfers (business_id) where state = 'pending';
create index business_transfers_from_user on public.business_transfers (from_user);
create index business_transfers_accepted_by on public.business_transfers (accepted_by);
comment on table public.business_transfers is
  'Offers to hand a business to someone else. The token travels by mail only. Written by functions only.';

-- What people have to be told by mail. Filled in the same transaction as the change; the server writes the letters.
create table public.ownership_notices (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'claim_verified', 'claim_rejected', 'claim_needs_info', 'claim_disputed', 'claim_revoked',
    'owner_challenged', 'owner_changed', 'vouch_asked', 'transfer_started', 'transfer_accepted', 'transfer_received',
    'transfer_declined', 'listing_frozen', 'listing_thawed'
  )),
  user_id uuid not null references auth.users (id) on delete cascade,
  place_id uuid references public.places (id) on delete cascade,
  note text,
  -- Those that tell of a change of hands can freeze the listing: SHA-256, in hex, of the token in the letter.
  business_id uuid references public.businesses (id) on delete cascade,
  freeze_hash text unique check (freeze_hash ~ '^[0-9a-f]{64}$'),
  freeze_used_at timestamptz,
  created_at timestamptz not null default now(),
  taken_at timestamptz
);
call private.passport(
  'public.ownership_notices', written_by => 'members',
  people => '{"user_id": "business"}',
  places => '{"place_id": "private.move_claims"}'
);
create index ownership_notices_business_id on public.ownership_notices (business_id);
create index ownership_notices_waiting on public.ownership_notices (id) where taken_at is null;
create index ownership_notices_user_id on public.ownership_notices (user_id);
create index ownership_notices_place_id on public.ownership_notices (place_id);
comment on table public.ownership_notices is 'Letters about claims and owners that wait to be written.';

create trigger touch_updated_at before update on public.claims
for each row execute function private.touch_updated_at();
create trigger audit after insert or update or delete on public.claims
for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.claim_vouches
for each row execute function private.audit('claim_id', 'voucher_id');
grant select on public.claims, public.claim_vouches to authenticated;
-- The hash is of no use to anyone, and so nobody gets it.
grant select (id, business_id, from_user, to_email, state, created_at, expires_at, decided_at)
  on public.business_transfers to authenticated;

-- Security definer, so that policies can ask without being allowed to read the appointments themselves.
create function private.speaks_for(mosques uuid[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.mosque_admins where user_id = auth.uid() and mosque_id = any (mosques));
end $$;

create policy "claimants can see their claims" on public.claims
for select to authenticated using (claimant_id = (select auth.uid()));
create policy "admins of a mosque can see claims it was asked about" on public.claims
for select to authenticated using (mosque_ids <> '{}' and private.speaks_for(mosque_ids));
create policy "staff can see every claim" on public.claims
for select to authenticated using ((select private.is_staff()));
create policy "people can see their own vouching" on public.claim_vouches
for select to authenticated using (voucher_id = (select auth.uid()));
create policy "claimants can see who vouched for them" on public.claim_vouches
for select to authenticated
using (claim_id in (select id from public.claims where claimant_id = (select auth.uid())));
create policy "staff can see all vouching" on public.claim_vouches
for select to authenticated using ((select private.is_staff()));
create policy "owners can see what they offered" on public.business_transfers
for select to authenticated using (from_user = (select auth.uid()));
create policy "staff can see every offer" on public.business_transfers
for select to authenticated using ((select private.is_staff()));
create policy "nobody but the service role sees codes" on public.claim_codes
for select to authenticated using (false);
create policy "nobody but the service role sees notices" on public.ownership_notices
for select to authenticated using (false);

-- Owners --------------------------------------------------------------------------------------------------------------

create function private.listing_owner(place uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select b.owner_id from public.businesses as b where b.place_id = place
$$;

-- Whose word counts about a listing: its owner's, their managers' and the staff's.
create function private.may_keep_listing(place uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null
    and (private.is_staff() or private.edits_place(place, auth.uid()))
$$;

create function private.tell(person uuid, kind text, place uuid, note text default null) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.ownership_notices (kind, user_id, place_id, note, business_id)
  select tell.kind, person, place, tell.note, (select b.id from public.businesses as b where b.place_id = place)
  -- Whoever is leaving for good gets no letter.
  where exists (select from auth.users as u where u.id = person)
$$;

-- Whoever had a listing hears that it has another owner, whoever changed it and how. Functions that hand over name the
-- letter in mahalla.letter.
create function private.tell_former_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  letter text := coalesce(nullif(current_setting('mahalla.letter', true), ''), 'owner_changed');
begin
  if letter <> 'none' then
    perform private.tell(old.owner_id, letter, new.place_id);
  end if;
  return null;
end $$;
create trigger tell_former_owner after update of owner_id on public.businesses
for each row when (old.owner_id is not null and old.owner_id is distinct from new.owner_id)
execute function private.tell_former_owner();

-- Freezing ------------------------------------------------------------------------------------------------------------

create table public.listing_freezes (
  business_id uuid primary key references public.businesses (id) on delete cascade,
  frozen_by uuid references auth.users (id) on delete set null,
  frozen_at timestamptz not null default now()
);
call private.passport('public.listing_freezes', written_by => 'members', people => '{"frozen_by": "business"}');
create index listing_freezes_frozen_by on public.listing_freezes (frozen_by);
comment on table public.listing_freezes is
  'Listings that keep their owner and name and cannot be deleted, until whoever froze them or staff lift it. Written by functions only.';
create trigger audit after insert or update or delete on public.listing_freezes
for each row execute function private.audit('business_id');
grant select on public.listing_freezes to authenticated;
create policy "people can see what they froze" on public.listing_freezes
for select to authenticated using (frozen_by = (select auth.uid()));
create policy "staff can see every freeze" on public.listing_freezes
for select to authenticated using ((select private.is_staff()));

-- Staff lift a freeze first, too: then it is on record. Operators and an account that is deleted are not held up.
create function private.guard_frozen() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_server() or current_setting('mahalla.settling', true) = 'on'
    or not exists (select from public.listing_freezes as z where z.business_id = old.id)
    or tg_op = 'UPDATE' and new.owner_id is null
      and not exists (select from auth.users as u where u.id = old.owner_id)
  then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  raise exception 'frozen' using errcode = 'PT423', hint = 'Lift the freeze first';
end $$;
create trigger guard_frozen_delete before delete on public.businesses
for each row execute function private.guard_frozen();
create trigger guard_frozen_update before update on public.businesses
for each row when (
  old.name is distinct from new.name or old.local_name is distinct from new.local_name
  or old.owner_id is distinct from new.owner_id or old.business_account_id is distinct from new.business_account_id
)
execute function private.guard_frozen();

-- A freeze ends offers that are open. Where the listing has another owner by now, staff look at who is right.
create function private.freeze(listing public.businesses, person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.listing_freezes (business_id, frozen_by) values (listing.id, person) on conflict do nothing;
  if not found then
    return;
  end if;
  update public.business_transfers as t set state = 'cancelled', decided_at = now()
  where t.business_id = listing.id and t.state = 'pending';
  perform private.tell(listing.owner_id, 'listing_frozen', listing.place_id);
  if listing.owner_id is distinct from person then
    perform private.enqueue_moderation(
      'listing', listing.place_id, listing.place_id, 'automatic', 'Frozen by a former owner: ' || listing.name, null
    );
  end if;
end $$;

create function public.freeze_listing(business uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing public.businesses;
begin
  select b.* into listing from public.businesses as b where b.id = business for update;
  if listing.id is null or not (private.is_staff() or coalesce(listing.owner_id = auth.uid(), false)) then
    raise exception 'Only the owner can do this' using errcode = '42501';
  end if;
  perform private.freeze(listing, auth.uid());
  return true;
end $$;

-- By whoever froze it, or staff. Who lost a listing and froze it is not overruled by who has it now.
create function public.lift_freeze(business uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing public.businesses;
begin
  select b.* into listing from public.businesses as b where b.id = business for update;
  delete from public.listing_freezes as z
  where z.business_id = business and (private.is_staff() or z.frozen_by = auth.uid());
  if not found then
    if exists (select from public.listing_freezes as z where z.business_id = business) then
      raise exception 'frozen_by_other' using errcode = '42501';
    end if;
    return false;
  end if;
  perform private.tell(listing.owner_id, 'listing_thawed', listing.place_id);
  return true;
end $$;

-- A letter's token works once, for thirty days. Whoever holds it got it by mail, signed in or not.
create function private.freeze_letter(token text) returns public.ownership_notices
language sql stable security definer set search_path = ''
as $$
  select n from public.ownership_notices as n
  where n.freeze_hash = encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
    and n.freeze_used_at is null and n.created_at > now() - interval '30 days'
$$;

create function public.find_freeze(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', b.name, 'city', b.city,
    'is_frozen', exists (select from public.listing_freezes as z where z.business_id = b.id)
  )
  from private.freeze_letter(token) as n join public.businesses as b on b.id = n.business_id
$$;

create function public.freeze_by_letter(token text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  letter public.ownership_notices;
  listing public.businesses;
begin
  select n.* into letter from public.ownership_notices as n where n.id = (private.freeze_letter(token)).id for update;
  if letter.id is null or letter.freeze_used_at is not null then
    return 'expired';
  end if;
  select b.* into listing from public.businesses as b where b.id = letter.business_id for update;
  if listing.id is null then
    return 'expired';
  end if;
  update public.ownership_notices as n set freeze_used_at = now() where n.id = letter.id;
  perform private.freeze(listing, letter.user_id);
  return 'frozen';
end $$;

-- What the owner and staff see of a listing's freeze; null where there is none.
create function public.listing_freeze(business uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'at', z.frozen_at, 'is_mine', coalesce(z.frozen_by = auth.uid(), false),
    'may_lift', private.is_staff() or coalesce(z.frozen_by = auth.uid(), false)
  )
  from public.listing_freezes as z join public.businesses as b on b.id = z.business_id
  where z.business_id = business
    and (private.is_staff() or b.owner_id = auth.uid() or z.frozen_by = auth.uid())
$$;

-- Makes a person the owner of one listing, and of nothing else, with an account to hold it.
create function private.hand_over(listing uuid, person uuid, known_as text, letter text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  account uuid := private.account_of(person, known_as);
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  perform set_config('mahalla.trusted', 'on', true);
  perform set_config('mahalla.letter', letter, true);
  update public.businesses as b set owner_id = person, business_account_id = account where b.id = listing;
  perform set_config('mahalla.letter', '', true);
  perform set_config('mahalla.trusted', trusted, true);
end $$;

create function private.account_of(person uuid, known_as text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.business_accounts (owner_id, name) values (person, left(btrim(known_as), 160))
  on conflict (owner_id) do nothing;
  return (select a.id from public.business_accounts as a where a.owner_id = person);
end $$;

-- Makes a person the keeper of a place: its owned row is handed over. An imported listing gets an owned row with its
-- values, at the same place and address.
create function private.give_listing(place uuid, person uuid, known_as text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing uuid := (select b.id from public.businesses as b where b.place_id = place);
  columns text;
  copied text;
  given integer;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  if listing is not null then
    perform private.hand_over(listing, person, known_as, 'owner_changed');
    return;
  end if;
  select string_agg(quote_ident(name), ', '),
    string_agg(case name when 'name' then 'coalesce(nullif(btrim(i.name), ''''), $4)' else 'i.' || quote_ident(name) end, ', ')
  into columns, copied
  from unnest(private.shared_columns('business')) as name
  -- Where the row came from stays with the imported row: from now on it is the owner's word.
  where name not in ('source', 'source_id', 'licence', 'raw', 'import_id');
  perform set_config('mahalla.trusted', 'on', true);
  perform set_config('mahalla.given_place', place::text, true);
  execute format($sql$
    insert into public.businesses (owner_id, business_account_id, status, slug, %1$s)
    select $1, $2, 'published', u.slug, %2$s
    from public.business as i left join public.business_unified as u on u.id = i.place_id
    where i.place_id = $3 and i.status = 'published'
    order by i.created_at, i.id limit 1
  $sql$, columns, copied) using person, private.account_of(person, known_as), place, known_as;
  get diagnostics given = row_count;
  perform set_config('mahalla.given_place', '', true);
  perform set_config('mahalla.trusted', trusted, true);
  if given = 0 then
    raise exception 'There is no such listing' using errcode = 'P0002';
  end if;
end $$;

create function private.is_open_claim(state text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select state in ('pending', 'needs_info', 'disputed') $$;

-- Whether whoever keeps a place now has proved that it is theirs. A listing one merely added says nothing of the kind.
create function private.is_owner_verified(place uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (
      select from public.businesses as b
      join public.claims as c on c.place_id = b.place_id and c.claimant_id = b.owner_id and c.state = 'verified'
      where b.place_id = place and b.status = 'published'
    )
  );
end $$;

-- Held for the transaction, and taken before any row: two rivals who come at the same moment both end up in dispute.
create function private.lock_claims(place uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtext('mahalla.claims.' || coalesce(place::text, ''))) $$;

-- Two people, or one against an owner: staff look at both sides.
create function private.dispute_claims(place uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claim public.claims;
begin
  for claim in
    select * from public.claims as c where c.place_id = place and private.is_open_claim(c.state)
    order by c.created_at for update
  loop
    if claim.state <> 'disputed' then
      update public.claims set state = 'disputed' where id = claim.id;
      perform private.tell(claim.claimant_id, 'claim_disputed', place);
    end if;
    perform private.enqueue_moderation('claim', claim.id, place, 'new', claim.business_name, claim.claimant_id);
  end loop;
end $$;

create function private.verify_claim(claim_id uuid, note text, person_deciding uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claim public.claims;
  former uuid;
begin
  select * into claim from public.claims where id = claim_id for update;
  if claim.id is null or claim.state = 'verified' then
    return;
  end if;
  former := private.listing_owner(claim.place_id);
  if former is distinct from claim.claimant_id then
    -- The former owner is told by the change itself.
    perform private.give_listing(claim.place_id, claim.claimant_id, claim.business_name);
  end if;
  update public.claims set state = 'verified', decision_note = note, decided_by = person_deciding, decided_at = now()
  where id = claim.id;
  if former is distinct from claim.claimant_id then
    -- Whoever lost the listing holds no verified claim to it any more.
    update public.claims set state = 'revoked' where place_id = claim.place_id and state = 'verified' and id <> claim.id;
  end if;
  perform private.tell(claim.claimant_id, 'claim_verified', claim.place_id);
  perform private.dispute_claims(claim.place_id);
end $$;

-- The listing stays, without an owner.
create function private.take_listing_back(claim public.claims) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  perform set_config('mahalla.trusted', 'on', true);
  -- Whoever decides says so in a letter of its own.
  perform set_config('mahalla.letter', 'none', true);
  update public.businesses as b set owner_id = null, business_account_id = null
  where b.place_id = claim.place_id and b.owner_id = claim.claimant_id;
  perform set_config('mahalla.letter', '', true);
  perform set_config('mahalla.trusted', trusted, true);
end $$;

-- The host of a listed site; null where many people share it, or its mailboxes are anybody's.
create function private.site_domain(website text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select h.host from (
    select regexp_replace(lower(substring(website from '^https?://([^/?#:]+)')), '^www\.', '') as host
  ) as h
  where h.host ~ '^([a-z0-9-]+\.)+[a-z]{2,}$'
    and h.host !~ ('(^|\.)(facebook|fb|instagram|tiktok|twitter|x|youtube|linkedin|pinterest|snapchat|t|wa|whatsapp|telegram|linktr|'
      || 'google|goo|business|wixsite|weebly|blogspot|wordpress|tumblr|squarespace|webnode|jimdosite|github|netlify|vercel|carrd|'
      || 'tripadvisor|yelp|zomato|foursquare|just-eat|justeat|ubereats|deliveroo|doordash|foodpanda|booksy|fresha|treatwell|'
      || 'gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|mail|proton|protonmail|yandex|zoho|hey)'
      || '\.[a-z]{2,3}(\.[a-z]{2})?$')
$$;

-- A number or a site that was written lately, or by whoever claims, proves nothing: it may have been put there for this.
create function private.is_settled_contact(place uuid, fact text, claimant uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
      select from public.fact_statements as f
      where f.place_id = is_settled_contact.place and f.fact = is_settled_contact.fact and f.said_at > now() - interval '30 days'
    )
    and not exists (
      select from public.place_suggestions as s
      where s.place_id = is_settled_contact.place and s.field = is_settled_contact.fact and s.status = 'accepted' and (
        s.decided_at > now() - interval '90 days' or private.may_be_one_person(s.author_id, claimant)
      )
    )
$$;

-- The ways that take minutes, for this person. Whoever listed a place wrote its number and addresses too.
create function private.quick_ways(place uuid, claimant uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce((select array_remove(array[
    case when u.phone ~ '^\+[1-9][0-9]{6,14}$' and private.is_settled_contact(u.id, 'phone', claimant) then 'phone_code' end,
    case when coalesce(btrim(u.email), '') <> '' then 'email_code' end,
    case when private.site_domain(u.website) is not null and private.is_settled_contact(u.id, 'website', claimant) then 'domain_code' end,
    case when private.site_domain(u.website) is not null and private.is_settled_contact(u.id, 'website', claimant) then 'site_proof' end
  ], null)
  from public.business_unified as u
  where u.id = place and private.listing_owner(u.id) is distinct from claimant), '{}')
$$;

-- Messages are words for the interface, not sentences for people: it says them in the visitor's language.
create function public.open_claim(
  place uuid, business_name text, claimant_role text, method text, evidence text default null,
  mosques uuid[] default '{}', document_path text default null, mailbox text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  owner uuid;
  claim public.claims;
  before public.claims;
  listed record;
  is_new boolean;
begin
  if me is null then
    raise exception 'sign_in' using errcode = '42501';
  end if;
  select u.id, u.name, u.email into listed from public.business_unified as u where u.id = place;
  if listed.id is null then
    raise exception 'There is no such listing' using errcode = 'P0002';
  end if;
  owner := private.listing_owner(place);
  if owner = me and private.is_owner_verified(place) then
    raise exception 'already_yours' using errcode = '22023';
  end if;
  -- Whoever listed a place wrote its address too: a code that goes there proves nothing.
  if method in ('phone_code', 'email_code', 'domain_code', 'site_proof') and not method = any (private.quick_ways(place, me)) then
    raise exception 'no_address' using errcode = '22023';
  end if;
  if method = 'domain_code' and coalesce(lower(btrim(open_claim.mailbox)) !~ '^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$', true) then
    raise exception 'mailbox' using errcode = '22023';
  end if;
  if method in ('document', 'staff_visit') and length(btrim(coalesce(evidence, ''))) < 10 and document_path is null then
    raise exception 'evidence_missing' using errcode = '22023';
  end if;
  if document_path is not null and not private.owns_document('claim-documents', document_path, me) then
    raise exception 'This document is not yours' using errcode = '42501';
  end if;
  if method = 'mosque_vouch' and (
    cardinality(mosques) = 0 or cardinality(mosques) > 3
    or exists (select from unnest(mosques) as m (id) where not exists (select from public.mosque_admins as a where a.mosque_id = m.id))
  ) then
    raise exception 'mosque_missing' using errcode = '22023';
  end if;
  -- Nobody is in dispute with themselves.
  owner := nullif(owner, me);
  perform private.lock_claims(place);
  if (select count(*) from public.claims as c where c.claimant_id = me and c.created_at > now() - interval '1 day') >= 10 then
    raise exception 'too_many_today' using errcode = 'PT429';
  end if;

  select * into claim from public.claims as c
  where c.place_id = place and c.claimant_id = me and private.is_open_claim(c.state) for update;
  is_new := claim.id is null;
  before := claim;
  if is_new then
    insert into public.claims as c
      (place_id, claimant_id, business_name, claimant_role, method, evidence, mosque_ids, document_path, mailbox)
    values (
      place, me, left(btrim(open_claim.business_name), 200), open_claim.claimant_role, open_claim.method,
      nullif(btrim(open_claim.evidence), ''), case when open_claim.method = 'mosque_vouch' then mosques else '{}' end,
      open_claim.document_path, case when open_claim.method = 'domain_code' then lower(btrim(open_claim.mailbox)) end
    ) returning * into claim;
  else
    update public.claims as c
    set business_name = left(btrim(open_claim.business_name), 200), claimant_role = open_claim.claimant_role,
      method = open_claim.method, evidence = coalesce(nullif(btrim(open_claim.evidence), ''), c.evidence),
      mosque_ids = case when open_claim.method = 'mosque_vouch' then mosques else c.mosque_ids end,
      document_path = coalesce(open_claim.document_path, c.document_path),
      mailbox = case when open_claim.method = 'domain_code' then lower(btrim(open_claim.mailbox)) end,
      state = case when c.state = 'needs_info' then 'pending' else c.state end
    where c.id = claim.id returning * into claim;
    -- A code that went one way proves nothing about another.
    update public.claim_codes as k set code_hash = '', expires_at = now()
    where k.claim_id = claim.id and (before.method, before.mailbox) is distinct from (claim.method, claim.mailbox);
  end if;

  if method = 'mosque_vouch' then
    insert into public.ownership_notices (kind, user_id, place_id)
    select distinct 'vouch_asked', a.user_id, place
    from public.mosque_admins as a where a.mosque_id = any (mosques) and a.user_id <> me;
  end if;
  if owner is not null and is_new then
    perform private.tell(owner, 'owner_challenged', place);
  end if;
  if owner is not null
    or exists (select from public.claims as c where c.place_id = place and c.id <> claim.id and private.is_open_claim(c.state))
  then
    perform private.dispute_claims(place);
  elsif method in ('document', 'staff_visit') then
    perform private.enqueue_moderation('claim', claim.id, place, case when is_new then 'new' else 'changed' end, claim.business_name, me);
  end if;
  return (select jsonb_build_object('id', c.id, 'state', c.state, 'method', c.method) from public.claims as c where c.id = claim.id);
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

-- What was proven verifies the claim, unless somebody keeps the place or claims it too: then staff look at both.
create function private.prove_claim(claim public.claims) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.claims as c set code_confirmed_at = now() where c.id = claim.id;
  if claim.state = 'disputed' or private.listing_owner(claim.place_id) is not null
    or exists (
      select from public.claims as c
      where c.place_id = claim.place_id and c.id <> claim.id and private.is_open_claim(c.state)
    )
  then
    perform private.dispute_claims(claim.place_id);
    return 'recorded';
  end if;
  perform private.verify_claim(claim.id, null, null);
  perform private.withdraw_moderation('claim', claim.id);
  return 'verified';
end $$;

-- Why no code may be sent now; null where it may. One a minute and five a day for a claim; eight a day for a place, whoever
-- asks, and ten for an account.
create function private.code_pause(claim public.claims) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select from public.claim_codes as k where k.claim_id = claim.id and k.sent_at > now() - interval '1 minute') then 'too_soon'
    when (
      select coalesce(sum(k.sends) filter (where c.id = claim.id), 0) >= 5
        or coalesce(sum(k.sends) filter (where c.place_id = claim.place_id), 0) >= 8
        or coalesce(sum(k.sends) filter (where c.claimant_id = claim.claimant_id), 0) >= 10
      from public.claim_codes as k join public.claims as c on c.id = k.claim_id
      where k.first_sent_at > now() - interval '1 day' and (c.place_id = claim.place_id or c.claimant_id = claim.claimant_id)
    ) then 'too_many'
  end
$$;

-- For the server: a code is owed to the address the listing names, or to a mailbox at its site's domain.
create function public.issue_claim_code(claim uuid, claimant uuid, language text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_claim public.claims;
  listed record;
  address text;
  pause text;
begin
  select * into found_claim from public.claims as c
  where c.id = claim and c.claimant_id = claimant and private.is_open_claim(c.state) and c.method in ('email_code', 'domain_code')
  for update;
  if found_claim.id is null then
    return 'no_claim';
  end if;
  select u.name, u.email, u.website into listed from public.business_unified as u where u.id = found_claim.place_id;
  if found_claim.method = any (private.quick_ways(found_claim.place_id, claimant)) then
    address := case found_claim.method
      when 'email_code' then btrim(listed.email) else found_claim.mailbox || '@' || private.site_domain(listed.website) end;
  end if;
  if address is null then
    return 'no_address';
  end if;
  if exists (
    select from private.letter_drafts as d where d.about = 'code' and d.material ->> 'id' = found_claim.id::text
  ) then
    return 'sent';
  end if;
  pause := private.code_pause(found_claim);
  if pause is not null then
    return pause;
  end if;
  insert into private.letter_drafts (about, material)
  select 'code', jsonb_build_object(
    'id', found_claim.id, 'to_address', address, 'name', listed.name,
    'language', private.language_or_english(issue_claim_code.language)
  );
  return 'sent';
end $$;

-- The same for the listed number: the server sends the text, or has it called, right after.
create function public.issue_claim_call(claim uuid, claimant uuid, code_hash text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_claim public.claims;
  listed record;
  pause text;
begin
  select * into found_claim from public.claims as c
  where c.id = claim and c.claimant_id = claimant and private.is_open_claim(c.state) and c.method = 'phone_code'
  for update;
  if found_claim.id is null then
    return '{"outcome": "no_claim"}';
  end if;
  select u.name, u.phone into listed from public.business_unified as u where u.id = found_claim.place_id;
  if not 'phone_code' = any (private.quick_ways(found_claim.place_id, claimant)) then
    return '{"outcome": "no_address"}';
  end if;
  pause := private.code_pause(found_claim);
  if pause is not null then
    return jsonb_build_object('outcome', pause);
  end if;
  perform private.keep_key('code', jsonb_build_object('id', found_claim.id), issue_claim_call.code_hash);
  return jsonb_build_object('outcome', 'sent', 'phone', listed.phone, 'name', listed.name);
end $$;

-- For the server: which site has to show what. A look every ten seconds, thirty a day.
create function public.begin_site_look(claim uuid, claimant uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_claim public.claims;
begin
  select * into found_claim from public.claims as c
  where c.id = claim and c.claimant_id = claimant and private.is_open_claim(c.state) and c.method = 'site_proof'
  for update;
  if found_claim.id is null then
    return '{"outcome": "no_claim"}';
  end if;
  if not 'site_proof' = any (private.quick_ways(found_claim.place_id, claimant)) then
    return '{"outcome": "no_address"}';
  end if;
  if found_claim.site_looked_at > now() - interval '10 seconds' then
    return '{"outcome": "too_soon"}';
  end if;
  if found_claim.site_looked_at > now() - interval '1 day' and found_claim.site_looks >= 30 then
    return '{"outcome": "too_many"}';
  end if;
  update public.claims as c
  set site_looks = case when c.site_looked_at > now() - interval '1 day' then c.site_looks + 1 else 1 end, site_looked_at = now()
  where c.id = found_claim.id;
  return jsonb_build_object('outcome', 'look', 'token', found_claim.site_token, 'website', (
    select u.website from public.business_unified as u where u.id = found_claim.place_id
  ));
end $$;

-- The site showed the token. It counts for the site that was looked at, if that is listed still.
create function public.note_site_proof(claim uuid, website text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_claim public.claims;
begin
  perform private.lock_claims((select c.place_id from public.claims as c where c.id = claim));
  select c.* into found_claim from public.claims as c
  where c.id = claim and private.is_open_claim(c.state) and c.method = 'site_proof' and exists (
    select from public.business_unified as u where u.id = c.place_id and u.website = note_site_proof.website
  ) for update;
  return case when found_claim.id is null then 'none' else private.prove_claim(found_claim) end;
end $$;
revoke execute on function
  private.site_domain(text), private.is_settled_contact(uuid, text, uuid), private.quick_ways(uuid, uuid),
  private.code_pause(public.claims), private.prove_claim(public.claims),
  public.issue_claim_code(uuid, uuid, text), public.issue_claim_call(uuid, uuid, text),
  public.begin_site_look(uuid, uuid), public.note_site_proof(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.issue_claim_code(uuid, uuid, text), public.issue_claim_call(uuid, uuid, text),
  public.begin_site_look(uuid, uuid), public.note_site_proof(uuid, text)
to service_role;

-- Answers: verified, recorded (right, but someone else has to decide), wrong, expired, blocked, none. A wrong try is
-- counted, so nothing is raised.
create function public.enter_claim_code(claim uuid, code text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_claim public.claims;
  sent public.claim_codes;
begin
  perform private.lock_claims((select c.place_id from public.claims as c where c.id = claim));
  select * into found_claim from public.claims as c
  where c.id = claim and c.claimant_id = auth.uid() and private.is_open_claim(c.state) for update;
  if found_claim.id is null then
    return 'none';
  end if;
  select * into sent from public.claim_codes as c where c.claim_id = found_claim.id for update;
  if sent.claim_id is null then
    return 'none';
  end if;
  if sent.tries >= 5 then
    return 'blocked';
  end if;
  if sent.expires_at <= now() then
    return 'expired';
  end if;
  if sent.code_hash <> encode(sha256(convert_to(found_claim.id::text || ':' || coalesce(code, ''), 'UTF8')), 'hex') then
    update public.claim_codes as c set tries = c.tries + 1 where c.claim_id = sent.claim_id;
    return case when sent.tries + 1 >= 5 then 'blocked' else 'wrong' end;
  end if;
  delete from public.claim_codes as c where c.claim_id = sent.claim_id;
  return private.prove_claim(found_claim);
end $$;

create function public.withdraw_claim(claim uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.claims as c set state = 'withdrawn', decided_at = now()
  where c.id = claim and c.claimant_id = auth.uid() and private.is_open_claim(c.state);
  if not found then
    return false;
  end if;
  perform private.withdraw_moderation('claim', claim);
  return true;
end $$;

-- Two people who speak for the mosques that were asked, and are not the claimant, verify a claim nobody disputes.
create function public.vouch_for_claim(claim uuid, note text default null) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_claim public.claims;
  mosque uuid;
begin
  perform private.lock_claims((select c.place_id from public.claims as c where c.id = claim));
  select * into found_claim from public.claims as c where c.id = claim and private.is_open_claim(c.state) for update;
  select a.mosque_id into mosque from public.mosque_admins as a
  where a.user_id = auth.uid() and a.mosque_id = any (found_claim.mosque_ids)
  order by a.mosque_id limit 1;
  if found_claim.id is null or mosque is null or found_claim.claimant_id = auth.uid() then
    raise exception 'Nobody asked you to vouch for this' using errcode = '42501';
  end if;
  insert into public.claim_vouches (claim_id, voucher_id, mosque_id, note)
  values (found_claim.id, auth.uid(), mosque, nullif(btrim(left(vouch_for_claim.note, 500)), ''))
  on conflict (claim_id, voucher_id) do update set revoked_at = null, note = excluded.note, created_at = now();
  if (select count(*) from public.claim_vouches as v where v.claim_id = found_claim.id and v.revoked_at is null) < 2 then
    return 'recorded';
  end if;
  if found_claim.state = 'disputed'
    or nullif(private.listing_owner(found_claim.place_id), found_claim.claimant_id) is not null
  then
    perform private.dispute_claims(found_claim.place_id);
    return 'recorded';
  end if;
  perform private.verify_claim(found_claim.id, null, null);
  perform private.withdraw_moderation('claim', found_claim.id);
  return 'verified';
end $$;

-- A word that is taken back no longer carries a claim: staff look at it again. The owner stays until they decide.
create function public.revoke_vouch(claim uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_claim public.claims;
begin
  update public.claim_vouches as v set revoked_at = now()
  where v.claim_id = claim and v.voucher_id = auth.uid() and v.revoked_at is null;
  if not found then
    return false;
  end if;
  select * into found_claim from public.claims as c where c.id = claim for update;
  if found_claim.state = 'verified' and found_claim.method = 'mosque_vouch'
    and (select count(*) from public.claim_vouches as v where v.claim_id = claim and v.revoked_at is null) < 2
  then
    update public.claims as c set state = 'disputed' where c.id = claim;
    perform private.tell(found_claim.claimant_id, 'claim_disputed', found_claim.place_id);
    perform private.enqueue_moderation(
      'claim', claim, found_claim.place_id, 'automatic', found_claim.business_name, found_claim.claimant_id
    );
  end if;
  return true;
end $$;

-- Decisions of the queue. Rejecting a claim that had been verified takes the listing back.
create function private.decide_claim(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claim public.claims;
  is_holder boolean;
begin
  select * into claim from public.claims where id = subject_id for update;
  if claim.id is null or claim.state = 'withdrawn' then
    return;
  end if;
  is_holder := claim.state = 'verified'
    or claim.state = 'disputed' and private.listing_owner(claim.place_id) = claim.claimant_id;
  if decision = 'approved' then
    if is_holder then
      update public.claims as c set state = 'verified', decision_note = note, decided_by = decide_claim.decided_by, decided_at = now()
      where c.id = claim.id;
    else
      perform private.verify_claim(claim.id, note, decided_by);
    end if;
  elsif decision = 'rejected' then
    if is_holder then
      perform private.take_listing_back(claim);
    end if;
    update public.claims as c
    set state = case when is_holder then 'revoked' else 'rejected' end, decision_note = note,
      decided_by = decide_claim.decided_by, decided_at = now()
    where c.id = claim.id;
    perform private.tell(claim.claimant_id, case when is_holder then 'claim_revoked' else 'claim_rejected' end, claim.place_id, note);
  elsif decision = 'needs_info' then
    update public.claims as c set state = 'needs_info', decision_note = note where c.id = claim.id;
    perform private.tell(claim.claimant_id, 'claim_needs_info', claim.place_id, note);
  elsif decision = 'open' then
    if is_holder then
      perform private.take_listing_back(claim);
    end if;
    update public.claims as c set state = 'disputed', decision_note = null, decided_by = null, decided_at = null
    where c.id = claim.id;
  end if;
end $$;

create function private.preview_claim(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', c.claimant_id, 'place_id', c.place_id, 'title', coalesce(u.name, c.business_name), 'text', c.evidence,
    'link', '/dashboard/staff/claims?place=' || c.place_id,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'claimed_as', c.business_name, 'role', c.claimant_role, 'method', c.method, 'state', c.state,
      'code_confirmed_at', c.code_confirmed_at, 'has_document', c.document_path is not null,
      'member_since', p.created_at, 'rivals', (
        select count(*) from public.claims as o
        where o.place_id = c.place_id and o.id <> c.id and private.is_open_claim(o.state)
      ),
      'has_owner', private.listing_owner(c.place_id) is not null
    ))
  )
  from public.claims as c
  left join public.business_unified as u on u.id = c.place_id
  left join public.profiles as p on p.id = c.claimant_id
  where c.id = preview_claim.subject_id
$$;

-- For staff: every place with claims that wait, all sides of it together.
create function public.claims_to_decide(place uuid default null, max_results integer default 50) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can see claims' using errcode = '42501';
  end if;
  return (
    with asked as (
      select c.place_id, min(c.created_at) as since
      from public.claims as c
      where case when place is null
        then exists (
          select from public.moderation_items as m
          where m.subject_kind = 'claim' and m.subject_id = c.id and m.status = 'open'
        )
        else c.place_id = place end
      group by c.place_id
      order by since
      limit least(greatest(max_results, 1), 200)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'place_id', a.place_id, 'name', u.name, 'slug', u.slug, 'city', u.city, 'email', u.email, 'phone', u.phone,
      'website', u.website, 'address', u.address,
      'owner', (
        select jsonb_build_object('name', p.display_name, 'email', x.email, 'since', b.created_at)
        from public.businesses as b
        join public.profiles as p on p.id = b.owner_id join auth.users as x on x.id = b.owner_id
        where b.place_id = a.place_id and b.owner_id = private.listing_owner(a.place_id) limit 1
      ),
      'claims', (
        select jsonb_agg(jsonb_build_object(
          'id', c.id, 'item_id', m.id, 'item_status', m.status, 'mark', private.moderation_mark('claim', c.id),
          'business_name', c.business_name,
          'role', c.claimant_role, 'method', c.method, 'state', c.state, 'evidence', c.evidence,
          'document_path', c.document_path, 'code_confirmed_at', c.code_confirmed_at, 'note', c.decision_note,
          'created_at', c.created_at, 'claimant', p.display_name, 'claimant_email', x.email, 'member_since', p.created_at,
          'is_mine', c.claimant_id = auth.uid(),
          'vouches', (
            select coalesce(jsonb_agg(jsonb_build_object('name', vp.display_name, 'mosque', mu.name, 'note', v.note, 'at', v.created_at)), '[]')
            from public.claim_vouches as v
            join public.profiles as vp on vp.id = v.voucher_id
            left join public.mosque_unified as mu on mu.id = v.mosque_id
            where v.claim_id = c.id and v.revoked_at is null
          )
        ) order by c.created_at)
        from public.claims as c
        join public.profiles as p on p.id = c.claimant_id join auth.users as x on x.id = c.claimant_id
        left join lateral (
          select i.id, i.status from public.moderation_items as i
          where i.subject_kind = 'claim' and i.subject_id = c.id and i.status <> 'withdrawn'
          order by i.status = 'open' desc, i.opened_at desc limit 1
        ) as m on true
        where c.place_id = a.place_id and c.state <> 'withdrawn'
      )
    ) order by a.since), '[]')
    from asked as a left join public.business_unified as u on u.id = a.place_id
  );
end $$;

-- For someone who speaks for a mosque: who asks it to vouch.
create function public.claims_to_vouch() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'business_name', c.business_name, 'role', c.claimant_role, 'state', c.state, 'evidence', c.evidence,
    'claimant', p.display_name, 'created_at', c.created_at, 'name', u.name, 'slug', u.slug, 'city', u.city,
    'vouched', exists (
      select from public.claim_vouches as v where v.claim_id = c.id and v.voucher_id = auth.uid() and v.revoked_at is null
    )
  ) order by c.created_at desc), '[]')
  from public.claims as c
  join public.profiles as p on p.id = c.claimant_id
  left join public.business_unified as u on u.id = c.place_id
  where c.claimant_id <> auth.uid()
    and (private.is_open_claim(c.state) or c.state = 'verified')
    and c.mosque_ids && array(select a.mosque_id from public.mosque_admins as a where a.user_id = auth.uid())
$$;

-- The nearest mosques that can vouch: those somebody speaks for.
create function public.vouching_mosques(place uuid, max_results integer default 8) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'city', n.city)), '[]')
  from (
    select m.id, m.name, m.city
    from public.mosque_unified as m left join public.business_unified as b on b.id = place
    where exists (select from public.mosque_admins as a where a.mosque_id = m.id)
    order by m.position operator(extensions.<->) b.position nulls last, m.name
    limit least(greatest(max_results, 1), 30)
  ) as n
$$;

-- What the claim page shows of a listing to whoever asks: how it could be claimed, never the address itself.
create function public.claim_options(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', u.name, 'slug', u.slug, 'city', u.city, 'image', u.image, 'is_sample', u.is_sample,
    'masked_email', case when u.email ~ '^[^@]+@[^@]+$' and private.listing_owner(u.id) is distinct from auth.uid()
      then left(u.email, 1) || '•••@' || left(split_part(u.email, '@', 2), 1) || '•••'
        || coalesce(substring(u.email from '\.[^.@]+$'), '')
    end,
    'masked_phone', case when 'phone_code' = any (private.quick_ways(u.id, auth.uid()))
      then left(u.phone, 3) || ' ••• •• ' || right(u.phone, 2) end,
    'domain', case when 'site_proof' = any (private.quick_ways(u.id, auth.uid())) then private.site_domain(u.website) end,
    'has_owner', nullif(private.listing_owner(u.id), auth.uid()) is not null,
    -- And proved to be: whoever only listed it may still prove it.
    'is_mine', coalesce(private.listing_owner(u.id) = auth.uid(), false) and private.is_owner_verified(u.id),
    'claim', (
      select jsonb_build_object(
        'id', c.id, 'state', c.state, 'method', c.method, 'business_name', c.business_name, 'role', c.claimant_role,
        'evidence', c.evidence, 'note', c.decision_note, 'created_at', c.created_at, 'decided_at', c.decided_at,
        'code_confirmed', c.code_confirmed_at is not null, 'has_document', c.document_path is not null,
        'mailbox', c.mailbox, 'site_token', case when c.method = 'site_proof' then c.site_token end,
        'code_sent_at', k.sent_at, 'code_expires_at', k.expires_at, 'tries_left', 5 - k.tries,
        'vouches', (select count(*) from public.claim_vouches as v where v.claim_id = c.id and v.revoked_at is null)
      )
      from public.claims as c left join public.claim_codes as k on k.claim_id = c.id
      where c.place_id = u.id and c.claimant_id = auth.uid() and c.state <> 'withdrawn'
      order by private.is_open_claim(c.state) desc, c.created_at desc limit 1
    )
  )
  from public.business_unified as u where u.id = place
$$;

-- Documents and descriptions go 90 days after the decision. The server deletes the files first.
create function public.claim_documents_to_purge(today date default null) returns setof text
language sql stable security definer set search_path = ''
as $$
  select c.document_path from public.claims as c
  where c.document_path is not null and c.decided_at < coalesce(today::timestamptz, now()) - interval '90 days'
$$;
create function public.forget_claim_documents(paths text[], today date default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  forgotten integer;
begin
  update public.claims as c set document_path = null where c.document_path = any (paths);
  update public.claims as c set evidence = null
  where c.evidence is not null and c.document_path is null
    and c.decided_at < coalesce(today::timestamptz, now()) - interval '90 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

-- For the server: letters to write, each handed out once.
create function public.take_ownership_notices(max_results integer default 50) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  with due as (
    update public.ownership_notices as n set taken_at = now()
    from (
      select id from public.ownership_notices where taken_at is null
      order by id limit least(greatest(max_results, 1), 200) for update skip locked
    ) as waiting
    where n.id = waiting.id
    returning n.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'kind', d.kind, 'to_address', x.email, 'language', p.language, 'name', coalesce(u.name, b.name, ''),
    'slug', u.slug, 'note', d.note, 'can_freeze', d.business_id is not null
  ) order by d.id) filter (where x.email <> ''), '[]')
  from due as d
  join auth.users as x on x.id = d.user_id
  join public.profiles as p on p.id = d.user_id
  left join public.business_unified as u on u.id = d.place_id
  left join public.businesses as b on b.id = d.business_id
$$;

-- Handing over --------------------------------------------------------------------------------------------------------

create function public.offer_transfer(business uuid, to_email text, language text default 'en') returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := lower(btrim(offer_transfer.to_email));
  listing public.businesses;
  made uuid;
begin
  select b.* into listing from public.businesses as b where b.id = business and b.owner_id = auth.uid() and b.status <> 'draft';
  if listing.id is null then
    raise exception 'Only the owner can do this' using errcode = '42501';
  end if;
  if exists (select from public.listing_freezes as z where z.business_id = listing.id) then
    raise exception 'frozen' using errcode = 'PT423';
  end if;
  if address is null or address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(address) > 320 then
    raise exception 'email' using errcode = '22023';
  end if;
  if exists (select from auth.users as x where x.id = auth.uid() and lower(x.email) = address) then
    raise exception 'own_address' using errcode = '22023';
  end if;
  if (select count(*) from public.business_transfers as t where t.from_user = auth.uid() and t.created_at > now() - interval '1 day') >= 10 then
    raise exception 'too_many_today' using errcode = 'PT429';
  end if;
  update public.business_transfers as t set state = 'cancelled', decided_at = now()
  where t.business_id = listing.id and t.state = 'pending';
  insert into public.business_transfers (business_id, from_user, to_email) values (listing.id, auth.uid(), address)
  returning id into made;
  insert into private.letter_drafts (about, material)
  select 'offer', jsonb_build_object(
    'id', made, 'to_address', address, 'language', private.language_or_english(offer_transfer.language), 'name', listing.name,
    'from', coalesce((select p.display_name from public.profiles as p where p.id = auth.uid()), '')
  );
  perform private.tell(auth.uid(), 'transfer_started', listing.place_id, address);
  return made;
end $$;
revoke execute on function public.offer_transfer(uuid, text, text) from public, anon, authenticated;
grant execute on function public.offer_transfer(uuid, text, text) to authenticated, service_role;

create function public.cancel_transfer(transfer uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.business_transfers as t set state = 'cancelled', decided_at = now()
  where t.id = transfer and t.from_user = auth.uid() and t.state = 'pending';
  return found;
end $$;

create function private.find_offer(token text) returns public.business_transfers
language sql stable security definer set search_path = ''
as $$
  select t from public.business_transfers as t
  where t.token_hash = encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
$$;

-- Whoever holds the token got it by mail. An offer is void when the business has changed hands since.
create function public.find_transfer(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', b.name, 'city', b.city, 'slug', u.slug, 'from_name', p.display_name, 'expires_at', t.expires_at,
    'is_mine', coalesce(t.from_user = auth.uid(), false),
    'state', case
      when t.state = 'pending' and (t.expires_at <= now() or b.owner_id is distinct from t.from_user) then 'expired'
      else t.state end
  )
  from private.find_offer(token) as t
  join public.businesses as b on b.id = t.business_id
  left join public.business_unified as u on u.id = b.place_id
  left join public.profiles as p on p.id = t.from_user
$$;

create function public.accept_transfer(token text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  offer public.business_transfers;
  listing public.businesses;
begin
  if auth.uid() is null then
    raise exception 'sign_in' using errcode = '42501';
  end if;
  select t.* into offer from public.business_transfers as t
  where t.id = (private.find_offer(token)).id for update;
  select b.* into listing from public.businesses as b where b.id = offer.business_id for update;
  if exists (select from public.listing_freezes as z where z.business_id = listing.id) then
    return 'frozen';
  end if;
  if offer.id is null or offer.state <> 'pending' or offer.expires_at <= now()
    or listing.owner_id is distinct from offer.from_user
  then
    return 'expired';
  end if;
  if offer.from_user = auth.uid() then
    return 'own';
  end if;
  perform private.hand_over(listing.id, auth.uid(), listing.name, 'transfer_accepted');
  update public.business_transfers as t set state = 'accepted', accepted_by = auth.uid(), decided_at = now() where t.id = offer.id;
  update public.claims as c set state = 'revoked' where c.place_id = listing.place_id and c.state = 'verified';
  perform private.tell(auth.uid(), 'transfer_received', listing.place_id);
  return 'accepted';
end $$;

create function public.decline_transfer(token text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  offer public.business_transfers;
begin
  update public.business_transfers as t set state = 'declined', decided_at = now()
  where t.id = (private.find_offer(token)).id and t.state = 'pending' and t.expires_at > now()
  returning t.* into offer;
  if offer.id is null then
    return false;
  end if;
  perform private.tell(offer.from_user, 'transfer_declined', (select b.place_id from public.businesses as b where b.id = offer.business_id));
  return true;
end $$;

-- The record of changes -----------------------------------------------------------------------------------------------

-- What an owner decides about a listing, and may set back.
create function private.editable_columns() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[
    'name', 'local_name', 'description', 'business_type', 'business_category', 'subcategory', 'address', 'city', 'state',
    'country', 'country_code', 'latitude', 'longitude', 'city_latitude', 'city_longitude', 'time_zone', 'phone', 'email',
    'website', 'whatsapp', 'hours', 'services', 'price_range', 'tags', 'facts', 'halal', 'languages', 'online_only', 'service_area_km',
    'closed_on', 'closed_reason', 'moved_to'
  ]
$$;

create function public.listing_history(place uuid, max_results integer default 50, older_than bigint default null)
returns table (
  id bigint, at timestamptz, action text, actor_name text, actor_kind text, changes jsonb, can_undo boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may_keep_listing(place) then
    raise exception 'Only the owner and staff can see this' using errcode = '42501';
  end if;
  return query
  select l.id, l.at, l.action,
    -- Owners learn that it was the staff, not who of them.
    case when l.actor is null or (s.is_staff and not private.is_staff() and l.actor <> auth.uid()) then null else p.display_name end,
    case when l.actor is null then 'system' when l.actor = auth.uid() then 'you' when s.is_staff then 'staff' else 'owner' end,
    c.list, l.action = 'update' and c.undoable
  from public.audit_log as l
  left join public.profiles as p on p.id = l.actor
  cross join lateral (
    select private.holds_role(l.actor, 'staff') as is_staff
  ) as s
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object(
        'field', f.key, 'old', case when f.key = 'owner_id' then null else l.before -> f.key end,
        'new', case when f.key = 'owner_id' then null else f.value end
      ) order by f.key), '[]') as list,
      coalesce(bool_or(f.key = any (private.editable_columns())), false) as undoable
    from jsonb_each(case when l.action = 'update' then l.after else '{}' end) as f
    where f.key = any (private.editable_columns() || array['owner_id', 'status', 'image'])
  ) as c
  where l.entity = 'businesses'
    and l.entity_id in (select b.id::text from public.businesses as b where b.place_id = place)
    and (older_than is null or l.id < older_than)
    and (l.action <> 'update' or c.list <> '[]')
  order by l.id desc
  limit least(greatest(max_results, 1), 200);
end $$;

-- Sets the fields of one change back to what they were before it, and nothing else. The record keeps both.
create function public.undo_listing_change(entry bigint) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  change public.audit_log;
  listing public.businesses;
  former public.businesses;
  assignments text;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  select * into change from public.audit_log as l
  where l.id = entry and l.entity = 'businesses' and l.action = 'update';
  select * into listing from public.businesses as b where b.id::text = change.entity_id for update;
  if listing.id is null or not private.may_keep_listing(listing.place_id) then
    raise exception 'Only the owner and staff can do this' using errcode = '42501';
  end if;
  select string_agg(format('%1$I = ($2).%1$I', k.name), ', ') into assignments
  from jsonb_object_keys(change.before) as k (name)
  where k.name = any (private.editable_columns())
    -- Whether it is there at all is the owner's, who may undo that too.
    and (k.name not in ('closed_on', 'closed_reason', 'moved_to') or private.is_staff() or listing.owner_id = auth.uid());
  if assignments is null then
    return false;
  end if;
  former := jsonb_populate_record(listing, change.before);
  perform set_config('mahalla.trusted', 'on', true);
  execute format('update public.businesses set %s where id = $1', assignments) using listing.id, former;
  perform set_config('mahalla.trusted', trusted, true);
  return true;
end $$;

-- Closing -------------------------------------------------------------------------------------------------------------

-- As the caller: the policies of the tables decide. Staff may close an imported listing too.
create function public.close_listing(place uuid, closed_on date, reason text default null, moved_to uuid default null)
returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  touched integer;
begin
  if close_listing.closed_on is null or close_listing.closed_on > current_date + 1 or close_listing.closed_on < date '1900-01-01' then
    raise exception 'closed_on' using errcode = '22023';
  end if;
  if close_listing.moved_to is not null and (
    close_listing.moved_to = place
    or not exists (select from public.business_unified as u where u.id = close_listing.moved_to)
  ) then
    raise exception 'moved_to' using errcode = '22023';
  end if;
  update public.businesses as b
  set closed_on = close_listing.closed_on, closed_reason = nullif(btrim(reason), ''), moved_to = close_listing.moved_to
  where b.place_id = place and b.status <> 'draft';
  get diagnostics touched = row_count;
  if touched = 0 then
    update public.business as b
    set closed_on = close_listing.closed_on, closed_reason = nullif(btrim(reason), ''), moved_to = close_listing.moved_to
    where b.place_id = place;
    get diagnostics touched = row_count;
  end if;
  return touched > 0;
end $$;

create function public.reopen_listing(place uuid) returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  touched integer;
begin
  update public.businesses as b set closed_on = null, closed_reason = null, moved_to = null
  where b.place_id = place and b.closed_on is not null;
  get diagnostics touched = row_count;
  if touched = 0 then
    update public.business as b set closed_on = null, closed_reason = null, moved_to = null
    where b.place_id = place and b.closed_on is not null;
    get diagnostics touched = row_count;
  end if;
  return touched > 0;
end $$;

-- The owner's public face ---------------------------------------------------------------------------------------------

-- Only accounts with something to show: an account alone is nobody's business.
create function public.business_profile(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'name', a.name, 'about', a.about, 'languages', a.languages, 'since', a.created_at, 'is_sample', a.is_sample,
    'businesses', listed.rows
  )
  from public.business_accounts as a
  cross join lateral (
    select jsonb_agg(
      to_jsonb(u) - array['position', 'search', 'name_folded', 'email']
      order by u.closed_on is not null, u.priority desc, u.name
    ) as rows
    from public.business_unified as u
    where u.id in (
      select b.place_id from public.businesses as b where b.business_account_id = a.id and b.status = 'published'
    )
  ) as listed
  where a.id = account and listed.rows is not null
$$;

-- Whose face stands behind a place, for a link on its page.
create function public.profile_of_place(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', a.id, 'name', a.name)
  from public.businesses as b join public.business_accounts as a on a.id = b.business_account_id
  where b.place_id = place and b.status = 'published' and b.owner_id is not null
  order by b.created_at, b.id limit 1
$$;

-- Merging places ------------------------------------------------------------------------------------------------------

create function private.move_claims() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.old_id is null then
    return null;
  end if;
  if new.kind = 'mosque' then
    update public.claims set mosque_ids = array_replace(mosque_ids, new.old_id, new.new_id) where new.old_id = any (mosque_ids);
    update public.claim_vouches set mosque_id = new.new_id where mosque_id = new.old_id;
    return null;
  end if;
  -- One open claim per person and place: where both had one, the older stays.
  update public.claims as c set state = 'withdrawn', decided_at = now()
  where c.place_id = new.old_id and private.is_open_claim(c.state) and exists (
    select from public.claims as o
    where o.place_id = new.new_id and o.claimant_id = c.claimant_id and private.is_open_claim(o.state)
  );
  -- A code that went to the address of one listing proves nothing about another.
  delete from public.claim_codes as k using public.claims as c where c.id = k.claim_id and c.place_id = new.old_id;
  update public.claims set code_confirmed_at = null where place_id = new.old_id and private.is_open_claim(state);
  update public.claims set place_id = new.new_id where place_id = new.old_id;
  update public.ownership_notices set place_id = new.new_id where place_id = new.old_id;
  update public.businesses set moved_to = new.new_id where moved_to = new.old_id;
  update public.business set moved_to = new.new_id where moved_to = new.old_id;
  return null;
end $$;
create trigger move_claims after insert on public.place_redirects
for each row execute function private.move_claims();

-- Documents -----------------------------------------------------------------------------------------------------------

-- Private files. Where there is no storage there are no documents.
do $do$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('claim-documents', 'claim-documents', false, 10485760, array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do nothing;
  create policy "claimants and staff can see documents of claims" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'claim-documents'
    and (owner_id = (select auth.uid())::text or (select private.is_staff()))
    -- Papers are looked at as they are: nobody has them drawn in other sizes, which costs a core for seconds.
    and coalesce(current_setting('storage.operation', true), '') <> 'storage.render.image_authenticated'
  );
end $do$;

revoke execute on function
  private.speaks_for(uuid[]),
  private.listing_owner(uuid),
  private.may_keep_listing(uuid),
  private.tell(uuid, text, uuid, text),
  private.give_listing(uuid, uuid, text),
  private.is_open_claim(text),
  private.hand_over(uuid, uuid, text, text),
  private.account_of(uuid, text),
  private.tell_former_owner(),
  private.guard_frozen(),
  private.freeze(public.businesses, uuid),
  private.freeze_letter(text),
  public.freeze_listing(uuid),
  public.lift_freeze(uuid),
  public.find_freeze(text),
  public.freeze_by_letter(text),
  public.listing_freeze(uuid),
  private.lock_claims(uuid),
  private.dispute_claims(uuid),
  private.verify_claim(uuid, text, uuid),
  private.take_listing_back(public.claims),
  private.decide_claim(uuid, text, text, uuid),
  private.preview_claim(uuid),
  private.find_offer(text),
  private.editable_columns(),
  private.move_claims(),
  public.open_claim(uuid, text, text, text, text, uuid[], text, text),
  public.enter_claim_code(uuid, text),
  public.withdraw_claim(uuid),
  public.vouch_for_claim(uuid, text),
  public.revoke_vouch(uuid),
  public.claims_to_decide(uuid, integer),
  public.claims_to_vouch(),
  public.vouching_mosques(uuid, integer),
  public.claim_options(uuid),
  public.claim_documents_to_purge(date),
  public.forget_claim_documents(text[], date),
  public.take_ownership_notices(integer),
  public.cancel_transfer(uuid),
  public.find_transfer(text),
  public.accept_transfer(text),
  public.decline_transfer(text),
  public.listing_history(uuid, integer, bigint),
  public.undo_listing_change(bigint),
  public.close_listing(uuid, date, text, uuid),
  public.reopen_listing(uuid),
  public.business_profile(uuid),
  public.profile_of_place(uuid)
from public, anon, authenticated;

grant execute on function private.speaks_for(uuid[]) to authenticated;
grant execute on function
  public.claim_options(uuid), public.find_transfer(text), public.decline_transfer(text), public.business_profile(uuid),
  public.profile_of_place(uuid), public.find_freeze(text), public.freeze_by_letter(text)
to anon, authenticated, service_role;
grant execute on function
  public.open_claim(uuid, text, text, text, text, uuid[], text, text),
  public.enter_claim_code(uuid, text),
  public.withdraw_claim(uuid),
  public.vouch_for_claim(uuid, text),
  public.revoke_vouch(uuid),
  public.claims_to_decide(uuid, integer),
  public.claims_to_vouch(),
  public.vouching_mosques(uuid, integer),
  public.cancel_transfer(uuid),
  public.accept_transfer(text),
  public.listing_history(uuid, integer, bigint),
  public.undo_listing_change(bigint),
  public.close_listing(uuid, date, text, uuid),
  public.reopen_listing(uuid),
  public.freeze_listing(uuid),
  public.lift_freeze(uuid),
  public.listing_freeze(uuid)
to authenticated, service_role;
grant execute on function
  public.claim_documents_to_purge(date),
  public.forget_claim_documents(text[], date),
  public.take_ownership_notices(integer)
to service_role;

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
  key := private.business_key(new.id, new.name, new.city, new.phone, new.latitude, new.longitude);
  if tg_op = 'UPDATE' and old.status <> 'draft' and key = private.business_key(old.id, old.name, old.city, old.phone, old.latitude, old.longitude) then
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
    raise exception 'listed' using errcode = '23505', hint = 'This business is listed already: claim it';
  end if;
  return new;
end $$;
revoke execute on function private.guard_place() from public, anon, authenticated;

-- Named to run after guard_business, which fills in the owner.
create trigger guard_place before insert or update of name, city, phone, status on public.businesses
for each row execute function private.guard_place();

create function private.rest_of_claim(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(c.document_path, c.mosque_ids) from public.claims as c where c.id = rest_of_claim.subject_id
$$;
revoke execute on function private.rest_of_claim(uuid) from public, anon, authenticated;
