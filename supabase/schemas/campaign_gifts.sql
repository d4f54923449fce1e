-- Gifts by card on the page of a campaign: paid into an account of its own at the payment provider, never through ours. What came
-- is what the provider signed, and sums follow from it.

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

-- What of a gift stayed, in whole units as campaigns count.
create function private.kept_of_gift(paid_cents bigint, refunded_cents bigint) returns bigint
language sql immutable set search_path = ''
as $$
  select greatest(coalesce(paid_cents, 0) - refunded_cents, 0) / 100
$$;

-- A gift counts as what came, and keeps what its giver had promised before.
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

-- The account gifts of this campaign go into; null where it takes none now.
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

-- Facts of the page: where gifts by card go, what came by card, and to whoever runs the campaign how far its account is.
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

-- Whoever runs a campaign may connect an account; one they connected for another campaign of the same organiser is taken again.
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

-- The provider says something of an account: our team looks at each before it takes money, and again when it is called otherwise.
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

-- By the process, which asked the provider for this account.
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

-- Someone wants to give by card. Written by the process, which sends them to pay.
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

-- An event of a connected account, in whichever order it comes. Called by record_payment_event, once for each event: whatever else
-- it says, it is about gifts of that account, and about no money of ours.
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

grant select on public.campaign_accounts, public.campaign_gifts to authenticated;
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

revoke execute on function
  private.kept_of_gift(bigint, bigint), private.count_campaign_gift(), private.account_for_gifts(uuid), private.card_facts(uuid),
  private.note_account(public.campaign_accounts, jsonb), private.decide_campaign_account(uuid, text, text, uuid),
  private.preview_campaign_account(uuid), private.record_campaign_event(jsonb),
  public.connect_campaign(uuid), public.disconnect_campaign(uuid), public.keep_campaign_account(uuid, text, jsonb),
  public.start_campaign_gift(uuid, bigint, uuid)
from public, anon, authenticated;
grant execute on function public.connect_campaign(uuid), public.disconnect_campaign(uuid) to authenticated, service_role;
grant execute on function public.keep_campaign_account(uuid, text, jsonb), public.start_campaign_gift(uuid, bigint, uuid) to service_role;
