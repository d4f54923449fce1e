-- Blocks and mutes, held everywhere (docs/decisions/096-a-block-holds-both-ways.md). A block holds both ways: neither is shown
-- to the other nor reaches them. A mute holds one way: lists leave the person out and nothing of theirs makes a notice.
-- What was written without a name is outside of both, or a block would tell whose it is.

-- Whether one of the two blocked the other. Nobody hides from the team: a block against one of them does not bind them.
create function private.are_apart(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.person_blocks as b
    where b.kind = 'block' and (b.user_id = one and b.other_id = other or b.user_id = other and b.other_id = one)
      and not private.is_house(b.other_id)
  )
$$;

-- Whether this person wants to hear nothing from the other one.
create function private.has_silenced(person uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.person_blocks as b where b.user_id = person and b.other_id = other)
$$;

-- Whether this person blocked the caller, who is then to find nothing of theirs.
create function private.hides_from_caller(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null and exists (
    select from public.person_blocks as b where b.user_id = person and b.other_id = auth.uid() and b.kind = 'block'
  ) and not private.is_house(auth.uid())
$$;

-- Whether the caller is not to read this person: muted, blocked, or blocked by them.
create or replace function private.is_folded(author uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null and author is not null and (
    exists (select from public.person_blocks as b where b.user_id = auth.uid() and b.other_id = author)
    or private.hides_from_caller(author)
  )
$$;

create function private.is_folded_card(c public.contributions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not c.is_anonymous and private.is_folded(c.author_id)
$$;

-- Whether the page of a contribution is closed to the caller because of a block.
create function private.is_out_of_reach(c public.contributions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not c.is_anonymous and auth.uid() is not null and private.are_apart(c.author_id, auth.uid())
$$;

-- Also behind the policies of what sections keep beside a contribution, and of its photos.
create or replace function private.is_public_contribution(contribution uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.contributions as c where c.id = contribution and c.state = 'published' and not private.is_out_of_reach(c)
  )
$$;

-- "Somebody is writing" goes to everyone who listens, by a sign that lasts for the day and differs in each conversation.
create function private.writing_sign(member uuid, contribution uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select left(md5(concat(member, contribution, current_date, k.live_key)), 12)
  from (select) as one left join private.person_keys as k on k.user_id = member
$$;

-- The signs a reader's page is to leave out. Filled up with signs of nobody, to a multiple of sixteen, so that counting them
-- does not tell whether one has been blocked.
create function private.quiet_signs(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with hidden as (
    select b.other_id as member from public.person_blocks as b where b.user_id = auth.uid()
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

-- A page of a section, or of all of them. `sort`: active, new, top. `after` is the cursor of the last one shown; pinned ones
-- stand apart, above the first page. `narrow`: unanswered, solved, mine, followed, kept.
create or replace function public.community_list(
  section text default null, category text default null, tag text default null, languages text[] default null,
  words text default null, sort text default 'active', narrow text default null, after text default null,
  max_results integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sorted_by text := case sort when 'new' then 'published_at' when 'top' then 'reactions_count' else 'last_activity_at' end;
  most integer := least(greatest(coalesce(max_results, 20), 1), 50);
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  has_pinned boolean := section is not null and not is_search and narrow is null and tag is null;
  conditions text := 'c.state = ''published''';
  -- Unless told otherwise, members get the languages they read.
  reads text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()));
  ids uuid[];
  last public.contributions;
begin
  if not private.is_cursor(after, case sort when 'top' then 'integer' else 'timestamptz' end) then
    after := null;
  end if;
  if is_search and wanted is null then
    return jsonb_build_object('items', '[]'::jsonb, 'pinned', '[]'::jsonb, 'next', null);
  end if;
  conditions := conditions
    || case when section is not null then ' and c.section = $1' else '' end
    || case when category is not null then ' and c.category = $2' else '' end
    || case when tag is not null then ' and c.tags @> array[$3]' else '' end
    || case when cardinality(reads) > 0 then ' and c.language = any ($4)' else '' end
    || case when is_search then ' and c.search @@ $5' else '' end
    || case when has_pinned then ' and not c.is_pinned' else '' end
    || case narrow
      when 'unanswered' then ' and c.replies_count = 0 and c.solved_by is null'
      when 'solved' then ' and c.solved_by is not null'
      when 'mine' then ' and c.author_id = auth.uid()'
      when 'followed' then ' and exists (select from public.contribution_marks as m where m.user_id = auth.uid()
        and m.contribution_id = c.id and m.is_followed)'
      when 'kept' then ' and exists (select from public.contribution_marks as m where m.user_id = auth.uid()
        and m.contribution_id = c.id and m.is_kept)'
      else '' end
    || case when auth.uid() is not null then ' and not private.is_folded_card(c)' else '' end
    || case when after is not null then format(
      ' and (c.%I, c.id) < (split_part($7, ''~'', 1)::%s, split_part($7, ''~'', 2)::uuid)',
      sorted_by, case sort when 'top' then 'integer' else 'timestamptz' end
    ) else '' end;
  execute format(
    'select array(select c.id from public.contributions as c where %s order by c.%I desc, c.id desc limit $6 + 1)',
    conditions, sorted_by
  ) into ids using section, category, tag, reads, wanted, most, after;
  select * into last from public.contributions as c where c.id = ids[most];
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'pinned', case when has_pinned and after is null then (
      select coalesce(jsonb_agg(private.contribution_card(c) order by c.last_activity_at desc), '[]')
      from public.contributions as c
      where c.section = community_list.section and c.is_pinned and c.state = 'published'
        and (community_list.category is null or c.category = community_list.category)
        and not private.is_folded_card(c)
    ) else '[]'::jsonb end,
    'next', case when cardinality(ids) > most then concat_ws(
      '~', case sort when 'new' then last.published_at::text when 'top' then last.reactions_count::text
        else last.last_activity_at::text end,
      last.id
    ) end
  );
end $$;

-- The hub: of each section what is new, near the visitor first; questions nobody answered yet.
create or replace function public.community_hub(
  lat double precision default null, lng double precision default null, languages text[] default null,
  max_results integer default 5
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with here as (
    select private.sphere_point(lat, lng) as point, least(greatest(coalesce(max_results, 5), 1), 12) as most,
      coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()), '{}') as reads
  ),
  recent as (
    select s.section, c.id, c.last_activity_at, extensions.cube_distance(c.point, here.point) <= 75 as is_near
    from here, public.community_sections as s
    cross join lateral (
      select x.id, x.last_activity_at, x.point from public.contributions as x
      where x.section = s.section and x.state = 'published'
        and (cardinality(here.reads) = 0 or x.language = any (here.reads))
        and not private.is_folded_card(x)
      order by x.last_activity_at desc, x.id desc limit 40
    ) as c
  ),
  ranked as (
    select r.*, row_number() over (
      partition by r.section order by coalesce(r.is_near, false) desc, r.last_activity_at desc, r.id
    ) as place
    from recent as r
  )
  select jsonb_build_object(
    'sections', (
      select coalesce(jsonb_object_agg(g.section, g.items), '{}')
      from (
        select r.section, jsonb_agg(
          private.contribution_card(c) || jsonb_build_object('is_near', coalesce(r.is_near, false)) order by r.place
        ) as items
        from here, ranked as r join public.contributions as c on c.id = r.id
        where r.place <= here.most group by r.section
      ) as g
    ),
    'unanswered', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by c.published_at desc), '[]')
      from (
        select x.* from here, public.contributions as x
        where x.section = 'forum' and x.state = 'published' and x.replies_count = 0
          and (cardinality(here.reads) = 0 or x.language = any (here.reads))
          and not private.is_folded_card(x)
        order by x.published_at desc, x.id limit 4
      ) as c
    )
  )
$$;

-- What a page shows of one reply. Words that are gone, or that the reader folded away, leave their number behind.
create or replace function private.reply_card(r public.replies, starter uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when r.state <> 'published' then jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state)
    else jsonb_build_object(
      'id', r.id, 'number', r.number, 'state', r.state, 'author', case when not f.is_folded then private.person_card(r.author_id) end,
      'body', case when not f.is_folded then r.body end, 'is_folded', f.is_folded,
      'language', r.language, 'published_at', r.published_at, 'edited_at', r.edited_at, 'is_sample', r.is_sample,
      'reactions_count', r.reactions_count, 'is_starter', not f.is_folded and r.author_id is not distinct from starter and starter is not null,
      'is_mine', r.author_id is not distinct from auth.uid() and auth.uid() is not null,
      'has_reacted', auth.uid() is not null and exists (
        select from public.reactions as x where x.reply_id = r.id and x.user_id = auth.uid()
      ),
      'quoted', (
        select jsonb_build_object('number', q.number, 'author', private.person_card(q.author_id), 'body', left(q.body, 280))
        from public.replies as q where q.id = r.quotes and q.state = 'published' and not private.is_folded(q.author_id)
      )
    ) end
  from (select private.is_folded(r.author_id) as is_folded) as f
$$;

-- One contribution with a page of its replies, from the number `starting` on. Null: there is nothing the caller may see.
create or replace function public.contribution_page(
  section text, slug text, starting integer default 1, max_results integer default 30
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  c public.contributions;
  most integer := least(greatest(coalesce(max_results, 30), 1), 100);
  first integer := greatest(coalesce(starting, 1), 1);
  may_tend boolean := private.is_staff();
  mine boolean;
  folded boolean;
begin
  select * into c from public.contributions as x
  where x.section = contribution_page.section and x.slug = contribution_page.slug;
  if c.id is null then
    return null;
  end if;
  mine := c.author_id is not distinct from auth.uid() and auth.uid() is not null;
  if c.state = 'merged' then
    return (
      select jsonb_build_object('moved_to', m.slug) from public.contributions as m
      where m.id = c.merged_into and m.state = 'published'
    );
  end if;
  if c.state <> 'published' and not mine and not may_tend or c.state = 'draft' and not mine or private.is_out_of_reach(c) then
    return null;
  end if;
  folded := private.is_folded_card(c);
  return private.contribution_card(c) || case when folded then jsonb_build_object('excerpt', '') else '{}' end || jsonb_build_object(
    'body', case when not folded then c.body end, 'is_folded', folded,
    'last_number', c.last_number,
    'solved', (
      select private.reply_card(r, c.author_id) from public.replies as r where r.id = c.solved_by and r.state = 'published'
    ),
    'may', jsonb_build_object(
      'edit', mine and c.state in ('draft', 'review', 'published', 'hidden') and not c.is_locked,
      'tend', may_tend,
      'solve', c.state = 'published' and (mine or may_tend),
      'reply', c.state = 'published' and (not c.is_locked or may_tend)
    ),
    'marks', (
      select jsonb_build_object(
        'read_number', m.read_number, 'is_followed', m.is_followed, 'is_kept', m.is_kept, 'draft', m.draft
      )
      from public.contribution_marks as m where m.user_id = auth.uid() and m.contribution_id = c.id
    ),
    'decision', case when mine then private.decision_of('contribution', c.id) end,
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'title', v.title, 'body', v.body, 'at', v.replaced_at, 'was_public', v.was_public
      ) order by v.replaced_at desc), '[]')
      from public.contribution_versions as v
      where v.contribution_id = c.id and c.state = 'published' and not folded and (v.was_public or may_tend)
    ),
    -- Who is writing is said by signs; these belong to people the reader is not to meet.
    'quiet', private.quiet_signs(c.id),
    'replies', (
      select coalesce(jsonb_agg(private.reply_card(r, c.author_id) order by r.number), '[]')
      from (
        select x.* from public.replies as x
        where x.contribution_id = c.id and x.number >= first order by x.number limit most
      ) as r
    ),
    'waiting', case when auth.uid() is not null then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'body', r.body, 'language', r.language, 'state', r.state, 'created_at', r.created_at,
        'decision', private.decision_of('reply', r.id)
      ) order by r.created_at), '[]')
      from public.replies as r
      where r.contribution_id = c.id and r.author_id = auth.uid() and r.state in ('review', 'hidden', 'removed')
    ) else '[]'::jsonb end
  );
end $$;

-- What a reply said before, as far as that was public; the team sees the rest as well.
create or replace function public.reply_versions_of(reply uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('body', v.body, 'at', v.replaced_at, 'was_public', v.was_public) order by v.replaced_at desc), '[]')
  from public.reply_versions as v join public.replies as r on r.id = v.reply_id
  join public.contributions as c on c.id = r.contribution_id
  where v.reply_id = reply_versions_of.reply and r.state = 'published' and c.state = 'published'
    and (v.was_public or private.is_staff()) and not private.is_folded(r.author_id) and not private.is_out_of_reach(c)
$$;

-- How far somebody has read, what they follow or keep, and what they have begun to write. Null leaves a fact as it is.
create or replace function public.mark_contribution(
  contribution uuid, read_number integer default null, follow boolean default null, keep boolean default null,
  draft text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if not exists (
    select from public.contributions as c
    where c.id = contribution and (c.state = 'published' and not private.is_out_of_reach(c) or c.author_id = member)
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  insert into public.contribution_marks as m (user_id, contribution_id, read_number, is_followed, is_kept, draft)
  values (
    member, contribution, greatest(coalesce(mark_contribution.read_number, 0), 0), coalesce(follow, false),
    coalesce(keep, false), nullif(mark_contribution.draft, '')
  )
  on conflict (user_id, contribution_id) do update set
    -- Another device may have read further.
    read_number = greatest(m.read_number, excluded.read_number),
    is_followed = coalesce(follow, m.is_followed), is_kept = coalesce(keep, m.is_kept),
    draft = case when mark_contribution.draft is null then m.draft else excluded.draft end, updated_at = now();
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

create or replace function public.save_reply(
  contribution uuid, body text, language text, reply uuid default null, quotes uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  subject public.contributions;
  old public.replies;
  words text := private.clean_text(save_reply.body);
  waits boolean;
  new_id uuid := gen_random_uuid();
begin
  select * into subject from public.contributions as c where c.id = contribution;
  if subject.id is null or subject.state <> 'published' or private.is_out_of_reach(subject) or not exists (
    select from public.community_sections as s where s.section = subject.section and s.has_replies
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if subject.is_locked and not private.is_staff() then
    raise exception 'locked' using errcode = '55000';
  end if;
  if coalesce(length(words), 0) < 2 then
    raise exception 'body_short' using errcode = '22023';
  end if;
  if length(words) > 10000 then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if private.word_effect(words) = 'refuse' and not private.is_house(member) then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  waits := private.reasons_to_wait(member, words) <> '{}';
  if reply is not null then
    select * into old from public.replies as r where r.id = reply and r.contribution_id = subject.id for update;
    if old.id is null or old.author_id is distinct from member or old.state not in ('review', 'published', 'hidden') then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
    if old.body <> words and old.published_at is not null then
      insert into public.reply_versions (reply_id, body) values (old.id, old.body);
    end if;
    update public.replies as r set
      body = words, language = save_reply.language,
      edited_at = case when old.body <> words and old.published_at is not null then now() else r.edited_at end,
      state = case when old.state = 'published' and waits and old.body <> words then 'hidden' else r.state end
    where r.id = old.id;
    if old.state <> 'published' or waits and old.body <> words then
      perform private.enqueue_moderation('reply', old.id, subject.place_id, 'changed', words, member);
    end if;
    return (select jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state) from public.replies as r where r.id = old.id);
  end if;
  if save_reply.quotes is not null and not exists (
    select from public.replies as r where r.id = save_reply.quotes and r.contribution_id = subject.id and r.state = 'published'
      and not private.are_apart(r.author_id, member)
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform private.count_words(member);
  perform private.ensure_person(member);
  insert into public.replies (id, contribution_id, author_id, body, language, quotes, state)
  values (new_id, subject.id, member, words, save_reply.language, save_reply.quotes, 'review');
  if waits then
    perform private.enqueue_moderation('reply', new_id, subject.place_id, 'new', words, member);
  else
    perform private.publish_reply(new_id);
  end if;
  insert into public.contribution_marks as m (user_id, contribution_id, is_followed) values (member, subject.id, true)
  on conflict (user_id, contribution_id) do update set draft = null, is_followed = true, updated_at = now();
  return (select jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state) from public.replies as r where r.id = new_id);
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

-- One each; asking twice is as good as once. Returns how many there are now.
create or replace function public.react(contribution uuid, reply uuid default null, wanted boolean default true) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  subject public.contributions;
  author uuid;
begin
  select * into subject from public.contributions as c where c.id = contribution for no key update;
  author := subject.author_id;
  if reply is not null then
    select r.author_id into author from public.replies as r
    where r.id = reply and r.contribution_id = subject.id and r.state = 'published';
    if not found then
      raise exception 'missing' using errcode = 'P0002';
    end if;
  end if;
  if subject.id is null or subject.state <> 'published' or private.is_out_of_reach(subject)
    or reply is not null and private.are_apart(author, member)
  then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if wanted and author is not distinct from member then
    raise exception 'own' using errcode = '42501';
  end if;
  if wanted then
    insert into public.reactions (contribution_id, reply_id, user_id) values (subject.id, reply, member) on conflict do nothing;
  else
    delete from public.reactions as x
    where x.contribution_id = subject.id and x.reply_id is not distinct from reply and x.user_id = member;
  end if;
  return case when reply is null then (select c.reactions_count from public.contributions as c where c.id = subject.id)
    else (select r.reactions_count from public.replies as r where r.id = reply) end;
end $$;

-- Somebody is writing. Who it is stays with the database: a sign that lasts for the day, different in each conversation.
create or replace function public.tell_writing(contribution uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if exists (
    select from public.contributions as c
    where c.id = contribution and c.state = 'published' and not c.is_locked and not private.is_out_of_reach(c)
  ) then
    perform private.tell_live(
      'contribution:' || contribution, 'writing',
      jsonb_build_object('who', private.writing_sign(member, contribution))
    );
  end if;
end $$;

-- What the team plans, works on, has done and will not do, each with its reason.
create or replace function public.ideas_roadmap(max_results integer default 30) returns jsonb
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
create or replace function public.ideas_by_town(max_results integer default 20) returns jsonb
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

create or replace function public.offer_for_idea(contribution uuid, place uuid, words text) returns void
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

-- `answer`: going, maybe or none. Whoever finds no seat waits; whoever waits keeps their place.
create or replace function public.answer_event(day uuid, answer text, guests integer default 0) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  d public.event_days;
  e public.events;
  c public.contributions;
  mine public.event_answers;
  party integer := coalesce(answer_event.guests, 0);
begin
  select * into d from public.event_days as x where x.id = answer_event.day for no key update;
  select * into e from public.events as x where x.contribution_id = d.event_id;
  select * into c from public.contributions as x where x.id = d.event_id;
  if d.id is null or c.state <> 'published' then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if answer <> 'none' and private.is_out_of_reach(c) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if answer not in ('going', 'maybe', 'none') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  select * into mine from public.event_answers as a where a.day_id = d.id and a.user_id = member;
  if answer = 'none' then
    delete from public.event_answers as a where a.id = mine.id;
    return jsonb_build_object('seat', null);
  end if;
  if d.ends_at <= now() then
    raise exception 'event_over' using errcode = '55000';
  end if;
  if d.state = 'cancelled' then
    raise exception 'event_cancelled' using errcode = '55000';
  end if;
  if party < 0 or party > e.most_guests or 1 + party > d.capacity then
    raise exception 'event_guests' using errcode = '22023';
  end if;
  if answer = 'maybe' then
    insert into public.event_answers as a (day_id, user_id, seat) values (d.id, member, 'maybe')
    on conflict (day_id, user_id) do update set seat = 'maybe', guests = 0, checked_in_at = null;
  elsif mine.seat = 'going' then
    if d.capacity is not null and d.taken - mine.guests + party > d.capacity then
      raise exception 'event_full' using errcode = '55000';
    end if;
    update public.event_answers as a set guests = party where a.id = mine.id;
  elsif mine.seat = 'waiting' then
    -- More people than before are as if they came now.
    if party > mine.guests then
      delete from public.event_answers as a where a.id = mine.id;
      insert into public.event_answers (day_id, user_id, seat, guests) values (d.id, member, 'waiting', party);
    else
      update public.event_answers as a set guests = party where a.id = mine.id;
    end if;
  else
    -- Everyone stands in line first, and whoever is at its head sits down at once. Who said maybe has no place in it.
    delete from public.event_answers as a where a.id = mine.id;
    insert into public.event_answers (day_id, user_id, seat, guests) values (d.id, member, 'waiting', party);
  end if;
  perform private.settle_day(d.id);
  -- Told on the page itself.
  update public.notifications as n set read_at = now()
  where n.user_id = member and n.kind = 'event_seat' and n.contribution_id = d.event_id and n.read_at is null;
  return (select jsonb_build_object('seat', a.seat, 'guests', a.guests) from public.event_answers as a where a.day_id = d.id and a.user_id = member);
end $$;

-- Who comes, for the host: names, never who they are to the database.
create or replace function public.event_guests(day uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.event_days := private.require_host(event_guests.day);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'seat', a.seat, 'guests', a.guests, 'is_here', a.checked_in_at is not null,
      -- Whoever has written nothing yet has a name all the same, and no page of their own.
      'person', coalesce(private.person_card(a.user_id), jsonb_build_object('handle', null, 'name', private.public_name(a.user_id)))
    ) order by a.seat, a.line), '[]')
    from public.event_answers as a where a.day_id = d.id and not private.are_apart(a.user_id, auth.uid())
  );
end $$;

create or replace function public.events_of(key uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when exists (select from private.calendar_keys as k where k.key = events_of.key) then (
    select coalesce(jsonb_agg(private.event_day_card(d, e, c) || jsonb_build_object('seat', a.seat) order by d.starts_at), '[]')
    from private.calendar_keys as k join public.event_answers as a on a.user_id = k.user_id
    join public.event_days as d on d.id = a.day_id join public.events as e on e.contribution_id = d.event_id
    join public.contributions as c on c.id = d.event_id
    where k.key = events_of.key and c.state = 'published' and d.starts_at > now() - interval '60 days'
      and not private.are_apart(c.author_id, k.user_id)
  ) end
$$;

-- Somebody made it: stars from one to five, once each, never for one's own. Null takes it back.
create or replace function public.say_made(contribution uuid, rating integer default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  subject public.contributions;
begin
  select * into subject from public.contributions as c where c.id = contribution and c.section = 'recipes' and c.state = 'published'
    and not private.is_out_of_reach(c);
  if subject.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if say_made.rating is null then
    delete from public.recipe_makes as m where m.contribution_id = subject.id and m.user_id = member;
    return;
  end if;
  if subject.author_id is not distinct from member then
    raise exception 'own' using errcode = '42501';
  end if;
  if say_made.rating not between 1 and 5 then
    raise exception 'rating' using errcode = '22023';
  end if;
  perform private.ensure_person(member);
  insert into public.recipe_makes as m (contribution_id, user_id, rating) values (subject.id, member, say_made.rating)
  on conflict (contribution_id, user_id) do update set rating = excluded.rating, created_at = now();
end $$;

create or replace function private.facts_of_recipes(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'servings', r.servings, 'prep_minutes', r.prep_minutes, 'cook_minutes', r.cook_minutes, 'minutes', r.minutes,
    'occasions', r.occasions, 'allergens', r.allergens, 'makes', r.makes_count,
    'rating', case when r.makes_count > 0 then round(r.rating_sum::numeric / r.makes_count, 1) end,
    'photo', (
      select jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height)
      from public.photos as p
      where p.contribution_id = r.contribution_id and p.status = 'published' and p.stored_at is not null
        and not private.is_folded(p.uploaded_by)
      order by p.is_owner_photo desc, p.position, p.created_at, p.id limit 1
    )
  )
  from public.recipes as r where r.contribution_id = facts_of_recipes.contribution
$$;

-- All of one recipe, for whoever may see its page.
create or replace function public.recipe_details(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'introduction', r.introduction, 'ingredients', r.ingredients, 'steps', r.steps,
    'photos', private.contribution_photos(r.contribution_id),
    'made', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'author', private.person_card(m.user_id), 'rating', m.rating, 'at', m.created_at, 'is_sample', m.is_sample
      ) order by m.created_at desc, m.user_id), '[]')
      from (
        select x.* from public.recipe_makes as x
        where x.contribution_id = r.contribution_id and not private.is_folded(x.user_id)
        order by x.created_at desc, x.user_id limit 8
      ) as m
    ),
    'mine', (
      select m.rating from public.recipe_makes as m where m.contribution_id = r.contribution_id and m.user_id = auth.uid()
    ),
    -- Search engines are told what real people said, never the sample.
    'real_makes', (select count(*) from public.recipe_makes as m where m.contribution_id = r.contribution_id and not m.is_sample),
    'real_rating', (
      select round(avg(m.rating), 1) from public.recipe_makes as m where m.contribution_id = r.contribution_id and not m.is_sample
    )
  )
  from public.recipes as r join public.contributions as c on c.id = r.contribution_id
  where r.contribution_id = recipe_details.contribution
    and not private.is_out_of_reach(c) and (c.state = 'published' or c.author_id = auth.uid() or c.state <> 'draft' and private.is_staff())
$$;

-- Promises to give; null takes the promise back while nothing has arrived.
create or replace function public.pledge(contribution uuid, amount bigint default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  subject public.contributions;
  k public.campaigns;
begin
  select * into subject from public.contributions as c
  where c.id = pledge.contribution and c.section = 'giving-back' and c.state = 'published';
  select * into k from public.campaigns as x where x.contribution_id = subject.id for no key update;
  if k.contribution_id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if exists (
    select from public.campaign_pledges as p where p.contribution_id = k.contribution_id and p.user_id = member and p.is_received
  ) then
    raise exception 'arrived' using errcode = '55000';
  end if;
  if pledge.amount is null then
    delete from public.campaign_pledges as p where p.contribution_id = k.contribution_id and p.user_id = member;
    return;
  end if;
  if private.is_out_of_reach(subject) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if subject.author_id is not distinct from member then
    raise exception 'own' using errcode = '42501';
  end if;
  if private.campaign_stage(subject.state, k, current_date) not in ('running', 'funded')
    or k.ended_at is not null or k.ends_on < current_date
  then
    raise exception 'closed' using errcode = '55000';
  end if;
  -- Nobody makes a campaign look full by a promise nobody believes.
  if pledge.amount not between 1 and k.goal then
    raise exception 'amount' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.giving'), hashtext(member::text));
  if (select count(*) from public.campaign_pledges as p where p.user_id = member and p.created_at > now() - interval '1 day') >= 20 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.campaign_pledges as p (contribution_id, user_id, amount) values (k.contribution_id, member, pledge.amount)
  on conflict (contribution_id, user_id) do update set amount = excluded.amount;
  insert into public.contribution_marks as m (user_id, contribution_id, is_followed) values (member, k.contribution_id, true)
  on conflict (user_id, contribution_id) do update set is_followed = true, updated_at = now();
end $$;

create or replace function public.take_shift(shift uuid, wanted boolean default true) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  s public.volunteer_shifts;
  subject public.contributions;
begin
  -- Whoever comes second waits here, and then reads what the first left.
  select * into s from public.volunteer_shifts as x where x.entry_id = take_shift.shift for update;
  select c.* into subject from public.campaign_entries as e join public.contributions as c on c.id = e.contribution_id
  where e.id = s.entry_id and e.state = 'published' and c.state = 'published';
  if subject.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if not take_shift.wanted then
    delete from public.shift_signups as x where x.entry_id = s.entry_id and x.user_id = member;
    return (select x.taken from public.volunteer_shifts as x where x.entry_id = s.entry_id);
  end if;
  if exists (select from public.shift_signups as x where x.entry_id = s.entry_id and x.user_id = member) then
    return s.taken;
  end if;
  if private.is_out_of_reach(subject) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if s.cancelled_at is not null or s.starts_at <= now() then
    raise exception 'shift_over' using errcode = '55000';
  end if;
  if s.taken >= s.capacity then
    raise exception 'shift_full' using errcode = '55000';
  end if;
  if (
    select count(*) from public.shift_signups as x join public.volunteer_shifts as v on v.entry_id = x.entry_id
    where x.user_id = member and v.starts_at > now() and v.cancelled_at is null
  ) >= 20 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  perform private.ensure_person(member);
  insert into public.shift_signups (entry_id, user_id) values (s.entry_id, member);
  insert into public.contribution_marks as m (user_id, contribution_id, is_followed) values (member, subject.id, true)
  on conflict (user_id, contribution_id) do update set is_followed = true, updated_at = now();
  return s.taken + 1;
end $$;

-- All of one campaign, for whoever may see its page.
create or replace function public.campaign_details(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'story', k.story, 'may_run', me.runs,
    'organiser', case when c.author_id = auth.uid() then coalesce('place:' || c.place_id, 'group:' || k.group_id) end,
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'body', e.body, 'amount', e.amount, 'happened_on', e.happened_on, 'state', e.state,
        'document', e.document, 'at', coalesce(e.published_at, e.created_at)
      ) order by e.created_at desc, e.id), '[]')
      from public.campaign_entries as e
      where e.contribution_id = k.contribution_id and e.kind <> 'shift'
        and (e.state = 'published' or me.runs and e.state in ('review', 'hidden'))
    ),
    'spent', (
      select coalesce(sum(e.amount), 0) from public.campaign_entries as e
      where e.contribution_id = k.contribution_id and e.kind = 'spend' and e.state = 'published'
    ),
    'shifts', (
      select coalesce(jsonb_agg(private.shift_card(s, e) order by s.starts_at, s.entry_id), '[]')
      from public.campaign_entries as e join public.volunteer_shifts as s on s.entry_id = e.id
      where e.contribution_id = k.contribution_id and s.ends_at > now() - interval '1 day'
        and (e.state = 'published' or me.runs and e.state in ('review', 'hidden'))
    ),
    'mine', (
      select jsonb_build_object('amount', p.amount, 'is_received', p.is_received)
      from public.campaign_pledges as p where p.contribution_id = k.contribution_id and p.user_id = auth.uid()
    ),
    'pledges', case when me.runs then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', private.public_name(p.user_id), 'amount', p.amount, 'is_received', p.is_received, 'at', p.created_at
      ) order by p.is_received, p.created_at desc), '[]')
      from (
        select x.* from public.campaign_pledges as x where x.contribution_id = k.contribution_id
        order by x.is_received, x.created_at desc limit 200
      ) as p
    ) end
  )
  from public.campaigns as k join public.contributions as c on c.id = k.contribution_id
  cross join lateral (select coalesce(private.runs_campaign(k.contribution_id, auth.uid()), false) as runs) as me
  where k.contribution_id = campaign_details.contribution
    and not private.is_out_of_reach(c) and (c.state = 'published' or c.author_id = auth.uid() or c.state <> 'draft' and private.is_staff())
$$;

-- Who is asked to check an article: another member, who has not blocked whoever asks.
create or replace function private.find_reviewer(handle text, author uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text := lower(btrim(handle, ' @'));
  found uuid;
begin
  if coalesce(word, '') = '' then
    return null;
  end if;
  select p.user_id into found from public.people as p where p.handle = word;
  if found is null or found = author or private.are_apart(found, author) then
    raise exception 'reviewer' using errcode = '22023';
  end if;
  return found;
end $$;

create or replace function private.facts_of_education(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'kind', e.kind, 'level', e.level, 'minutes', e.minutes, 'series', e.series, 'part', e.part,
    'reviewer', case when e.reviewed_at is not null and not private.is_folded(e.reviewer_id) then private.person_card(e.reviewer_id) end, 'reviewed_at', e.reviewed_at,
    'attendance', e.attendance, 'schedule', e.schedule, 'teacher', e.teacher, 'link', e.link,
    'mosque', (select jsonb_build_object('id', m.id, 'name', m.name, 'slug', m.slug) from public.mosque_unified as m where m.id = c.place_id)
  )
  from public.education as e join public.contributions as c on c.id = e.contribution_id
  where e.contribution_id = facts_of_education.contribution
$$;

-- What the page of one shows besides, for whoever may see it.
create or replace function public.education_details(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'text', e.text, 'sources', e.sources, 'version', private.article_version(c),
    -- Who was asked is between author, team and them.
    'asked', case when e.reviewed_at is null and (c.author_id = auth.uid() or e.reviewer_id = auth.uid() or private.is_staff())
      then private.person_card(e.reviewer_id) end,
    'may_review', e.kind = 'article' and c.state = 'published' and auth.uid() is not null
      and c.author_id is distinct from auth.uid()
      and (e.reviewer_id = auth.uid() or e.reviewer_id is null and private.is_staff()),
    'series', case when e.series is not null then (
      select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'title', s.title, 'part', x.part) order by x.part, s.published_at), '[]')
      from public.education as x join public.contributions as s on s.id = x.contribution_id
      where lower(x.series) = lower(e.series) and s.author_id = c.author_id and s.state = 'published'
    ) else '[]'::jsonb end
  )
  from public.education as e join public.contributions as c on c.id = e.contribution_id
  where e.contribution_id = education_details.contribution
    and not private.is_out_of_reach(c) and (c.state = 'published' or c.author_id = auth.uid() or c.state <> 'draft' and private.is_staff())
$$;

-- Whoever was asked, or one of the team where nobody was, says that they checked it: the version they read, and never their
-- own. Not wanted: they take back their word, or decline to give it.
create or replace function public.review_article(contribution uuid, version text, wanted boolean default true) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  e public.education;
  c public.contributions;
begin
  select * into c from public.contributions as x where x.id = contribution and x.state = 'published'
    and not private.is_out_of_reach(x) for update;
  select * into e from public.education as x where x.contribution_id = c.id and x.kind = 'article';
  if e.contribution_id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if c.author_id is not distinct from member
    or e.reviewer_id is distinct from member and not (e.reviewer_id is null and private.is_staff())
  then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if wanted and private.article_version(c) is distinct from version then
    raise exception 'changed' using errcode = 'PT423';
  end if;
  perform private.ensure_person(member);
  update public.education as x set
    reviewer_id = case when wanted then member end, reviewed_at = case when wanted then now() end
  where x.contribution_id = c.id;
end $$;

-- Everything a page says about the reviews of a place, and what the caller may do there. `stars` and `lang` narrow the
-- list, never the summary.
create or replace function public.reviews_page(
  place uuid, sort text default 'newest', stars integer default null, lang text default null,
  max_results integer default 5, skip_results integer default 0
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with published as materialized (
    select r.id, r.user_id, r.rating, r.language, r.halal_matched, r.helpful, r.created_at
    from public.reviews as r where r.place_id = place and r.status = 'published'
  ),
  matching as (
    select p.* from published as p
    where (stars is null or p.rating = stars) and (lang is null or p.language = lang)
      -- Those who answer for the place read all that is said of it.
      and (not private.is_folded(p.user_id) or (select private.serves_place(place)))
  ),
  shown as (
    select m.id, row_number() over () as position
    from (
      select * from matching
      order by
        case sort when 'highest' then rating when 'lowest' then -rating when 'helpful' then helpful end desc nulls last,
        created_at desc, id
      limit least(greatest(coalesce(max_results, 5), 1), 50) offset greatest(coalesce(skip_results, 0), 0)
    ) as m
  )
  select jsonb_build_object(
    'count', (select count(*) from published),
    'average', (select round(avg(rating), 2) from published),
    'histogram', (
      select jsonb_agg(jsonb_build_object('stars', n, 'count', (select count(*) from published where rating = n))
        order by n desc)
      from generate_series(1, 5) as n
    ),
    'languages', (
      select coalesce(jsonb_agg(jsonb_build_object('language', l.language, 'count', l.number)
        order by l.number desc, l.language), '[]')
      from (select language, count(*) as number from published group by language) as l
    ),
    'halal_answers', (select count(*) from published where halal_matched in ('yes', 'no')),
    'halal_mismatches', (select count(*) from published where halal_matched = 'no'),
    'total', (select count(*) from matching),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'author', private.public_name(r.user_id), 'rating', r.rating, 'text', r.text,
        'language', r.language, 'visited_on', r.visited_on, 'halal_matched', r.halal_matched, 'helpful', r.helpful,
        'is_sample', r.is_sample, 'created_at', r.created_at, 'edited_at', r.edited_at,
        'is_mine', coalesce(r.user_id = auth.uid(), false),
        'is_voted', private.has_voted(r.id),
        'reply', (
          select jsonb_build_object(
            'author', private.public_name(a.author_id), 'text', a.text, 'created_at', a.created_at,
            'edited_at', a.edited_at, 'is_removed', a.status = 'removed'
          )
          from public.review_replies as a
          where a.review_id = r.id and (
            a.status = 'published' and not private.is_folded(a.author_id) or (select private.serves_place(place))
          )
        )
      ) order by s.position), '[]')
      from shown as s join public.reviews as r on r.id = s.id
    ),
    'mine', (
      select jsonb_build_object(
        'id', r.id, 'rating', r.rating, 'text', r.text, 'language', r.language, 'visited_on', r.visited_on,
        'halal_matched', r.halal_matched, 'status', r.status, 'created_at', r.created_at, 'edited_at', r.edited_at,
        'decision', private.review_decision(r.id)
      )
      from public.reviews as r where r.place_id = place and r.user_id = auth.uid()
    ),
    'is_own_place', private.serves_place(place)
  )
$$;

-- What a page shows of a place's photos, and what the visitor may do there.
create or replace function public.place_photos(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'photos', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'width', p.width, 'height', p.height, 'caption', p.caption, 'status', p.status,
        'isOwnerPhoto', p.is_owner_photo, 'isCover', p.is_cover,
        'isMine', auth.uid() is not null and p.uploaded_by = auth.uid(),
        'credit', case when p.is_owner_photo then null else private.public_name(p.uploaded_by) end,
        'addedAt', p.created_at
      ) order by p.is_cover desc, p.position, p.created_at, p.id)
      from public.photos as p
      where p.place_id = place and p.stored_at is not null
        and (
          p.status = 'published' and (
            p.is_owner_photo or not private.is_folded(p.uploaded_by) or (select private.manages_photos(place))
          )
          or p.status in ('pending', 'rejected') and p.uploaded_by = auth.uid()
          or p.status = 'pending' and (select private.manages_photos(place))
        )
    ), '[]'::jsonb),
    'mayManage', private.manages_photos(place),
    'allowance', case when auth.uid() is null then null else private.photo_allowance(place) end
  )
$$;

create or replace function private.guard_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  subject public.contributions;
begin
  if private.is_internal() then
    return new;
  end if;
  -- One at a time, so that two requests cannot both take the last place.
  perform pg_advisory_xact_lock(hashtext('photos'), hashtext(auth.uid()::text));
  -- What never arrived does not count.
  delete from public.photos as p
  where p.uploaded_by = auth.uid() and p.stored_at is null and p.created_at < now() - interval '1 hour';
  if new.contribution_id is not null then
    select * into subject from public.contributions as c where c.id = new.contribution_id;
    if subject.id is null or new.place_id is not null or not (
      subject.state = 'published' and not private.is_out_of_reach(subject)
      or subject.author_id = auth.uid() and subject.state in ('draft', 'review', 'published', 'hidden')
    ) then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  if new.is_portrait then
    if not private.is_member() or (
      select count(*) from public.photos as p
      where p.uploaded_by = auth.uid() and p.is_portrait and p.created_at > now() - interval '1 day'
    ) >= 10 then
      raise exception 'photo_limit' using errcode = '42501';
    end if;
    perform private.ensure_person(auth.uid());
    -- The newest is the one they want: nobody reads those that still wait.
    perform private.withdraw_moderation('photo', p.id) from public.photos as p
    where p.uploaded_by = auth.uid() and p.is_portrait and p.status = 'pending';
    update public.photos as p set status = 'removed'
    where p.uploaded_by = auth.uid() and p.is_portrait and p.status = 'pending' and p.stored_at is not null;
  elsif new.contribution_id is null and private.photo_allowance(new.place_id) = 0
    or new.contribution_id is not null and private.contribution_photo_allowance(new.contribution_id) = 0
  then
    raise exception 'photo_limit' using errcode = '42501';
  end if;
  new.id := gen_random_uuid();
  new.uploaded_by := auth.uid();
  new.status := 'pending';
  new.is_cover := false;
  new.stored_at := null;
  new.created_at := now();
  new.is_owner_photo := case when new.is_portrait then true when new.contribution_id is null then private.shows_place(new.place_id, auth.uid())
    else private.wrote_contribution(new.contribution_id) end;
  new.position := coalesce((
    select max(p.position) + 1 from public.photos as p
    where p.place_id = new.place_id or p.contribution_id = new.contribution_id
  ), 0);
  return new;
end $$;

-- Somebody's page: what they show to whoever asks.
create or replace function public.person_page(handle text, after text default null, max_results integer default 20) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  p public.people;
  r public.profiles;
  most integer := least(greatest(coalesce(max_results, 20), 1), 50);
  shows boolean;
  mine boolean;
  ids uuid[] := '{}';
begin
  select * into p from public.people as x where x.handle = lower(person_page.handle);
  if p.user_id is null then
    return (
      select jsonb_build_object('moved_to', x.handle)
      from private.left_handles as l join public.people as x on x.user_id = l.user_id
      where l.handle = lower(person_page.handle) and not private.hides_from_caller(x.user_id)
    );
  end if;
  if private.hides_from_caller(p.user_id) then
    return null;
  end if;
  -- Whom the caller blocked: who that was, and the way back.
  if private.are_apart(p.user_id, auth.uid()) then
    return private.person_card(p.user_id) || jsonb_build_object(
      'bio', null, 'speaks', null, 'city', null, 'country_code', null, 'joined', null, 'is_sample', p.is_sample, 'is_me', false,
      'shows_contributions', false, 'block', 'block', 'published', null, 'items', '[]'::jsonb, 'next', null, 'way', null
    );
  end if;
  select * into r from public.profiles as x where x.id = p.user_id;
  mine := p.user_id is not distinct from auth.uid() and auth.uid() is not null;
  shows := private.may_know(p.user_id, p.show_contributions);
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  if shows then
    ids := array(
      select c.id from public.contributions as c
      where c.author_id = p.user_id and c.state = 'published' and not c.is_anonymous
        and (after is null or (c.created_at, c.id) < (split_part(after, '~', 1)::timestamptz, split_part(after, '~', 2)::uuid))
      order by c.created_at desc, c.id desc limit most + 1
    );
  end if;
  return private.person_card(p.user_id) || jsonb_build_object(
    'bio', case when private.may_know(p.user_id, p.show_bio) then p.bio end,
    'speaks', case when private.may_know(p.user_id, p.show_languages) then p.speaks end,
    'city', case when private.may_know(p.user_id, p.show_town) then r.city end,
    'country_code', case when private.may_know(p.user_id, p.show_town) then r.country_code end,
    'joined', case when private.may_know(p.user_id, p.show_joined) then to_char(r.created_at, 'YYYY-MM-DD') end,
    'is_sample', p.is_sample, 'is_me', mine, 'shows_contributions', shows,
    'block', (select b.kind from public.person_blocks as b where b.user_id = auth.uid() and b.other_id = p.user_id),
    'published', case when shows then (
      select count(*) from public.contributions as c
      where c.author_id = p.user_id and c.state = 'published' and not c.is_anonymous
    ) end,
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'next', case when cardinality(ids) > most then (
      select c.created_at::text || '~' || c.id from public.contributions as c where c.id = ids[most]
    ) end,
    -- What the next level takes; to oneself only.
    'way', case when mine then jsonb_build_object(
      'published', private.published_count(p.user_id),
      'days', floor(extract(epoch from now() - r.created_at) / 86400),
      'rejected_lately', private.was_rejected_lately(p.user_id), 'level', private.trust_level(p.user_id),
      'daily', private.daily_words(private.trust_level(p.user_id))
    ) end
  );
end $$;

-- Whether the caller may know a fact that its owner shows to some.
create or replace function private.may_know(owner uuid, shown_to text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select owner is not distinct from auth.uid()
    or shown_to = 'everyone'
    or shown_to = 'members' and auth.uid() is not null and private.is_member() and not private.are_apart(owner, auth.uid())
$$;

-- Tells one member, unless they did it themselves, want nothing from whoever did, or could not open what it is about.
create or replace function private.notify(member uuid, kind text, contribution uuid, reply uuid, actor uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  on_site boolean;
  by_mail text;
begin
  if member is null or member is not distinct from actor or private.are_apart(member, actor)
    or exists (select from public.person_blocks as b where b.user_id = member and b.other_id = actor)
    or exists (
      select from public.contributions as c
      where c.id = notify.contribution and not c.is_anonymous and private.are_apart(member, c.author_id)
    )
  then
    return;
  end if;
  select s.in_site, s.mail into on_site, by_mail from public.notification_settings as s
  where s.user_id = member and s.kind = notify.kind;
  on_site := coalesce(on_site, true);
  by_mail := coalesce(by_mail, private.usual_mail(notify.kind));
  if not on_site and by_mail = 'off' then
    return;
  end if;
  insert into public.notifications as n (user_id, kind, contribution_id, reply_id, actor_id, in_site, mail)
  values (member, notify.kind, contribution, reply, actor, on_site, by_mail)
  on conflict (user_id, kind, contribution_id) where read_at is null do update set
    number = n.number + 1, actor_id = excluded.actor_id, updated_at = now(), in_site = excluded.in_site, mail = excluded.mail;
  perform private.tell_live('inbox:' || k.live_key, 'new', '{}') from private.person_keys as k where k.user_id = member;
end $$;

-- Writes into a conversation that is locked, in the name of one side, within the day's measure, and tells the other.
create or replace function private.add_message(t public.business_threads, side text, body text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_in_a_minute constant integer := 10;
  most_in_a_day constant integer := 200;
  said text := private.clean_text(add_message.body);
  listing public.businesses;
begin
  if coalesce(length(said), 0) not between 1 and 2000 then
    raise exception 'body_length' using errcode = '22023';
  elsif private.word_effect(said) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  select b.* into listing from public.businesses as b where b.id = t.business_id;
  if listing.owner_id is distinct from t.owner_id then
    raise exception 'ended' using errcode = '55000';
  elsif (case side when 'visitor' then t.business_closed else t.visitor_closed end)
    or private.are_apart(t.owner_id, t.visitor_id) or private.are_apart(auth.uid(), case side when 'visitor' then t.owner_id else t.visitor_id end)
  then
    raise exception 'closed' using errcode = '55000';
  end if;
  if (
    select count(*) filter (where m.created_at > now() - interval '1 minute') >= most_in_a_minute or count(*) >= most_in_a_day
    from public.thread_messages as m where m.author_id = auth.uid() and m.created_at > now() - interval '1 day'
  ) then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.thread_messages (thread_id, sender, author_id, body) values (t.id, side, auth.uid(), said);
  update public.business_threads as x set
    last_at = clock_timestamp(),
    is_done = x.is_done and side = 'business',
    visitor_closed = x.visitor_closed and side = 'business',
    business_closed = x.business_closed and side = 'visitor',
    visitor_unread = case side when 'visitor' then 0 else x.visitor_unread + 1 end,
    business_unread = case side when 'business' then 0 else x.business_unread + 1 end
  where x.id = t.id;
  -- Whoever muted the writer finds the message when they look.
  if side = 'business' then
    perform private.notify_of_thread(t.visitor_id, 'message', listing.name, private.thread_path('visitor', t.id))
    where not private.has_silenced(t.visitor_id, auth.uid()) and not private.has_silenced(t.visitor_id, t.owner_id);
  else
    perform private.notify_of_thread(k.user_id, 'message_asked', listing.name, private.thread_path('business', t.id))
    from private.business_keepers as k where k.business_id = t.business_id and not private.has_silenced(k.user_id, t.visitor_id);
  end if;
  perform private.tell_live('thread:' || t.live_key, 'new', '{}');
end $$;

-- The conversation as the caller's side sees it, which has then been looked at: nobody is told of it any more. Visitors read
-- the first name of who answered; the team reads the visitor's public name. Nobody gets an id or an address of a person.
create or replace function public.open_thread(thread uuid, shown integer default 100) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := least(greatest(coalesce(shown, 100), 1), 1000);
  t public.business_threads;
  side text;
begin
  perform private.require_member();
  select x.* into t from public.business_threads as x where x.id = thread for update;
  side := private.thread_side(t);
  if t.id is null or side is null then
    return null;
  end if;
  if (case side when 'visitor' then t.visitor_unread else t.business_unread end) > 0 then
    update public.business_threads as x set
      visitor_unread = case side when 'visitor' then 0 else x.visitor_unread end,
      business_unread = case side when 'business' then 0 else x.business_unread end
    where x.id = t.id;
  end if;
  update public.notifications as n set read_at = now()
  where n.path = private.thread_path(side, t.id) and n.read_at is null
    and n.user_id in (
      select t.visitor_id where side = 'visitor'
      union all select k.user_id from private.business_keepers as k where side = 'business' and k.business_id = t.business_id
    );
  return jsonb_build_object(
    'id', t.id, 'side', side, 'live_key', t.live_key, 'business', private.business_face(t.business_id),
    'visitor', case when side = 'business' then private.public_name(t.visitor_id) end,
    'is_done', t.is_done,
    'is_closed_by_me', case side when 'visitor' then t.visitor_closed else t.business_closed end,
    'is_closed_by_them', case side when 'visitor' then t.business_closed else t.visitor_closed end
      or private.are_apart(t.owner_id, t.visitor_id),
    'is_ended', not exists (select from public.businesses as b where b.id = t.business_id and b.owner_id = t.owner_id),
    'total', (select count(*) from public.thread_messages as m where m.thread_id = t.id),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'sender', m.sender, 'at', m.created_at, 'is_mine', m.author_id is not distinct from auth.uid(),
        'is_removed', m.status = 'removed', 'body', case when m.status = 'published' then m.body end,
        'author', case
          when m.sender = 'visitor' or side = 'business' then private.public_name(m.author_id)
          else split_part(private.public_name(m.author_id), ' ', 1)
        end
      ) order by m.created_at, m.id), '[]')
      from (
        select x.* from public.thread_messages as x where x.thread_id = t.id order by x.created_at desc, x.id desc limit most
      ) as m
    )
  );
end $$;

-- Applies. With a file announced the application waits for it: the server keeps the file, then finishes it.
create or replace function public.apply_for_job(job uuid, input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  subject public.jobs;
  old public.job_applications;
  new public.job_applications;
  per_day constant integer := 20;
begin
  select * into subject from public.jobs as j where j.id = job for share;
  if subject.id is null or not private.is_open_job(subject) or private.job_employer(subject) is null then
    raise exception 'job_over' using errcode = 'P0002';
  end if;
  if subject.is_sample or subject.apply_to is not null or private.keeps_job(subject, member)
    or private.are_apart(subject.author_id, member)
  then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  -- One at a time, so that two requests cannot both take the last place.
  perform pg_advisory_xact_lock(hashtext('mahalla.applications'), hashtext(member::text));
  delete from public.job_applications as a
  where a.applicant_id = member and a.state = 'sending' and a.created_at < now() - interval '10 minutes';
  select * into old from public.job_applications as a where a.job_id = subject.id and a.applicant_id = member;
  if old.id is not null and old.state <> 'withdrawn' then
    raise exception 'twice' using errcode = '23505';
  end if;
  if (select count(*) from public.job_applications as a where a.applicant_id = member and a.created_at > now() - interval '1 day') >= per_day then
    raise exception 'too_many_applications' using errcode = 'PT429', hint = 'Twenty a day: try again tomorrow';
  end if;
  new.id := coalesce(old.id, gen_random_uuid());
  new.name := left(regexp_replace(private.clean_text(input ->> 'name'), '\s+', ' ', 'g'), 120);
  new.email := lower(btrim(input ->> 'email'));
  new.phone := nullif(left(private.clean_text(input ->> 'phone'), 40), '');
  new.letter := private.clean_text(input ->> 'letter');
  if coalesce(length(new.name), 0) < 2 then
    raise exception 'name_missing' using errcode = '22023';
  end if;
  if new.email is null or new.email !~ '^[^[:space:][:cntrl:]@<>"]+@[^[:space:][:cntrl:]@<>"]+\.[^[:space:][:cntrl:]@<>"]+$' then
    raise exception 'email' using errcode = '22023';
  end if;
  if coalesce(length(new.letter), 0) < 20 then
    raise exception 'letter_short' using errcode = '22023';
  end if;
  if length(new.letter) > 5000 then
    raise exception 'letter_long' using errcode = '22023';
  end if;
  if input ? 'file_ending' then
    if input ->> 'file_ending' not in ('pdf', 'doc', 'docx', 'odt') then
      raise exception 'document' using errcode = '22023';
    end if;
    new.file_path := new.id || '/' || gen_random_uuid() || '.' || (input ->> 'file_ending');
    new.file_name := left(coalesce(
      nullif(regexp_replace(private.clean_text(input ->> 'file_name'), '[/\\:*?"<>|[:cntrl:]]+', '_', 'g'), ''), 'cv'
    ), 110) || '.' || (input ->> 'file_ending');
  end if;
  insert into public.job_applications as a (
    id, job_id, applicant_id, name, email, phone, letter, file_path, file_name, state
  )
  values (
    new.id, subject.id, member, new.name, new.email, new.phone, new.letter, new.file_path, new.file_name,
    case when new.file_path is null then 'new' else 'sending' end
  )
  on conflict (id) do update set
    name = excluded.name, email = excluded.email, phone = excluded.phone, letter = excluded.letter,
    file_path = excluded.file_path, file_name = excluded.file_name, state = excluded.state, state_at = now(),
    told_state = null, created_at = now();
  return jsonb_build_object('id', new.id, 'file_path', new.file_path);
end $$;

drop function private.has_blocked(uuid, uuid);

-- `kind`: block, mute, or null for neither. With a block the two part: what one was told of the other is gone, neither
-- follows the other's pages, and seats and shifts to come are given back.
create or replace function public.set_block(handle text, kind text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_member();
  other uuid := (select p.user_id from public.people as p where p.handle = set_block.handle);
begin
  if other is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if other = me then
    raise exception 'own' using errcode = '42501';
  end if;
  if set_block.kind is null then
    delete from public.person_blocks as b where b.user_id = me and b.other_id = other;
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.blocks'), hashtext(me::text));
  if (select count(*) from public.person_blocks as b where b.user_id = me and b.other_id <> other) >= 1000 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.person_blocks (user_id, other_id, kind) values (me, other, set_block.kind)
  on conflict (user_id, other_id) do update set kind = excluded.kind;
  delete from public.notifications as n where n.user_id = me and n.actor_id = other;
  if private.are_apart(me, other) then
    perform private.part(me, other);
    perform private.part(other, me);
  end if;
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

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
