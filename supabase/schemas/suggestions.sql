-- Suggested changes to places, businesses and mosques alike, in one table and one queue. Small corrections of a place without
-- a keeper take effect when two people agree; a keeper is asked first; staff see the rest, and contradictions.
-- mosque_keeping.sql lists the changes allowed for a mosque.

-- Which field it is about; a mosque's form says several things at a time.
create function private.suggested_field(changes jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when count(*) = 1 then min(k.name) else 'several' end
  from jsonb_object_keys(case when jsonb_typeof(changes) = 'object' then changes else '{}' end) as k (name)
$$;

create table public.place_suggestions (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  changes jsonb not null check (jsonb_typeof(changes) = 'object' and octet_length(changes::text) <= 65536),
  field text not null generated always as (private.suggested_field(changes)) stored,
  seen jsonb,
  former jsonb,
  note text check (length(note) <= 1000),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'rejected', 'withdrawn', 'overtaken')),
  decided_as text check (decided_as in ('members', 'keeper', 'staff')),
  asked_keeper boolean not null default false,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
call private.passport(
  'public.place_suggestions', written_by => 'members',
  people => '{"author_id": "places"}',
  places => '{"place_id": "private.move_suggestions"}'
);
create index place_suggestions_place_id on public.place_suggestions (place_id, status, field);
create index place_suggestions_author_id on public.place_suggestions (author_id, created_at);
-- Whoever corrects themselves is heard once.
create unique index place_suggestions_one_open on public.place_suggestions (place_id, author_id, field)
where status = 'pending' and field <> 'several';
create index place_suggestions_unanswered on public.place_suggestions (created_at) where status = 'pending' and asked_keeper;
comment on table public.place_suggestions is
  'Changes to a place that members suggest. Carried out when others agree, or its keepers or staff accept. Written by functions only.';
comment on column public.place_suggestions.seen is 'What stood there when it was said: about another value it says nothing.';
comment on column public.place_suggestions.former is 'What stood there before it was carried out, to set it back.';
comment on column public.place_suggestions.asked_keeper is 'Waits for whoever keeps the place; staff see it a week later.';
grant select on public.place_suggestions to authenticated;
create policy "members can see what they suggested" on public.place_suggestions
for select to authenticated using (author_id = (select auth.uid()));
create policy "mosque admins can see suggestions for their mosques" on public.place_suggestions
for select to authenticated
using (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())));
create policy "staff can see every suggestion" on public.place_suggestions
for select to authenticated using ((select private.is_staff()));

-- What may be said -----------------------------------------------------------------------------------------------------

-- Of a business one thing at a time, in the shape its own form has.
create function private.is_business_change(changes jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select count(*) = 1 and bool_and(case
    when c.key = 'hours' then jsonb_typeof(c.value) = 'object' and private.is_opening_hours(c.value)
    when c.key = any (array['prayer_space', 'wudu', 'sisters_space', 'family_section', 'wheelchair', 'parking', 'delivery',
      'takeaway', 'outdoor_seating', 'child_friendly']) then jsonb_typeof(c.value) = 'boolean'
    when jsonb_typeof(c.value) <> 'string' then false
    when c.key = 'phone' then c.value #>> '{}' ~ '^(\+[1-9][0-9]{6,14})?$'
    when c.key = 'website' then c.value #>> '{}' = ''
      or length(c.value #>> '{}') <= 500 and private.is_web_address(c.value #>> '{}')
    when c.key in ('address', 'moved') then length(btrim(c.value #>> '{}')) between 3 and 300
      and private.is_plain_name(c.value #>> '{}') and not 'links' = any (private.text_flags(c.value #>> '{}'))
    when c.key = 'name' then length(btrim(c.value #>> '{}')) between 2 and 160
      and private.is_plain_name(c.value #>> '{}') and not 'links' = any (private.text_flags(c.value #>> '{}'))
    when c.key = 'closed' then c.value #>> '{}' ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    else false
  end)
  from jsonb_each(case when jsonb_typeof(changes) = 'object' then changes else '{}' end) as c
$$;

-- The values of a business that these changes are about: the same shape as the changes.
create function private.business_values(place uuid, changes jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_object_agg(k.name, case k.name
    when 'hours' then coalesce(u.hours, 'null')
    when 'closed' then to_jsonb(coalesce(u.closed_on::text, ''))
    when 'moved' then to_jsonb(coalesce(u.address, ''))
    when 'phone' then to_jsonb(coalesce(u.phone, ''))
    when 'website' then to_jsonb(coalesce(u.website, ''))
    when 'address' then to_jsonb(coalesce(u.address, ''))
    when 'name' then to_jsonb(u.name)
    else coalesce(u.facts -> k.name, 'null')
  end)
  from public.business_unified as u, jsonb_object_keys(changes) as k (name)
  where u.id = place
$$;

create function private.place_values(place uuid, changes jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case (select p.kind from public.places as p where p.id = place)
    when 'mosque' then private.mosque_values(place, changes) else private.business_values(place, changes) end
$$;

-- What is small enough for two members. A name, and whether a place is there at all, are not.
create function private.is_small_change(field text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select field not in ('several', 'name', 'closed', 'moved', 'description') $$;

-- Written into the row the public one is made from. Where a place moved to, its old pin is not, and its town's middle
-- stands in until somebody sets another.
create function private.apply_business_change(place uuid, changes jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  shown public.business_unified;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
  flags jsonb := jsonb_strip_nulls(changes - array['hours', 'phone', 'website', 'address', 'moved', 'name', 'closed']);
  unknown text[] := array(
    select c.key from jsonb_each(changes) as c where c.value = 'null' and c.key = any (private.fact_keys()) and c.key <> 'hours'
  );
begin
  select * into shown from public.business_unified as u where u.id = place;
  if shown.id is null then
    raise exception 'There is no such listing' using errcode = 'P0002';
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  execute format($sql$
    update public.%I as b set
      hours = case when $2 ? 'hours' then nullif($2 -> 'hours', 'null') else b.hours end,
      phone = case when $2 ? 'phone' then nullif($2 ->> 'phone', '') else b.phone end,
      website = case when $2 ? 'website' then nullif($2 ->> 'website', '') else b.website end,
      address = case when $2 ? 'moved' then $2 ->> 'moved' when $2 ? 'address' then nullif($2 ->> 'address', '') else b.address end,
      latitude = case when $2 ? 'moved' then ($2 ->> 'latitude')::double precision else b.latitude end,
      longitude = case when $2 ? 'moved' then ($2 ->> 'longitude')::double precision else b.longitude end,
      name = case when $2 ? 'name' then $2 ->> 'name' else b.name end,
      closed_on = case when $2 ? 'closed' then nullif($2 ->> 'closed', '')::date else b.closed_on end,
      facts = (coalesce(b.facts, '{}') || $3) - $4
    where b.id = $1
  $sql$, shown.source_table)
  using shown.source_row, changes, flags - array['latitude', 'longitude'], unknown;
  perform set_config('mahalla.trusted', trusted, true);
end $$;

-- Who says it ----------------------------------------------------------------------------------------------------------

-- Whether somebody's word counts when two are enough: an account of three days whose address is confirmed, and which was
-- not mistaken three times in the last thirty.
create function private.voice_counts(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
      select from auth.users as u join public.profiles as p on p.id = u.id
      where u.id = person and u.email_confirmed_at is not null and not coalesce(u.is_anonymous, false)
        and p.created_at <= now() - interval '3 days'
    )
    and (
      select count(*) from public.place_suggestions as s
      where s.author_id = person and s.status = 'rejected' and s.decided_at > now() - interval '30 days'
    ) < 3
$$;

-- The address without what a mailbox leaves out: a+b@x is a@x, and Google's dots are nothing.
create function private.mailbox(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when p.host in ('gmail.com', 'googlemail.com') then replace(p.name, '.', '') || '@gmail.com' else p.name || '@' || p.host end
  from (
    select split_part(split_part(lower(btrim(address)), '@', 1), '+', 1) as name, split_part(lower(btrim(address)), '@', 2) as host
  ) as p
$$;

-- Two accounts of one person, as far as can be told: one mailbox, one phone, or one network they were both used from.
create function private.may_be_one_person(a uuid, b uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select a = b
    or exists (
      select from auth.users as x join auth.users as y on y.id = b
      where x.id = a and (private.mailbox(x.email) = private.mailbox(y.email) or nullif(x.phone, '') = nullif(y.phone, ''))
    )
    or exists (
      select from private.known_networks as x join private.known_networks as y on y.user_id = b and y.network = x.network
      where x.user_id = a
    )
$$;

create function private.keepers_of(place uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select k.user_id from private.business_keepers as k where k.place_id = place and k.role <> 'helper'
    union select a.user_id from public.mosque_admins as a where a.mosque_id = place
  )
$$;

create function private.keeps_place(place uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null and (private.is_staff() or auth.uid() = any (private.keepers_of(place)))
$$;

create function private.place_head(place uuid) returns table (name text, path text)
language sql stable security definer set search_path = ''
as $$
  select u.name, '/business/' || u.slug from public.business_unified as u where u.id = place
  union all
  select m.name, '/mosque/' || m.slug from public.mosque_unified as m where m.id = place
$$;

-- Carrying out ---------------------------------------------------------------------------------------------------------

create function private.tell_suggester(suggestion public.place_suggestions, kind text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.tell_newest(array[suggestion.author_id], tell_suggester.kind, null, h.name, h.path || '/suggest#yours')
  from private.place_head(suggestion.place_id) as h
  where suggestion.author_id is not null and suggestion.author_id is distinct from auth.uid()
$$;

-- Carried out, with whose word it is; what others said about the same is settled with it.
create function private.accept_suggestion(suggestion public.place_suggestions, decided_as text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  other public.place_suggestions;
  present jsonb := private.place_values(suggestion.place_id, suggestion.changes);
  is_mosque boolean := exists (select from public.places as p where p.id = suggestion.place_id and p.kind = 'mosque');
begin
  if present is null then
    update public.place_suggestions as s set status = 'overtaken', decided_at = now() where s.id = suggestion.id;
    return;
  end if;
  if suggestion.changes ? 'moved' then
    present := present || (
      select jsonb_build_object('latitude', u.latitude, 'longitude', u.longitude)
      from public.business_unified as u where u.id = suggestion.place_id
    );
  end if;
  update public.place_suggestions as s
  set status = 'accepted', decided_at = now(), decided_as = accept_suggestion.decided_as, former = present
  where s.id = suggestion.id;
  perform set_config('mahalla.says_as', case decided_as when 'members' then 'member' when 'keeper' then 'owner' else 'staff' end, true);
  if is_mosque then
    perform private.apply_mosque_change(suggestion.place_id, suggestion.changes);
  else
    perform private.apply_business_change(suggestion.place_id, suggestion.changes);
    insert into public.fact_statements as f (place_id, fact, said_as)
    select suggestion.place_id, k.name, current_setting('mahalla.says_as')
    from jsonb_object_keys(suggestion.changes) as k (name) where k.name = any (private.fact_keys())
    on conflict (place_id, fact) do update set said_as = excluded.said_as, said_at = now(), checked_at = null;
  end if;
  perform set_config('mahalla.says_as', '', true);
  perform private.tell_suggester(suggestion, 'suggestion_taken');
  if suggestion.field = 'several' then
    return;
  end if;
  for other in
    select * from public.place_suggestions as s
    where s.place_id = suggestion.place_id and s.field = suggestion.field and s.status = 'pending' and s.id <> suggestion.id
    for update
  loop
    perform private.withdraw_moderation('place_change', other.id);
    if private.fold(other.changes::text) = private.fold(suggestion.changes::text) then
      update public.place_suggestions as s
      set status = 'accepted', decided_at = now(), decided_as = accept_suggestion.decided_as, former = present
      where s.id = other.id;
      perform private.tell_suggester(other, 'suggestion_taken');
    else
      update public.place_suggestions as s set status = 'overtaken', decided_at = now() where s.id = other.id;
      perform private.tell_suggester(other, 'suggestion_not_taken');
    end if;
  end loop;
end $$;

-- Back to what stood there before, unless it was changed again since: then that is somebody else's word.
create function private.set_suggestion_back(suggestion public.place_suggestions) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if exists (select from public.places as p where p.id = suggestion.place_id and p.kind = 'mosque') then
    perform private.set_mosque_back(suggestion);
  elsif private.place_values(suggestion.place_id, suggestion.changes) = suggestion.changes
    or suggestion.changes ? 'moved'
      and private.place_values(suggestion.place_id, suggestion.changes) ->> 'moved' = suggestion.changes ->> 'moved'
  then
    perform private.apply_business_change(suggestion.place_id, suggestion.former);
    delete from public.fact_statements as f
    where f.place_id = suggestion.place_id and f.fact = suggestion.field and f.said_at >= suggestion.decided_at;
  end if;
end $$;

create function private.decide_place_change(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  suggestion public.place_suggestions;
begin
  select * into suggestion from public.place_suggestions as s where s.id = decide_place_change.subject_id for update;
  if suggestion.id is null or suggestion.status in ('withdrawn', 'overtaken') then
    return;
  end if;
  if decision = 'approved' then
    if suggestion.status <> 'accepted' then
      perform private.accept_suggestion(
        suggestion, case when decided_by is not null and not private.holds_role(decided_by, 'staff') then 'keeper' else 'staff' end
      );
    end if;
    return;
  end if;
  if suggestion.status = 'accepted' then
    perform private.set_suggestion_back(suggestion);
  end if;
  update public.place_suggestions as s
  set status = case decision when 'rejected' then 'rejected' else 'pending' end,
    decided_as = case when decision = 'rejected' then
      case when decided_by is not null and not private.holds_role(decided_by, 'staff') then 'keeper' else 'staff' end end,
    decided_at = case when decision = 'rejected' then now() end
  where s.id = suggestion.id;
  if decision = 'rejected' then
    perform private.tell_suggester(suggestion, 'suggestion_not_taken');
  end if;
end $$;

create function private.preview_place_change(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', s.author_id, 'place_id', s.place_id, 'title', h.name, 'text', s.note, 'link', h.path, 'mail', 'own',
    'details', case p.kind
      when 'mosque' then private.mosque_change_lines(s.changes, was.list)
      else case when s.field = 'hours' then '{}' else jsonb_build_object(
        s.field, concat(coalesce(nullif(was.list ->> s.field, ''), '–'), ' → ', coalesce(nullif(s.changes ->> s.field, ''), '–'))
      ) end || jsonb_build_object(
        'say_yes', (
          select count(distinct o.author_id) from public.place_suggestions as o
          where o.place_id = s.place_id and o.field = s.field and o.status = s.status
            and private.fold(o.changes::text) = private.fold(s.changes::text)
        ),
        'say_no', (
          select count(distinct o.author_id) from public.place_suggestions as o
          where o.place_id = s.place_id and o.field = s.field and o.status = 'pending'
            and private.fold(o.changes::text) <> private.fold(s.changes::text)
        ),
        'has_owner', private.is_claimed(s.place_id)
      )
    end
  ) || case when s.field = 'hours'
    then jsonb_build_object('week', jsonb_build_object('was', was.list -> 'hours', 'to', s.changes -> 'hours')) else '{}' end
  from public.place_suggestions as s
  join public.places as p on p.id = s.place_id
  left join private.place_head(s.place_id) as h on true
  cross join lateral (select coalesce(s.former, private.place_values(s.place_id, s.changes)) as list) as was
  where s.id = preview_place_change.subject_id
$$;

-- Where a suggestion goes: into effect, to whoever keeps the place, to staff.
create function private.weigh_suggestion(suggestion public.place_suggestions) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  head record;
  keepers uuid[] := private.keepers_of(suggestion.place_id);
  said text := private.fold(suggestion.changes::text);
begin
  select * into head from private.place_head(suggestion.place_id);
  if cardinality(keepers) = 0 and private.is_small_change(suggestion.field) and private.voice_counts(suggestion.author_id)
    -- About what stands there now, and nobody who counts says anything else.
    and suggestion.seen = private.place_values(suggestion.place_id, suggestion.changes)
    and not exists (
      select from public.place_suggestions as o
      where o.place_id = suggestion.place_id and o.field = suggestion.field and o.status = 'pending'
        and private.fold(o.changes::text) <> said and private.voice_counts(o.author_id)
    )
    and exists (
      select from public.place_suggestions as o
      where o.place_id = suggestion.place_id and o.field = suggestion.field and o.status = 'pending' and o.id <> suggestion.id
        and private.fold(o.changes::text) = said and o.seen = suggestion.seen and private.voice_counts(o.author_id)
        and not private.may_be_one_person(o.author_id, suggestion.author_id)
    )
  then
    perform private.accept_suggestion(suggestion, 'members');
    perform private.withdraw_moderation('place_change', suggestion.id);
    return;
  end if;
  if cardinality(keepers) > 0 then
    perform private.tell_newest(
      keepers, 'suggestion_asked', null, head.name,
      head.path || case when head.path like '/mosque/%' then '/edit?part=suggestions' else '/suggest#asked' end
    );
  end if;
  -- Mosques' people see staff's queue no less than before: a mosque may have an admin who never comes.
  if cardinality(keepers) = 0 or head.path like '/mosque/%' or exists (
    select from public.place_suggestions as o
    where o.place_id = suggestion.place_id and o.field = suggestion.field and o.id <> suggestion.id and (
      o.status = 'pending' and private.fold(o.changes::text) <> said
      or o.status = 'rejected' and o.decided_as = 'keeper' and private.fold(o.changes::text) = said
        and o.decided_at > now() - interval '180 days'
    )
  ) then
    perform private.enqueue_moderation('place_change', suggestion.id, suggestion.place_id, 'new', head.name, suggestion.author_id);
  else
    update public.place_suggestions as s set asked_keeper = true where s.id = suggestion.id;
  end if;
end $$;

create function public.suggest_change(place uuid, changes jsonb, note text default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  wanted jsonb := suggest_change.changes;
  said text := nullif(btrim(suggest_change.note), '');
  present jsonb;
  made public.place_suggestions;
  is_mosque boolean;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select p.kind = 'mosque' into is_mosque from public.places as p
  where p.id = suggest_change.place and exists (select from private.place_head(p.id));
  if is_mosque is null then
    raise exception 'There is no such place' using errcode = 'P0002';
  end if;
  if not coalesce(case when is_mosque then private.is_mosque_change(wanted) else private.is_business_change(wanted) end, false)
    or length(said) > 1000
  then
    raise exception 'This cannot be suggested' using errcode = '22023';
  end if;
  -- Nothing has closed tomorrow.
  if wanted ? 'closed' and (wanted ->> 'closed')::date > current_date + 1 then
    raise exception 'closed_on' using errcode = '22023';
  end if;
  if 'links' = any (private.text_flags(coalesce(said, ''))) then
    raise exception 'note_links' using errcode = '22023';
  end if;
  if private.word_effect(concat_ws(' ', said, wanted ->> 'name', wanted ->> 'address', wanted ->> 'moved')) = 'refuse' then
    raise exception 'words' using errcode = '22023';
  end if;
  if not is_mosque and private.edits_place(suggest_change.place, me) then
    raise exception 'Whoever keeps a place changes it' using errcode = '42501';
  end if;
  -- One after the other, so that two who agree at the same moment see each other.
  perform pg_advisory_xact_lock(hashtext('mahalla.suggestions'), hashtext(suggest_change.place::text));
  if (
    select count(*) from public.place_suggestions as s
    where s.author_id = me and (s.status = 'pending' or s.created_at > now() - interval '1 hour')
  ) >= 20 or (
    select count(*) from public.place_suggestions as s where s.place_id = suggest_change.place and s.status = 'pending'
  ) >= 60 then
    raise exception 'Enough for now' using errcode = 'PT429';
  end if;
  present := private.place_values(suggest_change.place, wanted);
  if present = wanted then
    raise exception 'nothing_new' using errcode = '22023';
  end if;
  update public.place_suggestions as s
  set changes = wanted, seen = present, note = said, created_at = now()
  where s.place_id = suggest_change.place and s.author_id = me and s.status = 'pending'
    and s.field = private.suggested_field(wanted) and s.field <> 'several'
  returning * into made;
  if made.id is null then
    insert into public.place_suggestions (place_id, author_id, changes, seen, note)
    values (suggest_change.place, me, wanted, present, said)
    returning * into made;
  end if;
  perform private.weigh_suggestion(made);
  return made.id;
end $$;

-- For whoever keeps the place and does not see the staff's queue: accepted, declined, or taken back.
create function public.decide_suggestion(suggestion uuid, decision text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item public.place_suggestions;
begin
  select * into item from public.place_suggestions as s where s.id = decide_suggestion.suggestion;
  if item.id is null or not private.keeps_place(item.place_id) or item.author_id = auth.uid() then
    raise exception 'Only who keeps the place and staff can decide' using errcode = '42501';
  end if;
  if decision is null or decision not in ('accept', 'decline', 'undo') then
    raise exception 'Unknown decision' using errcode = '22023';
  end if;
  if item.status <> (case decision when 'undo' then 'accepted' else 'pending' end) then
    return false;
  end if;
  perform private.decide_place_change(
    item.id, case decision when 'accept' then 'approved' else 'rejected' end, null, auth.uid()
  );
  update public.moderation_items as m
  set status = case decision when 'accept' then 'approved' else 'rejected' end, decided_by = auth.uid(), decided_at = now()
  where m.subject_kind = 'place_change' and m.subject_id = item.id and m.status = 'open';
  return true;
end $$;

create function public.withdraw_suggestion(suggestion uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.place_suggestions as s set status = 'withdrawn', decided_at = now()
  where s.id = withdraw_suggestion.suggestion and s.author_id = auth.uid() and s.status = 'pending';
  if not found then
    return false;
  end if;
  perform private.withdraw_moderation('place_change', suggestion);
  return true;
end $$;

-- For the form of a business: what stands there, what the caller said, and what waits for whoever keeps it.
create function public.suggestions_at(place uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_keeper boolean := private.keeps_place(place);
begin
  return (
    select jsonb_build_object(
      'present', jsonb_build_object(
        'hours', u.hours, 'phone', coalesce(u.phone, ''), 'address', coalesce(u.address, ''), 'website', coalesce(u.website, ''),
        'name', u.name, 'facts', u.facts, 'closed_on', u.closed_on, 'country_code', u.country_code
      ),
      'is_claimed', private.is_claimed(u.id),
      'is_keeper', is_keeper,
      'mine', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'field', s.field, 'changes', s.changes, 'status', s.status, 'decided_as', s.decided_as, 'at', s.created_at
        ) order by s.created_at desc), '[]')
        from (
          select * from public.place_suggestions as o
          where o.place_id = u.id and o.author_id = auth.uid() and o.status <> 'withdrawn'
          order by o.created_at desc limit 10
        ) as s
      ),
      'asked', case when is_keeper then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'field', s.field, 'changes', s.changes, 'was', coalesce(s.former, private.business_values(s.place_id, s.changes)),
          'note', s.note, 'status', s.status, 'decided_as', s.decided_as, 'at', s.created_at, 'is_own', s.author_id = auth.uid()
        ) order by s.status = 'pending' desc, s.created_at desc), '[]')
        from (
          select * from public.place_suggestions as o
          where o.place_id = u.id and (o.status = 'pending' or o.status = 'accepted' and o.decided_at > now() - interval '30 days')
          order by o.status = 'pending' desc, o.created_at desc limit 40
        ) as s
      ) end
    )
    from public.business_unified as u where u.id = place
  );
end $$;

-- The daily work: what whoever keeps a place did not answer within a week, staff see. Returns how many.
create function public.pass_on_suggestions() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  late public.place_suggestions;
  passed integer := 0;
begin
  for late in
    update public.place_suggestions as s set asked_keeper = false
    where s.status = 'pending' and s.asked_keeper and s.created_at < now() - interval '7 days'
    returning s.*
  loop
    perform private.enqueue_moderation('place_change', late.id, late.place_id, 'new', coalesce(h.name, 'place'), late.author_id)
    from (select) as one left join private.place_head(late.place_id) as h on true;
    passed := passed + 1;
  end loop;
  return passed;
end $$;

-- What people corrected stays corrected while a source goes on saying what it said before; what it says anew counts again.
create function private.keep_corrections() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  correction record;
begin
  for correction in
    select s.changes, s.former, s.field from public.place_suggestions as s
    where s.place_id = new.place_id and s.status = 'accepted'
      and s.field in ('hours', 'phone', 'website', 'address', 'name')
    order by s.decided_at
  loop
    if to_jsonb(new) -> correction.field is not distinct from nullif(correction.former -> correction.field, '""') then
      new := jsonb_populate_record(new, jsonb_build_object(
        correction.field, nullif(correction.changes -> correction.field, '""')
      ));
    end if;
  end loop;
  return new;
end $$;
create trigger keep_corrections before update on public.business
for each row when (new.import_id is distinct from old.import_id and new.import_id is not null)
execute function private.keep_corrections();
create trigger keep_corrections before update on public.mosque
for each row when (new.import_id is distinct from old.import_id and new.import_id is not null)
execute function private.keep_corrections();

create function private.move_suggestions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Of what one person said about both, the later stays.
  update public.place_suggestions as s set status = 'withdrawn', decided_at = now()
  where s.place_id = new.old_id and s.status = 'pending' and s.field <> 'several' and exists (
    select from public.place_suggestions as o
    where o.place_id = new.new_id and o.author_id = s.author_id and o.field = s.field and o.status = 'pending'
  );
  update public.place_suggestions set place_id = new.new_id where place_id = new.old_id;
  return null;
end $$;
create trigger move_suggestions after insert or update on public.place_redirects
for each row when (new.old_id is not null) execute function private.move_suggestions();

revoke execute on function
  private.suggested_field(jsonb), private.is_business_change(jsonb), private.business_values(uuid, jsonb),
  private.place_values(uuid, jsonb), private.is_small_change(text), private.apply_business_change(uuid, jsonb),
  private.voice_counts(uuid), private.mailbox(text), private.may_be_one_person(uuid, uuid), private.keepers_of(uuid),
  private.keeps_place(uuid), private.place_head(uuid), private.tell_suggester(public.place_suggestions, text),
  private.accept_suggestion(public.place_suggestions, text), private.set_suggestion_back(public.place_suggestions),
  private.decide_place_change(uuid, text, text, uuid), private.preview_place_change(uuid),
  private.weigh_suggestion(public.place_suggestions), private.keep_corrections(), private.move_suggestions(),
  public.suggest_change(uuid, jsonb, text), public.decide_suggestion(uuid, text), public.withdraw_suggestion(uuid),
  public.suggestions_at(uuid), public.pass_on_suggestions()
from public, anon, authenticated;
grant execute on function
  public.suggest_change(uuid, jsonb, text), public.decide_suggestion(uuid, text), public.withdraw_suggestion(uuid),
  public.suggestions_at(uuid)
to authenticated, service_role;
grant execute on function public.pass_on_suggestions() to service_role;
