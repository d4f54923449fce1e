-- Registering a business: drafts that survive, a look for doubles, one step that publishes, and what a plan gives.

create table public.listing_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 65536),
  step text not null default 'business' check (length(step) between 1 and 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '60 days',
  check (num_nonnulls(user_id, token_hash) = 1)
);
call private.passport('public.listing_drafts', written_by => 'visitors', people => '{"user_id": "business"}');
create unique index listing_drafts_user_id on public.listing_drafts (user_id);
create unique index listing_drafts_token_hash on public.listing_drafts (token_hash);
create index listing_drafts_expires_at on public.listing_drafts (expires_at);
comment on table public.listing_drafts is
  'A listing somebody has begun: one per person, or per browser before there is an account. Written by functions only.';
comment on column public.listing_drafts.token_hash is
  'SHA-256, in hex, of the token in the browser''s cookie. Gone once the draft belongs to an account.';
comment on column public.listing_drafts.data is
  'Per step what was typed, and beside it the checked value once all of it was right.';
grant select, delete on public.listing_drafts to authenticated;
create policy "members can see their draft" on public.listing_drafts
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can throw their draft away" on public.listing_drafts
for delete to authenticated using (user_id = (select auth.uid()));

-- The caller's draft: of their account, or of the token. Somebody who signed in meanwhile brings theirs along; where
-- both exist, the one touched last stays.
create function private.find_draft(draft_token text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  mine public.listing_drafts;
  carried public.listing_drafts;
begin
  if me is not null then
    select * into mine from public.listing_drafts where user_id = me and expires_at > now();
  end if;
  if draft_token ~ '^[A-Za-z0-9_-]{32,64}$' then
    select * into carried from public.listing_drafts
    where token_hash = encode(sha256(convert_to(draft_token, 'utf8')), 'hex') and expires_at > now();
  end if;
  if me is null or carried.id is null then
    return coalesce(mine.id, carried.id);
  end if;
  if mine.updated_at > carried.updated_at then
    delete from public.listing_drafts where id = carried.id;
    return mine.id;
  end if;
  delete from public.listing_drafts where user_id = me;
  update public.listing_drafts set user_id = me, token_hash = null where id = carried.id;
  return carried.id;
end $$;

create function private.draft_json(draft_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', id, 'data', data, 'step', step, 'updated_at', updated_at)
  from public.listing_drafts where id = draft_id
$$;

create function public.find_listing_draft(draft_token text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.draft_json(private.find_draft(draft_token));
end $$;

create function public.save_listing_draft(section text, content jsonb, next_step text, draft_token text default null)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  draft uuid;
begin
  if section is null or section not in ('business', 'place', 'hours', 'halal', 'photos', 'plan')
    or jsonb_typeof(content) is distinct from 'object' or next_step is null
  then
    raise exception 'This is no part of a draft' using errcode = '22023';
  end if;
  draft := private.find_draft(draft_token);
  if draft is null then
    if me is null and (draft_token is null or draft_token !~ '^[A-Za-z0-9_-]{32,64}$') then
      raise exception 'A draft needs an account or a token' using errcode = '22023';
    end if;
    -- What has expired makes room.
    delete from public.listing_drafts as d
    where d.user_id = me
      or me is null and d.token_hash = encode(sha256(convert_to(draft_token, 'utf8')), 'hex');
    insert into public.listing_drafts (user_id, token_hash)
    values (me, case when me is null then encode(sha256(convert_to(draft_token, 'utf8')), 'hex') end)
    returning id into draft;
  end if;
  update public.listing_drafts as d
  set data = d.data || jsonb_build_object(section, content), step = left(next_step, 20), updated_at = now(),
    expires_at = now() + interval '60 days'
  where d.id = draft;
  return private.draft_json(draft);
end $$;

create function public.discard_listing_draft(draft_token text default null) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.listing_drafts where id = private.find_draft(draft_token);
  return found;
end $$;

-- Daily job. Returns how many went.
create function public.expire_listing_drafts() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from public.listing_drafts where expires_at <= now();
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Is it listed already? -----------------------------------------------------------------------------------------------

-- The last nine of at least seven digits. What is not a digit is found by taking the digits away.
create function private.phone_digits(phone text) returns text
language sql immutable parallel safe
as $$
  select case when length(translate(phone, translate(phone, '0123456789', ''), '')) >= 7
    then right(translate(phone, translate(phone, '0123456789', ''), ''), 9) end
$$;

-- The host without www; null for hosts that many businesses share.
create function private.web_domain(website text) returns text
language plpgsql immutable parallel safe
as $$
declare
  -- As nearly all are written; anything else is taken apart by the pattern.
  host text := case when left(website, 8) = 'https://' then lower(split_part(substr(website, 9), '/', 1)) end;
  labels text[];
begin
  if host is null or translate(host, ':?#', '') <> host then
    host := lower(substring(website from '^[a-zA-Z]+://([^/:?#]+)'));
  end if;
  if left(host, 4) = 'www.' then
    host := substr(host, 5);
  end if;
  labels := string_to_array(host, '.');
  if labels[cardinality(labels) - 1] || '.' || labels[cardinality(labels)] in (
    'facebook.com', 'instagram.com', 'tiktok.com', 'twitter.com', 'x.com', 'youtube.com', 'linkedin.com', 'google.com',
    'linktr.ee', 'wa.me', 't.me', 'blogspot.com', 'wordpress.com', 'wixsite.com', 'business.site'
  ) then
    return null;
  end if;
  return nullif(host, '');
end $$;
-- A name without what people spell in many ways: and, &, und, et; points and dashes; Ltd and GmbH; the order of words.
create function private.name_key(name text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (
    select string_agg(w, ' ' order by w)
    from regexp_split_to_table(
      regexp_replace(private.fold(name), U&'[''`\2018\2019\02BB\02BC\02BF.]', '', 'g'),
      U&'[\0001-\002F\003A-\0060\007B-\00BF\2000-\206F\060C\061B]+'
    ) as w
    where w <> '' and w <> all (array[
      'and', 'und', 'et', 've', 'dan', 'y', 'e', 'n', 'و', 'the', 'ltd', 'limited', 'plc', 'llc', 'llp', 'inc', 'co', 'company',
      'corp', 'gmbh', 'ug', 'ag', 'kg', 'ek', 'sarl', 'sas', 'sa', 'bv', 'nv', 'sdn', 'bhd', 'pt', 'cv', 'as', 'sti', 'pvt', 'pty'
    ])
  );
end $$;

-- Number and street, whichever way round and however short; null without a number. What comes after a comma is the town.
create function private.street_key(address text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  part text;
begin
  if address is null or address !~ '[0-9٠-٩۰-۹]' then
    return null;
  end if;
  -- A number may stand before a comma of its own: 12, High Street.
  foreach part in array string_to_array(regexp_replace(private.fold(address), '^ *([0-9]+[a-z]?) *,', '\1 '), ',') loop
    if part ~ '[0-9]' and part ~ '[^0-9[:space:]]{3}' and part !~ '^ *(unit|shop|flat|suite|floor|apt|stall|kiosk|level) ' then
      return (
        select string_agg(distinct
          case w when 'street' then 'st' when 'road' then 'rd' when 'avenue' then 'ave' when 'lane' then 'ln'
            when 'strasse' then 'str' when 'cadde' then 'cad' when 'caddesi' then 'cad' when 'sokak' then 'sok'
            when 'jalan' then 'jl' when 'boulevard' then 'bd' else w end, ' ')
        from regexp_split_to_table(
          regexp_replace(replace(part, 'ß', 'ss'), '(strasse|str)\M', ' str', 'g'), '[^[:alnum:]]+'
        ) as w
        where w <> '' and w <> all (array['no', 'nr', 'nummer', 'number', 'no.', 'the', 'rue', 'de', 'la'])
      );
    end if;
  end loop;
  return null;
end $$;
revoke execute on function
  private.phone_digits(text), private.web_domain(text), private.name_key(text), private.street_key(text)
from public;
-- The search below runs as the visitor, and the indexes are kept by whoever writes.
grant execute on function
  private.phone_digits(text), private.web_domain(text), private.name_key(text), private.street_key(text)
to anon, authenticated, service_role;

create index business_unified_phone_digits on public.business_unified (private.phone_digits(phone)) where phone is not null;
create index business_unified_street_key on public.business_unified (private.street_key(address)) where address is not null;
create index business_unified_web_domain on public.business_unified (private.web_domain(website)) where website is not null;

-- At most five places that may be the same: alike in name and in the same city or within about 10 km; nearly the same
-- name in the country while city and position are not known; the same phone number, street or website. What it answers
-- is public anyway, and it takes a whole name or number to ask.
create function public.similar_listings(
  name text, country_code text default null, city text default null, lat double precision default null,
  lng double precision default null, phone text default null, website text default null, address text default null
) returns jsonb
language sql stable set search_path = ''
as $$
  with wanted as (
    select private.fold(btrim(left(similar_listings.name, 200))) as folded,
      private.fold(nullif(btrim(left(similar_listings.city, 120)), '')) as city,
      upper(similar_listings.country_code) as country,
      private.sphere_point(similar_listings.lat, similar_listings.lng) as point,
      private.phone_digits(left(similar_listings.phone, 40)) as digits,
      private.web_domain(left(similar_listings.website, 500)) as domain,
      private.name_key(left(similar_listings.name, 200)) as name_key,
      private.street_key(left(similar_listings.address, 400)) as street
  ),
  found as (
    select u.id, 1 + extensions.similarity(u.name_folded, w.folded) as worth
    from wanted as w join public.business_unified as u on u.name_folded operator(extensions.%) w.folded
    where length(w.folded) >= 3
      and case
        when w.point is not null and u.position is not null
          then u.position operator(extensions.<->) w.point <= 10
            and (extensions.similarity(u.name_folded, w.folded) >= 0.4 or private.name_key(u.name) = w.name_key)
        when w.city is not null
          then private.fold(u.city) = w.city and (w.country is null or u.country_code is null or u.country_code = w.country)
            and (extensions.similarity(u.name_folded, w.folded) >= 0.4 or private.name_key(u.name) = w.name_key)
        when w.country is not null
          then u.country_code = w.country and extensions.similarity(u.name_folded, w.folded) >= 0.75
        else extensions.similarity(u.name_folded, w.folded) >= 0.9
      end
    union all
    select u.id, 3 from wanted as w join public.business_unified as u on private.phone_digits(u.phone) = w.digits
    where u.phone is not null
    union all
    select u.id, 2.8 from wanted as w join public.business_unified as u on private.street_key(u.address) = w.street
    where u.address is not null and w.city is not null and private.fold(u.city) = w.city
    union all
    select u.id, 2.5 from wanted as w join public.business_unified as u on private.web_domain(u.website) = w.domain
    where u.website is not null
  ),
  best as (
    select id, max(worth) as worth from found group by id order by max(worth) desc, id limit 5
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', u.id, 'slug', u.slug, 'name', u.name, 'address', u.address, 'city', u.city)
      order by b.worth desc, u.name, u.id
    ),
    '[]'
  )
  from best as b join public.business_unified as u on u.id = b.id
  where u.closed_on is null
$$;

-- What a plan gives ---------------------------------------------------------------------------------------------------

-- The tier behind a listing's priority: premium is gold, enterprise platinum, as long as the plan is active and paid for.
-- A trial puts nobody above others: everyone has one for the asking, and a label that all new listings bear says nothing.
create function private.plan_tier(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case m.plan_type when 'enterprise' then 'platinum' when 'premium' then 'gold' end
  from public.memberships as m where m.business_id = account and m.status = 'active' and not m.is_trial
$$;

-- Brings the listings of an account in line with its plan. What staff featured without a plan stays featured.
create function private.follow_membership(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  tier text := private.plan_tier(account);
  trusted_before text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  perform set_config('mahalla.trusted', 'on', true);
  update public.businesses as b
  set subscription_tier = tier, featured = tier is not null or (b.featured and b.subscription_tier is null)
  where b.business_account_id = account and b.subscription_tier is distinct from tier;
  perform set_config('mahalla.trusted', trusted_before, true);
end $$;

create function private.membership_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.follow_membership(case when tg_op = 'DELETE' then old.business_id else new.business_id end);
  return null;
end $$;
create trigger follow_membership after insert or delete or update of plan_type, status, is_trial on public.memberships
for each row execute function private.membership_changed();

-- A listing that joins an account takes the account's tier. Runs after guard_business, which sees the writer's own values.
create function private.rank_by_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tier text;
begin
  if current_setting('mahalla.settling', true) = 'on' or new.is_sample then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if new.business_account_id is not distinct from old.business_account_id then
      return new;
    end if;
    new.featured := new.featured and old.subscription_tier is null;
    new.subscription_tier := null;
  end if;
  tier := private.plan_tier(new.business_account_id);
  if tier is not null then
    new.subscription_tier := tier;
    new.featured := true;
  end if;
  return new;
end $$;
create trigger rank_by_plan before insert or update of business_account_id on public.businesses
for each row execute function private.rank_by_plan();

-- Which reminders were sent in which trial.
create table public.trial_reminders (
  business_id uuid not null references public.business_accounts (id) on delete cascade,
  day smallint not null check (day in (23, 28, 30)),
  sent_at timestamptz not null default now(),
  primary key (business_id, day)
);
call private.passport('public.trial_reminders', written_by => 'site');
comment on table public.trial_reminders is
  'Mails about the end of the free trial, one per account and day. An account has one trial. Written by a job.';
grant select on public.trial_reminders to authenticated;
create policy "staff can see which reminders were sent" on public.trial_reminders
for select to authenticated using ((select private.is_staff()));

-- Who is to be reminded on this day. Only the latest that is due: a site that was down for a week sends one mail, not two.
create function public.due_trial_reminders(today date default null)
returns table (business_id uuid, day smallint, email text, language text, ends date, listing text)
language sql stable security definer set search_path = ''
as $$
  with running as (
    select m.business_id, m.end_date,
      coalesce(due_trial_reminders.today, (now() at time zone 'utc')::date) - m.start_date as day_of_trial
    from public.memberships as m
    where m.is_trial and m.status = 'active'
  ),
  due as (
    select r.business_id, r.end_date,
      case when r.day_of_trial >= 30 then 30 when r.day_of_trial >= 28 then 28 when r.day_of_trial >= 23 then 23 end::smallint
        as day
    from running as r
    where r.day_of_trial between 23 and 30
  )
  select d.business_id, d.day, u.email::text, coalesce(p.language, 'en'), d.end_date,
    (select b.name from public.businesses as b
     where b.business_account_id = d.business_id and b.status = 'published' order by b.created_at, b.id limit 1)
  from due as d
  join public.business_accounts as a on a.id = d.business_id
  join auth.users as u on u.id = a.owner_id
  left join public.profiles as p on p.id = a.owner_id
  where u.email like '%_@_%'
    and not exists (
      select from public.trial_reminders as t where t.business_id = d.business_id and t.day >= d.day
    )
  order by d.business_id
$$;

-- Moderation ----------------------------------------------------------------------------------------------------------

-- Nobody is impersonated: a listing whose phone or street is another's, or whose name is and which stands where the other
-- does, is not shown until a person has looked. What one keeps oneself is one's own: branches share a number.

-- What a person looks at, in one spelling.
create function private.particulars_of(listing public.businesses) returns text
language sql immutable set search_path = ''
as $$
  select md5(concat_ws(
    '|', private.name_key(listing.name), private.phone_digits(listing.phone), private.street_key(listing.address),
    private.fold(listing.city), listing.latitude::text, listing.longitude::text
  ))
$$;

create function private.double_of(listing public.businesses) returns table (place uuid, why text)
language sql stable security definer set search_path = ''
as $$
  with wanted as (
    select private.phone_digits(listing.phone) as digits, private.street_key(listing.address) as street,
      private.fold(listing.city) as city, private.name_key(listing.name) as name_key,
      private.sphere_point(listing.latitude, listing.longitude) as point
  ),
  alike as (
    select u.id, 'phone' as why, 1 as worth
    from wanted as w join public.business_unified as u on private.phone_digits(u.phone) = w.digits
    where u.phone is not null
    union all
    select u.id, 'street', 2
    from wanted as w join public.business_unified as u on private.street_key(u.address) = w.street
    where u.address is not null and (
      private.fold(u.city) = w.city or w.point is not null and u.position operator(extensions.<->) w.point <= 2
    )
    union all
    select n.id, 'name', 3
    from wanted as w cross join lateral (
      select u.id, u.name from public.business_unified as u
      where w.point is not null and u.latitude is not null
        and u.position operator(extensions.<@) extensions.cube_enlarge(w.point, 0.15, 3)
      limit 100
    ) as n
    where private.name_key(n.name) = w.name_key
  )
  select a.id, a.why
  from alike as a join public.business_unified as u on u.id = a.id
  where a.id is distinct from listing.place_id and u.closed_on is null and not u.is_sample
    and not exists (select from public.businesses as b where b.place_id = a.id and b.owner_id = listing.owner_id)
  order by a.worth, a.id limit 1
$$;

create function private.hold_doubles() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_new boolean := tg_op = 'INSERT';
begin
  -- A claim that was proven says at which place its row stands.
  if current_setting('mahalla.settling', true) = 'on' or private.is_trusted()
    or coalesce(current_setting('mahalla.given_place', true), '') <> ''
  then
    return new;
  end if;
  new.waits := case when not is_new then old.waits end;
  new.cleared := case when not is_new then old.cleared end;
  if new.status <> 'published' and new.waits is null then
    return new;
  end if;
  if not is_new and old.status = 'published' and private.particulars_of(new) = private.particulars_of(old) then
    return new;
  end if;
  new.waits := case
    when new.cleared is distinct from private.particulars_of(new) and exists (select from private.double_of(new)) then 'double'
    when exists (
      select from auth.users as u
      where u.id = new.owner_id and u.email_confirmed_at is null and u.phone_confirmed_at is null
    ) then 'address'
  end;
  if new.waits is not null then
    new.status := 'hidden';
  elsif not is_new and old.waits is not null and not private.is_rejected(old.place_id) then
    new.status := 'published';
  end if;
  return new;
end $$;
create trigger hold_doubles before insert or update on public.businesses
for each row execute function private.hold_doubles();

-- Whoever has confirmed an address is shown.
create function private.show_confirmed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.businesses set status = 'published', waits = null where owner_id = new.id and waits = 'address';
  return null;
end $$;
create trigger show_confirmed after update of email_confirmed_at, phone_confirmed_at on auth.users
for each row
when (
  old.email_confirmed_at is null and new.email_confirmed_at is not null
  or old.phone_confirmed_at is null and new.phone_confirmed_at is not null
)
execute function private.show_confirmed();

-- Puts it before a person, with what it has of which listing.
create function private.ask_about_double(listing public.businesses) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  words text;
begin
  select format('%s. Same %s as /business/%s (%s)', concat_ws(', ', listing.name, listing.city), d.why, u.slug, u.name) into words
  from private.double_of(listing) as d join public.business_unified as u on u.id = d.place;
  perform private.enqueue_moderation('listing', listing.place_id, listing.place_id, 'changed', words, listing.owner_id);
  update public.moderation_items as m set summary = left(words, 300)
  where m.subject_kind = 'listing' and m.subject_id = listing.place_id and m.status = 'open' and words is not null;
end $$;
revoke execute on function
  private.particulars_of(public.businesses), private.double_of(public.businesses), private.hold_doubles(),
  private.show_confirmed(), private.ask_about_double(public.businesses)
from public, anon, authenticated;

-- Listings are visible at once and looked at afterwards. The subject is the place. Runs after the settling triggers of
-- the same statement (by name), which give a new row its place.
create function private.submit_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('mahalla.settling', true) = 'on' or private.is_trusted() then
    return null;
  end if;
  perform private.enqueue_moderation('listing', b.place_id, b.place_id, 'new', concat_ws(', ', b.name, b.city, b.country), b.owner_id)
  from new_rows as n join public.businesses as b on b.id = n.id
  where b.status = 'published' and b.place_id is not null;
  perform private.ask_about_double(b) from new_rows as n join public.businesses as b on b.id = n.id where b.waits = 'double';
  return null;
end $$;
create trigger submit_new after insert on public.businesses referencing new table as new_rows
for each statement execute function private.submit_listings();

create function private.submit_published() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('mahalla.settling', true) = 'on' or private.is_trusted() then
    return null;
  end if;
  perform private.enqueue_moderation('listing', b.place_id, b.place_id, 'new', concat_ws(', ', b.name, b.city, b.country), b.owner_id)
  from new_rows as n join old_rows as o on o.id = n.id join public.businesses as b on b.id = n.id
  where o.status = 'draft' and b.status = 'published' and b.place_id is not null;
  perform private.ask_about_double(b)
  from new_rows as n join old_rows as o on o.id = n.id join public.businesses as b on b.id = n.id
  where b.waits = 'double' and (o.waits is distinct from 'double' or private.particulars_of(o) <> private.particulars_of(b));
  return null;
end $$;
create trigger submit_published after update on public.businesses referencing old table as old_rows new table as new_rows
for each statement execute function private.submit_published();

create function private.is_rejected(place uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select m.status = 'rejected' from public.moderation_items as m
     where m.subject_kind = 'listing' and m.subject_id = place and m.decided_at is not null and m.status <> 'withdrawn'
     order by m.decided_at desc, m.id limit 1),
    false
  )
$$;

-- What staff hid, its owner cannot show again.
create function private.guard_rejected() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status = 'published' and old.status <> 'published' and current_setting('mahalla.settling', true) is distinct from 'on'
    and not private.is_trusted() and private.is_rejected(old.place_id)
  then
    raise exception 'Staff have hidden this listing' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_rejected before update of status on public.businesses
for each row execute function private.guard_rejected();

-- The subject of these items is a place, so it moves with the place. An item that is open at both stays where it is.
create function private.move_listing_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.old_id is not null then
    update public.moderation_items as m set subject_id = new.new_id
    where m.subject_kind = 'listing' and m.subject_id = new.old_id
      and not (m.status = 'open' and exists (
        select from public.moderation_items as o
        where o.subject_kind = 'listing' and o.subject_id = new.new_id and o.status = 'open'
      ));
  end if;
  return null;
end $$;
create trigger move_listing_items after insert on public.place_redirects
for each row execute function private.move_listing_items();

-- How many ---------------------------------------------------------------------------------------------------------

-- Five new listings a day for each member, drafts and deleted ones among them, whichever way they come. The record of
-- changes counts, which nobody can thin out.
create function private.limit_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  per_day constant integer := 5;
begin
  if current_setting('mahalla.settling', true) = 'on' or private.is_server() or private.is_staff()
    or coalesce(current_setting('mahalla.given_place', true), '') <> ''
  then
    return null;
  end if;
  -- One at a time, so that two requests cannot both take the last place.
  perform pg_advisory_xact_lock(hashtext('mahalla.listings'), hashtext(auth.uid()::text));
  if (
    select count(*) from public.audit_log as l
    where l.actor = auth.uid() and l.entity = 'businesses' and l.action = 'insert' and l.at > now() - interval '1 day'
  ) > per_day then
    raise exception 'too_many_listings' using errcode = 'PT429', hint = 'Five new listings a day: try again tomorrow';
  end if;
  return null;
end $$;
revoke execute on function private.limit_listings() from public, anon, authenticated;
create trigger limit_listings after insert on public.businesses
for each statement execute function private.limit_listings();

-- Publishing ----------------------------------------------------------------------------------------------------------

create function private.published_json(listing public.businesses) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'account_id', listing.business_account_id, 'business_id', listing.id, 'place_id', listing.place_id, 'slug', listing.slug,
    'waits', listing.waits
  )
$$;

create function private.text_list(list jsonb, most integer) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(value order by place), '{}')
  from jsonb_array_elements_text(case when jsonb_typeof(list) = 'array' then list else '[]' end)
    with ordinality as items (value, place)
  where place <= most
$$;

-- Turns the caller's draft into a listing: business account, plan, row and place, all or nothing. The row takes the
-- draft's id, so asking twice finds the first answer.
create function public.publish_listing_draft(draft_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  draft public.listing_drafts;
  b jsonb;
  p jsonb;
  h jsonb;
  account uuid;
  plan public.memberships;
  listing public.businesses;
begin
  if me is null then
    raise exception 'Sign in to publish' using errcode = '42501';
  end if;
  select * into draft from public.listing_drafts where id = draft_id and user_id = me for update;
  if draft.id is null then
    select * into listing from public.businesses where id = draft_id and owner_id = me;
    if listing.id is null then
      raise exception 'There is no such draft' using errcode = 'P0002';
    end if;
    return private.published_json(listing);
  end if;
  b := draft.data #> '{business,value}';
  p := draft.data #> '{place,value}';
  h := draft.data #> '{halal,value}';
  if coalesce(btrim(b ->> 'name'), '') = '' or jsonb_typeof(p) is distinct from 'object'
    or draft.data #>> '{plan,value,plan}' is null
  then
    raise exception 'The draft is not complete' using errcode = '22023';
  end if;

  insert into public.business_accounts (owner_id, name) values (me, left(b ->> 'name', 160))
  on conflict (owner_id) do nothing;
  select id into account from public.business_accounts where owner_id = me;
  select * into plan from public.memberships where business_id = account;
  if draft.data #>> '{plan,value,plan}' = 'trial' and plan.trial_started_at is null
    and (plan.id is null or plan.plan_type = 'basic' or plan.status <> 'active')
  then
    perform public.start_trial(account);
  elsif plan.id is null or plan.status <> 'active' then
    perform public.set_membership_plan(account, 'basic', 'monthly');
  end if;

  insert into public.businesses (
    id, business_account_id, owner_id, status, name, local_name, description, business_type, business_category,
    subcategory, address, city, state, country, country_code, latitude, longitude, city_latitude, city_longitude,
    time_zone, phone, email, website, whatsapp, hours, services, price_range, languages, online_only, service_area_km, facts, halal, halal_level,
    muslim_owned, ownership_level
  )
  values (
    draft.id, account, me, 'published', btrim(b ->> 'name'), b ->> 'local_name', b ->> 'description',
    b ->> 'business_category', b ->> 'business_category', b ->> 'subcategory', p ->> 'address', p ->> 'city', p ->> 'state', p ->> 'country',
    p ->> 'country_code', (p ->> 'latitude')::double precision, (p ->> 'longitude')::double precision,
    (p ->> 'city_latitude')::double precision, (p ->> 'city_longitude')::double precision,
    p ->> 'time_zone', b ->> 'phone', b ->> 'email', b ->> 'website', b ->> 'whatsapp',
    nullif(draft.data #> '{hours,value,hours}', 'null'), private.text_list(b -> 'services', 60), b ->> 'price_range',
    private.text_list(b -> 'languages', 20), coalesce((p ->> 'online_only')::boolean, false),
    (p ->> 'service_area_km')::smallint, coalesce(h -> 'facts', '{}'), nullif(h -> 'halal', '{}'),
    case when nullif(h -> 'halal', '{}') is not null then 1 end,
    case when h ->> 'ownership' = 'shown' then true end,
    case when h ->> 'ownership' = 'shown' then 1 end
  );
  select * into listing from public.businesses where id = draft.id;
  if h ->> 'ownership' = 'hidden' then
    perform public.set_ownership(listing.place_id, true, true);
  end if;
  if jsonb_typeof(h -> 'certificate') = 'object' then
    perform public.add_halal_evidence(
      place => listing.place_id, kind => 'certificate', certifier => certifier.id,
      certifier_name => case when certifier.id is null then c.name end, certificate_number => c.number,
      issued_on => c.issued_on, expires_on => c.expires_on
    )
    from (
      select btrim(h #>> '{certificate,certifier}') as name, h #>> '{certificate,number}' as number,
        (h #>> '{certificate,issued_on}')::date as issued_on, (h #>> '{certificate,expires_on}')::date as expires_on
    ) as c
    left join lateral (
      select k.id from public.certifiers as k
      where k.is_active and lower(c.name) in (select lower(word) from unnest(k.name || k.aliases) as word)
      order by k.name limit 1
    ) as certifier on true;
  end if;
  delete from public.listing_drafts where id = draft.id;
  return private.published_json(listing);
end $$;

revoke execute on function
  private.find_draft(text),
  private.draft_json(uuid),
  public.find_listing_draft(text),
  public.save_listing_draft(text, jsonb, text, text),
  public.discard_listing_draft(text),
  public.expire_listing_drafts(),
  public.similar_listings(text, text, text, double precision, double precision, text, text, text),
  private.plan_tier(uuid),
  private.follow_membership(uuid),
  public.due_trial_reminders(date),
  private.is_rejected(uuid),
  private.published_json(public.businesses),
  private.text_list(jsonb, integer),
  public.publish_listing_draft(uuid)
from public, anon, authenticated;
-- The guard above runs as the owner.
grant execute on function private.is_rejected(uuid) to authenticated, service_role;
grant execute on function
  public.find_listing_draft(text), public.save_listing_draft(text, jsonb, text, text), public.discard_listing_draft(text),
  public.similar_listings(text, text, text, double precision, double precision, text, text, text)
to anon, authenticated, service_role;
grant execute on function public.publish_listing_draft(uuid) to authenticated, service_role;
grant execute on function public.expire_listing_drafts(), public.due_trial_reminders(date) to service_role;
