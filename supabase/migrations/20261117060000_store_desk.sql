-- The store as staff keep it. What is on the shelf is changed by a difference, never set: what buyers took meanwhile stays
-- taken. Things and mosques are taken off the shelf, never deleted: orders of the past refer to them.

create table public.store_stock_changes (
  -- Of the form it was sent with: twice pressed is once counted.
  key uuid primary key,
  variant_id uuid not null references public.store_variants (id) on delete cascade,
  difference integer not null check (difference <> 0 and difference between -100000 and 100000),
  -- What was on the shelf afterwards.
  stock integer not null,
  made_at timestamptz not null default now()
);
create index store_stock_changes_variant_id on public.store_stock_changes (variant_id, made_at desc);
comment on table public.store_stock_changes is 'What staff put on the shelf and took off it. Who did is in the audit log.';
create trigger audit after insert on public.store_stock_changes
for each row execute function private.audit('key');
create trigger audit after insert or update or delete on public.store_pickup_points
for each row execute function private.audit('place_id');

alter table public.store_stock_changes enable row level security;
revoke all on public.store_stock_changes from anon, authenticated;
grant select on public.store_stock_changes to authenticated;
grant all on public.store_stock_changes to service_role;
create policy "staff can see what was put on the shelf" on public.store_stock_changes
for select to authenticated using ((select private.is_staff()));

-- A new variant begins with what is there; from then on only differences count.
revoke update (stock) on public.store_variants from authenticated;
revoke delete on public.store_products, public.store_variants, public.store_pickup_points from authenticated;

create function public.change_stock(variant uuid, difference integer, key uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before integer;
  known public.store_stock_changes;
begin
  perform private.ask_staff();
  select v.stock into before from public.store_variants as v where v.id = change_stock.variant for no key update;
  if before is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  select * into known from public.store_stock_changes as c where c.key = change_stock.key;
  if known.key is not null then
    if known.variant_id <> change_stock.variant or known.difference <> change_stock.difference then
      raise exception 'twice' using errcode = '23505';
    end if;
    return before;
  end if;
  if change_stock.difference is null or change_stock.difference = 0 or abs(change_stock.difference) > 100000 then
    raise exception 'difference' using errcode = '22023';
  end if;
  if before + change_stock.difference < 0 then
    raise exception 'too_few' using errcode = 'PT423';
  end if;
  if before + change_stock.difference > 1000000 then
    raise exception 'difference' using errcode = '22023';
  end if;
  update public.store_variants as v set stock = v.stock + change_stock.difference where v.id = change_stock.variant;
  insert into public.store_stock_changes (key, variant_id, difference, stock)
  values (change_stock.key, change_stock.variant, change_stock.difference, before + change_stock.difference);
  return before + change_stock.difference;
end $$;

-- Everything that is or was sold, for staff; `product` for one of them, with the latest changes of what was on its shelf.
create function public.store_desk(product uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  perform private.ask_staff();
  with held as (
    select l.variant_id, sum(l.quantity)::integer as quantity
    from public.store_order_lines as l
    join public.store_orders as o on o.id = l.order_id and o.holds_stock and o.status in ('new', 'paid', 'packed')
    group by l.variant_id
  )
  select jsonb_build_object('currency', private.store_currency(), 'products', coalesce(jsonb_agg(
    jsonb_build_object(
      'id', p.id, 'slug', p.slug, 'title', p.title, 'text', p.text, 'image', p.image, 'active', p.active, 'position', p.position,
      'is_sample', p.is_sample, 'updated_at', p.updated_at,
      'variants', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', v.id, 'sku', v.sku, 'name', v.name, 'price_cents', v.price_cents, 'stock', v.stock, 'active', v.active,
          'position', v.position, 'held', coalesce(h.quantity, 0),
          'changes', case when store_desk.product is null then '[]' else coalesce((
            select jsonb_agg(jsonb_build_object('difference', c.difference, 'stock', c.stock, 'at', c.made_at) order by c.made_at desc)
            from (
              select * from public.store_stock_changes as s where s.variant_id = v.id order by s.made_at desc limit 5
            ) as c
          ), '[]') end
        ) order by v.position, v.sku)
        from public.store_variants as v left join held as h on h.variant_id = v.id
        where v.product_id = p.id
      ), '[]')
    ) order by p.active desc, p.position, p.slug
  ), '[]')) into result
  from public.store_products as p
  where store_desk.product is null or p.id = store_desk.product;
  return result;
end $$;

-- What post costs, where orders are collected, and mosques of that name that could be such a place.
create function public.store_delivery_desk(search text default '') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  return jsonb_build_object(
    'currency', private.store_currency(),
    'postage', coalesce((
      select jsonb_agg(to_jsonb(r) order by r.country_code = '*', r.country_code) from public.store_postage as r
    ), '[]'),
    'points', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.place_id, 'hours', s.hours, 'active', s.active, 'is_sample', s.is_sample,
        'name', m.name, 'slug', m.slug, 'city', m.city, 'country_code', m.country_code) order by s.active desc, m.name)
      from public.store_pickup_points as s left join public.mosque_unified as m on m.id = s.place_id
    ), '[]'),
    'found', case when length(btrim(store_delivery_desk.search)) < 2 then '[]' else coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'slug', f.slug, 'city', f.city, 'country_code', f.country_code))
      from (
        select m.id, m.name, m.slug, m.city, m.country_code from public.mosque_unified as m
        where (m.slug = lower(btrim(store_delivery_desk.search))
            or strpos(lower(concat_ws(' ', m.name, m.city)), lower(btrim(store_delivery_desk.search))) > 0)
          and m.id not in (select s.place_id from public.store_pickup_points as s)
        order by m.slug = lower(btrim(store_delivery_desk.search)) desc, m.name, m.city limit 8
      ) as f
    ), '[]') end
  );
end $$;

revoke execute on function public.change_stock(uuid, integer, uuid), public.store_desk(uuid), public.store_delivery_desk(text)
from public, anon, authenticated;
grant execute on function public.change_stock(uuid, integer, uuid), public.store_desk(uuid), public.store_delivery_desk(text)
to authenticated;

-- A mosque that became one with another goes on handing out orders there.
create function private.move_pickup_point() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.old_id is not null then
    insert into public.store_pickup_points (place_id, hours, active, is_sample)
    select new.new_id, s.hours, s.active, s.is_sample from public.store_pickup_points as s where s.place_id = new.old_id
    on conflict (place_id) do nothing;
    delete from public.store_pickup_points where place_id = new.old_id;
  end if;
  return null;
end $$;
create trigger move_pickup_point after insert on public.place_redirects
for each row execute function private.move_pickup_point();
revoke execute on function private.move_pickup_point() from public, anon, authenticated;

-- Pictures of what is sold: everyone sees those of what is on sale, staff all of them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('store-pictures', 'store-pictures', false, 4194304, array['image/webp', 'image/jpeg'])
on conflict (id) do nothing;
create policy "everyone can see pictures of what is sold" on storage.objects
for select to anon, authenticated
using (
  bucket_id = 'store-pictures'
  and exists (select from public.store_products as p where p.image = '/store-pictures/' || objects.name and p.active)
);
create policy "staff can see pictures of the store" on storage.objects
for select to authenticated using (bucket_id = 'store-pictures' and (select private.is_staff()));
create policy "staff can remove pictures of the store" on storage.objects
for delete to authenticated using (bucket_id = 'store-pictures' and (select private.is_staff()));
