-- What a listing says grows old though nothing about it has changed. Whoever keeps the listing can say that it is still right,
-- without changing a word: members' answers are about the same value and stay, doubts too.
alter table public.fact_statements add column checked_at timestamptz;

create or replace function private.fact_summary(place uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(f.fact, jsonb_strip_nulls(jsonb_build_object(
      'said_as', f.said_as, 'said_at', f.said_at, 'checked_at', f.checked_at, 'yes', nullif(f.yes, 0), 'no', nullif(f.no, 0),
      'confirmed_at', f.confirmed_at
    ))), '{}')
    from (
      select k.fact, s.said_as, s.said_at, s.checked_at,
        count(*) filter (where c.answer and c.created_at > now() - interval '180 days') as yes,
        count(*) filter (where not c.answer and c.settled_at is null and c.created_at > now() - interval '180 days') as no,
        max(c.created_at) filter (where c.answer) as confirmed_at
      from unnest(private.fact_keys()) as k (fact)
      left join public.fact_statements as s on s.place_id = place and s.fact = k.fact
      left join public.fact_confirmations as c
        on c.place_id = place and c.fact = k.fact and c.created_at >= coalesce(s.said_at, '-infinity')
      group by k.fact, s.said_as, s.said_at, s.checked_at
    ) as f
    where f.said_at is not null or f.yes > 0 or f.no > 0 or f.confirmed_at is not null
  );
end $$;

create or replace function private.hours_known_at(place uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(
    (select greatest(s.said_at, s.checked_at) from public.fact_statements as s where s.place_id = place and s.fact = 'hours'),
    (select max(c.created_at) from public.fact_confirmations as c where c.place_id = place and c.fact = 'hours' and c.answer)
  )
$$;

-- Halal is not said again in passing: it has its own page and its own evidence. Within an hour once is enough.
create function public.keep_facts(place uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.edits_place(keep_facts.place, auth.uid()) then
    raise exception 'notAllowed' using errcode = '42501';
  end if;
  update public.fact_statements as s set checked_at = now()
  where s.place_id = keep_facts.place and s.fact <> 'halal'
    and coalesce(s.checked_at, '-infinity') < now() - interval '1 hour';
end $$;

-- What is known of the listings one keeps, and since when; of certificates the one that ends last, unless a newer one waits.
create function public.listing_freshness() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(k.place_id, jsonb_build_object(
      'facts', private.fact_summary(k.place_id),
      'certificate_ends', (
        select max(e.expires_on) from public.halal_evidence as e
        where e.place_id = k.place_id and e.kind = 'certificate' and e.status in ('accepted', 'expired')
          and not exists (
            select from public.halal_evidence as n where n.place_id = k.place_id and n.kind = 'certificate'
              and n.status = 'pending' and n.expires_on > e.expires_on
          )
      )
    )), '{}')
    from (
      select distinct k.place_id from private.business_keepers as k
      where k.user_id = auth.uid() and k.role <> 'helper' and k.place_id is not null
    ) as k
  );
end $$;
revoke execute on function public.keep_facts(uuid), public.listing_freshness() from public, anon;
grant execute on function public.keep_facts(uuid), public.listing_freshness() to authenticated, service_role;

-- When two places become one, what was checked stays checked.
create or replace function private.move_confirmations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved record;
begin
  insert into public.fact_statements (place_id, fact, said_as, said_at, checked_at)
  select new.new_id, f.fact, f.said_as, f.said_at, f.checked_at from public.fact_statements as f where f.place_id = new.old_id
  on conflict do nothing;
  insert into public.fact_confirmations (place_id, user_id, fact, answer, settled_at, created_at)
  select new.new_id, c.user_id, c.fact, c.answer, c.settled_at, c.created_at
  from public.fact_confirmations as c where c.place_id = new.old_id
  on conflict do nothing;
  for moved in
    select distinct o.subject_id as old_subject, n.subject_id as new_subject
    from public.fact_confirmations as o
    join public.fact_confirmations as n on n.place_id = new.new_id and n.fact = o.fact
    where o.place_id = new.old_id
  loop
    -- One that waits there already stands for both.
    if exists (
      select from public.moderation_items as i
      where i.subject_kind = 'fact' and i.subject_id = moved.new_subject and i.status = 'open'
    ) then
      perform private.withdraw_moderation('fact', moved.old_subject);
    end if;
    update public.moderation_items set subject_id = moved.new_subject
    where subject_kind = 'fact' and subject_id = moved.old_subject;
  end loop;
  insert into public.saved_places (user_id, place_id, created_at, note)
  select s.user_id, new.new_id, s.created_at, s.note from public.saved_places as s where s.place_id = new.old_id
  on conflict do nothing;
  return null;
end $$;
