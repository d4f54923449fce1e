-- A kind of place in a town, at a million places: an index by category and cell of the globe, so that of a town's thousands
-- of places only those of the kind are read.

-- The cell of 64 km in which a point of the globe lies: eight bits for each of its three axes.
create function private.sphere_cell(point extensions.cube) returns integer
language sql immutable strict parallel safe set search_path = ''
as $$
  select ((floor(extensions.cube_ll_coord(point, 1) / 64)::integer + 128) << 16)
    + ((floor(extensions.cube_ll_coord(point, 2) / 64)::integer + 128) << 8)
    + floor(extensions.cube_ll_coord(point, 3) / 64)::integer + 128
$$;
comment on function private.sphere_cell(extensions.cube) is 'The cell of 64 km that a point of the globe lies in, for indexes.';

-- Every cell that a box round a point may reach into.
create function private.sphere_cells(middle extensions.cube, reach double precision) returns integer[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select array_agg(((x + 128) << 16) + ((y + 128) << 8) + z + 128)
  from
    generate_series(
      floor((extensions.cube_ll_coord(middle, 1) - reach) / 64)::integer,
      floor((extensions.cube_ll_coord(middle, 1) + reach) / 64)::integer) as x,
    generate_series(
      floor((extensions.cube_ll_coord(middle, 2) - reach) / 64)::integer,
      floor((extensions.cube_ll_coord(middle, 2) + reach) / 64)::integer) as y,
    generate_series(
      floor((extensions.cube_ll_coord(middle, 3) - reach) / 64)::integer,
      floor((extensions.cube_ll_coord(middle, 3) + reach) / 64)::integer) as z
$$;

-- Of closed places too: an index of the open ones alone would be taken for a quick way through all of them.
create index business_unified_kind_in_town on public.business_unified (business_category, private.sphere_cell(position));

-- As it was, with the kind of place looked for in its cells first.
create or replace function private.search_within(
  search private.directory_search, is_narrowed boolean, inout share double precision, out total integer, out ids uuid[]
)
language plpgsql stable set search_path = ''
as $$
declare
  -- An area of no more rows is seen whole: a town, not a city.
  longest_walk constant integer := 8000;
  -- Of one kind of place, read by its own index.
  longest_of_kind constant integer := 4000;
  -- A box wider than this reaches into hundreds of cells.
  widest constant double precision := 110;
  -- How often a member must be met for a longer walk to be worth it: in a city, in a wide area, and everywhere.
  common constant double precision[] := array[0.125, 0.01, 0.05];
  condition text := search.conditions || search.by_words;
  -- A row's category stands near its beginning, its terms near its end: where one word rules most rows out, the rest of
  -- them need not be taken apart.
  by_category text :=
    case when btrim(search.category) ~ '^[a-z]+$' then ' and u.business_category = btrim($8)' else '' end;
  in_cells text;
  walked integer;
  members record;
begin
  if is_narrowed and condition <> 'u.closed_on is null' then
    if by_category <> '' and search.box <> '' and search.reach <= widest then
      in_cells := format(
        'u.business_category = btrim($8) and private.sphere_cell(u.position) = any (%L::integer[])',
        private.sphere_cells(search.middle, search.reach)
      );
      execute format('select count(*) from (select from public.business_unified as u where %s limit %s) as u',
        in_cells, longest_of_kind + 1)
      into walked
      using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words,
        search.contained, search.category;
      if walked <= longest_of_kind then
        members := private.search_members(
          search, format('(select u.* from public.business_unified as u where %s offset 0)', in_cells),
          condition || search.inside, false
        );
        total := members.total;
        ids := members.ids;
        return;
      end if;
      walked := null;
    end if;
    -- How many there are the index alone can say.
    if search.box <> '' then
      execute format('select count(*) from (select from public.business_unified as u where true %s limit %s) as u',
        search.box, longest_walk + 1)
      into walked
      using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words,
        search.contained, search.category, search.reach;
    end if;
    if walked <= longest_walk then
      members := private.search_members(
        search,
        format('(select u.* from public.business_unified as u where true %s offset 0)', search.box || by_category),
        condition || search.inside, false
      );
      total := members.total;
      ids := members.ids;
      return;
    end if;
    share := private.search_share(search, search.box);
  end if;
  if share < common[case when not is_narrowed then 3 when search.box = '' then 2 else 1 end] then
    perform set_config('enable_bitmapscan', 'on', true);
  end if;
  members := private.search_members(
    search, 'public.business_unified', condition || case when is_narrowed then search.inside else '' end, false
  );
  total := members.total;
  ids := members.ids;
  perform set_config('enable_bitmapscan', 'off', true);
end $$;

revoke execute on function private.sphere_cell(extensions.cube), private.sphere_cells(extensions.cube, double precision)
from public;
grant execute on function private.sphere_cell(extensions.cube), private.sphere_cells(extensions.cube, double precision)
to anon, authenticated, service_role;
