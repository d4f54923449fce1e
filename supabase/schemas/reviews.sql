-- Reviews of businesses by members: one per person and place, answered by the owner, voted helpful by others.
-- What a new member writes, and what looks like advertising, waits for staff (see moderation).

-- What in a text makes a person look at it first. The same rules stand in app/core/moderation/rules.ts, held to the same
-- examples: tests/fixtures/moderation-texts.ts.
create function private.text_flags(content text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  with folded as (
    select
      content as plain,
      -- Dates look like telephone numbers; they are taken out before digits are counted.
      regexp_replace(
        translate(content, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
        '[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,2}[./-][0-9]{1,2}[./-](19|20)[0-9]{2}(?![0-9])', 'x', 'g'
      ) as digits,
      length(regexp_replace(content, '[^A-Z]', '', 'g')) as upper_case,
      length(regexp_replace(content, '[^A-Za-z]', '', 'g')) as letters
  )
  select coalesce(array_agg(flags.flag order by flags.flag), '{}')
  from folded,
    lateral (
      values
        (
          'links',
          plain ~* 'https?://|(^|[^a-z0-9])www\.[a-z0-9]|[a-z0-9._%+-]+@[a-z0-9-]+\.[a-z]|(^|[^a-z0-9-])[a-z0-9-]+\.(com|net|org|info|biz|shop|xyz|site|online|link|store|io|ru|ly)($|[^a-z0-9-])'
        ),
        (
          'phone',
          digits ~ '[0-9]{7}|[0-9]([ ().-]{0,2}[0-9]){8}|(\+|00)[ ().-]{0,2}[0-9]([ ().-]{0,2}[0-9]){7}'
        ),
        ('shouting', letters >= 20 and upper_case * 10 > letters * 6 or plain ~ '[!?]{4}')
    ) as flags (flag, found)
  where flags.found
$$;

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  -- Null once its author left and wanted it to stay.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(btrim(text)) between 20 and 5000),
  visited_on date check (visited_on between date '2000-01-01' and date '2200-01-01'),
  halal_matched text check (halal_matched in ('yes', 'no', 'unsure')),
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  status text not null default 'pending' check (status in ('published', 'pending', 'rejected', 'removed')),
  helpful integer not null default 0 check (helpful >= 0),
  is_sample boolean not null default false,
  edited_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  unique (place_id, user_id)
);
call private.passport(
  'public.reviews', written_by => 'members',
  people => '{"user_id": "places"}',
  places => '{"place_id": "private.move_reviews"}',
  watched => '{id}'
);

alter table public.photos add foreign key (review_id) references public.reviews (id) on delete cascade;
create index reviews_shown on public.reviews (place_id, created_at desc, id) where status = 'published';
create index reviews_user_id on public.reviews (user_id);
comment on table public.reviews is
  'What members say about businesses they visited. Only published ones are public; the rating of a place follows them.';
comment on column public.reviews.halal_matched is 'Did the halal information on the page match what the visitor found?';
comment on column public.reviews.edited_at is 'When it was last changed after it had been public.';
comment on column public.reviews.helpful is 'How many members found it helpful; counted by a trigger.';

create table public.review_versions (
  id bigint generated always as identity primary key,
  review_id uuid not null references public.reviews (id) on delete cascade,
  rating smallint not null,
  text text not null,
  visited_on date,
  halal_matched text,
  status text not null,
  replaced_at timestamptz not null default now()
);
call private.passport(
  'public.review_versions', written_by => 'site',
  people => '{"review_id": {"part": "places", "through": "reviews.user_id"}}'
);
create index review_versions_review_id on public.review_versions (review_id, replaced_at);
comment on table public.review_versions is 'What reviews said before they were changed. For staff; written by a trigger.';

create table public.review_replies (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  text text not null check (length(btrim(text)) between 5 and 2000),
  status text not null default 'published' check (status in ('published', 'removed')),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
call private.passport(
  'public.review_replies', written_by => 'members',
  people => '{"author_id": "places"}',
  watched => '{review_id}'
);
create index review_replies_author_id on public.review_replies (author_id);
comment on table public.review_replies is 'The owner''s answer to a review, one each. It stays when the business changes hands.';

create table public.review_votes (
  review_id uuid not null references public.reviews (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
call private.passport('public.review_votes', written_by => 'members', people => '{"user_id": "places"}');
create index review_votes_user_id on public.review_votes (user_id);
comment on table public.review_votes is 'Who found a review helpful. Others see only how many did.';

-- Whether the caller answers for the place.
create function private.serves_place(place uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.serves_place(place, auth.uid());
end $$;

-- Asked by policies of members, who cannot read reviews of others.
create function private.keeps_review(review uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.reviews as r where r.id = review and private.serves_place(r.place_id));
end $$;
create function private.is_published_review(review uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.reviews as r where r.id = review and r.status = 'published');
end $$;
create function private.is_own_review(review uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.reviews as r where r.id = review and r.user_id = auth.uid());
end $$;

-- Why something a member wrote waits for staff before others see it; empty when it need not.
create function private.reasons_to_wait(author uuid, content text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(r.reason order by r.reason), '{}')
    -- Whoever the house knows well may put links into a text.
    || case when private.trust_level(author) >= 2 then array_remove(private.text_flags(content), 'links') else private.text_flags(content) end
  from (
    values
      (
        'new_account',
        not exists (select from public.profiles as p where p.id = author and p.created_at <= now() - interval '1 day')
      ),
      ('few_contributions', private.published_count(author) < 2),
      ('rejected_lately', private.was_rejected_lately(author)),
      ('words', private.word_effect(content) is not null)
  ) as r (reason, holds)
  where r.holds and not private.is_house(author)
$$;

-- What the author may not decide: whether it is public, when it was written, and that it was changed.
create function private.guard_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_internal() or current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  new.text := btrim(replace(new.text, E'\r\n', E'\n'), E' \n\t');
  -- The day may have begun where the visitor is.
  if new.visited_on > (now() at time zone 'utc')::date + 1 then
    raise exception 'visited_on' using errcode = '22023', hint = 'The visit lies in the future';
  end if;
  if tg_op = 'INSERT' then
    new.status := case when private.reasons_to_wait(new.user_id, new.text) = '{}' then 'published' else 'pending' end;
    new.published_at := case when new.status = 'published' then now() end;
    return new;
  end if;
  if (new.rating, new.text, new.visited_on, new.halal_matched)
    is not distinct from (old.rating, old.text, old.visited_on, old.halal_matched)
  then
    return new;
  end if;
  insert into public.review_versions (review_id, rating, text, visited_on, halal_matched, status)
  values (old.id, old.rating, old.text, old.visited_on, old.halal_matched, old.status);
  if old.published_at is not null then
    new.edited_at := now();
  end if;
  -- New words are looked at like a new review; a second try after a refusal always is.
  if old.status = 'rejected'
    or old.status = 'published' and new.text <> old.text and private.reasons_to_wait(new.user_id, new.text) <> '{}'
  then
    new.status := 'pending';
  end if;
  return new;
end $$;
create trigger guard_review before insert or update on public.reviews
for each row execute function private.guard_review();

create function private.enqueue_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.withdraw_moderation('review', old.id);
    return null;
  end if;
  if new.status = 'pending' and not private.is_internal() and (
    tg_op = 'INSERT'
    or (new.rating, new.text, new.visited_on, new.halal_matched)
      is distinct from (old.rating, old.text, old.visited_on, old.halal_matched)
  ) then
    perform private.enqueue_moderation(
      'review', new.id, new.place_id, case tg_op when 'INSERT' then 'new' else 'changed' end, new.text, new.user_id
    );
  end if;
  return null;
end $$;
create trigger enqueue_review after insert or update or delete on public.reviews
for each row execute function private.enqueue_review();

create trigger audit_status after update on public.reviews
for each row when (old.status is distinct from new.status) execute function private.audit('id');
create trigger audit_delete after delete on public.reviews
for each row execute function private.audit('id');

-- Rating and count of places as their published reviews say. What private.set_standing does, for many places at once.
create function private.rate_places(place_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Two reviews at the same moment: the second waits here, and then counts the first.
  perform from public.places where id = any (place_ids) order by id for no key update;
  insert into public.place_standing as s (place_id, rating, reviews_count)
  select p.id, round(avg(r.rating), 2)::double precision, nullif(count(r.id), 0)
  from public.places as p left join public.reviews as r on r.place_id = p.id and r.status = 'published'
  where p.id = any (place_ids)
  group by p.id
  on conflict (place_id) do update set
    rating = excluded.rating, reviews_count = excluded.reviews_count, updated_at = now();
end $$;

create function private.follow_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  place_ids uuid[];
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct n.place_id) into place_ids from new_rows as n where n.status = 'published';
  elsif tg_op = 'DELETE' then
    select array_agg(distinct o.place_id) into place_ids from old_rows as o where o.status = 'published';
  else
    select array_agg(distinct p.id) into place_ids
    from new_rows as n join old_rows as o using (id), lateral (values (o.place_id), (n.place_id)) as p (id)
    where (n.rating, n.status, n.place_id) is distinct from (o.rating, o.status, o.place_id);
  end if;
  -- A place that is being deleted takes its reviews along and needs no rating.
  select array_agg(p.id) into place_ids from public.places as p where p.id = any (place_ids);
  if place_ids is null then
    return null;
  end if;
  perform private.rate_places(place_ids);
  perform private.publish_places('business', place_ids);
  return null;
end $$;
create trigger follow_insert after insert on public.reviews referencing new table as new_rows
for each statement execute function private.follow_reviews();
create trigger follow_update after update on public.reviews referencing old table as old_rows new table as new_rows
for each statement execute function private.follow_reviews();
create trigger follow_delete after delete on public.reviews referencing old table as old_rows
for each statement execute function private.follow_reviews();

create function private.guard_review_reply() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.text := btrim(replace(new.text, E'\r\n', E'\n'), E' \n\t');
  if tg_op = 'UPDATE' and new.text <> old.text then
    new.edited_at := now();
  end if;
  return new;
end $$;
create trigger guard_review_reply before insert or update on public.review_replies
for each row execute function private.guard_review_reply();

create function private.withdraw_review_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_moderation('review_reply', old.review_id);
  return null;
end $$;
create trigger withdraw_review_reply after delete on public.review_replies
for each row execute function private.withdraw_review_reply();
create trigger audit_status after update on public.review_replies
for each row when (old.status is distinct from new.status) execute function private.audit('review_id');
create trigger audit_delete after delete on public.review_replies
for each row execute function private.audit('review_id');

create function private.count_review_vote() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before text := current_setting('mahalla.trusted', true);
begin
  perform set_config('mahalla.trusted', 'on', true);
  if tg_op = 'INSERT' then
    update public.reviews set helpful = helpful + 1 where id = new.review_id;
  else
    update public.reviews set helpful = helpful - 1 where id = old.review_id;
  end if;
  perform set_config('mahalla.trusted', coalesce(before, ''), true);
  return null;
end $$;
create trigger count_review_vote after insert or delete on public.review_votes
for each row execute function private.count_review_vote();

-- Moderation: reviews.

-- Sets the status of a review past its guard: the caller is a function that decided to.
create function private.set_review_status(subject_id uuid, new_status text, public_since timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before text := current_setting('mahalla.trusted', true);
begin
  perform set_config('mahalla.trusted', 'on', true);
  update public.reviews set status = new_status, published_at = public_since where id = subject_id;
  perform set_config('mahalla.trusted', coalesce(before, ''), true);
end $$;

create function private.decide_review(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  review public.reviews;
  why text;
begin
  select * into review from public.reviews as r where r.id = decide_review.subject_id for update;
  if review.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  select m.reason into why from public.moderation_items as m
  where m.subject_kind = 'review' and m.subject_id = decide_review.subject_id and m.status <> 'withdrawn'
  order by m.opened_at desc limit 1;
  case decision
    when 'approved' then
      perform private.set_review_status(review.id, 'published', coalesce(review.published_at, now()));
    when 'rejected' then
      -- What was public is removed for good; what never was may be written again.
      perform private.set_review_status(
        review.id, case when review.published_at is null then 'rejected' else 'removed' end, review.published_at
      );
    when 'needs_info' then
      perform private.set_review_status(review.id, 'pending', review.published_at);
    else
      -- Taken back: as it was when the item was opened.
      perform private.set_review_status(
        review.id, case when why = 'reported' then 'published' else 'pending' end,
        case when why <> 'new' then review.published_at end
      );
  end case;
end $$;

create function private.hide_review(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.set_review_status(r.id, 'pending', r.published_at)
  from public.reviews as r where r.id = hide_review.subject_id and r.status = 'published'
$$;

create function private.preview_review(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', r.user_id, 'place_id', r.place_id, 'title', u.name, 'text', r.text, 'language', r.language,
    'link', '/business/' || u.slug || '/reviews', 'rating', r.rating,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'visited_on', r.visited_on, 'halal_matched', r.halal_matched, 'member_since', p.created_at,
      'published_reviews', (
        select count(*) from public.reviews as o where o.user_id = r.user_id and o.status = 'published'
      )
    )),
    'flags', to_jsonb(private.reasons_to_wait(r.user_id, r.text)),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('rating', v.rating, 'text', v.text, 'at', v.replaced_at)
        order by v.replaced_at desc), '[]')
      from public.review_versions as v where v.review_id = r.id
    )
  )
  from public.reviews as r
  left join public.business_unified as u on u.id = r.place_id
  left join public.profiles as p on p.id = r.user_id
  where r.id = preview_review.subject_id
$$;

-- Moderation: owners' answers. They are public at once and can be reported.

create function private.decide_review_reply(subject_id uuid, decision text, note text, decided_by uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.review_replies as a
  set status = case when decision in ('rejected', 'needs_info') then 'removed' else 'published' end
  where a.review_id = decide_review_reply.subject_id
$$;

create function private.hide_review_reply(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.review_replies as a set status = 'removed' where a.review_id = hide_review_reply.subject_id
$$;

create function private.preview_review_reply(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', a.author_id, 'place_id', r.place_id, 'title', u.name, 'text', a.text,
    'link', '/business/' || u.slug || '/reviews', 'quoted', r.text
  )
  from public.review_replies as a
  join public.reviews as r on r.id = a.review_id
  left join public.business_unified as u on u.id = r.place_id
  where a.review_id = preview_review_reply.subject_id
$$;

-- What staff see of photos, facts and evidence; these are decided where they are defined.

create function private.preview_photo(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', p.uploaded_by, 'place_id', p.place_id, 'title', coalesce(u.name, m.name, c.title, '@' || h.handle), 'text', p.caption,
    'image', '/photos/' || p.id || '/640.jpg',
    'link', coalesce(
      '/business/' || u.slug || '/photos', '/mosque/' || m.slug || case when p.is_timetable then '/tell' else '' end, '/community/' || c.section || '/' || c.slug, '/people/' || h.handle
    )
  )
  from public.photos as p
  left join public.business_unified as u on u.id = p.place_id
  left join public.mosque_unified as m on m.id = p.place_id
  -- Where it stands in a closed group is not the team's to read.
  left join public.contributions as c on c.id = p.contribution_id and c.state <> 'within'
  left join public.people as h on p.is_portrait and h.user_id = p.uploaded_by
  where p.id = preview_photo.subject_id
$$;

create function private.preview_ownership(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', s.said_by, 'place_id', s.place_id, 'title', u.name, 'text', s.statement,
    'link', '/business/' || u.slug,
    'details', jsonb_strip_nulls(jsonb_build_object('ownership_kind', s.kind, 'document', s.document))
  )
  from public.ownership_statements as s left join public.business_unified as u on u.id = s.place_id
  where s.id = preview_ownership.subject_id
$$;

-- Nobody's own: several people doubt a fact. What it says is in the item's summary.
create function private.preview_fact(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'place_id', c.place_id, 'title', coalesce(min(u.name), min(m.name)),
    'link', coalesce('/business/' || min(u.slug), '/mosque/' || min(m.slug)),
    'details', jsonb_build_object(
      'fact', c.fact, 'say_yes', count(*) filter (where c.answer), 'say_no', count(*) filter (where not c.answer)
    )
  )
  from public.fact_confirmations as c
  left join public.business_unified as u on u.id = c.place_id
  left join public.mosque_unified as m on m.id = c.place_id
  where c.subject_id = preview_fact.subject_id
  group by c.place_id, c.fact
$$;

create function private.preview_evidence(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', e.said_by, 'place_id', e.place_id, 'title', u.name, 'text', e.statement,
    'link', '/business/' || u.slug,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'evidence_kind', e.kind, 'said_as', e.said_as, 'certifier', coalesce(c.name, e.certifier_name),
      'certificate_number', e.certificate_number, 'issued_on', e.issued_on, 'expires_on', e.expires_on,
      'document', e.document
    ))
  )
  from public.halal_evidence as e
  left join public.certifiers as c on c.id = e.certifier_id
  left join public.business_unified as u on u.id = e.place_id
  where e.id = preview_evidence.subject_id
$$;
-- Who wrote what stays between them, staff and the database: pages get reviews from reviews_page, with a short name.
grant select on public.reviews to authenticated;
grant select (review_id, text, status, created_at, edited_at) on public.review_replies to authenticated;
grant insert (place_id, user_id, rating, text, visited_on, halal_matched, language) on public.reviews to authenticated;
grant update (rating, text, visited_on, halal_matched, language) on public.reviews to authenticated;
grant delete on public.reviews to authenticated;
grant select on public.review_versions to authenticated;
grant insert (review_id, author_id, text), update (text), delete on public.review_replies to authenticated;
grant select, delete on public.review_votes to authenticated;
grant insert (review_id, user_id) on public.review_votes to authenticated;

create policy "authors can see their reviews" on public.reviews
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can see every review" on public.reviews
for select to authenticated using ((select private.is_staff()));
create policy "members can review businesses, but not their own" on public.reviews
for insert to authenticated
with check (
  user_id = (select auth.uid())
  and exists (select from public.business_unified as u where u.id = place_id)
  and not private.serves_place(place_id)
);
create policy "authors can change their reviews unless staff removed them" on public.reviews
for update to authenticated
using (user_id = (select auth.uid()) and status <> 'removed') with check (user_id = (select auth.uid()));
create policy "authors can delete their reviews" on public.reviews
for delete to authenticated using (user_id = (select auth.uid()));

create policy "staff can see what reviews said before" on public.review_versions
for select to authenticated using ((select private.is_staff()));

create policy "owners can see answers at their businesses" on public.review_replies
for select to authenticated using (private.keeps_review(review_id));
create policy "staff can see every answer" on public.review_replies
for select to authenticated using ((select private.is_staff()));
create policy "owners can answer reviews of their businesses" on public.review_replies
for insert to authenticated
with check (author_id = (select auth.uid()) and private.keeps_review(review_id) and private.is_published_review(review_id));
create policy "owners can change their answers unless staff removed them" on public.review_replies
for update to authenticated
using (status = 'published' and private.keeps_review(review_id)) with check (private.keeps_review(review_id));
create policy "owners can delete their answers unless staff removed them" on public.review_replies
for delete to authenticated
using (status = 'published' and private.keeps_review(review_id));

create policy "members can see their votes" on public.review_votes
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can vote for others' reviews, but not at their own business" on public.review_votes
for insert to authenticated
with check (
  user_id = (select auth.uid()) and private.is_published_review(review_id)
  and not private.is_own_review(review_id) and not private.keeps_review(review_id)
);
create policy "members can take back their votes" on public.review_votes
for delete to authenticated using (user_id = (select auth.uid()));

-- When two places become one their reviews do too; of two by the same person the newer stays.
create function private.move_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.old_id is null or not exists (select from public.reviews where place_id = new.old_id) then
    return null;
  end if;
  perform private.set_settling(true);
  delete from public.reviews as older using public.reviews as newer
  where older.user_id = newer.user_id
    and (older.place_id, newer.place_id) in ((new.old_id, new.new_id), (new.new_id, new.old_id))
    and (coalesce(older.edited_at, older.created_at), older.id) < (coalesce(newer.edited_at, newer.created_at), newer.id);
  update public.reviews set place_id = new.new_id where place_id = new.old_id;
  perform private.rate_places(array[new.new_id]);
  perform private.apply_standing(array[new.new_id]);
  perform private.set_settling(false);
  return null;
end $$;
create trigger move_reviews after insert on public.place_redirects
for each row execute function private.move_reviews();

-- What staff last said to the author of a review; for the author alone.
create function private.review_decision(review uuid) returns jsonb
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

create function private.has_voted(review uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (select from public.review_votes as v where v.review_id = review and v.user_id = auth.uid())
  );
end $$;

-- Everything a page says about the reviews of a place, and what the caller may do there. `stars` and `lang` narrow the
-- list, never the summary.
create function public.reviews_page(
  place uuid, sort text default 'newest', stars integer default null, lang text default null,
  max_results integer default 5, skip_results integer default 0
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with published as materialized (
    select r.id, r.user_id, r.rating, r.language, r.halal_matched, r.helpful, r.created_at,
      private.review_picture(r) is not null
        or exists (select from public.photos as p where p.review_id = r.id and p.status = 'published') as is_pictured
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
        case sort when 'highest' then rating when 'lowest' then -rating when 'helpful' then helpful
          when 'photos' then is_pictured::integer end desc nulls last,
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
        'photos', private.review_photos(r.id), 'drawn', private.review_picture(r),
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
        'decision', private.review_decision(r.id), 'photos', private.review_photos(r.id)
      )
      from public.reviews as r where r.place_id = place and r.user_id = auth.uid()
    ),
    'is_own_place', private.serves_place(place)
  )
$$;

revoke execute on function
  private.keeps_review(uuid),
  private.is_published_review(uuid),
  private.is_own_review(uuid),
  private.text_flags(text),
  private.serves_place(uuid),
  private.reasons_to_wait(uuid, text),
  private.guard_review(),
  private.enqueue_review(),
  private.rate_places(uuid[]),
  private.follow_reviews(),
  private.guard_review_reply(),
  private.withdraw_review_reply(),
  private.count_review_vote(),
  private.set_review_status(uuid, text, timestamptz),
  private.decide_review(uuid, text, text, uuid),
  private.hide_review(uuid),
  private.preview_review(uuid),
  private.decide_review_reply(uuid, text, text, uuid),
  private.hide_review_reply(uuid),
  private.preview_review_reply(uuid),
  private.preview_evidence(uuid),
  private.preview_photo(uuid),
  private.preview_ownership(uuid),
  private.preview_fact(uuid),
  private.move_reviews(),
  private.review_decision(uuid),
  private.has_voted(uuid),
  public.reviews_page(uuid, text, integer, text, integer, integer)
from public, anon, authenticated;
-- Behind policies, which run as the caller.
grant execute on function
  private.serves_place(uuid), private.keeps_review(uuid), private.is_published_review(uuid), private.is_own_review(uuid)
to authenticated, service_role;
grant execute on function public.reviews_page(uuid, text, integer, text, integer, integer)
to anon, authenticated, service_role;

-- What a page shows of a review's photos. Who added them sees those that wait.
create function private.review_photos(review uuid) returns jsonb
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

-- Every third review of the sample community has a drawing of what the place sells, another one than its cover.
create function private.review_picture(r public.reviews) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select regexp_replace(u.image, '/[^/]+\.svg', '/' || r.id || '.svg')
    from public.business_unified as u
    where r.is_sample and get_byte(uuid_send(r.id), 14) % 3 = 0 and u.id = r.place_id and u.image like '/still-life/%'
  );
end $$;

-- A cover that is of a review ends with it.
create function private.follow_review_photos() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.photos set is_cover = false where review_id = old.id and is_cover;
  if found then
    perform private.refresh_cover(old.place_id);
  end if;
  return coalesce(new, old);
end $$;
create trigger follow_review_photos after update of status on public.reviews
for each row when (old.status = 'published' and new.status <> 'published')
execute function private.follow_review_photos();
create trigger drop_review_photos before delete on public.reviews
for each row execute function private.follow_review_photos();

revoke execute on function
  private.review_photos(uuid), private.review_picture(public.reviews), private.follow_review_photos()
from public, anon, authenticated;

-- How many reviews of the places one answers for wait for an answer, by place.
create function public.reviews_to_answer() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(w.place_id, w.number), '{}')
    from (
      select r.place_id, count(*) as number from public.reviews as r
      where r.place_id in (select k.place_id from private.business_keepers as k where k.user_id = auth.uid())
        and r.status = 'published' and not exists (select from public.review_replies as a where a.review_id = r.id)
      group by r.place_id
    ) as w
  );
end $$;
revoke execute on function public.reviews_to_answer() from public, anon;
grant execute on function public.reviews_to_answer() to authenticated, service_role;
