-- Prices of gold and silver, entered by staff with dates and sources: the zakaat page calculates the nisab from them.

create table public.metal_prices (
  id uuid primary key default gen_random_uuid(),
  metal text not null check (metal in ('gold', 'silver')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_per_gram numeric(18, 6) not null check (price_per_gram > 0),
  as_of date not null check (as_of >= date '1970-01-01'),
  source text not null check (length(btrim(source)) between 1 and 200),
  entered_by uuid default auth.uid() references auth.users (id) on delete set null,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  unique (metal, currency, as_of)
);
call private.passport(
  'public.metal_prices', written_by => 'members',
  people => '{"entered_by": {"left_out": "work of the team"}}',
  watched => '{id}'
);
create index metal_prices_entered_by on public.metal_prices (entered_by);
create index metal_prices_newest on public.metal_prices (as_of desc, created_at desc);
comment on table public.metal_prices is
  'Price of a gram of pure gold or silver on a day. Kept by staff; everyone reads it, without names, through zakaat_prices.';

-- Who entered a price is not for the writer to say, and nobody knows tomorrow's.
create function private.guard_metal_price() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.as_of > private.today() + 1 then
    raise exception 'as_of' using errcode = '22023';
  end if;
  if auth.uid() is not null then
    new.entered_by := auth.uid();
    new.is_sample := false;
  end if;
  return new;
end $$;
create trigger guard_metal_price before insert or update on public.metal_prices
for each row execute function private.guard_metal_price();
create trigger audit after insert or update or delete on public.metal_prices
for each row execute function private.audit('id');
grant select, insert, update, delete on public.metal_prices to authenticated;
create policy "staff can manage metal prices" on public.metal_prices
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

-- The last price of each metal and currency in each year: today's, and those for zakaat that was missed.
create function public.zakaat_prices() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'metal', p.metal, 'currency', p.currency, 'price', trim_scale(p.price_per_gram)::text, 'as_of', p.as_of,
    'source', p.source, 'is_sample', p.is_sample
  ) order by p.currency, p.metal, p.as_of desc), '[]')
  from (
    select distinct on (m.metal, m.currency, extract(year from m.as_of)) m.*
    from public.metal_prices as m
    order by m.metal, m.currency, extract(year from m.as_of), m.as_of desc
  ) as p
$$;
revoke execute on function public.zakaat_prices() from public, anon, authenticated;
grant execute on function public.zakaat_prices() to anon, authenticated, service_role;
