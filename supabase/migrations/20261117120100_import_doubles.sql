-- What merging would do, and which new rows look like a place we list: the same name and city, where one of the two says no
-- phone. They are not taken for the same place, but whoever merges is told.
alter function private.report_import(public.imports) rename to count_import;

create function private.report_import(import public.imports) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  result jsonb := private.count_import(import);
  one_kind text;
  t record;
  alike jsonb;
begin
  foreach one_kind in array private.import_kinds(import.kind) loop
    t := private.place_tables(one_kind);
    execute format($sql$
      with found as (
        select distinct on (s.seq) s.seq, s.line, s.name, s.city, u.name as old_name, u.city as old_city
        from private.import_rows as s
        join public.%1$I as u on lower(u.name) = lower(s.name) and lower(u.city) = lower(s.city)
        where s.import_id = $1 and s.kind = %3$L
          and (coalesce(s.phone, '') = '') <> (coalesce(u.phone, '') = '')
          and not exists (select from public.%2$I as e where e.source = $2 and e.source_id = s.source_id)
        order by s.seq
      )
      select jsonb_build_object('count', count(*), 'examples', coalesce((
        select jsonb_agg(x) from (select line, name, city, old_name, old_city from found order by seq limit 5) as x
      ), '[]'))
      from found
    $sql$, t.unified, t.imported, one_kind)
    into alike using import.id, import.source;
    result := jsonb_set(
      jsonb_set(result, array[one_kind, 'alike'], alike -> 'count'), array[one_kind, 'examples', 'alike'], alike -> 'examples'
    );
  end loop;
  return result;
end $$;
revoke execute on function private.report_import(public.imports) from public, anon, authenticated;
