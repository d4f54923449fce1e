-- Ideas: what the team says about each, and what owners offer where a town asks for something. The votes are reactions.

create table public.idea_statuses (
  contribution_id uuid primary key references public.contributions (id) on delete cascade,
  status text not null check (status in ('planned', 'started', 'done', 'declined')),
  reason text not null check (length(btrim(reason)) between 5 and 1000),
  decided_at timestamptz not null default now()
);
call private.passport('public.idea_statuses', written_by => 'members', watched => '{contribution_id}');
comment on table public.idea_statuses is 'Where an idea stands and why. An idea without a row is open.';

create table public.idea_offers (
  contribution_id uuid not null references public.contributions (id) on delete cascade,
  place_id uuid not null references public.places (id) on delete cascade,
  words text not null check (length(btrim(words)) between 10 and 500),
  created_at timestamptz not null default now(),
  primary key (contribution_id, place_id)
);
call private.passport(
  'public.idea_offers', written_by => 'members',
  places => '{"place_id": "moves"}',
  watched => '{contribution_id, place_id}'
);
create index idea_offers_place_id on public.idea_offers (place_id);
comment on table public.idea_offers is 'An owner''s answer to what people in a town ask for, one for each business.';

create function private.facts_of_ideas(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'status', coalesce(s.status, 'open'), 'reason', s.reason, 'decided_at', s.decided_at,
      'offers', (
        select coalesce(jsonb_agg(jsonb_build_object('name', u.name, 'slug', u.slug, 'city', u.city, 'words', o.words) order by o.created_at), '[]')
        from public.idea_offers as o join public.business_unified as u on u.id = o.place_id
        where o.contribution_id = facts_of_ideas.contribution
      )
    )
    from (select 1) as one left join public.idea_statuses as s on s.contribution_id = facts_of_ideas.contribution
  );
end $$;

-- The team says where an idea stands; whoever voted or follows hears of it. `open` takes it back.
create function public.set_idea_status(contribution uuid, status text, reason text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if not exists (select from public.contributions as c where c.id = contribution and c.section = 'ideas' and c.state = 'published') then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if set_idea_status.status = 'open' then
    delete from public.idea_statuses as s where s.contribution_id = contribution;
    return;
  end if;
  if coalesce(length(btrim(set_idea_status.reason)), 0) < 5 then
    raise exception 'reason' using errcode = '22023';
  end if;
  insert into public.idea_statuses as s (contribution_id, status, reason)
  values (contribution, set_idea_status.status, private.clean_text(set_idea_status.reason))
  on conflict (contribution_id) do update set status = excluded.status, reason = excluded.reason, decided_at = now();
  perform private.notify(
    m.user_id, 'status', contribution, null, auth.uid(), jsonb_build_object('what', set_idea_status.status)
  )
  from (
    select x.user_id from public.reactions as x where x.contribution_id = contribution and x.reply_id is null
    union
    select f.user_id from public.contribution_marks as f where f.contribution_id = contribution and f.is_followed
  ) as m;
end $$;

create function public.offer_for_idea(contribution uuid, place uuid, words text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_member();
  if not private.owns_place(place, auth.uid()) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if not exists (
    select from public.contributions as c
    where c.id = contribution and c.section = 'ideas' and c.category = 'town' and c.state = 'published'
      and not private.is_out_of_reach(c)
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if private.text_flags(words) <> '{}' or private.word_effect(words) is not null then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  insert into public.idea_offers as o (contribution_id, place_id, words)
  values (contribution, place, private.clean_text(offer_for_idea.words))
  on conflict (contribution_id, place_id) do update set words = excluded.words;
end $$;

-- The businesses the caller could answer with.
create function public.my_businesses() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', b.place_id, 'name', b.name) order by b.name), '[]')
  from public.businesses as b where b.owner_id = auth.uid() and b.status = 'published'
$$;

-- What the team plans, works on, has done and will not do, each with its reason.
create function public.ideas_roadmap(max_results integer default 30) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(g.status, g.items), '{}')
  from (
    select r.status, jsonb_agg(private.contribution_card(c) order by r.place) as items
    from (
      select s.status, s.contribution_id, row_number() over (partition by s.status order by s.decided_at desc) as place
      from public.idea_statuses as s join public.contributions as x on x.id = s.contribution_id and x.state = 'published'
      where not private.is_folded_card(x)
    ) as r join public.contributions as c on c.id = r.contribution_id
    where r.place <= least(greatest(coalesce(max_results, 30), 1), 100)
    group by r.status
  ) as g
$$;

-- What people ask for, town by town.
create function public.ideas_by_town(max_results integer default 20) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.contribution_card(c) order by c.reactions_count desc, c.id), '[]')
  from (
    select x.* from public.contributions as x
    where x.section = 'ideas' and x.category = 'town' and x.city is not null and x.state = 'published'
      and not private.is_folded_card(x)
    order by x.reactions_count desc, x.id limit least(greatest(coalesce(max_results, 20), 1), 50)
  ) as c
$$;
grant select on public.idea_statuses, public.idea_offers to anon, authenticated;
create policy "everyone can see where published ideas stand" on public.idea_statuses
for select to anon, authenticated using (private.is_public_contribution(contribution_id));
create policy "everyone can see what owners offer" on public.idea_offers
for select to anon, authenticated using (private.is_public_contribution(contribution_id));
create trigger audit after insert or update or delete on public.idea_statuses
for each row execute function private.audit('contribution_id');

revoke execute on function
  private.facts_of_ideas(uuid), public.set_idea_status(uuid, text, text), public.offer_for_idea(uuid, uuid, text),
  public.my_businesses(), public.ideas_roadmap(integer), public.ideas_by_town(integer)
from public, anon, authenticated;
grant execute on function
  public.set_idea_status(uuid, text, text), public.offer_for_idea(uuid, uuid, text), public.my_businesses()
to authenticated, service_role;
grant execute on function public.ideas_roadmap(integer), public.ideas_by_town(integer) to anon, authenticated, service_role;
