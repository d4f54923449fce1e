-- People who bring owners to the site and get a share of what they pay. Who brought whom is kept by the owner's account, the
-- terms as they were when the affiliate was taken in, and every commission as a row that is only ever added to.

create table public.affiliate_terms (
  id boolean primary key default true check (id),
  percent numeric(5, 2) not null default 20 check (percent between 0 and 60),
  -- Payments of an owner count for so long after the first.
  months smallint not null default 12 check (months between 1 and 60),
  -- A visit counts for so long, and the first one wins.
  window_days smallint not null default 30 check (window_days between 1 and 90),
  -- Until a refund is unlikely.
  hold_days smallint not null default 30 check (hold_days between 0 and 90),
  min_payout_cents integer not null default 2500 check (min_payout_cents between 0 and 1000000)
);
call private.passport('public.affiliate_terms', written_by => 'members', watched => '{id}');
insert into public.affiliate_terms default values;
comment on table public.affiliate_terms is 'What new affiliates are offered. Those taken in keep the terms they were taken in with.';
create trigger audit after update on public.affiliate_terms for each row execute function private.audit('id');

create table public.affiliates (
  user_id uuid primary key references auth.users (id) on delete cascade,
  code text not null unique check (code ~ '^[a-z0-9]{6,20}$'),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'paused')),
  about text not null check (length(btrim(about)) between 10 and 2000),
  website_url text check (length(website_url) <= 500 and website_url ~ '^https?://'),
  terms jsonb not null default '{}',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  -- What they were last told about it.
  told text not null default ''
);
call private.passport('public.affiliates', written_by => 'members', people => '{"user_id": "money"}');
create index affiliates_by_status on public.affiliates (status, created_at);
comment on table public.affiliates is 'Applications and those taken in; terms is a copy of the day they were.';
create trigger audit after insert or update on public.affiliates for each row execute function private.audit('user_id');

create table public.affiliate_clicks (
  affiliate_id uuid not null references public.affiliates (user_id) on delete cascade,
  day date not null,
  clicks integer not null default 0,
  primary key (affiliate_id, day)
);
call private.passport(
  'public.affiliate_clicks', written_by => 'visitors',
  people => '{"affiliate_id": {"left_out": "counts of visitors"}}'
);
comment on table public.affiliate_clicks is 'How often a link was followed, by day. Nothing about who did.';

create table public.referrals (
  business_id uuid primary key references public.business_accounts (id) on delete cascade,
  affiliate_id uuid not null references public.affiliates (user_id) on delete cascade,
  terms jsonb not null,
  touched_at timestamptz not null,
  created_at timestamptz not null default now()
);
call private.passport(
  'public.referrals', written_by => 'members',
  people => '{"affiliate_id": {"left_out": "businesses of others; what they brought stands in commissions"}}'
);
create index referrals_affiliate_id on public.referrals (affiliate_id, created_at desc);
comment on table public.referrals is 'Which affiliate brought an account: the first whose link was followed. Never changed.';

-- Where someone is paid: theirs alone, and for whoever makes the payouts.
create table public.affiliate_accounts (
  user_id uuid primary key references public.affiliates (user_id) on delete cascade,
  method text not null check (method in ('bank', 'paypal', 'wise')),
  holder text not null check (length(btrim(holder)) between 2 and 120),
  -- An IBAN, or the number of an account with the code of its bank; empty for the other two.
  account text not null default '' check (account ~ '^[A-Z0-9]{0,34}$'),
  bank_code text not null default '' check (bank_code ~ '^[A-Z0-9]{0,15}$'),
  email text not null default '' check (length(email) <= 320),
  updated_at timestamptz not null default now(),
  check (case method when 'bank' then account <> '' and email = '' else account = '' and email like '%_@_%' end)
);
call private.passport('public.affiliate_accounts', written_by => 'members', people => '{"user_id": "money"}');
comment on table public.affiliate_accounts is 'How affiliates are paid: a bank account, PayPal or Wise. Seen by them and by superadmins.';

create table public.affiliate_payouts (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references public.affiliates (user_id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  made_on date not null,
  -- On a list, sent at the bank, there, or come back. What came back is due again with the next list.
  state text not null default 'listed' check (state in ('listed', 'sent', 'confirmed', 'failed')),
  state_on date not null default (now() at time zone 'utc')::date,
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null default now()
);
call private.passport('public.affiliate_payouts', written_by => 'members', people => '{"affiliate_id": "money"}');
comment on table public.affiliate_payouts is 'Sums for affiliates, each for the commissions that point at it, and how far their money has come.';
create index affiliate_payouts_affiliate_id on public.affiliate_payouts (affiliate_id, created_at desc);
create trigger audit after insert or update or delete on public.affiliate_payouts
for each row execute function private.audit('id');

create table public.commissions (
  id uuid primary key default gen_random_uuid(),
  affiliate_id uuid not null references public.affiliates (user_id) on delete cascade,
  payment_ref text not null references public.payments (ref),
  -- Below zero: money went back to the owner.
  amount_cents integer not null check (amount_cents <> 0),
  currency text not null,
  payable_on date not null,
  payout_id uuid references public.affiliate_payouts (id) on delete set null,
  created_at timestamptz not null default now()
);
call private.passport('public.commissions', written_by => 'site', people => '{"affiliate_id": "money"}');
create index commissions_affiliate_id on public.commissions (affiliate_id, created_at desc);
create index commissions_payment_ref on public.commissions (payment_ref);
create index commissions_payout_id on public.commissions (payout_id);
comment on table public.commissions is
  'A share of a payment, or its reversal. Pending until payable_on, then payable, paid once a payout has it.';

-- Whether the same hand is on both sides: someone who keeps a business of the account, or runs one that gives the same tax
-- number, telephone or website. Asked again with each payment, for what was told later.
create function private.is_same_hand(affiliate uuid, account uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.businesses as b
    where b.business_account_id = account and private.serves_place(b.place_id, affiliate)
  ) or exists (
    select from public.billing_details as d
    join public.business_accounts as a on a.owner_id = affiliate
    join public.billing_details as own on own.business_id = a.id
    where d.business_id = account and d.tax_id <> ''
      and lower(regexp_replace(own.tax_id, '[^[:alnum:]]', '', 'g')) = lower(regexp_replace(d.tax_id, '[^[:alnum:]]', '', 'g'))
  ) or exists (
    select from public.businesses as b join public.businesses as own on own.owner_id = affiliate
    where b.business_account_id = account and (
      length(regexp_replace(b.phone, '[^0-9]', '', 'g')) >= 7
      and right(regexp_replace(own.phone, '[^0-9]', '', 'g'), 9) = right(regexp_replace(b.phone, '[^0-9]', '', 'g'), 9)
      or regexp_replace(lower(b.website), '^https?://(www\.)?|/+$', '', 'g')
        = regexp_replace(lower(own.website), '^https?://(www\.)?|/+$', '', 'g')
    )
  );
end $$;

-- What is owed for a payment is computed from the payment; the difference to what is booked already becomes a row.
create function private.settle_commission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  brought public.referrals;
  first_paid timestamptz;
  target integer := 0;
  booked integer;
begin
  if new.paid_at is null or new.order_id is null or coalesce(new.amount_cents, 0) = 0 then
    return null;
  end if;
  select * into brought from public.referrals where business_id = new.business_id;
  if brought.business_id is null then
    return null;
  end if;
  select min(paid_at) into first_paid from public.payments where business_id = new.business_id;
  if not private.is_same_hand(brought.affiliate_id, new.business_id)
    and new.paid_at < first_paid + make_interval(months => (brought.terms ->> 'months')::integer) then
    target := floor(
      (new.amount_cents - new.tax_cents)::numeric * (new.amount_cents - least(new.refunded_cents, new.amount_cents))
      / new.amount_cents * (brought.terms ->> 'percent')::numeric / 100
    );
  end if;
  select coalesce(sum(amount_cents), 0) into booked from public.commissions where payment_ref = new.ref;
  if target <> booked then
    insert into public.commissions (affiliate_id, payment_ref, amount_cents, currency, payable_on)
    values (
      brought.affiliate_id, new.ref, target - booked, new.currency,
      (new.paid_at at time zone 'utc')::date + (brought.terms ->> 'hold_days')::integer
    );
  end if;
  -- News of the first payment may come after that of later ones, and then some of those were made too late to count.
  if new.paid_at = first_paid then
    insert into public.commissions (affiliate_id, payment_ref, amount_cents, currency, payable_on)
    select c.affiliate_id, p.ref, -sum(c.amount_cents)::integer, c.currency, max(c.payable_on)
    from public.payments as p join public.commissions as c on c.payment_ref = p.ref
    where p.business_id = new.business_id and p.ref <> new.ref
      and p.paid_at >= first_paid + make_interval(months => (brought.terms ->> 'months')::integer)
    group by c.affiliate_id, p.ref, c.currency having sum(c.amount_cents) <> 0;
  end if;
  return null;
end $$;
create trigger settle_commission after insert or update on public.payments
for each row execute function private.settle_commission();

-- One application for each person; a new one replaces one that was declined.
create function public.apply_as_affiliate(about text, website_url text default null) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given text;
begin
  if auth.uid() is null then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  insert into public.affiliates as a (user_id, code, about, website_url)
  values (
    auth.uid(), substr(replace(gen_random_uuid()::text, '-', ''), 1, 8), btrim(apply_as_affiliate.about),
    nullif(btrim(apply_as_affiliate.website_url), '')
  )
  on conflict (user_id) do update
  set about = excluded.about, website_url = excluded.website_url, status = 'pending', created_at = now(), decided_at = null
  where a.status = 'declined' and a.decided_at < now() - interval '1 day'
  returning a.code into given;
  if given is null then
    raise exception 'twice' using errcode = '23505';
  end if;
  return given;
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

-- Staff take someone in, or not; the terms of that day are theirs from then on. Nobody decides about themselves.
create function public.decide_affiliate(person uuid, decision text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  trusted_before text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  if not private.is_staff() or person = auth.uid() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if decision is null or decision not in ('approved', 'declined', 'paused') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  update public.affiliates as a
  set status = decision, decided_at = now(),
    terms = case when decision = 'approved' and a.terms = '{}' then (select to_jsonb(t) - 'id' from public.affiliate_terms as t)
      else a.terms end
  where a.user_id = person;
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  if decision = 'approved' then
    insert into public.user_roles (user_id, role, granted_by) values (person, 'affiliate', auth.uid()) on conflict do nothing;
  elsif decision = 'declined' then
    delete from public.user_roles where user_id = person and role = 'affiliate';
  end if;
  perform set_config('mahalla.trusted', trusted_before, true);
end $$;

-- A link was followed. Says for how many days the visit counts; null for a code that is nobody's.
create function public.follow_affiliate(code text) returns smallint
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_affiliate public.affiliates;
begin
  select * into found_affiliate from public.affiliates as a where a.code = lower(follow_affiliate.code) and a.status = 'approved';
  -- One's own link leads on, and counts for nothing.
  if found_affiliate.user_id is null or found_affiliate.user_id = auth.uid() then
    return null;
  end if;
  insert into public.affiliate_clicks as c (affiliate_id, day, clicks)
  values (found_affiliate.user_id, (now() at time zone 'utc')::date, 1)
  on conflict (affiliate_id, day) do update set clicks = c.clicks + 1;
  return (found_affiliate.terms ->> 'window_days')::smallint;
end $$;

-- The owner's account remembers whose link they followed first. Not one's own, not after money has come, and only once.
create function public.keep_referral(code text, touched_at timestamptz default null) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.affiliates;
  account public.business_accounts;
begin
  select * into account from public.business_accounts where owner_id = auth.uid();
  select * into a from public.affiliates as f where f.code = lower(keep_referral.code) and f.status = 'approved';
  if account.id is null or a.user_id is null or a.user_id = account.owner_id then
    return false;
  end if;
  -- The same mailbox under another name is the same person.
  if exists (
    select from auth.users as mine join auth.users as theirs on theirs.id = a.user_id
    where mine.id = account.owner_id
      and private.mailbox_of(mine.email) = private.mailbox_of(theirs.email)
  ) or private.is_same_hand(a.user_id, account.id) then
    return false;
  end if;
  if touched_at > now() or touched_at < now() - make_interval(days => (a.terms ->> 'window_days')::integer)
    or account.created_at < touched_at - interval '1 minute'
    or exists (select from public.payments where business_id = account.id)
  then
    return false;
  end if;
  insert into public.referrals (business_id, affiliate_id, terms, touched_at)
  values (account.id, a.user_id, a.terms, coalesce(keep_referral.touched_at, now()))
  on conflict do nothing;
  return found;
end $$;

-- The check digits of an IBAN: its letters counted as numbers leave one when divided by 97.
create function private.is_iban(account text) returns boolean
language sql immutable set search_path = ''
as $$
  select account ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' and mod((
    select string_agg(case when c.letter ~ '[A-Z]' then (ascii(c.letter) - 55)::text else c.letter end, '' order by c.n)
    from regexp_split_to_table(substr(account, 5) || left(account, 4), '') with ordinality as c (letter, n)
  )::numeric, 97) = 1
$$;

-- An affiliate says where they are paid. What is wrong is told by the word of its field.
create function public.set_payout_account(method text, holder text, account text default '', bank_code text default '', email text default '')
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  number text := upper(regexp_replace(coalesce(set_payout_account.account, ''), '[^[:alnum:]]', '', 'g'));
  code text := upper(regexp_replace(coalesce(set_payout_account.bank_code, ''), '[^[:alnum:]]', '', 'g'));
  address text := btrim(coalesce(set_payout_account.email, ''));
begin
  if not exists (select from public.affiliates as a where a.user_id = auth.uid() and a.status in ('approved', 'paused')) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if set_payout_account.method = 'bank' then
    address := '';
    -- Letters in front make it an IBAN; a number alone needs its bank.
    if number ~ '^[A-Z]{2}' and not private.is_iban(number) or number !~ '^[A-Z0-9]{4,34}$' then
      raise exception 'account' using errcode = '22023';
    end if;
    if number !~ '^[A-Z]{2}' and code !~ '^[A-Z0-9]{4,15}$' or length(code) > 15 then
      raise exception 'bank_code' using errcode = '22023';
    end if;
  else
    number := '';
    code := '';
    if address !~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' then
      raise exception 'email' using errcode = '22023';
    end if;
  end if;
  insert into public.affiliate_accounts as s (user_id, method, holder, account, bank_code, email)
  values (auth.uid(), set_payout_account.method, btrim(set_payout_account.holder), number, code, address)
  on conflict (user_id) do update set
    method = excluded.method, holder = excluded.holder, account = excluded.account, bank_code = excluded.bank_code,
    email = excluded.email, updated_at = now();
exception when check_violation or not_null_violation then
  raise exception 'invalid' using errcode = '22023';
end $$;

-- How far the money of a payout has come. Superadmins say it, never about their own; whoever was sent one may say that it came.
create function public.move_payout(payout uuid, state text, note text default '') returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.affiliate_payouts;
  is_own boolean;
begin
  select * into p from public.affiliate_payouts where id = move_payout.payout for update;
  is_own := p.affiliate_id = auth.uid();
  if p.id is null or not is_own and not private.has_role('superadmin') or is_own and move_payout.state <> 'confirmed' then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if (p.state, move_payout.state) not in (('listed', 'sent'), ('listed', 'failed'), ('sent', 'confirmed'), ('sent', 'failed')) then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  update public.affiliate_payouts as o
  set state = move_payout.state, state_on = (now() at time zone 'utc')::date, note = left(btrim(coalesce(move_payout.note, '')), 500)
  where o.id = p.id;
  if move_payout.state = 'failed' then
    update public.commissions set payout_id = null where payout_id = p.id;
  end if;
end $$;

-- How many of those someone brought have paid. The payments themselves are not theirs to see.
create function private.paying_referrals(affiliate uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.referrals as r
  where r.affiliate_id = paying_referrals.affiliate and affiliate = auth.uid()
    and exists (select from public.payments as p where p.business_id = r.business_id and private.is_kept(p) and p.amount_cents > 0)
$$;

-- By month, from the first with anything in it: links followed, accounts brought, and accounts of which money came for the first
-- time and stayed. Nothing about who they are.
create function private.affiliate_months(affiliate uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with steps as (
    select date_trunc('month', c.day)::date as month, c.clicks as followed, 0 as brought, 0 as paid
    from public.affiliate_clicks as c where c.affiliate_id = affiliate_months.affiliate
    union all
    select date_trunc('month', r.created_at at time zone 'utc')::date, 0, 1, 0
    from public.referrals as r where r.affiliate_id = affiliate_months.affiliate
    union all
    select date_trunc('month', first.at at time zone 'utc')::date, 0, 0, 1
    from public.referrals as r cross join lateral (
      select min(p.paid_at) as at from public.payments as p
      where p.business_id = r.business_id and private.is_kept(p) and p.amount_cents > 0
    ) as first
    where r.affiliate_id = affiliate_months.affiliate and first.at is not null
  ), months as (
    select day::date as month
    from generate_series(
      greatest(
        (select min(s.month) from steps as s),
        (date_trunc('month', now() at time zone 'utc') - interval '11 months')::date
      )::timestamp,
      date_trunc('month', now() at time zone 'utc'), interval '1 month'
    ) as day
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'month', to_char(m.month, 'YYYY-MM'),
    'clicks', (select coalesce(sum(s.followed), 0) from steps as s where s.month = m.month),
    'referrals', (select coalesce(sum(s.brought), 0) from steps as s where s.month = m.month),
    'paying', (select coalesce(sum(s.paid), 0) from steps as s where s.month = m.month)
  ) order by m.month desc), '[]')
  from months as m where affiliate_months.affiliate = auth.uid() and exists (select from steps)
$$;

-- What a commission is for, without whose it is: the order, and where a share was taken back why: the money went back, the payment
-- came after the months that count, or both sides were found to be the same hand.
create function private.commission_story(commission public.commissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'order', upper(left(coalesce(o.id::text, md5(p.ref)), 8)), 'plan', o.plan_type, 'cycle', o.billing_cycle,
    'paid_at', p.paid_at, 'paid_cents', p.amount_cents, 'refunded_cents', least(p.refunded_cents, p.amount_cents),
    'taken_back', case
      when commission.amount_cents > 0 then null
      when p.refunded_cents > 0 then 'refund'
      when p.paid_at >= (select min(f.paid_at) from public.payments as f where f.business_id = p.business_id)
        + make_interval(months => (r.terms ->> 'months')::integer) then 'late'
      else 'self'
    end
  )
  from public.payments as p
  left join public.plan_orders as o on o.id = p.order_id
  left join public.referrals as r on r.business_id = p.business_id
  where p.ref = commission.payment_ref and commission.affiliate_id = auth.uid()
$$;

-- Superadmins list what is due, once: everything payable of each affiliate that reaches the least sum and said where
-- they are paid. Not their own.
create function public.make_payouts(today date default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date := coalesce(make_payouts.today, (now() at time zone 'utc')::date);
  due record;
  payout uuid;
  made integer := 0;
begin
  if not private.is_server() and (not private.has_role('superadmin') or today is not null) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  for due in
    select a.user_id, c.currency, sum(c.amount_cents)::integer as cents, (a.terms ->> 'min_payout_cents')::integer as least_cents
    from public.affiliates as a join public.commissions as c on c.affiliate_id = a.user_id
    where c.payout_id is null and c.payable_on <= day and a.user_id is distinct from auth.uid()
      and exists (select from public.affiliate_accounts as s where s.user_id = a.user_id)
    group by a.user_id, c.currency, a.terms
    having sum(c.amount_cents) >= greatest((a.terms ->> 'min_payout_cents')::integer, 1)
  loop
    perform from public.affiliates where user_id = due.user_id for update;
    insert into public.affiliate_payouts (affiliate_id, amount_cents, currency, made_on)
    values (due.user_id, due.cents, due.currency, day) returning id into payout;
    update public.commissions set payout_id = payout
    where affiliate_id = due.user_id and currency = due.currency and payout_id is null and payable_on <= day;
    made := made + 1;
  end loop;
  return made;
end $$;

-- Everything the affiliate's own page shows, in one answer.
create function public.affiliate_desk() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'code', a.code, 'status', a.status, 'terms', a.terms,
    'clicks', coalesce((select sum(clicks) from public.affiliate_clicks where affiliate_id = a.user_id), 0),
    'referrals', (select count(*) from public.referrals where affiliate_id = a.user_id),
    'pending_cents', coalesce((select sum(amount_cents) from public.commissions
      where affiliate_id = a.user_id and payout_id is null and payable_on > (now() at time zone 'utc')::date), 0),
    'payable_cents', coalesce((select sum(amount_cents) from public.commissions
      where affiliate_id = a.user_id and payout_id is null and payable_on <= (now() at time zone 'utc')::date), 0),
    'paying', private.paying_referrals(a.user_id),
    'months', private.affiliate_months(a.user_id),
    'listed_cents', coalesce((
      select sum(amount_cents) from public.affiliate_payouts where affiliate_id = a.user_id and state = 'listed'
    ), 0),
    'paid_cents', coalesce((
      select sum(amount_cents) from public.affiliate_payouts where affiliate_id = a.user_id and state in ('sent', 'confirmed')
    ), 0),
    'account', (select to_jsonb(s) - 'user_id' - 'updated_at' from public.affiliate_accounts as s where s.user_id = a.user_id),
    'commissions', coalesce((
      select jsonb_agg(to_jsonb(c) order by c.created_at desc) from (
        select m.id, m.amount_cents, m.currency, m.payable_on, o.state as payout, m.created_at,
          private.commission_story(m) as story
        from public.commissions as m left join public.affiliate_payouts as o on o.id = m.payout_id
        where m.affiliate_id = a.user_id order by m.created_at desc limit 200
      ) as c
    ), '[]'),
    'payouts', coalesce((
      select jsonb_agg(to_jsonb(p) order by p.created_at desc) from (
        select id, amount_cents, currency, made_on, state, state_on, note, created_at from public.affiliate_payouts
        where affiliate_id = a.user_id order by created_at desc limit 200
      ) as p
    ), '[]')
  )
  from public.affiliates as a where a.user_id = auth.uid()
$$;
grant select on public.affiliate_terms to anon;
grant select, update on public.affiliate_terms to authenticated;
grant select on public.affiliates, public.affiliate_accounts, public.affiliate_clicks, public.referrals, public.affiliate_payouts, public.commissions
  to authenticated;

create policy "everyone can read the terms" on public.affiliate_terms for select to anon, authenticated using (true);
create policy "superadmins can set the terms" on public.affiliate_terms
for update to authenticated
using ((select private.has_role('superadmin'))) with check ((select private.has_role('superadmin')));
create policy "affiliates can see themselves" on public.affiliates
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can see affiliates" on public.affiliates
for select to authenticated using ((select private.is_staff()));
create policy "affiliates can see where they are paid" on public.affiliate_accounts
for select to authenticated using (user_id = (select auth.uid()));
create policy "superadmins can see where affiliates are paid" on public.affiliate_accounts
for select to authenticated using ((select private.has_role('superadmin')));
create policy "affiliates can see their clicks" on public.affiliate_clicks
for select to authenticated using (affiliate_id = (select auth.uid()));
create policy "staff can see clicks" on public.affiliate_clicks
for select to authenticated using ((select private.is_staff()));
create policy "affiliates can see whom they brought" on public.referrals
for select to authenticated using (affiliate_id = (select auth.uid()));
create policy "staff can see who brought whom" on public.referrals
for select to authenticated using ((select private.is_staff()));
create policy "affiliates can see their payouts" on public.affiliate_payouts
for select to authenticated using (affiliate_id = (select auth.uid()));
create policy "staff can see payouts" on public.affiliate_payouts
for select to authenticated using ((select private.is_staff()));
create policy "affiliates can see their commissions" on public.commissions
for select to authenticated using (affiliate_id = (select auth.uid()));
create policy "staff can see commissions" on public.commissions
for select to authenticated using ((select private.is_staff()));

revoke execute on function private.is_same_hand(uuid, uuid), private.settle_commission(), public.apply_as_affiliate(text, text),
  public.decide_affiliate(uuid, text), public.follow_affiliate(text), public.keep_referral(text, timestamptz),
  public.make_payouts(date), public.affiliate_desk(), private.is_iban(text), private.paying_referrals(uuid),
  private.affiliate_months(uuid), private.commission_story(public.commissions),
  public.set_payout_account(text, text, text, text, text), public.move_payout(uuid, text, text) from public, anon, authenticated;
grant execute on function private.paying_referrals(uuid), private.affiliate_months(uuid),
  private.commission_story(public.commissions), public.set_payout_account(text, text, text, text, text),
  public.move_payout(uuid, text, text) to authenticated;
grant execute on function public.follow_affiliate(text) to anon, authenticated, service_role;
grant execute on function public.apply_as_affiliate(text, text), public.decide_affiliate(uuid, text),
  public.keep_referral(text, timestamptz), public.affiliate_desk() to authenticated;
grant execute on function public.make_payouts(date) to authenticated, service_role;
create trigger ask_second_factor before insert or update or delete on public.affiliate_payouts
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
create trigger ask_second_factor before insert or update or delete on public.affiliate_accounts
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
create trigger ask_second_factor before update on public.affiliate_terms
for each row when (auth.uid() is not null) execute function private.ask_second_factor();
create trigger ask_second_factor before update on public.affiliates
for each row when (auth.uid() is not null) execute function private.ask_second_factor();

-- An owner may type the code of who told them about the site, where a plan is bought. A code that was typed has no click to
-- be older than the account, so it counts until money has come; everything else holds as for a link.
create function private.mailbox_of(email text) returns text
language sql immutable set search_path = ''
as $$
  -- What follows a plus is a name for the same mailbox; at Google dots are none of it.
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
  from (
    select split_part(split_part(lower(email), '@', 1), '+', 1) as name, split_part(lower(email), '@', 2) as host
  ) as parts
$$;
revoke execute on function private.mailbox_of(text) from public, anon, authenticated;
