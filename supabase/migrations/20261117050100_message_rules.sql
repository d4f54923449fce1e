-- Rules for what visitors write: one is told once for each question, however many messages it is put in, and nobody learns
-- from it who wrote.

alter table public.automation_rules drop constraint automation_rules_recipe_check;
alter table public.automation_rules add constraint automation_rules_recipe_check check (recipe in (
  'welcome', 'review_request', 'certificate_expiry', 'stale_hours', 'unanswered_review', 'unanswered_application',
  'unanswered_message', 'ramadan_hours'
));
alter table public.automation_rules drop constraint automation_rules_trigger_check;
alter table public.automation_rules add constraint automation_rules_trigger_check check (trigger in (
  'review_published', 'place_saved', 'place_followed', 'listing_live', 'claim_approved', 'application_received',
  'message_received', 'event_visited', 'certificate_expiring', 'hours_stale', 'ramadan_near'
));

-- Whether nothing of the visitor's waited for an answer before it.
create function private.is_first_question(m public.thread_messages) returns boolean
language sql stable security definer set search_path = ''
as $$
  select m.sender = 'visitor' and coalesce((
    select b.sender = 'business' from public.thread_messages as b
    where b.thread_id = m.thread_id and (b.created_at, b.id) < (m.created_at, m.id)
    order by b.created_at desc, b.id desc limit 1
  ), true)
$$;

create function private.tell_of_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_first_question(new) then
    perform private.tell_automations('message_received', b.place_id, new.id, '', null,
      jsonb_build_object('path', private.thread_path('business', t.id)))
    from public.business_threads as t join public.businesses as b on b.id = t.business_id and b.owner_id = t.owner_id
    where t.id = new.thread_id and b.place_id is not null;
  end if;
  return null;
end $$;
create trigger tell_automations after insert on public.thread_messages
for each row execute function private.tell_of_message();

create or replace function private.automation_past(
  kind text, place uuid, setting integer, since timestamptz, until timestamptz, ramadans date[]
) returns table (subject uuid, key text, person uuid, at timestamptz, data jsonb)
language sql stable security definer set search_path = ''
as $$
  -- The kind is named in full: tables have a column of that name, and it would be taken.
  select x.subject, x.key, x.person, x.at, x.data
  from (
    select r.id as subject, '' as key, null::uuid as person, coalesce(r.published_at, r.created_at) as at,
      jsonb_build_object('rating', r.rating, 'language', r.language) as data
    from public.reviews as r where automation_past.kind = 'review_published' and r.place_id = place and r.status = 'published'
    union all
    select s.place_id, '', null, s.created_at, '{}' from public.saved_places as s where automation_past.kind = 'place_saved' and s.place_id = place
    union all
    select f.place_id, '', null, f.created_at, jsonb_build_object('language', p.language)
    from public.mosque_follows as f left join public.profiles as p on p.id = f.user_id
    where automation_past.kind = 'place_followed' and f.place_id = place
    union all
    select b.place_id, '', null, b.created_at, '{}' from public.businesses as b
    where automation_past.kind = 'listing_live' and b.place_id = place and b.status = 'published'
    union all
    select c.id, '', null, c.decided_at, '{}' from public.claims as c
    where automation_past.kind = 'claim_approved' and c.place_id = place and c.state = 'verified' and c.decided_at is not null
    union all
    select a.id, '', null, a.created_at,
      jsonb_build_object('title', j.title, 'path', '/jobs/' || j.slug || '/applicants', 'language', j.language)
    from public.jobs as j join public.job_applications as a on a.job_id = j.id
    where automation_past.kind = 'application_received' and j.place_id = place and a.state not in ('sending', 'withdrawn')
    union all
    select m.id, '', null, m.created_at, jsonb_build_object('path', private.thread_path('business', t.id))
    from public.businesses as b join public.business_threads as t on t.business_id = b.id and t.owner_id = b.owner_id
    join public.thread_messages as m on m.thread_id = t.id
    where automation_past.kind = 'message_received' and b.place_id = place and private.is_first_question(m)
    union all
    select a.id, '', a.user_id, d.ends_at, jsonb_build_object('title', c.title, 'language', p.language)
    from public.contributions as c join public.event_days as d on d.event_id = c.id
    join public.event_answers as a on a.day_id = d.id left join public.profiles as p on p.id = a.user_id
    where automation_past.kind = 'event_visited' and c.place_id = place and c.state = 'published' and d.state = 'planned' and a.seat = 'going'
      -- Whoever names a place as their venue does not speak for it.
      and private.speaks_for_place(place, c.author_id)
    union all
    select e.id, setting::text, null, (e.expires_on - setting)::timestamptz, jsonb_build_object('on', e.expires_on)
    from public.halal_evidence as e
    where automation_past.kind = 'certificate_expiring' and e.place_id = place and e.kind = 'certificate' and e.status in ('accepted', 'expired')
      and not exists (
        select from public.halal_evidence as n where n.place_id = place and n.kind = 'certificate'
          and n.status in ('pending', 'accepted') and n.expires_on > e.expires_on
      )
    union all
    select place, k.known::text, null, k.known + make_interval(months => setting), jsonb_build_object('on', k.known::date)
    from private.hours_known_at(place) as k (known) where automation_past.kind = 'hours_stale' and k.known is not null
    union all
    select place, d::text, null, (d - setting)::timestamptz, jsonb_build_object('on', d)
    from unnest(ramadans) as d where automation_past.kind = 'ramadan_near'
  ) as x
  where x.at > since and x.at <= until
$$;

create or replace function private.automation_misfit(conditions jsonb, kind text, data jsonb, place uuid, subject uuid, moment timestamptz) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (conditions ->> 'rating_min')::integer > (data ->> 'rating')::integer
      or (conditions ->> 'rating_max')::integer < (data ->> 'rating')::integer then 'rating'
    when conditions ->> 'language' is not null and data ->> 'language' is distinct from conditions ->> 'language' then 'language'
    when conditions ->> 'town' is not null
      and private.fold(conditions ->> 'town') is distinct from private.fold(private.automation_place(place) ->> 'city') then 'town'
    when kind = 'review_published' and not exists (
      select from public.reviews as r where r.id = subject and r.status = 'published'
    ) or kind = 'message_received' and not exists (
      select from public.thread_messages as m where m.id = subject and m.status = 'published'
    ) then 'gone'
    when conditions ->> 'unanswered' = 'true' and (
      exists (select from public.review_replies as a where a.review_id = subject and a.status = 'published' and a.created_at <= moment)
      or exists (select from public.job_applications as a where a.id = subject and a.state <> 'new' and a.state_at <= moment)
      or exists (
        select from public.thread_messages as q join public.thread_messages as a on a.thread_id = q.thread_id
        where kind = 'message_received' and q.id = subject and a.sender = 'business'
          and a.created_at > q.created_at and a.created_at <= moment
      )
      -- Put away is answered: some questions need no words.
      or exists (
        select from public.thread_messages as q join public.business_threads as t on t.id = q.thread_id
        where kind = 'message_received' and q.id = subject and t.is_done
      )
    ) then 'answered'
    when kind = 'hours_stale' and private.hours_known_at(place)::date > (data ->> 'on')::date then 'answered'
  end
$$;

revoke execute on function private.is_first_question(public.thread_messages), private.tell_of_message() from public, anon, authenticated;
