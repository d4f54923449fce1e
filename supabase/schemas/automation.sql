-- Automation: rules of those who keep a place. When something happens there, after a while, if it still holds, tell someone.
--
-- What happens is written down as a run for each rule it concerns, by triggers, in the transaction in which it happens:
-- nothing is lost, and nothing is told that was rolled back. What comes with time (a certificate that ends, hours nobody
-- confirmed, Ramadan) is laid by a job. A job carries runs out. The same event makes one run for a rule, whatever is asked twice.
--
-- A rule may do several things. The first is kept with the rule; each further one is a row of its own that goes with it and says
-- when, where and on which condition as the rule does. So each has runs, tries and a secret of its own, and none waits for another.
--
-- Who saved, follows or visits a place is in no row an owner reads. What signs a webhook is in no row at all: it is derived
-- from the site's key and the number kept here.

create table public.automation_limits (
  plan_type text primary key references public.plans (plan_type),
  rules smallint not null check (rules between 0 and 1000),
  webhooks smallint not null check (webhooks between 0 and 1000),
  runs_per_day integer not null check (runs_per_day between 0 and 1000000)
);
call private.passport('public.automation_limits', written_by => 'site');
comment on table public.automation_limits is 'How many rules that are on, webhooks among them, and runs in a day each plan has. The only place these numbers stand.';
insert into public.automation_limits (plan_type, rules, webhooks, runs_per_day) values
  ('basic', 5, 1, 200), ('premium', 20, 5, 2000), ('enterprise', 100, 25, 20000);

create table public.automation_rules (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references auth.users (id) on delete cascade,
  place_id uuid references public.places (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80 and private.is_plain_name(name)),
  recipe text check (recipe in (
    'welcome', 'review_request', 'certificate_expiry', 'stale_hours', 'unanswered_review', 'unanswered_application',
    'unanswered_message', 'ramadan_hours'
  )),
  trigger text not null check (trigger in (
    'review_published', 'place_saved', 'place_followed', 'listing_live', 'claim_approved', 'application_received',
    'message_received', 'event_visited', 'certificate_expiring', 'hours_stale', 'ramadan_near'
  )),
  setting smallint check (setting between 1 and 365),
  delay_minutes integer not null default 0 check (delay_minutes between 0 and 129600),
  conditions jsonb not null default '{}' check (jsonb_typeof(conditions) = 'object' and octet_length(conditions::text) <= 1000),
  action text not null check (action in ('mail', 'notice', 'webhook')),
  recipient text not null default 'me' check (recipient in ('me', 'team', 'person')),
  url text check (length(url) <= 500 and private.is_web_address(url)),
  quiet_prayer boolean not null default true,
  quiet_night boolean not null default true,
  is_on boolean not null default true,
  secret_version smallint not null default 1,
  rotated_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  part_of uuid references public.automation_rules (id) on delete cascade,
  position smallint not null default 1 check (position between 1 and 5),
  signs_as uuid,
  check ((action = 'webhook') = (url is not null)),
  check ((trigger in ('certificate_expiring', 'hours_stale', 'ramadan_near')) = (setting is not null)),
  -- Only where the person may be written to: who follows a mosque, and who came to an event.
  check (recipient <> 'person' or action <> 'webhook' and trigger in ('place_followed', 'event_visited'))
);
call private.passport(
  'public.automation_rules', written_by => 'members',
  people => '{"owner_id": "business"}',
  places => '{"place_id": "moves"}'
);
create index automation_rules_owner on public.automation_rules (owner_id, created_at);
create index automation_rules_place_id on public.automation_rules (place_id) where place_id is not null;
create index automation_rules_part_of on public.automation_rules (part_of) where part_of is not null;
create index automation_rules_timed on public.automation_rules (trigger) where is_on and setting is not null;
comment on table public.automation_rules is 'What an owner wants done when something happens at their places. Read by its owner, written by functions.';
comment on column public.automation_rules.place_id is 'Null: every place its owner keeps.';
comment on column public.automation_rules.setting is 'Days before (a certificate ends, Ramadan begins), or months without a word about the hours.';
comment on column public.automation_rules.part_of is 'The rule whose further action this is. Null: the rule itself, with one of its actions.';
comment on column public.automation_rules.position is 'Where this action stands among those of its rule.';
comment on column public.automation_rules.signs_as is 'What its secret is derived from. Null: its own id.';
comment on column public.automation_rules.secret_version is 'Which secret signs its webhooks. The secret itself is kept nowhere.';

create table public.automation_runs (
  id uuid primary key default gen_random_uuid(),
  rule_id uuid not null references public.automation_rules (id) on delete cascade,
  event_id uuid not null,
  place_id uuid not null references public.places (id) on delete cascade,
  subject_id uuid not null,
  person_id uuid references auth.users (id) on delete cascade,
  data jsonb not null default '{}' check (octet_length(data::text) <= 4000),
  happened_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'skipped', 'failed')),
  reason text check (length(reason) <= 40),
  attempts smallint not null default 0,
  tries jsonb not null default '[]' check (jsonb_typeof(tries) = 'array'),
  replays smallint not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  unique (rule_id, event_id)
);
call private.passport(
  'public.automation_runs', written_by => 'site',
  people => '{"person_id": {"left_out": "the log of somebody else''s rule"}}',
  places => '{"place_id": "moves"}'
);
create index automation_runs_due on public.automation_runs (due_at) where state in ('waiting', 'running');
create index automation_runs_log on public.automation_runs (rule_id, created_at desc);
create index automation_runs_place_id on public.automation_runs (place_id);
create index automation_runs_person_id on public.automation_runs (person_id) where person_id is not null;
create index automation_runs_old on public.automation_runs (finished_at) where finished_at is not null;
comment on table public.automation_runs is
  'What happened for which rule, and what came of it. Written in the transaction of the event. Owners get it from functions, which name nobody.';
comment on column public.automation_runs.due_at is 'While it runs, the end of the lease: a node that dies gives it back.';

-- Places -------------------------------------------------------------------------------------------------------------

create function private.automation_place(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', u.id, 'name', u.name, 'city', u.city, 'path', '/business/' || u.slug, 'lat', coalesce(u.latitude, u.city_latitude),
    'lng', coalesce(u.longitude, u.city_longitude), 'time_zone', u.time_zone, 'country_code', u.country_code, 'method', null, 'school', null
  ) from public.business_unified as u where u.id = place
  union all
  select jsonb_build_object(
    'id', u.id, 'name', u.name, 'city', u.city, 'path', '/mosque/' || u.slug, 'lat', u.latitude, 'lng', u.longitude,
    'time_zone', u.time_zone, 'country_code', u.country_code, 'method', u.calculation_method, 'school', u.asr_school
  ) from public.mosque_unified as u where u.id = place
  limit 1
$$;

create function private.place_keepers(place uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select b.owner_id from public.businesses as b where b.place_id = place and b.owner_id is not null
  union
  select m.user_id from public.mosque_admins as m where m.mosque_id = place
$$;

create function private.kept_places(person uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select b.place_id from public.businesses as b where b.owner_id = person and b.place_id is not null
  union
  select m.mosque_id from public.mosque_admins as m where m.user_id = person
$$;

create function private.actions_of(rule uuid) returns setof public.automation_rules
language sql stable security definer set search_path = ''
as $$
  select * from public.automation_rules as o where o.id = rule or o.part_of = rule
$$;

-- Limits -------------------------------------------------------------------------------------------------------------

create function private.automation_limit(person uuid) returns public.automation_limits
language sql stable security definer set search_path = ''
as $$
  select l from public.automation_limits as l where l.plan_type = coalesce((
    select m.plan_type from public.memberships as m join public.business_accounts as a on a.id = m.business_id
    where a.owner_id = person and m.is_active
  ), 'basic')
$$;

-- Whether the plan carries this action: the oldest rules go first. With a smaller plan the newest rest, and none is lost.
create function private.is_live_rule(r public.automation_rules) returns boolean
language sql stable security definer set search_path = ''
as $$
  select r.is_on and (
    select count(*) from public.automation_rules as o, public.automation_rules as h
    where h.id = coalesce(r.part_of, r.id) and o.owner_id = r.owner_id and o.is_on and o.part_of is null
      and (o.created_at, o.id) <= (h.created_at, h.id)
  ) <= l.rules and (r.action <> 'webhook' or (
    select count(*) from public.automation_rules as o
    where o.owner_id = r.owner_id and o.is_on and o.action = 'webhook' and (o.created_at, o.id) <= (r.created_at, r.id)
  ) <= l.webhooks)
  from private.automation_limit(r.owner_id) as l
$$;

create function private.runs_today(person uuid, moment timestamptz) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.automation_runs as x join public.automation_rules as r on r.id = x.rule_id
  where r.owner_id = person and x.created_at > moment - interval '1 day' and x.reason is distinct from 'day_limit'
$$;

-- What happens -------------------------------------------------------------------------------------------------------

create function private.add_automation_run(
  r public.automation_rules, place uuid, subject uuid, key text, person uuid, data jsonb, happened timestamptz
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_over boolean := private.runs_today(r.owner_id, now()) >= (private.automation_limit(r.owner_id)).runs_per_day;
begin
  insert into public.automation_runs (rule_id, event_id, place_id, subject_id, person_id, data, happened_at, due_at, state, reason, finished_at)
  values (
    r.id, md5(r.trigger || ' ' || subject || ' ' || key)::uuid, place, subject, person, data, happened,
    happened + make_interval(mins => r.delay_minutes), case when is_over then 'skipped' else 'waiting' end,
    case when is_over then 'day_limit' end, case when is_over then now() end
  )
  on conflict (rule_id, event_id) do nothing;
end $$;

create function private.tell_automations(kind text, place uuid, subject uuid, key text, person uuid, data jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.add_automation_run(r, place, subject, key, person, data, now())
  from public.automation_rules as r
  where r.owner_id in (select private.place_keepers(place)) and r.trigger = kind and r.is_on
    and (r.place_id is null or r.place_id = place) and private.is_live_rule(r)
$$;

create function private.tell_of_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then
    perform private.tell_automations('review_published', new.place_id, new.id, '', null,
      jsonb_build_object('rating', new.rating, 'language', new.language));
  end if;
  return null;
end $$;
create trigger tell_automations after insert or update of status on public.reviews
for each row execute function private.tell_of_review();

-- The same for a person each time, and known to nobody else.
create function private.key_of_person(member uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.person_keys (user_id) values (member) on conflict do nothing;
  return (select k.live_key from private.person_keys as k where k.user_id = member);
end $$;

-- Saved, taken away and saved again is one event. Its id must not tell whose it is: the key is one nobody reads.
create function private.tell_of_save() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_automations('place_saved', new.place_id, new.place_id,
    private.key_of_person(new.user_id), null, '{}');
  return null;
end $$;
create trigger tell_automations after insert on public.saved_places
for each row execute function private.tell_of_save();

create function private.tell_of_follow() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_automations('place_followed', new.place_id, new.place_id,
    private.key_of_person(new.user_id), new.user_id,
    jsonb_build_object('language', (select p.language from public.profiles as p where p.id = new.user_id)));
  return null;
end $$;
create trigger tell_automations after insert on public.mosque_follows
for each row execute function private.tell_of_follow();

-- The owner of a claimed listing is written after the claim; both are known when the transaction ends.
create function private.tell_of_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'published' and new.place_id is not null and (tg_op = 'INSERT' or old.status <> 'published') then
    perform private.tell_automations('listing_live', new.place_id, new.place_id, '', null, '{}');
  end if;
  return null;
end $$;
create constraint trigger tell_automations after insert or update of status on public.businesses
deferrable initially deferred for each row execute function private.tell_of_listing();

create function private.tell_of_claim() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state = 'verified' and old.state <> 'verified' then
    perform private.tell_automations('claim_approved', new.place_id, new.id, '', null, '{}');
  end if;
  return null;
end $$;
create constraint trigger tell_automations after update of state on public.claims
deferrable initially deferred for each row execute function private.tell_of_claim();

create function private.tell_of_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state = 'new' and (tg_op = 'INSERT' or old.state = 'sending') then
    perform private.tell_automations('application_received', j.place_id, new.id, '', null,
      jsonb_build_object('title', j.title, 'path', '/jobs/' || j.slug || '/applicants', 'language', j.language))
    from public.jobs as j where j.id = new.job_id and j.place_id is not null;
  end if;
  return null;
end $$;
create trigger tell_automations after insert or update of state on public.job_applications
for each row execute function private.tell_of_application();

-- When the hours of a place were last said or found right.
create function private.hours_known_at(place uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(
    (select greatest(s.said_at, s.checked_at) from public.fact_statements as s where s.place_id = place and s.fact = 'hours'),
    (select max(c.created_at) from public.fact_confirmations as c where c.place_id = place and c.fact = 'hours' and c.answer)
  )
$$;

-- What happened at a place within a time, of one kind: asked by the job for what comes with time, and by the dry run for all.
create function private.automation_past(
  kind text, place uuid, setting integer, since timestamptz, until timestamptz, ramadans date[]
) returns table (subject uuid, key text, person uuid, at timestamptz, data jsonb)
language sql stable security definer set search_path = ''
as $$
  -- The kind is named in full: tables have a column of that name, and it would be taken.
  select x.subject, x.key, x.person, x.at, x.data
  from (
    select r.id as subject, '' as key, null::uuid as person, coalesce(r.published_at, r.created_at) as at,
      jsonb_build_object('rating', r.rating, 'language', r.language) as data
    from public.reviews as r where automation_past.kind = 'review_published' and r.place_id = place and r.status = 'published'
    union all
    select s.place_id, '', null, s.created_at, '{}' from public.saved_places as s where automation_past.kind = 'place_saved' and s.place_id = place
    union all
    select f.place_id, '', null, f.created_at, jsonb_build_object('language', p.language)
    from public.mosque_follows as f left join public.profiles as p on p.id = f.user_id
    where automation_past.kind = 'place_followed' and f.place_id = place
    union all
    select b.place_id, '', null, b.created_at, '{}' from public.businesses as b
    where automation_past.kind = 'listing_live' and b.place_id = place and b.status = 'published'
    union all
    select c.id, '', null, c.decided_at, '{}' from public.claims as c
    where automation_past.kind = 'claim_approved' and c.place_id = place and c.state = 'verified' and c.decided_at is not null
    union all
    select a.id, '', null, a.created_at,
      jsonb_build_object('title', j.title, 'path', '/jobs/' || j.slug || '/applicants', 'language', j.language)
    from public.jobs as j join public.job_applications as a on a.job_id = j.id
    where automation_past.kind = 'application_received' and j.place_id = place and a.state not in ('sending', 'withdrawn')
    union all
    select m.id, '', null, m.created_at, jsonb_build_object('path', private.thread_path('business', t.id))
    from public.businesses as b join public.business_threads as t on t.business_id = b.id and t.owner_id = b.owner_id
    join public.thread_messages as m on m.thread_id = t.id
    where automation_past.kind = 'message_received' and b.place_id = place and private.is_first_question(m)
    union all
    select a.id, '', a.user_id, d.ends_at, jsonb_build_object('title', c.title, 'language', p.language)
    from public.contributions as c join public.event_days as d on d.event_id = c.id
    join public.event_answers as a on a.day_id = d.id left join public.profiles as p on p.id = a.user_id
    where automation_past.kind = 'event_visited' and c.place_id = place and c.state = 'published' and d.state = 'planned' and a.seat = 'going'
      -- Whoever names a place as their venue does not speak for it.
      and private.speaks_for_place(place, c.author_id)
    union all
    select e.id, setting::text, null, (e.expires_on - setting)::timestamptz, jsonb_build_object('on', e.expires_on)
    from public.halal_evidence as e
    where automation_past.kind = 'certificate_expiring' and e.place_id = place and e.kind = 'certificate' and e.status in ('accepted', 'expired')
      and not exists (
        select from public.halal_evidence as n where n.place_id = place and n.kind = 'certificate'
          and n.status in ('pending', 'accepted') and n.expires_on > e.expires_on
      )
    union all
    select place, k.known::text, null, k.known + make_interval(months => setting), jsonb_build_object('on', k.known::date)
    from private.hours_known_at(place) as k (known) where automation_past.kind = 'hours_stale' and k.known is not null
    union all
    select place, d::text, null, (d - setting)::timestamptz, jsonb_build_object('on', d)
    from unnest(ramadans) as d where automation_past.kind = 'ramadan_near'
  ) as x
  where x.at > since and x.at <= until
$$;

-- Conditions are asked when it is due: null where all hold, else the one that does not.
create function private.automation_misfit(conditions jsonb, kind text, data jsonb, place uuid, subject uuid, moment timestamptz) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (conditions ->> 'rating_min')::integer > (data ->> 'rating')::integer
      or (conditions ->> 'rating_max')::integer < (data ->> 'rating')::integer then 'rating'
    when conditions ->> 'language' is not null and data ->> 'language' is distinct from conditions ->> 'language' then 'language'
    when conditions ->> 'town' is not null
      and private.fold(conditions ->> 'town') is distinct from private.fold(private.automation_place(place) ->> 'city') then 'town'
    when kind = 'review_published' and not exists (
      select from public.reviews as r where r.id = subject and r.status = 'published'
    ) or kind = 'message_received' and not exists (
      select from public.thread_messages as m where m.id = subject and m.status = 'published'
    ) then 'gone'
    when conditions ->> 'unanswered' = 'true' and (
      exists (select from public.review_replies as a where a.review_id = subject and a.status = 'published' and a.created_at <= moment)
      or exists (select from public.job_applications as a where a.id = subject and a.state <> 'new' and a.state_at <= moment)
      or exists (
        select from public.thread_messages as q join public.thread_messages as a on a.thread_id = q.thread_id
        where kind = 'message_received' and q.id = subject and a.sender = 'business'
          and a.created_at > q.created_at and a.created_at <= moment
      )
      -- Put away is answered: some questions need no words.
      or exists (
        select from public.thread_messages as q join public.business_threads as t on t.id = q.thread_id
        where kind = 'message_received' and q.id = subject and t.is_done
      )
    ) then 'answered'
    when kind = 'hours_stale' and private.hours_known_at(place)::date > (data ->> 'on')::date then 'answered'
  end
$$;

-- The job --------------------------------------------------------------------------------------------------------------

create function public.lay_automation_runs(ramadans date[], moment timestamptz default now()) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made integer;
begin
  delete from public.automation_runs as x where x.finished_at < moment - interval '180 days';
  select count(private.add_automation_run(r, p.place, h.subject, h.key, h.person, h.data, greatest(h.at, r.created_at)))::integer into made
  from public.automation_rules as r
  cross join lateral (
    select k as place from private.kept_places(r.owner_id) as k where r.place_id is null or k = r.place_id
  ) as p
  cross join lateral private.automation_past(
    r.trigger, p.place, r.setting,
    -- A rule that is new finds what already holds; a visit is over once.
    case r.trigger
      when 'event_visited' then greatest(r.created_at, moment - interval '2 days')
      when 'hours_stale' then '-infinity'
      else moment - make_interval(days => r.setting)
    end,
    moment, ramadans
  ) as h
  where r.is_on and r.trigger in ('event_visited', 'certificate_expiring', 'hours_stale', 'ramadan_near')
    and private.is_live_rule(r)
    and not exists (
      select from public.automation_runs as x
      where x.rule_id = r.id and x.event_id = md5(r.trigger || ' ' || h.subject || ' ' || h.key)::uuid
    );
  return made;
end $$;

create function private.automation_recipients(x public.automation_runs, r public.automation_rules) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('user_id', p.id, 'language', p.language)), '[]')
  from public.profiles as p
  where case r.recipient
    when 'me' then p.id = r.owner_id
    when 'team' then p.id in (
      select private.place_keepers(x.place_id)
      union select k.user_id from private.business_keepers as k where k.place_id = x.place_id
    )
    -- Who has left since is not written to.
    else p.id = x.person_id and (
      exists (select from public.mosque_follows as f where f.user_id = p.id and f.place_id = x.place_id)
      or exists (select from public.event_answers as a where a.id = x.subject_id and a.user_id = p.id and a.seat = 'going')
    )
  end
$$;

-- Hands out what is due, each to one caller, and settles what no longer holds. A replay is done whatever the conditions say.
-- `rule_id` is what the secret of its webhook is derived from.
create function public.claim_automation_runs(max_results integer default 20, moment timestamptz default now()) returns setof jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  x public.automation_runs;
  r public.automation_rules;
  place jsonb;
  misfit text;
begin
  for x in
    update public.automation_runs as u set state = 'running', attempts = u.attempts + 1, due_at = moment + interval '5 minutes'
    where u.id in (
      select d.id from public.automation_runs as d where d.state in ('waiting', 'running') and d.due_at <= moment
      order by d.due_at limit least(greatest(coalesce(max_results, 20), 1), 100) for update skip locked
    )
    returning u.*
  loop
    select * into r from public.automation_rules as a where a.id = x.rule_id;
    place := private.automation_place(x.place_id);
    misfit := case
      when place is null then 'gone'
      when not private.speaks_for_place(x.place_id, r.owner_id) then 'not_yours'
      when x.replays > 0 then null
      when not r.is_on then 'off'
      else private.automation_misfit(r.conditions, r.trigger, x.data, x.place_id, x.subject_id, moment)
    end;
    if misfit is not null then
      update public.automation_runs as u set state = 'skipped', reason = misfit, finished_at = moment where u.id = x.id;
      continue;
    end if;
    return next jsonb_build_object(
      'id', x.id, 'rule_id', coalesce(r.signs_as, r.id), 'event_id', x.event_id, 'attempt', x.attempts, 'is_replay', x.replays > 0,
      'trigger', r.trigger, 'action', r.action, 'recipient', r.recipient, 'url', r.url, 'happened_at', x.happened_at,
      'quiet_prayer', r.quiet_prayer, 'quiet_night', r.quiet_night, 'data', x.data, 'place', place,
      'secret_version', r.secret_version,
      'has_former_secret', r.secret_version > 1 and coalesce(r.rotated_at > moment - interval '1 day', false),
      'recipients', case when r.action = 'webhook' then '[]' else private.automation_recipients(x, r) end
    );
  end loop;
end $$;

-- A line in somebody's inbox. By mail only to whom that was promised: owners and teams by their own rule, followers who
-- asked for letters, others who chose it in their settings.
create function private.add_automation_notice(x public.automation_runs, r public.automation_rules, notice jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := (notice ->> 'user_id')::uuid;
  sort text := case when r.recipient = 'person' then 'place_letter' else 'automation' end;
  chosen public.notification_settings;
  by_mail text := 'off';
begin
  select * into chosen from public.notification_settings as s where s.user_id = member and s.kind = sort;
  if r.action = 'mail' then
    by_mail := coalesce(chosen.mail, case
      when sort = 'automation' or exists (
        select from public.mosque_follows as f where f.user_id = member and f.place_id = x.place_id and f.wants_mail
      ) then 'now' else private.usual_mail(sort)
    end);
  end if;
  if coalesce(chosen.in_site, true) or by_mail <> 'off' then
    perform private.notify_plainly(member, sort, notice ->> 'title', notice ->> 'path', coalesce(chosen.in_site, true), by_mail);
  end if;
end $$;

-- A line for the owner alone, as the action would send it, of an event that never happened. Null where it sends no line.
create function public.try_automation(action uuid, title text, path text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  r public.automation_rules;
begin
  select * into r from public.automation_rules as a where a.id = try_automation.action and a.action <> 'webhook';
  if r.id is null then
    return null;
  end if;
  r.recipient := 'me';
  perform private.add_automation_notice(null, r, jsonb_build_object('user_id', r.owner_id, 'title', title, 'path', path));
  return r.id;
end $$;

-- What came of it: done, retry (at `again`), wait (it is quiet until `again`) or failed. Only whoever holds the lease may say.
-- `exchange`: what was sent and what was answered, for the owner's log.
create function public.finish_automation_run(
  run uuid, attempt integer, outcome text, detail text default null, again timestamptz default null, notices jsonb default '[]',
  moment timestamptz default now(), exchange jsonb default null
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  x public.automation_runs;
  r public.automation_rules;
  notice jsonb;
begin
  select * into x from public.automation_runs as u where u.id = run and u.state = 'running' and u.attempts = attempt for update;
  if x.id is null then
    return false;
  end if;
  select * into r from public.automation_rules as a where a.id = x.rule_id;
  if outcome = 'done' then
    for notice in select n from jsonb_array_elements(notices) as n loop
      perform private.add_automation_notice(x, r, notice);
    end loop;
  end if;
  update public.automation_runs as u set
    state = case outcome when 'done' then 'done' when 'failed' then 'failed' else 'waiting' end,
    reason = case outcome when 'done' then null when 'wait' then 'quiet' else left(detail, 40) end,
    due_at = coalesce(again, u.due_at),
    attempts = case outcome when 'wait' then u.attempts - 1 else u.attempts end,
    finished_at = case when outcome in ('done', 'failed') then moment end,
    tries = case outcome when 'wait' then u.tries else
      (case when jsonb_array_length(u.tries) >= 40 then u.tries - 0 else u.tries end)
      || jsonb_build_object('at', moment, 'outcome', outcome, 'detail', left(detail, 40), 'exchange', case
        when octet_length(exchange::text) <= 8000 then exchange end)
    end
  where u.id = x.id;
  return true;
end $$;

-- What owners do -------------------------------------------------------------------------------------------------------

create function private.own_automation(rule uuid) returns public.automation_rules
language plpgsql stable security definer set search_path = ''
as $$
declare
  r public.automation_rules;
begin
  select * into r from public.automation_rules as a
  where a.id = rule and a.part_of is null and a.owner_id = private.require_member();
  if r.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  return r;
end $$;

-- One at a time for each owner: two requests at once do not pass the limit together. `own` is not counted: its webhooks will be these.
create function private.within_automation_limit(person uuid, webhooks integer, own uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  l public.automation_limits := private.automation_limit(person);
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.automation'), hashtext(person::text));
  if (
    select count(*) from public.automation_rules as o
    where o.owner_id = person and o.is_on and o.part_of is null and o.id is distinct from own
  ) >= l.rules then
    raise exception 'too_many_rules' using errcode = 'PT429';
  end if;
  if within_automation_limit.webhooks > 0 and within_automation_limit.webhooks + (
    select count(*) from public.automation_rules as o
    where o.owner_id = person and o.is_on and o.action = 'webhook' and coalesce(o.part_of, o.id) is distinct from own
  ) > l.webhooks then
    raise exception 'too_many_webhooks' using errcode = 'PT429';
  end if;
  -- Rules that are off cost nothing, but not without end.
  if (select count(*) from public.automation_rules as o where o.owner_id = person and o.part_of is null) >= 300 then
    raise exception 'too_many_rules' using errcode = 'PT429';
  end if;
end $$;

create function private.clean_conditions(c jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  least_stars integer := (c ->> 'rating_min')::integer;
  most_stars integer := (c ->> 'rating_max')::integer;
begin
  if least_stars not between 1 and 5 or most_stars not between 1 and 5 or least_stars > most_stars then
    raise exception 'rating_order' using errcode = '22023';
  end if;
  if c ->> 'language' not in ('en', 'ar', 'ur', 'fr', 'tr', 'id') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'rating_min', least_stars, 'rating_max', most_stars, 'language', c ->> 'language',
    'town', nullif(left(private.clean_text(c ->> 'town'), 120), ''), 'unanswered', case when c ->> 'unanswered' = 'true' then true end
  ));
end $$;

-- What a rule is to do, as `save_automation` takes it: those asked for, with the ids of those that stand. Whoever asks for one
-- alone, as the first release does, changes the one that is kept with the rule and leaves the others.
create function private.asked_actions(input jsonb, r public.automation_rules) returns setof jsonb
language sql stable security definer set search_path = ''
as $$
  select case when exists (
    select from private.actions_of(r.id) as o where o.id::text = e.step ->> 'id'
  ) then e.step else e.step - 'id' end
  from jsonb_array_elements(input -> 'actions') with ordinality as e (step, at)
  where jsonb_typeof(input -> 'actions') = 'array'
  union all
  select jsonb_build_object('id', r.id, 'action', input ->> 'action', 'recipient', input ->> 'recipient', 'url', input ->> 'url')
  where input -> 'actions' is null
  union all
  (
    select jsonb_build_object('id', o.id, 'action', o.action, 'recipient', o.recipient, 'url', o.url)
    from public.automation_rules as o where o.part_of = r.id and input -> 'actions' is null order by o.position
  )
$$;

-- The action that is kept with the rule goes. Another takes its place, with its log and its secret; where none stays, nothing does.
create function private.keep_with_rule(rule uuid, step uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.automation_runs as x where x.rule_id = rule;
  update public.automation_runs as x set rule_id = rule where x.rule_id = step;
  update public.automation_rules as a set
    action = s.action, recipient = s.recipient, url = s.url, secret_version = s.secret_version, rotated_at = s.rotated_at,
    signs_as = coalesce(s.signs_as, s.id)
  from public.automation_rules as s where a.id = rule and s.id = step;
  delete from public.automation_rules as s where s.id = step;
end $$;

create function public.save_automation(input jsonb, rule uuid default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  member uuid := private.require_member();
  r public.automation_rules;
  place uuid := (input ->> 'place_id')::uuid;
  steps jsonb[];
  step jsonb;
  head uuid;
begin
  if not exists (select from private.kept_places(member)) then
    raise exception 'no_place' using errcode = '42501';
  end if;
  if place is not null and not private.speaks_for_place(place, member) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if save_automation.rule is not null then
    r := private.own_automation(save_automation.rule);
  end if;
  steps := array(select private.asked_actions(input, r));
  if cardinality(steps) not between 1 and 5 then
    raise exception 'too_many_actions' using errcode = '22023';
  end if;
  if r.id is null or r.is_on then
    perform private.within_automation_limit(
      member, (select count(*)::integer from unnest(steps) as s where s ->> 'action' = 'webhook'), r.id
    );
  end if;
  -- What waits was told of something else.
  update public.automation_runs as x set state = 'skipped', reason = 'changed', finished_at = now()
  where x.state = 'waiting' and r.trigger <> input ->> 'trigger'
    and x.rule_id in (select o.id from private.actions_of(r.id) as o);
  delete from public.automation_rules as o
  where o.part_of = r.id and not exists (select from unnest(steps) as s where s ->> 'id' = o.id::text);
  head := coalesce(r.id, gen_random_uuid());
  if not exists (select from unnest(steps) as s where s ->> 'id' = r.id::text) then
    select (s ->> 'id')::uuid into rule from unnest(steps) as s where s ->> 'id' is not null limit 1;
    perform private.keep_with_rule(head, rule);
    -- It is the first of them where all are new.
    steps := array(
      select case when s.step ->> 'id' = rule::text or rule is null and s.at = 1
        then s.step || jsonb_build_object('id', head) else s.step end
      from unnest(steps) with ordinality as s (step, at) order by s.at
    );
  end if;
  for step in
    select s.step || jsonb_build_object('position', s.at) from unnest(steps) with ordinality as s (step, at)
    order by s.step ->> 'id' = head::text desc nulls last, s.at
  loop
    insert into public.automation_rules as a (
      id, part_of, position, owner_id, place_id, name, recipe, trigger, setting, delay_minutes, conditions, action, recipient, url,
      quiet_prayer, quiet_night, is_on
    )
    values (
      coalesce((step ->> 'id')::uuid, gen_random_uuid()), case when step ->> 'id' is distinct from head::text then head end,
      (step ->> 'position')::smallint, member, place, left(private.clean_text(input ->> 'name'), 80), coalesce(r.recipe, input ->> 'recipe'),
      input ->> 'trigger', (input ->> 'setting')::smallint, coalesce((input ->> 'delay_minutes')::integer, 0),
      private.clean_conditions(coalesce(input -> 'conditions', '{}')), step ->> 'action', coalesce(step ->> 'recipient', 'me'),
      step ->> 'url', coalesce((input ->> 'quiet_prayer')::boolean, true), coalesce((input ->> 'quiet_night')::boolean, true),
      coalesce(r.is_on, true)
    )
    on conflict (id) do update set
      position = excluded.position, place_id = excluded.place_id, name = excluded.name, trigger = excluded.trigger,
      setting = excluded.setting, delay_minutes = excluded.delay_minutes, conditions = excluded.conditions, action = excluded.action,
      recipient = excluded.recipient, url = excluded.url, quiet_prayer = excluded.quiet_prayer, quiet_night = excluded.quiet_night,
      -- Another receiver must not be able to sign as the former one was told to expect.
      secret_version = a.secret_version + case when a.url is distinct from excluded.url then 1 else 0 end,
      rotated_at = case when a.url is distinct from excluded.url then null else a.rotated_at end;
  end loop;
  return head;
end $$;

create function public.switch_automation(rule uuid, is_on boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  r public.automation_rules := private.own_automation(switch_automation.rule);
begin
  if switch_automation.is_on and not r.is_on then
    perform private.within_automation_limit(r.owner_id, (
      select count(*)::integer from private.actions_of(r.id) as o where o.action = 'webhook'
    ), r.id);
  end if;
  update public.automation_rules as a set is_on = coalesce(switch_automation.is_on, false) where r.id in (a.id, a.part_of);
end $$;

create function public.delete_automation(rule uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  r public.automation_rules := private.own_automation(rule);
begin
  delete from public.automation_rules as a where a.id = r.id;
end $$;

-- The number of the secret that signs from now on, of a rule's action or of the one kept with it; the former one signs along for a day.
create function public.rotate_automation_secret(rule uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  r public.automation_rules;
begin
  select * into r from public.automation_rules as a where a.id = rule and a.owner_id = private.require_member();
  if r.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if r.action <> 'webhook' then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if r.secret_version >= 30000 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  update public.automation_rules as a set secret_version = a.secret_version + 1, rotated_at = now()
  where a.id = r.id returning a.* into r;
  return r.secret_version;
end $$;

create function public.replay_automation(run uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  x public.automation_runs;
begin
  select u.* into x from public.automation_runs as u join public.automation_rules as r on r.id = u.rule_id
  where u.id = run and r.owner_id = private.require_member() for update of u;
  if x.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if x.state not in ('done', 'skipped', 'failed') then
    raise exception 'still_running' using errcode = '55000';
  end if;
  if x.replays >= 10 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  update public.automation_runs as u
  set state = 'waiting', reason = null, due_at = now(), attempts = 0, replays = u.replays + 1, finished_at = null
  where u.id = x.id;
end $$;

-- `action`, `recipient` and `url` beside `actions` are what the first release reads.
create function private.automation_card(r public.automation_rules) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', r.id, 'name', r.name, 'recipe', r.recipe, 'place_id', r.place_id, 'place', private.automation_place(r.place_id) ->> 'name',
    'trigger', r.trigger, 'setting', r.setting, 'delay_minutes', r.delay_minutes, 'conditions', r.conditions, 'action', r.action,
    'recipient', r.recipient, 'url', r.url, 'quiet_prayer', r.quiet_prayer, 'quiet_night', r.quiet_night, 'is_on', r.is_on,
    'is_live', (select bool_or(private.is_live_rule(o)) from private.actions_of(r.id) as o),
    'actions', (
      select jsonb_agg(jsonb_build_object(
        'id', o.id, 'action', o.action, 'recipient', o.recipient, 'url', o.url, 'is_live', private.is_live_rule(o),
        'rotated_at', o.rotated_at, 'secret_version', o.secret_version, 'signs_as', coalesce(o.signs_as, o.id)
      ) order by o.position, o.id)
      from private.actions_of(r.id) as o
    ),
    'rotated_at', r.rotated_at, 'secret_version', r.secret_version, 'created_at', r.created_at,
    'last', (
      select jsonb_build_object('state', x.state, 'reason', x.reason, 'at', coalesce(x.finished_at, x.due_at))
      from public.automation_runs as x
      where x.rule_id in (select o.id from private.actions_of(r.id) as o)
      order by x.created_at desc limit 1
    )
  )
$$;

create function public.automation_desk() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  return jsonb_build_object(
    'rules', (
      select coalesce(jsonb_agg(private.automation_card(r) order by r.created_at desc), '[]')
      from public.automation_rules as r where r.owner_id = member and r.part_of is null
    ),
    'limit', (select to_jsonb(l) from private.automation_limit(member) as l),
    'used', (
      select jsonb_build_object(
        'rules', count(*) filter (where r.part_of is null), 'webhooks', count(*) filter (where r.action = 'webhook'), 'runs_per_day', private.runs_today(member, now())
      )
      from public.automation_rules as r where r.owner_id = member and r.is_on
    ),
    'places', public.my_places()
  );
end $$;

create function public.automation_page(rule uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  r public.automation_rules := private.own_automation(automation_page.rule);
begin
  return private.automation_card(r) || jsonb_build_object('runs', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', x.id, 'action_id', x.rule_id, 'event_id', x.event_id, 'place', p.place ->> 'name', 'time_zone', p.place ->> 'time_zone',
      'data', x.data, 'happened_at', x.happened_at, 'due_at', x.due_at, 'state', x.state, 'reason', x.reason, 'attempts', x.attempts,
      'tries', x.tries, 'replays', x.replays, 'finished_at', x.finished_at
    ) order by x.created_at desc, x.event_id, x.position), '[]')
    from (
      select y.*, o.position from private.actions_of(r.id) as o
      cross join lateral (
        select * from public.automation_runs as z where z.rule_id = o.id order by z.created_at desc, z.id limit 50
      ) as y
    ) as x
    cross join lateral private.automation_place(x.place_id) as p (place)
  ));
end $$;

-- What the rule would have done, with what really happened in the last ninety days.
create function public.automation_dry_run(rule uuid, ramadans date[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  r public.automation_rules := private.own_automation(automation_dry_run.rule);
begin
  return (
    with happened as (
      select p.place, h.subject, h.at, h.data, h.at + make_interval(mins => r.delay_minutes) as due
      from (select k as place from private.kept_places(r.owner_id) as k where r.place_id is null or k = r.place_id) as p
      cross join lateral private.automation_past(
        r.trigger, p.place, r.setting, now() - interval '90 days', now(), ramadans[1:5]
      ) as h
    ),
    judged as (
      -- Many may fall on one moment, and no row may tell them apart by whose they are.
      select h.*, row_number() over (order by h.at, h.subject) as id, case
        when h.due > now() then 'later'
        else private.automation_misfit(r.conditions, r.trigger, h.data, h.place, h.subject, h.due)
      end as misfit
      from happened as h
    )
    select jsonb_build_object(
      'total', (select count(*) from judged), 'acting', (select count(*) from judged as j where j.misfit is null),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', j.id, 'at', j.at, 'due', j.due, 'place', p.place ->> 'name', 'time_zone', p.place ->> 'time_zone', 'data', j.data, 'misfit', j.misfit
        ) order by j.at desc), '[]')
        from (select * from judged as x order by x.at desc limit 50) as j
        cross join lateral private.automation_place(j.place) as p (place)
      )
    )
  );
end $$;

create trigger touch_updated_at before update on public.automation_rules
for each row execute function private.touch_updated_at();

-- A rule sends what happens at a place to an address of the owner's choice. Switching one off only protects.
create trigger ask_second_factor before insert or update of trigger, conditions, action, recipient, url, secret_version
on public.automation_rules
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
grant select on public.automation_limits to anon, authenticated;
grant select on public.automation_rules to authenticated;
create policy "everyone can see what plans carry" on public.automation_limits for select to anon, authenticated using (true);
create policy "owners can see their rules" on public.automation_rules
for select to authenticated using (owner_id = (select auth.uid()));
create policy "runs are read through functions, which name nobody" on public.automation_runs
for select to authenticated using (false);

revoke execute on function
  private.automation_place(uuid), private.place_keepers(uuid), private.kept_places(uuid), private.actions_of(uuid),
  private.automation_limit(uuid),
  private.is_live_rule(public.automation_rules), private.runs_today(uuid, timestamptz),
  private.add_automation_run(public.automation_rules, uuid, uuid, text, uuid, jsonb, timestamptz),
  private.tell_automations(text, uuid, uuid, text, uuid, jsonb), private.tell_of_review(), private.key_of_person(uuid), private.tell_of_save(),
  private.tell_of_follow(), private.tell_of_listing(), private.tell_of_claim(), private.tell_of_application(),
  private.hours_known_at(uuid), private.automation_past(text, uuid, integer, timestamptz, timestamptz, date[]),
  private.automation_misfit(jsonb, text, jsonb, uuid, uuid, timestamptz), public.lay_automation_runs(date[], timestamptz),
  private.automation_recipients(public.automation_runs, public.automation_rules),
  public.claim_automation_runs(integer, timestamptz),
  private.add_automation_notice(public.automation_runs, public.automation_rules, jsonb),
  public.finish_automation_run(uuid, integer, text, text, timestamptz, jsonb, timestamptz, jsonb),
  public.try_automation(uuid, text, text), private.asked_actions(jsonb, public.automation_rules), private.keep_with_rule(uuid, uuid),
  private.own_automation(uuid), private.within_automation_limit(uuid, integer, uuid), private.clean_conditions(jsonb),
  public.save_automation(jsonb, uuid), public.switch_automation(uuid, boolean), public.delete_automation(uuid),
  public.rotate_automation_secret(uuid), public.replay_automation(uuid), private.automation_card(public.automation_rules),
  public.automation_desk(), public.automation_page(uuid), public.automation_dry_run(uuid, date[])
from public, anon, authenticated;
grant execute on function
  public.save_automation(jsonb, uuid), public.switch_automation(uuid, boolean), public.delete_automation(uuid),
  public.rotate_automation_secret(uuid), public.replay_automation(uuid), public.automation_desk(), public.automation_page(uuid),
  public.automation_dry_run(uuid, date[])
to authenticated, service_role;
grant execute on function
  public.lay_automation_runs(date[], timestamptz), public.claim_automation_runs(integer, timestamptz),
  public.finish_automation_run(uuid, integer, text, text, timestamptz, jsonb, timestamptz, jsonb),
  public.try_automation(uuid, text, text)
to service_role;
