-- Ground: extensions, the private schema, text folding, points on the globe, and the change feed.

create schema if not exists extensions;
create extension if not exists cube with schema extensions;
create extension if not exists pg_trgm with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

-- Not exposed through the API. Roles need usage because policies and page functions call what lies here.
create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;
comment on schema private is 'Functions behind policies and triggers; never exposed through the API.';

-- The site itself, its jobs, migrations and operators: no visitor asked for this. The role setting keeps its value inside
-- security definer functions, and no API caller can change it.
create function private.is_server() returns boolean
language sql stable set search_path = ''
as $$
  select current_setting('role', true) is distinct from 'anon'
    and current_setting('role', true) is distinct from 'authenticated'
$$;

-- The server, and what a function does for a visitor on guarded columns: such functions set mahalla.trusted for a while.
create function private.is_internal() returns boolean
language sql stable set search_path = ''
as $$
  select private.is_server() or current_setting('mahalla.trusted', true) is not distinct from 'on'
$$;

-- One spelling for search and comparison: lower case, no accents, one form of each Arabic letter, Western digits.
-- Spelt out because unaccent is not available everywhere and lower() depends on the database's locale.
-- Null for null; only a function that is not strict can be inlined. It and the others that compute generated columns and keys
-- have no search_path of their own: a function with a setting costs many times its work and cannot be inlined. What they name
-- without a schema is in pg_catalog, which comes first in every path, and nobody who calls over the API can change the path.
create function private.fold(value text) returns text
language sql immutable parallel safe
as $$
  -- Most names are plain ASCII, and translating costs as much as the list below is long.
  select case when octet_length(value) = length(value) then lower(value) else translate(
    lower(value),
    'àÀáÁâÂãÃäÄåÅāĀăĂąĄạẠảẢấẤầẦẩẨẫẪậẬắẮằẰẳẲẵẴặẶçÇćĆĉĈčČďĎđĐðÐèÈéÉêÊëËēĒĕĔėĖęĘěĚẹẸẻẺẽẼếẾềỀểỂễỄệỆĝĜğĞġĠģĢĥĤħĦḥḤìÌíÍîÎïÏĩĨīĪĭĬįĮıỉỈịỊĵĴķĶĺĹļĻľĽłŁñÑńŃņŅňŇŋŊòÒóÓôÔõÕöÖøØōŌŏŎőŐơƠọỌỏỎốỐồỒổỔỗỖộỘớỚờỜởỞỡỠợỢŕŔŗŖřŘśŚŝŜşŞšŠșȘṣṢťŤţŢŧŦțȚṭṬùÙúÚûÛüÜũŨūŪŭŬůŮűŰųŲưƯụỤủỦứỨừỪửỬữỮựỰŵŴýÝÿŸŷŶỳỲỵỴỷỶỹỸžŽźŹżŻẓẒİأإآٱىیئؤکګةہۂۃھەے٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
      -- Tatweel, tashkeel and the superscript alef have no counterpart below and are dropped.
      || U&'\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0670',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaccccccccddddddeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeegggggggghhhhhhiiiiiiiiiiiiiiiiiiiiijjkkllllllllnnnnnnnnnnoooooooooooooooooooooooooooooooooooooooooooorrrrrrssssssssssssttttttttttuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuwwyyyyyyyyyyyyyyzzzzzzzziاااايييوككههههههي01234567890123456789'
  ) end
$$;

-- A name that can be read as it is written: one line, nothing that turns its order round, and something to see. Joiners
-- of Persian and Urdu, marks of Arabic and emoji are part of names.
create function private.is_plain_name(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value is null or value !~ U&'[\0001-\001F\007F-\009F\2028-\202E\2066-\2069\FEFF\FFF9-\FFFB]'
    and regexp_replace(value, U&'[[:space:]\00A0\00AD\034F\061C\115F\1160\180E\200B-\200F\2060-\2064\3164\FE00-\FE0F\FFA0]', '', 'g') <> ''
$$;
grant execute on function private.is_plain_name(text) to anon, authenticated, service_role;

-- One address, as mail servers would take it.
create function private.is_email(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value is null or length(value) <= 320 and value ~ '^[^[:space:]@<>",;]+@[^[:space:]@<>",;.]+([.][^[:space:]@<>",;.]+)+$'
$$;
grant execute on function private.is_email(text) to anon, authenticated, service_role;

-- The dashed lower-case form of a name, as addresses use it. Letters outside ASCII stay.
create function private.dashed(value text) returns text
language plpgsql immutable parallel safe
as $$
begin
  return coalesce(
    nullif(
      btrim(
        left(
          regexp_replace(
            regexp_replace(private.fold(value), U&'[''`\2018\2019\02BB\02BC\02BF]', '', 'g'),
            U&'[\0001-\002F\003A-\0060\007B-\00BF\00D7\00F7\2000-\206F\060C\061B\061F\066A-\066D\06D4]+', '-', 'g'
          ),
          80
        ),
        '-'
      ),
      ''
    ),
    'place'
  );
end $$;

-- A point on a sphere of 6371 km. Straight-line distance between two such points orders places exactly as
-- great-circle distance does, and a GiST index answers it. Zero, missing, non-finite or impossible coordinates all
-- mean that the position is unknown: null.
create function private.sphere_point(lat double precision, lng double precision) returns extensions.cube
language sql immutable parallel safe
as $$
  select case when lat between -90 and 90 and lng between -180 and 180 and not (lat = 0 and lng = 0) then
    extensions.cube(array[
      6371 * cos(radians(lat)) * cos(radians(lng)),
      6371 * cos(radians(lat)) * sin(radians(lng)),
      6371 * sin(radians(lat))
    ])
  end
$$;

-- Words a visitor typed, each as a prefix, all required. Null when nothing searchable is left.
create function private.prefix_query(value text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  from (
    select word
    from regexp_split_to_table(
      regexp_replace(private.fold(left(value, 200)), U&'[\0001-\002F\003A-\0060\007B-\00BF\2000-\206F\060C\061B\061F]+', ' ', 'g'),
      ' '
    ) as word
    where word <> ''
    limit 12
  ) as words
$$;

-- Groups of words, of each of which one is to be there: [["iftar", "افطار", "buka puasa"], ["leeds"]]. Null: nothing to look for.
create function private.query_of(asked jsonb) returns tsquery
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (
    select string_agg('(' || found.any_of || ')', ' & ')::tsquery
    from (
      select string_agg('(' || phrase.said || ')', ' | ') as any_of
      from jsonb_array_elements(case jsonb_typeof(asked) when 'array' then asked end) with ordinality as g (list, place)
      cross join lateral (
        select a.alternative
        from jsonb_array_elements_text(case jsonb_typeof(g.list) when 'array' then g.list end) with ordinality as a (alternative, n)
        where a.n <= 100
      ) as one
      cross join lateral (
        -- Of short words others begin, which mean something else.
        select string_agg(quote_literal(word) || case when length(word) >= 4 then ':*' else '' end, ' <-> ' order by at) as said
        from regexp_split_to_table(
          regexp_replace(private.fold(left(one.alternative, 60)), U&'[\0001-\002F\003A-\0060\007B-\00BF\2000-\206F\060C\061B\061F]+', ' ', 'g'),
          ' '
        ) with ordinality as w (word, at)
        where word <> ''
      ) as phrase
      where g.place <= 12 and phrase.said is not null
      group by g.place
    ) as found
  );
end $$;

-- Tags as words, for a column that is made of others.
create function private.tag_words(tags text[]) returns text
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(replace(array_to_string(tags, ' '), '-', ' '), '') $$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Change feed: one notice per changed row with its key, never its content; one without key for a large statement.
create function private.notify_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  key_columns text[] := tg_argv;
  row_count bigint;
  notice jsonb := jsonb_build_object('schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', '{}'::jsonb);
  key jsonb;
begin
  -- Bookkeeping of the directory's own triggers: the change that caused it is announced already.
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;
  select count(*) into row_count from (select from changed_rows limit 101) as few;
  if row_count = 0 then
    return null;
  end if;
  if row_count > 100 then
    perform pg_notify('changes', notice::text);
    return null;
  end if;
  for key in
    select (select jsonb_object_agg(name, to_jsonb(changed_rows) -> name) from unnest(key_columns) as name)
    from changed_rows
  loop
    perform pg_notify('changes', jsonb_set(notice, '{key}', key)::text);
  end loop;
  return null;
end $$;

-- Puts a table on the change feed, and among those whose rows may be listened to if the notice names a row by its primary
-- key: what is watched by less keeps its keys to itself. Transition tables allow one event per trigger, hence three.
create procedure private.watch(target regclass, variadic key_columns text[])
language plpgsql set search_path = ''
as $$
declare
  arguments text := (select string_agg(quote_literal(name), ', ') from unnest(key_columns) as name);
begin
  execute format(
    'create trigger announce_insert after insert on %s referencing new table as changed_rows
     for each statement execute function private.notify_change(%s)', target, arguments);
  execute format(
    'create trigger announce_update after update on %s referencing new table as changed_rows
     for each statement execute function private.notify_change(%s)', target, arguments);
  execute format(
    'create trigger announce_delete after delete on %s referencing old table as changed_rows
     for each statement execute function private.notify_change(%s)', target, arguments);
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables)
    and not exists (
      select from pg_catalog.pg_publication_rel as r
      join pg_catalog.pg_publication as p on p.oid = r.prpubid
      where p.pubname = 'supabase_realtime' and r.prrelid = target
    )
    and (select array_agg(name order by name) from unnest(key_columns) as name) = (
      select array_agg(a.attname::text order by a.attname::text)
      from pg_catalog.pg_index as i
      join pg_catalog.pg_attribute as a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = target and i.indisprimary
    )
  then
    execute format('alter publication supabase_realtime add table %s', target);
  end if;
end $$;
revoke execute on procedure private.watch(regclass, text[]) from public;

create function private.members_only() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_suspended() and current_setting('mahalla.appealing', true) is distinct from 'on' then
    raise exception 'suspended' using errcode = '42501', hint = 'The account is suspended: see /account/standing';
  end if;
  if not private.is_member() and not private.is_suspended() then
    raise exception 'members_only' using errcode = '42501',
      detail = 'This needs an account, and the session was opened without one.',
      hint = 'Add an address to the account, then try again.';
  end if;
  return null;
end $$;
revoke execute on function private.members_only() from public, anon, authenticated;
