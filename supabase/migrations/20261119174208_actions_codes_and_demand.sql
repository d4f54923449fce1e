-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

create or replace function public.place_accounts(max_results integer default 200) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.name, p.slug), '[]')
  from (
    select 'business' as kind, b.slug, b.name, b.city, b.country_code, b.website,
      exists (select from private.place_keepers(b.id)) as is_kept
    from public.business_unified as b
    where b.website ~* '^https?://([a-z]+[.])?(instagram|youtube|tiktok|twitter|x|linkedin)[.]com/' and not b.is_sample
      and b.is_offered and b.slug is not null
    union all
    select 'mosque', m.slug, m.name, m.city, m.country_code, m.website, exists (select from private.place_keepers(m.id))
    from public.mosque_unified as m
    where m.website ~* '^https?://([a-z]+[.])?(instagram|youtube|tiktok|twitter|x|linkedin)[.]com/' and not m.is_sample
      and m.slug is not null
    order by 3, 2
    limit least(greatest(place_accounts.max_results, 1), 500)
  ) as p
$$;

create or replace function private.orders_with(code text) returns setof public.store_orders
language sql stable security definer set search_path = ''
as $$
  select o.* from public.store_orders as o
  where o.code = orders_with.code and o.status not in ('cancelled', 'refunded') and (o.confirmed_at is not null or o.provider = 'stripe')
$$;

create or replace function public.owner_analytics(days integer default 28, of_place uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with span as (
    select private.today() as last, private.today() - 2 * least(greatest(coalesce(owner_analytics.days, 28), 1), 90) + 1 as first
  ),
  mine as materialized (
    select b.place_id, b.name, b.city, b.country_code, b.business_category, b.cuisines from public.businesses as b
    where b.id in (select private.my_businesses_as('owner', 'manager', 'helper')) and b.place_id is not null
    order by b.created_at, b.id limit 100
  ),
  asked as materialized (
    select m.* from mine as m where owner_analytics.of_place is null or m.place_id = owner_analytics.of_place
  ),
  sums as (
    select l.day, sum(l.views) as views, sum(l.calls) as calls, sum(l.directions) as directions,
      sum(l.website_clicks) as website_clicks, bool_or(l.is_sample) as is_sample
    from public.listing_days as l, span as s
    where l.place_id in (select a.place_id from asked as a) and l.day between s.first and s.last
    group by l.day
  ),
  -- Counted where they are kept: one that is taken back is none.
  saves as (
    select (p.created_at at time zone 'utc')::date as day, count(*) as saves
    from public.saved_places as p, span as s
    where p.place_id in (select a.place_id from asked as a) and p.user_id <> auth.uid()
      and p.created_at >= s.first::timestamp at time zone 'utc'
    group by 1
  ),
  series as (
    select g.day::date as day, coalesce(u.views, 0) as views, coalesce(u.calls, 0) as calls,
      coalesce(u.directions, 0) as directions, coalesce(u.website_clicks, 0) as website_clicks,
      coalesce(v.saves, 0) as saves, coalesce(u.is_sample, false) as is_sample
    from span as s
    cross join lateral generate_series(s.first::timestamp, s.last::timestamp, interval '1 day') as g (day)
    left join sums as u on u.day = g.day::date
    left join saves as v on v.day = g.day::date
  )
  select jsonb_build_object(
    'days', (select jsonb_agg(to_jsonb(r) - 'is_sample' order by r.day) from series as r),
    'is_sample', (select bool_or(r.is_sample) from series as r),
    'listings', (select coalesce(jsonb_agg(jsonb_build_object('id', m.place_id, 'name', m.name)), '[]') from mine as m),
    'missed', (
      select coalesce(jsonb_agg(jsonb_build_object('city', t.city, 'country_code', t.country_code, 'searches', t.searches)
        order by t.city), '[]')
      from (
        -- A dish is of use to those who cook or sell food, and news to those who do not serve it yet; another kind of place, and
        -- when it is open, to those who are of that kind. Anyone may have work.
        select c.city, c.country_code, (
          select coalesce(jsonb_agg(w.line || jsonb_build_object('place', c.kitchen) order by w.n), '[]')
          from (
            select l.line, l.n from jsonb_array_elements(private.missed_in(c.country_code, c.city, 40)) with ordinality as l (line, n)
            where case l.line ->> 'wanted'
              when 'dish' then c.kitchen is not null and l.line ->> 'category' <> all (c.dishes)
              when 'job' then true
              else l.line ->> 'category' = any (c.kinds || 'all'::text)
            end
            order by l.n limit 8
          ) as w
        ) as searches
        from (
          select a.city, a.country_code,
            min(a.place_id::text) filter (where a.business_category in ('restaurants', 'grocery')) as kitchen,
            coalesce(array_agg(d.dish) filter (where d.dish is not null), '{}') as dishes,
            array_agg(coalesce(a.business_category, '')) as kinds
          from asked as a
          left join lateral unnest(a.cuisines) as d (dish) on true
          where a.city <> '' and a.country_code <> ''
          group by a.city, a.country_code order by a.city limit 5
        ) as c
      ) as t
      where t.searches <> '[]'
    ),
    'weeks_from', (date_trunc('week', private.today())::date - 84)
  )
$$;

alter table public.automation_rules add column part_of uuid constraint automation_rules_part_of_fkey REFERENCES automation_rules(id) ON DELETE CASCADE;

alter table public.automation_rules add column signs_as uuid;

alter table public.automation_rules add column "position" smallint default 1 not null constraint automation_rules_position_check CHECK ("position" >= 1 AND "position" <= 5);

create index automation_rules_part_of on public.automation_rules (part_of) where part_of is not null;

create function private.actions_of(rule uuid) returns setof public.automation_rules
language sql stable security definer set search_path = ''
as $$
  select * from public.automation_rules as o where o.id = rule or o.part_of = rule
$$;

create or replace function private.is_live_rule(r public.automation_rules) returns boolean
language sql stable security definer set search_path = ''
as $$
  select r.is_on and (
    select count(*) from public.automation_rules as o, public.automation_rules as h
    where h.id = coalesce(r.part_of, r.id) and o.owner_id = r.owner_id and o.is_on and o.part_of is null
      and (o.created_at, o.id) <= (h.created_at, h.id)
  ) <= l.rules and (r.action <> 'webhook' or (
    select count(*) from public.automation_rules as o
    where o.owner_id = r.owner_id and o.is_on and o.action = 'webhook' and (o.created_at, o.id) <= (r.created_at, r.id)
  ) <= l.webhooks)
  from private.automation_limit(r.owner_id) as l
$$;

create or replace function public.claim_automation_runs(max_results integer default 20, moment timestamptz default now()) returns setof jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  x public.automation_runs;
  r public.automation_rules;
  place jsonb;
  misfit text;
begin
  for x in
    update public.automation_runs as u set state = 'running', attempts = u.attempts + 1, due_at = moment + interval '5 minutes'
    where u.id in (
      select d.id from public.automation_runs as d where d.state in ('waiting', 'running') and d.due_at <= moment
      order by d.due_at limit least(greatest(coalesce(max_results, 20), 1), 100) for update skip locked
    )
    returning u.*
  loop
    select * into r from public.automation_rules as a where a.id = x.rule_id;
    place := private.automation_place(x.place_id);
    misfit := case
      when place is null then 'gone'
      when not private.speaks_for_place(x.place_id, r.owner_id) then 'not_yours'
      when x.replays > 0 then null
      when not r.is_on then 'off'
      else private.automation_misfit(r.conditions, r.trigger, x.data, x.place_id, x.subject_id, moment)
    end;
    if misfit is not null then
      update public.automation_runs as u set state = 'skipped', reason = misfit, finished_at = moment where u.id = x.id;
      continue;
    end if;
    return next jsonb_build_object(
      'id', x.id, 'rule_id', coalesce(r.signs_as, r.id), 'event_id', x.event_id, 'attempt', x.attempts, 'is_replay', x.replays > 0,
      'trigger', r.trigger, 'action', r.action, 'recipient', r.recipient, 'url', r.url, 'happened_at', x.happened_at,
      'quiet_prayer', r.quiet_prayer, 'quiet_night', r.quiet_night, 'data', x.data, 'place', place,
      'secret_version', r.secret_version,
      'has_former_secret', r.secret_version > 1 and coalesce(r.rotated_at > moment - interval '1 day', false),
      'recipients', case when r.action = 'webhook' then '[]' else private.automation_recipients(x, r) end
    );
  end loop;
end $$;

create function public.try_automation(action uuid, title text, path text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  r public.automation_rules;
begin
  select * into r from public.automation_rules as a where a.id = try_automation.action and a.action <> 'webhook';
  if r.id is null then
    return null;
  end if;
  r.recipient := 'me';
  perform private.add_automation_notice(null, r, jsonb_build_object('user_id', r.owner_id, 'title', title, 'path', path));
  return r.id;
end $$;

create or replace function private.own_automation(rule uuid) returns public.automation_rules
language plpgsql stable security definer set search_path = ''
as $$
declare
  r public.automation_rules;
begin
  select * into r from public.automation_rules as a
  where a.id = rule and a.part_of is null and a.owner_id = private.require_member();
  if r.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  return r;
end $$;

drop function private.within_automation_limit(person uuid, action text, own uuid);

create function private.within_automation_limit(person uuid, webhooks integer, own uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  l public.automation_limits := private.automation_limit(person);
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.automation'), hashtext(person::text));
  if (
    select count(*) from public.automation_rules as o
    where o.owner_id = person and o.is_on and o.part_of is null and o.id is distinct from own
  ) >= l.rules then
    raise exception 'too_many_rules' using errcode = 'PT429';
  end if;
  if within_automation_limit.webhooks > 0 and within_automation_limit.webhooks + (
    select count(*) from public.automation_rules as o
    where o.owner_id = person and o.is_on and o.action = 'webhook' and coalesce(o.part_of, o.id) is distinct from own
  ) > l.webhooks then
    raise exception 'too_many_webhooks' using errcode = 'PT429';
  end if;
  -- Rules that are off cost nothing, but not without end.
  if (select count(*) from public.automation_rules as o where o.owner_id = person and o.part_of is null) >= 300 then
    raise exception 'too_many_rules' using errcode = 'PT429';
  end if;
end $$;

create function private.asked_actions(input jsonb, r public.automation_rules) returns setof jsonb
language sql stable security definer set search_path = ''
as $$
  select case when exists (
    select from private.actions_of(r.id) as o where o.id::text = e.step ->> 'id'
  ) then e.step else e.step - 'id' end
  from jsonb_array_elements(input -> 'actions') with ordinality as e (step, at)
  where jsonb_typeof(input -> 'actions') = 'array'
  union all
  select jsonb_build_object('id', r.id, 'action', input ->> 'action', 'recipient', input ->> 'recipient', 'url', input ->> 'url')
  where input -> 'actions' is null
  union all
  (
    select jsonb_build_object('id', o.id, 'action', o.action, 'recipient', o.recipient, 'url', o.url)
    from public.automation_rules as o where o.part_of = r.id and input -> 'actions' is null order by o.position
  )
$$;

create function private.keep_with_rule(rule uuid, step uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.automation_runs as x where x.rule_id = rule;
  update public.automation_runs as x set rule_id = rule where x.rule_id = step;
  update public.automation_rules as a set
    action = s.action, recipient = s.recipient, url = s.url, secret_version = s.secret_version, rotated_at = s.rotated_at,
    signs_as = coalesce(s.signs_as, s.id)
  from public.automation_rules as s where a.id = rule and s.id = step;
  delete from public.automation_rules as s where s.id = step;
end $$;

create or replace function public.save_automation(input jsonb, rule uuid default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  member uuid := private.require_member();
  r public.automation_rules;
  place uuid := (input ->> 'place_id')::uuid;
  steps jsonb[];
  step jsonb;
  head uuid;
begin
  if not exists (select from private.kept_places(member)) then
    raise exception 'no_place' using errcode = '42501';
  end if;
  if place is not null and not private.speaks_for_place(place, member) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if save_automation.rule is not null then
    r := private.own_automation(save_automation.rule);
  end if;
  steps := array(select private.asked_actions(input, r));
  if cardinality(steps) not between 1 and 5 then
    raise exception 'too_many_actions' using errcode = '22023';
  end if;
  if r.id is null or r.is_on then
    perform private.within_automation_limit(
      member, (select count(*)::integer from unnest(steps) as s where s ->> 'action' = 'webhook'), r.id
    );
  end if;
  -- What waits was told of something else.
  update public.automation_runs as x set state = 'skipped', reason = 'changed', finished_at = now()
  where x.state = 'waiting' and r.trigger <> input ->> 'trigger'
    and x.rule_id in (select o.id from private.actions_of(r.id) as o);
  delete from public.automation_rules as o
  where o.part_of = r.id and not exists (select from unnest(steps) as s where s ->> 'id' = o.id::text);
  head := coalesce(r.id, gen_random_uuid());
  if not exists (select from unnest(steps) as s where s ->> 'id' = r.id::text) then
    select (s ->> 'id')::uuid into rule from unnest(steps) as s where s ->> 'id' is not null limit 1;
    perform private.keep_with_rule(head, rule);
    -- It is the first of them where all are new.
    steps := array(
      select case when s.step ->> 'id' = rule::text or rule is null and s.at = 1
        then s.step || jsonb_build_object('id', head) else s.step end
      from unnest(steps) with ordinality as s (step, at) order by s.at
    );
  end if;
  for step in
    select s.step || jsonb_build_object('position', s.at) from unnest(steps) with ordinality as s (step, at)
    order by s.step ->> 'id' = head::text desc nulls last, s.at
  loop
    insert into public.automation_rules as a (
      id, part_of, position, owner_id, place_id, name, recipe, trigger, setting, delay_minutes, conditions, action, recipient, url,
      quiet_prayer, quiet_night, is_on
    )
    values (
      coalesce((step ->> 'id')::uuid, gen_random_uuid()), case when step ->> 'id' is distinct from head::text then head end,
      (step ->> 'position')::smallint, member, place, left(private.clean_text(input ->> 'name'), 80), coalesce(r.recipe, input ->> 'recipe'),
      input ->> 'trigger', (input ->> 'setting')::smallint, coalesce((input ->> 'delay_minutes')::integer, 0),
      private.clean_conditions(coalesce(input -> 'conditions', '{}')), step ->> 'action', coalesce(step ->> 'recipient', 'me'),
      step ->> 'url', coalesce((input ->> 'quiet_prayer')::boolean, true), coalesce((input ->> 'quiet_night')::boolean, true),
      coalesce(r.is_on, true)
    )
    on conflict (id) do update set
      position = excluded.position, place_id = excluded.place_id, name = excluded.name, trigger = excluded.trigger,
      setting = excluded.setting, delay_minutes = excluded.delay_minutes, conditions = excluded.conditions, action = excluded.action,
      recipient = excluded.recipient, url = excluded.url, quiet_prayer = excluded.quiet_prayer, quiet_night = excluded.quiet_night,
      -- Another receiver must not be able to sign as the former one was told to expect.
      secret_version = a.secret_version + case when a.url is distinct from excluded.url then 1 else 0 end,
      rotated_at = case when a.url is distinct from excluded.url then null else a.rotated_at end;
  end loop;
  return head;
end $$;

create or replace function public.switch_automation(rule uuid, is_on boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  r public.automation_rules := private.own_automation(switch_automation.rule);
begin
  if switch_automation.is_on and not r.is_on then
    perform private.within_automation_limit(r.owner_id, (
      select count(*)::integer from private.actions_of(r.id) as o where o.action = 'webhook'
    ), r.id);
  end if;
  update public.automation_rules as a set is_on = coalesce(switch_automation.is_on, false) where r.id in (a.id, a.part_of);
end $$;

create or replace function public.rotate_automation_secret(rule uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  r public.automation_rules;
begin
  select * into r from public.automation_rules as a where a.id = rule and a.owner_id = private.require_member();
  if r.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if r.action <> 'webhook' then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if r.secret_version >= 30000 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  update public.automation_rules as a set secret_version = a.secret_version + 1, rotated_at = now()
  where a.id = r.id returning a.* into r;
  return r.secret_version;
end $$;

create or replace function private.automation_card(r public.automation_rules) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', r.id, 'name', r.name, 'recipe', r.recipe, 'place_id', r.place_id, 'place', private.automation_place(r.place_id) ->> 'name',
    'trigger', r.trigger, 'setting', r.setting, 'delay_minutes', r.delay_minutes, 'conditions', r.conditions, 'action', r.action,
    'recipient', r.recipient, 'url', r.url, 'quiet_prayer', r.quiet_prayer, 'quiet_night', r.quiet_night, 'is_on', r.is_on,
    'is_live', (select bool_or(private.is_live_rule(o)) from private.actions_of(r.id) as o),
    'actions', (
      select jsonb_agg(jsonb_build_object(
        'id', o.id, 'action', o.action, 'recipient', o.recipient, 'url', o.url, 'is_live', private.is_live_rule(o),
        'rotated_at', o.rotated_at, 'secret_version', o.secret_version, 'signs_as', coalesce(o.signs_as, o.id)
      ) order by o.position, o.id)
      from private.actions_of(r.id) as o
    ),
    'rotated_at', r.rotated_at, 'secret_version', r.secret_version, 'created_at', r.created_at,
    'last', (
      select jsonb_build_object('state', x.state, 'reason', x.reason, 'at', coalesce(x.finished_at, x.due_at))
      from public.automation_runs as x
      where x.rule_id in (select o.id from private.actions_of(r.id) as o)
      order by x.created_at desc limit 1
    )
  )
$$;

create or replace function public.automation_desk() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  return jsonb_build_object(
    'rules', (
      select coalesce(jsonb_agg(private.automation_card(r) order by r.created_at desc), '[]')
      from public.automation_rules as r where r.owner_id = member and r.part_of is null
    ),
    'limit', (select to_jsonb(l) from private.automation_limit(member) as l),
    'used', (
      select jsonb_build_object(
        'rules', count(*) filter (where r.part_of is null), 'webhooks', count(*) filter (where r.action = 'webhook'), 'runs_per_day', private.runs_today(member, now())
      )
      from public.automation_rules as r where r.owner_id = member and r.is_on
    ),
    'places', public.my_places()
  );
end $$;

create or replace function public.automation_page(rule uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  r public.automation_rules := private.own_automation(automation_page.rule);
begin
  return private.automation_card(r) || jsonb_build_object('runs', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', x.id, 'action_id', x.rule_id, 'event_id', x.event_id, 'place', p.place ->> 'name', 'time_zone', p.place ->> 'time_zone',
      'data', x.data, 'happened_at', x.happened_at, 'due_at', x.due_at, 'state', x.state, 'reason', x.reason, 'attempts', x.attempts,
      'tries', x.tries, 'replays', x.replays, 'finished_at', x.finished_at
    ) order by x.created_at desc, x.event_id, x.position), '[]')
    from (
      select y.*, o.position from private.actions_of(r.id) as o
      cross join lateral (
        select * from public.automation_runs as z where z.rule_id = o.id order by z.created_at desc, z.id limit 50
      ) as y
    ) as x
    cross join lateral private.automation_place(x.place_id) as p (place)
  ));
end $$;

comment on column public.automation_rules.part_of is 'The rule whose further action this is. Null: the rule itself, with one of its actions.';

comment on column public.automation_rules.signs_as is 'What its secret is derived from. Null: its own id.';

comment on column public.automation_rules."position" is 'Where this action stands among those of its rule.';

revoke execute on function private.actions_of(rule uuid) from public, anon, authenticated, service_role;

revoke execute on function private.asked_actions(input jsonb, r automation_rules) from public, anon, authenticated, service_role;

revoke execute on function private.keep_with_rule(rule uuid, step uuid) from public, anon, authenticated, service_role;

revoke execute on function private.within_automation_limit(person uuid, webhooks integer, own uuid) from public, anon, authenticated, service_role;

revoke execute on function public.try_automation(action uuid, title text, path text) from public, anon, authenticated, service_role;

grant execute on function public.try_automation(action uuid, title text, path text) to service_role;
