-- Business accounts and their plans.

create table public.business_accounts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  name text not null default '' check (length(name) <= 160),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  about text not null default '' check (length(about) <= 2000),
  languages text[] not null default '{}' check (cardinality(languages) <= 20 and octet_length(languages::text) <= 2048),
  updated_at timestamptz not null default now()
);
comment on table public.business_accounts is 'The account behind one or more businesses. One per person.';

create table public.memberships (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null unique references public.business_accounts (id) on delete cascade,
  plan_type text not null default 'basic' check (plan_type in ('basic', 'premium', 'enterprise')),
  billing_cycle text not null default 'monthly' check (billing_cycle in ('monthly', 'annual')),
  status text not null default 'active' check (status in ('active', 'expired', 'cancelled', 'past_due')),
  start_date date not null,
  end_date date not null,
  auto_renew boolean not null default true,
  is_trial boolean not null default false,
  trial_started_at timestamptz,
  grace_until timestamptz,
  is_active boolean generated always as (status = 'active') stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_date >= start_date)
);
create index memberships_ending on public.memberships (end_date) where status in ('active', 'past_due');
comment on table public.memberships is
  'The plan of a business account. business_id is the business account''s id. Changed through functions only.';
comment on column public.memberships.trial_started_at is 'Set once: an account has one trial.';

create trigger touch_updated_at before update on public.memberships
for each row execute function private.touch_updated_at();
create trigger audit after insert or update or delete on public.memberships
for each row execute function private.audit('id');

create function private.guard_business_account() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_trusted() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.is_sample := false;
    new.created_at := now();
    new.updated_at := now();
  else
    new.id := old.id;
    new.owner_id := old.owner_id;
    new.is_sample := old.is_sample;
    new.created_at := old.created_at;
  end if;
  return new;
end $$;

create trigger guard_business_account before insert or update on public.business_accounts
for each row execute function private.guard_business_account();

-- Creating or changing a plan: active, from today, one month or one year, renewing.
create function public.set_membership_plan(business_id uuid, plan_type text, billing_cycle text default 'monthly')
returns public.memberships
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := set_membership_plan.business_id;
  plan text := set_membership_plan.plan_type;
  cycle text := coalesce(set_membership_plan.billing_cycle, 'monthly');
  today date := (now() at time zone 'utc')::date;
  owner uuid;
  result public.memberships;
begin
  if account is null then
    raise exception 'Missing businessId' using errcode = '22004';
  end if;
  if plan is null or plan not in ('basic', 'premium', 'enterprise') or cycle not in ('monthly', 'annual') then
    raise exception 'Failed to update membership' using errcode = '22023', detail = 'Unknown plan or billing cycle.';
  end if;
  select owner_id into owner from public.business_accounts where id = account;
  -- A stranger learns nothing about which accounts exist.
  if owner is null
    or not (private.is_internal() or private.has_role('superadmin') or owner is not distinct from auth.uid())
  then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'Not your business account.';
  end if;
  if plan <> 'basic' and not (private.is_internal() or private.has_role('superadmin')) then
    raise exception 'Failed to update membership'
      using errcode = '42501', detail = 'A paid plan starts when its payment is confirmed.';
  end if;
  insert into public.memberships as m
    (business_id, plan_type, billing_cycle, status, start_date, end_date, auto_renew, is_trial, grace_until)
  values (
    account, plan, cycle, 'active', today,
    (today + case cycle when 'annual' then interval '1 year' else interval '1 month' end)::date,
    true, false, null
  )
  on conflict (business_id) do update set
    plan_type = excluded.plan_type, billing_cycle = excluded.billing_cycle, status = excluded.status,
    start_date = excluded.start_date, end_date = excluded.end_date, auto_renew = excluded.auto_renew,
    is_trial = excluded.is_trial, grace_until = excluded.grace_until
  returning m.* into result;
  return result;
end $$;

-- The free 30-day VIP trial: once per account, and never in place of a plan that is paid for.
create function public.start_trial(business_id uuid) returns public.memberships
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := start_trial.business_id;
  today date := (now() at time zone 'utc')::date;
  owner uuid;
  result public.memberships;
begin
  if account is null then
    raise exception 'Missing businessId' using errcode = '22004';
  end if;
  select owner_id into owner from public.business_accounts where id = account;
  if owner is null
    or not (private.is_internal() or private.has_role('superadmin') or owner is not distinct from auth.uid())
  then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'Not your business account.';
  end if;
  insert into public.memberships as m
    (business_id, plan_type, billing_cycle, status, start_date, end_date, auto_renew, is_trial, trial_started_at)
  values (account, 'premium', 'monthly', 'active', today, today + 30, false, true, now())
  on conflict (business_id) do update set
    plan_type = excluded.plan_type, billing_cycle = excluded.billing_cycle, status = excluded.status,
    start_date = excluded.start_date, end_date = excluded.end_date, auto_renew = excluded.auto_renew,
    is_trial = excluded.is_trial, trial_started_at = excluded.trial_started_at, grace_until = null
  where m.trial_started_at is null and (m.plan_type = 'basic' or m.status <> 'active')
  returning m.* into result;
  if result.id is null then
    raise exception 'Failed to update membership'
      using errcode = '23505', detail = 'The free trial can be used once, and not beside a paid plan.';
  end if;
  return result;
end $$;

-- Daily job. A trial that ended becomes basic; a plan that does not renew ends after its grace. Returns the rows changed.
create function public.expire_memberships() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
  trials integer;
  ended integer;
begin
  update public.memberships
  set plan_type = 'basic', billing_cycle = 'monthly', status = 'active', is_trial = false, auto_renew = true,
    start_date = today, end_date = (today + interval '1 month')::date, grace_until = null
  where is_trial and status in ('active', 'past_due') and end_date < today;
  get diagnostics trials = row_count;
  update public.memberships
  set status = 'expired'
  where not is_trial and not auto_renew and status in ('active', 'past_due') and end_date < today
    and (grace_until is null or grace_until < now());
  get diagnostics ended = row_count;
  return trials + ended;
end $$;

alter table public.business_accounts enable row level security;
alter table public.memberships enable row level security;

revoke all on public.business_accounts, public.memberships from anon, authenticated;
grant select, insert, update on public.business_accounts to authenticated;
grant select on public.memberships to authenticated;
grant all on public.business_accounts, public.memberships to service_role;

revoke execute on function public.set_membership_plan(uuid, text, text) from public, anon;
revoke execute on function public.start_trial(uuid) from public, anon;
revoke execute on function public.expire_memberships() from public, anon, authenticated;
grant execute on function public.set_membership_plan(uuid, text, text) to authenticated, service_role;
grant execute on function public.start_trial(uuid) to authenticated, service_role;
grant execute on function public.expire_memberships() to service_role;

create policy "owners can see their business account" on public.business_accounts
for select to authenticated using (owner_id = (select auth.uid()));
create policy "members can open a business account for themselves" on public.business_accounts
for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "owners can update their business account" on public.business_accounts
for update to authenticated using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "staff can see every business account" on public.business_accounts
for select to authenticated using ((select private.is_staff()));

create policy "owners can see their membership" on public.memberships
for select to authenticated
using (business_id in (select id from public.business_accounts where owner_id = (select auth.uid())));
create policy "staff can see every membership" on public.memberships
for select to authenticated using ((select private.is_staff()));

call private.watch('public.business_accounts', 'id');
call private.watch('public.memberships', 'id');
