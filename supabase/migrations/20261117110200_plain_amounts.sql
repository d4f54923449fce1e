-- "250 g red lentils", not "250.000 g": amounts as people write them, in what is searched and shown as text.

create or replace function private.recipe_text(introduction text, ingredients jsonb, steps jsonb) returns text
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
    )
  )
$$;
