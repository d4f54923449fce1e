-- What giving back tells people: news of campaigns they follow (whoever pledged or signed up does), a goal that was reached,
-- a report that is overdue, and shifts that begin soon, were moved or called off.

alter table public.campaigns add column funded_told_at timestamptz, add column overdue_told_at timestamptz;
comment on column public.campaigns.funded_told_at is 'When people were told that the goal was reached: once, whatever happens to pledges later.';
alter table public.volunteer_shifts add column moved_from timestamptz, add column reminded_at timestamptz;
create index volunteer_shifts_to_remind on public.volunteer_shifts (starts_at) where reminded_at is null and cancelled_at is null;
create index campaigns_unreported on public.campaigns (contribution_id) where reported_at is null and overdue_told_at is null;

create or replace function private.notification_kinds() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array['reply', 'mention', 'quote', 'answer', 'status', 'event_seat', 'event_changed', 'event_soon',
    'campaign_update', 'campaign_funded', 'campaign_overdue', 'shift_soon', 'shift_changed', 'decision', 'automation',
    'place_letter', 'review_asked', 'message', 'message_asked']
$$;

-- Words to oneself come at once, the rest once a day. Decisions have letters of their own; what places write is asked for.
create or replace function private.usual_mail(kind text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when kind in ('mention', 'quote', 'answer', 'event_seat', 'event_changed', 'event_soon',
    'campaign_overdue', 'shift_soon', 'shift_changed', 'automation', 'review_asked', 'message', 'message_asked') then 'now'
    when kind in ('decision', 'place_letter') then 'off' else 'digest' end
$$;

-- Those who follow a campaign; `actor` is not told of what they did themselves.
create function private.tell_followers(contribution uuid, kind text, actor uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(m.user_id, tell_followers.kind, m.contribution_id, null, actor)
  from public.contribution_marks as m where m.contribution_id = tell_followers.contribution and m.is_followed
$$;

-- Those who come to a shift. What was told before and not read yet is out of date.
create function private.tell_volunteers(shift uuid, kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject uuid := (select e.contribution_id from public.campaign_entries as e where e.id = tell_volunteers.shift);
begin
  update public.notifications as n set read_at = now()
  where n.contribution_id = subject and n.kind = tell_volunteers.kind and n.read_at is null
    and n.user_id in (select s.user_id from public.shift_signups as s where s.entry_id = tell_volunteers.shift);
  perform private.notify(s.user_id, tell_volunteers.kind, subject, null, null)
  from public.shift_signups as s where s.entry_id = tell_volunteers.shift;
end $$;

create or replace function private.count_pledge() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  subject uuid := case when tg_op = 'DELETE' then old.contribution_id else new.contribution_id end;
begin
  if tg_op <> 'INSERT' then
    update public.campaigns as k set
      promised = k.promised - old.amount, pledges_count = k.pledges_count - 1,
      received = k.received - case when old.is_received then old.amount else 0 end
    where k.contribution_id = old.contribution_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.campaigns as k set
      promised = k.promised + new.amount, pledges_count = k.pledges_count + 1,
      received = k.received + case when new.is_received then new.amount else 0 end
    where k.contribution_id = new.contribution_id;
  end if;
  update public.campaigns as k set funded_at = case when k.received >= k.goal then coalesce(k.funded_at, now()) end
  where k.contribution_id = subject
    and (k.received >= k.goal) is distinct from (k.funded_at is not null);
  update public.campaigns as k set funded_told_at = now()
  where k.contribution_id = subject and k.funded_at is not null and k.funded_told_at is null;
  if found then
    perform private.tell_followers(subject, 'campaign_funded', null);
  end if;
  return null;
end $$;

create or replace function private.publish_entry(entry uuid) returns void
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
  if is_new and e.kind <> 'shift' then
    perform private.tell_followers(e.contribution_id, 'campaign_update', e.author_id);
  end if;
end $$;

create or replace function public.cancel_shift(shift uuid) returns void
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

create or replace function private.shift_card(s public.volunteer_shifts, e public.campaign_entries) returns jsonb
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
