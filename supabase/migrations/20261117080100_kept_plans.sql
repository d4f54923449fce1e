-- What policies and lists ask for each row, with plans that are kept. A function in SQL that runs as its owner is planned anew
-- in each statement that calls it; in plpgsql it is planned once for each connection. A member's page calls these dozens to
-- hundreds of times. Words and rules are those of the migrations they come from.

-- Of policies.

create or replace function private.took_second_step() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not private.must_have_second_factor(auth.uid()) and private.second_factor_given();
end $$;

create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_role('staff');
end $$;

create or replace function private.has_role(wanted text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.holds_role(auth.uid(), wanted) and (wanted = 'affiliate' or private.took_second_step());
end $$;

create or replace function private.serves_place(place uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.business_keepers as k where k.place_id = place and k.user_id = person);
end $$;

create or replace function private.serves_place(place uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.serves_place(place, auth.uid());
end $$;

create or replace function private.keeps_review(review uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.reviews as r where r.id = review and private.serves_place(r.place_id));
end $$;

create or replace function private.is_published_review(review uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.reviews as r where r.id = review and r.status = 'published');
end $$;

create or replace function private.is_own_review(review uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.reviews as r where r.id = review and r.user_id = auth.uid());
end $$;

create or replace function private.is_public_contribution(contribution uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.contributions as c where c.id = contribution and c.state = 'published' and not private.is_out_of_reach(c)
  );
end $$;

create or replace function private.is_public_entry(entry uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.campaign_entries as e join public.contributions as c on c.id = e.contribution_id
    where e.id = entry and e.state = 'published' and c.state = 'published'
  );
end $$;

create or replace function private.is_shown_course(course uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.courses as c where c.id = course and c.state = 'published');
end $$;

create or replace function private.teaches(course uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_staff() or exists (
    select from public.course_teachers as t where t.course_id = course and t.user_id = auth.uid()
  );
end $$;

create or replace function private.speaks_for(mosques uuid[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.mosque_admins where user_id = auth.uid() and mosque_id = any (mosques));
end $$;

create or replace function private.my_businesses_as(variadic roles text[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select k.business_id from private.business_keepers as k where k.user_id = auth.uid() and k.role = any (roles);
end $$;

-- Of lists and pages.

create or replace function private.second_factor_given() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
      or not exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified')
  );
end $$;

create or replace function private.is_house(member uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.holds_role(member, 'staff');
end $$;

create or replace function private.are_apart(one uuid, other uuid) returns boolean
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

create or replace function private.hides_from_caller(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select auth.uid() is not null and exists (
      select from public.person_blocks as b where b.user_id = person and b.other_id = auth.uid() and b.kind = 'block'
    ) and not private.is_house(auth.uid())
  );
end $$;

create or replace function private.is_folded(author uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select auth.uid() is not null and author is not null and (
      exists (select from public.person_blocks as b where b.user_id = auth.uid() and b.other_id = author)
      or private.hides_from_caller(author)
    )
  );
end $$;

create or replace function private.is_folded_card(c public.contributions) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select not c.is_anonymous and private.is_folded(c.author_id)
  );
end $$;

create or replace function private.is_out_of_reach(c public.contributions) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select not c.is_anonymous and auth.uid() is not null and private.are_apart(c.author_id, auth.uid())
  );
end $$;

create or replace function private.public_name(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select case
      when array_length(words, 1) > 1 then words[1] || ' ' || left(regexp_replace(words[array_length(words, 1)], '^ال(?=.)', ''), 1) || '.'
      else words[1]
    end
    from (
      select regexp_split_to_array(btrim(p.display_name), '\s+') as words from public.profiles as p where p.id = person
    ) as names
  );
end $$;

create or replace function private.person_card(member uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'handle', p.handle, 'name', coalesce(private.public_name(p.user_id), p.handle), 'trust', p.trust,
      'is_staff', private.is_house(p.user_id),
      'photo', (select f.id from public.photos as f where f.uploaded_by = p.user_id and f.is_portrait and f.status = 'published')
    )
    from public.people as p where p.user_id = member
  );
end $$;

create or replace function private.contribution_card(c public.contributions) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', c.id, 'section', c.section, 'slug', c.slug, 'title', c.title, 'excerpt', left(c.body, 500), 'language', c.language,
      'author', case when not c.is_anonymous then private.person_card(c.author_id) end,
      'is_anonymous', c.is_anonymous, 'city', c.city, 'country_code', c.country_code, 'category', c.category, 'tags', c.tags,
      'is_pinned', c.is_pinned, 'is_locked', c.is_locked, 'is_solved', c.solved_by is not null, 'is_sample', c.is_sample,
      'replies_count', c.replies_count, 'reactions_count', c.reactions_count, 'last_activity_at', c.last_activity_at,
      'published_at', c.published_at, 'edited_at', c.edited_at, 'state', c.state,
      'is_mine', c.author_id is not distinct from auth.uid() and auth.uid() is not null,
      'has_reacted', auth.uid() is not null and exists (
        select from public.reactions as x where x.contribution_id = c.id and x.reply_id is null and x.user_id = auth.uid()
      ),
      'unread', case when auth.uid() is not null then (
        select greatest(c.last_number - m.read_number, 0) from public.contribution_marks as m
        where m.user_id = auth.uid() and m.contribution_id = c.id
      ) end,
      'facts', private.contribution_facts(c.section, c.id)
    )
  );
end $$;

create or replace function private.reply_card(r public.replies, starter uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
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
  );
end $$;

create or replace function private.event_place(place uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', u.id, 'kind', u.kind, 'name', u.name, 'slug', u.slug, 'address', u.address,
      'latitude', u.latitude, 'longitude', u.longitude
    )
    from (
      select m.id, 'mosque' as kind, m.name, m.slug, m.address, m.latitude, m.longitude
      from public.mosque_unified as m where m.id = place
      union all
      select b.id, 'business', b.name, b.slug, b.address, b.latitude, b.longitude
      from public.business_unified as b where b.id = place
    ) as u limit 1
  );
end $$;

create or replace function private.event_day_card(d public.event_days, e public.events, c public.contributions) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', d.id, 'event', c.id, 'slug', c.slug, 'title', c.title, 'language', c.language, 'is_sample', c.is_sample, 'day', d.day,
      'starts_at', d.starts_at, 'ends_at', d.ends_at, 'time_zone', e.time_zone, 'anchor', e.anchor, 'shift', e.shift,
      'is_fixed', d.is_fixed, 'state', d.state, 'moved_from', d.moved_from, 'note', d.note, 'city', c.city,
      'country_code', c.country_code, 'place', private.event_place(c.place_id), 'venue', e.venue, 'attendance', e.attendance,
      'audience', e.audience, 'price', e.price, 'currency', e.currency, 'capacity', d.capacity, 'taken', d.taken,
      'waiting', d.waiting, 'repeats', e.rule is not null
    )
  );
end $$;

create or replace function private.facts_of_ideas(contribution uuid) returns jsonb
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

create or replace function private.facts_of_events(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'anchor', e.anchor, 'clock', to_char(e.clock, 'HH24:MI'), 'shift', e.shift, 'minutes', e.minutes, 'first_day', e.first_day,
      'rule', e.rule, 'except_days', e.except_days, 'time_zone', e.time_zone, 'attendance', e.attendance, 'venue', e.venue,
      'audience', e.audience, 'access', e.access, 'price', e.price, 'currency', e.currency, 'capacity', e.capacity,
      'most_guests', e.most_guests, 'place', private.event_place(c.place_id),
      -- Where it meets online is for those who come, and for the team, who read it before others do.
      'online_url', case when c.author_id = auth.uid() or private.is_staff() or exists (
        select from public.event_answers as a join public.event_days as d on d.id = a.day_id
        where d.event_id = e.contribution_id and a.user_id = auth.uid() and a.seat = 'going' and d.ends_at > now() - interval '1 day'
      ) then e.online_url end,
      'days', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', d.id, 'day', d.day, 'starts_at', d.starts_at, 'ends_at', d.ends_at, 'state', d.state, 'moved_from', d.moved_from,
          'is_fixed', d.is_fixed, 'note', d.note, 'capacity', d.capacity, 'taken', d.taken, 'waiting', d.waiting, 'mine', (
            select jsonb_build_object(
              'seat', a.seat, 'guests', a.guests, 'position', case when a.seat = 'waiting' then (
                select count(*) from public.event_answers as b where b.day_id = d.id and b.seat = 'waiting' and b.line <= a.line
              ) end
            )
            from public.event_answers as a where a.day_id = d.id and a.user_id = auth.uid()
          )
        ) order by d.starts_at), '[]')
        from (
          select x.* from public.event_days as x
          where x.event_id = e.contribution_id and x.ends_at > now() - interval '12 hours' order by x.starts_at limit 20
        ) as d
      ),
      'last_day', (select max(d.starts_at) from public.event_days as d where d.event_id = e.contribution_id)
    )
    from public.events as e join public.contributions as c on c.id = e.contribution_id
    where e.contribution_id = facts_of_events.contribution
  );
end $$;

create or replace function private.facts_of_recipes(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
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
  );
end $$;

create or replace function private.facts_of_giving_back(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'stage', private.campaign_stage(c.state, k, current_date), 'organiser', private.organiser_card(c.place_id, k.group_id),
      'beneficiary', k.beneficiary, 'goal', k.goal, 'currency', k.currency, 'promised', k.promised, 'received', k.received,
      'pledges', k.pledges_count, 'starts_on', k.starts_on, 'ends_on', k.ends_on, 'give_url', k.give_url,
      'is_zakat', k.is_zakat, 'zakat_statement', k.zakat_statement, 'zakat_by', k.zakat_by,
      'is_open', c.state = 'published' and k.ended_at is null and current_date between k.starts_on and k.ends_on
        and k.reported_at is null,
      'is_overdue', coalesce(private.owes_report_since(k, current_date) < current_date - 90, false),
      'owes_since', private.owes_report_since(k, current_date), 'reported_at', k.reported_at
    )
    from public.campaigns as k join public.contributions as c on c.id = k.contribution_id
    where k.contribution_id = facts_of_giving_back.contribution
  );
end $$;

create or replace function private.facts_of_reviews(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('answer', (
      select jsonb_build_object('author', private.person_card(r.author_id), 'text', left(r.body, 400), 'language', r.language)
      from public.replies as r
      where r.contribution_id = facts_of_reviews.contribution and r.state = 'published' and private.is_house(r.author_id)
      order by r.number limit 1
    ))
  );
end $$;

create or replace function private.facts_of_education(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'kind', e.kind, 'level', e.level, 'minutes', e.minutes, 'series', e.series, 'part', e.part,
      'reviewer', case when e.reviewed_at is not null and not private.is_folded(e.reviewer_id) then private.person_card(e.reviewer_id) end, 'reviewed_at', e.reviewed_at,
      'attendance', e.attendance, 'schedule', e.schedule, 'teacher', e.teacher, 'link', e.link,
      'mosque', (select jsonb_build_object('id', m.id, 'name', m.name, 'slug', m.slug) from public.mosque_unified as m where m.id = c.place_id)
    )
    from public.education as e join public.contributions as c on c.id = e.contribution_id
    where e.contribution_id = facts_of_education.contribution
  );
end $$;

create or replace function private.has_voted(review uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (select from public.review_votes as v where v.review_id = review and v.user_id = auth.uid())
  );
end $$;

create or replace function private.review_decision(review uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('status', m.status, 'canned', m.canned, 'note', m.note)
    from public.moderation_items as m
    where m.subject_kind = 'review' and m.subject_id = review and m.author_id = auth.uid() and m.status <> 'withdrawn'
    order by m.opened_at desc
    limit 1
  );
end $$;

create or replace function private.review_picture(r public.reviews) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select regexp_replace(u.image, '/[^/]+\.svg', '/' || r.id || '.svg')
    from public.business_unified as u
    where r.is_sample and get_byte(uuid_send(r.id), 14) % 3 = 0 and u.id = r.place_id and u.image like '/still-life/%'
  );
end $$;

create or replace function private.review_photos(review uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'width', p.width, 'height', p.height, 'status', p.status
    ) order by p.position, p.created_at, p.id), '[]')
    from public.photos as p
    where p.review_id = review and p.stored_at is not null
      and (p.status = 'published' or p.status = 'pending' and p.uploaded_by = auth.uid())
  );
end $$;

create or replace function private.notification_card(n public.notifications) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', n.id, 'kind', n.kind, 'number', n.number, 'actor', private.person_card(n.actor_id), 'is_read', n.read_at is not null,
      'updated_at', n.updated_at, 'section', c.section, 'title', coalesce(n.title, c.title, left(c.body, 80)),
      'state', c.state, 'path', coalesce(n.path, '/community/' || c.section || '/' || c.slug),
      'reply_number', (select r.number from public.replies as r where r.id = n.reply_id)
    )
    from (select) as one left join public.contributions as c on c.id = n.contribution_id
  );
end $$;

create or replace function private.job_employer(j public.jobs) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('kind', 'person', 'name', j.employer_name) where j.place_id is null
    union all
    select jsonb_build_object(
      'kind', 'business', 'name', u.name, 'path', '/business/' || u.slug, 'image', u.image, 'website', u.website,
      'address', u.address, 'latitude', u.latitude, 'longitude', u.longitude
    )
    from public.business_unified as u where u.id = j.place_id
    union all
    select jsonb_build_object(
      'kind', 'mosque', 'name', u.name, 'path', '/mosque/' || u.slug, 'image', u.image, 'website', u.website,
      'address', u.address, 'latitude', u.latitude, 'longitude', u.longitude
    )
    from public.mosque_unified as u where u.id = j.place_id
  );
end $$;

create or replace function private.job_card(j public.jobs, distance double precision default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', j.id, 'slug', j.slug, 'title', j.title, 'excerpt', left(j.body, 300), 'language', j.language, 'kind', j.kind,
      'workplace', j.workplace, 'city', j.city, 'country_code', j.country_code, 'latitude', j.latitude, 'longitude', j.longitude,
      'pay_min', j.pay_min, 'pay_max', j.pay_max, 'pay_currency', j.pay_currency, 'pay_period', j.pay_period, 'faith', j.faith,
      'state', j.state, 'published_at', j.published_at, 'expires_at', j.expires_at, 'edited_at', j.edited_at,
      'is_sample', j.is_sample, 'employer', private.job_employer(j), 'distance', distance
    )
  );
end $$;

create or replace function private.course_progress(course uuid, member uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('done', count(p.done_at), 'total', count(*))
    from public.course_lessons as l
    left join public.lesson_progress as p on p.lesson_id = l.id and p.user_id = member
    where l.course_id = course and l.position is not null and l.required
  );
end $$;

create or replace function private.course_card(c public.courses) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', c.id, 'slug', c.slug, 'language', c.language, 'title', c.title, 'summary', c.summary, 'level', c.level,
      'topic', c.topic, 'teacher', c.teacher, 'minutes', c.minutes, 'lessons', c.lessons_count, 'learners', c.learners_count,
      'rating', case when c.reviews_count > 0 then round(c.rating_sum::numeric / c.reviews_count, 1) end,
      'reviews', c.reviews_count, 'is_sample', c.is_sample, 'published_at', c.published_at, 'updated_at', c.updated_at,
      'mine', (
        select private.course_progress(c.id, e.user_id) || jsonb_build_object('completed_at', e.completed_at)
        from public.course_enrolments as e where e.course_id = c.id and e.user_id = auth.uid() and e.left_at is null
      )
    )
  );
end $$;

create or replace function private.is_claimed(place uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (
      select from public.businesses as b where b.place_id = place and b.owner_id is not null and b.status = 'published'
    )
  );
end $$;

create or replace function private.is_owner_verified(place uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (
      select from public.businesses as b
      join public.claims as c on c.place_id = b.place_id and c.claimant_id = b.owner_id and c.state = 'verified'
      where b.place_id = place and b.status = 'published'
    )
  );
end $$;

create or replace function private.fact_summary(place uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(f.fact, jsonb_strip_nulls(jsonb_build_object(
      'said_as', f.said_as, 'said_at', f.said_at, 'yes', nullif(f.yes, 0), 'no', nullif(f.no, 0), 'confirmed_at', f.confirmed_at
    ))), '{}')
    from (
      select k.fact, s.said_as, s.said_at,
        count(*) filter (where c.answer and c.created_at > now() - interval '180 days') as yes,
        count(*) filter (where not c.answer and c.settled_at is null and c.created_at > now() - interval '180 days') as no,
        max(c.created_at) filter (where c.answer) as confirmed_at
      from unnest(private.fact_keys()) as k (fact)
      left join public.fact_statements as s on s.place_id = place and s.fact = k.fact
      left join public.fact_confirmations as c
        on c.place_id = place and c.fact = k.fact and c.created_at >= coalesce(s.said_at, '-infinity')
      group by k.fact, s.said_as, s.said_at
    ) as f
    where f.said_at is not null or f.yes > 0 or f.no > 0 or f.confirmed_at is not null
  );
end $$;

-- By name, not by looking the name up for each row.
create or replace function private.contribution_facts(section text, contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    case section
      when 'events' then private.facts_of_events(contribution)
      when 'recipes' then private.facts_of_recipes(contribution)
      when 'education' then private.facts_of_education(contribution)
      when 'giving-back' then private.facts_of_giving_back(contribution)
      when 'ideas' then private.facts_of_ideas(contribution)
      when 'reviews' then private.facts_of_reviews(contribution)
    end,
    '{}');
end $$;
