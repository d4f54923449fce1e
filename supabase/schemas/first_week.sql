-- The first week of a community: a member's own link to invite by, and what tells the team whether the place lives.

-- Who came by whose link is nobody's to know. Kept is how many did, and of a new account that it has been counted.
create table private.invite_links (
  user_id uuid primary key references auth.users (id) on delete cascade,
  code text not null unique check (code ~ '^[a-z2-9]{10}$'),
  came integer not null default 0 check (came >= 0),
  created_at timestamptz not null default now()
);
call private.passport('private.invite_links', written_by => 'site', people => '{"user_id": "account"}');
create table private.came_invited (
  user_id uuid primary key references auth.users (id) on delete cascade,
  at timestamptz not null default now()
);
call private.passport('private.came_invited', written_by => 'site', people => '{"user_id": "account"}');

-- One's own link, made when first asked for; `renew` ends the old one.
create function public.my_invitation(renew boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  -- Letters and figures nobody takes for another.
  letters constant text := 'abcdefghijkmnpqrstuvwxyz23456789';
  random constant bytea := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
  fresh text := (select string_agg(substr(letters, get_byte(random, i) % 32 + 1, 1), '') from generate_series(6, 15) as i);
begin
  insert into private.invite_links (user_id, code) values (member, fresh)
  on conflict (user_id) do update set code = case when my_invitation.renew then excluded.code else private.invite_links.code end;
  return (select jsonb_build_object('code', l.code, 'came', l.came) from private.invite_links as l where l.user_id = member);
end $$;

-- Whose link this is, by the name others see. Null: nobody's any more.
create function public.invitation_from(code text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('name', private.public_name(l.user_id), 'is_mine', l.user_id is not distinct from auth.uid())
    from private.invite_links as l
    where l.code = invitation_from.code and not private.hides_from_caller(l.user_id)
  );
end $$;

-- Says that the caller came by it: a new account, once. Whether it counted.
create function public.came_by_invitation(code text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if not exists (
    select from public.profiles as p where p.id = member and p.created_at > now() - interval '7 days'
  ) or not exists (
    select from private.invite_links as l where l.code = came_by_invitation.code and l.user_id <> member
  ) then
    return false;
  end if;
  insert into private.came_invited (user_id) values (member) on conflict do nothing;
  if not found then
    return false;
  end if;
  update private.invite_links as l set came = l.came + 1 where l.code = came_by_invitation.code;
  return true;
end $$;

-- What makes a community alive, in figures of the last four weeks. Nothing of the sample, nothing said in closed groups.
create function public.community_pulse() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  since constant timestamptz := now() - interval '28 days';
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  return (
    with said as (
      select c.author_id, c.published_at as at from public.contributions as c
      where c.state = 'published' and not c.is_sample and c.published_at > since
      union all
      select r.author_id, r.published_at from public.replies as r
      join public.contributions as c on c.id = r.contribution_id
      where r.state = 'published' and not r.is_sample and r.published_at > since and c.state = 'published'
    ),
    voices as (
      select s.author_id, count(distinct date_trunc('week', s.at)) as weeks from said as s
      where s.author_id is not null group by s.author_id
    ),
    topics as (
      select c.id, c.published_at, (
        select min(r.published_at) from public.replies as r
        where r.contribution_id = c.id and r.state = 'published' and r.author_id is distinct from c.author_id
      ) as answered_at
      from public.contributions as c
      where c.section = 'forum' and c.state = 'published' and not c.is_sample and c.published_at > since
    )
    select jsonb_build_object(
      'members', (select count(*) from public.people as p where not p.is_sample),
      'joined', (
        select count(*) from public.profiles as p
        where p.created_at > since and not private.is_sample_account(p.id)
      ),
      'writers', (select count(*) from voices),
      'returning', (select count(*) from voices as v where v.weeks > 1),
      'topics', (select count(*) from topics),
      'answered_in_a_day', (select count(*) from topics as t where t.answered_at <= t.published_at + interval '1 day'),
      'unanswered', (
        select count(*) from public.contributions as c
        where c.section = 'forum' and c.state = 'published' and not c.is_sample and c.replies_count = 0
          and c.published_at < now() - interval '1 day'
      ),
      'events_ahead', (
        select count(*) from public.event_days as d join public.contributions as c on c.id = d.event_id
        where c.state = 'published' and not c.is_sample and d.state = 'planned'
          and d.starts_at between now() and now() + interval '14 days'
      ),
      'groups', (
        select count(*) from public.groups as g where g.state = 'published' and not g.is_sample and g.members_count >= 3
      ),
      'mosques_kept', (
        select count(distinct a.mosque_id) from public.mosque_admins as a where not private.is_sample_account(a.user_id)
      ),
      'waiting', (select count(*) from public.moderation_items as m where m.status = 'open' and m.reason <> 'first'),
      'waiting_since', (
        select min(m.opened_at) from public.moderation_items as m where m.status = 'open' and m.reason <> 'first'
      ),
      'inviting', (select count(*) from private.invite_links),
      'came_invited', (select coalesce(sum(l.came), 0) from private.invite_links as l)
    )
  );
end $$;

revoke execute on function
  public.my_invitation(boolean), public.invitation_from(text), public.came_by_invitation(text), public.community_pulse()
from public, anon, authenticated;
grant execute on function public.my_invitation(boolean), public.came_by_invitation(text), public.community_pulse()
to authenticated, service_role;
grant execute on function public.invitation_from(text) to anon, authenticated, service_role;
