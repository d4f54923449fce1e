-- Whoever comes to something is told of its changes and reminded of it, and not flooded by a host who moves it again and
-- again: of one thing the newest notice stands, and five letters of a kind go out in a day. What comes after them is in the
-- inbox at once and in the next day's digest.

-- `contribution`, or, for what is none, `title` and `path`.
create function private.tell_newest(members uuid[], kind text, contribution uuid, title text, path text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  most_letters constant integer := 5;
begin
  -- What was told before is out of date. What a letter told stays, as read: it counts.
  delete from public.notifications as n
  where n.user_id = any (members) and n.kind = kind and n.mailed_at is null and n.updated_at > now() - interval '1 day'
    and (n.contribution_id = contribution or n.path = path and n.title = title);
  update public.notifications as n set read_at = now()
  where n.user_id = any (members) and n.kind = kind and n.read_at is null
    and (n.contribution_id = contribution or n.path = path and n.title = title);
  if contribution is not null then
    perform private.notify(m, kind, contribution, null, null) from unnest(members) as m;
  else
    perform private.notify_plainly(
      m, kind, title, path, coalesce(s.in_site, true), coalesce(s.mail, private.usual_mail(kind))
    )
    from unnest(members) as m left join public.notification_settings as s on s.user_id = m and s.kind = kind
    where coalesce(s.in_site, true) or coalesce(s.mail, private.usual_mail(kind)) <> 'off';
  end if;
  update public.notifications as n set mail = 'digest'
  where n.user_id = any (members) and n.kind = kind and n.read_at is null and n.mailed_at is null and n.mail = 'now'
    and (n.contribution_id = contribution or n.path = path)
    and (
      select count(*) from public.notifications as o
      where o.user_id = n.user_id and o.kind = kind and o.mailed_at > now() - interval '1 day'
        and (o.contribution_id = contribution or o.path = path)
    ) >= most_letters;
end $$;

create or replace function private.tell_goers(day uuid, kind text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.tell_newest(
    array(select a.user_id from public.event_answers as a where a.day_id = d.id), tell_goers.kind, d.event_id, null, null
  )
  from public.event_days as d where d.id = tell_goers.day
$$;

create or replace function private.tell_volunteers(shift uuid, kind text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.tell_newest(
    array(select s.user_id from public.shift_signups as s where s.entry_id = e.id), tell_volunteers.kind, e.contribution_id,
    null, null
  )
  from public.campaign_entries as e where e.id = tell_volunteers.shift
$$;

create or replace function private.tell_group(which uuid, sort text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.tell_newest(
    array(select m.user_id from public.course_group_members as m where m.group_id = g.id), sort, null,
    left(c.title || ' · ' || g.title, 300), '/courses/' || c.slug
  )
  from public.course_groups as g join public.courses as c on c.id = g.course_id where g.id = which
$$;

revoke execute on function private.tell_newest(uuid[], text, uuid, text, text) from public, anon, authenticated;
