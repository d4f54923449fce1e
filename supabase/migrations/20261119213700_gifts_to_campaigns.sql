-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

alter table public.campaigns add column given bigint default 0 not null;

alter table public.campaigns add column gifts_count integer default 0 not null;

alter table public.campaign_pledges add column given bigint default 0 not null constraint campaign_pledges_given_check CHECK (given >= 0);

create function private.tell_if_funded(contribution uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.campaigns as k set funded_at = case when k.received >= k.goal then coalesce(k.funded_at, now()) end
  where k.contribution_id = tell_if_funded.contribution
    and (k.received >= k.goal) is distinct from (k.funded_at is not null);
  update public.campaigns as k set funded_told_at = now()
  where k.contribution_id = tell_if_funded.contribution and k.funded_at is not null and k.funded_told_at is null;
  if found then
    perform private.tell_followers(tell_if_funded.contribution, 'campaign_funded', null);
  end if;
end $$;

create or replace function private.count_pledge() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.campaigns as k set
      promised = k.promised - greatest(old.amount - old.given, 0), pledges_count = k.pledges_count - 1,
      received = k.received - case when old.is_received then greatest(old.amount - old.given, 0) else 0 end
    where k.contribution_id = old.contribution_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.campaigns as k set
      promised = k.promised + greatest(new.amount - new.given, 0), pledges_count = k.pledges_count + 1,
      received = k.received + case when new.is_received then greatest(new.amount - new.given, 0) else 0 end
    where k.contribution_id = new.contribution_id;
  end if;
  perform private.tell_if_funded(case when tg_op = 'DELETE' then old.contribution_id else new.contribution_id end);
  return null;
end $$;

drop trigger count_pledge on public.campaign_pledges;

create trigger count_pledge after insert or update of amount, is_received, given or delete on public.campaign_pledges
for each row execute function private.count_pledge();

create or replace function private.guard_campaign() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.campaigns as k where k.contribution_id = old.id and k.pledges_count + k.gifts_count > 0) then
    raise exception 'has_pledges' using errcode = '55000';
  end if;
  return new;
end $$;

create or replace function private.facts_of_giving_back(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'stage', private.campaign_stage(c.state, k, current_date), 'organiser', private.organiser_card(c.place_id, k.group_id),
      'beneficiary', k.beneficiary, 'goal', k.goal, 'currency', k.currency, 'promised', k.promised, 'received', k.received,
      'pledges', k.pledges_count, 'starts_on', k.starts_on, 'ends_on', k.ends_on, 'give_url', k.give_url,
      'is_zakat', k.is_zakat, 'zakat_statement', k.zakat_statement, 'zakat_by', k.zakat_by,
      'is_open', c.state = 'published' and k.ended_at is null and current_date between k.starts_on and k.ends_on
        and k.reported_at is null,
      'is_overdue', coalesce(private.owes_report_since(k, current_date) < current_date - 90, false),
      'owes_since', private.owes_report_since(k, current_date), 'reported_at', k.reported_at,
      'photo', private.own_picture(c.id)
    ) || private.card_facts(k.contribution_id)
    from public.campaigns as k join public.contributions as c on c.id = k.contribution_id
    where k.contribution_id = facts_of_giving_back.contribution
  );
end $$;

create or replace function public.campaign_details(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'story', k.story, 'may_run', me.runs,
    'organiser', case when c.author_id = auth.uid() then coalesce('place:' || c.place_id, 'group:' || k.group_id) end,
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'body', e.body, 'amount', e.amount, 'happened_on', e.happened_on, 'state', e.state,
        'document', e.document, 'at', coalesce(e.published_at, e.created_at)
      ) order by e.created_at desc, e.id), '[]')
      from public.campaign_entries as e
      where e.contribution_id = k.contribution_id and e.kind not in ('shift', 'dua')
        and (e.state = 'published' or me.runs and e.state in ('review', 'hidden'))
    ),
    'duas', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'body', d.body, 'name', private.public_name(d.author_id), 'is_private', d.is_private, 'state', d.state,
        'is_mine', d.author_id is not distinct from auth.uid() and auth.uid() is not null
      ) order by d.created_at desc, d.id), '[]')
      from (
        select e.* from public.campaign_entries as e
        where e.contribution_id = k.contribution_id and e.kind = 'dua' and (
          e.author_id = auth.uid() and e.state in ('review', 'published')
          or e.state = 'published' and (not e.is_private or me.runs) and not private.is_folded(e.author_id)
        )
        order by e.author_id is not distinct from auth.uid() desc, e.created_at desc limit 60
      ) as d
    ),
    'spent', (
      select coalesce(sum(e.amount), 0) from public.campaign_entries as e
      where e.contribution_id = k.contribution_id and e.kind = 'spend' and e.state = 'published'
    ),
    'shifts', (
      select coalesce(jsonb_agg(private.shift_card(s, e) order by s.starts_at, s.entry_id), '[]')
      from public.campaign_entries as e join public.volunteer_shifts as s on s.entry_id = e.id
      where e.contribution_id = k.contribution_id and s.ends_at > now() - interval '1 day'
        and (e.state = 'published' or me.runs and e.state in ('review', 'hidden'))
    ),
    'mine', (
      select jsonb_build_object(
        'amount', p.amount, 'is_received', p.is_received, 'is_given', p.given >= p.amount, 'remind', p.remind
      )
      from public.campaign_pledges as p where p.contribution_id = k.contribution_id and p.user_id = auth.uid()
    ),
    'pledges', case when me.runs then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', private.public_name(p.user_id), 'amount', p.amount, 'is_received', p.is_received, 'given', p.given,
        'at', p.created_at
      ) order by p.is_received, p.created_at desc), '[]')
      from (
        select x.* from public.campaign_pledges as x where x.contribution_id = k.contribution_id
        order by x.is_received, x.created_at desc limit 200
      ) as p
    ) end
  )
  from public.campaigns as k join public.contributions as c on c.id = k.contribution_id
  cross join lateral (select coalesce(private.runs_campaign(k.contribution_id, auth.uid()), false) as runs) as me
  where k.contribution_id = campaign_details.contribution
    and not private.is_out_of_reach(c) and (c.state = 'published' or c.author_id = auth.uid() or c.state <> 'draft' and private.is_staff())
$$;

create or replace function public.record_payment_event(event jsonb, today date default null) returns text
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

create table public.campaign_accounts (
  id uuid primary key default gen_random_uuid(),
  contribution_id uuid not null unique references public.campaigns (contribution_id) on delete cascade,
  account_ref text not null check (account_ref ~ '^acct_[A-Za-z0-9_]{1,120}$'),
  -- Whose it is, in the provider's words.
  name text not null default '' check (length(name) <= 200),
  -- Whether the provider lets it take money.
  is_ready boolean not null default false,
  state text not null default 'review' check (state in ('review', 'confirmed', 'refused')),
  created_at timestamptz not null default now()
);

call private.passport(
  'public.campaign_accounts', written_by => 'members',
  people => '{"contribution_id": {"part": "community", "through": "contributions.author_id"}}',
  watched => '{id}'
);

create index campaign_accounts_account_ref on public.campaign_accounts (account_ref);

comment on table public.campaign_accounts is 'The account a campaign takes gifts into. It takes none before our team has said whose it is.';

create table public.campaign_gifts (
  id uuid primary key default gen_random_uuid(),
  contribution_id uuid not null references public.campaigns (contribution_id) on delete cascade,
  -- As it was when somebody was sent to pay: events of another account say nothing about this gift.
  account_ref text not null,
  user_id uuid references auth.users (id) on delete set null,
  amount bigint not null check (amount between 1 and 1000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  payment_ref text unique check (length(payment_ref) <= 255),
  paid_cents bigint check (paid_cents >= 0),
  paid_at timestamptz,
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  created_at timestamptz not null default now()
);

call private.passport('public.campaign_gifts', written_by => 'site', people => '{"user_id": "money"}');

create index campaign_gifts_of on public.campaign_gifts (contribution_id, created_at desc);

create index campaign_gifts_user_id on public.campaign_gifts (user_id, contribution_id);

create index campaign_gifts_unpaid on public.campaign_gifts (created_at) where paid_cents is null;

comment on table public.campaign_gifts is
  'What somebody said they give to a campaign by card, and what came of it. Who gave is the giver''s to see.';

create trigger audit after update on public.campaign_gifts for each row execute function private.audit('id');

create function private.kept_of_gift(paid_cents bigint, refunded_cents bigint) returns bigint
language sql immutable set search_path = ''
as $$
  select greatest(coalesce(paid_cents, 0) - refunded_cents, 0) / 100
$$;

create function private.count_campaign_gift() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  subject uuid := case tg_op when 'DELETE' then old.contribution_id else new.contribution_id end;
  had bigint := case tg_op when 'INSERT' then 0 else private.kept_of_gift(old.paid_cents, old.refunded_cents) end;
  has bigint := case tg_op when 'DELETE' then 0 else private.kept_of_gift(new.paid_cents, new.refunded_cents) end;
begin
  if has = had then
    return null;
  end if;
  update public.campaigns as k set
    given = k.given + has - had, received = k.received + has - had, promised = k.promised + has - had,
    gifts_count = k.gifts_count + case when has > 0 then 1 else 0 end - case when had > 0 then 1 else 0 end
  where k.contribution_id = subject;
  perform private.tell_if_funded(subject);
  if tg_op = 'UPDATE' then
    update public.campaign_pledges as p set given = (
      select coalesce(sum(private.kept_of_gift(g.paid_cents, g.refunded_cents)), 0) from public.campaign_gifts as g
      where g.contribution_id = p.contribution_id and g.user_id = p.user_id and g.created_at >= p.created_at
    )
    where p.contribution_id = new.contribution_id and p.user_id = new.user_id and p.created_at <= new.created_at;
  end if;
  perform private.tell_live('contribution:' || subject, 'changed', '{}');
  return null;
end $$;

create trigger count_campaign_gift after insert or update of paid_cents, refunded_cents or delete on public.campaign_gifts
for each row execute function private.count_campaign_gift();

create function private.account_for_gifts(contribution uuid) returns public.campaign_accounts
language sql stable security definer set search_path = ''
as $$
  select a from public.campaign_accounts as a
  join public.campaigns as k on k.contribution_id = a.contribution_id
  join public.contributions as c on c.id = k.contribution_id
  where a.contribution_id = account_for_gifts.contribution and a.is_ready and a.state = 'confirmed'
    and private.payment_provider() = 'stripe'
    and c.state = 'published' and k.ended_at is null and k.reported_at is null
    and current_date between k.starts_on and k.ends_on
    -- Whoever speaks for a mosque no longer takes nothing for it.
    and private.runs_campaign(k.contribution_id, c.author_id)
$$;

create function private.card_facts(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'gifts', k.gifts_count, 'given', k.given, 'goes_to', (private.account_for_gifts(k.contribution_id)).name,
    'account', (
      select jsonb_build_object('name', a.name, 'is_ready', a.is_ready, 'state', a.state)
      from public.campaign_accounts as a
      where a.contribution_id = k.contribution_id and private.runs_campaign(k.contribution_id, auth.uid())
    )
  )
  from public.campaigns as k where k.contribution_id = card_facts.contribution
$$;

create function public.connect_campaign(contribution uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if not private.runs_campaign(contribution, member) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  perform private.need_second_factor();
  perform private.take_turn('connect', member, 20);
  insert into public.campaign_accounts (contribution_id, account_ref)
  select k.contribution_id, a.account_ref
  from public.campaigns as k join public.contributions as c on c.id = k.contribution_id
  join public.contributions as other on other.author_id = member and other.place_id is not distinct from c.place_id
  join public.campaigns as o on o.contribution_id = other.id and o.group_id is not distinct from k.group_id
  join public.campaign_accounts as a on a.contribution_id = o.contribution_id and a.state <> 'refused'
  where k.contribution_id = connect_campaign.contribution
  order by a.created_at desc limit 1
  on conflict (contribution_id) do nothing;
end $$;

create function public.disconnect_campaign(contribution uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.runs_campaign(contribution, private.require_member()) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  perform private.need_second_factor();
  perform private.withdraw_moderation('campaign_account', a.id)
  from public.campaign_accounts as a where a.contribution_id = disconnect_campaign.contribution;
  delete from public.campaign_accounts as a where a.contribution_id = disconnect_campaign.contribution;
end $$;

create function private.note_account(a public.campaign_accounts, said jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- An account that was disconnected has no name there: the one we know stands.
  called text := coalesce(nullif(left(btrim(private.clean_text(said ->> 'name')), 200), ''), a.name);
  ready boolean := coalesce((said ->> 'is_ready')::boolean, false);
  waits boolean := ready and (a.state = 'review' or called is distinct from a.name);
begin
  if (called, ready) is distinct from (a.name, a.is_ready) then
    update public.campaign_accounts as x set
      name = called, is_ready = ready, state = case when called is distinct from a.name then 'review' else x.state end
    where x.id = a.id;
  end if;
  if waits then
    perform private.enqueue_moderation(
      'campaign_account', a.id, c.place_id, case a.state when 'review' then 'new' else 'changed' end, c.title, c.author_id
    )
    from public.contributions as c where c.id = a.contribution_id;
  end if;
end $$;

create function public.keep_campaign_account(campaign uuid, account text, said jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.campaign_accounts;
begin
  insert into public.campaign_accounts as x (contribution_id, account_ref) values (campaign, account)
  on conflict (contribution_id) do nothing;
  select * into a from public.campaign_accounts as x where x.contribution_id = campaign and x.account_ref = account for update;
  if a.id is not null then
    perform private.note_account(a, said);
  end if;
end $$;

create function private.decide_campaign_account(subject_id uuid, decision text, note text, decided_by uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.campaign_accounts as a set
    state = case decision when 'approved' then 'confirmed' when 'rejected' then 'refused' else 'review' end
  where a.id = decide_campaign_account.subject_id
$$;

create function private.preview_campaign_account(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', c.author_id, 'place_id', c.place_id, 'title', c.title, 'language', c.language,
    'text', concat_ws(E'\n\n', concat_ws(' → ', private.organiser_card(c.place_id, k.group_id) ->> 'name', nullif(a.name, '')), a.account_ref),
    'link', '/community/giving-back/' || c.slug
  )
  from public.campaign_accounts as a join public.campaigns as k on k.contribution_id = a.contribution_id
  join public.contributions as c on c.id = k.contribution_id
  where a.id = preview_campaign_account.subject_id
$$;

create function public.start_campaign_gift(campaign uuid, amount bigint, giver uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.campaign_accounts := private.account_for_gifts(campaign);
  k public.campaigns;
  g public.campaign_gifts;
begin
  if a.id is null then
    raise exception 'closed' using errcode = '55000';
  end if;
  select * into k from public.campaigns as x where x.contribution_id = campaign;
  if exists (select from public.contributions as c where c.id = campaign and c.author_id = start_campaign_gift.giver) then
    raise exception 'own' using errcode = '42501';
  end if;
  if start_campaign_gift.amount is null or start_campaign_gift.amount not between 1 and least(k.goal, 1000000000) then
    raise exception 'amount' using errcode = '22023';
  end if;
  -- Pages to pay on are open for a day; what came of none of them is forgotten.
  delete from public.campaign_gifts as old where old.paid_cents is null and old.created_at < now() - interval '90 days';
  if (
    select count(*) from public.campaign_gifts as x
    where x.user_id = start_campaign_gift.giver and x.paid_cents is null and x.created_at > now() - interval '1 day'
  ) >= 20 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.campaign_gifts (contribution_id, account_ref, user_id, amount, currency)
  values (campaign, a.account_ref, start_campaign_gift.giver, start_campaign_gift.amount, k.currency)
  returning * into g;
  return jsonb_build_object(
    'id', g.id, 'account_ref', g.account_ref, 'amount_cents', g.amount * 100, 'currency', g.currency
  );
end $$;

create function private.record_campaign_event(event jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pay jsonb := event -> 'payment';
  a public.campaign_accounts;
  g public.campaign_gifts;
begin
  if event ? 'merchant' then
    for a in select * from public.campaign_accounts as x where x.account_ref = event ->> 'account' order by x.id for update loop
      perform private.note_account(a, event -> 'merchant');
    end loop;
    return case when a.id is null then 'unknown' else 'taken' end;
  end if;
  select * into g from public.campaign_gifts as x
  where x.id = private.as_uuid(event ->> 'gift') and x.account_ref = event ->> 'account' for update;
  if g.id is null or pay is null
    or pay ? 'currency' and upper(pay ->> 'currency') <> g.currency
    or g.payment_ref is not null and g.payment_ref <> pay ->> 'ref'
  then
    return 'unknown';
  end if;
  update public.campaign_gifts as x set
    payment_ref = pay ->> 'ref', paid_cents = coalesce(x.paid_cents, (pay ->> 'amount_cents')::bigint),
    paid_at = coalesce(x.paid_at, (pay ->> 'paid_at')::timestamptz),
    refunded_cents = greatest(x.refunded_cents, coalesce((pay ->> 'refunded_cents')::bigint, 0))
  where x.id = g.id;
  return 'taken';
end $$;

create policy "whoever runs a campaign can see its account" on public.campaign_accounts
for select to authenticated using (
  exists (select from public.contributions as c where c.id = contribution_id and c.author_id = (select auth.uid()))
);

create policy "staff can see every account of a campaign" on public.campaign_accounts
for select to authenticated using ((select private.is_staff()));

create policy "members can see what they gave" on public.campaign_gifts
for select to authenticated using (user_id = (select auth.uid()));

create trigger audit after insert or update or delete on public.campaign_accounts
for each row execute function private.audit('id');

comment on column public.campaigns.given is 'What came by card on its page. It is part of what was received.';

revoke all on table public.campaign_accounts from public, anon, authenticated, service_role;

grant insert on table public.campaign_accounts to service_role;

grant select on table public.campaign_accounts to service_role;

grant update on table public.campaign_accounts to service_role;

grant delete on table public.campaign_accounts to service_role;

grant truncate on table public.campaign_accounts to service_role;

grant references on table public.campaign_accounts to service_role;

grant trigger on table public.campaign_accounts to service_role;

grant select on table public.campaign_accounts to authenticated;

revoke all on table public.campaign_gifts from public, anon, authenticated, service_role;

grant insert on table public.campaign_gifts to service_role;

grant select on table public.campaign_gifts to service_role;

grant update on table public.campaign_gifts to service_role;

grant delete on table public.campaign_gifts to service_role;

grant truncate on table public.campaign_gifts to service_role;

grant references on table public.campaign_gifts to service_role;

grant trigger on table public.campaign_gifts to service_role;

grant select on table public.campaign_gifts to authenticated;

revoke execute on function private.tell_if_funded(contribution uuid) from public, anon, authenticated, service_role;

revoke execute on function private.kept_of_gift(paid_cents bigint, refunded_cents bigint) from public, anon, authenticated, service_role;

revoke execute on function private.count_campaign_gift() from public, anon, authenticated, service_role;

revoke execute on function private.account_for_gifts(contribution uuid) from public, anon, authenticated, service_role;

revoke execute on function private.card_facts(contribution uuid) from public, anon, authenticated, service_role;

revoke execute on function private.note_account(a campaign_accounts, said jsonb) from public, anon, authenticated, service_role;

revoke execute on function private.decide_campaign_account(subject_id uuid, decision text, note text, decided_by uuid) from public, anon, authenticated, service_role;

revoke execute on function private.preview_campaign_account(subject_id uuid) from public, anon, authenticated, service_role;

revoke execute on function private.record_campaign_event(event jsonb) from public, anon, authenticated, service_role;

revoke execute on function public.connect_campaign(contribution uuid) from public, anon, authenticated, service_role;

grant execute on function public.connect_campaign(contribution uuid) to service_role;

grant execute on function public.connect_campaign(contribution uuid) to authenticated;

revoke execute on function public.disconnect_campaign(contribution uuid) from public, anon, authenticated, service_role;

grant execute on function public.disconnect_campaign(contribution uuid) to service_role;

grant execute on function public.disconnect_campaign(contribution uuid) to authenticated;

revoke execute on function public.keep_campaign_account(campaign uuid, account text, said jsonb) from public, anon, authenticated, service_role;

grant execute on function public.keep_campaign_account(campaign uuid, account text, said jsonb) to service_role;

revoke execute on function public.start_campaign_gift(campaign uuid, amount bigint, giver uuid) from public, anon, authenticated, service_role;

grant execute on function public.start_campaign_gift(campaign uuid, amount bigint, giver uuid) to service_role;

comment on column public.campaigns.promised is 'Of all pledges that stand, arrived or not, and of gifts by card.';
