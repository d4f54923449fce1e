-- The freshness of each fact of a listing: what the owner said when, and who found it still true. And the places members
-- want to find again.

create function private.fact_keys() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[
    'hours', 'phone', 'address', 'website', 'halal', 'prayer_space', 'wudu', 'sisters_space', 'family_section',
    'wheelchair', 'parking', 'delivery', 'takeaway', 'outdoor_seating', 'child_friendly',
    'sisters_wudu', 'toilets', 'jumuah', 'janazah', 'ghusl', 'hearing_loop', 'translation', 'school', 'library', 'shower',
    'baby_change', 'iftar_meals', 'open_all_day'
  ]
$$;

create table public.fact_statements (
  place_id uuid not null references public.places (id) on delete cascade,
  fact text not null check (fact = any (private.fact_keys())),
  said_as text not null check (said_as in ('owner', 'staff', 'member')),
  said_at timestamptz not null default now(),
  checked_at timestamptz,
  primary key (place_id, fact)
);
call private.passport(
  'public.fact_statements', written_by => 'members',
  places => '{"place_id": "private.move_confirmations"}',
  watched => '{place_id, fact}'
);
comment on table public.fact_statements is
  'When the present value of a fact was written, and by whom: on listings people own here, and where a correction took effect. Kept by a trigger on businesses and by accept_suggestion.';

create table public.fact_confirmations (
  place_id uuid not null references public.places (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  fact text not null check (fact = any (private.fact_keys())),
  answer boolean not null,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  subject_id uuid generated always as (md5('fact ' || place_id::text || ' ' || fact)::uuid) stored,
  primary key (place_id, user_id, fact)
);
call private.passport(
  'public.fact_confirmations', written_by => 'members',
  people => '{"user_id": "places"}',
  places => '{"place_id": "private.move_confirmations"}',
  watched => '{subject_id}'
);
create index fact_confirmations_user on public.fact_confirmations (user_id, created_at desc);
create index fact_confirmations_subject on public.fact_confirmations (subject_id);
comment on table public.fact_confirmations is
  'Whether members found a fact still true; one present answer per person and fact. Written by confirm_fact only.';
comment on column public.fact_confirmations.settled_at is 'When staff looked into the doubts; answers before that no longer count.';
comment on column public.fact_confirmations.subject_id is 'One per place and fact: what the moderation queue calls it.';

create table public.saved_places (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  place_id uuid not null references public.places (id) on delete cascade,
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (user_id, place_id)
);
call private.passport(
  'public.saved_places', written_by => 'themselves',
  people => '{"user_id": "places"}',
  places => '{"place_id": "private.move_confirmations"}'
);
create index saved_places_place_id on public.saved_places (place_id, created_at);
create index saved_places_newest on public.saved_places (user_id, created_at desc);
comment on table public.saved_places is 'Places a member wants to find again. Nobody else sees them.';
grant select on public.fact_statements to anon, authenticated;
grant select on public.fact_confirmations to authenticated;
grant select, insert (user_id, place_id), update (note), delete on public.saved_places to authenticated;
create policy "everyone can see when facts were stated" on public.fact_statements
for select to anon, authenticated using (true);
create policy "members can see their answers" on public.fact_confirmations
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can see every answer" on public.fact_confirmations
for select to authenticated using ((select private.is_staff()));
create policy "members can see what they saved" on public.saved_places
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can save places" on public.saved_places
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members can write notes on what they saved" on public.saved_places
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members can remove what they saved" on public.saved_places
for delete to authenticated using (user_id = (select auth.uid()));

-- When two places become one, a doubted fact that waits for staff follows: its name in the queue is made of the place. What
-- was checked stays checked.
create function private.move_confirmations() returns trigger
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
create trigger move_confirmations after insert or update on public.place_redirects
for each row when (new.old_id is not null) execute function private.move_confirmations();

-- The day somebody last stood by what a place says, beside its row in the directory: searches order by it what is equally far.
create function private.note_freshness() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stood_by uuid[];
begin
  if tg_table_name = 'fact_confirmations' then
    stood_by := array(select distinct (to_jsonb(c) ->> 'place_id')::uuid from changed_rows as c where (to_jsonb(c) ->> 'answer')::boolean);
  else
    stood_by := array(select distinct c.place_id from changed_rows as c);
  end if;
  insert into public.place_standing as s (place_id, fresh_on)
  select p.id, private.today() from public.places as p where p.id = any (stood_by) and p.kind = 'business'
  on conflict (place_id) do update set fresh_on = excluded.fresh_on where s.fresh_on is distinct from excluded.fresh_on;
  update public.business_unified as u set fresh_on = private.today()
  where u.id = any (stood_by) and u.fresh_on is distinct from private.today();
  return null;
end $$;
revoke execute on function private.note_freshness() from public, anon, authenticated;
create trigger note_freshness_new after insert on public.fact_statements referencing new table as changed_rows
for each statement execute function private.note_freshness();
create trigger note_freshness_again after update on public.fact_statements referencing new table as changed_rows
for each statement execute function private.note_freshness();
create trigger note_freshness_new after insert on public.fact_confirmations referencing new table as changed_rows
for each statement execute function private.note_freshness();
create trigger note_freshness_again after update on public.fact_confirmations referencing new table as changed_rows
for each statement execute function private.note_freshness();

-- The facts of an owned row that can be asked about, with their values.
create function private.stated_facts(listing jsonb) returns table (fact text, value jsonb)
language sql immutable parallel safe set search_path = ''
as $$
  select k.fact, v.value
  from unnest(private.fact_keys()) as k (fact)
  cross join lateral (
    select case
      when k.fact = 'halal' and ((listing ->> 'halal_level')::smallint >= 1 or jsonb_typeof(listing -> 'halal') = 'object')
      then jsonb_build_object('details', listing -> 'halal', 'is_declared', coalesce((listing ->> 'halal_level')::smallint >= 1, false))
      when k.fact = 'halal' then null
      when k.fact in ('hours', 'phone', 'address', 'website') then listing -> k.fact
      else listing -> 'facts' -> k.fact
    end as value
  ) as v
  where v.value is not null and v.value <> 'null'
$$;

-- In whose name a listing was written just now: managers write in the owner's, and a correction is said by whose word it is.
create function private.says_as(place uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case when nullif(current_setting('mahalla.says_as', true), '') is not null then current_setting('mahalla.says_as')
    when auth.uid() is null or private.edits_place(place, auth.uid()) then 'owner' else 'staff' end
$$;
revoke execute on function private.says_as(uuid) from public, anon, authenticated;

-- Follows what owners write on their listings: the date of each fact, the declaration that the food is halal, and the
-- word that Muslims own it.
create function private.follow_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  listing record;
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;

  if tg_op = 'INSERT' then
    with said as materialized (
      select b.id, b.place_id, private.says_as(b.place_id) as said_as
      from new_rows as n join public.businesses as b on b.id = n.id
      where b.place_id is not null
    )
    insert into public.fact_statements as s (place_id, fact, said_as)
    select b.place_id, f.fact, b.said_as
    from new_rows as n
    join said as b on b.id = n.id
    cross join lateral private.stated_facts(to_jsonb(n)) as f
    on conflict (place_id, fact) do update set said_as = excluded.said_as, said_at = excluded.said_at;

    insert into public.halal_evidence (place_id, kind, said_by, said_as, details, status, is_sample)
    select b.place_id, 'declaration', n.owner_id, 'owner', n.halal, 'accepted', n.is_sample
    from new_rows as n join public.businesses as b on b.id = n.id
    where n.halal_level >= 1 and b.place_id is not null
      and not exists (
        select from public.halal_evidence as e
        where e.place_id = b.place_id and e.kind = 'declaration' and e.status = 'accepted'
      );

    insert into public.ownership_statements (place_id, kind, said_by, status, is_sample)
    select b.place_id, 'self_declared', n.owner_id, 'accepted', n.is_sample
    from new_rows as n join public.businesses as b on b.id = n.id
    where n.muslim_owned and b.place_id is not null
      and not exists (
        select from public.ownership_statements as s
        where s.place_id = b.place_id and s.kind = 'self_declared' and s.status = 'accepted'
      );
    return null;
  end if;

  with said as materialized (
    select b.id, b.place_id, private.says_as(b.place_id) as said_as
    from new_rows as n join public.businesses as b on b.id = n.id
    where b.place_id is not null
  )
  insert into public.fact_statements as s (place_id, fact, said_as)
  select b.place_id, f.fact, b.said_as
  from new_rows as n
  join old_rows as o on o.id = n.id
  join said as b on b.id = n.id
  cross join lateral private.stated_facts(to_jsonb(n)) as f
  where f.value is distinct from (select was.value from private.stated_facts(to_jsonb(o)) as was where was.fact = f.fact)
  on conflict (place_id, fact) do update set said_as = excluded.said_as, said_at = excluded.said_at;

  delete from public.fact_statements as s
  using new_rows as n
  where s.place_id = n.place_id
    and s.fact in (
      select was.fact from old_rows as o cross join lateral private.stated_facts(to_jsonb(o)) as was where o.id = n.id
    )
    and s.fact not in (select f.fact from private.stated_facts(to_jsonb(n)) as f);

  for listing in
    select b.place_id, b.owner_id, b.is_sample, n.halal_level, n.halal, n.muslim_owned,
      o.halal_level as had_level, o.halal as had_halal, o.muslim_owned as had_owned
    from new_rows as n join old_rows as o on o.id = n.id join public.businesses as b on b.id = n.id
    where b.place_id is not null
      and (
        n.halal_level is distinct from o.halal_level or n.halal is distinct from o.halal
        or n.muslim_owned is distinct from o.muslim_owned
      )
  loop
    if listing.halal_level >= 1 and (listing.had_level is null or listing.had_level < 1 or listing.halal is distinct from listing.had_halal) then
      perform private.declare_halal(
        listing.place_id, coalesce(auth.uid(), listing.owner_id),
        private.says_as(listing.place_id),
        listing.halal, listing.is_sample
      );
    elsif coalesce(listing.halal_level, 0) < 1 and listing.had_level >= 1 then
      update public.halal_evidence as e set status = 'withdrawn'
      where e.place_id = listing.place_id and e.kind = 'declaration' and e.status = 'accepted';
    end if;
    if listing.muslim_owned is distinct from listing.had_owned and not private.is_ownership_hidden(listing.place_id) then
      perform private.declare_ownership(
        listing.place_id, coalesce(auth.uid(), listing.owner_id), coalesce(listing.muslim_owned, false), listing.is_sample
      );
    end if;
  end loop;
  return null;
end $$;
-- Named so that they come after the triggers that find each row its place.
create trigger track_insert after insert on public.businesses referencing new table as new_rows
for each statement execute function private.follow_listings();
create trigger track_update after update on public.businesses referencing old table as old_rows new table as new_rows
for each statement execute function private.follow_listings();

-- Still true? One present answer per person and fact. Three who say no within 180 days call staff.
create function public.confirm_fact(place uuid, fact text, answer boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  wanted text := confirm_fact.fact;
  doubts integer;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if wanted is null or not (wanted = any (private.fact_keys())) or confirm_fact.answer is null then
    raise exception 'Unknown fact or answer' using errcode = '22023';
  end if;
  if not exists (select from public.business_unified as u where u.id = confirm_fact.place)
    and not exists (select from public.mosque_unified as u where u.id = confirm_fact.place)
  then
    raise exception 'There is no such business or mosque' using errcode = 'P0002';
  end if;
  if private.serves_place(confirm_fact.place, me)
    or exists (select from public.mosque_admins as a where a.user_id = me and a.mosque_id = confirm_fact.place)
  then
    raise exception 'Owners change the listing itself' using errcode = '42501';
  end if;
  if (
    select count(*) from public.fact_confirmations as c
    where c.user_id = me and c.created_at > now() - interval '1 hour'
  ) >= 90 then
    raise exception 'Enough for now' using errcode = 'PT429';
  end if;

  insert into public.fact_confirmations (place_id, user_id, fact, answer)
  values (confirm_fact.place, me, wanted, confirm_fact.answer)
  on conflict (place_id, user_id, fact)
  do update set answer = excluded.answer, created_at = now(), settled_at = null;
  if wanted = 'halal' and confirm_fact.answer then
    perform public.add_halal_evidence(confirm_fact.place, 'confirmation');
  end if;
  if confirm_fact.answer then
    return;
  end if;

  select count(*) into doubts from public.fact_confirmations as c
  where c.place_id = confirm_fact.place and c.fact = wanted and not c.answer and c.settled_at is null
    and c.created_at > now() - interval '180 days'
    and c.created_at >= coalesce(
      (select s.said_at from public.fact_statements as s where s.place_id = confirm_fact.place and s.fact = wanted),
      '-infinity'
    );
  if doubts >= 3 then
    perform private.enqueue_moderation(
      'fact', (
        select c.subject_id from public.fact_confirmations as c
        where c.place_id = confirm_fact.place and c.user_id = me and c.fact = wanted
      ),
      confirm_fact.place, 'automatic', format('%s people say this is no longer true: %s', doubts, wanted), null
    );
  end if;
end $$;

-- Approved: the doubts were right, and a yes-or-no fact becomes unknown again (contacts and hours staff change by hand).
-- Either way these answers have done their work.
create function private.decide_fact(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  doubt record;
begin
  select c.place_id, c.fact into doubt from public.fact_confirmations as c
  where c.subject_id = decide_fact.subject_id limit 1;
  if doubt.place_id is null or decision not in ('approved', 'rejected') then
    return;
  end if;
  if decision = 'approved' then
    update public.businesses as b set facts = b.facts - doubt.fact where b.place_id = doubt.place_id and b.facts ? doubt.fact;
    update public.business as b set facts = b.facts - doubt.fact where b.place_id = doubt.place_id and b.facts ? doubt.fact;
    update public.mosques as m set facilities = m.facilities - doubt.fact
    where m.place_id = doubt.place_id and m.facilities ? doubt.fact;
    update public.mosque as m set facilities = m.facilities - doubt.fact
    where m.place_id = doubt.place_id and m.facilities ? doubt.fact;
  end if;
  update public.fact_confirmations as c set settled_at = now()
  where c.subject_id = decide_fact.subject_id and not c.answer and c.settled_at is null;
end $$;

-- How fresh each fact is, without anyone's name. Answers older than the present value are about another value.
create function private.fact_summary(place uuid) returns jsonb
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

revoke execute on function
  private.decide_fact(uuid, text, text, uuid), private.fact_summary(uuid), public.confirm_fact(uuid, text, boolean)
from public, anon, authenticated;
grant execute on function private.fact_summary(uuid) to anon, authenticated, service_role;
grant execute on function public.confirm_fact(uuid, text, boolean) to authenticated, service_role;

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
