-- What staff decide about is what they read. Its author may change a text while it waits; a decision carries a mark of
-- what stood there, and another text refuses it.

-- Where an event leads stands beside its text, and whoever lets it through reads it too.
create or replace function private.preview_contribution(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', c.author_id, 'place_id', c.place_id, 'title', c.title, 'language', c.language,
    'text', concat_ws(E'\n\n', c.body, e.venue, e.online_url),
    'link', '/community/' || c.section || '/' || c.slug,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'section', c.section, 'member_since', p.created_at, 'published_words', private.published_count(c.author_id)
    )),
    'flags', to_jsonb(private.reasons_to_wait(c.author_id, concat_ws(E'\n', c.title, c.body, e.online_url))),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('text', concat_ws(E'\n\n', v.title, v.body), 'at', v.replaced_at)
        order by v.replaced_at desc), '[]')
      from public.contribution_versions as v where v.contribution_id = c.id
    )
  )
  from public.contributions as c
  left join public.events as e on e.contribution_id = c.id
  left join public.profiles as p on p.id = c.author_id
  where c.id = preview_contribution.subject_id and (
    c.state <> 'draft'
    or exists (
      select from public.moderation_items as m
      where m.subject_kind = 'contribution' and m.subject_id = c.id and m.reason = 'appeal' and m.status = 'open'
    )
  )
$$;

-- What a kind publishes beside what its preview shows.
create function private.rest_of_contribution(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(
    c.category, c.tags, c.is_anonymous, c.place_id, c.city, c.country_code,
    to_jsonb(e) - 'laid_at', to_jsonb(r) - array['makes_count', 'rating_sum'], to_jsonb(x) - 'reviewed_at'
  )
  from public.contributions as c
  left join public.events as e on e.contribution_id = c.id
  left join public.recipes as r on r.contribution_id = c.id
  left join public.education as x on x.contribution_id = c.id
  where c.id = rest_of_contribution.subject_id
$$;

create function private.rest_of_job(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(
    j.kind, j.workplace, j.city, j.country_code, j.pay_min, j.pay_max, j.pay_currency, j.pay_period, j.faith, j.open_days
  )
  from public.jobs as j where j.id = rest_of_job.subject_id
$$;

create function private.rest_of_course(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select v.content from public.course_versions as v
  where v.course_id = rest_of_course.subject_id order by v.number desc limit 1
$$;

create function private.rest_of_social_account(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(a.topic, a.country_code) from public.social_accounts as a
  where a.id = rest_of_social_account.subject_id
$$;

create function private.rest_of_mosque_announcement(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(a.after_prayer, a.expires_at) from public.mosque_announcements as a
  where a.id = rest_of_mosque_announcement.subject_id
$$;

create function private.rest_of_claim(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(c.document_path, c.mosque_ids) from public.claims as c where c.id = rest_of_claim.subject_id
$$;

-- Another one after every change of what would be published; null for what is not there to be read. What is known about
-- the author or counted from others, and what the decision itself changes, is left out.
create function private.moderation_mark(subject_kind text, subject_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  shown jsonb := private.moderation_preview(subject_kind, subject_id);
  rest jsonb;
begin
  if to_regprocedure(format('private.rest_of_%s(uuid)', subject_kind)) is not null then
    execute format('select private.%I($1)', 'rest_of_' || subject_kind) into rest using subject_id;
  end if;
  return case when shown is not null then md5(jsonb_build_array(
    shown -> 'title', shown -> 'text', shown -> 'language', shown -> 'image', shown -> 'rating',
    (shown -> 'details') - array[
      'member_since', 'published_words', 'published_reviews', 'say_yes', 'say_no', 'seen_by', 'mosque_admins', 'state',
      'rivals', 'has_owner'
    ],
    rest
  )::text) end;
end $$;

do $$
declare
  kind text;
begin
  foreach kind in array array['contribution', 'job', 'course', 'social_account', 'mosque_announcement', 'claim'] loop
    execute format('revoke execute on function private.%I(uuid) from public, anon, authenticated', 'rest_of_' || kind);
  end loop;
end $$;
revoke execute on function private.moderation_mark(text, uuid) from public, anon, authenticated;

drop function public.decide_moderation(uuid, text, text, text, text);
create function public.decide_moderation(
  item_id uuid, decision text, note text default null, canned text default null, seen text default null, mark text default null
) returns public.moderation_items
language plpgsql security definer set search_path = ''
as $$
declare
  item public.moderation_items;
  stands text;
begin
  if not private.is_staff() then
    raise exception 'Only staff can decide' using errcode = '42501';
  end if;
  if decision is null or decision not in ('approved', 'rejected', 'needs_info', 'open') then
    raise exception 'Unknown decision' using errcode = '22023';
  end if;
  select * into item from public.moderation_items where id = item_id for update;
  if item.id is null or item.status = 'withdrawn' then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if item.status is distinct from coalesce(seen, item.status) then
    raise exception 'Someone else decided about this meanwhile' using errcode = '55000';
  end if;
  if private.is_involved(item) then
    raise exception 'Someone else has to decide about this: it is yours' using errcode = '42501';
  end if;
  if decision = 'open' and exists (
    select from public.moderation_items as m
    where m.subject_kind = item.subject_kind and m.subject_id = item.subject_id and m.status = 'open' and m.id <> item_id
  ) then
    raise exception 'This waits for a decision again already' using errcode = '55000';
  end if;
  stands := coalesce(private.moderation_mark(item.subject_kind, item.subject_id), '');
  if mark <> stands then
    raise exception 'changed_meanwhile' using errcode = '55000';
  end if;
  execute format('select private.%I($1, $2, $3, $4)', 'decide_' || item.subject_kind)
  using item.subject_id, decision, note, auth.uid();
  -- Once more, now that nobody else can change it: a change may have come between, and a draft is read by nobody until
  -- it is out.
  if decision = 'approved' and stands <> coalesce(private.moderation_mark(item.subject_kind, item.subject_id), '') then
    raise exception 'changed_meanwhile' using errcode = '55000';
  end if;
  update public.moderation_items as m
  set status = decision, note = decide_moderation.note, canned = decide_moderation.canned, told_at = null,
    decided_by = case when decision = 'open' then null else auth.uid() end,
    decided_at = case when decision = 'open' then null else now() end
  where m.id = item_id
  returning m.* into item;
  return item;
end $$;
revoke execute on function public.decide_moderation(uuid, text, text, text, text, text) from public, anon;
grant execute on function public.decide_moderation(uuid, text, text, text, text, text) to authenticated, service_role;

create or replace function public.moderation_queue(
  kind text default null, state text default 'open', min_hours integer default 0, taken text default null,
  max_results integer default 25, skip_results integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  if not private.is_staff() then
    raise exception 'Only staff can see the queue' using errcode = '42501';
  end if;
  with matching as (
    select m.* from public.moderation_items as m
    where m.status = state
      and (moderation_queue.kind is null or m.subject_kind = moderation_queue.kind)
      and m.opened_at <= now() - make_interval(hours => least(greatest(coalesce(min_hours, 0), 0), 100000))
      and (
        taken is null or taken = 'mine' and m.assignee = auth.uid() or taken = 'nobody' and m.assignee is null
      )
  ),
  -- What waits is worked off from the oldest; what was decided is looked up from the newest.
  shown as (
    select m.*, row_number() over () as place
    from (
      select * from matching
      order by case when state = 'open' then opened_at end, coalesce(decided_at, opened_at) desc, id
      limit least(greatest(coalesce(max_results, 25), 1), 100) offset greatest(coalesce(skip_results, 0), 0)
    ) as m
  ),
  waiting as (
    select m.subject_kind, count(*) as number, min(m.opened_at) as since from public.moderation_items as m
    where m.status = 'open' group by m.subject_kind
  )
  select jsonb_build_object(
    'total', (select count(*) from matching),
    'open', (select coalesce(sum(number), 0) from waiting),
    'mine', (
      select count(*) from public.moderation_items as m where m.status = 'open' and m.assignee = auth.uid()
    ),
    'decided_today', (
      select count(*) from public.moderation_items as m
      where m.status in ('approved', 'rejected', 'needs_info') and m.decided_at > now() - interval '1 day'
    ),
    -- This week and the three before it, the newest first.
    'decided_weeks', (
      select jsonb_agg((
        select count(*) from public.moderation_items as m
        where m.status in ('approved', 'rejected', 'needs_info')
          and m.decided_at > now() - (week + 1) * interval '7 days' and m.decided_at <= now() - week * interval '7 days'
      ) order by week) from generate_series(0, 3) as week
    ),
    'oldest', (select min(since) from waiting),
    'kinds', (select coalesce(jsonb_object_agg(subject_kind, number), '{}') from waiting),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'kind', s.subject_kind, 'subject_id', s.subject_id, 'reason', s.reason, 'summary', s.summary,
        'status', s.status, 'opened_at', s.opened_at, 'decided_at', s.decided_at, 'canned', s.canned, 'note', s.note,
        'is_mine', s.assignee is not distinct from auth.uid(),
        'assignee', (select p.display_name from public.profiles as p where p.id = s.assignee),
        'decided_by', (select p.display_name from public.profiles as p where p.id = s.decided_by),
        'author', (select p.display_name from public.profiles as p where p.id = s.author_id),
        'is_involved', private.is_involved(m),
        'place', (
          select jsonb_build_object('name', u.name, 'city', u.city, 'path', '/business/' || u.slug)
          from public.business_unified as u where u.id = s.place_id
          union all
          select jsonb_build_object('name', u.name, 'city', u.city, 'path', '/mosque/' || u.slug)
          from public.mosque_unified as u where u.id = s.place_id
        ),
        'reports', (
          select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at)
            order by r.created_at desc), '[]')
          from public.reports as r where r.subject_kind = s.subject_kind and r.subject_id = s.subject_id
        ),
        'preview', private.moderation_preview(s.subject_kind, s.subject_id),
        'mark', private.moderation_mark(s.subject_kind, s.subject_id)
      ) order by s.place), '[]')
      from shown as s join public.moderation_items as m on m.id = s.id
    )
  ) into result;
  return result;
end $$;

create or replace function public.claims_to_decide(place uuid default null, max_results integer default 50) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can see claims' using errcode = '42501';
  end if;
  return (
    with asked as (
      select c.place_id, min(c.created_at) as since
      from public.claims as c
      where case when place is null
        then exists (
          select from public.moderation_items as m
          where m.subject_kind = 'claim' and m.subject_id = c.id and m.status = 'open'
        )
        else c.place_id = place end
      group by c.place_id
      order by since
      limit least(greatest(max_results, 1), 200)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'place_id', a.place_id, 'name', u.name, 'slug', u.slug, 'city', u.city, 'email', u.email, 'phone', u.phone,
      'website', u.website, 'address', u.address,
      'owner', (
        select jsonb_build_object('name', p.display_name, 'email', x.email, 'since', b.created_at)
        from public.businesses as b
        join public.profiles as p on p.id = b.owner_id join auth.users as x on x.id = b.owner_id
        where b.place_id = a.place_id and b.owner_id = private.listing_owner(a.place_id) limit 1
      ),
      'claims', (
        select jsonb_agg(jsonb_build_object(
          'id', c.id, 'item_id', m.id, 'item_status', m.status, 'mark', private.moderation_mark('claim', c.id),
          'business_name', c.business_name,
          'role', c.claimant_role, 'method', c.method, 'state', c.state, 'evidence', c.evidence,
          'document_path', c.document_path, 'code_confirmed_at', c.code_confirmed_at, 'note', c.decision_note,
          'created_at', c.created_at, 'claimant', p.display_name, 'claimant_email', x.email, 'member_since', p.created_at,
          'is_mine', c.claimant_id = auth.uid(),
          'vouches', (
            select coalesce(jsonb_agg(jsonb_build_object('name', vp.display_name, 'mosque', mu.name, 'note', v.note, 'at', v.created_at)), '[]')
            from public.claim_vouches as v
            join public.profiles as vp on vp.id = v.voucher_id
            left join public.mosque_unified as mu on mu.id = v.mosque_id
            where v.claim_id = c.id and v.revoked_at is null
          )
        ) order by c.created_at)
        from public.claims as c
        join public.profiles as p on p.id = c.claimant_id join auth.users as x on x.id = c.claimant_id
        left join lateral (
          select i.id, i.status from public.moderation_items as i
          where i.subject_kind = 'claim' and i.subject_id = c.id and i.status <> 'withdrawn'
          order by i.status = 'open' desc, i.opened_at desc limit 1
        ) as m on true
        where c.place_id = a.place_id and c.state <> 'withdrawn'
      )
    ) order by a.since), '[]')
    from asked as a left join public.business_unified as u on u.id = a.place_id
  );
end $$;

-- A link waits in the field of an event as it does in a text, also one that is put there later.
create or replace function private.keep_contribution(section text, input jsonb, contribution uuid, wanted text)
returns public.contributions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  rules public.community_sections;
  old public.contributions;
  new public.contributions;
  is_draft boolean := wanted = 'draft';
  -- Where an event is held online stands beside its text, and counts as words of it.
  leads_to text := case when section = 'events' then nullif(btrim(input ->> 'online_url'), '') end;
  is_changed boolean;
  words text;
  waits boolean;
begin
  select * into rules from public.community_sections as s where s.section = keep_contribution.section;
  if rules.section is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if contribution is not null then
    select * into old from public.contributions as c where c.id = contribution for update;
    if old.id is null or old.section <> rules.section or old.author_id is distinct from member
      or old.state not in ('draft', 'review', 'published', 'hidden') or old.is_locked
    then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  new := old;
  new.title := case when rules.has_title then
    left(nullif(regexp_replace(private.clean_text(coalesce(input ->> 'title', old.title)), '\s+', ' ', 'g'), ''), 141) end;
  new.body := coalesce(private.clean_text(coalesce(input ->> 'body', old.body)), '');
  new.language := coalesce(input ->> 'language', old.language);
  if new.language is null or new.language not in ('en', 'ar', 'ur', 'fr', 'tr', 'id') then
    raise exception 'language' using errcode = '22023';
  end if;
  new.category := case when input ? 'category' then nullif(input ->> 'category', '') else old.category end;
  if new.category is not null and not new.category = any (rules.categories)
    or not is_draft and new.category is null and cardinality(rules.categories) > 0
  then
    raise exception 'category' using errcode = '22023';
  end if;
  new.tags := case when input ? 'tags' then array(
    select distinct private.dashed(left(btrim(t), 40)) from jsonb_array_elements_text(input -> 'tags') as t where btrim(t) <> '' limit 12
  ) else coalesce(old.tags, '{}') end;
  new.is_anonymous := rules.allows_anonymous and coalesce((input ->> 'is_anonymous')::boolean, old.is_anonymous, false);
  if input ? 'city' then
    new.city := nullif(left(private.clean_text(input ->> 'city'), 120), '');
    -- Whoever writes is somewhere near, not at a point.
    new.latitude := round((input ->> 'latitude')::numeric, 2);
    new.longitude := round((input ->> 'longitude')::numeric, 2);
  end if;
  new.country_code := case when input ? 'country_code' then nullif(input ->> 'country_code', '') else old.country_code end;
  new.place_id := case when input ? 'place_id' then (input ->> 'place_id')::uuid else old.place_id end;
  if length(new.body) > rules.most_characters then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if length(new.title) > 140 then
    raise exception 'title_long' using errcode = '22023';
  end if;
  if not is_draft and rules.has_title and coalesce(length(new.title), 0) < 5 then
    raise exception 'title_short' using errcode = '22023';
  end if;
  if not is_draft and length(new.body) < rules.fewest_characters then
    raise exception 'body_short' using errcode = '22023';
  end if;
  words := concat_ws(E'\n', new.title, new.body, array_to_string(new.tags, ' '), leads_to);
  if private.word_effect(words) = 'refuse' and not private.is_house(member) then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  waits := rules.is_premoderated and not private.is_house(member) or private.reasons_to_wait(member, words) <> '{}';
  is_changed := (new.title, new.body, leads_to) is distinct from (
    old.title, old.body, (select e.online_url from public.events as e where e.contribution_id = old.id)
  );

  if old.id is null then
    perform private.count_words(member);
    perform private.ensure_person(member);
    new.id := gen_random_uuid();
    new.state := case when is_draft then 'draft' when waits then 'review' else 'published' end;
    new.slug := private.fresh_slug(rules.section, new.title, new.id);
    insert into public.contributions (
      id, section, slug, author_id, title, body, language, state, category, tags, is_anonymous, place_id, city,
      country_code, latitude, longitude, published_at
    )
    values (
      new.id, rules.section, new.slug, member, new.title, new.body, new.language, new.state, new.category, new.tags,
      new.is_anonymous, new.place_id, new.city, new.country_code, new.latitude, new.longitude,
      case when new.state = 'published' then now() end
    );
  else
    if old.state = 'draft' then
      new.slug := private.fresh_slug(rules.section, new.title, new.id);
      new.state := case when is_draft then 'draft' when waits then 'review' else 'published' end;
    elsif old.state = 'published' and waits and is_changed then
      new.state := 'hidden';
    end if;
    if old.published_at is not null and (new.title, new.body) is distinct from (old.title, old.body) then
      insert into public.contribution_versions (contribution_id, title, body) values (old.id, old.title, old.body);
      new.edited_at := now();
    end if;
    update public.contributions as c set
      slug = new.slug, title = new.title, body = new.body, language = new.language, state = new.state,
      category = new.category, tags = new.tags, is_anonymous = new.is_anonymous, place_id = new.place_id, city = new.city,
      country_code = new.country_code, latitude = new.latitude, longitude = new.longitude, edited_at = new.edited_at,
      published_at = coalesce(c.published_at, case when new.state = 'published' then now() end)
    where c.id = old.id;
  end if;
  if new.state in ('review', 'hidden') then
    perform private.enqueue_moderation(
      'contribution', new.id, new.place_id, case when old.published_at is null then 'new' else 'changed' end,
      coalesce(new.title, new.body), member
    );
  end if;
  select * into new from public.contributions as c where c.id = new.id;
  return new;
end $$;
