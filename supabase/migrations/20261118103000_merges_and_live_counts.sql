-- Where one contribution can go into another and where a reply can be the answer, said by each section; and numbers that
-- follow while a page is open: votes, and how many notifications are unread.

alter table public.community_sections
  add column can_merge boolean not null default false,
  add column has_answers boolean not null default false;
comment on column public.community_sections.can_merge is
  'Staff may put one into another. Not where more belongs to it than words: pledges, seats and stars are about one thing. Not where people may stay nameless: the words would come back under a name.';
comment on column public.community_sections.has_answers is 'Its posts may be questions, and one reply the answer.';
update public.community_sections set can_merge = true where section in ('forum', 'ideas', 'reviews');
update public.community_sections set has_answers = true where section = 'forum';
alter table public.community_sections
  add constraint merges_are_of_words check (not can_merge or has_replies and not has_facts and not allows_anonymous);

-- The author of a question, or staff, say which reply answered it. Null: none did.
create or replace function public.mark_solved(contribution uuid, reply uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if reply is not null and not exists (
    select from public.replies as r where r.id = reply and r.contribution_id = contribution and r.state = 'published'
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  update public.contributions as c set solved_by = reply
  from public.community_sections as s
  where c.id = contribution and c.state = 'published' and (c.author_id = member or private.is_staff())
    and s.section = c.section and s.has_answers;
  if not found then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
end $$;

-- Staff put one contribution into another of its section: votes, followers, offers and replies move, its own words become
-- replies, as many as they need, and its address leads to where it went on.
create or replace function public.merge_contributions(from_contribution uuid, into_contribution uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  longest constant integer := 10000;
  gone public.contributions;
  kept public.contributions;
  words text;
  parts integer;
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  -- In one order, so that two merges the other way round cannot wait for each other.
  perform from public.contributions as c where c.id in (from_contribution, into_contribution) order by c.id for update;
  select * into gone from public.contributions as c where c.id = from_contribution;
  select * into kept from public.contributions as c where c.id = into_contribution;
  if gone.id is null or kept.id is null or gone.id = kept.id or gone.section <> kept.section
    or gone.state <> 'published' or kept.state <> 'published'
    or not exists (select from public.community_sections as s where s.section = gone.section and s.can_merge)
  then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  insert into public.reactions (contribution_id, user_id, created_at)
  select kept.id, x.user_id, x.created_at from public.reactions as x
  where x.contribution_id = gone.id and x.reply_id is null and x.user_id is distinct from kept.author_id
  on conflict do nothing;
  delete from public.reactions as x where x.contribution_id = gone.id and x.reply_id is null;
  insert into public.contribution_marks as m (user_id, contribution_id, is_followed)
  select f.user_id, kept.id, true from public.contribution_marks as f where f.contribution_id = gone.id and f.is_followed
  on conflict (user_id, contribution_id) do update set is_followed = true;
  insert into public.idea_offers (contribution_id, place_id, words, created_at)
  select kept.id, o.place_id, o.words, o.created_at from public.idea_offers as o where o.contribution_id = gone.id
  on conflict do nothing;
  delete from public.idea_offers as o where o.contribution_id = gone.id;
  update public.contributions as c set
    state = 'merged', merged_into = kept.id, solved_by = null, replies_count = 0
  where c.id = gone.id;
  words := concat_ws(E'\n\n', '**' || gone.title || '**', gone.body);
  parts := ceil(length(words)::numeric / longest);
  insert into public.replies (contribution_id, number, author_id, body, language, state, published_at, created_at, is_sample)
  select
    kept.id, kept.last_number + p.part, gone.author_id, substr(words, (p.part - 1) * longest + 1, longest),
    gone.language, 'published', gone.published_at, gone.created_at, gone.is_sample
  from generate_series(1, parts) as p (part);
  update public.replies as r set contribution_id = kept.id, number = kept.last_number + parts + r.number
  where r.contribution_id = gone.id;
  update public.reactions as x set contribution_id = kept.id where x.contribution_id = gone.id;
  update public.contributions as c set
    last_number = kept.last_number + parts + gone.last_number, last_activity_at = now(),
    replies_count = (select count(*) from public.replies as r where r.contribution_id = kept.id and r.state = 'published')
  where c.id = kept.id;
  -- What led to the one that is gone leads on, also from older merges.
  update public.contributions as c set merged_into = kept.id where c.merged_into = gone.id;
end $$;

-- Votes are told on the page of what they are for, and where it stands in a list.
create or replace function private.announce_contribution() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  votes constant jsonb := jsonb_build_object('of', new.id, 'count', new.reactions_count);
begin
  if new.state = 'published' and (tg_op = 'INSERT' or old.state <> 'published') then
    perform private.tell_live('section:' || new.section, 'new', jsonb_build_object('slug', new.slug));
  elsif new.state = 'published' and new.reactions_count is distinct from old.reactions_count then
    perform private.tell_live('contribution:' || new.id, 'reactions', votes);
    perform private.tell_live('section:' || new.section, 'reactions', votes);
  end if;
  if tg_op = 'INSERT' or new.state is distinct from old.state then
    perform private.settle_trust(new.author_id);
  end if;
  return null;
end $$;

create function private.announce_reply_votes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_live(
    'contribution:' || new.contribution_id, 'reactions', jsonb_build_object('of', new.id, 'count', new.reactions_count)
  );
  return null;
end $$;
create trigger announce_reply_votes after update of reactions_count on public.replies
for each row when (new.state = 'published' and new.reactions_count is distinct from old.reactions_count)
execute function private.announce_reply_votes();

-- How many are unread, told as it is: what joins an unread notification adds nothing, what goes out by mail alone is not in
-- the inbox, and what is read elsewhere is read.
create function private.tell_unread() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  members uuid[];
begin
  if tg_op = 'INSERT' then
    members := array(select distinct t.user_id from told as t where t.in_site);
  else
    members := array(
      select distinct t.user_id from told as t join before as b on b.id = t.id
      where (t.in_site, t.read_at is null) is distinct from (b.in_site, b.read_at is null)
    );
  end if;
  perform private.tell_live('inbox:' || k.live_key, 'unread', jsonb_build_object('unread', (
    select count(*) from public.notifications as n where n.user_id = k.user_id and n.in_site and n.read_at is null
  )))
  from private.person_keys as k where k.user_id = any (members);
  return null;
end $$;
create trigger tell_unread_new after insert on public.notifications
referencing new table as told for each statement execute function private.tell_unread();
create trigger tell_unread_read after update on public.notifications
referencing old table as before new table as told for each statement execute function private.tell_unread();

revoke execute on function private.announce_reply_votes(), private.tell_unread() from public, anon, authenticated;
