-- Purchases and payments. Payments are facts that are only ever added: each event of a provider is stored once, in whatever
-- order it comes, and the plan of an account is computed from all of them. Only functions write orders, payments and invoices.

-- Whom invoices name. Owners write their own; an invoice keeps what stood here when it was issued.
create table public.billing_details (
  business_id uuid primary key references public.business_accounts (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 160),
  address text not null default '' check (length(address) <= 500),
  country_code text not null default '' check (country_code ~ '^([A-Z]{2})?$'),
  tax_id text not null default '' check (length(tax_id) <= 60),
  updated_at timestamptz not null default now()
);
call private.passport(
  'public.billing_details', written_by => 'members',
  people => '{"business_id": {"part": "money", "through": "business_accounts.owner_id"}}'
);
comment on table public.billing_details is 'Name, address and tax number for invoices, as the owner gives them.';
create trigger touch_updated_at before update on public.billing_details
for each row execute function private.touch_updated_at();

create table public.tax_rates (
  country_code text primary key check (country_code ~ '^[A-Z]{2}$'),
  name text not null check (length(btrim(name)) between 1 and 60),
  percent numeric(5, 2) not null check (percent between 0 and 50),
  -- Whether what a plan costs contains it already; the store adds it to its prices.
  in_plan_prices boolean not null default false,
  -- Whether buyers there who give a tax number owe it themselves, and are charged none.
  reverse_charge boolean not null default false,
  -- The operator's own number there, for invoices.
  own_number text not null default '' check (length(own_number) <= 60)
);
call private.passport('public.tax_rates', written_by => 'members');
comment on table public.tax_rates is 'Tax by the country of the buyer, where the payment provider does not reckon it. No row: none is charged.';
create trigger audit after insert or update or delete on public.tax_rates
for each row execute function private.audit('country_code');

-- Codes that make a price smaller. They are typed before anything is charged, and the smaller sum is said first.
create table public.discount_codes (
  code text primary key check (code ~ '^[A-Z0-9]{5,24}$'),
  -- What it counts for: the first payment of a plan, or things of the store.
  sold text not null check (sold in ('plan', 'store')),
  -- A part of the price is always paid: what costs nothing is a trial.
  percent smallint check (percent between 1 and 90),
  cents integer check (cents between 1 and 1000000),
  -- Null: for each plan that costs something.
  plan_type text check (plan_type in ('premium', 'enterprise')),
  first_day date,
  last_day date,
  -- From which sum of things on.
  least_cents integer check (least_cents between 1 and 10000000),
  -- How many payments it counts for; null: without end.
  most integer check (most > 0),
  -- Whether a person, or an account, has it once only.
  once_each boolean not null default true,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  check ((percent is null) <> (cents is null)),
  check (first_day <= last_day),
  check (case sold when 'plan' then percent is not null and once_each and least_cents is null else plan_type is null end)
);
call private.passport('public.discount_codes', written_by => 'members', watched => '{code}');
comment on table public.discount_codes is 'Codes of the operator: how much less, of what, from when until when, how often.';
create trigger audit after insert or update or delete on public.discount_codes
for each row execute function private.audit('code');

-- As it is kept, however it was typed.
create function private.read_code(typed text) returns text
language sql immutable set search_path = ''
as $$ select nullif(upper(regexp_replace(left(typed, 60), '[^[:alnum:]]', '', 'g')), '') $$;

-- What a code takes off `cents` today, or why it takes off nothing: the only place where that is decided. `taken`: how often it
-- counts already. Whether a person had it is asked by who sells.
create function private.judge_code(typed text, sold text, cents integer, taken bigint) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with today as (select (now() at time zone 'utc')::date as day),
  known as (
    select c.* from public.discount_codes as c where c.code = private.read_code(judge_code.typed) and c.sold = judge_code.sold
  )
  select coalesce(to_jsonb(c), '{}') || jsonb_build_object(
    'said', case
      when c.code is null then 'unknown'
      when not c.active or c.last_day < t.day then 'over'
      when c.first_day > t.day then 'early'
      when c.most <= judge_code.taken then 'gone'
      when c.least_cents > judge_code.cents then 'least'
      else 'taken'
    end,
    'off', least(floor(judge_code.cents * 0.9), coalesce(c.cents, floor(judge_code.cents * c.percent / 100.0)))::integer
  )
  from today as t left join known as c on true
$$;

-- What an owner chose, at the price it had then.
create table public.plan_orders (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.business_accounts (id) on delete cascade,
  plan_type text not null check (plan_type in ('premium', 'enterprise')),
  billing_cycle text not null check (billing_cycle in ('monthly', 'annual')),
  price_cents integer not null check (price_cents > 0),
  -- What is left of the plan before, by days.
  credit_cents integer not null default 0 check (credit_cents >= 0),
  -- What a code takes off the first payment.
  code text references public.discount_codes (code) on update cascade on delete set null,
  discount_cents integer not null default 0 check (discount_cents >= 0),
  tax_name text not null default '',
  tax_percent numeric(5, 2) not null default 0,
  -- How the tax of that day stands to the price, and whose number an invoice names.
  tax_terms jsonb not null default '{}',
  currency text not null,
  provider text not null check (provider in ('manual', 'stripe')),
  status text not null default 'open' check (status in ('open', 'paid', 'void')),
  -- Where the period begins; null: with the payment.
  starts_on date,
  created_at timestamptz not null default now(),
  check (credit_cents + discount_cents <= price_cents)
);
call private.passport(
  'public.plan_orders', written_by => 'members',
  people => '{"business_id": {"part": "money", "through": "business_accounts.owner_id"}}'
);
create index plan_orders_code on public.plan_orders (code) where code is not null;
create index plan_orders_business_id on public.plan_orders (business_id, created_at desc);
comment on table public.plan_orders is 'A plan chosen and its price, from the table of plans. A payment names its order.';

create table public.subscriptions (
  ref text primary key check (length(ref) <= 255),
  business_id uuid not null references public.business_accounts (id) on delete cascade,
  customer_ref text check (length(customer_ref) <= 255),
  status text not null check (length(status) <= 60),
  cancel_at_end boolean not null default false,
  -- The newest word about it: of two events, the later one, and of the same second the greater id.
  as_of timestamptz not null,
  event_id text not null
);
call private.passport(
  'public.subscriptions', written_by => 'site',
  people => '{"business_id": {"part": "money", "through": "business_accounts.owner_id"}}'
);
create index subscriptions_business_id on public.subscriptions (business_id, as_of desc);
comment on table public.subscriptions is 'What the payment provider last said about an agreement that renews itself.';

create table public.payments (
  ref text primary key check (length(ref) <= 255),
  order_id uuid references public.plan_orders (id) on delete set null,
  business_id uuid references public.business_accounts (id) on delete set null,
  subscription_ref text,
  -- Null until the payment itself is known: news of a refund may come first.
  amount_cents integer check (amount_cents >= 0),
  tax_cents integer not null default 0 check (tax_cents >= 0),
  currency text,
  period_start date,
  period_end date,
  paid_at timestamptz,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  -- Whom the provider asked for name, address and tax number, and what became of the tax.
  details jsonb not null default '{}'
);
call private.passport(
  'public.payments', written_by => 'site',
  people => '{"business_id": {"part": "money", "through": "business_accounts.owner_id"}}'
);
create index payments_business_id on public.payments (business_id, period_start desc);
create index payments_order_id on public.payments (order_id);
comment on table public.payments is 'Money that came, and how much of it went back. Written once for each payment.';

create table public.payment_events (
  id text primary key check (length(id) <= 255),
  kind text not null check (length(kind) <= 60),
  made_at timestamptz not null,
  received_at timestamptz not null default now()
);
call private.passport('public.payment_events', written_by => 'site');
comment on table public.payment_events is 'Events of the payment provider that were taken. Each counts once.';

create table private.counters (
  series text primary key,
  last integer not null
);
call private.passport('private.counters', written_by => 'site');

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  kind text not null default 'invoice' check (kind in ('invoice', 'credit_note')),
  status text not null default 'open' check (status in ('open', 'paid', 'void', 'refunded')),
  business_id uuid references public.business_accounts (id) on delete set null,
  order_id uuid references public.plan_orders (id) on delete set null,
  -- An order of the store (…_store.sql), where it is not for a plan.
  store_order_id uuid,
  -- A band that an owner booked (sponsor_bookings.sql).
  booking_id uuid,
  payment_ref text,
  corrects uuid references public.invoices (id),
  issuer jsonb not null default '{}',
  buyer jsonb not null default '{}',
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  net_cents integer not null,
  tax_cents integer not null,
  total_cents integer not null,
  currency text not null,
  issued_on date not null,
  paid_at timestamptz,
  -- What its owner was last told about it.
  told text not null default '',
  created_at timestamptz not null default now(),
  check (total_cents = net_cents + tax_cents),
  check ((kind = 'credit_note') = (corrects is not null))
);
call private.passport(
  'public.invoices', written_by => 'members',
  people => '{"business_id": {"part": "money", "through": "business_accounts.owner_id"}, "store_order_id": {"part": "money", "through": "store_orders.user_id"}}',
  watched => '{id}'
);
create index invoices_business_id on public.invoices (business_id, created_at desc);
create index invoices_order_id on public.invoices (order_id);
create index invoices_store_order_id on public.invoices (store_order_id);
create index invoices_booking_id on public.invoices (booking_id);
create index invoices_corrects on public.invoices (corrects);
create unique index invoices_payment on public.invoices (payment_ref) where kind = 'invoice';
create index invoices_to_tell on public.invoices (created_at) where told <> status;
comment on table public.invoices is 'Invoices and credit notes, numbered without gaps in the year. Never deleted, their sums never changed.';
create trigger audit after insert or update on public.invoices
for each row execute function private.audit('id');

create function private.keep_invoice() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'An invoice is never deleted' using errcode = '42501';
  end if;
  if (new.number, new.kind, new.lines, new.net_cents, new.tax_cents, new.total_cents, new.currency, new.issued_on)
    is distinct from (old.number, old.kind, old.lines, old.net_cents, old.tax_cents, old.total_cents, old.currency, old.issued_on)
  then
    raise exception 'An invoice is corrected by a credit note' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_invoice before update or delete on public.invoices
for each row execute function private.keep_invoice();

-- The counter's row is locked until the invoice is kept, so a number that was given out and undone is given out again.
create function private.next_number(series text, day date) returns text
language sql volatile security definer set search_path = ''
as $$
  insert into private.counters as c (series, last)
  values (next_number.series || extract(year from day), 1)
  on conflict on constraint counters_pkey do update set last = c.last + 1
  returning next_number.series || '-' || extract(year from day) || '-' || lpad(c.last::text, 5, '0')
$$;

create function private.owns_account(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.business_accounts where id = account and owner_id = auth.uid())
$$;

create function private.tax_of(net integer, percent numeric) returns integer
language sql immutable set search_path = ''
as $$ select round(net * percent / 100)::integer $$;

-- The tax that a sum contains.
create function private.tax_within(gross integer, percent numeric) returns integer
language sql immutable set search_path = ''
as $$ select gross - round(gross / (1 + percent / 100))::integer $$;

-- What is asked for at a price: the tax comes on top unless the price contains it.
create function private.with_tax(cents integer, percent numeric, terms jsonb) returns integer
language sql immutable set search_path = ''
as $$
  select cents + case when coalesce((terms ->> 'included')::boolean, false) then 0 else private.tax_of(cents, percent) end
$$;

-- Which tax counts for an account today: of the country its invoices name, unless the provider reckons it by itself.
create function private.tax_for(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'name', t.name, 'percent', case when r.reversed then 0 else t.percent end,
      'terms', jsonb_build_object('included', t.in_plan_prices and not r.reversed, 'reversed', r.reversed, 'own_number', t.own_number),
      -- Prices that contain a tax are less without it.
      'off', case when r.reversed and t.in_plan_prices then t.percent else 0 end
    )
    from public.billing_details as d
    join public.tax_rates as t on t.country_code = d.country_code
    cross join lateral (select t.reverse_charge and btrim(d.tax_id) <> '' as reversed) as r
    where d.business_id = account and private.payment_taxes() = 'table'
  ), '{"name": "", "percent": 0, "terms": {}, "off": 0}')
$$;

create function private.issue_invoice(o public.plan_orders, payment text, starts date, ends date, day date)
returns public.invoices
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_included boolean := coalesce((o.tax_terms ->> 'included')::boolean, false);
  due integer := o.price_cents - o.credit_cents - o.discount_cents;
  total integer := private.with_tax(due, o.tax_percent, o.tax_terms);
  tax integer := private.tax_within(total, o.tax_percent);
  paid public.payments;
  off integer;
  result public.invoices;
begin
  -- What the provider took is what the invoice says, to the cent.
  select * into paid from public.payments where ref = payment and amount_cents is not null;
  if paid.ref is not null then
    total := paid.amount_cents;
    tax := least(paid.tax_cents, total);
  end if;
  -- Of what is less than the price, the days already paid for come first; the rest is a code.
  off := o.price_cents - case when is_included then total else total - tax end;
  insert into public.invoices (
    number, business_id, order_id, payment_ref, issuer, buyer, lines, net_cents, tax_cents, total_cents, currency, issued_on
  )
  select
    private.next_number('INV', day), o.business_id, o.id, payment,
    coalesce((select value from private.settings where name = 'invoice_issuer'), '{}'),
    jsonb_build_object(
      'name', coalesce(d.name, nullif(a.name, ''), p.display_name, ''), 'address', coalesce(d.address, ''),
      'country_code', coalesce(d.country_code, ''), 'tax_id', coalesce(d.tax_id, '')
    )
    -- What was told where the card was given is newer.
    || coalesce(paid.details -> 'buyer', '{}'),
    jsonb_build_array(
      jsonb_build_object('kind', 'plan', 'plan', o.plan_type, 'cycle', o.billing_cycle, 'from', starts, 'to', ends,
        'cents', o.price_cents)
    )
    || case when least(off, o.credit_cents) > 0
      then jsonb_build_array(jsonb_build_object('kind', 'credit', 'cents', -least(off, o.credit_cents))) else '[]' end
    || case when off > o.credit_cents
      then jsonb_build_array(jsonb_build_object('kind', 'discount', 'code', coalesce(o.code, ''), 'cents', o.credit_cents - off))
      else '[]' end
    || jsonb_build_array(jsonb_build_object(
      'kind', 'tax', 'name', o.tax_name, 'percent', o.tax_percent, 'cents', tax, 'included', is_included,
      'reversed', coalesce((paid.details ->> 'reversed')::boolean, (o.tax_terms ->> 'reversed')::boolean, false),
      'own_number', coalesce(o.tax_terms ->> 'own_number', '')
    )),
    total - tax, tax, total, o.currency, day
  from public.business_accounts as a
  left join public.billing_details as d on d.business_id = a.id
  left join public.profiles as p on p.id = a.owner_id
  where a.id = o.business_id
  returning * into result;
  return result;
end $$;

create function private.issue_credit_note(i public.invoices, cents integer, day date) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.invoices (
    number, kind, status, business_id, order_id, store_order_id, booking_id, corrects, issuer, buyer, lines, net_cents, tax_cents,
    total_cents, currency, issued_on, paid_at
  )
  select private.next_number('CRN', day), 'credit_note', 'refunded', i.business_id, i.order_id, i.store_order_id, i.booking_id, i.id, i.issuer, i.buyer,
    jsonb_build_array(
      jsonb_build_object('kind', 'refund', 'number', i.number, 'cents', -(cents - t.tax)),
      jsonb_build_object('name', '', 'percent', 0) || (i.lines -> -1) || jsonb_build_object('kind', 'tax', 'cents', -t.tax)
    ),
    -(cents - t.tax), -t.tax, -cents, i.currency, day, now()
  from (select case when i.total_cents > 0 then round(i.tax_cents::numeric * cents / i.total_cents)::integer else 0 end as tax) as t
$$;

-- A payment counts when it came and not all of it went back. What a code or a credit paid in full came with no money.
create function private.is_kept(p public.payments) returns boolean
language sql immutable set search_path = ''
as $$ select p.paid_at is not null and (p.refunded_cents < p.amount_cents or p.amount_cents = 0) $$;

-- The account's plan, from everything that is known about its payments. Whatever came first, the same facts make the same
-- plan. A payment counts when it covers its order and was not given back in full.
create function private.settle_plan(account uuid, today date default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date := coalesce(today, (now() at time zone 'utc')::date);
  paid record;
  agreed public.subscriptions;
  goes_on boolean;
begin
  -- A trial runs to its end, whatever was agreed or paid for after it; only what follows is known earlier.
  update public.memberships as m
  set next_plan = f.plan_type, next_cycle = f.billing_cycle, end_date = greatest(m.end_date, f.starts_on)
  from (select 1) as one left join lateral (
    select o.plan_type, o.billing_cycle, o.starts_on from public.plan_orders as o
    where o.business_id = account and o.starts_on > day and (
      o.status = 'paid' and exists (
        select from public.payments as p where p.order_id = o.id and private.is_kept(p)
      )
      or o.status = 'open' and exists (
        select from public.subscriptions as s
        where s.business_id = account and s.status in ('trialing', 'active') and not s.cancel_at_end
      )
    )
    order by o.created_at desc limit 1
  ) as f on true
  where m.business_id = account and m.is_trial and m.status = 'active';
  select p.*, o.plan_type, o.billing_cycle, o.provider into paid
  from public.payments as p
  join public.plan_orders as o on o.id = p.order_id
  where p.business_id = account and private.is_kept(p) and p.period_start <= day
  order by p.period_start desc, p.paid_at desc, p.ref desc
  limit 1;
  if paid.ref is null or paid.period_end + private.grace_days() < day then
    update public.memberships
    set plan_type = 'basic', billing_cycle = 'monthly', status = 'active', start_date = day,
      end_date = (day + interval '1 month')::date, auto_renew = true, grace_until = null, cancelled_at = null,
      next_plan = null, next_cycle = null
    where business_id = account and plan_type <> 'basic' and not is_trial
      and exists (select from public.payments where business_id = account);
    return;
  end if;
  select * into agreed from public.subscriptions where ref = paid.subscription_ref;
  goes_on := paid.provider = 'manual' or agreed.ref is null
    or not agreed.cancel_at_end and agreed.status in ('active', 'trialing', 'past_due', 'unpaid');
  -- A transfer's owner cancels here, not at a provider: what was said about this very period stays.
  if paid.provider = 'manual' and exists (
    select from public.memberships as m
    where m.business_id = account and m.plan_type = paid.plan_type and m.start_date = paid.period_start
  ) then
    return;
  end if;
  perform private.begin_plan(account, paid.plan_type, paid.billing_cycle, paid.period_start, paid.period_end);
  update public.memberships
  set auto_renew = goes_on,
    cancelled_at = case when goes_on then null else coalesce(agreed.as_of, now()) end,
    grace_until = case
      when agreed.status in ('past_due', 'unpaid') or goes_on and paid.period_end < day
        then (paid.period_end + private.grace_days() + 1)::timestamp at time zone 'utc'
    end,
    (next_plan, next_cycle) = (
      select o.plan_type, o.billing_cycle from public.plan_orders as o
      where o.business_id = account and o.status = 'open' and o.starts_on = paid.period_end
        and (o.plan_type, o.billing_cycle) <> (paid.plan_type, paid.billing_cycle)
      order by o.created_at desc limit 1
    )
  where business_id = account;
end $$;

-- Invoice, credit note and plan follow a payment or a refund, in whichever order the two are heard of.
create function private.book_payment(payment text, today date default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date := coalesce(today, (now() at time zone 'utc')::date);
  p public.payments;
  o public.plan_orders;
  i public.invoices;
  credited integer;
begin
  select * into p from public.payments where ref = payment for update;
  select * into o from public.plan_orders where id = p.order_id;
  if p.paid_at is null or o.id is null then
    return;
  end if;
  select * into i from public.invoices where payment_ref = payment and kind = 'invoice';
  if i.id is null then
    i := private.issue_invoice(o, payment, p.period_start, p.period_end, day);
  end if;
  select coalesce(-sum(total_cents), 0) into credited from public.invoices where corrects = i.id;
  if p.refunded_cents > credited then
    perform private.issue_credit_note(i, least(p.refunded_cents, i.total_cents) - credited, day);
  end if;
  update public.invoices
  set status = case when p.refunded_cents >= i.total_cents and i.total_cents > 0 then 'refunded' else 'paid' end,
    paid_at = coalesce(paid_at, p.paid_at)
  where id = i.id;
  update public.plan_orders set status = 'paid' where id = o.id and status <> 'paid';
  perform private.settle_plan(o.business_id, today);
end $$;

-- One event of a provider, already checked and put into our words by the process. Answers what became of it: `taken`,
-- `seen` before, or `unknown` when it names no order of ours.
create function public.record_payment_event(event jsonb, today date default null) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  o public.plan_orders;
  account uuid;
  pay jsonb := event -> 'payment';
  sub jsonb := event -> 'subscription';
  at timestamptz := (event ->> 'made_at')::timestamptz;
begin
  insert into public.payment_events (id, kind, made_at) values (event ->> 'id', event ->> 'kind', at) on conflict do nothing;
  if not found then
    return 'seen';
  end if;
  -- What happens in somebody else's account moves no money of ours, whatever it names.
  if event ? 'account' then
    return private.record_campaign_event(event);
  end if;
  if exists (select from public.sponsor_bookings where id::text = event ->> 'sale')
    or exists (select from public.sponsor_payments where ref = pay ->> 'ref')
  then
    return private.record_booking_event(event);
  end if;
  if event ? 'sale' or exists (select from public.store_payments where ref = pay ->> 'ref') then
    return private.record_sale_event(event);
  end if;
  if event ? 'gift' or exists (select from public.gift_payments where ref = pay ->> 'ref')
    or exists (select from public.gifts where subscription_ref = coalesce(sub ->> 'ref', pay ->> 'subscription'))
  then
    return private.record_gift_event(event);
  end if;
  if event ->> 'order' ~ '^[0-9a-f-]{36}$' then
    select * into o from public.plan_orders where id = (event ->> 'order')::uuid;
  end if;
  account := coalesce(
    o.business_id,
    (select business_id from public.subscriptions where ref = sub ->> 'ref'),
    (select business_id from public.payments where ref = pay ->> 'ref')
  );
  if account is not null then
    -- One after the other for each account: what is computed from all facts must see all of them.
    perform from public.business_accounts where id = account for update;
  end if;
  if sub is not null and account is not null then
    insert into public.subscriptions as s (ref, business_id, customer_ref, status, cancel_at_end, as_of, event_id)
    values (
      sub ->> 'ref', account, sub ->> 'customer', sub ->> 'status', coalesce((sub ->> 'cancel_at_end')::boolean, false), at,
      event ->> 'id'
    )
    on conflict (ref) do update set
      customer_ref = coalesce(excluded.customer_ref, s.customer_ref), status = excluded.status,
      cancel_at_end = excluded.cancel_at_end, as_of = excluded.as_of, event_id = excluded.event_id
    -- Their clock counts seconds: within one, what they answered us came after what they had told before.
    where (excluded.as_of, excluded.event_id like 'call:%', excluded.event_id collate "C")
      > (s.as_of, s.event_id like 'call:%', s.event_id collate "C");
  end if;
  if pay is not null then
    -- A price that was tampered with on the way buys nothing: it is kept as money that came, without an order.
    if o.id is not null and pay ? 'amount_cents' and (
      -- What the provider itself took off, by a code of its own, it says and signs.
      (pay ->> 'amount_cents')::integer + greatest(o.credit_cents + o.discount_cents, coalesce((pay ->> 'discount_cents')::integer, 0))
        < o.price_cents - ceil(o.price_cents / case o.billing_cycle when 'annual' then 365.0 else 28.0 end)
      or upper(pay ->> 'currency') is distinct from o.currency
    ) then
      o := null;
    end if;
    insert into public.payments as p (
      ref, order_id, business_id, subscription_ref, amount_cents, tax_cents, currency, period_start, period_end, paid_at,
      refunded_cents, details
    )
    values (
      pay ->> 'ref', o.id, account, pay ->> 'subscription', (pay ->> 'amount_cents')::integer,
      -- Where the tax is of our table, the provider only knows the sum.
      coalesce(nullif((pay ->> 'tax_cents')::integer, 0), private.tax_within((pay ->> 'amount_cents')::integer, o.tax_percent), 0),
      upper(pay ->> 'currency'), (pay ->> 'period_start')::date, (pay ->> 'period_end')::date, (pay ->> 'paid_at')::timestamptz,
      coalesce((pay ->> 'refunded_cents')::integer, 0), coalesce(pay -> 'details', '{}')
    )
    on conflict (ref) do update set
      order_id = coalesce(p.order_id, excluded.order_id), business_id = coalesce(p.business_id, excluded.business_id),
      subscription_ref = coalesce(p.subscription_ref, excluded.subscription_ref),
      amount_cents = coalesce(p.amount_cents, excluded.amount_cents),
      tax_cents = greatest(p.tax_cents, excluded.tax_cents), currency = coalesce(p.currency, excluded.currency),
      period_start = coalesce(p.period_start, excluded.period_start),
      period_end = coalesce(p.period_end, excluded.period_end), paid_at = coalesce(p.paid_at, excluded.paid_at),
      refunded_cents = greatest(p.refunded_cents, excluded.refunded_cents),
      details = p.details || excluded.details;
    perform private.book_payment(pay ->> 'ref', today);
  end if;
  if account is null then
    return case when pay is null and sub is null then 'taken' else 'unknown' end;
  end if;
  perform private.settle_plan(account, today);
  return 'taken';
end $$;

-- What choosing a plan costs and from when it counts: the only place where that is reckoned. More than before begins today, less
-- what is left of the plan before; less than before, and whatever is chosen during a trial, begins when the present one ends.
create function private.quote_plan(account uuid, wanted text, cycle text, typed text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  way text := private.payment_provider();
  day date := (now() at time zone 'utc')::date;
  price public.plans;
  present public.memberships;
  before public.plans;
  cents integer;
  credit integer := 0;
  worth integer;
  starts date;
  tax jsonb := private.tax_for(account);
  percent numeric := case when way = 'none' then 0 else (tax ->> 'percent')::numeric end;
  given text := private.read_code(typed);
  judged jsonb;
  said text;
  discount integer := 0;
  due integer;
begin
  select * into price from public.plans as p where p.plan_type = wanted;
  cents := case cycle when 'annual' then price.annual_cents else price.monthly_cents end;
  if way <> 'none' then
    cents := cents - private.tax_within(cents, (tax ->> 'off')::numeric);
  end if;
  select * into present from public.memberships as m where m.business_id = account;
  if present.plan_type in ('premium', 'enterprise') and present.status = 'active' and present.end_date > day then
    select * into before from public.plans as p where p.plan_type = present.plan_type;
    if present.is_trial or price.rank < before.rank or cycle = 'monthly' and present.billing_cycle = 'annual'
      or present.plan_type = wanted and present.billing_cycle = cycle
    then
      starts := present.end_date;
      -- A provider begins a new agreement two days from now at the earliest.
      if way = 'stripe' and not exists (
        select from public.subscriptions as s
        where s.business_id = account and s.status in ('active', 'trialing', 'past_due', 'unpaid')
      ) then
        starts := greatest(starts, day + 3);
      end if;
    else
      -- Only what was paid for is worth something, and no more than was paid: a plan that staff gave is not, nor what a code took off.
      select p.amount_cents - case when (o.tax_terms ->> 'included')::boolean then 0 else p.tax_cents end + coalesce(o.credit_cents, 0)
      into worth
      from public.payments as p left join public.plan_orders as o on o.id = p.order_id
      where p.business_id = account and p.period_end = present.end_date and p.refunded_cents = 0 and p.paid_at is not null
      order by p.paid_at desc, p.ref desc limit 1;
      credit := least(cents, coalesce(floor(
        least(case present.billing_cycle when 'annual' then before.annual_cents else before.monthly_cents end, worth)::numeric
        * (present.end_date - day) / greatest(present.end_date - present.start_date, 1)
      )::integer, 0));
    end if;
  end if;
  if given is not null and way <> 'none' then
    judged := private.judge_code(given, 'plan', cents - credit, (
      select count(*) from public.plan_orders as o
      where o.code = given and o.business_id <> account and (o.status = 'paid' or o.status = 'open' and o.created_at > now() - interval '1 hour')
    ));
    said := case
      when judged ->> 'said' <> 'taken' or judged ->> 'plan_type' <> wanted then 'unknown'
      -- Once for each account, and for what is paid now.
      when exists (select from public.plan_orders as o where o.business_id = account and o.code = given and o.status = 'paid') then 'used'
      when starts is not null and not (way = 'manual' and present.is_trial) then 'later'
      else 'taken'
    end;
    if said = 'taken' then
      discount := (judged ->> 'off')::integer;
    end if;
  end if;
  due := cents - credit - discount;
  return jsonb_build_object(
    'way', way, 'taxes', private.payment_taxes(), 'currency', price.currency, 'price_cents', cents, 'credit_cents', credit,
    'code', case when said = 'taken' then given end, 'code_said', said, 'discount_cents', discount,
    'tax_name', tax ->> 'name', 'tax_percent', percent, 'tax_terms', tax -> 'terms',
    'tax_cents', private.tax_within(private.with_tax(due, percent, tax -> 'terms'), percent),
    'day', day, 'trial_until', case when present.is_trial and present.status = 'active' and present.end_date > day then present.end_date end,
    'renews_on', (coalesce(starts, day) + private.cycle_length(cycle))::date,
    -- What the owner says yes to. Only a tax that the provider reckons is not in it.
    'terms', jsonb_build_object(
      'today_cents', case when way = 'none' or starts is not null then 0 else private.with_tax(due, percent, tax -> 'terms') end,
      'then_cents', case when way = 'none' then 0 else private.with_tax(cents, percent, tax -> 'terms') end,
      'starts_on', starts, 'currency', price.currency
    )
  );
end $$;

-- What an owner is shown before they say yes.
create function public.plan_quote(business_id uuid, plan_type text, billing_cycle text default 'monthly', code text default null)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.owns_account(plan_quote.business_id) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if plan_quote.plan_type is null or plan_quote.plan_type not in ('premium', 'enterprise')
    or plan_quote.billing_cycle is null or plan_quote.billing_cycle not in ('monthly', 'annual')
  then
    raise exception 'invalid' using errcode = '22023';
  end if;
  -- Nobody finds a code by trying.
  if length(plan_quote.code) > 0 then
    perform private.take_turn('code', plan_quote.business_id, 60);
  end if;
  return private.quote_plan(plan_quote.business_id, plan_quote.plan_type, plan_quote.billing_cycle, left(plan_quote.code, 60));
end $$;

-- An owner chooses a plan, having seen its terms: what is charged today, what then, and from when. Prices are those of the table,
-- whatever the caller thinks; terms that changed since they were shown are refused.
create function public.choose_plan(
  business_id uuid, plan_type text, billing_cycle text default 'monthly', seen jsonb default null, code text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := choose_plan.business_id;
  wanted text := choose_plan.plan_type;
  cycle text := coalesce(choose_plan.billing_cycle, 'monthly');
  way text := private.payment_provider();
  day date := (now() at time zone 'utc')::date;
  present public.memberships;
  quote jsonb;
  starts date;
  is_same boolean;
  o public.plan_orders;
  i public.invoices;
begin
  if account is null then
    raise exception 'Missing businessId' using errcode = '22004';
  end if;
  if wanted is null or cycle not in ('monthly', 'annual') or not exists (select from public.plans as p where p.plan_type = wanted) then
    raise exception 'Failed to update membership' using errcode = '22023', detail = 'Unknown plan or billing cycle.';
  end if;
  if not private.owns_account(account) then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'Not your business account.';
  end if;
  perform private.need_second_factor();
  perform from public.business_accounts where id = account for update;
  select m.* into present from public.memberships as m where m.business_id = account;
  is_same := coalesce(
    present.plan_type = wanted and present.billing_cycle = cycle and present.status = 'active' and not present.is_trial, false
  );
  if is_same and present.cancelled_at is null and present.next_plan is null then
    return jsonb_build_object('outcome', 'same');
  end if;
  if wanted = 'basic' then
    if present.plan_type in ('premium', 'enterprise') and present.status = 'active' and not present.is_trial then
      perform public.cancel_membership(account);
      return jsonb_build_object('outcome', 'scheduled', 'on', present.end_date);
    end if;
    perform private.begin_plan(account, 'basic', 'monthly', day, (day + interval '1 month')::date);
    return jsonb_build_object('outcome', 'active');
  end if;
  if way not in ('none', 'manual', 'stripe') then
    raise exception 'Failed to update membership' using errcode = '42501', detail = 'No way of payment is set up.';
  end if;
  if length(choose_plan.code) > 0 then
    perform private.take_turn('code', account, 60);
  end if;
  quote := private.quote_plan(account, wanted, cycle, left(choose_plan.code, 60));
  starts := (quote #>> '{terms,starts_on}')::date;
  if choose_plan.seen is distinct from quote -> 'terms' then
    raise exception 'changed' using errcode = 'PT423';
  end if;
  if way = 'none' then
    if starts is null then
      perform private.begin_plan(account, wanted, cycle, day, (day + private.cycle_length(cycle))::date);
      return jsonb_build_object('outcome', 'active');
    end if;
    perform private.follow_with(account, wanted, cycle);
    return jsonb_build_object('outcome', case when is_same then 'resumed' else 'scheduled' end, 'on', starts);
  end if;
  if (
    select count(*) from public.plan_orders as q where q.business_id = account and q.created_at > now() - interval '1 day'
  ) >= 20 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  -- The same wish again, from another tab or by the back button, is the same order.
  select q.* into o from public.plan_orders as q
  where q.business_id = account and q.status = 'open' and q.plan_type = wanted and q.billing_cycle = cycle
    and q.provider = way and q.created_at > now() - interval '30 minutes' and q.starts_on is not distinct from starts
    and q.price_cents = (quote ->> 'price_cents')::integer and q.credit_cents = (quote ->> 'credit_cents')::integer
    and q.currency = quote ->> 'currency' and q.code is not distinct from quote ->> 'code'
    and q.tax_percent = (quote ->> 'tax_percent')::numeric and q.tax_terms = quote -> 'tax_terms'
  order by q.created_at desc limit 1;
  if o.id is null then
    -- Of several that were begun, the last one counts.
    update public.plan_orders set status = 'void' where business_id = account and status = 'open';
    update public.invoices set status = 'void' where business_id = account and status = 'open';
    insert into public.plan_orders
      (business_id, plan_type, billing_cycle, price_cents, credit_cents, code, discount_cents, tax_name, tax_percent, tax_terms,
        currency, provider, starts_on)
    values (
      account, wanted, cycle, (quote ->> 'price_cents')::integer, (quote ->> 'credit_cents')::integer, quote ->> 'code',
      (quote ->> 'discount_cents')::integer, quote ->> 'tax_name', (quote ->> 'tax_percent')::numeric, quote -> 'tax_terms',
      quote ->> 'currency', way, starts
    )
    returning * into o;
    -- A plan that follows one which is paid for is invoiced a week before it begins.
    if way = 'manual' and (starts is null or present.is_trial) then
      i := private.issue_invoice(
        o, 'transfer:' || o.id, coalesce(starts, day), (coalesce(starts, day) + private.cycle_length(cycle))::date, day
      );
    end if;
  else
    select * into i from public.invoices as v where v.order_id = o.id and v.status = 'open';
  end if;
  if way = 'manual' and i.id is null then
    perform private.follow_with(account, wanted, cycle);
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'outcome', case when i.id is not null then 'invoice' when starts is null then 'pay' when is_same then 'resumed' else 'scheduled' end,
    'order', o.id, 'invoice', i.id, 'on', starts
  ));
end $$;

-- Daily job: periods paid in advance begin, and whoever pays by transfer gets the invoice of the next one a week before.
create function public.renew_paid_plans(today date default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date := coalesce(renew_paid_plans.today, (now() at time zone 'utc')::date);
  m record;
  o public.plan_orders;
  issued integer := 0;
begin
  perform private.settle_plan(s.business_id, day)
  from public.memberships as s
  where s.end_date <= day and exists (
    select from public.payments as p
    where p.business_id = s.business_id and private.is_kept(p) and p.period_start between s.end_date and day
      and p.period_end > day
  );
  if private.payment_provider() <> 'manual' then
    return 0;
  end if;
  for m in
    select s.business_id, s.end_date, coalesce(s.next_plan, s.plan_type) as plan, coalesce(s.next_cycle, s.billing_cycle) as cycle
    from public.memberships as s
    where s.status = 'active' and s.auto_renew and not s.is_trial and s.plan_type <> 'basic'
      and coalesce(s.next_plan, '') <> 'basic' and s.end_date - day <= 7
      and not exists (
        select from public.invoices as i join public.plan_orders as q on q.id = i.order_id
        where i.business_id = s.business_id and q.starts_on = s.end_date and i.status <> 'void'
      )
    order by s.business_id
  loop
    insert into public.plan_orders
      (business_id, plan_type, billing_cycle, price_cents, tax_name, tax_percent, tax_terms, currency, provider, starts_on)
    select m.business_id, m.plan, m.cycle, c.cents - private.tax_within(c.cents, (t.tax ->> 'off')::numeric),
      t.tax ->> 'name', (t.tax ->> 'percent')::numeric, t.tax -> 'terms', p.currency, 'manual', m.end_date
    from public.plans as p
    cross join lateral (select case m.cycle when 'annual' then p.annual_cents else p.monthly_cents end as cents) as c
    cross join lateral (select private.tax_for(m.business_id) as tax) as t
    where p.plan_type = m.plan
    returning * into o;
    perform private.issue_invoice(
      o, 'transfer:' || o.id, m.end_date, (m.end_date + private.cycle_length(m.cycle))::date, day
    );
    issued := issued + 1;
  end loop;
  return issued;
end $$;

-- Staff say that a transfer came, or that it went back. Never about an account of their own.
create function public.confirm_transfer(invoice uuid, refund_cents integer default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  i public.invoices;
  o public.plan_orders;
  day date := (now() at time zone 'utc')::date;
  starts date;
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  select * into i from public.invoices where id = confirm_transfer.invoice and kind = 'invoice' for update;
  if i.booking_id is not null then
    perform private.confirm_booking_transfer(i, confirm_transfer.refund_cents);
    return;
  end if;
  select * into o from public.plan_orders where id = i.order_id and provider = 'manual';
  if o.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if private.owns_account(o.business_id) then
    raise exception 'own_account' using errcode = '42501', detail = 'Someone else of the team confirms your payments.';
  end if;
  perform private.need_second_factor();
  perform from public.business_accounts where id = o.business_id for update;
  if refund_cents is null then
    if i.status <> 'open' then
      raise exception 'conflict' using errcode = 'PT423';
    end if;
    -- A late payment counts from where the last one ended, as long as its plan went on meanwhile.
    starts := greatest(coalesce(o.starts_on, day), day - case when exists (
      select from public.memberships as m
      where m.business_id = o.business_id and m.plan_type <> 'basic' and m.status = 'active' and not m.is_trial
    ) then private.grace_days() else 0 end);
    insert into public.payments
      (ref, order_id, business_id, amount_cents, tax_cents, currency, period_start, period_end, paid_at)
    values (
      i.payment_ref, o.id, o.business_id, i.total_cents, i.tax_cents, i.currency, starts,
      (starts + private.cycle_length(o.billing_cycle))::date, now()
    );
  else
    update public.payments set refunded_cents = refunded_cents + refund_cents
    where ref = i.payment_ref and i.status = 'paid' and refund_cents >= 1 and refund_cents <= amount_cents - refunded_cents;
    if not found then
      raise exception 'conflict' using errcode = 'PT423', detail = 'No more goes back than came.';
    end if;
  end if;
  perform private.book_payment(i.payment_ref);
end $$;

-- For the process: what the provider must know to take a payment, and where the account stands with it already.
create function public.payment_context(account uuid, chosen uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'email', u.email,
    'language', coalesce(p.language, 'en'),
    'customer', (
      select s.customer_ref from public.subscriptions as s
      where s.business_id = a.id and s.customer_ref is not null order by s.as_of desc limit 1
    ),
    'subscription', (
      select s.ref from public.subscriptions as s
      where s.business_id = a.id and s.status in ('active', 'trialing', 'past_due', 'unpaid') order by s.as_of desc limit 1
    ),
    -- As the card is charged: with the tax of our table, and everything that is taken off in one sum.
    'order', (
      select to_jsonb(o) || jsonb_build_object(
        'price_cents', private.with_tax(o.price_cents, o.tax_percent, o.tax_terms),
        'credit_cents', private.with_tax(o.price_cents, o.tax_percent, o.tax_terms)
          - private.with_tax(o.price_cents - o.credit_cents - o.discount_cents, o.tax_percent, o.tax_terms)
      )
      from public.plan_orders as o where o.id = payment_context.chosen and o.business_id = a.id
    )
  )
  from public.business_accounts as a
  join auth.users as u on u.id = a.owner_id
  left join public.profiles as p on p.id = a.owner_id
  where a.id = payment_context.account
$$;

-- Letters with invoices, receipts and credit notes that wait. Whoever takes them puts them into the outbox.
create function public.take_invoice_letters(max_results integer default 50) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  with taken as (
    update public.invoices as i set told = i.status
    where i.id in (
      select w.id from public.invoices as w
      where w.told <> w.status
      order by w.created_at
      limit take_invoice_letters.max_results
      for update skip locked
    )
    returning i.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'number', t.number, 'total_cents', abs(t.total_cents), 'currency', t.currency, 'email', u.email,
    'language', coalesce(p.language, 'en'),
    'kind', case when t.kind = 'credit_note' then 'credit_note' when t.status = 'open' then 'invoice' else 'receipt' end
  )), '[]')
  from taken as t
  join public.business_accounts as a on a.id = t.business_id
  join auth.users as u on u.id = a.owner_id
  left join public.profiles as p on p.id = a.owner_id
  where u.email like '%_@_%' and (t.kind = 'credit_note' or t.status in ('open', 'paid'))
$$;

create function public.set_invoice_issuer(issuer jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.settings (name, value) values ('invoice_issuer', issuer)
  on conflict (name) do update set value = excluded.value where settings.value <> excluded.value
$$;
comment on function public.set_invoice_issuer is 'Called by the site at start with what its operator set.';
grant select on public.tax_rates to anon;
grant select, insert (business_id, name, address, country_code, tax_id), update (business_id, name, address, country_code, tax_id)
on public.billing_details to authenticated;
grant select, insert, update, delete on public.tax_rates, public.discount_codes to authenticated;
grant select on public.plan_orders, public.subscriptions, public.payments, public.payment_events, public.invoices to authenticated;

create policy "owners can read their billing details" on public.billing_details
for select to authenticated
using (business_id in (select id from public.business_accounts where owner_id = (select auth.uid())));
create policy "owners can add their billing details" on public.billing_details
for insert to authenticated
with check (business_id in (select id from public.business_accounts where owner_id = (select auth.uid())));
create policy "owners can change their billing details" on public.billing_details
for update to authenticated
using (business_id in (select id from public.business_accounts where owner_id = (select auth.uid())))
with check (business_id in (select id from public.business_accounts where owner_id = (select auth.uid())));
create policy "staff can read billing details" on public.billing_details
for select to authenticated using ((select private.is_staff()));
create policy "everyone can read tax rates" on public.tax_rates
for select to anon, authenticated using (true);
create policy "superadmins can set tax rates" on public.tax_rates
for all to authenticated
using ((select private.has_role('superadmin'))) with check ((select private.has_role('superadmin')));
create policy "staff can see codes" on public.discount_codes
for select to authenticated using ((select private.is_staff()));
create policy "superadmins can set codes" on public.discount_codes
for all to authenticated
using ((select private.has_role('superadmin'))) with check ((select private.has_role('superadmin')));
create policy "staff can make codes of the store" on public.discount_codes
for insert to authenticated with check (sold = 'store' and (select private.is_staff()));
create policy "staff can change codes of the store" on public.discount_codes
for update to authenticated
using (sold = 'store' and (select private.is_staff())) with check (sold = 'store' and (select private.is_staff()));
create policy "owners can see what they chose" on public.plan_orders
for select to authenticated
using (business_id in (select id from public.business_accounts where owner_id = (select auth.uid())));
create policy "staff can see what was chosen" on public.plan_orders
for select to authenticated using ((select private.is_staff()));
create policy "owners can see what they agreed to" on public.subscriptions
for select to authenticated
using (business_id in (select id from public.business_accounts where owner_id = (select auth.uid())));
create policy "staff can see agreements" on public.subscriptions
for select to authenticated using ((select private.is_staff()));
create policy "staff can see payments" on public.payments
for select to authenticated using ((select private.is_staff()));
create policy "staff can see which events came" on public.payment_events
for select to authenticated using ((select private.is_staff()));
create policy "owners can read their invoices" on public.invoices
for select to authenticated
using (business_id in (select id from public.business_accounts where owner_id = (select auth.uid())));
create policy "staff can read invoices" on public.invoices
for select to authenticated using ((select private.is_staff()));

revoke execute on function private.read_code(text), private.judge_code(text, text, integer, bigint), private.next_number(text, date), private.owns_account(uuid), private.tax_of(integer, numeric),
  private.tax_within(integer, numeric), private.with_tax(integer, numeric, jsonb), private.tax_for(uuid), private.is_kept(public.payments),
  private.issue_invoice(public.plan_orders, text, date, date, date), private.issue_credit_note(public.invoices, integer, date),
  private.settle_plan(uuid, date), private.book_payment(text, date), public.record_payment_event(jsonb, date),
  private.quote_plan(uuid, text, text, text), public.plan_quote(uuid, text, text, text),
  public.choose_plan(uuid, text, text, jsonb, text),
  public.renew_paid_plans(date), public.confirm_transfer(uuid, integer),
  public.payment_context(uuid, uuid), public.take_invoice_letters(integer), public.set_invoice_issuer(jsonb)
  from public, anon, authenticated;
grant execute on function private.owns_account(uuid) to authenticated, service_role;
grant execute on function public.plan_quote(uuid, text, text, text), public.choose_plan(uuid, text, text, jsonb, text),
  public.confirm_transfer(uuid, integer) to authenticated;
grant execute on function public.record_payment_event(jsonb, date), public.renew_paid_plans(date),
  public.payment_context(uuid, uuid), public.take_invoice_letters(integer), public.set_invoice_issuer(jsonb) to service_role;
create trigger ask_second_factor before insert or update or delete on public.tax_rates
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
create trigger ask_second_factor before insert or update or delete on public.discount_codes
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
create trigger ask_second_factor before update on public.plans
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
