-- The kind of a listing: its category, a part of it, and its cuisines. Label, filter, search, sitemap and import share one
-- meaning: words are resolved when a row is written, and the filters that find a listing follow from its row.

-- Words people and maps use, each with what it stands for: a category, a part of one, or a cuisine. The rows are written
-- from the site's own vocabulary, into kind_words.sql.
create table private.kind_words (
  key text not null,
  -- Empty for a category itself and for a cuisine.
  category text not null default '',
  meaning text not null,
  of text not null check (of in ('category', 'part', 'cuisine')),
  primary key (of, category, key)
);
call private.passport('private.kind_words', written_by => 'site');
comment on table private.kind_words is 'Words for categories, their parts and cuisines. Written with the schema only.';

-- One spelling to compare words by.
create function private.kind_key(word text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(private.fold(left(word, 100)), $r$[-[:space:]_'`´‘’.,&/+]+$r$, '', 'g')
$$;

-- Words in a line each, parted by bars.
create function private.add_kind_words(of text, category text, meaning text, words text) returns void
language sql volatile set search_path = ''
as $$
  insert into private.kind_words (of, category, key, meaning)
  select distinct on (private.kind_key(w)) add_kind_words.of, add_kind_words.category, private.kind_key(w), add_kind_words.meaning
  from unnest(string_to_array(add_kind_words.words, '|')) as w
  where private.kind_key(w) <> ''
  on conflict do nothing
$$;
revoke execute on function private.kind_key(text), private.add_kind_words(text, text, text, text) from public, anon, authenticated;

-- The parts of its category in which a listing is found: its own, and those its cuisines belong to.
create function private.listing_parts(business_category text, subcategory text, cuisines text[]) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when business_category is null then '{}'
    when business_category <> 'restaurants' or cuisines = '{}' then array_remove(array[subcategory], null)
    else array(
      select distinct p.part from (
        select subcategory as part
        union all select private.shipped_cuisine_parts() ->> c from unnest(cuisines) as c
      ) as p where p.part is not null order by 1
    ) end
$$;

-- What a member, an app or a job writes: known words become ids; a kind the tree does not have stays as a tag, where a
-- search finds it. Imports are resolved while they are read.
create function private.resolve_kinds() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  word text;
  found text;
  unknown text[] := '{}';
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.business_category, new.subcategory, new.cuisines)
    is not distinct from (old.business_category, old.subcategory, old.cuisines)
  then
    return new;
  end if;
  new.subcategory := nullif(btrim(new.subcategory), '');
  if new.business_category is not null and not coalesce(private.is_known_category(new.business_category, ''), false) then
    select w.meaning into found from private.kind_words as w
    where w.of = 'category' and w.key = private.kind_key(new.business_category);
    new.business_category := coalesce(found, new.business_category);
  end if;
  if new.subcategory is not null and not coalesce(private.is_known_category(new.business_category, new.subcategory), false) then
    word := new.subcategory;
    -- A dish or a kitchen is a fact of its own; the part it belongs to follows from it.
    select w.meaning into found from private.kind_words as w
    where w.of = 'cuisine' and w.key = private.kind_key(word) and new.business_category = 'restaurants';
    if found is not null then
      new.cuisines := array_append(new.cuisines, found);
      new.subcategory := private.shipped_cuisine_parts() ->> found;
    else
      select w.meaning into found from private.kind_words as w
      where w.of = 'part' and w.category = new.business_category and w.key = private.kind_key(word);
      new.subcategory := found;
      if found is null then
        unknown := array[word];
      end if;
    end if;
  end if;
  if new.cuisines <> '{}' then
    unknown := unknown || array(
      select distinct c from unnest(new.cuisines) as c
      where not exists (select from private.kind_words as w where w.of = 'cuisine' and w.key = private.kind_key(c))
    );
    new.cuisines := array(
      select w.meaning from unnest(new.cuisines) with ordinality as c (word, place)
      join private.kind_words as w on w.of = 'cuisine' and w.key = private.kind_key(c.word)
      group by w.meaning order by min(c.place) limit 8
    );
  end if;
  new.tags := new.tags || array(
    select u from unnest(unknown) as u where u <> all (new.tags) limit greatest(0, 40 - cardinality(new.tags))
  );
  return new;
end $$;
revoke execute on function private.listing_parts(text, text, text[]) from public;
revoke execute on function private.resolve_kinds() from public, anon, authenticated;
grant execute on function private.listing_parts(text, text, text[]) to anon, authenticated, service_role;
