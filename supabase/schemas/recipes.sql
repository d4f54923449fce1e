-- Recipes: what belongs in, what to do, and who made it. The words of a contribution hold the whole recipe as text, so that
-- search, moderation and earlier versions see every line of it; this table holds the same in its parts.

insert into public.community_sections (section, position, fewest_characters, most_characters, categories, has_facts)
values ('recipes', 60, 10, 20000, array['main', 'soup', 'side', 'bread', 'breakfast', 'sweet', 'drink'], true);

create table public.recipes (
  contribution_id uuid primary key references public.contributions (id) on delete cascade,
  introduction text not null default '' check (length(introduction) <= 5000),
  servings smallint not null default 4 check (servings between 1 and 100),
  prep_minutes smallint check (prep_minutes between 0 and 2880),
  cook_minutes smallint check (cook_minutes between 0 and 2880),
  minutes integer generated always as (coalesce(prep_minutes, 0) + coalesce(cook_minutes, 0)) stored,
  ingredients jsonb not null default '[]' check (jsonb_typeof(ingredients) = 'array' and jsonb_array_length(ingredients) <= 80),
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 50),
  occasions text[] not null default '{}' check (occasions <@ array['iftar', 'suhoor', 'eid']),
  allergens text[] not null default '{}',
  -- What the ingredients name and the author did not.
  may_contain text[] not null default '{}',
  -- Whose recipe it was: a page, a book, somebody's mother.
  source_name text check (length(source_name) between 1 and 160),
  source_url text check (length(source_url) <= 500 and private.is_web_address(source_url)),
  makes_count integer not null default 0,
  rating_sum integer not null default 0,
  check (source_url is null or source_name is not null),
  check (allergens || may_contain <@ array[
    'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soya', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites',
    'lupin', 'molluscs'
  ])
);
call private.passport(
  'public.recipes', written_by => 'members',
  people => '{"contribution_id": {"part": "community", "through": "contributions.author_id"}}',
  watched => '{contribution_id}'
);
create index recipes_made on public.recipes (makes_count desc, contribution_id desc);
comment on table public.recipes is 'A recipe in its parts. Written by save_recipe only, in one transaction with its words.';

create table public.recipe_makes (
  contribution_id uuid not null references public.recipes (contribution_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (contribution_id, user_id)
);
call private.passport('public.recipe_makes', written_by => 'members', people => '{"user_id": "community"}');
create index recipe_makes_user_id on public.recipe_makes (user_id);
create index recipe_makes_new on public.recipe_makes (contribution_id, created_at desc);
comment on table public.recipe_makes is 'Who made it and how good it was, once each. Others see a name and stars from recipe_details.';

create function private.count_make() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.recipes as r set makes_count = r.makes_count - 1, rating_sum = r.rating_sum - old.rating
    where r.contribution_id = old.contribution_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.recipes as r set makes_count = r.makes_count + 1, rating_sum = r.rating_sum + new.rating
    where r.contribution_id = new.contribution_id;
  end if;
  return null;
end $$;
create trigger count_make after insert or update of rating or delete on public.recipe_makes
for each row execute function private.count_make();

-- One line of a recipe, cleaned: no line breaks, no more than it may have.
create function private.recipe_line(content text, most integer) returns text
language sql immutable set search_path = ''
as $$
  select nullif(left(btrim(regexp_replace(private.clean_text(content), '\s+', ' ', 'g')), most), '')
$$;

-- {"heading": …} or {"name": …, "amount": number, "to": number, "unit": …}; what is none of these is refused.
create function private.clean_ingredients(list jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  kept jsonb := '[]';
  item jsonb;
  unit text;
begin
  if jsonb_typeof(list) <> 'array' or jsonb_array_length(list) > 80 then
    raise exception 'ingredients' using errcode = '22023';
  end if;
  for item in select x from jsonb_array_elements(list) as x loop
    unit := item ->> 'unit';
    if coalesce(private.recipe_line(coalesce(item ->> 'heading', item ->> 'name'), 160), '') = ''
      or jsonb_typeof(item -> 'amount') not in ('number', 'null') or jsonb_typeof(item -> 'to') not in ('number', 'null')
      or (item ->> 'amount')::numeric not between 0.001 and 100000 or (item ->> 'to')::numeric not between 0.001 and 100000
      or unit not in ('g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'oz', 'lb', 'fl_oz', 'pinch', 'clove', 'bunch', 'slice', 'tin', 'handful')
    then
      raise exception 'ingredients' using errcode = '22023';
    end if;
    kept := kept || jsonb_build_array(case when item ? 'heading'
      then jsonb_build_object('heading', private.recipe_line(item ->> 'heading', 160))
      else jsonb_strip_nulls(jsonb_build_object(
        'name', private.recipe_line(item ->> 'name', 160), 'amount', round((item ->> 'amount')::numeric, 3),
        'to', round((item ->> 'to')::numeric, 3), 'unit', unit
      )) end);
  end loop;
  return kept;
end $$;

create function private.clean_steps(list jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(list) <> 'array' or jsonb_array_length(list) > 50 or exists (
    select from jsonb_array_elements(list) as s
    where coalesce(private.recipe_line(s ->> 'text', 1000), '') = '' or jsonb_typeof(s -> 'seconds') not in ('number', 'null')
      or (s ->> 'seconds')::numeric not between 1 and 172800
  ) then
    raise exception 'steps' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'text', private.recipe_line(s.step ->> 'text', 1000), 'seconds', round((s.step ->> 'seconds')::numeric)
    )) order by s.place), '[]')
    from jsonb_array_elements(list) with ordinality as s (step, place)
  );
end $$;

-- The recipe as text: the introduction, then every line. Amounts are written as people write them: "250 g", not "250.000 g".
create function private.recipe_text(introduction text, ingredients jsonb, steps jsonb, source text default null) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(
    E'\n\n', nullif(introduction, ''),
    (
      select string_agg(case when i.item ? 'heading' then '**' || (i.item ->> 'heading') || '**' else '- ' || concat_ws(
        ' ', concat_ws('–', trim_scale((i.item ->> 'amount')::numeric), trim_scale((i.item ->> 'to')::numeric)),
        replace(i.item ->> 'unit', '_', ' '), i.item ->> 'name'
      ) end, E'\n' order by i.place)
      from jsonb_array_elements(ingredients) with ordinality as i (item, place)
    ),
    (
      select string_agg(s.place || '. ' || (s.step ->> 'text'), E'\n' order by s.place)
      from jsonb_array_elements(steps) with ordinality as s (step, place)
    ),
    nullif(source, '')
  )
$$;

-- A photo goes where its step went. One whose step was written anew stays at its number; without a step it shows the dish.
create function private.follow_steps(contribution uuid, steps jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.photos as p set step = coalesce(
    (
      select s.place from jsonb_array_elements(follow_steps.steps) with ordinality as s (step, place)
      where s.step ->> 'text' = r.steps -> (p.step - 1) ->> 'text' order by abs(s.place - p.step), s.place limit 1
    ),
    case when p.step <= jsonb_array_length(follow_steps.steps) then p.step end
  )
  from public.recipes as r
  where p.contribution_id = follow_steps.contribution and r.contribution_id = p.contribution_id and p.step is not null
    and r.steps <> follow_steps.steps
$$;
revoke execute on function private.follow_steps(uuid, jsonb) from public, anon, authenticated;

create function public.save_recipe(
  input jsonb, recipe jsonb, contribution uuid default null, wanted text default 'publish'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  kept public.contributions;
  introduction text := coalesce(private.clean_text(input ->> 'body'), '');
  ingredients jsonb := private.clean_ingredients(coalesce(recipe -> 'ingredients', '[]'));
  steps jsonb := private.clean_steps(coalesce(recipe -> 'steps', '[]'));
  occasions text[] := array(select distinct o from jsonb_array_elements_text(coalesce(recipe -> 'occasions', '[]')) as o);
  source_url text := nullif(btrim(recipe ->> 'source_url'), '');
  source_name text := coalesce(private.recipe_line(recipe ->> 'source_name', 160), left(split_part(source_url, '/', 3), 160));
begin
  if length(introduction) > 5000 then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if length(source_url) > 500 or not private.is_web_address(source_url) then
    raise exception 'source' using errcode = '22023';
  end if;
  if wanted <> 'draft' and not jsonb_path_exists(ingredients, '$[*].name') then
    raise exception 'ingredients' using errcode = '22023';
  end if;
  if wanted <> 'draft' and steps = '[]' then
    raise exception 'steps' using errcode = '22023';
  end if;
  kept := private.keep_contribution(
    'recipes', input || jsonb_build_object(
      'body', private.recipe_text(introduction, ingredients, steps, concat_ws(' ', source_name, source_url)),
      'tags', to_jsonb(occasions)
    ),
    contribution, wanted
  );
  perform private.follow_steps(kept.id, steps);
  insert into public.recipes as r (
    contribution_id, introduction, servings, prep_minutes, cook_minutes, ingredients, steps, occasions, allergens, may_contain,
    source_name, source_url
  )
  values (
    kept.id, introduction, coalesce((recipe ->> 'servings')::smallint, 4), (recipe ->> 'prep_minutes')::smallint,
    (recipe ->> 'cook_minutes')::smallint, ingredients, steps, occasions,
    array(select distinct a from jsonb_array_elements_text(coalesce(recipe -> 'allergens', '[]')) as a),
    array(select distinct a from jsonb_array_elements_text(coalesce(recipe -> 'may_contain', '[]')) as a),
    source_name, source_url
  )
  on conflict (contribution_id) do update set
    introduction = excluded.introduction, servings = excluded.servings, prep_minutes = excluded.prep_minutes,
    cook_minutes = excluded.cook_minutes, ingredients = excluded.ingredients, steps = excluded.steps,
    occasions = excluded.occasions, allergens = excluded.allergens, may_contain = excluded.may_contain,
    source_name = excluded.source_name, source_url = excluded.source_url;
  return jsonb_build_object('id', kept.id, 'slug', kept.slug, 'state', kept.state);
end $$;

-- Somebody made it: stars from one to five, once each, never for one's own. Null takes it back.
create function public.say_made(contribution uuid, rating integer default null) returns void
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

create function private.facts_of_recipes(contribution uuid) returns jsonb
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
          and not private.is_folded(p.uploaded_by) and p.step is null
        order by p.is_owner_photo desc, p.position, p.created_at, p.id limit 1
      )
    )
    from public.recipes as r where r.contribution_id = facts_of_recipes.contribution
  );
end $$;

-- All of one recipe, for whoever may see its page.
create function public.recipe_details(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'introduction', r.introduction,
    'source', case when r.source_name is not null then jsonb_build_object('name', r.source_name, 'url', r.source_url) end,
    'ingredients', r.ingredients, 'steps', r.steps,
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

-- A page of recipes. `without`: allergens that must not be in, whether its author named them or not; `minutes`: no longer than this in all; `sort`: new, made.
create function public.recipe_list(
  words text default null, course text default null, occasion text default null, without text[] default null,
  minutes integer default null, languages text[] default null, narrow text default null, sort text default 'new',
  after text default null, max_results integer default 24
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sorted_by text := case sort when 'made' then 'r.makes_count' else 'c.published_at' end;
  kind text := case sort when 'made' then 'integer' else 'timestamptz' end;
  most integer := least(greatest(coalesce(max_results, 24), 1), 50);
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  reads text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()));
  ids uuid[];
  last record;
begin
  if is_search and wanted is null then
    return jsonb_build_object('items', '[]'::jsonb, 'pinned', '[]'::jsonb, 'next', null);
  end if;
  if not private.is_cursor(after, kind) then
    after := null;
  end if;
  execute format(
    'select array(
       select c.id from public.contributions as c join public.recipes as r on r.contribution_id = c.id
       where c.section = ''recipes'' and c.state = ''published'' %s order by %s desc, c.id desc limit $7 + 1
     )',
    concat(
      case when course is not null then ' and c.category = $1' end,
      case when occasion is not null then ' and c.tags @> array[$2]' end,
      case when cardinality(without) > 0 then ' and not (r.allergens || r.may_contain) && $3' end,
      case when minutes is not null then ' and r.minutes between 1 and $4' end,
      case when cardinality(reads) > 0 then ' and c.language = any ($5)' end,
      case when is_search then ' and c.search @@ $6' end,
      case narrow
        when 'mine' then ' and c.author_id = auth.uid()'
        when 'kept' then ' and exists (select from public.contribution_marks as m where m.user_id = auth.uid()
          and m.contribution_id = c.id and m.is_kept)'
      end,
      case when auth.uid() is not null then ' and not private.is_folded(c.author_id)' end,
      case when after is not null then format(
        ' and (%s, c.id) < (split_part($8, ''~'', 1)::%s, split_part($8, ''~'', 2)::uuid)', sorted_by, kind
      ) end
    ),
    sorted_by
  ) into ids using course, occasion, without, minutes, reads, wanted, most, after;
  select c.id, c.published_at, r.makes_count into last
  from public.contributions as c join public.recipes as r on r.contribution_id = c.id where c.id = ids[most];
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'pinned', '[]'::jsonb,
    'next', case when cardinality(ids) > most then
      concat_ws('~', case sort when 'made' then last.makes_count::text else last.published_at::text end, last.id) end
  );
end $$;
grant select on public.recipes to anon, authenticated;
grant select on public.recipe_makes to authenticated;
create policy "everyone can see published recipes" on public.recipes
for select to anon, authenticated using (private.is_public_contribution(contribution_id));
create policy "members can see what they made" on public.recipe_makes
for select to authenticated using (user_id = (select auth.uid()));

revoke execute on function
  private.count_make(), private.recipe_line(text, integer), private.clean_ingredients(jsonb), private.clean_steps(jsonb),
  private.recipe_text(text, jsonb, jsonb, text), private.facts_of_recipes(uuid), public.save_recipe(jsonb, jsonb, uuid, text),
  public.say_made(uuid, integer), public.recipe_details(uuid),
  public.recipe_list(text, text, text, text[], integer, text[], text, text, text, integer)
from public, anon, authenticated;
grant execute on function public.save_recipe(jsonb, jsonb, uuid, text), public.say_made(uuid, integer)
to authenticated, service_role;
grant execute on function
  public.recipe_details(uuid), public.recipe_list(text, text, text, text[], integer, text[], text, text, text, integer)
to anon, authenticated, service_role;
