-- A superadmin's view of the machine: waiting mail, jobs and their last runs, settings that may change while the site runs,
-- recent errors, and free space.

-- Mail.

create function public.mail_desk(state text default null, before bigint default null, max_results integer default 30)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := least(greatest(max_results, 1), 100);
  result jsonb;
begin
  perform private.require_superadmin();
  -- A mail that lets somebody in is shown without its words until it is spent.
  select coalesce(jsonb_agg(to_jsonb(hit) order by hit.id desc), '[]') into result
  from (
    select o.id, o.to_address, o.subject, o.kind, o.status, o.attempts, o.last_error, o.created_at, o.sent_at, o.next_attempt_at,
      case when not private.holds_way_in(o.kind) then o.body_text end as body_text,
      o.body_text <> '' as has_words
    from public.outbox as o
    where (state is null or o.status = state) and (mail_desk.before is null or o.id < mail_desk.before)
    order by o.id desc limit most + 1
  ) as hit;
  return jsonb_build_object(
    'mails', (select coalesce(jsonb_agg(row order by place), '[]') from jsonb_array_elements(result) with ordinality as r (row, place) where place <= most),
    'has_more', jsonb_array_length(result) > most,
    'numbers', (
      select coalesce(jsonb_object_agg(n.status, n.number), '{}')
      from (select o.status, count(*) as number from public.outbox as o group by o.status) as n
    )
  );
end $$;

create function public.retry_mail(mail bigint) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before text;
begin
  perform private.require_superadmin();
  select o.status into before from public.outbox as o where o.id = mail for update;
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  -- Of a link or a code that was given up nothing is left to send.
  update public.outbox as o set status = 'queued', attempts = 0, next_attempt_at = now(), last_error = null
  where o.id = mail and o.status in ('failed', 'kept', 'dropped') and o.body_text <> '';
  if not found then
    raise exception 'not_to_send' using errcode = '55000';
  end if;
  perform private.note_act('retry', 'outbox', mail::text, jsonb_build_object('status', before), jsonb_build_object('status', 'queued'), null);
end $$;

create function public.drop_mail(mail bigint) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before text;
begin
  perform private.require_superadmin();
  select o.status into before from public.outbox as o where o.id = mail for update;
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  update public.outbox as o set
    status = 'dropped',
    body_text = case when private.holds_way_in(o.kind) then '' else o.body_text end,
    body_html = case when private.holds_way_in(o.kind) then null else o.body_html end
  where o.id = mail and o.status in ('queued', 'failed', 'kept');
  if not found then
    raise exception 'not_to_drop' using errcode = '55000';
  end if;
  perform private.note_act('drop', 'outbox', mail::text, jsonb_build_object('status', before), jsonb_build_object('status', 'dropped'), null);
end $$;

-- Jobs. One row each with its last ten runs: a site that runs them by the minute keeps no more than that.

create table private.jobs (
  name text primary key,
  schedule text not null,
  next_at timestamptz,
  runs jsonb not null default '[]' check (jsonb_typeof(runs) = 'array'),
  failed_at timestamptz,
  asked_at timestamptz
);
call private.passport('private.jobs', written_by => 'site');
comment on table private.jobs is 'Scheduled work: when it ran, how long it took, what went wrong, and whether somebody asked for it now.';

-- What this version of the site runs, said at its start.
create function public.register_jobs(known jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.jobs as j (name, schedule, next_at)
  select k.name, k.schedule, k.next_at
  from jsonb_to_recordset(known) as k (name text, schedule text, next_at timestamptz)
  on conflict (name) do update set schedule = excluded.schedule, next_at = excluded.next_at;
  delete from private.jobs as j where j.name not in (select k.name from jsonb_to_recordset(known) as k (name text))
$$;

create function public.finish_job(name text, started_at timestamptz, ms integer, error text, next_at timestamptz) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.jobs as j set
    next_at = coalesce(finish_job.next_at, j.next_at),
    failed_at = case when finish_job.error is null then j.failed_at else finish_job.started_at end,
    runs = (
      select jsonb_agg(r.run order by r.place) from (
        select jsonb_build_object(
          'at', finish_job.started_at, 'ms', finish_job.ms, 'error', left(finish_job.error, 300)
        ) as run, 0 as place
        union all
        select o.run, o.place from jsonb_array_elements(j.runs) with ordinality as o (run, place) where o.place < 10
      ) as r
    )
  where j.name = finish_job.name
$$;

-- Whose lease it is asks; what was asked for once is run once.
create function public.take_asked_job(name text) returns boolean
language sql volatile security definer set search_path = ''
as $$
  with taken as (
    update private.jobs as j set asked_at = null where j.name = take_asked_job.name and j.asked_at is not null returning 1
  )
  select exists (select from taken)
$$;

-- How much waits where, for those who watch over the site. Of jobs: those that should have run ten minutes ago, and those
-- whose last run went wrong.
create function public.site_queues() returns table (queue text, waiting bigint, oldest_seconds double precision)
language sql stable security definer set search_path = ''
as $$
  select w.queue, count(*) filter (where w.since is not null), coalesce(extract(epoch from now() - min(w.since)), 0)
  from (
    select 'mail' as queue, created_at as since from public.outbox where status in ('queued', 'sending')
    union all select 'mail_failed', created_at from public.outbox where status = 'failed'
    union all select 'push', due_at from private.pushes where begun_at is null and due_at <= now()
    union all select 'jobs_late', next_at from private.jobs where next_at < now() - interval '10 minutes'
    union all select 'jobs_failing', failed_at from private.jobs where runs -> 0 ->> 'error' is not null
    union all select 'automation', due_at from public.automation_runs where state = 'waiting' and due_at <= now()
    union all
    select q.name, null::timestamptz
    from unnest(array['mail', 'mail_failed', 'push', 'jobs_late', 'jobs_failing', 'automation']) as q (name)
  ) as w
  group by w.queue
$$;

create function public.asked_jobs() returns setof text
language sql stable security definer set search_path = ''
as $$
  select j.name from private.jobs as j where j.asked_at is not null
$$;

create function public.job_desk() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', j.name, 'schedule', j.schedule, 'next_at', j.next_at, 'asked_at', j.asked_at, 'failed_at', j.failed_at, 'runs', j.runs
    ) order by j.runs -> 0 ->> 'error' is null, j.name), '[]')
    from private.jobs as j
  );
end $$;

create function public.ask_for_job(name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  update private.jobs as j set asked_at = now() where j.name = ask_for_job.name;
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  -- Every process hears of it; the one that has the lease, or takes it first, runs it.
  perform pg_notify('changes', jsonb_build_object(
    'schema', 'private', 'table', 'jobs', 'type', 'UPDATE', 'key', jsonb_build_object('name', ask_for_job.name)
  )::text);
  perform private.note_act('run', 'jobs', ask_for_job.name, null, null, null);
end $$;

-- Settings that may change while the site runs. What is not here is as the environment says.

create table private.site_settings (
  name text primary key check (name in (
    'sign_up', 'tracking', 'offline', 'operator', 'export_max_rows', 'first_posts_wait', 'sections_off', 'brand'
  )),
  value jsonb not null
);
call private.passport('private.site_settings', written_by => 'site', watched => '{value}');
comment on table private.site_settings is
  'What superadmins set while the site runs; it goes before the environment. What was set before stands in audit_log.';

-- Which sections there are is the site's to say (app/core/sections/sections.ts); here only that they are words.
create function private.is_list_of_sections(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) between 1 and 60 and not exists (
    select from jsonb_array_elements(value) as e where jsonb_typeof(e.value) <> 'string' or e.value #>> '{}' !~ '^[a-zA-Z-]{2,30}$'
  ) else false end
$$;

-- A name, a colour for each theme, a logo that was kept before, the order of the home page.
create function private.is_brand(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'object' then
    not exists (select from jsonb_object_keys(value) as k where k not in ('name', 'light', 'dark', 'logo', 'home'))
    and coalesce(jsonb_typeof(value -> 'name') = 'string' and length(btrim(value ->> 'name')) between 2 and 40, not value ? 'name')
    and coalesce(value ->> 'light' ~ '^#[0-9a-f]{6}$', not value ? 'light')
    and coalesce(value ->> 'dark' ~ '^#[0-9a-f]{6}$', not value ? 'dark')
    and coalesce(
      length(value ->> 'logo') between 40 and 60100 and value ->> 'logo' ~ '^data:image/(png|webp);base64,[A-Za-z0-9+/]+=*$',
      not value ? 'logo'
    )
    and (not value ? 'home' or private.is_list_of_sections(value -> 'home'))
  else false end
$$;

create function private.is_setting(name text, value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    case name
      when 'sign_up' then jsonb_typeof(value) = 'boolean'
      when 'tracking' then jsonb_typeof(value) = 'boolean'
      when 'offline' then jsonb_typeof(value) = 'boolean'
      when 'first_posts_wait' then jsonb_typeof(value) = 'boolean'
      when 'sections_off' then private.is_list_of_sections(value)
      when 'brand' then private.is_brand(value)
      when 'operator' then jsonb_typeof(value) = 'string' and length(btrim(value #>> '{}')) between 2 and 300
      when 'export_max_rows' then
        case when jsonb_typeof(value) = 'number' then value::numeric = trunc(value::numeric) and value::numeric between 1 and 100000000 end
    end,
    false
  )
$$;

-- Null: as the environment says again.
create function public.set_site_setting(name text, value jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said jsonb := nullif(set_site_setting.value, 'null'::jsonb);
  before jsonb;
begin
  perform private.require_superadmin();
  select s.value into before from private.site_settings as s where s.name = set_site_setting.name for update;
  -- Nobody sends the mark again that is kept already.
  if name = 'brand' and said ->> 'logo' = 'keep' then
    said := jsonb_strip_nulls(said || jsonb_build_object('logo', before -> 'logo'));
  end if;
  if said is not null and not private.is_setting(name, said)
    or name is null or name not in (
      'sign_up', 'tracking', 'offline', 'operator', 'export_max_rows', 'first_posts_wait', 'sections_off', 'brand'
    )
  then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if before is not distinct from said then
    return;
  end if;
  if said is null then
    delete from private.site_settings as s where s.name = set_site_setting.name;
  else
    insert into private.site_settings (name, value) values (set_site_setting.name, said)
    on conflict on constraint site_settings_pkey do update set value = excluded.value;
  end if;
  perform private.note_act(
    'set', 'site_settings', set_site_setting.name, jsonb_build_object('value', before), jsonb_build_object('value', said), null
  );
end $$;

-- The sections of the community that are off; with the community itself all of them.
create function private.shut_sections() returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select case when s.value ? 'community' then array(select c.section from public.community_sections as c)
      else array(select jsonb_array_elements_text(s.value)) end
    from private.site_settings as s where s.name = 'sections_off'
  ), '{}')
$$;

create function public.site_settings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(s.name, s.value), '{}') from private.site_settings as s
$$;

create function public.settings_desk() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  return jsonb_build_object(
    'set', public.site_settings() - array['sections_off', 'brand'],
    'history', (
      select coalesce(jsonb_agg(to_jsonb(h) order by h.id desc), '[]') from (
        select l.id, l.at, l.entity_id as name, l.before -> 'value' as before, l.after -> 'value' as after,
          (select p.display_name from public.profiles as p where p.id = l.actor) as by
        from public.audit_log as l
        where l.entity = 'site_settings' and l.entity_id not in ('sections_off', 'brand') order by l.id desc limit 50
      ) as h
    )
  );
end $$;

-- Prices, for those who buy from now on: an order keeps the price it was made at.

-- Whoever sends the prices as they are is told so, instead of that the new ones are out.
create function public.set_plan_price(plan text, monthly integer, annual integer, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  perform set_config('mahalla.reason', private.read_reason(reason), true);
  if plan is null or plan not in ('premium', 'enterprise') or monthly is null or annual is null
    or monthly not between 100 and 10000000 or annual not between monthly and monthly * 12
  then
    raise exception 'price' using errcode = '22023';
  end if;
  update public.plans as p set monthly_cents = monthly, annual_cents = annual
  where p.plan_type = plan and (p.monthly_cents, p.annual_cents) <> (monthly, annual);
  if not found then
    raise exception 'same_price' using errcode = '22023';
  end if;
  perform set_config('mahalla.reason', '', true);
end $$;

create function public.plan_desk() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  return jsonb_build_object(
    'plans', (
      select jsonb_agg(jsonb_build_object(
        'plan_type', p.plan_type, 'monthly_cents', p.monthly_cents, 'annual_cents', p.annual_cents, 'currency', p.currency,
        'businesses', (
          select count(*) from public.memberships as m where m.plan_type = p.plan_type and m.status = 'active'
        ),
        'rules', l.rules, 'webhooks', l.webhooks, 'runs_per_day', l.runs_per_day
      ) order by p.rank)
      from public.plans as p left join public.automation_limits as l on l.plan_type = p.plan_type
    ),
    'history', (
      select coalesce(jsonb_agg(to_jsonb(h) order by h.id desc), '[]') from (
        select l.id, l.at, l.entity_id as plan, l.before, l.after, l.reason,
          (select p.display_name from public.profiles as p where p.id = l.actor) as by
        from public.audit_log as l where l.entity = 'plans' and l.action = 'update' order by l.id desc limit 20
      ) as h
    )
  );
end $$;

-- The web log: answers that went wrong and what the site noted about itself. A thousand entries; the oldest go.

create table private.web_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('failed', 'missing', 'refused', 'slow', 'note')),
  path text not null check (length(path) <= 300),
  status smallint,
  ms integer,
  text text not null default '' check (length(text) <= 500)
);
call private.passport('private.web_log', written_by => 'site');
create index web_log_kind on private.web_log (kind, id desc);
comment on table private.web_log is
  'What went wrong lately, at most 1000 entries: addresses without what was asked, and never who asked.';

create function public.keep_web_log(entries jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.web_log (at, kind, path, status, ms, text)
  select e.at, e.kind, left(e.path, 300), e.status, e.ms, left(coalesce(e.text, ''), 500)
  from jsonb_to_recordset(entries) as e (at timestamptz, kind text, path text, status smallint, ms integer, text text)
  order by e.at;
  delete from private.web_log as w
  where w.id <= (select l.id from private.web_log as l order by l.id desc offset 1000 limit 1)
$$;

create function public.web_log_page(
  wanted_kind text default null, wanted_path text default '', before bigint default null, max_results integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := least(greatest(max_results, 1), 1000);
  part text := replace(replace(replace(btrim(left(coalesce(wanted_path, ''), 300)), '\', '\\'), '%', '\%'), '_', '\_');
  result jsonb;
begin
  perform private.require_superadmin();
  select coalesce(jsonb_agg(to_jsonb(hit) order by hit.id desc), '[]') into result
  from (
    select w.* from private.web_log as w
    where (wanted_kind is null or w.kind = wanted_kind) and (part = '' or w.path ilike '%' || part || '%')
      and (web_log_page.before is null or w.id < web_log_page.before)
    order by w.id desc limit most + 1
  ) as hit;
  return jsonb_build_object(
    'entries', (select coalesce(jsonb_agg(row order by place), '[]') from jsonb_array_elements(result) with ordinality as r (row, place) where place <= most),
    'has_more', jsonb_array_length(result) > most,
    'numbers', (
      select coalesce(jsonb_object_agg(n.kind, n.number), '{}')
      from (select w.kind, count(*) as number from private.web_log as w group by w.kind) as n
    )
  );
end $$;

-- Health.

create function public.note_export() returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.settings (name, value) values ('last_export', to_jsonb(now()))
  on conflict (name) do update set value = excluded.value
$$;
comment on function public.note_export is 'Called when the whole installation was written to an archive.';

create function public.site_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  return jsonb_build_object(
    'database', jsonb_build_object(
      'version', current_setting('server_version'),
      'bytes', pg_catalog.pg_database_size(current_database()),
      'connections', (select count(*) from pg_catalog.pg_stat_activity as a where a.datname = current_database()),
      'most_connections', current_setting('max_connections')::integer,
      'migration', (select max(m.version) from supabase_migrations.schema_migrations as m)
    ),
    'last_export', (select s.value from private.settings as s where s.name = 'last_export'),
    'queues', jsonb_build_array(
      (select jsonb_build_object('name', 'mail', 'depth', count(*), 'oldest', min(o.created_at))
        from public.outbox as o where o.status in ('queued', 'sending')),
      (select jsonb_build_object('name', 'moderation', 'depth', count(*), 'oldest', min(m.opened_at))
        from public.moderation_items as m where m.status = 'open'),
      (select jsonb_build_object('name', 'automation', 'depth', count(*), 'oldest', min(r.due_at))
        from public.automation_runs as r where r.state = 'waiting' and r.due_at <= now()),
      (select jsonb_build_object('name', 'imports', 'depth', count(*), 'oldest', min(i.created_at))
        from public.imports as i where i.state in ('uploaded', 'staging', 'merging', 'undoing')),
      (select jsonb_build_object('name', 'leaving', 'depth', count(*), 'oldest', min(p.leaves_at))
        from public.profiles as p where p.leaves_at <= now())
    ),
    'imports', (
      select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at desc), '[]') from (
        select m.id, m.file_name, m.source, m.state, m.staged_count, m.created_at from public.imports as m
        order by m.created_at desc limit 5
      ) as i
    )
  );
end $$;

-- What the first page says in a line for each of the others.
create function public.console_facts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  return jsonb_build_object(
    'people', (select count(*) from public.profiles),
    'new_people', (select count(*) from public.profiles as p where p.created_at > now() - interval '7 days'),
    'locked', (select count(*) from public.profiles as p where p.locked_at is not null),
    'changes', (select count(*) from public.audit_log as l where l.at > now() - interval '1 day'),
    'mail_waiting', (select count(*) from public.outbox as o where o.status in ('queued', 'sending')),
    'mail_failed', (select count(*) from public.outbox as o where o.status = 'failed'),
    'jobs', (select count(*) from private.jobs),
    'jobs_failing', (select count(*) from private.jobs as j where j.runs -> 0 ->> 'error' is not null),
    'settings', (select count(*) from private.site_settings),
    'failures', (select count(*) from private.web_log as w where w.kind = 'failed' and w.at > now() - interval '1 day'),
    'bytes', pg_catalog.pg_database_size(current_database()),
    'subscribers', (select count(*) from public.memberships as m where m.plan_type <> 'basic' and m.status = 'active'),
    'promos', (select count(*) from public.promotions as p where p.status = 'live'),
    'last_export', (select s.value from private.settings as s where s.name = 'last_export')
  );
end $$;

revoke execute on function
  public.mail_desk(text, bigint, integer), public.retry_mail(bigint), public.drop_mail(bigint), public.register_jobs(jsonb), public.site_queues(),
  public.finish_job(text, timestamptz, integer, text, timestamptz), public.take_asked_job(text), public.asked_jobs(),
  public.job_desk(), public.ask_for_job(text), private.is_setting(text, jsonb), private.is_list_of_sections(jsonb),
  private.is_brand(jsonb), private.shut_sections(), public.set_site_setting(text, jsonb),
  public.site_settings(), public.settings_desk(), public.set_plan_price(text, integer, integer, text), public.plan_desk(),
  public.keep_web_log(jsonb), public.web_log_page(text, text, bigint, integer), public.note_export(), public.site_health(),
  public.console_facts()
from public, anon, authenticated;
grant execute on function
  public.mail_desk(text, bigint, integer), public.retry_mail(bigint), public.drop_mail(bigint), public.job_desk(),
  public.ask_for_job(text), public.set_site_setting(text, jsonb), public.settings_desk(),
  public.set_plan_price(text, integer, integer, text), public.plan_desk(), public.web_log_page(text, text, bigint, integer),
  public.site_health(), public.console_facts()
to authenticated;
grant execute on function
  public.register_jobs(jsonb), public.site_queues(), public.finish_job(text, timestamptz, integer, text, timestamptz), public.take_asked_job(text),
  public.asked_jobs(), public.site_settings(), public.keep_web_log(jsonb), public.note_export()
to service_role;

-- Mail that is done: 90 days. An address nobody confirmed: 30 days, the link in its mail lives for seven. One that left the
-- newsletter: a year, so that the links in what it was sent still answer. A message that was dealt with: a year.
create function public.forget_old_mail() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.outbox as o
  where o.status in ('sent', 'failed', 'kept', 'dropped') and o.created_at < now() - interval '90 days';
  delete from public.newsletter_subscribers as s
  where s.status = 'pending' and coalesce(s.confirm_sent_at, s.created_at) < now() - interval '30 days'
    or s.status = 'unsubscribed' and s.unsubscribed_at < now() - interval '1 year';
  delete from public.contact_messages as m
  where m.status in ('answered', 'closed') and m.created_at < now() - interval '1 year'
$$;
revoke execute on function public.forget_old_mail() from public, anon, authenticated;
grant execute on function public.forget_old_mail() to service_role;
