-- One queue for everything that a person of the staff has to look at, and reports by members.
--
-- Whatever can be moderated has a kind, such as review or photo, and for that kind up to three functions, found by name:
--   private.decide_<kind>(subject_id uuid, decision text, note text, decided_by uuid) carries the decision out.
--   private.preview_<kind>(subject_id uuid) returns jsonb: what staff see of it, and whose it is.
--   private.hide_<kind>(subject_id uuid) takes it off the site until staff decide, when several members reported it.
-- Decisions: approved, rejected, needs_info, and open when staff take a decision back.
-- docs/how-to/moderate-a-kind.md says what each has to do.

create table public.moderation_items (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(_[a-z]+)*$' and length(subject_kind) <= 40),
  subject_id uuid not null,
  place_id uuid references public.places (id) on delete cascade,
  reason text not null check (reason in ('new', 'changed', 'first', 'reported', 'automatic', 'appeal')),
  summary text not null check (length(summary) between 1 and 300),
  opened_by uuid references auth.users (id) on delete set null,
  author_id uuid references auth.users (id) on delete set null,
  opened_at timestamptz not null default now(),
  assignee uuid references auth.users (id) on delete set null,
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'needs_info', 'withdrawn')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  canned text check (canned ~ '^[a-z]+(_[a-z]+)*$' and length(canned) <= 40),
  note text check (length(note) <= 2000),
  told_at timestamptz
);
call private.passport(
  'public.moderation_items', written_by => 'members',
  people => '{"assignee": {"left_out": "work of the team"}, "author_id": "community", "decided_by": {"left_out": "work of the team"}, "opened_by": {"left_out": "stands in reports"}}',
  places => '{"place_id": "moves"}',
  watched => '{id}'
);
create unique index moderation_items_one_open on public.moderation_items (subject_kind, subject_id)
where status = 'open';
create index moderation_items_queue on public.moderation_items (status, opened_at);
create index moderation_items_place_id on public.moderation_items (place_id);
create index moderation_items_subject on public.moderation_items (subject_kind, subject_id);
create index moderation_items_opened_by on public.moderation_items (opened_by);
create index moderation_items_author_id on public.moderation_items (author_id);
create index moderation_items_assignee on public.moderation_items (assignee);
create index moderation_items_decided_by on public.moderation_items (decided_by);
create index moderation_items_untold on public.moderation_items (decided_at)
where told_at is null and author_id is not null and status in ('approved', 'rejected', 'needs_info');
comment on table public.moderation_items is
  'What waits for a decision by staff, and what was decided. Written by functions only.';
comment on column public.moderation_items.author_id is 'Whose it is: told of the decision by mail, and never the one who decides.';
comment on column public.moderation_items.reason is
  'Of what waits: new, changed, reported, automatic (hidden after reports) or appeal. Of what is public and has still to be read: first.';
comment on column public.moderation_items.canned is 'The reason chosen from the list; written out in the language of whoever reads it.';
comment on column public.moderation_items.told_at is 'When the letter to the author was handed out.';

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  subject_kind text not null check (subject_kind ~ '^[a-z]+(_[a-z]+)*$' and length(subject_kind) <= 40),
  subject_id uuid not null,
  place_id uuid references public.places (id) on delete cascade,
  reason text not null check (reason in ('wrong', 'closed', 'duplicate', 'not_halal', 'offensive', 'spam', 'privacy', 'other')),
  note text check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  unique (reporter_id, subject_kind, subject_id)
);
call private.passport(
  'public.reports', written_by => 'members',
  people => '{"reporter_id": "community"}',
  places => '{"place_id": "moves"}'
);
create index reports_subject on public.reports (subject_kind, subject_id);
create index reports_place_id on public.reports (place_id);
comment on table public.reports is 'What members think staff should look at. One per member and subject.';

-- What staff see of a subject; null for a kind without a preview, and for a subject that is gone. Keys that mean the same
-- for every kind: author_id, place_id, title, text, image, link, details.
-- And what the author says to it, whole.
create function private.moderation_preview(subject_kind text, subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  preview jsonb;
begin
  if to_regprocedure(format('private.preview_%s(uuid)', subject_kind)) is not null then
    execute format('select private.%I($1)', 'preview_' || subject_kind) into preview using subject_id;
  end if;
  return preview || jsonb_strip_nulls(jsonb_build_object('appeal', (
    select a.words from public.appeals as a
    where a.subject_kind = moderation_preview.subject_kind and a.subject_id = moderation_preview.subject_id
  )));
end $$;

-- Puts something on the queue, once: while it is open a second reason changes nothing, except that what several members
-- reported is off the site and says so. Returns the item.
-- An author who saves what waits holds their text, and staff who decide hold the item: each would have waited for the other.
-- What is on the queue already is left alone, so that only staff wait; their decision is then compared with the new text.
create function private.enqueue_moderation(
  subject_kind text, subject_id uuid, place uuid, reason text, summary text, opened_by uuid
) returns uuid
language sql volatile security definer set search_path = ''
as $$
  insert into public.moderation_items as m (subject_kind, subject_id, place_id, reason, summary, opened_by, author_id)
  values (
    enqueue_moderation.subject_kind, enqueue_moderation.subject_id, place, enqueue_moderation.reason,
    left(coalesce(nullif(btrim(enqueue_moderation.summary), ''), enqueue_moderation.subject_kind), 300),
    enqueue_moderation.opened_by,
    coalesce(
      (private.moderation_preview(enqueue_moderation.subject_kind, enqueue_moderation.subject_id) ->> 'author_id')::uuid,
      case when enqueue_moderation.reason in ('new', 'changed', 'appeal') then enqueue_moderation.opened_by end
    )
  )
  on conflict (subject_kind, subject_id) where status = 'open' do nothing;
  -- Reports of one thing come in one after the other: the third has to see the second.
  update public.moderation_items as m
  set reason = case when enqueue_moderation.reason = 'automatic' or m.reason = 'first' then enqueue_moderation.reason else m.reason end
  where enqueue_moderation.reason in ('reported', 'automatic') and m.status = 'open'
    and m.subject_kind = enqueue_moderation.subject_kind and m.subject_id = enqueue_moderation.subject_id;
  select m.id from public.moderation_items as m
  where m.status = 'open' and m.subject_kind = enqueue_moderation.subject_kind
    and m.subject_id = enqueue_moderation.subject_id
$$;

-- The subject is gone or was taken back by its author: nothing is left to decide.
create function private.withdraw_moderation(subject_kind text, subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.moderation_items as m set status = 'withdrawn', decided_at = now()
  where m.subject_kind = withdraw_moderation.subject_kind and m.subject_id = withdraw_moderation.subject_id
    and m.status = 'open'
$$;

create function private.has_decided(member uuid, subject_kind text, subject_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.moderation_items as m
    where m.subject_kind = has_decided.subject_kind and m.subject_id = has_decided.subject_id and m.decided_by = member
  )
$$;

-- Whether the team has somebody who could look at this with fresh eyes. Where nobody is left, an appeal comes back to
-- whoever decided, and author and team are told so: an answer from the same person is better than none.
create function private.has_another_reader(subject_kind text, subject_id uuid, author uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profiles as p
    where p.id = any(private.staff_members()) and p.id is distinct from author
      and p.locked_at is null and p.leaves_at is null
      and not private.has_decided(p.id, has_another_reader.subject_kind, has_another_reader.subject_id)
  )
$$;

-- Nobody of the staff decides about their own things: what they wrote, or what happens at their own business.
create function private.is_involved(item public.moderation_items) returns boolean
language sql stable security definer set search_path = ''
as $$
  select item.author_id is not distinct from auth.uid()
    or item.opened_by is not distinct from auth.uid() and item.reason in ('new', 'changed', 'appeal')
    -- An appeal is for someone who has not decided about this before.
    or item.reason = 'appeal' and private.has_decided(auth.uid(), item.subject_kind, item.subject_id)
      and private.has_another_reader(item.subject_kind, item.subject_id, item.author_id)
    or private.serves_place(item.place_id, auth.uid())
$$;

-- `seen` is the state in which the caller saw the item: where someone else decided meanwhile, nothing happens.
create function public.decide_moderation(
  item_id uuid, decision text, note text default null, canned text default null, seen text default null, mark text default null
) returns public.moderation_items
language plpgsql security definer set search_path = ''
as $$
declare
  item public.moderation_items;
  stands text;
begin
  if not private.is_staff() then
    raise exception 'Only staff can decide' using errcode = '42501';
  end if;
  if decision is null or decision not in ('approved', 'rejected', 'needs_info', 'open') then
    raise exception 'Unknown decision' using errcode = '22023';
  end if;
  select * into item from public.moderation_items where id = item_id for update;
  if item.id is null or item.status = 'withdrawn' then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if item.status is distinct from coalesce(seen, item.status) then
    raise exception 'Someone else decided about this meanwhile' using errcode = '55000';
  end if;
  if private.is_involved(item) then
    raise exception 'Someone else has to decide about this: it is yours' using errcode = '42501';
  end if;
  if decision = 'open' and exists (
    select from public.moderation_items as m
    where m.subject_kind = item.subject_kind and m.subject_id = item.subject_id and m.status = 'open' and m.id <> item_id
  ) then
    raise exception 'This waits for a decision again already' using errcode = '55000';
  end if;
  stands := coalesce(private.moderation_mark(item.subject_kind, item.subject_id), '');
  if mark <> stands then
    raise exception 'changed_meanwhile' using errcode = '55000';
  end if;
  execute format('select private.%I($1, $2, $3, $4)', 'decide_' || item.subject_kind)
  using item.subject_id, decision, note, auth.uid();
  -- Once more, now that nobody else can change it: a change may have come between, and a draft is read by nobody until
  -- it is out.
  if decision = 'approved' and stands <> coalesce(private.moderation_mark(item.subject_kind, item.subject_id), '') then
    raise exception 'changed_meanwhile' using errcode = '55000';
  end if;
  update public.moderation_items as m
  set status = decision, note = decide_moderation.note, canned = decide_moderation.canned, told_at = null,
    decided_by = case when decision = 'open' then null else auth.uid() end,
    decided_at = case when decision = 'open' then null else now() end
  where m.id = item_id
  returning m.* into item;
  return item;
end $$;

create trigger audit after insert or update or delete on public.moderation_items
for each row execute function private.audit('id');

-- Only what exists can be reported, by someone else than its author; where it stands is not the reporter's to say.
create function private.complete_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  preview jsonb;
  per_day constant integer := 20;
begin
  if not private.is_server() and not private.is_staff() then
    -- One at a time, so that two requests cannot both take the last place. Rows of the same request count too.
    perform pg_advisory_xact_lock(hashtext('mahalla.reports'), hashtext(new.reporter_id::text));
    if (
      select count(*) from public.reports as r
      where r.reporter_id = new.reporter_id and r.created_at > now() - interval '1 day'
    ) >= per_day then
      raise exception 'too_many_reports' using errcode = 'PT429', hint = 'Twenty reports a day: try again tomorrow';
    end if;
  end if;
  if new.subject_kind !~ '^[a-z]+(_[a-z]+)*$' or length(new.subject_kind) > 40
    or to_regprocedure(format('private.decide_%s(uuid, text, text, uuid)', new.subject_kind)) is null
  then
    raise exception 'nothing' using errcode = 'P0002', hint = 'This cannot be reported';
  end if;
  if to_regprocedure(format('private.preview_%s(uuid)', new.subject_kind)) is not null then
    preview := private.moderation_preview(new.subject_kind, new.subject_id);
    if preview is null then
      raise exception 'nothing' using errcode = 'P0002', hint = 'There is nothing to report';
    end if;
    if (preview ->> 'author_id')::uuid = new.reporter_id then
      raise exception 'own' using errcode = '42501', hint = 'This is your own';
    end if;
    new.place_id := coalesce((preview ->> 'place_id')::uuid, new.place_id);
  end if;
  return new;
end $$;
create trigger complete_report before insert on public.reports
for each row execute function private.complete_report();

-- Whether a report weighs when a subject is taken off the site before staff look: the reporter had been a member for three
-- days, and staff have not found three of their reports mistaken in the last thirty.
create function private.weighs(report public.reports) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
      select from public.profiles as p
      where p.id = report.reporter_id and p.created_at <= report.created_at - interval '3 days'
    )
    and (
      select count(*) from public.reports as r
      where r.reporter_id = report.reporter_id and r.created_at > now() - interval '30 days'
        and exists (
          select from public.moderation_items as m
          where m.subject_kind = r.subject_kind and m.subject_id = r.subject_id and m.status = 'approved'
            and m.decided_at > r.created_at
        )
    ) < 3
$$;

-- A report opens an item. Three reporters that weigh, since staff last decided, take the subject off the site until they
-- decide again.
create function private.open_reported() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  summary text := concat_ws(': ', new.reason, new.note);
  reporters integer;
begin
  perform private.enqueue_moderation(
    new.subject_kind, new.subject_id, new.place_id, 'reported', summary, new.reporter_id
  );
  select count(distinct r.reporter_id) into reporters
  from public.reports as r
  where r.subject_kind = new.subject_kind and r.subject_id = new.subject_id and private.weighs(r)
    and r.created_at > coalesce(
      (
        select max(m.decided_at) from public.moderation_items as m
        where m.subject_kind = new.subject_kind and m.subject_id = new.subject_id and m.decided_by is not null
      ),
      '-infinity'
    );
  if reporters >= 3 and to_regprocedure(format('private.hide_%s(uuid)', new.subject_kind)) is not null then
    execute format('select private.%I($1)', 'hide_' || new.subject_kind) using new.subject_id;
    perform private.enqueue_moderation(
      new.subject_kind, new.subject_id, new.place_id, 'automatic', summary, new.reporter_id
    );
  end if;
  return null;
end $$;
create trigger open_reported after insert on public.reports
for each row execute function private.open_reported();

-- Rejected: the listing is hidden. Approved or open again: what a rejection had hidden is shown again; what its owner
-- hid stays hidden.
create function private.decide_listing(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if decision = 'rejected' then
    update public.businesses as b set status = 'hidden', waits = null
    where b.place_id = decide_listing.subject_id and (b.status = 'published' or b.waits = 'double');
    update public.business as b set status = 'hidden'
    where b.place_id = decide_listing.subject_id and b.status = 'published';
  elsif decision = 'approved' and exists (
    select from public.businesses as b where b.place_id = decide_listing.subject_id and b.waits = 'double'
  ) then
    update public.businesses as b set status = 'published', waits = null, cleared = private.particulars_of(b)
    where b.place_id = decide_listing.subject_id and b.waits = 'double';
  elsif decision in ('approved', 'open') and private.is_rejected(decide_listing.subject_id) then
    update public.businesses as b set status = 'published'
    where b.place_id = decide_listing.subject_id and b.status = 'hidden';
    update public.business as b set status = 'published'
    where b.place_id = decide_listing.subject_id and b.status = 'hidden';
  end if;
end $$;

-- Mosques can be reported as businesses can.
create function private.preview_listing(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'place_id', p.id, 'title', coalesce(u.name, b.name), 'text', coalesce(u.description, b.description),
    'image', coalesce(u.image, b.image), 'link', '/business/' || u.slug, 'author_id', b.owner_id
  )
  from public.places as p
  left join public.business_unified as u on u.id = p.id
  left join lateral (
    select o.name, o.description, o.image, o.owner_id from public.businesses as o
    where o.place_id = p.id order by o.created_at, o.id limit 1
  ) as b on true
  where p.id = preview_listing.subject_id and p.kind = 'business'
  union all
  select jsonb_build_object(
    'place_id', p.id, 'title', u.name, 'text', u.description, 'image', u.image, 'link', '/mosque/' || u.slug
  )
  from public.places as p left join public.mosque_unified as u on u.id = p.id
  where p.id = preview_listing.subject_id and p.kind = 'mosque'
$$;

-- The queue as staff see it: what matches the filters, with a preview each, and how much of what is waiting.
-- `taken`: mine, nobody, or null for all; `min_hours`: waiting for at least so long.
create function public.moderation_queue(
  kind text default null, state text default 'open', min_hours integer default 0, taken text default null,
  max_results integer default 25, skip_results integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  if not private.is_staff() then
    raise exception 'Only staff can see the queue' using errcode = '42501';
  end if;
  with matching as (
    select m.* from public.moderation_items as m
    where m.status = state
      and (moderation_queue.kind is null or m.subject_kind = moderation_queue.kind)
      and m.opened_at <= now() - make_interval(hours => least(greatest(coalesce(min_hours, 0), 0), 100000))
      and (
        taken is null or taken = 'mine' and m.assignee = auth.uid() or taken = 'nobody' and m.assignee is null
      )
  ),
  -- What waits is worked off from the oldest, then what is public and has still to be read; what was decided is looked up from the newest.
  shown as (
    select m.*, row_number() over () as place
    from (
      select * from matching
      order by state = 'open' and reason = 'first', case when state = 'open' then opened_at end, coalesce(decided_at, opened_at) desc, id
      limit least(greatest(coalesce(max_results, 25), 1), 100) offset greatest(coalesce(skip_results, 0), 0)
    ) as m
  ),
  waiting as (
    select m.subject_kind, count(*) as number, min(m.opened_at) as since from public.moderation_items as m
    where m.status = 'open' group by m.subject_kind
  )
  select jsonb_build_object(
    'total', (select count(*) from matching),
    'open', (select coalesce(sum(number), 0) from waiting),
    'mine', (
      select count(*) from public.moderation_items as m where m.status = 'open' and m.assignee = auth.uid()
    ),
    'decided_today', (
      select count(*) from public.moderation_items as m
      where m.status in ('approved', 'rejected', 'needs_info') and m.decided_at > now() - interval '1 day'
    ),
    -- This week and the three before it, the newest first.
    'decided_weeks', (
      select jsonb_agg((
        select count(*) from public.moderation_items as m
        where m.status in ('approved', 'rejected', 'needs_info')
          and m.decided_at > now() - (week + 1) * interval '7 days' and m.decided_at <= now() - week * interval '7 days'
      ) order by week) from generate_series(0, 3) as week
    ),
    'oldest', (select min(since) from waiting),
    'kinds', (select coalesce(jsonb_object_agg(subject_kind, number), '{}') from waiting),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'kind', s.subject_kind, 'subject_id', s.subject_id, 'reason', s.reason, 'summary', s.summary,
        'status', s.status, 'opened_at', s.opened_at, 'decided_at', s.decided_at, 'canned', s.canned, 'note', s.note,
        'is_mine', s.assignee is not distinct from auth.uid(),
        'assignee', (select p.display_name from public.profiles as p where p.id = s.assignee),
        'decided_by', (select p.display_name from public.profiles as p where p.id = s.decided_by),
        'author', (select p.display_name from public.profiles as p where p.id = s.author_id),
        'is_involved', private.is_involved(m),
        'is_again', m.reason = 'appeal' and m.status = 'open'
          and private.has_decided(auth.uid(), m.subject_kind, m.subject_id),
        'sanctions', private.sanctions_of(s.author_id),
        'may_sanction', private.may_sanction(s.author_id),
        'place', (
          select jsonb_build_object('name', u.name, 'city', u.city, 'path', '/business/' || u.slug)
          from public.business_unified as u where u.id = s.place_id
          union all
          select jsonb_build_object('name', u.name, 'city', u.city, 'path', '/mosque/' || u.slug)
          from public.mosque_unified as u where u.id = s.place_id
        ),
        'reports', (
          select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at)
            order by r.created_at desc), '[]')
          from public.reports as r where r.subject_kind = s.subject_kind and r.subject_id = s.subject_id
        ),
        'preview', private.moderation_preview(s.subject_kind, s.subject_id),
        'mark', private.moderation_mark(s.subject_kind, s.subject_id)
      ) order by s.place), '[]')
      from shown as s join public.moderation_items as m on m.id = s.id
    )
  ) into result;
  return result;
end $$;

-- Hands out letters to authors about decisions, each once. A decision has to stand for a while first: what staff take
-- back at once is nobody's news. Whose thing was reported and stays as it is hears nothing.
create function public.claim_moderation_notices(max_results integer default 20, settle_seconds integer default 60)
returns table (
  kind text, decision text, canned text, note text, to_address text, language text, subject_name text, link text
)
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select m.id from public.moderation_items as m
    where m.status in ('approved', 'rejected', 'needs_info') and m.author_id is not null and m.told_at is null
      and m.decided_at <= now() - make_interval(secs => settle_seconds)
    order by m.decided_at
    limit least(greatest(max_results, 1), 100)
    for update skip locked
  ),
  told as (
    update public.moderation_items as m set told_at = now() from due where m.id = due.id returning m.*
  )
  select t.subject_kind, t.status, t.canned, t.note, u.email::text, p.language,
    coalesce(b.name, v.preview ->> 'title'),
    -- Staff's own screens are no place to send an author to.
    coalesce(nullif(regexp_replace(v.preview ->> 'link', '^/dashboard/.*', ''), ''), '/business/' || b.slug)
  from told as t
  join auth.users as u on u.id = t.author_id
  join public.profiles as p on p.id = t.author_id
  left join public.business_unified as b on b.id = t.place_id
  cross join lateral (select private.moderation_preview(t.subject_kind, t.subject_id) as preview) as v
  where coalesce(u.email, '') <> ''
    and not (t.reason in ('reported', 'first') and t.status = 'approved')
    -- Kinds that write their own letters; claims do (ownership_notices).
    and coalesce(v.preview ->> 'mail', '') <> 'own' and t.subject_kind <> 'claim'
$$;
grant select on public.moderation_items to authenticated;
grant update (assignee) on public.moderation_items to authenticated;
-- When it was made is not the reporter's to say.
grant select, insert (reporter_id, subject_kind, subject_id, place_id, reason, note) on public.reports to authenticated;

create policy "staff can see the queue" on public.moderation_items
for select to authenticated using ((select private.is_staff()));
create policy "staff can take an item" on public.moderation_items
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "members can see their reports" on public.reports
for select to authenticated using (reporter_id = (select auth.uid()));
create policy "members can report" on public.reports
for insert to authenticated with check (reporter_id = (select auth.uid()));
create policy "staff can see every report" on public.reports
for select to authenticated using ((select private.is_staff()));

revoke execute on function
  private.enqueue_moderation(text, uuid, uuid, text, text, uuid),
  private.withdraw_moderation(text, uuid),
  private.is_involved(public.moderation_items),
  private.has_decided(uuid, text, uuid),
  private.has_another_reader(text, uuid, uuid),
  private.weighs(public.reports),
  private.decide_listing(uuid, text, text, uuid),
  private.moderation_preview(text, uuid),
  private.preview_listing(uuid),
  public.moderation_queue(text, text, integer, text, integer, integer),
  public.claim_moderation_notices(integer, integer)
from public, anon, authenticated;
grant execute on function public.moderation_queue(text, text, integer, text, integer, integer) to authenticated, service_role;
grant execute on function public.claim_moderation_notices(integer, integer) to service_role;

-- How much waits on each screen of the staff: the same numbers whichever screen one is on.
create function public.staff_waiting() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  return jsonb_build_object(
    'queue', (select count(*) from public.moderation_items where status = 'open'),
    'claims', (select count(*) from public.moderation_items where status = 'open' and subject_kind = 'claim'),
    'messages', (select count(*) from public.contact_messages where status = 'new'),
    'chats', (select count(*) from public.chats where state = 'waiting'),
    'money', (
      select count(*) from public.invoices as i
      left join public.plan_orders as o on o.id = i.order_id
      left join public.sponsor_bookings as s on s.id = i.booking_id
      where i.status = 'open' and i.kind = 'invoice' and coalesce(o.provider, s.provider) = 'manual'
    ) + (select count(*) from public.affiliates where status = 'pending'),
    'orders', (
      select count(*) from public.store_orders as o
      where case
        when o.status = 'cancelled' then exists (
          select from public.store_payments as s
          where s.order_id = o.id and s.paid_at is not null
          having sum(s.amount_cents) > sum(least(s.refunded_cents, s.amount_cents))
        )
        else o.status not in ('unconfirmed', 'done', 'refunded') and (o.status <> 'new' or o.provider = 'none')
      end
    ),
    'partners', (select count(*) from public.partners where status = 'pending'),
    'promotions', (select count(*) from public.promotions where status = 'review'),
    'sponsors', (select count(*) from public.sponsor_bookings where status = 'review')
  );
end $$;
revoke execute on function public.staff_waiting() from public, anon;
grant execute on function public.staff_waiting() to authenticated, service_role;

-- Another one after every change of what would be published; null for what is not there to be read. What is known about
-- the author or counted from others, and what the decision itself changes, is left out.
create function private.moderation_mark(subject_kind text, subject_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  shown jsonb := private.moderation_preview(subject_kind, subject_id);
  rest jsonb;
begin
  if to_regprocedure(format('private.rest_of_%s(uuid)', subject_kind)) is not null then
    execute format('select private.%I($1)', 'rest_of_' || subject_kind) into rest using subject_id;
  end if;
  return case when shown is not null then md5(jsonb_build_array(
    shown -> 'title', shown -> 'text', shown -> 'language', shown -> 'image', shown -> 'rating',
    (shown -> 'details') - array[
      'member_since', 'published_words', 'published_reviews', 'say_yes', 'say_no', 'seen_by', 'mosque_admins', 'state',
      'rivals', 'has_owner'
    ],
    rest
  )::text) end;
end $$;
revoke execute on function private.moderation_mark(text, uuid) from public, anon, authenticated;
revoke execute on function public.decide_moderation(uuid, text, text, text, text, text) from public, anon;
grant execute on function public.decide_moderation(uuid, text, text, text, text, text) to authenticated, service_role;
