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
call private.passport(
  'public.business_accounts', written_by => 'members',
  people => '{"owner_id": "business"}',
  watched => '{id}'
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
  cancelled_at timestamptz,
  next_plan text check (next_plan in ('basic', 'premium', 'enterprise')),
  next_cycle text check (next_cycle in ('monthly', 'annual')),
  is_active boolean generated always as (status = 'active') stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_date >= start_date)
);
call private.passport(
  'public.memberships', written_by => 'members',
  people => '{"business_id": {"part": "money", "through": "business_accounts.owner_id"}}',
  watched => '{id}'
);
create index memberships_ending on public.memberships (end_date) where status in ('active', 'past_due');
comment on table public.memberships is
  'The plan of a business account. business_id is the business account''s id. Changed through functions only.';
comment on column public.memberships.trial_started_at is 'Set once: an account has one trial.';
comment on column public.memberships.grace_until is
  'Set while a payment is late: the row stays active until then. Null for a plan that is paid or free.';
comment on column public.memberships.cancelled_at is 'Set when its owner cancelled it: the row stays active to its end_date.';
comment on column public.memberships.next_plan is 'What follows at end_date, where a smaller plan was chosen.';

-- What each plan costs, the only place a price is taken from. Cents of the currency; the cycle's whole price.
create table public.plans (
  plan_type text primary key check (plan_type in ('basic', 'premium', 'enterprise')),
  rank smallint not null unique,
  monthly_cents integer not null check (monthly_cents between 0 and 10000000),
  annual_cents integer not null check (annual_cents between 0 and 10000000),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  updated_at timestamptz not null default now(),
  -- Sums are hundredths everywhere here, and a payment provider is told them as they are: of a currency without hundredths, or
  -- with thousandths, it would take a hundred times as much, or a tenth.
  constraint has_cents check (currency <> all (array[
    'BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'MGA', 'MRU', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF',
    'BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'
  ]))
);
call private.passport('public.plans', written_by => 'members', watched => '{plan_type}');
comment on table public.plans is 'Barakah, Rizq and Falah: prices in cents. Everyone may read them, superadmins set them.';
insert into public.plans (plan_type, rank, monthly_cents, annual_cents) values
  ('basic', 1, 0, 0), ('premium', 2, 1999, 19990), ('enterprise', 3, 3999, 39990);
create trigger touch_updated_at before update on public.plans
for each row execute function private.touch_updated_at();
create trigger audit after insert or update or delete on public.plans
for each row execute function private.audit('plan_type');

-- How plans are paid for: by card (stripe), by transfer against an invoice (manual), or not at all (none). Written by the
-- site at start; until it is, nothing that costs can be had.
create function private.payment_provider() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select value #>> '{}' from private.settings where name = 'payment_provider'), 'unknown')
$$;
-- Who reckons the tax of a plan: the provider, or our own table.
create function private.payment_taxes() returns text
language sql stable security definer set search_path = ''
as $$
  select case when private.payment_provider() = 'stripe'
    then coalesce((select value #>> '{}' from private.settings where name = 'payment_taxes'), 'table') else 'table' end
$$;
create function public.set_payment_provider(provider text, taxes text default 'table') returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if provider is null or provider not in ('none', 'manual', 'stripe') or taxes is null or taxes not in ('table', 'provider') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  insert into private.settings (name, value)
  values ('payment_provider', to_jsonb(provider)), ('payment_taxes', to_jsonb(taxes))
  on conflict (name) do update set value = excluded.value where settings.value <> excluded.value;
end $$;
comment on function public.set_payment_provider is 'Called by the site at start with what its operator set.';

create function private.cycle_length(cycle text) returns interval
language sql immutable set search_path = ''
as $$ select case cycle when 'annual' then interval '1 year' else interval '1 month' end $$;

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

-- The one way a plan is written: the row that exists is changed, else one is added, and every mark of what was before goes.
create function private.begin_plan(account uuid, plan text, cycle text, starts date, ends date) returns public.memberships
language plpgsql volatile security definer set search_path = ''
as $$
declare
  result public.memberships;
begin
  insert into public.memberships as m
    (business_id, plan_type, billing_cycle, status, start_date, end_date, auto_renew, is_trial)
  values (account, plan, cycle, 'active', starts, ends, true, false)
  on conflict (business_id) do update set
    plan_type = excluded.plan_type, billing_cycle = excluded.billing_cycle, status = excluded.status,
    start_date = excluded.start_date, end_date = excluded.end_date, auto_renew = excluded.auto_renew,
    is_trial = excluded.is_trial, grace_until = null, cancelled_at = null, next_plan = null, next_cycle = null
  returning m.* into result;
  return result;
end $$;

-- What comes after the present plan, or that it goes on.
create function private.follow_with(account uuid, plan text, cycle text) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.memberships as m
  set next_plan = case when m.is_trial or (m.plan_type, m.billing_cycle) <> (plan, cycle) then plan end,
    next_cycle = case when m.is_trial or (m.plan_type, m.billing_cycle) <> (plan, cycle) then cycle end,
    auto_renew = not m.is_trial, cancelled_at = null
  where m.business_id = account
$$;

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
  if plan <> 'basic' and private.payment_provider() <> 'none'
    and not (private.is_internal() or private.has_role('superadmin'))
  then
    raise exception 'Failed to update membership'
      using errcode = '42501', detail = 'A paid plan starts when its payment is confirmed.';
  end if;
  return private.begin_plan(account, plan, cycle, today, (today + private.cycle_length(cycle))::date);
end $$;

-- An owner stops a plan: it runs to its end_date, then the account is on basic. Taking that back is as easy.
create function public.cancel_membership(business_id uuid, undo boolean default false) returns public.memberships
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := cancel_membership.business_id;
  result public.memberships;
begin
  if account is null then
    raise exception 'Missing businessId' using errcode = '22004';
  end if;
  if not (private.is_internal() or private.has_role('superadmin') or exists (
    select from public.business_accounts as a where a.id = account and a.owner_id = auth.uid()
  )) then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'Not your business account.';
  end if;
  -- Whoever is charged by a provider would be charged on: the process tells the provider, and its word comes back.
  if exists (
    select from public.subscriptions as s
    where s.business_id = account and s.status in ('active', 'trialing', 'past_due', 'unpaid')
  ) then
    raise exception 'Failed to update membership' using errcode = 'PT423', detail = 'The payment provider has to be told first.';
  end if;
  -- A trial ends by itself: there only what was to follow it is taken back.
  update public.memberships as m
  set auto_renew = undo and not m.is_trial,
    cancelled_at = case when not undo and not m.is_trial then coalesce(m.cancelled_at, now()) end,
    next_plan = null, next_cycle = null
  where m.business_id = account and m.status = 'active' and m.plan_type <> 'basic'
    and case when m.is_trial then m.next_plan is not null and not undo else not undo or m.cancelled_at is not null end
  returning m.* into result;
  if result.id is null then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'There is no plan of yours to cancel.';
  end if;
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
    is_trial = excluded.is_trial, trial_started_at = excluded.trial_started_at, grace_until = null, cancelled_at = null,
    next_plan = null, next_cycle = null
  where m.trial_started_at is null and (m.plan_type = 'basic' or m.status <> 'active')
  returning m.* into result;
  if result.id is null then
    raise exception 'Failed to update membership'
      using errcode = '23505', detail = 'The free trial can be used once, and not beside a paid plan.';
  end if;
  return result;
end $$;

-- What owners are told about their plan, once for each step and the day it happens on.
create table public.membership_notices (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.business_accounts (id) on delete cascade,
  kind text not null check (kind in ('renews', 'ends', 'late', 'last_days', 'ended')),
  plan_type text not null check (plan_type in ('basic', 'premium', 'enterprise')),
  happens_on date not null,
  -- When the letter went to the outbox; until then it waits.
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (business_id, kind, happens_on)
);
call private.passport('public.membership_notices', written_by => 'site');
create index membership_notices_waiting on public.membership_notices (created_at) where mailed_at is null;
comment on table public.membership_notices is
  'Letters about the next step of a plan. Trials have reminders of their own. Written by the daily job.';

-- Days a late payment leaves a plan as it is.
create function private.grace_days() returns integer
language sql immutable set search_path = '' as $$ select 7 $$;

-- Daily job; `today` is the clock. Free time renews itself, a late payment begins its grace, and what has ended becomes
-- basic: nothing is deleted, and no active account is left without a day. Returns the rows changed.
create function public.expire_memberships(today date default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date := coalesce(expire_memberships.today, (now() at time zone 'utc')::date);
  is_free boolean := private.payment_provider() = 'none';
  renewed integer;
  late integer;
  ended integer;
begin
  -- Without end: what costs nothing, in periods of its own cycle, so that no day is ever the last.
  update public.memberships as m
  set start_date = day, end_date = (day + private.cycle_length(m.billing_cycle))::date
  where m.status = 'active' and m.auto_renew and m.end_date <= day and not m.is_trial and m.next_plan is null
    and (m.plan_type = 'basic' or is_free);
  get diagnostics renewed = row_count;

  -- The payment that should have come did not.
  update public.memberships as m
  set grace_until = (m.end_date + private.grace_days() + 1)::timestamp at time zone 'utc'
  where m.status in ('active', 'past_due') and m.auto_renew and m.end_date < day and m.grace_until is null and not m.is_trial
    and m.plan_type <> 'basic' and m.next_plan is distinct from 'basic' and not is_free;
  get diagnostics late = row_count;

  with over as (
    select m.id, m.plan_type as plan_before,
      case when m.next_plan is not null and is_free then m.next_plan else 'basic' end as plan_after,
      case when m.next_plan is not null and is_free then m.next_cycle else 'monthly' end as cycle_after
    from public.memberships as m
    where m.status = 'expired'
      -- What follows free of charge begins on the day that was said.
      or is_free and m.next_plan is not null and m.end_date <= day and m.status = 'active'
      or m.end_date < day and m.status in ('active', 'past_due', 'cancelled') and (
        m.is_trial or not m.auto_renew or m.status = 'cancelled'
        or m.next_plan is not null and (is_free or m.next_plan = 'basic')
        or m.grace_until is not null and m.grace_until <= day::timestamp at time zone 'utc'
      )
    for update
  ),
  told as (
    insert into public.membership_notices (business_id, kind, plan_type, happens_on)
    select m.business_id, 'ended', o.plan_before, day
    from over as o join public.memberships as m on m.id = o.id
    where o.plan_before <> 'basic' and not m.is_trial
    on conflict do nothing
  )
  update public.memberships as m
  set plan_type = o.plan_after, billing_cycle = o.cycle_after, status = 'active', is_trial = false, auto_renew = true,
    start_date = day, end_date = (day + private.cycle_length(o.cycle_after))::date, grace_until = null, cancelled_at = null,
    next_plan = null, next_cycle = null
  from over as o
  where m.id = o.id;
  get diagnostics ended = row_count;
  return renewed + late + ended;
end $$;

-- What is due to be told on that day, and the letters that wait. Whoever takes them puts them into the outbox.
create function public.take_membership_notices(today date default null, max_results integer default 50) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date := coalesce(take_membership_notices.today, (now() at time zone 'utc')::date);
  taken jsonb;
begin
  insert into public.membership_notices (business_id, kind, plan_type, happens_on)
  select m.business_id, s.kind, m.plan_type, s.happens_on
  from public.memberships as m
  cross join lateral (
    values
      ('renews', m.end_date, m.auto_renew and m.next_plan is null and m.grace_until is null
        and m.end_date - day between 0 and 7 and private.payment_provider() <> 'none'),
      ('ends', m.end_date, (not m.auto_renew or m.next_plan is not null) and m.end_date - day between 0 and 7),
      ('late', (m.grace_until at time zone 'utc')::date, m.grace_until is not null),
      ('last_days', (m.grace_until at time zone 'utc')::date, (m.grace_until at time zone 'utc')::date - day between 0 and 2)
  ) as s (kind, happens_on, is_due)
  where m.status = 'active' and m.plan_type <> 'basic' and not m.is_trial and s.is_due
  on conflict do nothing;

  with sent as (
    update public.membership_notices as n set mailed_at = now()
    where n.id in (
      select w.id from public.membership_notices as w
      where w.mailed_at is null
      order by w.created_at
      limit take_membership_notices.max_results
      for update skip locked
    )
    returning n.business_id, n.kind, n.plan_type, n.happens_on
  )
  select coalesce(
    jsonb_agg(jsonb_build_object(
      'kind', s.kind, 'plan', s.plan_type, 'date', s.happens_on, 'email', u.email, 'language', coalesce(p.language, 'en')
    )),
    '[]'
  )
  into taken
  from sent as s
  join public.business_accounts as a on a.id = s.business_id
  join auth.users as u on u.id = a.owner_id
  left join public.profiles as p on p.id = a.owner_id
  where u.email like '%_@_%';
  return taken;
end $$;
grant select on public.plans to anon;
grant select, update on public.plans to authenticated;
grant select on public.membership_notices to authenticated;
grant select, insert, update on public.business_accounts to authenticated;
grant select on public.memberships to authenticated;

revoke execute on function public.set_membership_plan(uuid, text, text) from public, anon;
revoke execute on function public.start_trial(uuid) from public, anon;
revoke execute on function public.cancel_membership(uuid, boolean) from public, anon;
revoke execute on function public.expire_memberships(date), public.take_membership_notices(date, integer),
  public.set_payment_provider(text, text), private.payment_provider(), private.payment_taxes(), private.begin_plan(uuid, text, text, date, date),
  private.follow_with(uuid, text, text)
  from public, anon, authenticated;
grant execute on function public.cancel_membership(uuid, boolean) to authenticated, service_role;
grant execute on function public.set_membership_plan(uuid, text, text) to authenticated, service_role;
grant execute on function public.start_trial(uuid) to authenticated, service_role;
grant execute on function public.expire_memberships(date), public.take_membership_notices(date, integer),
  public.set_payment_provider(text, text) to service_role;

create policy "owners can see their business account" on public.business_accounts
for select to authenticated using (owner_id = (select auth.uid()));
create policy "members can open a business account for themselves" on public.business_accounts
for insert to authenticated with check (owner_id = (select auth.uid()));
create policy "owners can update their business account" on public.business_accounts
for update to authenticated using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
create policy "staff can see every business account" on public.business_accounts
for select to authenticated using ((select private.is_staff()));

create policy "everyone can read prices" on public.plans
for select to anon, authenticated using (true);
create policy "superadmins can set prices" on public.plans
for update to authenticated
using ((select private.has_role('superadmin'))) with check ((select private.has_role('superadmin')));
create policy "staff can see what owners were told" on public.membership_notices
for select to authenticated using ((select private.is_staff()));

create policy "owners can see their membership" on public.memberships
for select to authenticated
using (business_id in (select id from public.business_accounts where owner_id = (select auth.uid())));
create policy "staff can see every membership" on public.memberships
for select to authenticated using ((select private.is_staff()));
