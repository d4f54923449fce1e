-- The store: things with variants, orders without an account, and the money that came for them. Prices, postage, tax and stock
-- are reckoned here and nowhere else (private.quote_order). As with plans, money is a fact that is only ever added to, and an
-- order follows from it. Nobody writes orders by themselves.

create table public.store_products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  title jsonb not null check (private.is_localised(title, 120)),
  text jsonb not null check (private.is_localised(text, 2000)),
  -- Drawn by the site: what is shown until staff put up photographs.
  image text not null check (image ~ '^/[a-z0-9][A-Za-z0-9_./?=-]+$' and length(image) <= 300),
  active boolean not null default true,
  position smallint not null default 0,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call private.passport('public.store_products', written_by => 'members', watched => '{id}');
comment on table public.store_products is 'What the store sells. Staff write them; title and text are texts by language.';

create table public.store_pictures (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.store_products (id) on delete cascade,
  file text not null unique check (file ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$'),
  -- What is to be seen, for those who do not see it.
  alt jsonb not null check (private.is_localised(alt, 200)),
  position smallint not null default 0
);
call private.passport('public.store_pictures', written_by => 'members', watched => '{id}');
create index store_pictures_product_id on public.store_pictures (product_id, position);
comment on table public.store_pictures is 'Photographs of what is sold, six of a product at most. The first stands on cards.';

-- A new one comes last; the product is locked, so that two at once are not a seventh.
create function private.keep_pictures_few() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  present bigint;
begin
  perform from public.store_products as p where p.id = new.product_id for no key update;
  select count(*), coalesce(max(o.position) + 1, 0) into present, new.position
  from public.store_pictures as o where o.product_id = new.product_id;
  if present >= 6 then
    raise exception 'too_many_pictures' using errcode = 'PT423';
  end if;
  return new;
end $$;
create trigger keep_few before insert on public.store_pictures
for each row execute function private.keep_pictures_few();

create function private.pictures_of(product uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('id', i.id, 'image', '/store-pictures/' || i.file, 'alt', i.alt) order by i.position, i.id), '[]'
  )
  from public.store_pictures as i where i.product_id = pictures_of.product
$$;

-- What stands for a product where there is room for one picture.
create function private.picture_of(product uuid, drawn text) returns text
language sql stable security definer set search_path = ''
as $$ select coalesce(private.pictures_of(picture_of.product) #>> '{0,image}', picture_of.drawn) $$;

create table public.store_variants (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.store_products (id) on delete cascade,
  sku text not null unique check (sku ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(sku) <= 40),
  name jsonb not null check (private.is_localised(name, 80)),
  price_cents integer not null check (price_cents between 1 and 1000000),
  -- What can still be ordered: what orders hold is not in it.
  stock integer not null default 0 check (stock between 0 and 1000000),
  active boolean not null default true,
  position smallint not null default 0
);
call private.passport('public.store_variants', written_by => 'members', watched => '{id}');
create index store_variants_product_id on public.store_variants (product_id, position);
comment on table public.store_variants is 'Sizes and colours of a product, each with its price and what is left of it.';

-- Codes of countries; * is every country that is in no zone.
create function private.are_countries(codes text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select cardinality(codes) between 1 and 260 and (select bool_and(c ~ '^([A-Z]{2}|\*)$') from unnest(codes) as c) $$;

create table public.store_zones (
  id uuid primary key default gen_random_uuid(),
  name jsonb not null check (private.is_localised(name, 80)),
  countries text[] not null check (private.are_countries(countries)),
  cents integer not null check (cents between 0 and 1000000),
  -- From this sum of things on, after what a code takes off, post costs nothing.
  free_from_cents integer check (free_from_cents > 0)
);
call private.passport('public.store_zones', written_by => 'members', watched => '{id}');
comment on table public.store_zones is 'What post costs, by zones of countries. A country in no zone: nothing is sent there.';

-- A country is in one zone: two prices for one address would be a matter of luck. Asked after the policies, so that who may not
-- write is told that and nothing else.
create function private.keep_zones_apart() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('store zones', 0));
  if (select count(*) <> count(distinct c) from unnest(new.countries) as c)
    or exists (select from public.store_zones as z where z.id <> new.id and z.countries && new.countries)
  then
    raise exception 'country_twice' using errcode = '23505';
  end if;
  return null;
end $$;
create trigger keep_apart after insert or update on public.store_zones
for each row execute function private.keep_zones_apart();

create table public.store_pickup_points (
  place_id uuid primary key references public.places (id) on delete cascade,
  hours jsonb not null check (private.is_localised(hours, 200)),
  active boolean not null default true,
  is_sample boolean not null default false
);
call private.passport(
  'public.store_pickup_points', written_by => 'members',
  places => '{"place_id": "private.move_pickup_point"}',
  watched => '{place_id}'
);
comment on table public.store_pickup_points is 'Mosques where orders can be collected, and when.';

create trigger touch_updated_at before update on public.store_products
for each row execute function private.touch_updated_at();
create trigger audit after insert or update or delete on public.store_products
for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.store_zones
for each row execute function private.audit('id');
create trigger audit after insert or update of alt or delete on public.store_pictures
for each row execute function private.audit('id');
create trigger audit after insert or delete on public.store_variants
for each row execute function private.audit('id');
create trigger audit_price after update on public.store_variants
for each row when (auth.uid() is not null) execute function private.audit('id');

create table public.store_orders (
  id uuid primary key default gen_random_uuid(),
  -- Of the form it was sent with: twice pressed is once ordered.
  key uuid not null,
  -- The hash of a secret that lies with the browser that ordered. Who has the form's key alone is not the buyer.
  visitor text not null check (visitor ~ '^[0-9a-f]{64}$'),
  -- What a transfer names, and what people say at the counter.
  reference text not null unique default 'S-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)),
  -- `unconfirmed` holds nothing: neither was the address proved nor did money come.
  status text not null default 'unconfirmed'
    check (status in ('unconfirmed', 'new', 'paid', 'packed', 'sent', 'ready', 'done', 'cancelled', 'refunded')),
  -- `stock`: money came when the things were gone.
  cancelled_by text check (cancelled_by in ('clock', 'buyer', 'staff', 'stock')),
  delivery text not null check (delivery in ('pickup', 'post')),
  -- The mosque as it was called and where it was when it was ordered.
  pickup jsonb,
  address text not null default '' check (length(address) <= 500),
  country_code text not null default '' check (country_code ~ '^([A-Z]{2})?$'),
  name text not null check (length(btrim(name)) between 1 and 160),
  email text not null check (length(email) between 3 and 320 and email like '%_@_%'),
  language text not null default 'en' check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  user_id uuid references auth.users (id) on delete set null,
  provider text not null check (provider in ('none', 'manual', 'stripe')),
  goods_cents integer not null check (goods_cents > 0),
  code text references public.discount_codes (code) on update cascade on delete set null,
  discount_cents integer not null default 0 check (discount_cents >= 0),
  postage_cents integer not null check (postage_cents >= 0),
  tax_name text not null default '',
  tax_percent numeric(5, 2) not null default 0,
  tax_cents integer not null check (tax_cents >= 0),
  total_cents integer not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  holds_stock boolean not null default false,
  -- Until when it waits to be confirmed, or is held without money; null: for as long as it lasts.
  held_until timestamptz,
  -- When the buyer was known to be real: by their address, or by their money.
  confirmed_at timestamptz,
  paid_at timestamptz,
  -- The number of a parcel, or a word of staff.
  note text not null default '' check (length(note) <= 200),
  created_at timestamptz not null default now(),
  check (total_cents = goods_cents - discount_cents + postage_cents + tax_cents),
  check (discount_cents < goods_cents),
  check ((delivery = 'pickup') = (pickup is not null)),
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check (not holds_stock or confirmed_at is not null),
  unique (key, visitor, email)
);
call private.passport('public.store_orders', written_by => 'site', people => '{"user_id": "money"}');
create index store_orders_by_time on public.store_orders (created_at desc);
create index store_orders_user_id on public.store_orders (user_id);
create index store_orders_email on public.store_orders (email, created_at);
create index store_orders_code on public.store_orders (code) where code is not null;
create index store_orders_held on public.store_orders (held_until) where status in ('unconfirmed', 'new');
comment on table public.store_orders is 'Orders at the prices of their day. Written by functions only; whoever ordered has a link.';
create trigger audit after update on public.store_orders
for each row execute function private.audit('id');

create table public.store_order_lines (
  order_id uuid not null references public.store_orders (id) on delete cascade,
  sku text not null,
  variant_id uuid references public.store_variants (id) on delete set null,
  title jsonb not null,
  name jsonb not null,
  quantity integer not null check (quantity between 1 and 10),
  price_cents integer not null check (price_cents > 0),
  primary key (order_id, sku)
);
call private.passport(
  'public.store_order_lines', written_by => 'site',
  people => '{"order_id": {"part": "money", "through": "store_orders.user_id"}}'
);
create index store_order_lines_variant_id on public.store_order_lines (variant_id);
comment on table public.store_order_lines is 'What was ordered, as it was called and what it cost then.';

create table public.store_order_steps (
  order_id uuid not null references public.store_orders (id) on delete cascade,
  n smallint not null,
  status text not null,
  at timestamptz not null default now(),
  told_at timestamptz,
  primary key (order_id, n)
);
call private.passport(
  'public.store_order_steps', written_by => 'site',
  people => '{"order_id": {"part": "money", "through": "store_orders.user_id"}}'
);
create index store_order_steps_to_tell on public.store_order_steps (at) where told_at is null;
comment on table public.store_order_steps is 'What became of an order, step by step. Each is told by mail once.';

create table public.store_payments (
  ref text primary key check (length(ref) <= 255),
  order_id uuid references public.store_orders (id),
  amount_cents integer check (amount_cents >= 0),
  currency text,
  paid_at timestamptz,
  refunded_cents integer not null default 0 check (refunded_cents >= 0)
);
call private.passport(
  'public.store_payments', written_by => 'site',
  people => '{"order_id": {"part": "money", "through": "store_orders.user_id"}}'
);
create index store_payments_order_id on public.store_payments (order_id);
comment on table public.store_payments is 'Money that came for an order, and how much of it went back. Only ever added to.';
create trigger audit after insert or update on public.store_payments
for each row execute function private.audit('ref');

alter table public.invoices add foreign key (store_order_id) references public.store_orders (id);

create function private.note_order_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.store_order_steps (order_id, n, status)
  select new.id, coalesce(max(s.n), 0) + 1, new.status from public.store_order_steps as s where s.order_id = new.id;
  return null;
end $$;
create trigger note_step after insert on public.store_orders
for each row execute function private.note_order_step();
create trigger note_changed_step after update on public.store_orders
for each row when (old.status is distinct from new.status) execute function private.note_order_step();

create function private.store_currency() returns text
language sql stable security definer set search_path = ''
as $$ select currency from public.plans order by rank desc limit 1 $$;

-- Samples show how the store works. Where people pay before they get something, none of them can be had.
create function private.is_for_show(is_sample boolean) returns boolean
language sql stable security definer set search_path = ''
as $$ select is_sample and private.payment_provider() <> 'none' $$;

-- How many things one address may hold without having paid for them. Written by the site at start.
create function private.most_held() returns integer
language sql stable security definer set search_path = ''
as $$ select coalesce((select (value #>> '{}')::integer from private.settings where name = 'store_most_held'), 30) $$;
create function public.set_store_most_held(items integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if items is null or items < 1 then
    raise exception 'invalid' using errcode = '22023';
  end if;
  insert into private.settings (name, value) values ('store_most_held', to_jsonb(items))
  on conflict (name) do update set value = excluded.value where settings.value <> excluded.value;
end $$;
comment on function public.set_store_most_held is 'Called by the site at start with what its operator set.';

-- Orders that a code counts for: their buyer is known, or is about to pay by card. One that was cancelled, or refunded whole,
-- gives it back; one that was refunded in part does not.
create function private.orders_with(code text) returns setof public.store_orders
language sql stable security definer set search_path = ''
as $$
  select o.* from public.store_orders as o
  where o.code = orders_with.code and o.status not in ('cancelled', 'refunded') and (o.confirmed_at is not null or o.provider = 'stripe')
$$;

-- What a basket costs today: the only place where it is reckoned. `country` says where it goes, or where it is collected.
-- Postage is null while it is unknown, and where nothing is sent to. `typed`: a code, for whoever `person` or `email` is.
create function private.quote_order(
  wanted jsonb, delivery text, country text, typed text default null, person uuid default null, email text default null
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with asked as (
    select w.sku, least(sum(w.quantity), 10)::integer as quantity, min(w.n) as n
    from rows from (
      jsonb_to_recordset(case when jsonb_typeof(wanted) = 'array' then wanted else '[]' end) as (sku text, quantity integer)
    ) with ordinality as w (sku, quantity, n)
    where w.quantity between 1 and 10
    group by w.sku order by min(w.n) limit 20
  ),
  lines as (
    select v.id, v.sku, p.slug, p.title, v.name, private.picture_of(p.id, p.image) as image, p.is_sample, private.is_for_show(p.is_sample) as is_for_show,
      v.price_cents, a.quantity, v.stock, a.n
    from asked as a
    join public.store_variants as v on v.sku = a.sku and v.active
    join public.store_products as p on p.id = v.product_id and p.active
  ),
  goods as (select coalesce(sum(l.price_cents * l.quantity), 0)::integer as cents from lines as l),
  judged as (
    select private.judge_code(quote_order.typed, 'store', g.cents, (
      select count(*) from private.orders_with(private.read_code(quote_order.typed))
    )) as j
    from goods as g
  ),
  code as (
    select j ->> 'code' as code, (j ->> 'least_cents')::integer as least_cents, (j ->> 'off')::integer as off, case
      when j ->> 'said' = 'taken' and (j ->> 'once_each')::boolean and exists (
        select from private.orders_with(j ->> 'code') as o where o.user_id = quote_order.person or o.email = quote_order.email
      ) then 'used'
      else j ->> 'said'
    end as said
    from judged
  ),
  less as (
    select g.cents - case when c.said = 'taken' then c.off else 0 end as cents from goods as g, code as c
  ),
  post as (
    select case quote_order.delivery
      when 'pickup' then 0
      when 'post' then (
        select case when z.free_from_cents <= g.cents then 0 else z.cents end
        from public.store_zones as z
        where z.countries && array[quote_order.country, '*'] order by quote_order.country = any (z.countries) desc limit 1
      )
    end as cents
    from less as g
  ),
  tax as (
    select coalesce(min(t.name), '') as name, coalesce(min(t.percent), 0) as percent
    from public.tax_rates as t where t.country_code = quote_order.country
  ),
  sums as (
    select g.cents as goods, g.cents - r.cents as off, s.cents as post, private.tax_of(r.cents + coalesce(s.cents, 0), t.percent) as tax
    from goods as g, less as r, post as s, tax as t
  )
  select jsonb_build_object(
    'currency', private.store_currency(),
    'lines', coalesce((
      select jsonb_agg(jsonb_build_object(
        'sku', l.sku, 'slug', l.slug, 'title', l.title, 'name', l.name, 'image', l.image, 'is_sample', l.is_sample,
        'is_for_show', l.is_for_show, 'price_cents', l.price_cents, 'quantity', l.quantity, 'left', least(l.stock, 10)
      ) order by l.n) from lines as l
    ), '[]'),
    'goods_cents', u.goods, 'discount_cents', u.off,
    'code', case when c.said = 'taken' then c.code end,
    'code_said', case when private.read_code(quote_order.typed) is not null then c.said end,
    'code_least_cents', c.least_cents, 'postage_cents', u.post, 'tax_name', t.name, 'tax_percent', t.percent, 'tax_cents', u.tax,
    'total_cents', u.goods - u.off + coalesce(u.post, 0) + u.tax,
    'is_there', (
      select count(*) from lines as l where l.stock >= l.quantity and not l.is_for_show
    ) = (select count(*) from asked)
  )
  from sums as u, tax as t, code as c
$$;

-- Takes what an order needs from the shelf, all of it or nothing. Rows are locked in one order, so that no two orders wait for
-- each other; of two who want the last one the second finds it gone. Not their keys: every line just written holds those.
create function private.take_stock(ordered uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken integer;
begin
  perform from public.store_variants as v
  where v.id in (select l.variant_id from public.store_order_lines as l where l.order_id = ordered)
  order by v.id for no key update;
  update public.store_variants as v set stock = v.stock - l.quantity
  from public.store_order_lines as l
  where l.order_id = ordered and v.id = l.variant_id and v.stock >= l.quantity;
  get diagnostics taken = row_count;
  if taken < (select count(*) from public.store_order_lines as l where l.order_id = ordered) then
    raise exception 'sold_out' using errcode = 'PT423';
  end if;
  update public.store_orders set holds_stock = true, confirmed_at = coalesce(confirmed_at, now()) where id = ordered;
end $$;

create function private.release_stock(ordered uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.store_orders set holds_stock = false where id = ordered and holds_stock;
  if not found then
    return;
  end if;
  perform from public.store_variants as v
  where v.id in (select l.variant_id from public.store_order_lines as l where l.order_id = ordered)
  order by v.id for no key update;
  update public.store_variants as v set stock = v.stock + l.quantity
  from public.store_order_lines as l where l.order_id = ordered and v.id = l.variant_id;
end $$;

create function private.in_language(texts jsonb, language text) returns text
language sql immutable set search_path = ''
as $$ select coalesce(texts ->> language, texts ->> 'en', '') $$;

create function private.issue_order_invoice(o public.store_orders) returns public.invoices
language sql volatile security definer set search_path = ''
as $$
  insert into public.invoices (
    number, store_order_id, issuer, buyer, lines, net_cents, tax_cents, total_cents, currency, issued_on
  )
  select
    private.next_number('INV', (now() at time zone 'utc')::date), o.id,
    coalesce((select value from private.settings where name = 'invoice_issuer'), '{}'),
    jsonb_build_object('name', o.name, 'address', o.address, 'country_code', case o.delivery when 'post' then o.country_code else '' end),
    (
      select jsonb_agg(jsonb_build_object(
        'kind', 'item', 'title',
        concat_ws(' · ', nullif(private.in_language(l.title, o.language), ''), nullif(private.in_language(l.name, o.language), '')),
        'quantity', l.quantity, 'cents', l.quantity * l.price_cents
      ) order by l.sku)
      from public.store_order_lines as l where l.order_id = o.id
    )
    || case when o.discount_cents > 0
      then jsonb_build_array(jsonb_build_object('kind', 'discount', 'code', coalesce(o.code, ''), 'cents', -o.discount_cents)) else '[]' end
    || case when o.delivery = 'post'
      then jsonb_build_array(jsonb_build_object('kind', 'postage', 'cents', o.postage_cents)) else '[]' end
    || jsonb_build_array(
      jsonb_build_object('kind', 'tax', 'name', o.tax_name, 'percent', o.tax_percent, 'cents', o.tax_cents)
    ),
    o.goods_cents - o.discount_cents + o.postage_cents, o.tax_cents, o.total_cents, o.currency, (now() at time zone 'utc')::date
  returning *
$$;

-- The order follows from the money that is known, in whichever order it was heard of. Money for an order that held nothing, or
-- had run out, takes the things while they are still there; otherwise it is cancelled, and the money goes back.
create function private.settle_order(ordered uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  o public.store_orders;
  i public.invoices;
  came integer;
  back integer;
  credited integer;
begin
  select * into o from public.store_orders where id = ordered for update;
  select coalesce(sum(p.amount_cents), 0), coalesce(sum(least(p.refunded_cents, p.amount_cents)), 0) into came, back
  from public.store_payments as p
  where p.order_id = ordered and p.paid_at is not null and p.currency = o.currency;
  if o.id is null or came < o.total_cents then
    return;
  end if;
  if o.status = 'unconfirmed' or o.status = 'cancelled' and o.cancelled_by = 'clock' and back = 0 then
    begin
      perform private.take_stock(o.id);
      o.status := 'new';
    exception when sqlstate 'PT423' then
      update public.store_orders set confirmed_at = coalesce(confirmed_at, now()) where id = o.id;
      perform private.cancel_order(o.id, 'stock');
      return;
    end;
  end if;
  if o.status = 'cancelled' then
    return;
  end if;
  update public.store_orders
  set status = case o.status when 'new' then 'paid' else o.status end, cancelled_by = null, held_until = null,
    paid_at = coalesce(paid_at, now())
  where id = o.id returning * into o;
  select * into i from public.invoices where store_order_id = o.id and kind = 'invoice' and status <> 'void';
  if i.id is null then
    i := private.issue_order_invoice(o);
  end if;
  select coalesce(-sum(total_cents), 0) into credited from public.invoices where corrects = i.id;
  if least(back, i.total_cents) > credited then
    perform private.issue_credit_note(i, least(back, i.total_cents) - credited, (now() at time zone 'utc')::date);
  end if;
  update public.invoices
  set status = case when back >= i.total_cents then 'refunded' else 'paid' end, paid_at = coalesce(paid_at, now())
  where id = i.id;
  if back >= o.total_cents and o.status <> 'refunded' then
    -- What has left the house is on no shelf.
    if o.status in ('paid', 'packed', 'ready') then
      perform private.release_stock(o.id);
    end if;
    update public.store_orders set status = 'refunded' where id = o.id;
  end if;
end $$;

create function private.cancel_order(ordered uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.release_stock(ordered);
  update public.store_orders set status = 'cancelled', cancelled_by = reason, held_until = null where id = ordered;
  update public.invoices set status = 'void' where store_order_id = ordered and kind = 'invoice' and status = 'open';
end $$;

create function private.holds_too_many(buyer text, more bigint) returns boolean
language sql stable security definer set search_path = ''
as $$
  select more + coalesce(sum(l.quantity), 0) > private.most_held()
  from public.store_order_lines as l join public.store_orders as o on o.id = l.order_id
  where o.email = buyer and o.holds_stock and o.paid_at is null and o.status in ('new', 'packed', 'ready')
$$;

-- Two who type the last of a code take turns.
create function private.lock_code(code text) returns void
language sql volatile security definer set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('store code ' || lock_code.code, 0)) where lock_code.code is not null $$;

-- A code counts when its buyer is known, not when somebody types an address: it may be used up by then.
create function private.keep_code(o public.store_orders) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  c public.discount_codes;
begin
  perform private.lock_code(o.code);
  select * into c from public.discount_codes as d where d.code = o.code;
  if c.most <= (select count(*) from private.orders_with(o.code) as q where q.id <> o.id) then
    raise exception 'code_gone' using errcode = 'PT423';
  end if;
  if c.once_each and exists (
    select from private.orders_with(o.code) as q where q.id <> o.id and (q.email = o.email or q.user_id = o.user_id)
  ) then
    raise exception 'code_used' using errcode = 'PT423';
  end if;
end $$;

-- The things are set aside for an order whose buyer proved their address, for as long as its way of payment takes. One address
-- holds no more than the operator allows, however often it orders at once.
create function private.hold_order(ordered uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  o public.store_orders;
begin
  select * into o from public.store_orders where id = ordered;
  perform pg_advisory_xact_lock(hashtextextended('store hold ' || o.email, 0));
  if private.holds_too_many(o.email, (select sum(l.quantity) from public.store_order_lines as l where l.order_id = o.id)) then
    raise exception 'too_many_held' using errcode = 'PT429';
  end if;
  perform private.keep_code(o);
  perform private.take_stock(o.id);
  update public.store_orders
  set status = 'new', confirmed_at = now(), held_until = now() + case o.provider
    when 'stripe' then interval '15 minutes' when 'manual' then interval '7 days' else interval '14 days' end
  where id = o.id returning * into o;
  if o.provider = 'manual' then
    perform private.issue_order_invoice(o);
  end if;
end $$;

-- Someone orders. Written by the process, which has looked at the form. What they saw as the total is compared, never taken.
-- Only who orders as a member, to the address they proved, holds something at once: everyone else holds nothing until they
-- open the link that is mailed to them, or have paid.
create function public.place_order(wanted jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  way text := private.payment_provider();
  buyer text := lower(btrim(wanted ->> 'email'));
  goes_to text := upper(coalesce(wanted ->> 'country_code', ''));
  is_proved boolean := coalesce(private.proved_address((wanted ->> 'user_id')::uuid) = buyer, false);
  point jsonb;
  quote jsonb;
  o public.store_orders;
begin
  if way not in ('none', 'manual', 'stripe') then
    raise exception 'closed' using errcode = 'PT423';
  end if;
  -- Of two presses of one button the second waits for the first, and finds its order.
  perform pg_advisory_xact_lock(hashtextextended('store order ' || coalesce(wanted ->> 'key', ''), 0));
  select * into o from public.store_orders
  where key = (wanted ->> 'key')::uuid and visitor = wanted ->> 'visitor' and email = buyer;
  if o.id is not null then
    return jsonb_build_object('id', o.id, 'provider', o.provider);
  end if;
  -- An address nobody proved may be somebody else's: it gets few letters. Whoever it belongs to opens one of them or signs in.
  if not is_proved and way <> 'stripe' and (
    select count(*) from public.store_orders as q
    where q.email = buyer and q.confirmed_at is null and q.provider <> 'stripe' and q.created_at > now() - interval '1 hour'
  ) >= 5 then
    raise exception 'too_many_letters' using errcode = 'PT429';
  end if;
  if wanted ->> 'delivery' = 'pickup' then
    select jsonb_build_object('id', m.id, 'slug', m.slug, 'name', m.name, 'address', m.address, 'city', m.city, 'hours', s.hours),
      coalesce(m.country_code, '')
    into point, goes_to
    from public.store_pickup_points as s join public.mosque_unified as m on m.id = s.place_id
    where s.active and not private.is_for_show(s.is_sample) and s.place_id::text = wanted ->> 'pickup';
    if point is null then
      raise exception 'pickup' using errcode = 'P0001';
    end if;
  elsif way = 'none' then
    -- Nobody could pay for it.
    raise exception 'pickup_only' using errcode = 'P0001';
  elsif length(btrim(coalesce(wanted ->> 'address', ''))) < 8 or goes_to !~ '^[A-Z]{2}$' then
    raise exception 'address' using errcode = 'P0001';
  end if;
  perform private.lock_code(private.read_code(wanted ->> 'code'));
  -- Whether an address had a code already is told to nobody who only typed it: they hear it by the letter's link.
  quote := private.quote_order(
    wanted -> 'lines', wanted ->> 'delivery', goes_to, wanted ->> 'code', (wanted ->> 'user_id')::uuid,
    case when is_proved or way = 'stripe' then buyer end
  );
  if jsonb_array_length(quote -> 'lines') = 0 then
    raise exception 'empty' using errcode = 'P0001';
  end if;
  if exists (select from jsonb_array_elements(quote -> 'lines') as l where (l ->> 'is_for_show')::boolean) then
    raise exception 'sample_only' using errcode = 'PT423';
  end if;
  if not (quote ->> 'is_there')::boolean then
    raise exception 'sold_out' using errcode = 'PT423';
  end if;
  if quote ->> 'postage_cents' is null then
    raise exception 'no_post' using errcode = 'P0001';
  end if;
  if quote ->> 'code_said' <> 'taken' then
    raise exception '%', 'code_' || (quote ->> 'code_said') using errcode = 'PT423';
  end if;
  if quote -> 'total_cents' is distinct from wanted -> 'seen_cents' then
    raise exception 'changed' using errcode = 'PT423';
  end if;
  if private.holds_too_many(buyer, (select sum((l ->> 'quantity')::integer) from jsonb_array_elements(quote -> 'lines') as l)) then
    -- Whoever pays by card holds nothing instead. What could never be confirmed is not promised.
    if way <> 'stripe' then
      raise exception 'too_many_held' using errcode = 'PT429';
    end if;
    is_proved := false;
  end if;
  insert into public.store_orders (
    key, visitor, status, delivery, pickup, address, country_code, name, email, language, user_id, provider, goods_cents,
    code, discount_cents, postage_cents, tax_name, tax_percent, tax_cents, total_cents, currency, held_until
  )
  values (
    (wanted ->> 'key')::uuid, wanted ->> 'visitor', case when is_proved then 'new' else 'unconfirmed' end, wanted ->> 'delivery',
    point, case when point is null then btrim(wanted ->> 'address') else '' end, goes_to, btrim(wanted ->> 'name'), buyer,
    wanted ->> 'language', (wanted ->> 'user_id')::uuid, way, (quote ->> 'goods_cents')::integer,
    quote ->> 'code', (quote ->> 'discount_cents')::integer, (quote ->> 'postage_cents')::integer, quote ->> 'tax_name', (quote ->> 'tax_percent')::numeric, (quote ->> 'tax_cents')::integer,
    (quote ->> 'total_cents')::integer, quote ->> 'currency',
    now() + case way when 'stripe' then interval '1 hour' else interval '1 day' end
  )
  returning * into o;
  insert into public.store_order_lines (order_id, sku, variant_id, title, name, quantity, price_cents)
  select o.id, v.sku, v.id, l -> 'title', l -> 'name', (l ->> 'quantity')::integer, (l ->> 'price_cents')::integer
  from jsonb_array_elements(quote -> 'lines') as l join public.store_variants as v on v.sku = l ->> 'sku';
  if is_proved then
    perform private.hold_order(o.id);
  end if;
  return jsonb_build_object('id', o.id, 'provider', o.provider);
end $$;

-- The buyer came by the link that was mailed to them. For the process, which has read it; pressed twice is confirmed once.
create function public.confirm_order(ordered uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  o public.store_orders;
begin
  select * into o from public.store_orders where id = ordered for update;
  if o.status = 'new' then
    return;
  end if;
  if o.id is null or o.status <> 'unconfirmed' then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  -- What was taken off the shelf meanwhile is not sold by an old letter.
  if exists (
    select from public.store_order_lines as l
    left join public.store_variants as v on v.id = l.variant_id and v.active
    left join public.store_products as p on p.id = v.product_id and p.active and not private.is_for_show(p.is_sample)
    where l.order_id = o.id and p.id is null
  ) then
    raise exception 'sold_out' using errcode = 'PT423';
  end if;
  perform private.hold_order(o.id);
end $$;

-- An order as its buyer sees it, and as the payment provider is told of it. For the process, which has read the link.
create function public.find_order(ordered uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(o) - 'key' - 'visitor' - 'user_id' - 'holds_stock' || jsonb_build_object(
    'lines', (
      select jsonb_agg(jsonb_build_object('sku', l.sku, 'title', l.title, 'name', l.name, 'quantity', l.quantity,
        'price_cents', l.price_cents) order by l.sku)
      from public.store_order_lines as l where l.order_id = o.id
    ),
    'steps', (
      select jsonb_agg(jsonb_build_object('status', s.status, 'at', s.at) order by s.n)
      from public.store_order_steps as s where s.order_id = o.id
    ),
    'invoices', coalesce((
      select jsonb_agg(jsonb_build_object('id', i.id, 'number', i.number, 'kind', i.kind, 'status', i.status) order by i.kind desc, i.number)
      from public.invoices as i where i.store_order_id = o.id and i.status <> 'void'
    ), '[]'),
    'account', (select value ->> 'account' from private.settings where name = 'invoice_issuer')
  )
  from public.store_orders as o where o.id = find_order.ordered
$$;

-- The buyer thinks better of it, by their link, while nothing was paid.
create function public.withdraw_order(ordered uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.store_orders where id = ordered and status in ('unconfirmed', 'new') and paid_at is null for update;
  if not found then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  perform private.cancel_order(ordered, 'buyer');
end $$;

-- Each minute: what was held without money goes back on the shelf. What nobody paid for is forgotten after ninety days, what
-- nobody even confirmed after a week: the name on it may be anyone's.
create function public.release_orders() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  late uuid;
  released integer := 0;
begin
  for late in
    select id from public.store_orders
    where status in ('unconfirmed', 'new') and held_until < now() order by id for update skip locked
  loop
    perform private.cancel_order(late, 'clock');
    released := released + 1;
  end loop;
  delete from public.store_orders as o
  where o.status = 'cancelled'
    and o.created_at < now() - case when o.confirmed_at is null then interval '7 days' else interval '90 days' end
    and not exists (select from public.store_payments as p where p.order_id = o.id)
    and not exists (select from public.invoices as i where i.store_order_id = o.id);
  return released;
end $$;

-- An event of the provider about an order, in whichever order it comes. Called by record_payment_event, once for each event.
create function private.record_sale_event(event jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pay jsonb := event -> 'payment';
  sold uuid;
begin
  if event ->> 'sale' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    select id into sold from public.store_orders where id = (event ->> 'sale')::uuid;
  end if;
  sold := coalesce(sold, (select order_id from public.store_payments where ref = pay ->> 'ref'));
  if pay is not null then
    insert into public.store_payments as p (ref, order_id, amount_cents, currency, paid_at, refunded_cents)
    values (
      pay ->> 'ref', sold, (pay ->> 'amount_cents')::integer, upper(pay ->> 'currency'), (pay ->> 'paid_at')::timestamptz,
      -- A bank that took money back names no order, and may have been heard first.
      greatest(
        coalesce((pay ->> 'refunded_cents')::integer, 0),
        coalesce((select g.refunded_cents from public.gift_payments as g where g.ref = pay ->> 'ref'), 0)
      )
    )
    on conflict (ref) do update set
      order_id = coalesce(p.order_id, excluded.order_id), amount_cents = coalesce(p.amount_cents, excluded.amount_cents),
      currency = coalesce(p.currency, excluded.currency), paid_at = coalesce(p.paid_at, excluded.paid_at),
      refunded_cents = greatest(p.refunded_cents, excluded.refunded_cents);
    perform private.settle_order(sold);
  end if;
  return case when sold is null then 'unknown' else 'taken' end;
end $$;

-- What staff do with an order stands on the next pages. Who packs may be anyone of staff; who says that money came or went
-- back says it never about an order of their own.
create function private.order_for_staff(ordered uuid, about_money boolean) returns public.store_orders
language plpgsql volatile security definer set search_path = ''
as $$
declare
  o public.store_orders;
begin
  perform private.ask_staff();
  select * into o from public.store_orders where id = ordered for update;
  if o.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if about_money and o.user_id = auth.uid() then
    raise exception 'own_account' using errcode = '42501';
  end if;
  if about_money then
    perform private.need_second_factor();
  end if;
  return o;
end $$;

create function public.confirm_order_payment(ordered uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  o public.store_orders := private.order_for_staff(ordered, true);
begin
  if o.provider = 'stripe' or o.paid_at is not null or o.status not in ('new', 'packed', 'ready') then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  insert into public.store_payments (ref, order_id, amount_cents, currency, paid_at)
  values ('order:' || o.id, o.id, o.total_cents, o.currency, now());
  perform private.settle_order(o.id);
end $$;

create function public.refund_order(ordered uuid, cents integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  o public.store_orders := private.order_for_staff(ordered, true);
begin
  update public.store_payments as p set refunded_cents = p.refunded_cents + cents
  where p.ref = 'order:' || o.id and cents >= 1 and cents <= p.amount_cents - p.refunded_cents;
  if not found then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  perform private.settle_order(o.id);
end $$;

create function public.move_order(ordered uuid, step text, note text default '') returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  o public.store_orders := private.order_for_staff(ordered, false);
begin
  if not coalesce(case step
    when 'packed' then o.status = 'paid' or o.status = 'new' and o.provider = 'none'
    when 'sent' then o.status = 'packed' and o.delivery = 'post'
    when 'ready' then o.status = 'packed' and o.delivery = 'pickup'
    when 'done' then o.status in ('sent', 'ready') and o.paid_at is not null
    when 'cancelled' then o.status in ('new', 'packed', 'ready') and o.paid_at is null
  end, false) then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  if step = 'cancelled' then
    perform private.cancel_order(o.id, 'staff');
  else
    update public.store_orders as s
    set status = step, note = coalesce(nullif(btrim(move_order.note), ''), s.note) where s.id = o.id;
  end if;
end $$;

-- For staff: what is to be done, what waits for money, what is over. Oldest first where something is to be done.
create function public.list_orders(state text default 'open', max_results integer default 20, skipped integer default 0) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  perform private.ask_staff();
  with known as (
    select o.*, coalesce(p.came, 0) as came_cents, coalesce(p.back, 0) as back_cents,
      case
        when o.status = 'cancelled' and p.came > p.back then 'open'
        -- Nobody waits for it: there is nothing to do, and nothing was done.
        when o.confirmed_at is null then 'unconfirmed'
        when o.status in ('done', 'cancelled', 'refunded') then 'over'
        when o.status = 'new' and o.provider <> 'none' then 'waiting'
        else 'open'
      end as place
    from public.store_orders as o
    left join lateral (
      select sum(s.amount_cents)::integer as came, sum(least(s.refunded_cents, s.amount_cents))::integer as back
      from public.store_payments as s where s.order_id = o.id and s.paid_at is not null
    ) as p on true
  )
  select jsonb_build_object(
    'counts', (
      select jsonb_build_object('open', count(*) filter (where k.place = 'open'), 'waiting', count(*) filter (where k.place = 'waiting'),
        'over', count(*) filter (where k.place = 'over'))
      from known as k
    ),
    'orders', coalesce((
      select jsonb_agg(page.row order by page.n) from (
        select public.find_order(k.id) || jsonb_build_object(
            'came_cents', k.came_cents, 'back_cents', k.back_cents, 'is_own', coalesce(k.user_id = auth.uid(), false)
          ) as row,
          row_number() over (order by case when list_orders.state = 'over' then null else k.created_at end, k.created_at desc, k.id) as n
        from known as k
        where k.place = list_orders.state
        order by n
        limit least(greatest(max_results, 1), 100) offset greatest(skipped, 0)
      ) as page
    ), '[]')
  ) into result;
  return result;
end $$;

-- Letters about orders that wait, one for each step. Whoever takes them puts them into the outbox.
create function public.take_order_letters(max_results integer default 50) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  with taken as (
    update public.store_order_steps as s set told_at = now()
    where (s.order_id, s.n) in (
      select w.order_id, w.n from public.store_order_steps as w
      where w.told_at is null order by w.at limit take_order_letters.max_results for update skip locked
    )
    returning s.order_id, s.n, s.status
  )
  select coalesce(jsonb_agg(public.find_order(t.order_id) || jsonb_build_object('step', t.status) order by t.order_id, t.n), '[]')
  from taken as t join public.store_orders as o on o.id = t.order_id
  -- Whoever pays by card needs no link, and an address that is not theirs hears nothing of an order that came to nothing.
  where case t.status when 'unconfirmed' then o.status = 'unconfirmed' and o.provider <> 'stripe' else o.confirmed_at is not null end
$$;

-- Card payments for orders that are off and for bands that were refused. For the process, which sends them back; told again until the provider says that it did.
create function public.orders_to_refund() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('sale', r.id, 'ref', r.ref)), '[]')
  from (
    select o.id, p.ref from public.store_payments as p join public.store_orders as o on o.id = p.order_id
    where o.status = 'cancelled' and o.provider = 'stripe' and p.paid_at is not null and p.refunded_cents < p.amount_cents
    union all
    select b.id, p.ref from public.sponsor_payments as p join public.sponsor_bookings as b on b.id = p.booking_id
    where b.status in ('refused', 'cancelled') and b.provider = 'stripe' and p.paid_at is not null and p.refunded_cents < p.amount_cents
  ) as r
$$;

-- The pages of the store, for everyone.
create function public.store_page() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('currency', private.store_currency(), 'products', coalesce(jsonb_agg(
    jsonb_build_object(
      'slug', p.slug, 'title', p.title, 'text', p.text, 'image', private.picture_of(p.id, p.image),
      'alt', coalesce(private.pictures_of(p.id) #> '{0,alt}', '{}'), 'is_sample', p.is_sample, 'is_for_show', private.is_for_show(p.is_sample), 'from_cents', v.least, 'to_cents', v.most, 'is_there', v.stock > 0
    ) order by p.position, p.slug
  ), '[]'))
  from public.store_products as p
  join lateral (
    select min(s.price_cents) as least, max(s.price_cents) as most, sum(s.stock) as stock
    from public.store_variants as s where s.product_id = p.id and s.active having count(*) > 0
  ) as v on true
  where p.active
$$;

create function public.store_product(slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'currency', private.store_currency(), 'slug', p.slug, 'title', p.title, 'text', p.text, 'image', p.image,
    'pictures', private.pictures_of(p.id), 'is_sample', p.is_sample, 'is_for_show', private.is_for_show(p.is_sample), 'variants', jsonb_agg(
      jsonb_build_object('sku', v.sku, 'name', v.name, 'price_cents', v.price_cents, 'left', least(v.stock, 10))
      order by v.position, v.sku
    )
  )
  from public.store_products as p join public.store_variants as v on v.product_id = p.id and v.active
  where p.slug = store_product.slug and p.active
  group by p.id
$$;

create function private.goes_to(delivery text, country text, pickup text) returns text
language sql stable security definer set search_path = ''
as $$
  select case when goes_to.delivery = 'pickup' then (
    select m.country_code from public.store_pickup_points as s join public.mosque_unified as m on m.id = s.place_id
    where s.active and not private.is_for_show(s.is_sample) and s.place_id::text = goes_to.pickup
  ) else goes_to.country end
$$;

create function public.store_quote(wanted jsonb, delivery text default '', country text default '', pickup text default '') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.quote_order(
    store_quote.wanted, store_quote.delivery, private.goes_to(store_quote.delivery, store_quote.country, store_quote.pickup)
  )
$$;

-- The same with a code. For the process, which counts who guesses.
create function public.quote_with_code(
  wanted jsonb, code text, person uuid default null, delivery text default '', country text default '', pickup text default ''
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.quote_order(
    quote_with_code.wanted, quote_with_code.delivery,
    private.goes_to(quote_with_code.delivery, quote_with_code.country, quote_with_code.pickup), quote_with_code.code, quote_with_code.person
  )
$$;

-- The store's codes with their use, for staff: the newest first.
create function public.store_code_desk() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  return jsonb_build_object('currency', private.store_currency(), 'codes', coalesce((
    select jsonb_agg(to_jsonb(c) || (
      select jsonb_build_object('used', count(*), 'off_cents', coalesce(sum(o.discount_cents), 0)) from private.orders_with(c.code) as o
    ) order by c.created_at desc, c.code)
    from (
      select * from public.discount_codes as d where d.sold = 'store' order by d.created_at desc limit 200
    ) as c
  ), '[]'));
end $$;

-- Where each pickup point is, so that the nearest can stand first.
create function public.store_delivery() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'currency', private.store_currency(),
    'points', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'slug', m.slug, 'name', m.name, 'address', m.address, 'city', m.city,
        'country_code', m.country_code, 'lat', m.latitude, 'lng', m.longitude, 'hours', s.hours)
        order by m.country_code, m.city, m.name)
      from public.store_pickup_points as s join public.mosque_unified as m on m.id = s.place_id
      where s.active and not private.is_for_show(s.is_sample)
    ), '[]'),
    'zones', coalesce((
      select jsonb_agg(to_jsonb(z) order by '*' = any (z.countries), z.cents, z.name ->> 'en') from public.store_zones as z
    ), '[]')
  )
$$;
grant select on public.store_products, public.store_pictures, public.store_variants, public.store_zones, public.store_pickup_points to anon, authenticated;
grant insert (slug, title, text, image, active, position), update (slug, title, text, image, active, position), delete
on public.store_products to authenticated;
grant insert (product_id, file, alt), update (alt), delete on public.store_pictures to authenticated;
grant insert (product_id, sku, name, price_cents, stock, active, position), update (sku, name, price_cents, stock, active, position), delete
on public.store_variants to authenticated;
grant insert (name, countries, cents, free_from_cents), update (name, countries, cents, free_from_cents), delete
on public.store_zones to authenticated;
grant insert (place_id, hours, active), update (hours, active), delete on public.store_pickup_points to authenticated;
grant select on public.store_orders, public.store_order_lines, public.store_order_steps, public.store_payments to authenticated;

create policy "everyone can see what is sold" on public.store_products
for select to anon, authenticated using (active);
create policy "staff can manage what is sold" on public.store_products
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "everyone can see which pictures what is sold has" on public.store_pictures
for select to anon, authenticated
using (product_id in (select id from public.store_products where active));
create policy "staff can manage pictures of what is sold" on public.store_pictures
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "everyone can see variants of what is sold" on public.store_variants
for select to anon, authenticated
using (active and product_id in (select id from public.store_products where active));
create policy "staff can manage variants" on public.store_variants
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "everyone can see what post costs" on public.store_zones
for select to anon, authenticated using (true);
create policy "staff can set what post costs" on public.store_zones
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "everyone can see where orders are collected" on public.store_pickup_points
for select to anon, authenticated using (active);
create policy "staff can manage where orders are collected" on public.store_pickup_points
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "members can see their orders" on public.store_orders
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can see orders" on public.store_orders
for select to authenticated using ((select private.is_staff()));
create policy "members can see what they ordered" on public.store_order_lines
for select to authenticated using (order_id in (select id from public.store_orders where user_id = (select auth.uid())));
create policy "staff can see what was ordered" on public.store_order_lines
for select to authenticated using ((select private.is_staff()));
create policy "members can see what became of their orders" on public.store_order_steps
for select to authenticated using (order_id in (select id from public.store_orders where user_id = (select auth.uid())));
create policy "staff can see what became of orders" on public.store_order_steps
for select to authenticated using ((select private.is_staff()));
create policy "members can see what they paid" on public.store_payments
for select to authenticated using (order_id in (select id from public.store_orders where user_id = (select auth.uid())));
create policy "staff can see what was paid for orders" on public.store_payments
for select to authenticated using ((select private.is_staff()));

revoke execute on function private.keep_pictures_few(), private.pictures_of(uuid), private.picture_of(uuid, text), private.keep_zones_apart(), private.note_order_step(), private.store_currency(), private.quote_order(jsonb, text, text, text, uuid, text),
  private.orders_with(text), private.lock_code(text), private.keep_code(public.store_orders), private.goes_to(text, text, text),
  public.quote_with_code(jsonb, text, uuid, text, text, text), public.store_code_desk(),
  private.take_stock(uuid), private.release_stock(uuid), private.in_language(jsonb, text),
  private.issue_order_invoice(public.store_orders), private.settle_order(uuid), private.cancel_order(uuid, text),
  private.holds_too_many(text, bigint), private.hold_order(uuid), private.is_for_show(boolean), private.most_held(), public.set_store_most_held(integer),
  public.confirm_order(uuid), private.record_sale_event(jsonb), private.order_for_staff(uuid, boolean), public.place_order(jsonb), public.find_order(uuid),
  public.withdraw_order(uuid), public.release_orders(), public.confirm_order_payment(uuid), public.refund_order(uuid, integer),
  public.move_order(uuid, text, text), public.list_orders(text, integer, integer), public.take_order_letters(integer),
  public.orders_to_refund(), public.store_page(), public.store_product(text), public.store_quote(jsonb, text, text, text), public.store_delivery()
  from public, anon, authenticated;
grant execute on function public.confirm_order_payment(uuid), public.refund_order(uuid, integer), public.move_order(uuid, text, text),
  public.list_orders(text, integer, integer), public.store_code_desk() to authenticated;
grant execute on function public.store_page(), public.store_product(text), public.store_quote(jsonb, text, text, text),
  public.store_delivery() to anon, authenticated, service_role;
grant execute on function public.quote_with_code(jsonb, text, uuid, text, text, text), public.place_order(jsonb), public.confirm_order(uuid), public.find_order(uuid), public.withdraw_order(uuid),
  public.release_orders(), public.take_order_letters(integer), public.orders_to_refund(), public.set_store_most_held(integer) to service_role;

create table public.store_stock_changes (
  -- Of the form it was sent with: twice pressed is once counted.
  key uuid primary key,
  variant_id uuid not null references public.store_variants (id) on delete cascade,
  difference integer not null check (difference <> 0 and difference between -100000 and 100000),
  -- What was on the shelf afterwards.
  stock integer not null,
  made_at timestamptz not null default now()
);
call private.passport('public.store_stock_changes', written_by => 'site');
create index store_stock_changes_variant_id on public.store_stock_changes (variant_id, made_at desc);
comment on table public.store_stock_changes is 'What staff put on the shelf and took off it. Who did is in the audit log.';
create trigger audit after insert on public.store_stock_changes
for each row execute function private.audit('key');
create trigger audit after insert or update or delete on public.store_pickup_points
for each row execute function private.audit('place_id');
grant select on public.store_stock_changes to authenticated;
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

-- One step earlier or later. At either end nothing happens.
create function public.move_store_picture(picture uuid, step integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  product uuid;
  ids uuid[];
  here integer;
begin
  perform private.ask_staff();
  if move_store_picture.step is null or move_store_picture.step not in (-1, 1) then
    raise exception 'A step is -1 or 1' using errcode = '22023';
  end if;
  select p.id into product from public.store_products as p
  where p.id = (select i.product_id from public.store_pictures as i where i.id = move_store_picture.picture) for no key update;
  if product is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  select array_agg(i.id order by i.position, i.id) into ids from public.store_pictures as i where i.product_id = product;
  here := array_position(ids, move_store_picture.picture);
  if here + move_store_picture.step not between 1 and cardinality(ids) then
    return;
  end if;
  ids[here] := ids[here + move_store_picture.step];
  ids[here + move_store_picture.step] := move_store_picture.picture;
  update public.store_pictures as i set position = o.place - 1
  from unnest(ids) with ordinality as o (id, place)
  where i.id = o.id and i.position <> o.place - 1;
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
      'id', p.id, 'slug', p.slug, 'title', p.title, 'text', p.text, 'image', private.picture_of(p.id, p.image),
      'pictures', private.pictures_of(p.id), 'active', p.active, 'position', p.position,
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
    'zones', coalesce((
      select jsonb_agg(to_jsonb(z) order by '*' = any (z.countries), z.cents, z.name ->> 'en') from public.store_zones as z
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

revoke execute on function public.change_stock(uuid, integer, uuid), public.move_store_picture(uuid, integer), public.store_desk(uuid), public.store_delivery_desk(text)
from public, anon, authenticated;
grant execute on function public.change_stock(uuid, integer, uuid), public.move_store_picture(uuid, integer), public.store_desk(uuid), public.store_delivery_desk(text)
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
  and exists (
    select from public.store_pictures as i join public.store_products as p on p.id = i.product_id
    where i.file = objects.name and p.active
  )
);
create policy "staff can see pictures of the store" on storage.objects
for select to authenticated using (bucket_id = 'store-pictures' and (select private.is_staff()));
create policy "staff can remove pictures of the store" on storage.objects
for delete to authenticated using (bucket_id = 'store-pictures' and (select private.is_staff()));
