-- Halal evidence: who said what about a place, when, on what proof, and when it lapses. The level shown to visitors is
-- worked out from this ledger alone and falls by itself when evidence lapses.

create table public.certifiers (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 160),
  aliases text[] not null default '{}' check (cardinality(aliases) <= 20),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  website text check (length(website) <= 500 and website ~ '^https://'),
  is_active boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call private.passport('public.certifiers', written_by => 'members', watched => '{id}');
comment on table public.certifiers is 'Bodies that certify halal food, kept by staff. That one is listed here says nothing about its standards.';

create trigger touch_updated_at before update on public.certifiers
for each row execute function private.touch_updated_at();
create trigger audit after insert or update or delete on public.certifiers
for each row execute function private.audit('id');
grant select on public.certifiers to anon, authenticated;
grant insert, update, delete on public.certifiers to authenticated;
create policy "everyone can see certifiers" on public.certifiers for select to anon, authenticated using (true);
create policy "staff can keep certifiers" on public.certifiers
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

insert into public.certifiers (id, name, aliases, country_code, website)
select md5('certifier ' || name)::uuid, name, aliases, country_code, website
from (values
  ('Halal Monitoring Committee', array['HMC'], 'GB', 'https://halalhmc.org'),
  ('Halal Food Authority', array['HFA'], 'GB', 'https://www.halalfoodauthority.com'),
  ('Islamic Food and Nutrition Council of America', array['IFANCA'], 'US', 'https://www.ifanca.org'),
  ('Halal Monitoring Authority', array['HMA', 'HMA Canada'], 'CA', 'https://hmacanada.org'),
  ('Jabatan Kemajuan Islam Malaysia', array['JAKIM', 'Department of Islamic Development Malaysia'], 'MY', 'https://www.halal.gov.my'),
  ('Majlis Ugama Islam Singapura', array['MUIS', 'Islamic Religious Council of Singapore'], 'SG', 'https://www.muis.gov.sg'),
  ('Badan Penyelenggara Jaminan Produk Halal', array['BPJPH'], 'ID', 'https://bpjph.halal.go.id'),
  ('À Votre Service', array['AVS'], 'FR', 'https://avs.fr'),
  ('GİMDES', array['GIMDES'], 'TR', 'https://www.gimdes.org'),
  ('Australian Federation of Islamic Councils', array['AFIC', 'Muslims Australia'], 'AU', 'https://afic.com.au'),
  ('Federation of Islamic Associations of New Zealand', array['FIANZ'], 'NZ', 'https://www.fianz.com'),
  ('South African National Halaal Authority', array['SANHA'], 'ZA', 'https://www.sanha.org.za')
) as known (name, aliases, country_code, website);

create table public.halal_evidence (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  kind text not null check (kind in ('declaration', 'confirmation', 'dispute', 'certificate', 'visit')),
  said_by uuid references auth.users (id) on delete set null,
  said_as text not null check (said_as in ('owner', 'member', 'staff', 'certifier')),
  statement text check (length(statement) <= 1000),
  details jsonb check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 4096),
  certifier_id uuid references public.certifiers (id),
  certifier_name text check (length(certifier_name) <= 160),
  certificate_number text check (length(certificate_number) <= 80),
  issued_on date check (private.is_sane_day(issued_on)),
  expires_on date check (private.is_sane_day(expires_on)),
  document text check (length(document) <= 1000),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'rejected', 'withdrawn', 'expired')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  reminded_days smallint[] not null default '{}',
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  check (
    kind <> 'certificate'
    or (coalesce(certifier_id::text, certifier_name) is not null and issued_on is not null and expires_on > issued_on)
  ),
  check (kind <> 'visit' or (issued_on is not null and expires_on > issued_on)),
  constraint halal_evidence_document_is_an_address check (document ~ '^(https://|evidence-documents/)')
);
call private.passport(
  'public.halal_evidence', written_by => 'members',
  people => '{"decided_by": {"left_out": "work of the team"}, "said_by": "places"}',
  places => '{"place_id": "moves"}',
  watched => '{id}'
);
create index halal_evidence_place on public.halal_evidence (place_id, kind, created_at desc);
create index halal_evidence_said_by on public.halal_evidence (said_by, created_at desc);
create index halal_evidence_certifier_id on public.halal_evidence (certifier_id);
create index halal_evidence_expiry on public.halal_evidence (expires_on) where status in ('accepted', 'expired');
create index halal_evidence_voices on public.halal_evidence (created_at) where kind in ('confirmation', 'dispute');
comment on table public.halal_evidence is
  'Who said what about how halal a place is. Written by functions only; visitors see it without names through business_page and halal_page.';
comment on column public.halal_evidence.issued_on is 'Day of the certificate, or of the visit.';
comment on column public.halal_evidence.document is
  'Where the scan of a certificate lies: a path in private storage or a web address. For staff and whoever handed it in.';

create trigger audit after insert or update or delete on public.halal_evidence
for each row execute function private.audit('id');
grant select on public.halal_evidence to authenticated;
create policy "people can see the evidence they gave" on public.halal_evidence
for select to authenticated using (said_by = (select auth.uid()));
create policy "staff can see all evidence" on public.halal_evidence
for select to authenticated using ((select private.is_staff()));

create function private.today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'utc')::date $$;

-- 4: a visit by staff in the last twelve months. 3: a certificate that staff checked and that has not expired.
-- 2: three different members confirmed within 180 days, and those who dispute it are not the majority; the last word of
-- each member counts, an owner's own does not. 1: the owner says so, or a certificate of theirs has expired. 0: unknown.
-- A dispute that staff upheld takes away everything said and decided before it.
create function private.halal_level_of(place uuid, today date) returns smallint
language sql stable security definer set search_path = ''
as $$
  with said as (
    select e.kind, e.status, e.said_by, e.said_as, e.issued_on, e.expires_on, e.created_at,
      (e.created_at at time zone 'utc')::date as said_on, coalesce(e.decided_at, e.created_at) as settled_at
    from public.halal_evidence as e
    where e.place_id = place and e.status in ('pending', 'accepted', 'expired')
      and (e.created_at at time zone 'utc')::date <= today
  ),
  upheld as (select max(s.settled_at) as at from said as s where s.kind = 'dispute' and s.status = 'accepted'),
  standing as (
    select s.* from said as s, upheld as u where u.at is null or s.settled_at > u.at
  ),
  voices as (
    select distinct on (s.said_by) s.kind
    from standing as s
    where s.kind in ('confirmation', 'dispute') and s.said_as = 'member' and s.said_by is not null
      and s.said_on >= today - 180 and not private.serves_place(place, s.said_by)
    order by s.said_by, s.created_at desc
  ),
  counted as (
    select count(*) filter (where v.kind = 'confirmation') as confirming,
      count(*) filter (where v.kind = 'dispute') as disputing
    from voices as v
  ),
  proof as (
    select s.* from standing as s where s.kind in ('visit', 'certificate') and s.status in ('accepted', 'expired')
  )
  select case
    when exists (select from proof as p where p.kind = 'visit' and today between p.issued_on and p.expires_on) then 4
    when exists (select from proof as p where p.kind = 'certificate' and today between p.issued_on and p.expires_on)
    then 3
    when c.confirming >= 3 and c.disputing <= c.confirming then 2
    when exists (select from standing as s where s.kind = 'declaration' and s.status = 'accepted')
      or exists (select from proof as p where p.kind = 'certificate' and p.expires_on < today)
      or (u.at is null and exists (
        select from public.businesses as b where b.place_id = place and b.status = 'published' and b.halal_level >= 1
      ))
    then 1
    else 0
  end::smallint
  from counted as c, upheld as u
$$;

-- Lays the levels of these places over their public rows; a place nobody gave evidence for keeps its row's own word.
-- Returns how many changed.
create function private.refresh_halal(place_ids uuid[], today date) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed uuid[];
begin
  with fresh as (
    select p.id, case
      when exists (select from public.halal_evidence as e where e.place_id = p.id and e.status <> 'withdrawn')
      then private.halal_level_of(p.id, today)
    end as level
    from public.places as p
    where p.id = any (place_ids) and p.kind = 'business'
  ),
  written as (
    insert into public.place_standing as s (place_id, halal_level)
    select f.id, f.level from fresh as f
    where f.level is not null
      or exists (select from public.place_standing as x where x.place_id = f.id and x.halal_level is not null)
    on conflict (place_id) do update set halal_level = excluded.halal_level, updated_at = now()
    where s.halal_level is distinct from excluded.halal_level
    returning s.place_id
  )
  select array_agg(w.place_id) into changed from written as w;
  if changed is not null then
    -- A listing that is not public now gets its standing when it is published.
    perform private.publish_places(
      'business', array(select u.id from public.business_unified as u where u.id = any (changed))
    );
  end if;
  return coalesce(cardinality(changed), 0);
end $$;

create function private.weigh_evidence() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_halal(array(select distinct place_id from changed_rows), private.today());
  return null;
end $$;
create trigger weigh_insert after insert on public.halal_evidence referencing new table as changed_rows
for each statement execute function private.weigh_evidence();
create trigger weigh_update after update on public.halal_evidence referencing new table as changed_rows
for each statement execute function private.weigh_evidence();
create trigger weigh_delete after delete on public.halal_evidence referencing old table as changed_rows
for each statement execute function private.weigh_evidence();

-- What the owner states. The last statement stands; the ones before are withdrawn.
create function private.declare_halal(place uuid, speaker uuid, spoken_as text, said_details jsonb, of_sample boolean)
returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  current public.halal_evidence;
  made uuid;
begin
  select * into current from public.halal_evidence as e
  where e.place_id = place and e.kind = 'declaration' and e.status = 'accepted'
  order by e.created_at desc limit 1;
  if current.details is not distinct from said_details and current.said_by is not distinct from speaker
    and current.created_at > now() - interval '1 day'
  then
    return current.id;
  end if;
  update public.halal_evidence as e set status = 'withdrawn'
  where e.place_id = place and e.kind = 'declaration' and e.status = 'accepted';
  insert into public.halal_evidence (place_id, kind, said_by, said_as, details, status, is_sample)
  values (place, 'declaration', speaker, spoken_as, said_details, 'accepted', of_sample)
  returning id into made;
  return made;
end $$;

-- Everything people may say about how halal a place is, each by whom it is for them to say.
create function public.add_halal_evidence(
  place uuid, kind text, statement text default null, details jsonb default null, certifier uuid default null,
  certifier_name text default null, certificate_number text default null, issued_on date default null,
  expires_on date default null, document text default null
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  -- Managers declare for the business; nobody of its team confirms it as a guest would.
  is_owner boolean := private.edits_place(add_halal_evidence.place, auth.uid());
  is_team boolean := private.serves_place(add_halal_evidence.place, auth.uid());
  is_staff boolean := private.is_staff();
  said text := nullif(btrim(add_halal_evidence.statement), '');
  wanted text := add_halal_evidence.kind;
  kitchen jsonb := add_halal_evidence.details;
  made uuid;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not exists (select from public.business_unified as u where u.id = add_halal_evidence.place) then
    raise exception 'There is no such business' using errcode = 'P0002';
  end if;
  if (
    select count(*) from public.halal_evidence as e where e.said_by = me and e.created_at > now() - interval '1 day'
  ) >= 30 then
    raise exception 'Enough for today' using errcode = 'PT429';
  end if;

  if wanted in ('confirmation', 'dispute') then
    if is_team then
      raise exception 'Owners speak for their business by a declaration' using errcode = '42501';
    end if;
    if wanted = 'dispute' and (said is null or length(said) not between 10 and 1000) then
      raise exception 'A dispute needs a reason of 10 to 1000 characters' using errcode = '22023';
    end if;
    perform private.withdraw_moderation('evidence', e.id)
    from public.halal_evidence as e
    where e.place_id = add_halal_evidence.place and e.said_by = me and e.kind = 'dispute' and e.status = 'pending';
    update public.halal_evidence as e set status = 'withdrawn'
    where e.place_id = add_halal_evidence.place and e.said_by = me and e.kind in ('confirmation', 'dispute')
      and (e.status = 'pending' or (e.status = 'accepted' and e.kind = 'confirmation'));
    insert into public.halal_evidence (place_id, kind, said_by, said_as, statement, status)
    values (
      add_halal_evidence.place, wanted, me, 'member', case when wanted = 'dispute' then said end,
      case when wanted = 'dispute' then 'pending' else 'accepted' end
    )
    returning id into made;
    if wanted = 'dispute' then
      perform private.enqueue_moderation('evidence', made, add_halal_evidence.place, 'new', 'Dispute: ' || said, me);
    end if;

  elsif wanted = 'declaration' then
    if not is_owner then
      raise exception 'Only the owner can declare' using errcode = '42501';
    end if;
    update public.businesses as b
    set halal_level = 1, halal = kitchen
    where b.place_id = add_halal_evidence.place;
    made := private.declare_halal(add_halal_evidence.place, me, 'owner', kitchen, false);

  elsif wanted = 'certificate' then
    if not is_owner and not is_staff then
      raise exception 'Only the owner can hand in a certificate' using errcode = '42501';
    end if;
    if add_halal_evidence.issued_on is null or add_halal_evidence.expires_on is null
      or add_halal_evidence.issued_on > private.today() or add_halal_evidence.expires_on < private.today()
      or add_halal_evidence.expires_on <= add_halal_evidence.issued_on
      or nullif(btrim(add_halal_evidence.certificate_number), '') is null
      or (add_halal_evidence.certifier is null and nullif(btrim(add_halal_evidence.certifier_name), '') is null)
      or (
        add_halal_evidence.certifier is not null
        and not exists (select from public.certifiers as c where c.id = add_halal_evidence.certifier and c.is_active)
      )
    then
      raise exception 'A certificate needs its issuer, number and dates, and must not have expired'
        using errcode = '22023';
    end if;
    if not private.is_own_proof(nullif(btrim(add_halal_evidence.document), ''), me) then
      raise exception 'scan' using errcode = '22023';
    end if;
    insert into public.halal_evidence (
      place_id, kind, said_by, said_as, statement, certifier_id, certifier_name, certificate_number, issued_on,
      expires_on, document
    )
    values (
      add_halal_evidence.place, wanted, me, case when is_owner then 'owner' else 'staff' end, said,
      add_halal_evidence.certifier,
      case when add_halal_evidence.certifier is null then btrim(add_halal_evidence.certifier_name) end,
      btrim(add_halal_evidence.certificate_number), add_halal_evidence.issued_on, add_halal_evidence.expires_on,
      nullif(btrim(add_halal_evidence.document), '')
    )
    returning id into made;
    perform private.enqueue_moderation(
      'evidence', made, add_halal_evidence.place, 'new',
      format(
        'Certificate: %s, no. %s, %s to %s',
        coalesce(
          (select c.name from public.certifiers as c where c.id = add_halal_evidence.certifier),
          btrim(add_halal_evidence.certifier_name)
        ),
        btrim(add_halal_evidence.certificate_number), add_halal_evidence.issued_on, add_halal_evidence.expires_on
      ),
      me
    );

  elsif wanted = 'visit' then
    if not is_staff or is_team then
      raise exception 'Only staff record visits, and not to their own business' using errcode = '42501';
    end if;
    if add_halal_evidence.issued_on is null
      or add_halal_evidence.issued_on not between private.today() - 60 and private.today()
    then
      raise exception 'The day of the visit must lie within the last 60 days' using errcode = '22023';
    end if;
    insert into public.halal_evidence
      (place_id, kind, said_by, said_as, statement, issued_on, expires_on, status, decided_by, decided_at)
    values (
      add_halal_evidence.place, wanted, me, 'staff', said, add_halal_evidence.issued_on,
      (add_halal_evidence.issued_on + interval '12 months')::date, 'accepted', me, now()
    )
    returning id into made;

  else
    raise exception 'Unknown kind of evidence' using errcode = '22023';
  end if;
  return made;
end $$;

-- Takes back what one said oneself.
create function public.withdraw_halal_evidence(evidence uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken boolean;
begin
  update public.halal_evidence as e set status = 'withdrawn'
  where e.id = evidence and e.said_by = auth.uid() and e.kind <> 'visit'
    and (e.status = 'pending' or (e.status in ('accepted', 'expired') and e.kind in ('confirmation', 'certificate')));
  taken := found;
  if taken then
    perform private.withdraw_moderation('evidence', evidence);
  end if;
  return taken;
end $$;

create function private.decide_evidence(subject_id uuid, decision text, note text, decided_by uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.halal_evidence as e
  set status = case decision when 'approved' then 'accepted' when 'rejected' then 'rejected' else 'pending' end,
    decided_by = case when decision in ('approved', 'rejected') then decide_evidence.decided_by end,
    decided_at = case when decision in ('approved', 'rejected') then now() end
  where e.id = subject_id and e.status <> 'withdrawn'
$$;

-- The daily work: what has run out is marked, and the levels that stood on it fall. Only levels from 2 up can fall by
-- time alone; the last days' lapses also let a dispute run out. Returns how many places changed.
create function public.refresh_halal_levels(today date default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date := coalesce(today, private.today());
begin
  update public.halal_evidence as e set status = 'expired' where e.status = 'accepted' and e.expires_on < day;
  return private.refresh_halal(
    array(
      select s.place_id from public.place_standing as s
      where s.halal_level >= 2
        and exists (select from public.halal_evidence as e where e.place_id = s.place_id)
      union
      select e.place_id from public.halal_evidence as e
      where e.kind in ('confirmation', 'dispute') and e.created_at between day - 200 and day - 180
      union
      select e.place_id from public.halal_evidence as e
      where e.status = 'accepted' and e.kind = 'certificate' and e.issued_on between day - 20 and day
    ),
    day
  );
end $$;

-- Certificates about to expire whose owners have not been told yet: 30 days before, and again 7 days before.
create function public.due_certificate_reminders(today date default null) returns table (
  evidence_id uuid, days smallint, expires_on date, email text, language text, business text, slug text
)
language sql stable security definer set search_path = ''
as $$
  select e.id, case when e.expires_on - d.day <= 7 then 7 else 30 end::smallint, e.expires_on, a.email::text,
    p.language, u.name, u.slug
  from (select coalesce(due_certificate_reminders.today, private.today()) as day) as d
  join public.halal_evidence as e on e.expires_on between d.day and d.day + 30
  join public.business_unified as u on u.id = e.place_id and u.closed_on is null
  join public.businesses as b on b.place_id = e.place_id and b.owner_id is not null
  join public.profiles as p on p.id = b.owner_id
  join auth.users as a on a.id = b.owner_id and a.email is not null
  where e.kind = 'certificate' and e.status = 'accepted' and not e.is_sample
    and not (case when e.expires_on - d.day <= 7 then 7 else 30 end::smallint = any (e.reminded_days))
    and not exists (
      select from public.halal_evidence as newer
      where newer.place_id = e.place_id and newer.kind = 'certificate' and newer.status in ('pending', 'accepted')
        and newer.expires_on > d.day + 30
    )
$$;

-- What stands behind the level today, in one object.
create function private.halal_summary(place uuid, today date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with upheld as (
    select max(coalesce(e.decided_at, e.created_at)) as at from public.halal_evidence as e
    where e.place_id = place and e.kind = 'dispute' and e.status = 'accepted'
  ),
  standing as (
    select e.*, c.name as issuer, c.website as issuer_website
    from public.halal_evidence as e
    left join public.certifiers as c on c.id = e.certifier_id
    cross join upheld as u
    where e.place_id = place and e.status in ('pending', 'accepted', 'expired')
      and (u.at is null or coalesce(e.decided_at, e.created_at) > u.at)
  ),
  voices as (
    select distinct on (s.said_by) s.kind, s.created_at
    from standing as s
    where s.kind in ('confirmation', 'dispute') and s.said_as = 'member' and s.said_by is not null
      and (s.created_at at time zone 'utc')::date >= today - 180 and not private.serves_place(place, s.said_by)
    order by s.said_by, s.created_at desc
  )
  select jsonb_build_object(
    'confirmations', (select count(*) from voices as v where v.kind = 'confirmation'),
    'last_confirmed_at', (select max(v.created_at) from voices as v where v.kind = 'confirmation'),
    'disputes', (select count(*) from voices as v where v.kind = 'dispute'),
    'upheld_at', (select u.at from upheld as u where u.at > today - 180),
    'declared_at', (
      select max(s.created_at) from standing as s where s.kind = 'declaration' and s.status = 'accepted'
    ),
    'certificate', (
      select jsonb_build_object(
        'issuer', coalesce(s.issuer, s.certifier_name), 'website', s.issuer_website, 'number', s.certificate_number,
        'issued_on', s.issued_on, 'expires_on', s.expires_on, 'checked_at', s.decided_at,
        'is_expired', s.expires_on < today
      )
      from standing as s
      where s.kind = 'certificate' and s.status in ('accepted', 'expired') and s.issued_on <= today
      order by s.expires_on desc, s.created_at desc limit 1
    ),
    'visit', (
      select jsonb_build_object(
        'on', s.issued_on, 'until', s.expires_on, 'is_expired', s.expires_on < today, 'statement', s.statement
      )
      from standing as s
      where s.kind = 'visit' and s.status in ('accepted', 'expired')
      order by s.issued_on desc limit 1
    )
  )
$$;

-- The ledger as everyone may read it: no names of members, no words that staff have not read.
create function private.halal_timeline(place uuid, today date, max_entries integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(t) order by t.at desc, t.id), '[]')
  from (
    select e.id, e.kind, e.said_as, e.status, e.created_at as at, e.decided_at, e.issued_on, e.expires_on,
      e.certificate_number as number, coalesce(c.name, e.certifier_name) as issuer, c.website,
      case when e.kind in ('visit', 'certificate') or e.status = 'accepted' then e.statement end as statement,
      case
        when e.kind = 'confirmation' or (e.kind = 'dispute' and e.status = 'pending')
        then (e.created_at at time zone 'utc')::date + 180
        else e.expires_on
      end as lapses_on
    from public.halal_evidence as e
    left join public.certifiers as c on c.id = e.certifier_id
    where e.place_id = place
      and (
        e.status in ('accepted', 'expired')
        or (e.kind = 'dispute' and e.status in ('pending', 'rejected'))
      )
    order by e.created_at desc, e.id
    limit max_entries
  ) as t
$$;

revoke execute on function
  private.today(),
  private.halal_level_of(uuid, date),
  private.refresh_halal(uuid[], date),
  private.declare_halal(uuid, uuid, text, jsonb, boolean),
  private.decide_evidence(uuid, text, text, uuid),
  private.halal_summary(uuid, date),
  private.halal_timeline(uuid, date, integer),
  public.add_halal_evidence(uuid, text, text, jsonb, uuid, text, text, date, date, text),
  public.withdraw_halal_evidence(uuid),
  public.refresh_halal_levels(date),
  public.due_certificate_reminders(date)
from public, anon, authenticated;
grant execute on function private.today(), private.halal_summary(uuid, date), private.halal_timeline(uuid, date, integer)
to anon, authenticated, service_role;
grant execute on function
  public.add_halal_evidence(uuid, text, text, jsonb, uuid, text, text, date, date, text),
  public.withdraw_halal_evidence(uuid)
to authenticated, service_role;
grant execute on function public.refresh_halal_levels(date), public.due_certificate_reminders(date) to service_role;
