-- A member's shopping list and meal plan. Nobody else sees either, staff included.

create table public.shopping_lines (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The recipe that asks for it. When that is gone, the thing is still to be bought.
  contribution_id uuid references public.recipes (contribution_id) on delete set null,
  name text not null check (length(btrim(name)) between 1 and 160 and private.is_plain_name(name)),
  amount numeric(9, 3) check (amount between 0.001 and 100000),
  unit text check (unit in (
    'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'oz', 'lb', 'fl_oz', 'pinch', 'clove', 'bunch', 'slice', 'tin', 'handful'
  )),
  is_ticked boolean not null default false,
  created_at timestamptz not null default now(),
  check (unit is null or amount is not null)
);
call private.passport('public.shopping_lines', written_by => 'themselves', people => '{"user_id": "community"}');
create index shopping_lines_user_id on public.shopping_lines (user_id, created_at, id);
create index shopping_lines_contribution_id on public.shopping_lines (contribution_id) where contribution_id is not null;
comment on table public.shopping_lines is 'A member''s shopping list, a row for each line of each recipe. What is alike is added up where it is shown.';
grant select, insert (id, user_id, contribution_id, name, amount, unit, is_ticked), update (is_ticked), delete
on public.shopping_lines to authenticated;
create policy "members can see their shopping list" on public.shopping_lines
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can write their shopping list" on public.shopping_lines
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members can tick off what they bought" on public.shopping_lines
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members can clear their shopping list" on public.shopping_lines
for delete to authenticated using (user_id = (select auth.uid()));

create table public.planned_meals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  day date not null check (private.is_sane_day(day)),
  meal text not null check (meal in ('breakfast', 'lunch', 'dinner', 'suhoor', 'iftar')),
  contribution_id uuid not null references public.recipes (contribution_id) on delete cascade,
  servings smallint not null check (servings between 1 and 100),
  created_at timestamptz not null default now(),
  unique (user_id, day, meal, contribution_id)
);
call private.passport('public.planned_meals', written_by => 'themselves', people => '{"user_id": "community"}');
create index planned_meals_contribution_id on public.planned_meals (contribution_id);
comment on table public.planned_meals is 'What a member means to cook on which day, and for how many.';
grant select, insert (user_id, day, meal, contribution_id, servings), update (servings), delete on public.planned_meals to authenticated;
create policy "members can see their meal plan" on public.planned_meals
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can plan to cook what everyone can see" on public.planned_meals
for insert to authenticated
with check (user_id = (select auth.uid()) and private.is_public_contribution(contribution_id));
create policy "members can plan for more or fewer people" on public.planned_meals
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members can change their mind about a meal" on public.planned_meals
for delete to authenticated using (user_id = (select auth.uid()));

-- The rows of one member wait for one another here, so that many at once are counted too.
create function private.guard_shopping() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.kitchen'), hashtext(new.user_id::text));
  if (select count(*) from public.shopping_lines as l where l.user_id = new.user_id) >= 600 then
    raise exception 'too_many' using errcode = 'PT429', hint = 'Six hundred lines are the most';
  end if;
  new.name := regexp_replace(btrim(new.name), '\s+', ' ', 'g');
  return new;
end $$;
create trigger guard before insert on public.shopping_lines
for each row execute function private.guard_shopping();

create function private.guard_planned_meals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.kitchen'), hashtext(new.user_id::text));
  if (select count(*) from public.planned_meals as m where m.user_id = new.user_id) >= 1000 then
    raise exception 'too_many' using errcode = 'PT429', hint = 'A thousand meals are the most';
  end if;
  return new;
end $$;
create trigger guard before insert on public.planned_meals
for each row execute function private.guard_planned_meals();

-- What the caller planned for these days, and what they may choose from: the one they come with, what they kept or wrote, and
-- what is made most.
-- A recipe that was taken back, or whose author is out of reach, is not told of.
create function public.meal_plan(first date, last date, wanted uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with mine as materialized (
    select c.id, c.title, r.servings, r.makes_count,
      c.author_id is not distinct from auth.uid() or exists (
        select from public.contribution_marks as k where k.user_id = auth.uid() and k.contribution_id = c.id and k.is_kept
      ) as is_mine
    from public.contributions as c join public.recipes as r on r.contribution_id = c.id
    where c.section = 'recipes' and c.state = 'published' and not private.is_out_of_reach(c) and (
      c.id = meal_plan.wanted or c.author_id = auth.uid()
      or c.id in (select k.contribution_id from public.contribution_marks as k where k.user_id = auth.uid() and k.is_kept)
      or not private.is_folded(c.author_id)
        and c.id in (select t.contribution_id from public.recipes as t order by t.makes_count desc, t.contribution_id desc limit 60)
    )
  )
  select jsonb_build_object(
    'meals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'day', m.day, 'meal', m.meal, 'servings', m.servings, 'slug', c.slug, 'title', c.title, 'language', c.language
      ) order by m.day, m.created_at, m.id), '[]')
      from public.planned_meals as m join public.contributions as c on c.id = m.contribution_id
      where m.user_id = auth.uid() and m.day between meal_plan.first and least(meal_plan.last, meal_plan.first + 60)
        and c.state = 'published' and not private.is_out_of_reach(c)
    ),
    'choices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'title', o.title, 'servings', o.servings, 'is_mine', o.is_mine
      ) order by o.is_mine desc, o.title), '[]')
      from (select * from mine order by id = meal_plan.wanted desc, is_mine desc, makes_count desc, id limit 200) as o
    )
  )
$$;

-- The ingredients of the caller's plan for these days, each recipe with the people it was planned for.
create function public.planned_ingredients(first date, last date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'recipe', r.contribution_id, 'planned', m.servings, 'servings', r.servings, 'ingredients', r.ingredients
  ) order by m.day, m.created_at, m.id), '[]')
  from public.planned_meals as m
  join public.recipes as r on r.contribution_id = m.contribution_id
  join public.contributions as c on c.id = m.contribution_id
  where m.user_id = auth.uid() and m.day between planned_ingredients.first
    and least(planned_ingredients.last, planned_ingredients.first + 60)
    and c.state = 'published' and not private.is_out_of_reach(c)
$$;

revoke execute on function
  private.guard_shopping(), private.guard_planned_meals(), public.meal_plan(date, date, uuid), public.planned_ingredients(date, date)
from public, anon, authenticated;
grant execute on function public.meal_plan(date, date, uuid), public.planned_ingredients(date, date) to authenticated, service_role;
