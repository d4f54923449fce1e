-- One queue for everything that a person of the staff has to look at, and reports by members.
--
-- Whatever can be moderated has a kind, such as review or photo, and for that kind a function
-- private.decide_<kind>(subject_id uuid, decision text, note text, decided_by uuid), which carries the decision out.
-- Decisions: approved, rejected, needs_info, and open when staff take a decision back.

create table public.moderation_items (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(_[a-z]+)*$' and length(subject_kind) <= 40),
  subject_id uuid not null,
  place_id uuid references public.places (id) on delete cascade,
  reason text not null check (reason in ('new', 'changed', 'reported', 'automatic')),
  summary text not null check (length(summary) between 1 and 300),
  opened_by uuid references auth.users (id) on delete set null,
  opened_at timestamptz not null default now(),
  assignee uuid references auth.users (id) on delete set null,
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'needs_info', 'withdrawn')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  note text check (length(note) <= 2000)
);
create unique index moderation_items_one_open on public.moderation_items (subject_kind, subject_id)
where status = 'open';
create index moderation_items_queue on public.moderation_items (status, opened_at);
create index moderation_items_place_id on public.moderation_items (place_id);
comment on table public.moderation_items is
  'What waits for a decision by staff, and what was decided. Written by functions only.';

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  subject_kind text not null check (length(subject_kind) <= 40),
  subject_id uuid not null,
  place_id uuid references public.places (id) on delete cascade,
  reason text not null check (reason in ('wrong', 'closed', 'duplicate', 'not_halal', 'offensive', 'spam', 'privacy', 'other')),
  note text check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  unique (reporter_id, subject_kind, subject_id)
);
create index reports_subject on public.reports (subject_kind, subject_id);
create index reports_place_id on public.reports (place_id);
comment on table public.reports is 'What members think staff should look at. One per member and subject.';

-- Puts something on the queue, once: while it is open, a second reason changes nothing. Returns the item.
create function private.enqueue_moderation(
  subject_kind text, subject_id uuid, place uuid, reason text, summary text, opened_by uuid
) returns uuid
language sql volatile security definer set search_path = ''
as $$
  insert into public.moderation_items as m (subject_kind, subject_id, place_id, reason, summary, opened_by)
  values (
    enqueue_moderation.subject_kind, enqueue_moderation.subject_id, place, enqueue_moderation.reason,
    left(coalesce(nullif(btrim(enqueue_moderation.summary), ''), enqueue_moderation.subject_kind), 300),
    enqueue_moderation.opened_by
  )
  on conflict (subject_kind, subject_id) where status = 'open' do update set summary = m.summary
  returning m.id
$$;

-- The subject is gone or was taken back by its author: nothing is left to decide.
create function private.withdraw_moderation(subject_kind text, subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.moderation_items as m set status = 'withdrawn', decided_at = now()
  where m.subject_kind = withdraw_moderation.subject_kind and m.subject_id = withdraw_moderation.subject_id
    and m.status = 'open'
$$;

-- Nobody of the staff decides about their own things: what they wrote, or what happens at their own business.
create function private.is_involved(item public.moderation_items) returns boolean
language sql stable security definer set search_path = ''
as $$
  select item.opened_by is not distinct from auth.uid() and item.reason <> 'reported'
    or exists (select from public.businesses as b where b.place_id = item.place_id and b.owner_id = auth.uid())
$$;

create function public.decide_moderation(item_id uuid, decision text, note text default null)
returns public.moderation_items
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item public.moderation_items;
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
  if private.is_involved(item) then
    raise exception 'Someone else has to decide about this: it is yours' using errcode = '42501';
  end if;
  execute format('select private.%I($1, $2, $3, $4)', 'decide_' || item.subject_kind)
  using item.subject_id, decision, note, auth.uid();
  update public.moderation_items as m
  set status = decision, note = decide_moderation.note,
    decided_by = case when decision = 'open' then null else auth.uid() end,
    decided_at = case when decision = 'open' then null else now() end
  where m.id = item_id
  returning m.* into item;
  return item;
end $$;

create trigger audit after insert or update or delete on public.moderation_items
for each row execute function private.audit('id');

create function private.open_reported() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if to_regprocedure(format('private.decide_%s(uuid, text, text, uuid)', new.subject_kind)) is null then
    raise exception 'This cannot be reported' using errcode = '22023';
  end if;
  perform private.enqueue_moderation(
    new.subject_kind, new.subject_id, new.place_id, 'reported', concat_ws(': ', new.reason, new.note), new.reporter_id
  );
  return null;
end $$;
create trigger open_reported after insert on public.reports
for each row execute function private.open_reported();

-- A report about a listing as a whole. Staff act on the listing itself; the decision only closes the item.
create function private.decide_listing(subject_id uuid, decision text, note text, decided_by uuid) returns void
language sql volatile set search_path = ''
as $$ select null::void $$;

alter table public.moderation_items enable row level security;
alter table public.reports enable row level security;
revoke all on public.moderation_items, public.reports from anon, authenticated;
grant select on public.moderation_items to authenticated;
grant update (assignee) on public.moderation_items to authenticated;
grant select, insert on public.reports to authenticated;
grant all on public.moderation_items, public.reports to service_role;

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
  private.enqueue_moderation(text, uuid, uuid, text, text, uuid), private.withdraw_moderation(text, uuid),
  private.is_involved(public.moderation_items), private.decide_listing(uuid, text, text, uuid),
  public.decide_moderation(uuid, text, text)
from public, anon, authenticated;
grant execute on function public.decide_moderation(uuid, text, text) to authenticated, service_role;

call private.watch('public.moderation_items', 'id');

-- What refers to a place moves with it when two places become one.
create function private.move_moderation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.old_id is not null then
    update public.moderation_items set place_id = new.new_id where place_id = new.old_id;
    update public.reports set place_id = new.new_id where place_id = new.old_id;
  end if;
  return null;
end $$;
create trigger move_moderation after insert on public.place_redirects
for each row execute function private.move_moderation();
