-- Giving back: campaigns of mosques, businesses and confirmed groups, what people promise to give, how it was spent, and
-- shifts of volunteers. No money passes through here; gifts by card are in campaign_gifts.sql. The words of a contribution hold the whole campaign as text, so that
-- whoever checks it sees every line, and a changed link is a changed text that waits again.
--
-- How far a campaign is follows from its rows and is written nowhere: draft, review, checked (before its first day), running,
-- funded (what arrived reaches the goal), ended, reported.

insert into public.community_sections (
  section, position, fewest_characters, most_characters, categories, has_facts, is_premoderated
)
values (
  'giving-back', 40, 40, 20000, array['building', 'food', 'emergency', 'schooling', 'health', 'neighbours'], true, true
);

create table public.giving_groups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (length(name) between 3 and 120 and private.is_plain_name(name)),
  about text not null check (length(about) between 20 and 2000),
  website text check (length(website) <= 500 and private.is_web_address(website)),
  state text not null default 'review' check (state in ('review', 'confirmed', 'refused')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);
call private.passport('public.giving_groups', written_by => 'members', people => '{"user_id": "community"}');
create index giving_groups_user_id on public.giving_groups (user_id);
comment on table public.giving_groups is 'Groups without a listing that may run campaigns once staff know who they are.';

create table public.campaigns (
  contribution_id uuid primary key references public.contributions (id) on delete cascade,
  group_id uuid references public.giving_groups (id) on delete restrict,
  story text not null default '' check (length(story) <= 15000),
  beneficiary text check (length(beneficiary) <= 200),
  goal bigint check (goal between 1 and 1000000000000),
  currency text not null default 'USD' check (currency in (
    'AED', 'AUD', 'BDT', 'CAD', 'EGP', 'EUR', 'GBP', 'IDR', 'INR', 'MAD', 'MYR', 'NGN', 'PKR', 'SAR', 'TRY', 'USD', 'ZAR'
  )),
  starts_on date check (private.is_sane_day(starts_on)),
  ends_on date check (private.is_sane_day(ends_on)),
  give_url text check (length(give_url) <= 500 and give_url ~ '^https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?$'),
  is_zakat boolean not null default false,
  zakat_statement text check (length(zakat_statement) <= 1000),
  zakat_by text check (length(zakat_by) <= 160),
  promised bigint not null default 0,
  received bigint not null default 0,
  pledges_count integer not null default 0,
  given bigint not null default 0,
  gifts_count integer not null default 0,
  funded_at timestamptz,
  ended_at timestamptz,
  reported_at timestamptz,
  funded_told_at timestamptz,
  overdue_told_at timestamptz,
  check (ends_on >= starts_on),
  check (not is_zakat or zakat_statement is not null and zakat_by is not null)
);
call private.passport(
  'public.campaigns', written_by => 'members',
  people => '{"contribution_id": {"part": "community", "through": "contributions.author_id"}}',
  watched => '{contribution_id}'
);
comment on column public.campaigns.funded_told_at is 'When people were told that the goal was reached: once, whatever happens to pledges later.';
create index campaigns_unreported on public.campaigns (contribution_id) where reported_at is null and overdue_told_at is null;
create index campaigns_group_id on public.campaigns (group_id) where group_id is not null;
comment on table public.campaigns is
  'A campaign in its parts. Written by functions only; sums come from pledges, states from what happened.';
comment on column public.campaigns.promised is 'Of all pledges that stand, arrived or not, and of gifts by card.';
comment on column public.campaigns.given is 'What came by card on its page. It is part of what was received.';

create table public.campaign_pledges (
  id uuid primary key default gen_random_uuid(),
  contribution_id uuid not null references public.campaigns (contribution_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  amount bigint not null check (amount >= 1),
  is_received boolean not null default false,
  -- What of it, and beyond, its giver has given by card since: that counts as gifts, not as a promise.
  given bigint not null default 0 check (given >= 0),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  -- When its giver wants to be reminded, by which clocks and by whose moon: the country they were in, and the days by which their own
  -- calendar differs from it.
  remind text check (remind in ('fridays', 'last_ten')),
  remind_zone text check (private.is_time_zone(remind_zone)),
  remind_country text check (remind_country ~ '^[A-Z]{2}$'),
  remind_moved smallint not null default 0 check (remind_moved between -2 and 2),
  reminded_on date,
  check ((remind is null) = (remind_zone is null)),
  unique (contribution_id, user_id)
);
call private.passport('public.campaign_pledges', written_by => 'members', people => '{"user_id": "community"}');
create index campaign_pledges_user_id on public.campaign_pledges (user_id, created_at desc);
create index campaign_pledges_remind on public.campaign_pledges (remind, id) where remind is not null;
comment on table public.campaign_pledges is 'What somebody promised to give: theirs to see, and the campaign''s. Others see sums.';

create table public.campaign_entries (
  id uuid primary key default gen_random_uuid(),
  contribution_id uuid not null references public.campaigns (contribution_id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('update', 'spend', 'report', 'shift', 'dua')),
  body text not null check (length(body) between 5 and 5000),
  amount bigint check (amount between 1 and 1000000000000),
  happened_on date check (private.is_sane_day(happened_on)),
  document text check (length(document) <= 200),
  -- A dua that only the campaign reads.
  is_private boolean not null default false,
  state text not null default 'review' check (state in ('review', 'published', 'hidden', 'removed')),
  published_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  check (kind <> 'spend' or amount is not null and happened_on is not null)
);
call private.passport(
  'public.campaign_entries', written_by => 'members',
  people => '{"author_id": "community"}',
  watched => '{id}'
);
create index campaign_entries_of on public.campaign_entries (contribution_id, created_at desc);
create index campaign_entries_author_id on public.campaign_entries (author_id);
create unique index campaign_entries_dua on public.campaign_entries (contribution_id, author_id) where kind = 'dua';
create unique index campaign_entries_document on public.campaign_entries (document) where document is not null;
comment on table public.campaign_entries is
  'What a campaign tells: news, money spent with its paper, the final report, shifts; and the dua somebody gave with their pledge. Spending and reports always wait for staff.';

create table public.volunteer_shifts (
  entry_id uuid primary key references public.campaign_entries (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null check (private.is_time_zone(time_zone)),
  capacity smallint not null check (capacity between 1 and 500),
  taken smallint not null default 0,
  cancelled_at timestamptz,
  moved_from timestamptz,
  reminded_at timestamptz,
  check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours'),
  check (taken between 0 and capacity)
);
call private.passport('public.volunteer_shifts', written_by => 'members', watched => '{entry_id}');
create index volunteer_shifts_to_remind on public.volunteer_shifts (starts_at) where reminded_at is null and cancelled_at is null;
create index volunteer_shifts_next on public.volunteer_shifts (starts_at, entry_id) where cancelled_at is null;
comment on table public.volunteer_shifts is 'When hands are needed and how many. How many are taken is counted with the sign-ups.';

create table public.shift_signups (
  entry_id uuid not null references public.volunteer_shifts (entry_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (entry_id, user_id)
);
call private.passport('public.shift_signups', written_by => 'members', people => '{"user_id": "community"}');
create index shift_signups_user_id on public.shift_signups (user_id);
comment on table public.shift_signups is 'Who comes to a shift: theirs to see, and the campaign''s. Others see how many.';

-- Counting.

-- People are told once that the goal was reached, whatever happens to pledges later.
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

create function private.count_pledge() returns trigger
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
create trigger count_pledge after insert or update of amount, is_received, given or delete on public.campaign_pledges
for each row execute function private.count_pledge();

-- The row of the shift is the queue in which they stand: its check refuses one too many, whoever writes it.
create function private.count_signup() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.volunteer_shifts as s set taken = s.taken + case tg_op when 'INSERT' then 1 else -1 end
  where s.entry_id = case tg_op when 'INSERT' then new.entry_id else old.entry_id end;
  return null;
end $$;
create trigger count_signup after insert or delete on public.shift_signups
for each row execute function private.count_signup();

-- Whoever took promises from people does not take the page away from under them.
create function private.guard_campaign() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.campaigns as k where k.contribution_id = old.id and k.pledges_count + k.gifts_count > 0) then
    raise exception 'has_pledges' using errcode = '55000';
  end if;
  return new;
end $$;
create trigger guard_campaign before update of state on public.contributions
for each row when (new.section = 'giving-back' and new.state in ('withdrawn', 'merged') and old.state <> new.state)
execute function private.guard_campaign();

-- Where the money goes, and for whom: whoever changes that takes what others give.
create trigger ask_second_factor before update of give_url, beneficiary on public.campaigns
for each row when (
  auth.uid() is not null and (new.give_url, new.beneficiary) is distinct from (old.give_url, old.beneficiary)
)
execute function private.ask_second_factor();

-- Who may.

create function private.may_run_campaigns(place uuid, giving_group uuid, member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when place is not null and giving_group is null then private.speaks_for_place(place, member)
      and exists (select from public.places as p where p.id = place)
    when giving_group is not null and place is null then exists (
      select from public.giving_groups as g where g.id = giving_group and g.user_id = member and g.state = 'confirmed'
    )
    else false
  end
$$;

-- Its author, for as long as they speak for who runs it.
create function private.runs_campaign(contribution uuid, member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.campaigns as k join public.contributions as c on c.id = k.contribution_id
    where k.contribution_id = runs_campaign.contribution and c.author_id = member
      and private.may_run_campaigns(c.place_id, k.group_id, member)
  )
$$;

create function private.place_name(place uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select m.name from public.mosque_unified as m where m.id = place),
    (select u.name from public.business_unified as u where u.id = place)
  )
$$;

-- What the caller may run a campaign for, and the groups of theirs that wait.
create function public.my_organisers() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(o) order by o.name), '[]')
  from (
    select 'place:' || x.place as id, private.place_name(x.place) as name, 'confirmed' as state
    from (
      select b.place_id as place from public.businesses as b where b.owner_id = auth.uid() and b.status = 'published'
      union select a.mosque_id from public.mosque_admins as a where a.user_id = auth.uid()
    ) as x where private.place_name(x.place) is not null
    union all
    select 'group:' || g.id, g.name, g.state from public.giving_groups as g where g.user_id = auth.uid()
  ) as o
$$;

create function public.register_giving_group(name text, about text, website text default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  new_id uuid := gen_random_uuid();
  called text := regexp_replace(private.clean_text(register_giving_group.name), '\s+', ' ', 'g');
  words text := private.clean_text(register_giving_group.about);
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.giving'), hashtext(member::text));
  if (
    select count(*) from public.giving_groups as g
    where g.user_id = member and (g.state = 'review' or g.created_at > now() - interval '1 day')
  ) >= 3 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  if coalesce(length(called), 0) not between 3 and 120 then
    raise exception 'group_name' using errcode = '22023';
  end if;
  if coalesce(length(words), 0) not between 20 and 2000 then
    raise exception 'group_about' using errcode = '22023';
  end if;
  if private.word_effect(concat_ws(E'\n', called, words)) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  insert into public.giving_groups (id, user_id, name, about, website)
  values (new_id, member, called, words, nullif(btrim(register_giving_group.website), ''));
  perform private.enqueue_moderation('giving_group', new_id, null, 'new', called, member);
  return new_id;
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

create function private.decide_giving_group(subject_id uuid, decision text, note text, decided_by uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.giving_groups as g set
    state = case decision when 'approved' then 'confirmed' when 'rejected' then 'refused' else 'review' end
  where g.id = decide_giving_group.subject_id
$$;

create function private.preview_giving_group(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', g.user_id, 'title', g.name, 'text', concat_ws(E'\n\n', g.about, g.website),
    'link', '/community/giving-back/new'
  )
  from public.giving_groups as g where g.id = preview_giving_group.subject_id
$$;

-- Writing a campaign.

create function private.campaign_text(k public.campaigns, organiser text) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    E'\n\n', nullif(k.story, ''), nullif(concat_ws(' → ', organiser, k.beneficiary), ''),
    nullif(concat_ws(' · ', k.goal || ' ' || k.currency, concat_ws(' – ', k.starts_on::text, k.ends_on::text)), ''),
    case when k.is_zakat then '**Zakaat** (' || k.zakat_by || '): ' || k.zakat_statement end, k.give_url
  )
$$;

create function private.campaign_line(content text, most integer) returns text
language sql immutable set search_path = ''
as $$
  select nullif(left(btrim(regexp_replace(private.clean_text(content), '\s+', ' ', 'g')), most), '')
$$;

create function private.read_campaign(story text, campaign jsonb, wanted text) returns public.campaigns
language plpgsql stable security definer set search_path = ''
as $$
declare
  k public.campaigns;
begin
  k.story := coalesce(private.clean_text(read_campaign.story), '');
  k.beneficiary := private.campaign_line(campaign ->> 'beneficiary', 200);
  k.goal := (campaign ->> 'goal')::bigint;
  k.currency := coalesce(campaign ->> 'currency', 'USD');
  k.starts_on := nullif(campaign ->> 'starts_on', '')::date;
  k.ends_on := nullif(campaign ->> 'ends_on', '')::date;
  k.give_url := nullif(btrim(campaign ->> 'give_url'), '');
  k.is_zakat := coalesce((campaign ->> 'is_zakat')::boolean, false);
  k.zakat_statement := case when k.is_zakat then nullif(left(private.clean_text(campaign ->> 'zakat_statement'), 1000), '') end;
  k.zakat_by := case when k.is_zakat then private.campaign_line(campaign ->> 'zakat_by', 160) end;
  if length(k.story) > 15000 then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if wanted <> 'draft' and length(k.story) < 40 then
    raise exception 'body_short' using errcode = '22023';
  end if;
  if wanted <> 'draft' and k.goal is null then
    raise exception 'goal' using errcode = '22023';
  end if;
  if k.ends_on < k.starts_on or wanted <> 'draft' and (k.starts_on is null or k.ends_on is null or k.ends_on > k.starts_on + 730) then
    raise exception 'dates' using errcode = '22023';
  end if;
  if k.is_zakat and (k.zakat_statement is null or k.zakat_by is null) then
    raise exception 'zakat' using errcode = '22023';
  end if;
  return k;
end $$;

-- `campaign`: organiser ("place:…" or "group:…"), goal, currency, starts_on, ends_on, give_url, beneficiary, is_zakat,
-- zakat_statement, zakat_by. Who runs it and how much it asks for stand once it was public.
create function public.save_campaign(
  input jsonb, campaign jsonb, contribution uuid default null, wanted text default 'publish'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  k public.campaigns := private.read_campaign(input ->> 'body', campaign, wanted);
  old public.campaigns;
  was public.contributions;
  kept public.contributions;
  place uuid := private.as_uuid(substring(campaign ->> 'organiser' from '^place:(.*)$'));
begin
  k.group_id := private.as_uuid(substring(campaign ->> 'organiser' from '^group:(.*)$'));
  if not private.may_run_campaigns(place, k.group_id, member) then
    raise exception 'organiser' using errcode = '42501';
  end if;
  if contribution is not null then
    select * into was from public.contributions as c where c.id = contribution for update;
    select * into old from public.campaigns as x where x.contribution_id = contribution;
    if was.published_at is not null and (old.goal, old.currency, old.group_id, was.place_id)
      is distinct from (k.goal, k.currency, k.group_id, place)
    then
      raise exception 'goal_fixed' using errcode = '55000';
    end if;
    if old.ended_at is not null or old.reported_at is not null then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  kept := private.keep_contribution(
    'giving-back', input || jsonb_build_object(
      'body', private.campaign_text(k, coalesce(private.place_name(place), (
        select g.name from public.giving_groups as g where g.id = k.group_id
      ))),
      'tags', case when k.is_zakat then '["zakat"]'::jsonb else '[]'::jsonb end, 'place_id', place
    ),
    contribution, wanted
  );
  insert into public.campaigns (
    contribution_id, group_id, story, beneficiary, goal, currency, starts_on, ends_on, give_url, is_zakat,
    zakat_statement, zakat_by
  )
  values (
    kept.id, k.group_id, k.story, k.beneficiary, k.goal, k.currency, k.starts_on, k.ends_on, k.give_url, k.is_zakat,
    k.zakat_statement, k.zakat_by
  )
  on conflict (contribution_id) do update set
    group_id = excluded.group_id, story = excluded.story, beneficiary = excluded.beneficiary, goal = excluded.goal,
    currency = excluded.currency, starts_on = excluded.starts_on, ends_on = excluded.ends_on, give_url = excluded.give_url,
    is_zakat = excluded.is_zakat, zakat_statement = excluded.zakat_statement, zakat_by = excluded.zakat_by;
  return jsonb_build_object('id', kept.id, 'slug', kept.slug, 'state', kept.state);
end $$;

create function private.campaign_stage(state text, k public.campaigns, today date) returns text
language sql immutable set search_path = ''
as $$
  select case
    when state = 'draft' then 'draft'
    when state <> 'published' then 'review'
    when k.reported_at is not null then 'reported'
    when k.received >= k.goal then 'funded'
    when k.ended_at is not null or k.ends_on < today then 'ended'
    when k.starts_on > today then 'checked'
    else 'running'
  end
$$;

-- Since when it owes a report: the day it was funded or ended, whichever came first.
create function private.owes_report_since(k public.campaigns, today date) returns date
language sql immutable set search_path = ''
as $$
  select least(
    (k.funded_at at time zone 'utc')::date, (k.ended_at at time zone 'utc')::date, case when k.ends_on < today then k.ends_on end
  )
  where k.reported_at is null
$$;

-- Ends before its last day; there is no way back, since people were told.
create function public.end_campaign(contribution uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.runs_campaign(contribution, private.require_member()) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  update public.campaigns as k set ended_at = now()
  from public.contributions as c
  where k.contribution_id = end_campaign.contribution and c.id = k.contribution_id and c.state = 'published'
    and k.ended_at is null and k.ends_on >= current_date;
  if not found then
    raise exception 'conflict' using errcode = '55000';
  end if;
end $$;

-- Promises to give; null takes the promise back while nothing has arrived.
create function public.pledge(contribution uuid, amount bigint default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  subject public.contributions;
  k public.campaigns;
begin
  select * into subject from public.contributions as c
  where c.id = pledge.contribution and c.section = 'giving-back' and c.state = 'published';
  select * into k from public.campaigns as x where x.contribution_id = subject.id for no key update;
  if k.contribution_id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if exists (
    select from public.campaign_pledges as p where p.contribution_id = k.contribution_id and p.user_id = member and p.is_received
  ) then
    raise exception 'arrived' using errcode = '55000';
  end if;
  if pledge.amount is null then
    delete from public.campaign_pledges as p where p.contribution_id = k.contribution_id and p.user_id = member;
    perform private.take_back_dua(k.contribution_id, member);
    return;
  end if;
  if private.is_out_of_reach(subject) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if subject.author_id is not distinct from member then
    raise exception 'own' using errcode = '42501';
  end if;
  if private.campaign_stage(subject.state, k, current_date) not in ('running', 'funded')
    or k.ended_at is not null or k.ends_on < current_date
  then
    raise exception 'closed' using errcode = '55000';
  end if;
  -- Nobody makes a campaign look full by a promise nobody believes.
  if pledge.amount not between 1 and k.goal then
    raise exception 'amount' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.giving'), hashtext(member::text));
  if (select count(*) from public.campaign_pledges as p where p.user_id = member and p.created_at > now() - interval '1 day') >= 20 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.campaign_pledges as p (contribution_id, user_id, amount) values (k.contribution_id, member, pledge.amount)
  on conflict (contribution_id, user_id) do update set amount = excluded.amount;
  insert into public.contribution_marks as m (user_id, contribution_id, is_followed) values (member, k.contribution_id, true)
  on conflict (user_id, contribution_id) do update set is_followed = true, updated_at = now();
end $$;

-- Whoever pledged is reminded to give on Fridays, or in the last ten nights; null ends it.
create function public.remind_to_give(
  contribution uuid, remind text default null, time_zone text default null, country text default null, moved integer default 0
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  update public.campaign_pledges as p set
    remind = remind_to_give.remind, remind_zone = case when remind_to_give.remind is not null then remind_to_give.time_zone end,
    remind_country = remind_to_give.country, remind_moved = coalesce(remind_to_give.moved, 0), reminded_on = null
  where p.contribution_id = remind_to_give.contribution and p.user_id = member;
  if not found then
    raise exception 'pledge_first' using errcode = '55000';
  end if;
exception when check_violation or numeric_value_out_of_range then
  raise exception 'invalid' using errcode = '22023';
end $$;

-- Pledges whose givers may be reminded in this hour: of Fridays from nine, of nights from five in the evening, on their own clocks. Which
-- nights those are the site knows. Campaigns that are over remind nobody.
create function public.pledges_to_remind(remind text, after uuid default null, max_results integer default 500)
returns table (id uuid, day date, country text, moved integer)
language sql stable security definer set search_path = ''
as $$
  select p.id, l.at::date, p.remind_country, p.remind_moved::integer
  from public.campaign_pledges as p
  join public.campaigns as k on k.contribution_id = p.contribution_id
  join public.contributions as c on c.id = p.contribution_id
  cross join lateral (select now() at time zone p.remind_zone as at) as l
  where p.remind = pledges_to_remind.remind and (pledges_to_remind.after is null or p.id > pledges_to_remind.after)
    and p.reminded_on is distinct from l.at::date
    and case p.remind when 'fridays' then extract(isodow from l.at) = 5 and extract(hour from l.at) between 9 and 17
      else extract(hour from l.at) between 17 and 22 end
    and c.state = 'published' and k.ended_at is null and k.reported_at is null
    and coalesce(k.starts_on, l.at::date) <= l.at::date and coalesce(k.ends_on, l.at::date) >= l.at::date
  order by p.id limit least(greatest(max_results, 1), 1000)
$$;

-- Each once a day.
create function public.tell_to_give(pledge uuid, day date) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.campaign_pledges;
begin
  update public.campaign_pledges as x set reminded_on = tell_to_give.day
  where x.id = tell_to_give.pledge and x.remind is not null and x.reminded_on is distinct from tell_to_give.day
  returning * into p;
  if p.id is null then
    return false;
  end if;
  perform private.key_of_person(p.user_id);
  perform private.tell_newest(array[p.user_id], 'give_soon', p.contribution_id, null, null, jsonb_build_object('what', p.remind));
  return true;
end $$;

-- A dua goes, and with it what our team was to read. What they took down stays where it is.
create function private.take_back_dua(contribution uuid, member uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from public.campaign_entries as e
    where e.contribution_id = take_back_dua.contribution and e.author_id = member and e.kind = 'dua'
      and e.state in ('review', 'published')
    returning e.id
  )
  select private.withdraw_moderation('campaign_entry', g.id) from gone as g
$$;

-- The dua somebody gives with their pledge, one each; null takes it back. Read like other words before it is everyone's, and
-- in public only if they say so.
create function public.say_dua(contribution uuid, body text default null, is_private boolean default false) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  words text := regexp_replace(coalesce(private.clean_text(say_dua.body), ''), '\s+', ' ', 'g');
  subject public.contributions;
  e public.campaign_entries;
  was_taken_down boolean;
begin
  select * into subject from public.contributions as c
  where c.id = say_dua.contribution and c.section = 'giving-back' and c.state = 'published';
  if subject.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if say_dua.body is null then
    perform private.take_back_dua(subject.id, member);
    return 'removed';
  end if;
  if private.is_out_of_reach(subject) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if not exists (select from public.campaign_pledges as p where p.contribution_id = subject.id and p.user_id = member) then
    raise exception 'pledge_first' using errcode = '55000';
  end if;
  if length(words) not between 5 and 300 then
    raise exception 'dua' using errcode = '22023';
  end if;
  if private.word_effect(words) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  perform private.take_turn('dua', member, 20);
  was_taken_down := exists (
    select from public.campaign_entries as x
    where x.contribution_id = subject.id and x.author_id = member and x.kind = 'dua' and x.state in ('hidden', 'removed')
  );
  insert into public.campaign_entries as x (contribution_id, author_id, kind, body, is_private)
  values (subject.id, member, 'dua', words, coalesce(say_dua.is_private, false))
  on conflict (contribution_id, author_id) where kind = 'dua' do update set
    body = excluded.body, is_private = excluded.is_private, state = 'review', published_at = null
  returning * into e;
  -- What our team took down comes back with their word only.
  if was_taken_down or private.reasons_to_wait(member, words) <> '{}' then
    perform private.enqueue_moderation('campaign_entry', e.id, subject.place_id, 'new', words, member);
    return 'review';
  end if;
  perform private.publish_entry(e.id);
  return 'published';
end $$;

-- The campaign says what became of a promise: received, promised (not yet after all) or struck.
create function public.settle_pledge(pledge uuid, outcome text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  p public.campaign_pledges;
begin
  select * into p from public.campaign_pledges as x where x.id = settle_pledge.pledge for update;
  if p.id is null or not private.runs_campaign(p.contribution_id, member) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if settle_pledge.outcome = 'struck' and not p.is_received then
    delete from public.campaign_pledges as x where x.id = p.id;
  elsif settle_pledge.outcome in ('received', 'promised') then
    update public.campaign_pledges as x set is_received = settle_pledge.outcome = 'received'
    where x.id = p.id and x.is_received <> (settle_pledge.outcome = 'received');
  else
    raise exception 'invalid' using errcode = '22023';
  end if;
end $$;

-- What a campaign tells.

create function private.publish_entry(entry uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  e public.campaign_entries;
  is_new boolean := (select x.published_at is null from public.campaign_entries as x where x.id = publish_entry.entry);
begin
  update public.campaign_entries as x set state = 'published', published_at = coalesce(x.published_at, now())
  where x.id = publish_entry.entry returning * into e;
  if e.kind = 'report' then
    update public.campaigns as k set reported_at = coalesce(k.reported_at, now()) where k.contribution_id = e.contribution_id;
  end if;
  update public.contributions as c set last_activity_at = now() where c.id = e.contribution_id;
  perform private.tell_live('contribution:' || e.contribution_id, 'changed', '{}');
  if is_new and e.kind not in ('shift', 'dua') then
    perform private.tell_followers(e.contribution_id, 'campaign_update', e.author_id);
  end if;
end $$;

create function private.unpublish_entry(entry uuid, wanted text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  e public.campaign_entries;
begin
  update public.campaign_entries as x set state = wanted where x.id = unpublish_entry.entry returning * into e;
  if e.kind = 'report' and not exists (
    select from public.campaign_entries as x
    where x.contribution_id = e.contribution_id and x.kind = 'report' and x.state = 'published'
  ) then
    update public.campaigns as k set reported_at = null where k.contribution_id = e.contribution_id;
  end if;
end $$;

create function private.keep_entry(contribution uuid, kind text, body text, amount bigint, happened_on date, document text)
returns public.campaign_entries
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  words text := coalesce(private.clean_text(keep_entry.body), '');
  subject public.contributions;
  e public.campaign_entries;
begin
  select * into subject from public.contributions as c where c.id = keep_entry.contribution for update;
  if subject.id is null or not private.runs_campaign(subject.id, member) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if subject.state <> 'published' then
    raise exception 'closed' using errcode = '55000';
  end if;
  if length(words) not between 5 and 5000 then
    raise exception 'entry' using errcode = '22023';
  end if;
  if private.word_effect(words) = 'refuse' and not private.is_house(member) then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  if keep_entry.document is not null and not private.owns_document('campaign-documents', keep_entry.document, member) then
    raise exception 'document' using errcode = '22023';
  end if;
  if (
    select count(*) from public.campaign_entries as x
    where x.contribution_id = subject.id and x.created_at > now() - interval '1 day'
  ) >= 30 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.campaign_entries (contribution_id, author_id, kind, body, amount, happened_on, document)
  values (
    subject.id, member, keep_entry.kind, words, keep_entry.amount, keep_entry.happened_on, keep_entry.document
  ) returning * into e;
  if e.kind in ('spend', 'report') or e.document is not null or private.reasons_to_wait(member, words) <> '{}' then
    perform private.enqueue_moderation('campaign_entry', e.id, subject.place_id, 'new', words, member);
  else
    perform private.publish_entry(e.id);
    e.state := 'published';
  end if;
  return e;
end $$;

create function public.tell_campaign(
  contribution uuid, kind text, body text, amount bigint default null, happened_on date default null, document text default null
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  k public.campaigns;
  e public.campaign_entries;
begin
  select * into k from public.campaigns as x where x.contribution_id = tell_campaign.contribution;
  if tell_campaign.kind not in ('update', 'spend', 'report') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if tell_campaign.kind = 'spend' and (
    tell_campaign.amount is null or tell_campaign.happened_on is null or tell_campaign.happened_on > current_date + 1
  ) then
    raise exception 'spend' using errcode = '22023';
  end if;
  if tell_campaign.kind = 'spend' and tell_campaign.document is null then
    raise exception 'document' using errcode = '22023';
  end if;
  if tell_campaign.kind = 'report' and (
    private.owes_report_since(k, current_date) is null or exists (
      select from public.campaign_entries as x
      where x.contribution_id = k.contribution_id and x.kind = 'report' and x.state = 'review'
    )
  ) then
    raise exception 'too_early' using errcode = '55000';
  end if;
  e := private.keep_entry(
    tell_campaign.contribution, tell_campaign.kind, tell_campaign.body,
    case when tell_campaign.kind = 'spend' then tell_campaign.amount end,
    case when tell_campaign.kind = 'spend' then tell_campaign.happened_on end, nullif(tell_campaign.document, '')
  );
  return e.state;
end $$;

create function private.decide_campaign_entry(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  e public.campaign_entries;
  why text := private.last_reason('campaign_entry', decide_campaign_entry.subject_id);
begin
  select * into e from public.campaign_entries as x where x.id = decide_campaign_entry.subject_id for update;
  if e.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if decision = 'approved' or decision = 'open' and why = 'reported' then
    perform private.publish_entry(e.id);
  else
    perform private.unpublish_entry(e.id, case
      when decision = 'rejected' or decision = 'open' and why = 'appeal' then 'removed'
      when e.published_at is null or decision = 'open' and why = 'new' then 'review'
      else 'hidden' end);
  end if;
end $$;

create function private.hide_campaign_entry(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.unpublish_entry(e.id, 'hidden')
  from public.campaign_entries as e where e.id = hide_campaign_entry.subject_id and e.state = 'published'
$$;

create function private.preview_campaign_entry(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', e.author_id, 'place_id', c.place_id, 'title', c.title, 'language', c.language,
    'text', concat_ws(E'\n\n', e.body, nullif(concat_ws(' · ', e.amount || ' ' || k.currency, e.happened_on::text), '')),
    'link', '/community/giving-back/' || c.slug,
    'details', jsonb_strip_nulls(jsonb_build_object('document', 'campaign-documents/' || e.document)),
    'flags', to_jsonb(private.reasons_to_wait(e.author_id, e.body))
  )
  from public.campaign_entries as e join public.contributions as c on c.id = e.contribution_id
  join public.campaigns as k on k.contribution_id = c.id
  where e.id = preview_campaign_entry.subject_id
$$;

-- Shifts.

create function public.offer_shift(
  contribution uuid, body text, day date, starts time, ends time, time_zone text, capacity integer
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  e public.campaign_entries;
  begins timestamptz;
  finishes timestamptz;
begin
  if not private.is_time_zone(offer_shift.time_zone) or offer_shift.capacity not between 1 and 500 then
    raise exception 'shift' using errcode = '22023';
  end if;
  begins := (offer_shift.day + offer_shift.starts) at time zone offer_shift.time_zone;
  -- A shift that ends before it begins goes on past midnight.
  finishes := (offer_shift.day + offer_shift.ends + case when offer_shift.ends <= offer_shift.starts then interval '1 day' else interval '0' end)
    at time zone offer_shift.time_zone;
  if begins is null or finishes is null or begins < now() or begins > now() + interval '400 days' then
    raise exception 'shift' using errcode = '22023';
  end if;
  e := private.keep_entry(offer_shift.contribution, 'shift', offer_shift.body, null, offer_shift.day, null);
  insert into public.volunteer_shifts (entry_id, starts_at, ends_at, time_zone, capacity)
  values (e.id, begins, finishes, offer_shift.time_zone, offer_shift.capacity);
  return e.state;
end $$;

create function public.take_shift(shift uuid, wanted boolean default true) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  s public.volunteer_shifts;
  subject public.contributions;
begin
  -- Whoever comes second waits here, and then reads what the first left.
  select * into s from public.volunteer_shifts as x where x.entry_id = take_shift.shift for update;
  select c.* into subject from public.campaign_entries as e join public.contributions as c on c.id = e.contribution_id
  where e.id = s.entry_id and e.state = 'published' and c.state = 'published';
  if subject.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if not take_shift.wanted then
    delete from public.shift_signups as x where x.entry_id = s.entry_id and x.user_id = member;
    return (select x.taken from public.volunteer_shifts as x where x.entry_id = s.entry_id);
  end if;
  if exists (select from public.shift_signups as x where x.entry_id = s.entry_id and x.user_id = member) then
    return s.taken;
  end if;
  if private.is_out_of_reach(subject) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if s.cancelled_at is not null or s.starts_at <= now() then
    raise exception 'shift_over' using errcode = '55000';
  end if;
  if s.taken >= s.capacity then
    raise exception 'shift_full' using errcode = '55000';
  end if;
  if (
    select count(*) from public.shift_signups as x join public.volunteer_shifts as v on v.entry_id = x.entry_id
    where x.user_id = member and v.starts_at > now() and v.cancelled_at is null
  ) >= 20 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  perform private.ensure_person(member);
  insert into public.shift_signups (entry_id, user_id) values (s.entry_id, member);
  insert into public.contribution_marks as m (user_id, contribution_id, is_followed) values (member, subject.id, true)
  on conflict (user_id, contribution_id) do update set is_followed = true, updated_at = now();
  return s.taken + 1;
end $$;

create function public.cancel_shift(shift uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject uuid := (select e.contribution_id from public.campaign_entries as e where e.id = cancel_shift.shift);
begin
  if subject is null or not private.runs_campaign(subject, private.require_member()) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  update public.volunteer_shifts as s set cancelled_at = now() where s.entry_id = cancel_shift.shift and s.cancelled_at is null;
  if found then
    perform private.tell_volunteers(cancel_shift.shift, 'shift_changed');
    perform private.tell_live('contribution:' || subject, 'changed', '{}');
  end if;
end $$;

-- Reading.

create function private.organiser_card(place uuid, giving_group uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('kind', 'mosque', 'name', m.name, 'slug', m.slug) from public.mosque_unified as m where m.id = place),
    (select jsonb_build_object('kind', 'business', 'name', u.name, 'slug', u.slug) from public.business_unified as u where u.id = place),
    (
      select jsonb_build_object('kind', 'group', 'name', g.name, 'website', g.website)
      from public.giving_groups as g where g.id = giving_group
    )
  )
$$;

create function private.facts_of_giving_back(contribution uuid) returns jsonb
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

create function private.shift_card(s public.volunteer_shifts, e public.campaign_entries) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', s.entry_id, 'body', e.body, 'starts_at', s.starts_at, 'ends_at', s.ends_at, 'time_zone', s.time_zone,
    'capacity', s.capacity, 'taken', s.taken, 'is_cancelled', s.cancelled_at is not null, 'moved_from', s.moved_from, 'state', e.state,
    'is_mine', exists (select from public.shift_signups as x where x.entry_id = s.entry_id and x.user_id = auth.uid()),
    -- Who comes is the campaign's to know.
    'people', case when private.runs_campaign(e.contribution_id, auth.uid()) then (
      select coalesce(jsonb_agg(private.public_name(x.user_id) order by x.created_at), '[]')
      from public.shift_signups as x where x.entry_id = s.entry_id
    ) end
  )
$$;

-- All of one campaign, for whoever may see its page.
create function public.campaign_details(contribution uuid) returns jsonb
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

-- A page of campaigns. `stage`: open (running now or soon), over, or all.
create function public.campaign_list(
  words text default null, kind text default null, town text default null, zakat boolean default null,
  stage text default 'open', languages text[] default null, after text default null, max_results integer default 24
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := least(greatest(coalesce(max_results, 24), 1), 50);
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  reads text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()));
  ids uuid[];
begin
  if is_search and wanted is null then
    return jsonb_build_object('items', '[]'::jsonb, 'pinned', '[]'::jsonb, 'next', null);
  end if;
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  execute format(
    'select array(
       select c.id from public.contributions as c join public.campaigns as k on k.contribution_id = c.id
       where c.section = ''giving-back'' and c.state = ''published'' %s order by c.published_at desc, c.id desc limit $6 + 1
     )',
    concat(
      case when kind is not null then ' and c.category = $1' end,
      case when nullif(btrim(town), '') is not null then ' and private.fold(c.city) = private.fold(btrim($2))' end,
      case when zakat then ' and k.is_zakat' end,
      case stage
        when 'open' then ' and k.ended_at is null and k.reported_at is null and k.ends_on >= current_date'
        when 'over' then ' and (k.ended_at is not null or k.reported_at is not null or k.ends_on < current_date)'
      end,
      case when cardinality(reads) > 0 then ' and c.language = any ($4)' end,
      case when is_search then ' and c.search @@ $5' end,
      case when auth.uid() is not null then ' and not private.is_folded(c.author_id)' end,
      case when after is not null then
        ' and (c.published_at, c.id) < (split_part($7, ''~'', 1)::timestamptz, split_part($7, ''~'', 2)::uuid)' end
    )
  ) into ids using kind, town, zakat, reads, wanted, most, after;
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'pinned', '[]'::jsonb,
    'next', case when cardinality(ids) > most then (
      select c.published_at::text || '~' || c.id from public.contributions as c where c.id = ids[most]
    ) end
  );
end $$;

-- Shifts to come of all campaigns, soonest first.
create function public.shift_list(town text default null, after text default null, max_results integer default 24) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := least(greatest(coalesce(max_results, 24), 1), 50);
  ids uuid[];
begin
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  ids := array(
    select s.entry_id from public.volunteer_shifts as s join public.campaign_entries as e on e.id = s.entry_id
    join public.contributions as c on c.id = e.contribution_id
    where s.cancelled_at is null and s.starts_at > now() and e.state = 'published' and c.state = 'published'
      and (nullif(btrim(town), '') is null or private.fold(c.city) = private.fold(btrim(town)))
      and (auth.uid() is null or not private.is_folded(c.author_id))
      and (after is null or (s.starts_at, s.entry_id) > (split_part(after, '~', 1)::timestamptz, split_part(after, '~', 2)::uuid))
    order by s.starts_at, s.entry_id limit most + 1
  );
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.shift_card(s, e) || jsonb_build_object(
        'campaign', jsonb_build_object(
          'slug', c.slug, 'title', c.title, 'language', c.language, 'city', c.city, 'country_code', c.country_code,
          'is_sample', c.is_sample, 'organiser', private.organiser_card(c.place_id, k.group_id)
        )
      ) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place)
      join public.volunteer_shifts as s on s.entry_id = o.id join public.campaign_entries as e on e.id = o.id
      join public.contributions as c on c.id = e.contribution_id join public.campaigns as k on k.contribution_id = c.id
    ),
    'next', case when cardinality(ids) > most then (
      select s.starts_at::text || '~' || s.entry_id from public.volunteer_shifts as s where s.entry_id = ids[most]
    ) end
  );
end $$;

-- Policies.

grant select on public.campaigns, public.volunteer_shifts to anon, authenticated;
create function private.is_public_entry(entry uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.campaign_entries as e join public.contributions as c on c.id = e.contribution_id
    where e.id = entry and e.state = 'published' and c.state = 'published'
  );
end $$;
grant select on public.giving_groups, public.campaign_pledges, public.campaign_entries, public.shift_signups to authenticated;

create policy "members can see their groups" on public.giving_groups
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can see every group" on public.giving_groups
for select to authenticated using ((select private.is_staff()));
create policy "everyone can see published campaigns" on public.campaigns
for select to anon, authenticated using (private.is_public_contribution(contribution_id));
create policy "members can see their pledges" on public.campaign_pledges
for select to authenticated using (user_id = (select auth.uid()));
create policy "authors can see what they told" on public.campaign_entries
for select to authenticated using (author_id = (select auth.uid()));
create policy "staff can see what campaigns tell" on public.campaign_entries
for select to authenticated using ((select private.is_staff()));
create policy "everyone can see shifts that are published" on public.volunteer_shifts
for select to anon, authenticated using (private.is_public_entry(entry_id));
create policy "members can see their shifts" on public.shift_signups
for select to authenticated using (user_id = (select auth.uid()));

create trigger audit_group after update on public.giving_groups
for each row when (old.state is distinct from new.state) execute function private.audit('id');
create trigger audit_entry after update on public.campaign_entries
for each row when (old.state is distinct from new.state) execute function private.audit('id');

-- A paper is everyone's to read once what it proves is published and its page is.
create function private.is_public_campaign_document(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.campaign_entries as e join public.contributions as c on c.id = e.contribution_id
    where e.document = path and e.state = 'published' and c.state = 'published'
  )
$$;
do $do$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('campaign-documents', 'campaign-documents', false, 10485760, array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do nothing;
  create policy "staff and whoever uploaded it can see a campaign's paper" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'campaign-documents'
    and (owner_id = (select auth.uid())::text or (select private.is_staff()))
    and coalesce(current_setting('storage.operation', true), '') <> 'storage.render.image_authenticated'
  );
  create policy "everyone can see papers of what campaigns published" on storage.objects
  for select to anon, authenticated
  using (
    bucket_id = 'campaign-documents' and private.is_public_campaign_document(name)
    and coalesce(current_setting('storage.operation', true), '') <> 'storage.render.image_authenticated'
  );
end $do$;

do $$
declare
  f regprocedure;
begin
  for f in
    select p.oid::regprocedure from pg_catalog.pg_proc as p
    where p.pronamespace = 'private'::regnamespace and p.proname = any (array[
      'tell_if_funded', 'count_pledge', 'count_signup', 'guard_campaign', 'may_run_campaigns', 'runs_campaign', 'place_name',
      'decide_giving_group', 'preview_giving_group', 'campaign_text', 'campaign_line', 'read_campaign', 'campaign_stage',
      'owes_report_since', 'publish_entry', 'unpublish_entry', 'keep_entry',
      'decide_campaign_entry', 'hide_campaign_entry', 'preview_campaign_entry', 'organiser_card', 'facts_of_giving_back',
      'shift_card', 'is_public_campaign_document', 'is_public_entry'
    ])
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
  end loop;
end $$;
grant execute on function private.is_public_campaign_document(text), private.is_public_entry(uuid) to anon, authenticated, service_role;
revoke execute on function
  public.my_organisers(), public.register_giving_group(text, text, text), public.save_campaign(jsonb, jsonb, uuid, text),
  public.end_campaign(uuid), public.pledge(uuid, bigint), public.settle_pledge(uuid, text),
  public.tell_campaign(uuid, text, text, bigint, date, text),
  public.offer_shift(uuid, text, date, time, time, text, integer), public.take_shift(uuid, boolean), public.cancel_shift(uuid),
  public.campaign_details(uuid), public.campaign_list(text, text, text, boolean, text, text[], text, integer),
  public.shift_list(text, text, integer)
from public, anon, authenticated;
grant execute on function
  public.my_organisers(), public.register_giving_group(text, text, text), public.save_campaign(jsonb, jsonb, uuid, text),
  public.end_campaign(uuid), public.pledge(uuid, bigint), public.settle_pledge(uuid, text),
  public.tell_campaign(uuid, text, text, bigint, date, text),
  public.offer_shift(uuid, text, date, time, time, text, integer), public.take_shift(uuid, boolean), public.cancel_shift(uuid)
to authenticated, service_role;
grant execute on function
  public.campaign_details(uuid), public.campaign_list(text, text, text, boolean, text, text[], text, integer),
  public.shift_list(text, text, integer)
to anon, authenticated, service_role;

-- Those who follow a campaign; `actor` is not told of what they did themselves.
create function private.tell_followers(contribution uuid, kind text, actor uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(m.user_id, tell_followers.kind, m.contribution_id, null, actor)
  from public.contribution_marks as m where m.contribution_id = tell_followers.contribution and m.is_followed
$$;

-- Those who come to a shift. What was told before and not read yet is out of date.
create function private.tell_volunteers(shift uuid, kind text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.tell_newest(
    array(select s.user_id from public.shift_signups as s where s.entry_id = e.id), tell_volunteers.kind, e.contribution_id,
    null, null, jsonb_build_object(
      'what', case when v.cancelled_at is null then 'moved' else 'cancelled' end, 'at', v.starts_at, 'zone', v.time_zone
    )
  )
  from public.campaign_entries as e join public.volunteer_shifts as v on v.entry_id = e.id where e.id = tell_volunteers.shift
$$;

-- To another time, by the clock of the place. Whoever signed up stays so and is told; who cannot come gives the place back.
create function public.move_shift(shift uuid, day date, starts time, ends time) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  s public.volunteer_shifts;
  subject uuid := (select e.contribution_id from public.campaign_entries as e where e.id = move_shift.shift);
  begins timestamptz;
  finishes timestamptz;
begin
  if subject is null or not private.runs_campaign(subject, private.require_member()) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  select * into s from public.volunteer_shifts as x where x.entry_id = move_shift.shift for update;
  if s.cancelled_at is not null or s.starts_at <= now() then
    raise exception 'shift_over' using errcode = '55000';
  end if;
  begins := (move_shift.day + move_shift.starts) at time zone s.time_zone;
  finishes := (move_shift.day + move_shift.ends + case when move_shift.ends <= move_shift.starts then interval '1 day' else interval '0' end)
    at time zone s.time_zone;
  if begins is null or finishes is null or begins < now() or begins > now() + interval '400 days' then
    raise exception 'shift' using errcode = '22023';
  end if;
  if (begins, finishes) is not distinct from (s.starts_at, s.ends_at) then
    return;
  end if;
  update public.volunteer_shifts as x set
    starts_at = begins, ends_at = finishes, moved_from = coalesce(x.moved_from, x.starts_at), reminded_at = null
  where x.entry_id = s.entry_id;
  update public.campaign_entries as e set happened_on = move_shift.day where e.id = s.entry_id;
  perform private.tell_volunteers(s.entry_id, 'shift_changed');
  perform private.tell_live('contribution:' || subject, 'changed', '{}');
end $$;

-- For the job: shifts that begin within a day, and reports that are overdue, each told once. Of a report its keeper hears, and
-- whoever pledged.
create function public.remind_of_giving() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select s.entry_id from public.volunteer_shifts as s join public.campaign_entries as e on e.id = s.entry_id
    join public.contributions as c on c.id = e.contribution_id
    where s.reminded_at is null and s.cancelled_at is null and e.state = 'published' and c.state = 'published'
      and s.starts_at > now() and s.starts_at <= now() + interval '24 hours'
    order by s.starts_at limit 500 for no key update of s skip locked
  loop
    update public.volunteer_shifts as s set reminded_at = now() where s.entry_id = due.entry_id;
    perform private.tell_volunteers(due.entry_id, 'shift_soon');
    told := told + 1;
  end loop;
  for due in
    select k.contribution_id, c.author_id from public.campaigns as k join public.contributions as c on c.id = k.contribution_id
    where k.reported_at is null and k.overdue_told_at is null and c.state = 'published'
      and private.owes_report_since(k, current_date) < current_date - 90
    limit 500 for no key update of k skip locked
  loop
    update public.campaigns as k set overdue_told_at = now() where k.contribution_id = due.contribution_id;
    perform private.notify(m.member, 'campaign_overdue', due.contribution_id, null, null)
    from (
      select due.author_id as member
      union select p.user_id from public.campaign_pledges as p where p.contribution_id = due.contribution_id
    ) as m;
    told := told + 1;
  end loop;
  return told;
end $$;

revoke execute on function
  private.tell_followers(uuid, text, uuid), private.tell_volunteers(uuid, text),
  public.move_shift(uuid, date, time, time), public.remind_of_giving()
from public, anon, authenticated;
grant execute on function public.move_shift(uuid, date, time, time) to authenticated, service_role;
grant execute on function public.remind_of_giving() to service_role;
revoke execute on function
  public.remind_to_give(uuid, text, text, text, integer), public.pledges_to_remind(text, uuid, integer), public.tell_to_give(uuid, date)
from public, anon, authenticated;
grant execute on function public.remind_to_give(uuid, text, text, text, integer) to authenticated, service_role;
grant execute on function public.pledges_to_remind(text, uuid, integer), public.tell_to_give(uuid, date) to service_role;
revoke execute on function public.say_dua(uuid, text, boolean), private.take_back_dua(uuid, uuid) from public, anon, authenticated;
grant execute on function public.say_dua(uuid, text, boolean) to authenticated, service_role;
