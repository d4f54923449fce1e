-- Bands that owners book by themselves: a town, the days, words and a picture of their own business. Paid first, then read by
-- staff, then shown under the name "Sponsored"; what is refused goes back. Money is a fact that is only ever added to, and a
-- booking follows from it. Nobody writes a booking by themselves.

-- Which page a placement stands on, for those that can be booked.
create function private.sponsored_page(placement text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select case placement when 'banner' then 'home' when 'directory' then 'businesses' end $$;

create table public.sponsor_bookings (
  id uuid primary key default gen_random_uuid(),
  -- What a transfer and the invoice name.
  reference text not null unique default 'A-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)),
  business_id uuid not null references public.business_accounts (id) on delete cascade,
  place_id uuid not null references public.places (id) on delete cascade,
  placement text not null check (private.sponsored_page(placement) is not null),
  town jsonb not null check (private.are_towns(jsonb_build_array(town))),
  starts_on date not null,
  -- The last day it is shown.
  ends_on date not null,
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  title text not null check (length(btrim(title)) between 3 and 70),
  body text not null check (length(btrim(body)) between 10 and 200),
  photo_id uuid references public.photos (id) on delete set null,
  status text not null default 'unpaid' check (status in ('unpaid', 'review', 'booked', 'refused', 'cancelled')),
  cancelled_by text check (cancelled_by in ('owner', 'taken', 'money')),
  -- What staff say to the owner.
  note text not null default '' check (length(note) <= 500),
  price_cents integer not null check (price_cents > 0),
  tax_name text not null default '',
  tax_percent numeric(5, 2) not null default 0,
  tax_terms jsonb not null default '{}',
  total_cents integer not null check (total_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  provider text not null check (provider in ('manual', 'stripe')),
  -- Until when the days are kept free without money.
  held_until timestamptz not null,
  promotion_id uuid unique references public.promotions (id) on delete set null,
  created_at timestamptz not null default now(),
  check (ends_on - starts_on between 6 and 89),
  check ((status = 'cancelled') = (cancelled_by is not null))
);
call private.passport(
  'public.sponsor_bookings', written_by => 'site',
  people => '{"business_id": {"part": "money", "through": "business_accounts.owner_id"}}',
  places => '{"place_id": "moves"}'
);
create index sponsor_bookings_business_id on public.sponsor_bookings (business_id, created_at desc);
create index sponsor_bookings_place_id on public.sponsor_bookings (place_id);
create index sponsor_bookings_photo_id on public.sponsor_bookings (photo_id);
create index sponsor_bookings_days on public.sponsor_bookings (placement, starts_on) where status in ('unpaid', 'review', 'booked');
comment on table public.sponsor_bookings is 'A band in a town for some days, at the price of its day. Written by functions only.';
create trigger audit after update on public.sponsor_bookings
for each row execute function private.audit('id');

create table public.sponsor_payments (
  ref text primary key check (length(ref) <= 255),
  booking_id uuid references public.sponsor_bookings (id) on delete set null,
  amount_cents integer check (amount_cents >= 0),
  currency text,
  paid_at timestamptz,
  refunded_cents integer not null default 0 check (refunded_cents >= 0)
);
call private.passport(
  'public.sponsor_payments', written_by => 'site',
  people => '{"booking_id": {"left_out": "their booking and its invoice say the same"}}'
);
create index sponsor_payments_booking_id on public.sponsor_payments (booking_id);
comment on table public.sponsor_payments is 'Money that came for a band, and how much of it went back. Only ever added to.';
create trigger audit after insert or update on public.sponsor_payments
for each row execute function private.audit('ref');

alter table public.invoices add foreign key (booking_id) references public.sponsor_bookings (id) on delete set null;
alter table public.promotions add foreign key (photo_id) references public.photos (id) on delete set null;

-- A band has its town to itself: of two whose towns share visitors, one is shown on a day.
create function private.days_taken(placement text, town jsonb, besides uuid default null)
returns table (starts_on date, ends_on date)
language sql stable security definer set search_path = ''
as $$
  select b.starts_on, b.ends_on from public.sponsor_bookings as b
  where b.placement = days_taken.placement and b.id is distinct from besides and b.ends_on >= private.today()
    and (b.status in ('review', 'booked') or b.status = 'unpaid' and b.held_until > now())
    and extensions.cube_distance(
      private.sphere_point((b.town ->> 'lat')::double precision, (b.town ->> 'lng')::double precision),
      private.sphere_point((days_taken.town ->> 'lat')::double precision, (days_taken.town ->> 'lng')::double precision)
    ) <= 80
$$;

create function private.are_days_taken(placement text, town jsonb, first date, last date, besides uuid default null) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.days_taken(are_days_taken.placement, are_days_taken.town, besides) as t
    where t.starts_on <= last and t.ends_on >= first
  )
$$;

-- What so many days cost an account: the only place where it is reckoned.
create function private.quote_booking(account uuid, placement text, days integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'currency', p.currency, 'price_cents', c.cents, 'tax_name', t.tax ->> 'name', 'tax_percent', t.tax -> 'percent',
    'tax_terms', t.tax -> 'terms', 'total_cents', private.with_tax(c.cents, (t.tax ->> 'percent')::numeric, t.tax -> 'terms')
  )
  from public.sponsor_placements as p
  cross join lateral (select private.tax_for(account) as tax) as t
  cross join lateral (select ceil(p.monthly_cents * days / 30.0)::integer as gross) as g
  cross join lateral (select g.gross - private.tax_within(g.gross, (t.tax ->> 'off')::numeric) as cents) as c
  where p.id = quote_booking.placement and p.active and p.monthly_cents is not null
    and private.sponsored_page(p.id) is not null and private.payment_provider() in ('manual', 'stripe')
$$;

-- What is known of whom a band would reach, from our own count: views of its page, of visitors in the country, and how often
-- bands in this very town were seen in a day. Null is not known; what samples were counted is never in it.
create function private.reach_of(placement text, town jsonb, country text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'page_views', (
      select sum(d.views) from public.page_days as d
      where d.kind = 'path' and d.key = case private.sponsored_page(placement) when 'home' then '/' else '/businesses' end
        and d.day > private.today() - 30 and not d.is_sample
    ),
    'country_views', (
      select sum(d.views) from public.page_days as d
      where d.kind = 'country' and d.key = country and d.day > private.today() - 30 and not d.is_sample
    ),
    'seen_a_day', (
      select round(sum(d.impressions)::numeric / count(distinct d.day)) from public.promo_days as d
      join public.promotions as p on p.slug = d.promotion
      where d.placement = private.sponsored_page(reach_of.placement) and d.day > private.today() - 90 and not d.is_sample
        and p.towns <> '[]'
        and private.is_in_towns(p.towns, (town ->> 'lat')::double precision, (town ->> 'lng')::double precision)
    )
  )
$$;

-- For an owner, before they book: what can be had, what it costs, whom it reaches, and which days are gone.
create function public.sponsor_offer(business_id uuid, placement text default null, town jsonb default null, country text default null, days integer default 7)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.owns_account(sponsor_offer.business_id) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if sponsor_offer.town is not null and not private.are_towns(jsonb_build_array(sponsor_offer.town)) then
    raise exception 'town' using errcode = '22023';
  end if;
  return jsonb_build_object(
    'way', private.payment_provider(),
    'placements', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'monthly_cents', p.monthly_cents, 'currency', p.currency) order by p.position)
      from public.sponsor_placements as p
      where private.quote_booking(sponsor_offer.business_id, p.id, 30) is not null
    ), '[]'),
    'places', coalesce((
      select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'city', u.city, 'country_code', u.country_code, 'photos', coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'width', f.width, 'height', f.height) order by f.is_cover desc, f.position, f.id)
        from public.photos as f where f.place_id = u.id and f.status = 'published' and not f.is_timetable and f.review_id is null
      ), '[]')) order by u.name)
      from public.businesses as b join public.business_unified as u on u.id = b.place_id
      where b.business_account_id = sponsor_offer.business_id and b.status = 'published' and not u.is_sample
    ), '[]'),
    'quote', private.quote_booking(
      sponsor_offer.business_id, sponsor_offer.placement, least(greatest(coalesce(sponsor_offer.days, 7), 7), 90)
    ),
    'reach', case when sponsor_offer.town is not null
      then private.reach_of(sponsor_offer.placement, sponsor_offer.town, upper(left(sponsor_offer.country, 2))) end,
    'taken', coalesce((
      select jsonb_agg(jsonb_build_object('from', t.starts_on, 'to', t.ends_on) order by t.starts_on)
      from private.days_taken(sponsor_offer.placement, sponsor_offer.town) as t
      where sponsor_offer.town is not null
    ), '[]')
  );
end $$;

create function private.issue_booking_invoice(b public.sponsor_bookings) returns public.invoices
language sql volatile security definer set search_path = ''
as $$
  insert into public.invoices (
    number, business_id, booking_id, issuer, buyer, lines, net_cents, tax_cents, total_cents, currency, issued_on
  )
  select
    private.next_number('INV', private.today()), b.business_id, b.id,
    coalesce((select value from private.settings where name = 'invoice_issuer'), '{}'),
    jsonb_build_object(
      'name', coalesce(d.name, nullif(a.name, ''), p.display_name, ''), 'address', coalesce(d.address, ''),
      'country_code', coalesce(d.country_code, ''), 'tax_id', coalesce(d.tax_id, '')
    ),
    jsonb_build_array(
      jsonb_build_object('kind', 'band', 'placement', b.placement, 'town', b.town ->> 'name', 'from', b.starts_on, 'to', b.ends_on,
        'cents', b.price_cents),
      jsonb_build_object(
        'kind', 'tax', 'name', b.tax_name, 'percent', b.tax_percent, 'cents', t.cents,
        'included', coalesce((b.tax_terms ->> 'included')::boolean, false),
        'reversed', coalesce((b.tax_terms ->> 'reversed')::boolean, false),
        'own_number', coalesce(b.tax_terms ->> 'own_number', '')
      )
    ),
    b.total_cents - t.cents, t.cents, b.total_cents, b.currency, private.today()
  from public.business_accounts as a
  cross join lateral (select private.tax_within(b.total_cents, b.tax_percent) as cents) as t
  left join public.billing_details as d on d.business_id = a.id
  left join public.profiles as p on p.id = a.owner_id
  where a.id = b.business_id
  returning *
$$;

-- An owner books. The price is that of the table; what they saw is compared, never taken.
create function public.book_sponsorship(
  business_id uuid, place uuid, placement text, town jsonb, starts_on date, ends_on date, language text, title text, body text,
  seen_cents integer, photo uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  quote jsonb;
  b public.sponsor_bookings;
  i public.invoices;
begin
  if not private.owns_account(business_id) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  perform private.need_second_factor();
  if not exists (
    select from public.businesses as o join public.business_unified as u on u.id = o.place_id
    where o.place_id = place and o.business_account_id = business_id and o.status = 'published' and not u.is_sample
  ) then
    raise exception 'place' using errcode = 'P0001';
  end if;
  if photo is not null and not exists (
    select from public.photos as f where f.id = photo and f.place_id = place and f.status = 'published' and not f.is_timetable
  ) then
    raise exception 'photo' using errcode = 'P0001';
  end if;
  if town is null or not private.are_towns(jsonb_build_array(town)) then
    raise exception 'town' using errcode = 'P0001';
  end if;
  -- Staff read it first; nobody books for next year at today's price.
  if starts_on is null or ends_on is null or starts_on < private.today() + 2 or starts_on > private.today() + 180
    or ends_on - starts_on not between 6 and 89
  then
    raise exception 'days' using errcode = 'P0001';
  end if;
  quote := private.quote_booking(business_id, placement, ends_on - starts_on + 1);
  if quote is null then
    raise exception 'closed' using errcode = 'PT423';
  end if;
  if (quote ->> 'total_cents')::integer is distinct from seen_cents then
    raise exception 'changed' using errcode = 'PT423';
  end if;
  if (
    select count(*) from public.sponsor_bookings as q
    where q.business_id = book_sponsorship.business_id and q.created_at > now() - interval '1 day'
  ) >= 10 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  -- One after the other: of two for the same days the second finds them gone.
  perform pg_advisory_xact_lock(hashtextextended('sponsor ' || placement, 0));
  -- A new wish of the same owner for the same place takes the room of what they began and did not pay.
  perform private.drop_booking(q.id, 'owner') from public.sponsor_bookings as q
  where q.business_id = book_sponsorship.business_id and q.place_id = place and q.placement = book_sponsorship.placement
    and q.status = 'unpaid';
  if private.are_days_taken(placement, town, starts_on, ends_on) then
    raise exception 'taken' using errcode = 'PT423';
  end if;
  insert into public.sponsor_bookings (
    business_id, place_id, placement, town, starts_on, ends_on, language, title, body, photo_id, price_cents, tax_name, tax_percent,
    tax_terms, total_cents, currency, provider, held_until
  )
  values (
    business_id, place, placement, town, starts_on, ends_on, language, btrim(title), btrim(body), photo,
    (quote ->> 'price_cents')::integer, quote ->> 'tax_name', (quote ->> 'tax_percent')::numeric, quote -> 'tax_terms',
    (quote ->> 'total_cents')::integer, quote ->> 'currency', private.payment_provider(),
    now() + case private.payment_provider() when 'stripe' then interval '1 hour' else interval '7 days' end
  )
  returning * into b;
  if b.provider = 'manual' then
    i := private.issue_booking_invoice(b);
  end if;
  return jsonb_strip_nulls(jsonb_build_object('booking', b.id, 'invoice', i.id));
end $$;

-- The band comes down or never goes up. What was paid for it goes back by whoever sends money back.
create function private.drop_booking(booking uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.promotions as p set status = 'ended'
  from public.sponsor_bookings as b where b.id = booking and p.id = b.promotion_id and p.status in ('live', 'paused');
  update public.sponsor_bookings as b set status = 'cancelled', cancelled_by = reason where b.id = booking;
  update public.invoices as i set status = 'void' where i.booking_id = booking and i.kind = 'invoice' and i.status = 'open';
end $$;

-- A booking follows from the money that is known, in whichever order it was heard of.
create function private.settle_booking(booked uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  b public.sponsor_bookings;
  i public.invoices;
  came integer;
  back integer;
  credited integer;
begin
  select * into b from public.sponsor_bookings where id = booked for update;
  select coalesce(sum(p.amount_cents), 0), coalesce(sum(least(p.refunded_cents, p.amount_cents)), 0) into came, back
  from public.sponsor_payments as p
  where p.booking_id = booked and p.paid_at is not null and p.currency = b.currency;
  if b.id is null or came < b.total_cents then
    return;
  end if;
  select * into i from public.invoices where booking_id = b.id and kind = 'invoice' and status <> 'void';
  if i.id is null then
    i := private.issue_booking_invoice(b);
  end if;
  select coalesce(-sum(total_cents), 0) into credited from public.invoices where corrects = i.id;
  if least(back, i.total_cents) > credited then
    perform private.issue_credit_note(i, least(back, i.total_cents) - credited, private.today());
  end if;
  update public.invoices
  set status = case when back >= i.total_cents then 'refunded' else 'paid' end, paid_at = coalesce(paid_at, now())
  where id = i.id;
  if b.status in ('unpaid', 'review', 'booked') and back >= b.total_cents then
    perform private.drop_booking(b.id, 'money');
  elsif b.status = 'unpaid' then
    perform pg_advisory_xact_lock(hashtextextended('sponsor ' || b.placement, 0));
    -- Money that came after the days had gone to somebody else goes back.
    if b.held_until < now() and private.are_days_taken(b.placement, b.town, b.starts_on, b.ends_on, b.id) then
      perform private.drop_booking(b.id, 'taken');
      perform private.tell_of_booking(b.id, 'taken');
    else
      update public.sponsor_bookings set status = 'review' where id = b.id;
    end if;
  end if;
end $$;

create function private.tell_of_booking(booking uuid, what text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify_plainly(
    a.owner_id, 'sponsorship', b.title, '/dashboard/sponsorship/' || b.id, true, 'now',
    jsonb_build_object('what', what, 'at', b.starts_on)
  )
  from public.sponsor_bookings as b join public.business_accounts as a on a.id = b.business_id
  where b.id = booking and a.owner_id is not null
$$;

-- An event of the provider about a band, in whichever order it comes. Called by record_payment_event, once for each event.
create function private.record_booking_event(event jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pay jsonb := event -> 'payment';
  booked uuid := coalesce(
    (select id from public.sponsor_bookings where id::text = event ->> 'sale'),
    (select booking_id from public.sponsor_payments where ref = pay ->> 'ref')
  );
begin
  if pay is not null then
    insert into public.sponsor_payments as p (ref, booking_id, amount_cents, currency, paid_at, refunded_cents)
    values (
      pay ->> 'ref', booked, (pay ->> 'amount_cents')::integer, upper(pay ->> 'currency'), (pay ->> 'paid_at')::timestamptz,
      -- A bank that took money back names no booking, and may have been heard first.
      greatest(
        coalesce((pay ->> 'refunded_cents')::integer, 0),
        coalesce((select g.refunded_cents from public.gift_payments as g where g.ref = pay ->> 'ref'), 0)
      )
    )
    on conflict (ref) do update set
      booking_id = coalesce(p.booking_id, excluded.booking_id), amount_cents = coalesce(p.amount_cents, excluded.amount_cents),
      currency = coalesce(p.currency, excluded.currency), paid_at = coalesce(p.paid_at, excluded.paid_at),
      refunded_cents = greatest(p.refunded_cents, excluded.refunded_cents);
    perform private.settle_booking(booked);
  end if;
  return 'taken';
end $$;

-- Staff say that a transfer for a band came, or that it went back. Called by confirm_transfer.
create function private.confirm_booking_transfer(i public.invoices, refund_cents integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  b public.sponsor_bookings;
begin
  select * into b from public.sponsor_bookings where id = i.booking_id and provider = 'manual' for update;
  if b.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if private.owns_account(b.business_id) then
    raise exception 'own_account' using errcode = '42501', detail = 'Someone else of the team confirms your payments.';
  end if;
  perform private.need_second_factor();
  if refund_cents is null then
    if i.status <> 'open' then
      raise exception 'conflict' using errcode = 'PT423';
    end if;
    insert into public.sponsor_payments (ref, booking_id, amount_cents, currency, paid_at)
    values ('band:' || b.id, b.id, i.total_cents, i.currency, now());
  else
    update public.sponsor_payments as p set refunded_cents = p.refunded_cents + refund_cents
    where p.ref = 'band:' || b.id and refund_cents >= 1 and refund_cents <= p.amount_cents - p.refunded_cents;
    if not found then
      raise exception 'conflict' using errcode = 'PT423', detail = 'No more goes back than came.';
    end if;
  end if;
  perform private.settle_booking(b.id);
end $$;

-- The owner thinks better of it, before it is shown: all of it goes back.
create function public.cancel_sponsorship(booking uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  b public.sponsor_bookings;
begin
  select * into b from public.sponsor_bookings where id = cancel_sponsorship.booking for update;
  if b.id is null or not private.owns_account(b.business_id) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform private.need_second_factor();
  if not (b.status in ('unpaid', 'review') or b.status = 'booked' and b.starts_on > private.today()) then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  perform private.drop_booking(b.id, 'owner');
end $$;

-- Staff read what an owner paid for. Taken, it is a promotion that goes up on its first day; days that passed while it was read
-- are added at its end. Nobody decides about a band of their own.
create function public.decide_sponsorship(booking uuid, accept boolean, note text default '') returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  b public.sponsor_bookings;
  late integer;
  trusted_before text := coalesce(current_setting('mahalla.trusted', true), '');
  place record;
  shown uuid;
begin
  perform private.ask_staff();
  select * into b from public.sponsor_bookings where id = decide_sponsorship.booking for update;
  if b.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if private.owns_account(b.business_id) then
    raise exception 'own_account' using errcode = '42501';
  end if;
  perform private.need_second_factor();
  if b.status <> 'review' then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  if not accept then
    if length(btrim(coalesce(decide_sponsorship.note, ''))) < 3 then
      raise exception 'note' using errcode = 'P0001';
    end if;
    update public.sponsor_bookings set status = 'refused', note = left(btrim(decide_sponsorship.note), 500) where id = b.id;
    perform private.tell_of_booking(b.id, 'refused');
    return;
  end if;
  select u.slug, u.is_sample into place from public.business_unified as u where u.id = b.place_id;
  if place.slug is null or place.is_sample then
    raise exception 'place' using errcode = 'P0001';
  end if;
  late := greatest(private.today() - b.starts_on, 0);
  perform pg_advisory_xact_lock(hashtextextended('sponsor ' || b.placement, 0));
  if private.are_days_taken(b.placement, b.town, b.starts_on + late, b.ends_on + late, b.id) then
    raise exception 'taken' using errcode = 'PT423';
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  insert into public.promotions (
    slug, title, body, cta_label, href, tone, status, placements, languages, towns, starts_at, ends_at, photo_id, is_paid
  )
  values (
    lower(b.reference), jsonb_build_object('en', b.title, b.language, b.title), jsonb_build_object('en', b.body, b.language, b.body),
    '{"en": "See the page", "ar": "افتح الصفحة", "ur": "صفحہ دیکھیں", "fr": "Voir la page", "tr": "Sayfaya git", "id": "Lihat halaman"}',
    '/business/' || place.slug, 'brand', 'live', array[private.sponsored_page(b.placement)], '{}', jsonb_build_array(b.town),
    (b.starts_on + late)::timestamp at time zone 'utc', (b.ends_on + late + 1)::timestamp at time zone 'utc', b.photo_id, true
  )
  returning id into shown;
  perform set_config('mahalla.trusted', trusted_before, true);
  update public.sponsor_bookings
  set status = 'booked', promotion_id = shown, note = left(btrim(coalesce(decide_sponsorship.note, '')), 500),
    starts_on = b.starts_on + late, ends_on = b.ends_on + late
  where id = b.id;
  perform private.tell_of_booking(b.id, 'booked');
end $$;

-- What was bought, with what came of it: for its owner, and for staff all that waits or goes on.
create function private.present_booking(b public.sponsor_bookings) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(b) - 'tax_terms' || jsonb_build_object(
    'place', (select jsonb_build_object('name', u.name, 'slug', u.slug) from public.business_unified as u where u.id = b.place_id),
    'photo', (
      select jsonb_build_object('id', f.id, 'width', f.width, 'height', f.height) from public.photos as f
      where f.id = b.photo_id and f.status = 'published'
    ),
    'is_lapsed', b.status = 'unpaid' and b.held_until < now(),
    'came_cents', (select coalesce(sum(p.amount_cents), 0) from public.sponsor_payments as p where p.booking_id = b.id and p.paid_at is not null),
    'back_cents', (select coalesce(sum(p.refunded_cents), 0) from public.sponsor_payments as p where p.booking_id = b.id),
    'invoices', coalesce((
      select jsonb_agg(jsonb_build_object('id', i.id, 'number', i.number, 'kind', i.kind) order by i.created_at, i.number)
      from public.invoices as i where i.booking_id = b.id and i.status <> 'void'
    ), '[]'),
    'days', coalesce((
      select jsonb_agg(jsonb_build_object('day', d.day, 'impressions', d.impressions, 'clicks', d.clicks) order by d.day)
      from public.promo_days as d join public.promotions as p on p.slug = d.promotion
      where p.id = b.promotion_id and not d.is_sample
    ), '[]')
  )
$$;

create function public.own_sponsorships(business_id uuid, booking uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.owns_account(own_sponsorships.business_id) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  return coalesce((
    select jsonb_agg(private.present_booking(b) order by b.created_at desc, b.id)
    from public.sponsor_bookings as b
    where b.business_id = own_sponsorships.business_id and coalesce(b.id = own_sponsorships.booking, true)
  ), '[]');
end $$;

create function public.sponsorship_desk() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  return coalesce((
    select jsonb_agg(
      private.present_booking(b) || jsonb_build_object('is_own', private.owns_account(b.business_id))
      order by b.status <> 'review', b.starts_on, b.id
    )
    from (
      select * from public.sponsor_bookings as s
      where s.status <> 'unpaid' order by s.status <> 'review', s.created_at desc limit 200
    ) as b
  ), '[]');
end $$;

-- For the process: what the provider must know to take the payment. Null where nothing is to be paid.
create function public.sponsorship_to_pay(booking uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', b.id, 'email', u.email, 'currency', b.currency, 'total_cents', b.total_cents, 'placement', b.placement)
  from public.sponsor_bookings as b
  join public.business_accounts as a on a.id = b.business_id
  join auth.users as u on u.id = a.owner_id
  where b.id = sponsorship_to_pay.booking and b.status = 'unpaid' and b.provider = 'stripe' and b.held_until > now()
$$;

grant select on public.sponsor_bookings, public.sponsor_payments to authenticated;
create policy "owners can see what they booked" on public.sponsor_bookings
for select to authenticated
using (business_id in (select id from public.business_accounts where owner_id = (select auth.uid())));
create policy "staff can see what was booked" on public.sponsor_bookings
for select to authenticated using ((select private.is_staff()));
create policy "staff can see what was paid for bands" on public.sponsor_payments
for select to authenticated using ((select private.is_staff()));

revoke execute on function private.sponsored_page(text), private.days_taken(text, jsonb, uuid),
  private.are_days_taken(text, jsonb, date, date, uuid), private.quote_booking(uuid, text, integer), private.reach_of(text, jsonb, text),
  private.issue_booking_invoice(public.sponsor_bookings), private.drop_booking(uuid, text), private.settle_booking(uuid),
  private.tell_of_booking(uuid, text), private.record_booking_event(jsonb),
  private.confirm_booking_transfer(public.invoices, integer), private.present_booking(public.sponsor_bookings),
  public.sponsor_offer(uuid, text, jsonb, text, integer),
  public.book_sponsorship(uuid, uuid, text, jsonb, date, date, text, text, text, integer, uuid), public.cancel_sponsorship(uuid),
  public.decide_sponsorship(uuid, boolean, text), public.own_sponsorships(uuid, uuid), public.sponsorship_desk(),
  public.sponsorship_to_pay(uuid) from public, anon, authenticated;
grant execute on function public.sponsor_offer(uuid, text, jsonb, text, integer),
  public.book_sponsorship(uuid, uuid, text, jsonb, date, date, text, text, text, integer, uuid), public.cancel_sponsorship(uuid),
  public.decide_sponsorship(uuid, boolean, text), public.own_sponsorships(uuid, uuid), public.sponsorship_desk() to authenticated;
grant execute on function public.sponsorship_to_pay(uuid) to service_role;
