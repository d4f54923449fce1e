-- Classes are somewhere: the list is narrowed to a town.

drop function public.education_list(text, text, text, text, text, text[], text, text, text, integer);

-- A page of articles, classes or both. `sort`: new, top. `narrow`: mine, kept. `town`: of a class; who looks near home finds
-- what is held there.
create function public.education_list(
  words text default null, kind text default null, topic text default null, level text default null,
  attendance text default null, languages text[] default null, narrow text default null, sort text default 'new',
  after text default null, max_results integer default 24, town text default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sorted_by text := case sort when 'top' then 'reactions_count' else 'published_at' end;
  cursor_kind text := case sort when 'top' then 'integer' else 'timestamptz' end;
  most integer := least(greatest(coalesce(max_results, 24), 1), 50);
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  reads text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()));
  ids uuid[];
  last public.contributions;
begin
  if is_search and wanted is null then
    return jsonb_build_object('items', '[]'::jsonb, 'pinned', '[]'::jsonb, 'next', null);
  end if;
  if not private.is_cursor(after, cursor_kind) then
    after := null;
  end if;
  execute format(
    'select array(
       select c.id from public.contributions as c join public.education as e on e.contribution_id = c.id
       where c.section = ''education'' and c.state = ''published'' %s order by c.%I desc, c.id desc limit $7 + 1
     )',
    concat(
      case when kind is not null then ' and e.kind = $1' end,
      case when topic is not null then ' and c.category = $2' end,
      -- What is for everyone is for beginners too.
      case when level is not null then ' and e.level in ($3, ''everyone'')' end,
      case when attendance is not null then ' and e.attendance in ($4, ''both'')' end,
      case when nullif(btrim(town), '') is not null then ' and private.fold(c.city) = private.fold(btrim($9))' end,
      case when cardinality(reads) > 0 then ' and c.language = any ($5)' end,
      case when is_search then ' and c.search @@ $6' end,
      case narrow
        when 'mine' then ' and c.author_id = auth.uid()'
        when 'kept' then ' and exists (select from public.contribution_marks as m where m.user_id = auth.uid()
          and m.contribution_id = c.id and m.is_kept)'
      end,
      case when auth.uid() is not null then ' and not private.is_folded(c.author_id)' end,
      case when after is not null then format(
        ' and (c.%I, c.id) < (split_part($8, ''~'', 1)::%s, split_part($8, ''~'', 2)::uuid)', sorted_by, cursor_kind
      ) end
    ),
    sorted_by
  ) into ids using kind, topic, level, attendance, reads, wanted, most, after, town;
  select * into last from public.contributions as c where c.id = ids[most];
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'pinned', '[]'::jsonb,
    'next', case when cardinality(ids) > most then
      concat_ws('~', case sort when 'top' then last.reactions_count::text else last.published_at::text end, last.id) end
  );
end $$;

revoke execute on function public.education_list(text, text, text, text, text, text[], text, text, text, integer, text)
from public, anon, authenticated;
grant execute on function public.education_list(text, text, text, text, text, text[], text, text, text, integer, text)
to anon, authenticated, service_role;
