-- A superadmin's tools for people: finding them, giving and taking roles, ending sessions, locking accounts, starting an
-- erasure. Each function checks for the role itself and records who did it, to whom and why.

-- The role, with all it takes: the second step of those who have one, and an account that is not locked itself.
create function private.require_superadmin() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_role('superadmin') or not private.is_member() then
    if exists (select from public.user_roles as r where r.user_id = auth.uid() and r.role = 'superadmin')
      and not private.took_second_step()
    then
      raise exception 'second_factor_required' using errcode = '42501';
    end if;
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  return auth.uid();
end $$;

-- A reason is kept for as long as the record is: no less than a few words of it, no more than a paragraph.
create function private.read_reason(reason text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if length(btrim(coalesce(reason, ''))) not between 3 and 500 then
    raise exception 'reason' using errcode = '22023';
  end if;
  return btrim(reason);
end $$;

-- For what no trigger sees.
create function private.note_act(action text, entity text, entity_id text, before jsonb, after jsonb, reason text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.audit_log (actor, action, entity, entity_id, before, after, reason)
  values (auth.uid(), action, entity, entity_id, before, after, reason)
$$;

-- Tokens that are signed and not yet over, and open nothing any more: of one session, or all that an account had by then. Every
-- process keeps the list in memory and reads it again at each notice.
create table private.ended_access (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid,
  at timestamptz not null default now()
);
call private.passport(
  'private.ended_access', written_by => 'site',
  people => '{"user_id": {"left_out": "kept for a day, so that ended sessions stay ended"}}',
  watched => '{at}'
);
create index ended_access_user_id on private.ended_access (user_id);
create index ended_access_at on private.ended_access (at);
comment on table private.ended_access is 'Sessions that a superadmin ended. Kept for a day; a token lives for an hour.';

create function private.end_access(person uuid, of_session uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ended uuid[];
begin
  delete from private.ended_access as e where e.at < now() - interval '1 day';
  with gone as (
    delete from auth.sessions as s where s.user_id = person and (of_session is null or s.id = of_session) returning s.id
  )
  select coalesce(array_agg(id), '{}') into ended from gone;
  insert into private.ended_access (user_id, session_id) select person, id from unnest(ended) as id;
  return cardinality(ended);
end $$;

-- Names are found by any part of them, handles and addresses by how they begin.
create index profiles_folded_name on public.profiles using gin (private.fold(display_name) extensions.gin_trgm_ops);
create index profiles_created_at on public.profiles (created_at desc, id desc);
create index profiles_locked_at on public.profiles (locked_at) where locked_at is not null;

create function public.find_people(
  wanted text default '', kind text default null, before timestamptz default null, before_id uuid default null,
  max_results integer default 30
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text := private.fold(btrim(left(coalesce(wanted, ''), 200)));
  literal text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
  most integer := least(greatest(max_results, 1), 100);
  result jsonb;
begin
  perform private.require_superadmin();
  select coalesce(jsonb_agg(to_jsonb(hit) order by hit.joined_at desc, hit.id desc), '[]') into result
  from (
    select p.id, p.display_name as name, h.handle, u.email, p.created_at as joined_at, p.leaves_at,
      coalesce(p.locked_at, case when u.banned_until > now() then now() end) as locked_at,
      (select coalesce(jsonb_agg(r.role order by r.role), '[]') from public.user_roles as r where r.user_id = p.id) as roles
    from public.profiles as p
    join auth.users as u on u.id = p.id
    left join public.people as h on h.user_id = p.id
    where (
        word = '' or private.fold(p.display_name) like '%' || literal || '%'
        or p.id in (
          select a.user_id from public.people as a where a.handle like ltrim(literal, '@') || '%'
          union all
          select a.id from auth.users as a where lower(a.email) like literal || '%' or a.id::text = word
        )
      )
      and (
        kind is null
        or kind in ('staff', 'superadmin', 'affiliate')
          and exists (select from public.user_roles as r where r.user_id = p.id and r.role = kind)
        or kind = 'locked' and (p.locked_at is not null or u.banned_until > now())
        or kind = 'leaving' and p.leaves_at is not null
      )
      and (before is null or (p.created_at, p.id) < (before, coalesce(before_id, p.id)))
    order by p.created_at desc, p.id desc
    limit most + 1
  ) as hit;
  return jsonb_build_object(
    'people', (select coalesce(jsonb_agg(row order by place), '[]') from jsonb_array_elements(result) with ordinality as r (row, place) where place <= most),
    'has_more', jsonb_array_length(result) > most
  );
end $$;

create function public.person_file(person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  return (
    select jsonb_build_object(
      'id', p.id, 'name', p.display_name, 'handle', h.handle, 'email', u.email, 'phone', nullif(u.phone, ''),
      'is_proved', u.email_confirmed_at is not null or u.phone_confirmed_at is not null,
      'joined_at', p.created_at, 'last_sign_in_at', u.last_sign_in_at, 'language', p.language,
      'city', p.city, 'country_code', p.country_code, 'leaves_at', p.leaves_at, 'held_by', private.held_by(p.id),
      'locked_at', coalesce(p.locked_at, case when u.banned_until > now() then now() end),
      'locked_reason', (
        select l.reason from public.audit_log as l
        where l.entity = 'accounts' and l.entity_id = p.id::text and l.action = 'lock' order by l.id desc limit 1
      ),
      'is_own', p.id = auth.uid(),
      'factors', (select count(*) from auth.mfa_factors as f where f.user_id = p.id and f.status::text = 'verified'),
      'roles', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'role', r.role, 'since', r.created_at,
          'by', (select g.display_name from public.profiles as g where g.id = r.granted_by)
        ) order by r.role), '[]')
        from public.user_roles as r where r.user_id = p.id
      ),
      'sessions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'agent', s.user_agent, 'address', host(s.ip), 'opened_at', s.created_at,
          'used_at', coalesce(s.refreshed_at at time zone 'utc', s.created_at), 'level', s.aal::text,
          'is_own', s.id::text = auth.jwt() ->> 'session_id'
        ) order by coalesce(s.refreshed_at at time zone 'utc', s.created_at) desc), '[]')
        from (select * from auth.sessions as a where a.user_id = p.id order by a.created_at desc limit 50) as s
      ),
      'numbers', jsonb_build_object(
        'contributions', (select count(*) from public.contributions as c where c.author_id = p.id and c.state <> 'draft'),
        'replies', (select count(*) from public.replies as r where r.author_id = p.id),
        'reviews', (select count(*) from public.reviews as r where r.user_id = p.id),
        'listings', (select count(*) from public.businesses as b where b.owner_id = p.id)
      )
    )
    from public.profiles as p
    join auth.users as u on u.id = p.id
    left join public.people as h on h.user_id = p.id
    where p.id = person
  );
end $$;

-- Whom a superadmin acts upon. `alone`: what nobody does to themselves here.
create function private.require_person(person uuid, alone boolean) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.profiles as p where p.id = person) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if alone and person = auth.uid() then
    raise exception 'yourself' using errcode = '55000';
  end if;
end $$;

-- What could leave the site without a superadmin happens one after the other: whoever was locked or lost the role while they
-- waited is refused.
create function private.require_superadmin_alone() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  perform from public.user_roles as r where r.role = 'superadmin' order by r.user_id for update;
  perform private.require_superadmin();
end $$;

create function public.set_role(person uuid, role text, granted boolean, reason text, sure boolean default false) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  perform private.require_superadmin_alone();
  perform private.require_person(person, false);
  if role is null or role not in ('staff', 'superadmin', 'affiliate') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  perform set_config('mahalla.reason', private.read_reason(reason), true);
  if granted then
    insert into public.user_roles (user_id, role) values (person, role) on conflict do nothing;
  else
    if role = 'superadmin' then
      if not exists (
        select from public.user_roles as r join public.profiles as p on p.id = r.user_id
        where r.role = 'superadmin' and r.user_id <> person and p.locked_at is null
      ) then
        raise exception 'last_superadmin' using errcode = '55000';
      end if;
      -- Nobody gives away their own key by a slip of the hand.
      if person = auth.uid() and not sure then
        raise exception 'sure' using errcode = '55000';
      end if;
    end if;
    delete from public.user_roles as r where r.user_id = person and r.role = role;
  end if;
  perform set_config('mahalla.reason', '', true);
end $$;

-- One session, or all of them. A superadmin's own present one stays.
create function public.end_sessions(person uuid, reason text, of_session uuid default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := private.read_reason(reason);
  number integer;
begin
  perform private.require_superadmin();
  perform private.require_person(person, of_session is null);
  if of_session::text = auth.jwt() ->> 'session_id' then
    raise exception 'yourself' using errcode = '55000';
  end if;
  number := private.end_access(person, of_session);
  perform private.note_act('end_sessions', 'accounts', person::text, null, jsonb_build_object('sessions', number), said);
  return number;
end $$;

-- A locked member comes in by no way, and what they had open is closed. Years instead of forever: it is what auth services read.
create function public.lock_account(person uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := private.read_reason(reason);
  number integer;
begin
  perform private.require_superadmin_alone();
  perform private.require_person(person, true);
  perform set_config('mahalla.trusted', 'on', true);
  update public.profiles as p set locked_at = coalesce(p.locked_at, now()) where p.id = person;
  perform set_config('mahalla.trusted', '', true);
  update auth.users as u set banned_until = now() + interval '100 years' where u.id = person;
  number := private.end_access(person, null);
  -- Tokens of sessions that ended before this live on for a while: they end as well.
  insert into private.ended_access (user_id) values (person);
  perform private.note_act('lock', 'accounts', person::text, null, jsonb_build_object('sessions', number), said);
end $$;

create function public.unlock_account(person uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := private.read_reason(reason);
begin
  perform private.require_superadmin();
  perform private.require_person(person, true);
  perform set_config('mahalla.trusted', 'on', true);
  update public.profiles as p set locked_at = null where p.id = person;
  perform set_config('mahalla.trusted', '', true);
  update auth.users as u set banned_until = null where u.id = person;
  perform private.note_act('unlock', 'accounts', person::text, null, null, said);
end $$;

-- The way members go themselves: seven days, a letter, and then a job removes everything. What holds them holds here too.
create function public.erase_account(person uuid, reason text) returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := private.read_reason(reason);
  held text[];
  day timestamptz;
begin
  perform private.require_superadmin_alone();
  perform private.require_person(person, true);
  held := private.held_by(person);
  if cardinality(held) > 0 then
    raise exception '%', held[1] using errcode = '55000';
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  update public.profiles as p
  set leaves_at = coalesce(p.leaves_at, now() + interval '7 days'), leaving_by_team = p.leaving_by_team or p.leaves_at is null
  where p.id = person returning p.leaves_at into day;
  perform set_config('mahalla.trusted', '', true);
  perform private.end_access(person, null);
  perform private.note_act('erase', 'accounts', person::text, null, jsonb_build_object('leaves_at', day), said);
  return day;
end $$;

create function public.keep_account(person uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said text := private.read_reason(reason);
begin
  perform private.require_superadmin();
  perform private.require_person(person, true);
  -- Files go before rows: nobody comes back to half of what was theirs.
  if private.goes_now(person) then
    raise exception 'too_late' using errcode = '55000';
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  update public.profiles as p set leaves_at = null, leaving_keeps = '{}', leaving_told = false, leaving_by_team = false
  where p.id = person;
  perform set_config('mahalla.trusted', '', true);
  perform private.note_act('keep', 'accounts', person::text, null, null, said);
end $$;

-- The record of changes: who, what, when, which record. Newest first; `before` is the last one of the page before.
create function public.find_changes(
  who text default '', what text default null, how text default null, which text default '',
  since date default null, until date default null, before bigint default null, max_results integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text := lower(btrim(left(coalesce(who, ''), 200)));
  record text := btrim(left(coalesce(which, ''), 200));
  actors uuid[];
  most integer := least(greatest(max_results, 1), 5000);
  result jsonb;
begin
  perform private.require_superadmin();
  if name <> '' then
    select coalesce(array_agg(hit.id), '{}') into actors from (
      select u.id from auth.users as u where lower(u.email) = name or u.id::text = name
      union
      select h.user_id from public.people as h where h.handle = ltrim(name, '@')
      union
      select p.id from public.profiles as p where private.fold(p.display_name) = private.fold(name)
    ) as hit;
  end if;
  select coalesce(jsonb_agg(to_jsonb(hit) order by hit.id desc), '[]') into result
  from (
    select l.id, l.at, l.action, l.entity, l.entity_id, l.before, l.after, l.reason, l.actor,
      (select p.display_name from public.profiles as p where p.id = l.actor) as actor_name,
      (
        select p.display_name from public.profiles as p
        where l.entity in ('accounts', 'user_roles') and p.id = private.as_uuid(split_part(l.entity_id, '/', 1))
      ) as about
    from public.audit_log as l
    where (actors is null or l.actor = any (actors))
      and (what is null or l.entity = what)
      and (how is null or l.action = how)
      and (record = '' or l.entity_id = record or l.entity_id like replace(replace(record, '%', '\%'), '_', '\_') || '/%')
      and (since is null or l.at >= since::timestamp at time zone 'utc')
      and (until is null or l.at < (until + 1)::timestamp at time zone 'utc')
      and (find_changes.before is null or l.id < find_changes.before)
    order by l.id desc
    limit most + 1
  ) as hit;
  return jsonb_build_object(
    'changes', (select coalesce(jsonb_agg(row order by place), '[]') from jsonb_array_elements(result) with ordinality as r (row, place) where place <= most),
    'has_more', jsonb_array_length(result) > most,
    -- One step in an index for each name.
    'entities', (
      with recursive names as (
        (select l.entity from public.audit_log as l order by l.entity limit 1)
        union all
        select (select l.entity from public.audit_log as l where l.entity > n.entity order by l.entity limit 1)
        from names as n where n.entity is not null
      )
      select coalesce(jsonb_agg(n.entity order by n.entity), '[]') from names as n where n.entity is not null
    )
  );
end $$;

revoke execute on function
  private.require_superadmin(), private.read_reason(text), private.note_act(text, text, text, jsonb, jsonb, text),
  private.end_access(uuid, uuid), private.require_person(uuid, boolean), private.require_superadmin_alone(),
  public.find_people(text, text, timestamptz, uuid, integer), public.person_file(uuid),
  public.set_role(uuid, text, boolean, text, boolean), public.end_sessions(uuid, text, uuid),
  public.lock_account(uuid, text), public.unlock_account(uuid, text), public.erase_account(uuid, text),
  public.keep_account(uuid, text),
  public.find_changes(text, text, text, text, date, date, bigint, integer)
from public, anon, authenticated;
grant execute on function
  public.find_people(text, text, timestamptz, uuid, integer), public.person_file(uuid),
  public.set_role(uuid, text, boolean, text, boolean), public.end_sessions(uuid, text, uuid),
  public.lock_account(uuid, text), public.unlock_account(uuid, text), public.erase_account(uuid, text),
  public.keep_account(uuid, text),
  public.find_changes(text, text, text, text, date, date, bigint, integer)
to authenticated;
