-- Blocks and mutes, held everywhere (docs/decisions/096-a-block-holds-both-ways.md). A block holds both ways: neither is shown
-- to the other nor reaches them. A mute holds one way: lists leave the person out and nothing of theirs makes a notice.
-- What was written without a name is outside of both, or a block would tell whose it is.

-- Whether one of the two blocked the other. Nobody hides from the team: a block against one of them does not bind them.
create function private.are_apart(one uuid, other uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (
      select from public.person_blocks as b
      where b.kind = 'block' and (b.user_id = one and b.other_id = other or b.user_id = other and b.other_id = one)
        and not private.is_house(b.other_id)
    )
  );
end $$;

-- Whether this person wants to hear nothing from the other one.
create function private.has_silenced(person uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.person_blocks as b where b.user_id = person and b.other_id = other)
$$;

-- Whether this person blocked the caller, who is then to find nothing of theirs.
create function private.hides_from_caller(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select auth.uid() is not null and exists (
      select from public.person_blocks as b where b.user_id = person and b.other_id = auth.uid() and b.kind = 'block'
    ) and not private.is_house(auth.uid())
  );
end $$;

create function private.is_folded_card(c public.contributions) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select not c.is_anonymous and private.is_folded(c.author_id)
  );
end $$;

-- Whether the page of a contribution is closed to the caller because of a block, or because it stands in a group that is.
create function private.is_out_of_reach(c public.contributions) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select not c.is_anonymous and auth.uid() is not null and private.are_apart(c.author_id, auth.uid())
      or c.group_id is not null and private.is_closed_to_caller(c.group_id)
  );
end $$;

-- "Somebody is writing" goes to everyone who listens, by a sign that lasts for the day and differs in each conversation.
create function private.writing_sign(member uuid, contribution uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select left(md5(concat(member, contribution, current_date, k.live_key)), 12)
  from (select) as one left join private.person_keys as k on k.user_id = member
$$;

-- The signs a reader's page is to leave out: their own, and of people they are not to meet. Filled up with signs of nobody, to a multiple of sixteen, so that counting them
-- does not tell whether one has been blocked.
create function private.quiet_signs(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with hidden as (
    select auth.uid() as member
    union
    select b.other_id from public.person_blocks as b where b.user_id = auth.uid()
    union
    select b.user_id from public.person_blocks as b
    where b.other_id = auth.uid() and b.kind = 'block' and not private.is_house(auth.uid())
    limit 1000
  )
  select case when auth.uid() is null then '[]'::jsonb else (
    select jsonb_agg(s.sign order by s.sign)
    from (
      select private.writing_sign(h.member, quiet_signs.contribution) as sign from hidden as h
      union all
      select left(md5(concat(k.live_key, quiet_signs.contribution, current_date, n)), 12)
      from (select) as one left join private.person_keys as k on k.user_id = auth.uid(),
        generate_series(1, (16 - (select count(*) from hidden)::integer % 16)) as n
    ) as s
  ) end
$$;

-- What ties one person to what the other runs.
create function private.part(person uuid, other uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.notifications as n
  where n.user_id = person and (n.actor_id = other or n.contribution_id in (
    select c.id from public.contributions as c where c.author_id = other and not c.is_anonymous
  ));
  update public.contribution_marks as m set is_followed = false
  from public.contributions as c
  where m.user_id = person and m.is_followed and c.id = m.contribution_id and c.author_id = other and not c.is_anonymous;
  delete from public.event_answers as a
  using public.event_days as d, public.contributions as c
  where a.user_id = person and d.id = a.day_id and c.id = d.event_id and c.author_id = other and d.ends_at > now();
  delete from public.shift_signups as s
  using public.volunteer_shifts as v, public.campaign_entries as e, public.contributions as c
  where s.user_id = person and v.entry_id = s.entry_id and e.id = v.entry_id and c.id = e.contribution_id
    and c.author_id = other and v.starts_at > now();
end $$;

do $$
declare
  f regprocedure;
begin
  for f in
    select p.oid::regprocedure from pg_catalog.pg_proc as p
    where p.pronamespace = 'private'::regnamespace and p.proname = any (array[
      'are_apart', 'has_silenced', 'hides_from_caller', 'is_folded_card', 'is_out_of_reach', 'writing_sign', 'quiet_signs', 'part'
    ])
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
  end loop;
end $$;
