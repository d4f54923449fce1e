-- A question with answers to choose from, beside the words of a topic. How many chose what everyone sees; who, nobody.

create table public.polls (
  contribution_id uuid primary key references public.contributions (id) on delete cascade,
  options text[] not null check (
    cardinality(options) between 2 and 12 and array_position(options, null) is null and length(array_to_string(options, '')) <= 1200
  ),
  takes_several boolean not null default false,
  closes_at timestamptz,
  created_at timestamptz not null default now()
);
call private.passport(
  'public.polls', written_by => 'members',
  people => '{"contribution_id": {"part": "community", "through": "contributions.author_id"}}',
  watched => '{contribution_id}'
);
comment on table public.polls is 'What may be chosen. Written by set_poll only, and not changed once somebody has voted.';

create table public.poll_votes (
  contribution_id uuid not null references public.polls (contribution_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  choices smallint[] not null check (cardinality(choices) between 1 and 12),
  created_at timestamptz not null default now(),
  primary key (contribution_id, user_id)
);
call private.passport(
  'public.poll_votes', written_by => 'members', people => '{"user_id": "community"}', watched => '{contribution_id}'
);
create index poll_votes_user_id on public.poll_votes (user_id);
comment on table public.poll_votes is 'Who chose what: read by themselves alone, neither by the author of the poll nor by staff.';

grant select on public.polls, public.poll_votes to authenticated;
create policy "authors and staff can see polls" on public.polls
for select to authenticated using (
  (select private.is_staff()) and private.team_may_read('contribution', contribution_id) or contribution_id in (
    select c.id from public.contributions as c where c.author_id = (select auth.uid())
  )
);
create policy "members can see what they voted" on public.poll_votes
for select to authenticated using (user_id = (select auth.uid()));

-- The author sets the poll of a topic. Empty options take it away. Once somebody has voted the answers stay as they are.
create function public.set_poll(contribution uuid, options text[], takes_several boolean default false, days integer default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  wanted text[] := array(
    select left(btrim(private.clean_text(o)), 120) from unnest(coalesce(set_poll.options, '{}')) with ordinality as x (o, place)
    where btrim(o) <> '' group by 1 order by min(place) limit 13
  );
begin
  perform from public.contributions as c
  where c.id = contribution and c.author_id = member and c.section = 'forum' and c.state in ('draft', 'review', 'published', 'within')
    and not c.is_locked for no key update;
  if not found then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if exists (select from public.poll_votes as v where v.contribution_id = contribution) then
    if wanted is distinct from (select p.options from public.polls as p where p.contribution_id = contribution) then
      raise exception 'poll_begun' using errcode = '55000';
    end if;
    return;
  end if;
  if cardinality(wanted) = 0 then
    delete from public.polls as p where p.contribution_id = contribution;
    return;
  end if;
  if cardinality(wanted) not between 2 and 12 or days not between 1 and 90 then
    raise exception 'poll' using errcode = '22023';
  end if;
  if private.word_effect(array_to_string(wanted, E'\n')) = 'refuse' and not private.is_house(member) then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  -- What may be chosen is read like the words beside it.
  if private.reasons_to_hold(member, array_to_string(wanted, E'\n')) <> '{}' then
    raise exception 'poll_words' using errcode = '22023';
  end if;
  insert into public.polls (contribution_id, options, takes_several, closes_at)
  values (contribution, wanted, coalesce(set_poll.takes_several, false), now() + make_interval(days => days))
  on conflict (contribution_id) do update set
    options = excluded.options, takes_several = excluded.takes_several, closes_at = excluded.closes_at;
end $$;

-- One vote each, changed as often as one likes until the poll closes. None chosen takes it back.
create function public.vote_in_poll(contribution uuid, choices integer[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  p public.polls;
  wanted smallint[] := array(select distinct c::smallint from unnest(vote_in_poll.choices) as c where c between 1 and 12 order by 1);
begin
  select x.* into p from public.polls as x join public.contributions as c on c.id = x.contribution_id
  where x.contribution_id = contribution and c.state in ('published', 'within') and not private.is_out_of_reach(c)
  for no key update of x;
  if p.contribution_id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if p.closes_at <= now() then
    raise exception 'poll_closed' using errcode = '55000';
  end if;
  if cardinality(wanted) = 0 then
    delete from public.poll_votes as v where v.contribution_id = contribution and v.user_id = member;
    return;
  end if;
  if cardinality(wanted) > 1 and not p.takes_several or wanted[cardinality(wanted)] > cardinality(p.options) then
    raise exception 'invalid' using errcode = '22023';
  end if;
  insert into public.poll_votes as v (contribution_id, user_id, choices) values (contribution, member, wanted)
  on conflict (contribution_id, user_id) do update set choices = excluded.choices;
end $$;

create function private.poll_card(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'options', (
        select jsonb_agg(jsonb_build_object('text', o.words, 'votes', (
          select count(*) from public.poll_votes as v where v.contribution_id = p.contribution_id and v.choices @> array[o.place::smallint]
        )) order by o.place)
        from unnest(p.options) with ordinality as o (words, place)
      ),
      'voters', (select count(*) from public.poll_votes as v where v.contribution_id = p.contribution_id),
      'takes_several', p.takes_several, 'closes_at', p.closes_at, 'is_closed', coalesce(p.closes_at <= now(), false),
      'mine', (select to_jsonb(v.choices) from public.poll_votes as v where v.contribution_id = p.contribution_id and v.user_id = auth.uid())
    )
    from public.polls as p where p.contribution_id = poll_card.contribution
  );
end $$;

revoke execute on function
  private.poll_card(uuid), public.set_poll(uuid, text[], boolean, integer), public.vote_in_poll(uuid, integer[])
from public, anon, authenticated;
grant execute on function public.set_poll(uuid, text[], boolean, integer), public.vote_in_poll(uuid, integer[])
to authenticated, service_role;

-- For whoever writes: people and tags that begin with what was typed. People who took part in this conversation come first,
-- and nobody is told of somebody they blocked or who blocked them.
create function public.suggest_people(begins text, contribution uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  word text := lower(left(coalesce(suggest_people.begins, ''), 30));
begin
  if word !~ '^[a-z0-9-]{0,30}$' then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('handle', f.handle, 'name', private.public_name(f.user_id)) order by f.is_here desc, f.handle), '[]')
    from (
      select distinct on (x.handle) x.handle, x.user_id, x.is_here
      from (
        (
          select p.handle, p.user_id, true as is_here from public.people as p
          where p.user_id in (
            select r.author_id from public.replies as r
            where r.contribution_id = suggest_people.contribution and r.state = 'published'
              and private.is_public_contribution(suggest_people.contribution)
            union select c.author_id from public.contributions as c
            where c.id = suggest_people.contribution and c.state in ('published', 'within') and not c.is_anonymous
              and not private.is_out_of_reach(c)
          ) and p.handle like word || '%' limit 50
        )
        union all
        (
          select p.handle, p.user_id, false from public.people as p
          where length(word) >= 2 and p.handle >= word and p.handle < word || '~' order by p.handle limit 20
        )
      ) as x
      where x.user_id <> member and not private.is_folded(x.user_id) and not private.are_apart(x.user_id, member)
      order by x.handle, x.is_here desc limit 40
    ) as f
  );
end $$;

create function public.suggest_tags(begins text, of_section text default 'forum') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(t.tag order by t.used desc, t.tag), '[]')
  from (
    select u.tag, count(*) as used
    from (
      select c.tags from public.contributions as c
      where c.section = of_section and c.state = 'published' and c.tags <> '{}'
      order by c.last_activity_at desc limit 1000
    ) as l, unnest(l.tags) as u (tag)
    where length(btrim(begins)) >= 1 and starts_with(u.tag, private.dashed(left(begins, 40)))
    group by u.tag order by count(*) desc, u.tag limit 8
  ) as t
$$;

-- What says something like this already, shown while somebody writes a title. Words in any order, at least one of them.
create function public.similar_contributions(of_section text, title text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted tsquery := (
    select to_tsquery('simple', string_agg(quote_literal(w) || case when place = most then ':*' else '' end, ' | '))
    from (
      select w, place, max(place) over () as most
      from regexp_split_to_table(private.fold(left(coalesce(similar_contributions.title, ''), 140)), '[^[:alnum:]]+') with ordinality as x (w, place)
      where length(w) >= 4
    ) as words
  );
begin
  if wanted is null then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'slug', n.slug, 'title', n.title, 'language', n.language, 'replies_count', n.replies_count, 'reactions_count', n.reactions_count
    ) order by n.rank desc), '[]')
    from (
      select x.*, ts_rank(to_tsvector('simple', private.fold(x.title)), wanted) as rank
      from (
        select c.* from public.contributions as c
        where c.section = of_section and c.state = 'published' and c.title is not null and c.search @@ wanted limit 200
      ) as x
      where not private.is_folded_card(x)
      order by rank desc, x.last_activity_at desc limit 5
    ) as n
    where n.rank > 0
  );
end $$;
revoke execute on function
  public.suggest_people(text, uuid), public.suggest_tags(text, text), public.similar_contributions(text, text)
from public, anon, authenticated;
grant execute on function public.suggest_people(text, uuid) to authenticated, service_role;
grant execute on function public.suggest_tags(text, text), public.similar_contributions(text, text)
to anon, authenticated, service_role;

-- For the job: what members wanted to come back to, each told once.
create function public.remind_of_bookmarks() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select m.user_id, m.contribution_id from public.contribution_marks as m
    where m.remind_at <= now() order by m.remind_at limit 500 for no key update skip locked
  loop
    update public.contribution_marks as m set remind_at = null
    where m.user_id = due.user_id and m.contribution_id = due.contribution_id;
    if private.may_be_told(due.user_id, due.contribution_id) and exists (
      select from public.contributions as c where c.id = due.contribution_id and c.state in ('published', 'within')
    ) then
      perform private.notify(due.user_id, 'bookmark', due.contribution_id, null, null);
      told := told + 1;
    end if;
  end loop;
  return told;
end $$;
revoke execute on function public.remind_of_bookmarks() from public, anon, authenticated;
grant execute on function public.remind_of_bookmarks() to service_role;
