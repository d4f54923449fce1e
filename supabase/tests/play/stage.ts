// The database's part in the play of listing calls: a function plays steps one after the other, each as its actor under the
// policies, and checks after each whether a stranger got hold of the owner's things. Made for the test alone.
export const STAGE = `
create schema if not exists stage;
create table stage.world (
  owner uuid, strangers uuid[], listing uuid, place uuid, shop uuid, review uuid, photo uuid, before jsonb
);

-- A step that is refused is no failure: that is what most of them hope for.
create or replace function stage.act(actor uuid, act text, picked text[]) returns text language plpgsql as $$
declare
  touched bigint;
begin
  if actor is not null then
    perform set_config('request.jwt.claim.sub', actor::text, true);
    perform set_config('request.jwt.claims', json_build_object('sub', actor, 'role', 'authenticated', 'aal', 'aal1')::text, true);
    perform set_config('role', 'authenticated', true);
  end if;
  execute act using picked;
  get diagnostics touched = row_count;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claim.sub', '', true);
  perform set_config('request.jwt.claims', '', true);
  return touched || ' rows';
exception when others then
  return sqlstate || ' ' || sqlerrm;
end $$;

-- Tries something as a person and takes it back.
create or replace function stage.could(actor uuid, act text, picked text[]) returns text language plpgsql as $$
declare
  answer text;
begin
  answer := stage.act(actor, act, picked);
  raise exception using errcode = 'ST000', message = answer;
exception when sqlstate 'ST000' then
  return sqlerrm;
end $$;

create or replace function stage.look(w stage.world) returns text language plpgsql as $$
begin
  return (select string_agg(wrong, '; ') from (
    select 'the owner lost the listing' as wrong
    where not exists (select from public.businesses where id = w.listing and owner_id = w.owner and place_id = w.place)
    union all
    select 'a second row stands at the place: ' || id from public.businesses where place_id = w.place and id <> w.listing
    union all
    select 'a stranger owns the place' from unnest(w.strangers) as s
    where private.owns_place(w.place, s) or private.speaks_for_place(w.place, s)
      or private.listing_owner(w.place) is not distinct from s
    union all
    select 'a stranger owns the shop nobody has claimed' from unnest(w.strangers) as s
    where private.owns_place((select place_id from public.business where id = w.shop), s)
    union all
    select 'the page shows another row' from public.business_unified as u join public.businesses as b on b.id = w.listing
    where u.id = w.place and b.status = 'published'
      and (u.source_row <> b.id or u.website is distinct from b.website or u.name <> b.name)
    union all
    select 'the page is gone' from public.businesses as b
    where b.id = w.listing and b.status = 'published'
      and not exists (select from public.business_unified as u where u.id = w.place)
    union all
    select 'a stranger holds a verified claim' from public.claims as c
    where c.claimant_id = any (w.strangers) and c.state = 'verified'
      and c.place_id in (w.place, (select place_id from public.business where id = w.shop))
    union all
    select 'a stranger offered the listing' from public.business_transfers
    where business_id = w.listing and from_user = any (w.strangers)
    union all
    select 'a stranger answered a review' from public.review_replies
    where review_id = w.review and author_id = any (w.strangers)
    union all
    select 'a stranger’s photo passes for the owner’s' from public.photos
    where place_id = w.place and is_owner_photo and uploaded_by = any (w.strangers)
    union all
    select 'the photo was changed' where not exists (
      select from public.photos where id = w.photo and place_id = w.place and status = 'published' and caption is null
    )
    union all
    select 'the review went elsewhere' where not exists (
      select from public.reviews where id = w.review and place_id = w.place
    )
    union all
    select 'a stranger froze the listing' from public.listing_freezes
    where business_id = w.listing and frozen_by = any (w.strangers)
  ) as found);
end $$;

create or replace function stage.row_of(w stage.world) returns jsonb language plpgsql as $$
begin
  return (select to_jsonb(b) - array['updated_at'] from public.businesses as b where b.id = w.listing);
end $$;

-- Steps: actor (null for the server), pick (a query for what the step refers to, asked past the policies), act.
create or replace function stage.play(steps jsonb) returns jsonb language plpgsql as $$
declare
  w stage.world;
  step jsonb;
  picked text[];
  answer text;
  wrong text;
  counts jsonb := '{}';
  n integer := 0;
begin
  select * into w from stage.world;
  for step in select value from jsonb_array_elements(steps) loop
    n := n + 1;
    picked := null;
    if step ->> 'pick' is not null then
      execute step ->> 'pick' into picked using w;
    end if;
    w.before := stage.row_of(w);
    answer := stage.act((step ->> 'actor')::uuid, step ->> 'act', picked);
    counts := counts || jsonb_build_object(step ->> 'name', jsonb_build_array(
      coalesce((counts -> (step ->> 'name') ->> 0)::int, 0) + 1,
      coalesce((counts -> (step ->> 'name') ->> 1)::int, 0) + (answer ~ '^[1-9][0-9]* rows$')::int
    ));
    -- What was refused was rolled back: there is nothing new to see.
    continue when answer !~ '^[1-9]' and n % 25 <> 0;
    wrong := stage.look(w);
    if wrong is null and (step ->> 'actor')::uuid = any (w.strangers) and stage.row_of(w) is distinct from w.before then
      wrong := 'a stranger changed the listing';
    end if;
    if wrong is null and n % 25 = 0 then
      answer := stage.could(w.owner, format('update public.businesses set description = %L where id = %L', n::text, w.listing), null);
      if answer <> '1 rows' then
        wrong := 'the owner cannot edit: ' || answer;
      end if;
      answer := stage.could(w.owner, format('update public.businesses set name = %L where id = %L', 'Fresh ' || n, w.listing), null);
      if wrong is null and answer <> '1 rows' then
        wrong := 'the owner cannot rename: ' || answer;
      end if;
      -- Whatever nobody sees must not keep the owner from registering a business of that name.
      if wrong is null then
        select string_agg(tried.answer, ', ') into wrong
        from (
          select stage.could(
            w.owner,
            format(
              'insert into public.businesses (name, city, phone, status, business_account_id) select %L, %L, %L, ''published'', id from public.business_accounts where owner_id = auth.uid()',
              b.name, b.city, b.phone
            ),
            null
          ) as answer
          from public.businesses as b
          where b.status <> 'published' and b.owner_id = any (w.strangers)
            and not exists (select from public.businesses as o where o.place_key = b.place_key and o.status = 'published')
            and not exists (select from public.business as o where o.place_key = b.place_key and o.status = 'published')
          limit 2
        ) as tried
        where tried.answer <> '1 rows';
        wrong := 'the owner cannot register: ' || wrong;
      end if;
    end if;
    if wrong is not null then
      return jsonb_build_object('wrong', wrong, 'at', n, 'picked', picked, 'answer', answer);
    end if;
  end loop;
  return jsonb_build_object('counts', counts);
end $$;

-- A new day: what was counted for today no longer is.
create or replace function stage.next_day() returns void language sql as $$
  update public.audit_log set at = at - interval '1 day';
  update public.claims set created_at = created_at - interval '1 day';
  update public.claim_codes set sent_at = sent_at - interval '1 day', first_sent_at = first_sent_at - interval '1 day';
  update public.business_transfers set created_at = created_at - interval '1 day';
  update public.halal_evidence set created_at = created_at - interval '1 day' where created_at > now() - interval '1 day';
  update public.ownership_statements set created_at = created_at - interval '1 day' where created_at > now() - interval '1 day';
$$;

-- The owner's listing with a review and a photo; where wished an import stands at its place. A shop nobody has claimed.
create or replace function stage.set_up(
  owner uuid, strangers uuid[], customer uuid, is_imported boolean, first_name text
) returns void language plpgsql as $$
declare
  listing uuid;
  place uuid;
  shop uuid;
  review uuid := gen_random_uuid();
  photo uuid := gen_random_uuid();
begin
  delete from public.claims;
  delete from public.listing_drafts;
  delete from public.reviews;
  delete from public.photos;
  delete from public.businesses;
  delete from public.business;
  delete from public.moderation_items;
  delete from public.ownership_notices;
  delete from public.audit_log;
  insert into public.business_accounts (owner_id) select unnest(strangers || owner) on conflict do nothing;
  if is_imported then
    insert into public.business (source, source_id, name, city, phone, email, website)
    values ('stage', 'a', first_name, 'Leeds', '+441130000001', 'shop@stage.example', 'https://open-data.example');
  end if;
  insert into public.businesses (name, city, phone, status, website, owner_id, business_account_id)
  select first_name, 'Leeds', '+441130000001', 'published', 'https://owner.example', set_up.owner, a.id
  from public.business_accounts as a where a.owner_id = set_up.owner
  returning id into listing;
  select place_id into place from public.businesses where id = listing;
  insert into public.business (source, source_id, name, city, phone, email)
  values ('stage', 'b', 'Yonder', 'Leeds', '+441130000002', 'yonder@stage.example') returning id into shop;
  insert into public.reviews (id, place_id, user_id, rating, text, language, status)
  values (review, place, customer, 4, 'Friendly people, fair prices, good tea.', 'en', 'published');
  insert into public.photos (id, place_id, uploaded_by, width, height, status, is_owner_photo, stored_at)
  values (photo, place, owner, 800, 600, 'published', true, now());
  delete from stage.world;
  insert into stage.world values (owner, strangers, listing, place, shop, review, photo, null);
end $$;
`
