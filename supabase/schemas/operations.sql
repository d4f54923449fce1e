-- Behind the scenes: who changed what, mail waiting to be sent, and leases so that a job runs once.

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  action text not null check (action ~ '^[a-z_]{3,24}$'),
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  reason text check (length(reason) <= 500),
  at timestamptz not null default now()
);
call private.passport(
  'public.audit_log', written_by => 'site',
  people => '{"actor": {"left_out": "the record by which the team is held to account"}}'
);
create index audit_log_of_words on public.audit_log (id desc) where entity = 'moderation_words';
create index audit_log_entity on public.audit_log (entity, entity_id);
create index audit_log_actor on public.audit_log (actor);
create index audit_log_at on public.audit_log (at desc);
comment on table public.audit_log is
  'Every change to roles, memberships, partners, promotions and listings. For updates only the fields that changed. Written by triggers, and by functions that do what no row shows.';
comment on column public.audit_log.reason is 'Why, in the words of whoever did it, where they were asked.';

-- Attached with the names of the key columns. Keeps the record after the person is gone: no foreign key on actor.
create function private.audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'updated_at' end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'updated_at' end;
  row_key text;
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;
  select string_agg(coalesce(new_row, old_row) ->> name, '/' order by place) into row_key
  from unnest(tg_argv) with ordinality as keys (name, place);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, old_row -> key), jsonb_object_agg(key, new_row -> key) into old_row, new_row
    from jsonb_object_keys(new_row) as key
    where old_row -> key is distinct from new_row -> key;
    if new_row is null then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor, action, entity, entity_id, before, after, reason)
  values (
    auth.uid(), lower(tg_op), tg_table_name, coalesce(row_key, ''), old_row, new_row,
    nullif(current_setting('mahalla.reason', true), '')
  );
  return null;
end $$;

create trigger audit after insert or update or delete on public.user_roles
for each row execute function private.audit('user_id', 'role');

create table public.outbox (
  id bigint generated always as identity primary key,
  to_address text not null check (length(to_address) between 3 and 320),
  subject text not null check (length(subject) <= 500),
  body_text text not null,
  body_html text,
  headers jsonb not null default '{}' check (jsonb_typeof(headers) = 'object'),
  kind text not null default 'general' check (length(kind) <= 60),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'kept', 'dropped')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
call private.passport('public.outbox', written_by => 'site');
create index outbox_due on public.outbox (next_attempt_at) where status in ('queued', 'sending');
create index outbox_created_at on public.outbox (created_at desc);
create index outbox_failed on public.outbox (id desc) where status = 'failed';
comment on table public.outbox is
  'Mail to send. Without a mail server the rows stay as kept, readable by the superadmin unless they let someone in.';

-- Mail that lets whoever reads it into an account or a listing, or freeze one: only the person it is for may, and the
-- sender on the way.
create function private.holds_way_in(kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select kind ~ '^(auth:.*|team:invitation|ownership:(code|transfer|transfer_started|transfer_accepted|owner_challenged|owner_changed))$'
$$;

-- Hands out due mail, each row to one caller. While it is being sent, next_attempt_at is the end of the lease:
-- a node that dies gives its mail back.
create function public.claim_outbox(max_results integer default 10) returns setof public.outbox
language sql volatile security definer set search_path = ''
as $$
  update public.outbox as o
  set status = 'sending', attempts = o.attempts + 1, next_attempt_at = now() + interval '5 minutes'
  from (
    select id from public.outbox
    where status in ('queued', 'sending') and next_attempt_at <= now()
    order by next_attempt_at
    limit least(greatest(max_results, 1), 100)
    for update skip locked
  ) as due
  where o.id = due.id
  returning o.*
$$;

-- A failure is tried again after 1, 4, 9, 16 minutes, then given up. What was sent keeps no link or code that still works.
create function public.finish_outbox(id bigint, ok boolean, error text default null) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.outbox as o
  set
    status = case when ok then 'sent' when o.attempts >= 5 then 'failed' else 'queued' end,
    sent_at = case when ok then now() end,
    last_error = case when ok then null else left(coalesce(error, 'unknown error'), 1000) end,
    next_attempt_at = case when ok then o.next_attempt_at else now() + o.attempts * o.attempts * interval '1 minute' end,
    body_text = case
      when private.holds_way_in(o.kind) and (ok or o.attempts >= 5) then '' else o.body_text
    end,
    body_html = case when not private.holds_way_in(o.kind) or not (ok or o.attempts >= 5) then o.body_html end
  where o.id = finish_outbox.id and o.status = 'sending';
  -- The last letter to somebody who left: nothing of theirs stays, their address included.
  delete from public.outbox as o
  where o.id = finish_outbox.id and o.kind = 'account:left' and o.status in ('sent', 'failed')
$$;

create table public.job_leases (
  name text primary key,
  holder text not null,
  expires_at timestamptz not null
);
call private.passport('public.job_leases', written_by => 'site');
comment on table public.job_leases is 'Which node runs which scheduled job, until when.';

-- True when the caller now holds the lease. A holder may renew its own at any time.
create function public.take_lease(name text, holder text, seconds integer) returns boolean
language sql volatile security definer set search_path = ''
as $$
  with taken as (
    insert into public.job_leases as l (name, holder, expires_at)
    values (take_lease.name, take_lease.holder, now() + make_interval(secs => take_lease.seconds))
    on conflict on constraint job_leases_pkey do update
    set holder = excluded.holder, expires_at = excluded.expires_at
    where l.expires_at <= now() or l.holder = excluded.holder
    returning 1
  )
  select exists (select from taken)
$$;

revoke all on public.audit_log, public.outbox, public.job_leases from anon, authenticated;
grant select on public.audit_log, public.outbox to authenticated;
revoke all on public.audit_log from service_role;
grant select, delete on public.audit_log to service_role;

create policy "superadmins can read the audit log" on public.audit_log
for select to authenticated using ((select private.has_role('superadmin')));
create policy "superadmins can read the outbox, but no way in for others" on public.outbox
for select to authenticated using (
  (select private.has_role('superadmin')) and (not private.holds_way_in(kind) or status in ('sent', 'failed', 'dropped'))
);
create policy "nobody but the service role sees leases" on public.job_leases
for select to authenticated using (false);

revoke execute on function public.claim_outbox(integer) from public, anon, authenticated;
revoke execute on function public.finish_outbox(bigint, boolean, text) from public, anon, authenticated;
revoke execute on function public.take_lease(text, text, integer) from public, anon, authenticated;
grant execute on function public.claim_outbox(integer) to service_role;
grant execute on function public.finish_outbox(bigint, boolean, text) to service_role;
grant execute on function public.take_lease(text, text, integer) to service_role;
