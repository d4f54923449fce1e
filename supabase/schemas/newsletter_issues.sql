-- Newsletters: what staff write, whom it is for, who was sent it, and how often its links were followed.

-- A list of blocks, each with a kind, a text and an address. What is half written may be kept as a draft.
create function private.are_newsletter_blocks(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 30 and not exists (
    select from jsonb_array_elements(case when jsonb_typeof(value) = 'array' then value else '[]' end) as b
    where jsonb_typeof(b) is distinct from 'object'
      or b - array['kind', 'text', 'href'] <> '{}'
      or jsonb_typeof(b -> 'text') is distinct from 'string' or jsonb_typeof(b -> 'href') is distinct from 'string'
      or b ->> 'text' ~ '[\u0001-\u0008\u000b-\u001f\u007f]'
      or not coalesce(case b ->> 'kind'
        when 'heading' then length(b ->> 'text') <= 200 and b ->> 'href' = ''
        when 'text' then length(b ->> 'text') <= 4000 and b ->> 'href' = ''
        when 'picture' then length(b ->> 'text') <= 300
          and (b ->> 'href' = '' or b ->> 'href' like '/%' and private.is_safe_link(b ->> 'href'))
        when 'button' then length(b ->> 'text') <= 80 and (b ->> 'href' = '' or private.is_safe_link(b ->> 'href'))
        when 'listing' then b ->> 'text' = '' and b ->> 'href' ~ '^(/business/[^/?#[:space:]]{1,200})?$'
        when 'event' then b ->> 'text' = '' and b ->> 'href' ~ '^(/community/events/[^/?#[:space:]]{1,200})?$'
      end, false)
  )
$$;

create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  -- One line: a header of a mail is made of it.
  subject text not null check (length(btrim(subject)) between 1 and 150 and subject !~ '[[:cntrl:]]'),
  language text not null default 'en' check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  blocks jsonb not null default '[]' check (private.are_newsletter_blocks(blocks)),
  -- Who gets it: readers of these languages, of this topic, in these towns.
  languages text[] not null default '{en}'
    check (cardinality(languages) > 0 and languages <@ array['en', 'ar', 'ur', 'fr', 'tr', 'id']),
  topic text check (topic in ('places', 'mosques', 'events', 'learning', 'offers')),
  towns jsonb not null default '[]' check (private.are_towns(towns)),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  send_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'draft' or send_at is not null)
);
call private.passport('public.newsletter_issues', written_by => 'members', watched => '{id}');
create index newsletter_issues_due on public.newsletter_issues (send_at) where status in ('scheduled', 'sending');
comment on table public.newsletter_issues is
  'Newsletters in blocks. Staff write drafts; functions schedule, send and stop them. What was scheduled is not changed.';
create trigger touch_updated_at before update on public.newsletter_issues
for each row execute function private.touch_updated_at();
create trigger audit after insert or update or delete on public.newsletter_issues
for each row execute function private.audit('id');

create table public.newsletter_sends (
  issue_id uuid not null references public.newsletter_issues (id) on delete cascade,
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  -- Of the link in this one mail: only its hash is kept.
  unsubscribe_hash text unique check (unsubscribe_hash ~ '^[0-9a-f]{64}$'),
  -- When the mail was put into the outbox, in the same transaction.
  queued_at timestamptz,
  primary key (issue_id, subscriber_id)
);
call private.passport('public.newsletter_sends', written_by => 'site');
create index newsletter_sends_waiting on public.newsletter_sends (issue_id) where queued_at is null;
create index newsletter_sends_subscriber on public.newsletter_sends (subscriber_id);
comment on table public.newsletter_sends is 'Who gets which newsletter, each once. Written by the process only.';

create table public.newsletter_clicks (
  issue_id uuid not null references public.newsletter_issues (id) on delete cascade,
  block smallint not null check (block between 0 and 29),
  clicks integer not null default 0 check (clicks >= 0),
  primary key (issue_id, block)
);
call private.passport('public.newsletter_clicks', written_by => 'visitors');
comment on table public.newsletter_clicks is 'How often a link of a newsletter was followed. By whom is not kept.';

-- Who would get it now.
create function private.newsletter_readers(languages text[], topic text, towns jsonb) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select s.id from public.newsletter_subscribers as s
  where s.status = 'confirmed' and s.language = any (newsletter_readers.languages)
    and (newsletter_readers.topic is null or s.topics = '{}' or newsletter_readers.topic = any (s.topics))
    and (
      newsletter_readers.towns = '[]'
      or private.is_in_towns(newsletter_readers.towns, (s.town -> 0 ->> 'lat')::double precision, (s.town -> 0 ->> 'lng')::double precision)
    )
$$;

-- Staff.

create function public.newsletter_desk(issue uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff see this' using errcode = '42501';
  end if;
  return coalesce((
    select jsonb_agg(
      to_jsonb(n) || jsonb_build_object(
        'sends', (select count(*) from public.newsletter_sends as s where s.issue_id = n.id),
        'queued', (select count(*) from public.newsletter_sends as s where s.issue_id = n.id and s.queued_at is not null),
        'clicks', (select coalesce(sum(c.clicks), 0) from public.newsletter_clicks as c where c.issue_id = n.id)
      ) || case when newsletter_desk.issue is null then '{}' else jsonb_build_object(
        'readers', (select count(*) from private.newsletter_readers(n.languages, n.topic, n.towns)),
        'links', (
          select coalesce(jsonb_object_agg(c.block, c.clicks), '{}') from public.newsletter_clicks as c where c.issue_id = n.id
        )
      ) end
      order by array_position(array['sending', 'scheduled', 'draft', 'sent', 'stopped'], n.status), coalesce(n.send_at, n.updated_at) desc, n.id
    )
    from (
      select * from public.newsletter_issues as i
      where newsletter_desk.issue is null or i.id = newsletter_desk.issue
      order by i.created_at desc limit 200
    ) as n
  ), '[]');
end $$;

-- `seen`: when the draft was read that is to be sent. What somebody changed since is read again first.
-- A newsletter for a time that is over went out at once: a wrong year wrote to everybody. It is refused, save for the minutes
-- between filling in the form and sending it.
create function public.schedule_newsletter(issue uuid, at timestamptz, seen timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  known public.newsletter_issues;
begin
  if not private.is_staff() then
    raise exception 'Only staff send newsletters' using errcode = '42501';
  end if;
  select * into known from public.newsletter_issues as i where i.id = schedule_newsletter.issue for update;
  if known.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if known.status <> 'draft' or known.updated_at is distinct from schedule_newsletter.seen then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  if known.blocks = '[]' or exists (
    select from jsonb_to_recordset(known.blocks) as b (kind text, text text, href text)
    where b.kind in ('heading', 'text', 'button') and btrim(b.text) = ''
      or b.kind in ('picture', 'button', 'listing', 'event') and b.href = ''
  ) then
    raise exception 'incomplete' using errcode = '22023';
  end if;
  if schedule_newsletter.at is null or schedule_newsletter.at < now() - interval '15 minutes'
    or schedule_newsletter.at > now() + interval '1 year' then
    raise exception 'send_at' using errcode = '22023';
  end if;
  update public.newsletter_issues as i
  set status = 'scheduled', send_at = greatest(schedule_newsletter.at, now()) where i.id = known.id;
end $$;

-- Before it begins it becomes a draft again; while it is sent, whoever has not been written to yet is not.
create function public.stop_newsletter(issue uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  became text;
begin
  if not private.is_staff() then
    raise exception 'Only staff stop newsletters' using errcode = '42501';
  end if;
  update public.newsletter_issues as i
  set status = case i.status when 'scheduled' then 'draft' else 'stopped' end,
    finished_at = case i.status when 'sending' then now() end
  where i.id = stop_newsletter.issue and i.status in ('scheduled', 'sending')
  returning i.status into became;
  if became is null then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  delete from public.newsletter_sends as s where s.issue_id = stop_newsletter.issue and s.queued_at is null;
  return became;
end $$;

-- The process.

-- Lays down who gets what is due, once, and hands out mails that are to be written. Asking again hands out the same ones:
-- only queue_newsletter takes them off.
create function public.newsletter_due(max_results integer default 50) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due public.newsletter_issues;
begin
  for due in
    select * from public.newsletter_issues as i where i.status = 'scheduled' and i.send_at <= now()
    order by i.send_at for update skip locked
  loop
    insert into public.newsletter_sends (issue_id, subscriber_id)
    select due.id, r from private.newsletter_readers(due.languages, due.topic, due.towns) as r
    on conflict do nothing;
    update public.newsletter_issues as i set status = 'sending' where i.id = due.id;
  end loop;
  -- Whoever left meanwhile is not written to.
  delete from public.newsletter_sends as s using public.newsletter_subscribers as r
  where s.queued_at is null and r.id = s.subscriber_id and r.status <> 'confirmed';
  update public.newsletter_issues as i set status = 'sent', finished_at = now()
  where i.status = 'sending'
    and not exists (select from public.newsletter_sends as s where s.issue_id = i.id and s.queued_at is null);
  return coalesce((
    select jsonb_agg(to_jsonb(w)) from (
      select s.issue_id as issue, s.subscriber_id as subscriber, r.email, i.subject, i.language, i.blocks
      from public.newsletter_sends as s
      join public.newsletter_issues as i on i.id = s.issue_id and i.status = 'sending'
      join public.newsletter_subscribers as r on r.id = s.subscriber_id
      where s.queued_at is null
      order by i.send_at, i.id, s.subscriber_id
      limit least(greatest(newsletter_due.max_results, 1), 500)
    ) as w
  ), '[]');
end $$;

-- Puts mails into the outbox and takes them off the list, in one transaction: whoever dies in between has done neither, and
-- of two who bring the same mail one does. Says how many were taken.
create function public.queue_newsletter(mails jsonb, is_kept boolean) returns integer
language sql volatile security definer set search_path = ''
as $$
  with taken as (
    update public.newsletter_sends as s
    set queued_at = now(), unsubscribe_hash = m.unsubscribe_hash
    from jsonb_to_recordset(mails) as m (
      issue uuid, subscriber uuid, unsubscribe_hash text, subject text, body_text text, body_html text, headers jsonb
    ),
      public.newsletter_subscribers as r, public.newsletter_issues as i
    where s.issue_id = m.issue and s.subscriber_id = m.subscriber and s.queued_at is null
      and r.id = s.subscriber_id and r.status = 'confirmed' and i.id = s.issue_id and i.status = 'sending'
    returning r.email, m.subject, m.body_text, m.body_html, m.headers
  ),
  queued as (
    insert into public.outbox (to_address, subject, body_text, body_html, headers, kind, status)
    select t.email, t.subject, t.body_text, t.body_html, t.headers, 'newsletter:issue',
      case when queue_newsletter.is_kept then 'kept' else 'queued' end
    from taken as t
    returning 1
  )
  select count(*)::integer from queued
$$;

-- Readers.

create function private.newsletter_reader(token_hash text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select s.id from public.newsletter_subscribers as s where s.unsubscribe_hash = token_hash
  union all
  select s.subscriber_id from public.newsletter_sends as s where s.unsubscribe_hash = token_hash
  limit 1
$$;

-- By the link of the confirmation or of any newsletter they were sent.
create function public.newsletter_unsubscribe(token_hash text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- The old confirmation link must not subscribe them again.
  update public.newsletter_subscribers
  set status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now()), confirm_hash = null
  where id = private.newsletter_reader(token_hash);
  return found;
end $$;

-- What somebody chose to read about, by a link of theirs. The address itself is not told.
create function public.newsletter_choices(token_hash text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('topics', s.topics, 'town', s.town, 'language', s.language)
  from public.newsletter_subscribers as s
  where s.status = 'confirmed' and (s.id = private.newsletter_reader(token_hash) or s.confirm_hash = token_hash)
$$;

create function public.choose_newsletter(token_hash text, topics text[], town jsonb, language text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers as s
  set topics = choose_newsletter.topics, town = choose_newsletter.town, language = choose_newsletter.language
  where s.status = 'confirmed' and (s.id = private.newsletter_reader(token_hash) or s.confirm_hash = token_hash);
  return found;
end $$;

-- Where a link of a newsletter that went out leads. Nothing but what staff wrote into it: the caller names a place in it.
create function public.follow_newsletter(issue uuid, block integer, counts boolean) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  select i.blocks -> block ->> 'href' into address from public.newsletter_issues as i
  where i.id = follow_newsletter.issue and i.status in ('sending', 'sent', 'stopped')
    and block between 0 and 29 and i.blocks -> block ->> 'kind' in ('button', 'listing', 'event');
  if address is not null and counts then
    insert into public.newsletter_clicks as c (issue_id, block, clicks) values (follow_newsletter.issue, follow_newsletter.block, 1)
    on conflict on constraint newsletter_clicks_pkey do update set clicks = c.clicks + 1;
  end if;
  return address;
end $$;
grant select, delete on public.newsletter_issues to authenticated;
grant insert (subject, language, blocks, languages, topic, towns), update (subject, language, blocks, languages, topic, towns)
on public.newsletter_issues to authenticated;
grant select on public.newsletter_clicks to authenticated;

create policy "staff can read newsletters" on public.newsletter_issues
for select to authenticated using ((select private.is_staff()));
create policy "staff can begin newsletters" on public.newsletter_issues
for insert to authenticated with check ((select private.is_staff()));
create policy "staff can change drafts of newsletters" on public.newsletter_issues
for update to authenticated using ((select private.is_staff()) and status = 'draft') with check ((select private.is_staff()));
create policy "staff can delete drafts of newsletters" on public.newsletter_issues
for delete to authenticated using ((select private.is_staff()) and status = 'draft');
create policy "nobody but the service role sees who was sent what" on public.newsletter_sends
for select to authenticated using (false);
create policy "staff can see how often links were followed" on public.newsletter_clicks
for select to authenticated using ((select private.is_staff()));

revoke execute on function
  private.newsletter_readers(text[], text, jsonb), private.newsletter_reader(text), public.newsletter_desk(uuid),
  public.schedule_newsletter(uuid, timestamptz, timestamptz), public.stop_newsletter(uuid), public.newsletter_due(integer),
  public.queue_newsletter(jsonb, boolean), public.newsletter_unsubscribe(text), public.newsletter_choices(text),
  public.choose_newsletter(text, text[], jsonb, text), public.follow_newsletter(uuid, integer, boolean)
from public, anon, authenticated;
grant execute on function
  public.newsletter_desk(uuid), public.schedule_newsletter(uuid, timestamptz, timestamptz), public.stop_newsletter(uuid)
to authenticated, service_role;
grant execute on function public.newsletter_due(integer), public.queue_newsletter(jsonb, boolean) to service_role;
grant execute on function
  public.newsletter_unsubscribe(text), public.newsletter_choices(text), public.choose_newsletter(text, text[], jsonb, text),
  public.follow_newsletter(uuid, integer, boolean)
to anon, authenticated, service_role;
