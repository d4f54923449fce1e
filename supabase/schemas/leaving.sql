-- A person's export of all their data, and the erasure of their account. Each table declares whose its rows are
-- (private.passport); the tables of the auth service are declared here.

insert into private.personal_rows (place, point, part, shows) values
  ('auth.users', 'id', 'account', array['email', 'phone', 'raw_user_meta_data', 'created_at', 'last_sign_in_at']),
  ('auth.identities', 'user_id', 'account', array['provider', 'email', 'created_at', 'last_sign_in_at']),
  ('auth.sessions', 'user_id', 'account', array['user_agent', 'ip', 'aal', 'created_at', 'refreshed_at']),
  ('auth.mfa_factors', 'user_id', 'account', array['friendly_name', 'factor_type', 'phone', 'status', 'created_at']),
  ('auth.webauthn_credentials', 'user_id', 'account', array['friendly_name', 'created_at', 'last_used_at']);
insert into private.personal_rows (place, point, left_out) values
  ('auth.webauthn_challenges', 'user_id', 'a question to a passkey that lives for minutes'),
  ('auth.refresh_tokens', 'user_id', 'would open the account'),
  ('auth.flow_state', 'user_id', 'a sign-in on its way');

create function private.proved_address(member uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select lower(u.email) from auth.users as u where u.id = member and u.email_confirmed_at is not null and u.email <> ''
$$;

-- Taking something away, or leaving, is worth a stolen session: it takes the second step from everyone who set one up.
create function private.require_own_self() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null or auth.jwt() ->> 'is_anonymous' is not distinct from 'true' then
    raise exception 'members_only' using errcode = '42501';
  end if;
  perform private.need_second_factor();
  return auth.uid();
end $$;

create function private.whose(place text) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(coalesce('(' || r.through || ')', format('t.%I = $1', r.point)), ' or ' order by r.point)
  from private.personal_rows as r where r.place = whose.place and r.part is not null
$$;

-- What there is to take away: tables with rows of the caller.
create function public.my_data_parts() returns table (part text, place text, number bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  member uuid := private.require_own_self();
  address text := private.proved_address(member);
  known record;
begin
  for known in select r.place, min(r.part) as part from private.personal_rows as r where r.part is not null group by r.place loop
    part := known.part;
    place := known.place;
    if to_regclass(known.place) is not null then
      execute format('select count(*) from %s as t where coalesce(%s, false)', known.place, private.whose(known.place))
      into number using member, address;
      if number > 0 then
        return next;
      end if;
    end if;
  end loop;
end $$;

-- Rows of one of those tables that are the caller's. Nobody else's id is in them.
create function public.my_data(place text, skip_results integer default 0, max_results integer default 1000) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  member uuid := private.require_own_self();
  of_table regclass;
  shown text[];
  added text;
  hidden text[];
  sorted text;
  result jsonb;
begin
  if not exists (select from private.personal_rows as r where r.place = my_data.place and r.part is not null) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  of_table := my_data.place::regclass;
  select max(r.shows), max(r.adds) into shown, added from private.personal_rows as r where r.place = my_data.place;
  hidden := array(
    select a.attname from pg_attribute as a
    where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and (
      a.attgenerated <> '' or shown is not null and not a.attname = any (shown) or exists (
        select from pg_constraint as k
        where k.contype = 'f' and k.conrelid = of_table and k.confrelid = 'auth.users'::regclass and a.attnum = any (k.conkey)
      )
    )
  );
  sorted := coalesce((
    select string_agg(format('t.%I', a.attname), ', ' order by array_position(k.conkey, a.attnum))
    from pg_constraint as k join pg_attribute as a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'p' and k.conrelid = of_table
  ), 't.ctid');
  execute format(
    'select coalesce(jsonb_agg((to_jsonb(x.t) - $3) || x.added), ''[]'') from (
       select t, %s as added from %s as t where coalesce(%s, false) order by %s offset $4 limit $5
     ) as x',
    coalesce(added, '''{}''::jsonb'), of_table, private.whose(my_data.place), sorted
  ) into result using member, private.proved_address(member), hidden, greatest(skip_results, 0), least(greatest(max_results, 1), 1000);
  return result;
end $$;

-- Files that are somebody's: what they uploaded, and what the site keeps for their photos and applications.
create function private.files_of(member uuid) returns table (bucket text, path text, size bigint)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id::text, o.name::text, coalesce((o.metadata ->> 'size')::bigint, 0)
  from storage.objects as o
  where o.owner_id = member::text and o.bucket_id <> 'athan-sounds'
    or o.bucket_id in ('photos', 'photo-originals') and private.as_uuid(split_part(o.name, '/', 1)) in (
      select p.id from public.photos as p where p.uploaded_by = member
    )
    or o.bucket_id = 'job-applications' and o.name in (
      select a.file_path from public.job_applications as a where a.applicant_id = member
    )
$$;

-- The site draws smaller sizes of each photo: the original is what its member gave.
create function public.my_files() returns table (bucket text, path text, size bigint)
language sql stable security definer set search_path = ''
as $$
  select f.bucket, f.path, f.size from private.files_of(private.require_own_self()) as f where f.bucket <> 'photos'
  order by f.bucket, f.path
$$;

create function private.owns_file(bucket text, path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.as_uuid(split_part(path, '/', 1)) in (select p.id from public.photos as p where p.uploaded_by = auth.uid())
  where bucket = 'photo-originals'
$$;
do $$
begin
  if to_regclass('storage.objects') is not null then
    create policy "members can see the originals of their photos" on storage.objects
    for select to authenticated using (bucket_id = 'photo-originals' and private.owns_file(bucket_id, name));
  end if;
end $$;

-- Leaving.

-- Orders of the store that are somebody's, by their account or by their proved address.
create function private.orders_of(member uuid) returns setof public.store_orders
language sql stable security definer set search_path = ''
as $$
  select o from public.store_orders as o where o.user_id = member
  union all
  select o from public.store_orders as o where o.user_id is distinct from member and o.email = private.proved_address(member)
$$;

-- Why somebody cannot leave yet: money that would go on being taken, things that are still owed to them, or a site nobody
-- could run any more.
create function private.held_by(member uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    case when exists (
      select from public.subscriptions as s join public.business_accounts as a on a.id = s.business_id
      where a.owner_id = member and s.status in ('active', 'trialing', 'past_due') and not s.cancel_at_end
    ) then 'plan_renews' end,
    case when exists (
      select from public.gifts as g
      where g.user_id = member and g.cycle = 'monthly' and g.subscription_ref is not null and g.stopped_at is null
    ) then 'gift_renews' end,
    case when exists (
      select from private.orders_of(member) as o where o.status in ('paid', 'packed', 'ready')
    ) then 'order_open' end,
    case when exists (select from public.user_roles as r where r.user_id = member and r.role = 'superadmin')
      and not exists (
        select from public.user_roles as r join public.profiles as p on p.id = r.user_id
        where r.user_id <> member and r.role = 'superadmin' and p.locked_at is null
      )
    then 'last_superadmin' end
  ], null)
$$;

-- Their day has come, and nothing is in the way.
create function private.goes_now(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles as p where p.id = member and p.leaves_at <= now())
    and cardinality(private.held_by(member)) = 0
$$;

create function public.my_leaving() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'leaves_at', p.leaves_at, 'keeps', p.leaving_keeps, 'held_by', private.held_by(p.id),
    'numbers', jsonb_build_object(
      'contributions', (select count(*) from public.contributions as c where c.author_id = p.id and c.state <> 'draft'),
      'replies', (select count(*) from public.replies as r where r.author_id = p.id),
      'reviews', (select count(*) from public.reviews as r where r.user_id = p.id),
      'photos', (select count(*) from public.photos as f where f.uploaded_by = p.id)
    )
  )
  from public.profiles as p where p.id = auth.uid()
$$;

create function public.ask_to_leave(keeps text[] default '{}') returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_own_self();
  held text[] := private.held_by(member);
  day timestamptz;
begin
  if cardinality(held) > 0 then
    raise exception '%', held[1] using errcode = '55000';
  end if;
  if keeps is null or not keeps <@ array['contributions', 'replies', 'reviews', 'photos'] then
    raise exception 'invalid' using errcode = '22023';
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  -- Asking again changes what stays, not when: nobody puts it off without an end, nor hurries it.
  update public.profiles as p set
    leaves_at = coalesce(p.leaves_at, now() + interval '7 days'), leaving_keeps = ask_to_leave.keeps
  where p.id = member returning p.leaves_at into day;
  perform set_config('mahalla.trusted', '', true);
  -- Whoever else holds a session of the account loses it.
  delete from auth.sessions as s where s.user_id = member and s.id::text is distinct from auth.jwt() ->> 'session_id';
  return day;
end $$;

create function public.stay() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_own_self();
begin
  -- Files go before rows: nobody comes back to half of what was theirs.
  if private.goes_now(member) then
    raise exception 'too_late' using errcode = '55000';
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  update public.profiles as p set leaves_at = null, leaving_keeps = '{}', leaving_told = false, leaving_by_team = false
  where p.id = member;
  perform set_config('mahalla.trusted', '', true);
end $$;

-- Letters that say when, each once.
create function public.claim_leaving_letters(max_results integer default 50)
returns table (to_address text, language text, leaves_at timestamptz, by_team boolean)
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select p.id from public.profiles as p where p.leaves_at is not null and not p.leaving_told
    limit least(greatest(max_results, 1), 200) for update skip locked
  ),
  told as (
    update public.profiles as p set leaving_told = true from due where p.id = due.id
    returning p.id, p.language, p.leaves_at, p.leaving_by_team
  )
  select u.email::text, t.language, t.leaves_at, t.leaving_by_team from told as t join auth.users as u on u.id = t.id where u.email <> ''
$$;

create function public.due_leavings(max_results integer default 20) returns table (member uuid, to_address text, language text)
language sql stable security definer set search_path = ''
as $$
  select p.id, u.email::text, p.language from public.profiles as p join auth.users as u on u.id = p.id
  where p.leaves_at <= now() and private.goes_now(p.id) order by p.leaves_at limit least(greatest(max_results, 1), 200)
$$;

create function public.leaving_files(member uuid) returns table (bucket text, path text)
language sql stable security definer set search_path = ''
as $$
  select f.bucket, f.path from private.files_of(member) as f
  join public.profiles as p on p.id = member and private.goes_now(member)
  -- Photos that stay are the site's to show, and their originals to draw from.
  where not (
    f.bucket in ('photos', 'photo-originals') and 'photos' = any (p.leaving_keeps)
    and not exists (
      select from public.photos as o where o.id = private.as_uuid(split_part(f.path, '/', 1)) and (o.is_portrait or o.is_timetable)
    )
  )
$$;

-- Words others answered keep their place with nothing in it; all else that was to go is gone.
create function private.remove_words(member uuid, keeps text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone uuid[] := '{}';
begin
  if not 'contributions' = any (keeps) then
    gone := array(select c.id from public.contributions as c where c.author_id = member);
    delete from public.contributions as c where c.author_id = member and not (
      c.section in ('forum', 'ideas') and exists (
        select from public.replies as r where r.contribution_id = c.id and r.author_id is distinct from member
      )
    );
    delete from public.contribution_versions as v where v.contribution_id = any (gone);
    update public.contributions as c set
      title = '…', body = '', tags = '{}', city = null, latitude = null, longitude = null, slug = 'removed-' || left(c.id::text, 13)
    where c.author_id = member;
  else
    -- What nobody has seen is nobody's to keep.
    delete from public.contributions as c where c.author_id = member and c.state = 'draft';
  end if;
  if not 'replies' = any (keeps) then
    gone := gone || array(select r.id from public.replies as r where r.author_id = member);
    delete from public.replies as r where r.author_id = member;
  end if;
  -- A picture of themselves goes in any case, and with their word about a mosque's times what was to prove it.
  gone := gone || array(
    select p.id from public.photos as p where p.uploaded_by = member and (p.is_portrait or p.is_timetable or not 'photos' = any (keeps))
  );
  delete from public.photos as p
  where p.uploaded_by = member and (p.is_portrait or p.is_timetable or not 'photos' = any (keeps));
  if not 'reviews' = any (keeps) then
    gone := gone || array(select r.id from public.reviews as r where r.user_id = member);
    delete from public.reviews as r where r.user_id = member;
  else
    update public.reviews as r set user_id = null where r.user_id = member;
  end if;
  delete from public.moderation_items as m where m.subject_id = any (gone) or m.subject_id = member;
  delete from public.reports as r where r.subject_id = any (gone) or r.subject_id = member;
  delete from public.audit_log as l where l.entity_id = any (gone::text[]);
end $$;

-- What is known by an address, not by an account.
create function private.forget_address(member uuid, proved text) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.newsletter_subscribers where email = proved;
  delete from public.outbox where lower(to_address) = proved;
  delete from public.contact_messages where user_id = member or lower(email) = proved;
  delete from public.chats where lower(email) = proved;
  delete from public.business_transfers where lower(to_email) = proved;
  delete from public.partner_contacts where applicant_id = member or lower(contact_email) = proved;
  update public.businesses set email = null where owner_id = member and lower(email) = proved;
  -- The books keep what was given, not by whom.
  update public.gifts set name = '', email = 'former@member.invalid' where user_id = member or lower(email) = proved;
$$;

-- The books keep what was bought, not by whom. What nobody has paid for goes back on the shelf.
create function private.forget_orders(member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  theirs uuid[] := array(select o.id from private.orders_of(member) as o);
begin
  perform private.cancel_order(o.id, 'buyer') from public.store_orders as o
  where o.id = any (theirs) and o.status in ('unconfirmed', 'new') and o.paid_at is null;
  update public.store_order_steps set told_at = now() where order_id = any (theirs) and told_at is null;
  update public.store_orders set name = 'Former member', email = 'former@member.invalid', address = '', user_id = null
  where id = any (theirs);
  update public.audit_log as l set
    before = l.before - array['name', 'email', 'address'], after = l.after - array['name', 'email', 'address']
  where l.entity = 'store_orders' and l.entity_id = any (theirs::text[]);
end $$;

-- Papers lie in a folder that has their member's id, and go with it.
create function private.forget_papers(member uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.halal_evidence set document = null where said_by = member and document not like 'https://%';
  update public.ownership_statements set document = null where said_by = member and document not like 'https://%';
  update public.campaign_entries set document = null where document like member || '/%';
  update storage.objects set owner = null, owner_id = null where owner_id = member::text;
$$;

-- The record of changes keeps what was changed, without who.
create function private.forget_in_records(member uuid, words text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  word text;
begin
  update public.audit_log set actor = null where actor = member;
  -- Papers lie under the id: there it is part of a longer text.
  update public.audit_log as l set
    before = replace(replace(l.before::text, to_jsonb(member)::text, 'null'), member::text, 'former')::jsonb,
    after = replace(replace(l.after::text, to_jsonb(member)::text, 'null'), member::text, 'former')::jsonb,
    entity_id = replace(l.entity_id, member::text, 'former')
  where strpos(concat_ws(' ', l.before, l.after, l.entity_id), member::text) > 0;
  foreach word in array words loop
    update public.audit_log as l set
      before = replace(l.before::text, to_jsonb(word)::text, 'null')::jsonb,
      after = replace(l.after::text, to_jsonb(word)::text, 'null')::jsonb
    where strpos(concat_ws(' ', l.before, l.after), to_jsonb(word)::text) > 0;
    -- What somebody wrote about them in the reasons.
    update public.audit_log as l set reason = replace(l.reason, word, '…') where strpos(l.reason, word) > 0;
  end loop;
end $$;

-- Deletes an account whose time has come. False: its member changed their mind.
create function public.carry_out_leaving(member uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  leaving public.profiles;
  address text;
begin
  select * into leaving from public.profiles as p where p.id = member for update;
  if not found or not private.goes_now(member) then
    return false;
  end if;
  select lower(u.email) into address from auth.users as u where u.id = member;
  perform private.remove_words(member, leaving.leaving_keeps);
  -- By the address too, so before it is forgotten.
  perform private.forget_orders(member);
  perform private.forget_address(member, coalesce(private.proved_address(member), ''));
  perform private.forget_papers(member);
  if to_regclass('auth.refresh_tokens') is not null then
    execute 'delete from auth.refresh_tokens where user_id::text = $1' using member::text;
  end if;
  if to_regclass('auth.flow_state') is not null then
    execute 'delete from auth.flow_state where user_id = $1' using member;
  end if;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where strpos(payload::text, $1) > 0' using member::text;
  end if;
  delete from auth.users as u where u.id = member;
  perform private.forget_in_records(
    member, array_remove(array[nullif(address, ''), leaving.display_name], null)
  );
  -- The one letter that is owed to somebody who has gone; it is deleted as soon as it is written.
  if coalesce(address, '') <> '' then
    insert into private.letter_drafts (about, material)
    values ('left', jsonb_build_object('to_address', address, 'language', leaving.language));
  end if;
  return true;
end $$;

revoke execute on function
  private.proved_address(uuid), private.require_own_self(), private.whose(text), public.my_data_parts(),
  public.my_data(text, integer, integer), private.files_of(uuid), public.my_files(), private.owns_file(text, text),
  private.held_by(uuid), private.goes_now(uuid), public.my_leaving(), public.ask_to_leave(text[]), public.stay(),
  public.claim_leaving_letters(integer), public.due_leavings(integer), public.leaving_files(uuid),
  private.remove_words(uuid, text[]), private.forget_address(uuid, text), private.forget_papers(uuid),
  private.orders_of(uuid), private.forget_orders(uuid), private.forget_in_records(uuid, text[]), public.carry_out_leaving(uuid)
from public, anon, authenticated;
grant execute on function private.owns_file(text, text) to authenticated;
grant execute on function
  public.my_data_parts(), public.my_data(text, integer, integer), public.my_files(), public.my_leaving(),
  public.ask_to_leave(text[]), public.stay()
to authenticated, service_role;
grant execute on function
  public.claim_leaving_letters(integer), public.due_leavings(integer), public.leaving_files(uuid), public.carry_out_leaving(uuid)
to service_role;
