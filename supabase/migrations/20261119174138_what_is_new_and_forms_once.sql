-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

create index contributions_unanswered on public.contributions (section, last_activity_at desc, id desc)
where state = 'published' and replies_count = 0;

create function public.whats_new(section text default 'forum', max_results integer default 5) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := least(greatest(coalesce(max_results, 5), 1), 20);
  reads constant text[] := coalesce((select p.reads from public.people as p where p.user_id = auth.uid()), '{}');
  shut constant text[] := private.shut_sections();
begin
  return jsonb_build_object(
    'unread', (
      select coalesce(jsonb_agg(private.contribution_card(u.found) order by u.last_activity_at desc), '[]')
      from (
        select c as found, c.last_activity_at
        from public.contribution_marks as m join public.contributions as c on c.id = m.contribution_id
        where m.user_id = auth.uid() and m.read_number > 0 and c.last_number > m.read_number
          and c.section = whats_new.section and c.section <> all (shut) and c.state = 'published'
          and not private.is_folded_card(c)
        order by c.last_activity_at desc limit most
      ) as u
    ),
    'fresh', (
      select coalesce(jsonb_agg(private.contribution_card(f.found) order by f.published_at desc), '[]')
      from (
        select n.found, n.published_at from (
          select c as found, c.id, c.published_at from public.contributions as c
          where c.section = whats_new.section and c.section <> all (shut) and c.state = 'published'
            and c.published_at > now() - interval '14 days' and c.author_id is distinct from auth.uid()
            and (cardinality(reads) = 0 or c.language = any (reads))
          order by c.published_at desc limit 200
        ) as n
        where not private.is_folded_card(n.found) and not exists (
          select from public.contribution_marks as m where m.user_id = auth.uid() and m.contribution_id = n.id
        )
        order by n.published_at desc limit most
      ) as f
    )
  );
end $$;

create or replace function public.community_hub(
  lat double precision default null, lng double precision default null, languages text[] default null, max_results integer default 5
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  here constant extensions.cube := private.sphere_point(lat, lng);
  most constant integer := least(greatest(coalesce(max_results, 5), 1), 12);
  reads constant text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()), '{}');
  shut constant text[] := private.shut_sections();
begin
  return jsonb_build_object(
    'sections', (
      select coalesce(jsonb_object_agg(s.section, g.items), '{}')
      from public.community_sections as s
      cross join lateral (
        select jsonb_agg(
          private.contribution_card(n.found) || jsonb_build_object('is_near', n.is_near)
          order by n.is_near desc, n.last_activity_at desc, n.id
        ) as items
        from (
          select r.* from (
            select x as found, x.id, x.last_activity_at, coalesce(extensions.cube_distance(x.point, here) <= 75, false) as is_near
            from public.contributions as x
            where x.section = s.section and x.state = 'published'
              and (cardinality(reads) = 0 or x.language = any (reads))
              and not private.is_folded_card(x)
            order by x.last_activity_at desc, x.id desc limit 40
          ) as r
          order by r.is_near desc, r.last_activity_at desc, r.id limit most
        ) as n
      ) as g
      where g.items is not null and s.section <> all (shut)
    ),
    'unanswered', (
      select coalesce(jsonb_agg(private.contribution_card(q.found) order by q.last_activity_at desc), '[]')
      from (
        select x as found, x.last_activity_at from public.contributions as x
        where x.section = 'forum' and x.state = 'published' and x.replies_count = 0 and 'forum' <> all (shut)
          and (cardinality(reads) = 0 or x.language = any (reads))
          and not private.is_folded_card(x)
        order by x.last_activity_at desc, x.id desc limit 4
      ) as q
    )
  );
end $$;

create table private.sent_forms (
  user_id uuid not null references auth.users (id) on delete cascade,
  once uuid not null,
  -- Of what its fields said: the same key with other words is another wish.
  digest text not null check (length(digest) = 64),
  began_at timestamptz not null default now(),
  -- Where it led; empty where it stayed on its page, null as long as it is under way.
  led_to text check (length(led_to) <= 2000),
  primary key (user_id, once, digest)
);

call private.passport(
  'private.sent_forms', written_by => 'site',
  people => '{"user_id": {"left_out": "keys of forms that were sent; what they made is exported itself"}}'
);

create index sent_forms_began_at on private.sent_forms (began_at);

comment on table private.sent_forms is 'Keys of forms that went through, so that none does twice. Ninety days, as drafts.';

create function public.begin_sending(once uuid, digest text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := auth.uid();
  before private.sent_forms;
begin
  if member is null then
    raise exception 'members_only' using errcode = '42501';
  end if;
  if begin_sending.once is null or coalesce(length(begin_sending.digest), 0) <> 64 then
    raise exception 'invalid' using errcode = '22023';
  end if;
  insert into private.sent_forms as s (user_id, once, digest)
  values (member, begin_sending.once, begin_sending.digest)
  on conflict on constraint sent_forms_pkey do update set began_at = now()
  where s.led_to is null and s.began_at < now() - interval '1 minute';
  if found then
    return null;
  end if;
  select * into before from private.sent_forms as s
  where s.user_id = member and s.once = begin_sending.once and s.digest = begin_sending.digest;
  return jsonb_build_object('led_to', before.led_to);
end $$;

create function public.end_sending(once uuid, digest text, led_to text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if end_sending.led_to is null then
    delete from private.sent_forms as s
    where s.user_id = auth.uid() and s.once = end_sending.once and s.digest = end_sending.digest;
  else
    update private.sent_forms as s set led_to = left(end_sending.led_to, 2000)
    where s.user_id = auth.uid() and s.once = end_sending.once and s.digest = end_sending.digest;
  end if;
end $$;

create function public.was_sent(once uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.sent_forms as s where s.user_id = auth.uid() and s.once = was_sent.once and s.led_to is not null
  )
$$;

create or replace function public.expire_form_drafts() returns integer
language sql volatile security definer set search_path = ''
as $$
  with forgotten as (delete from private.sent_forms as s where s.began_at < now() - interval '90 days'),
  gone as (delete from public.form_drafts as d where d.updated_at < now() - interval '90 days' returning 1)
  select count(*)::integer from gone
$$;

revoke all on table private.sent_forms from public, anon, authenticated, service_role;

revoke execute on function public.whats_new(section text, max_results integer) from public, anon, authenticated, service_role;

grant execute on function public.whats_new(section text, max_results integer) to authenticated;

grant execute on function public.whats_new(section text, max_results integer) to service_role;

revoke execute on function public.begin_sending(once uuid, digest text) from public, anon, authenticated, service_role;

grant execute on function public.begin_sending(once uuid, digest text) to authenticated;

grant execute on function public.begin_sending(once uuid, digest text) to service_role;

revoke execute on function public.end_sending(once uuid, digest text, led_to text) from public, anon, authenticated, service_role;

grant execute on function public.end_sending(once uuid, digest text, led_to text) to authenticated;

grant execute on function public.end_sending(once uuid, digest text, led_to text) to service_role;

revoke execute on function public.was_sent(once uuid) from public, anon, authenticated, service_role;

grant execute on function public.was_sent(once uuid) to authenticated;

grant execute on function public.was_sent(once uuid) to service_role;
