-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

create or replace function private.plan_lines() returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_build_object(
    'searches', 2, 'hours', 2, 'answers', 2, 'replies', 2, 'campaigns', 2, 'branches', 3, 'support', 3
  )
$$;

create table public.place_campaigns (
  code text primary key default left(replace(gen_random_uuid()::text, '-', ''), 10) check (code ~ '^[0-9a-f]{10}$'),
  place_id uuid not null references public.places (id) on delete cascade,
  name text not null check (length(btrim(name)) between 2 and 60 and private.is_plain_name(name)),
  is_over boolean not null default false,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);

call private.passport('public.place_campaigns', written_by => 'members', places => '{"place_id": "moves"}');

create index place_campaigns_place_id on public.place_campaigns (place_id, created_at);

comment on table public.place_campaigns is
  'What a team calls the code of a poster, a leaflet or a link. For the team of a listing whose plan has it; the code itself is public.';

create table public.place_campaign_days (
  code text not null references public.place_campaigns (code) on delete cascade,
  day date not null,
  visitors integer not null check (visitors > 0),
  primary key (code, day)
);

call private.passport('public.place_campaign_days', written_by => 'visitors');

comment on table public.place_campaign_days is
  'How many people came by a code, each once a day. Written by count_campaign_visits only, read through campaigns_desk.';

create function private.my_places_with(line text, variadic roles text[]) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select b.place_id from public.businesses as b
  join public.business_accounts as a on a.id = b.business_account_id and a.owner_id = b.owner_id
  where b.id in (select private.my_businesses_as(variadic roles)) and b.place_id is not null and private.account_has(a.id, line)
$$;

create function private.guard_place_campaign() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  if new.is_over then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.campaigns'), hashtext(new.place_id::text));
  if (
    select count(*) filter (where not c.is_over) >= 20 or (tg_op = 'INSERT' and count(*) >= 200)
    from public.place_campaigns as c where c.place_id = new.place_id and c.code <> new.code
  ) then
    raise exception 'too_many' using errcode = 'PT429', hint = 'Twenty campaigns of a listing may run at once';
  end if;
  return new;
end $$;

create trigger guard before insert or update of is_over on public.place_campaigns
for each row execute function private.guard_place_campaign();

create policy "the team can see campaigns where the plan has them" on public.place_campaigns
for select to authenticated using (place_id in (select private.my_places_with('campaigns', 'owner', 'manager', 'helper')));

create policy "owners and managers can begin campaigns where the plan has them" on public.place_campaigns
for insert to authenticated with check (place_id in (select private.my_places_with('campaigns', 'owner', 'manager')));

create policy "owners and managers can end campaigns and begin them again" on public.place_campaigns
for update to authenticated
using (place_id in (select private.my_places_with('campaigns', 'owner', 'manager')))
with check (place_id in (select private.my_places_with('campaigns', 'owner', 'manager')));

create policy "superadmins can see how many came by a code" on public.place_campaign_days
for select to authenticated using ((select private.has_role('superadmin')));

create function public.follow_campaign(code text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(u.slug, u.id::text) from public.place_campaigns as c
  join public.business_unified as u on u.id = c.place_id
  where c.code = follow_campaign.code
$$;

create function public.count_campaign_visits(entries jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.place_campaign_days as d (code, day, visitors)
  select c.code, e.day, count(*)
  from jsonb_to_recordset(entries) as e (code text, day date, asker uuid)
  join public.place_campaigns as c on c.code = e.code
  where e.day is not null
    and not exists (select from private.business_keepers as k where k.place_id = c.place_id and k.user_id = e.asker)
  group by c.code, e.day
  order by c.code, e.day
  on conflict (code, day) do update set visitors = d.visitors + excluded.visitors
$$;

create function public.campaigns_desk() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with mine as materialized (
    select u.id, u.name, u.slug, u.id in (select private.my_places_with('campaigns', 'owner', 'manager')) as may_write
    from public.business_unified as u
    where u.id in (select private.my_places_with('campaigns', 'owner', 'manager', 'helper'))
    order by u.name, u.id limit 100
  )
  select case when exists (select private.my_places_with('campaigns', 'owner', 'manager', 'helper')) then jsonb_build_object(
    'listings', (select coalesce(jsonb_agg(to_jsonb(m) order by m.name, m.id), '[]') from mine as m),
    'campaigns', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.is_over, r.since desc, r.code), '[]')
      from (
        select c.code, c.name, c.place_id, c.is_over, c.is_sample, c.created_at as since, coalesce(d.week, 0) as week,
          coalesce(d.month, 0) as month, coalesce(d.whole, 0) as whole
        from public.place_campaigns as c
        join mine as m on m.id = c.place_id
        left join lateral (
          select sum(v.visitors) filter (where v.day > private.today() - 7) as week,
            sum(v.visitors) filter (where v.day > private.today() - 28) as month, sum(v.visitors) as whole
          from public.place_campaign_days as v where v.code = c.code
        ) as d on true
      ) as r
    )
  ) end
$$;

revoke all on table public.place_campaigns from public, anon, authenticated, service_role;

grant insert on table public.place_campaigns to service_role;

grant select on table public.place_campaigns to service_role;

grant update on table public.place_campaigns to service_role;

grant delete on table public.place_campaigns to service_role;

grant truncate on table public.place_campaigns to service_role;

grant references on table public.place_campaigns to service_role;

grant trigger on table public.place_campaigns to service_role;

grant select on table public.place_campaigns to authenticated;

grant insert (place_id) on table public.place_campaigns to authenticated;

grant insert (name) on table public.place_campaigns to authenticated;

grant update (is_over) on table public.place_campaigns to authenticated;

revoke all on table public.place_campaign_days from public, anon, authenticated, service_role;

grant insert on table public.place_campaign_days to service_role;

grant select on table public.place_campaign_days to service_role;

grant update on table public.place_campaign_days to service_role;

grant delete on table public.place_campaign_days to service_role;

grant truncate on table public.place_campaign_days to service_role;

grant references on table public.place_campaign_days to service_role;

grant trigger on table public.place_campaign_days to service_role;

grant select on table public.place_campaign_days to authenticated;

revoke execute on function private.my_places_with(line text, VARIADIC roles text[]) from public, anon, authenticated, service_role;

grant execute on function private.my_places_with(line text, VARIADIC roles text[]) to authenticated;

revoke execute on function private.guard_place_campaign() from public, anon, authenticated, service_role;

revoke execute on function public.follow_campaign(code text) from public, anon, authenticated, service_role;

grant execute on function public.follow_campaign(code text) to service_role;

grant execute on function public.follow_campaign(code text) to anon;

grant execute on function public.follow_campaign(code text) to authenticated;

revoke execute on function public.count_campaign_visits(entries jsonb) from public, anon, authenticated, service_role;

grant execute on function public.count_campaign_visits(entries jsonb) to service_role;

revoke execute on function public.campaigns_desk() from public, anon, authenticated, service_role;

grant execute on function public.campaigns_desk() to service_role;

grant execute on function public.campaigns_desk() to authenticated;
