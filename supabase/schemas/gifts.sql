-- Gifts to the site: what somebody wants to give, and the money that came. As with plans, money is a fact that is only ever
-- added to: by the payment provider's events, or by staff who saw the transfer. Nobody writes these tables by themselves.

create table public.gift_purposes (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  title jsonb not null check (private.is_localised(title, 120)),
  text jsonb not null check (private.is_localised(text, 600)),
  active boolean not null default true,
  position smallint not null default 0
);
call private.passport('public.gift_purposes', written_by => 'members', watched => '{id}');
comment on table public.gift_purposes is 'What people can give for. Staff write them; title and text are texts by language.';
create trigger audit after insert or update or delete on public.gift_purposes
for each row execute function private.audit('id');
insert into public.gift_purposes (id, position, title, text) values
('running', 1,
 '{"en": "Keep the site running", "ar": "استمرار الموقع", "ur": "سائٹ کو جاری رکھنا", "fr": "Faire vivre le site", "tr": "Sitenin ayakta kalması", "id": "Menjaga situs tetap berjalan"}',
 '{"en": "Servers, mail, backups and the hours of the people who look after them. Listings stay free.", "ar": "الخوادم والبريد والنسخ الاحتياطية وساعات من يعتنون بها. ويبقى الإدراج مجانيًا.", "ur": "سرور، ای میل، بیک اپ اور ان کی دیکھ بھال کرنے والوں کا وقت۔ اندراج مفت رہتا ہے۔", "fr": "Serveurs, e-mails, sauvegardes et le temps de celles et ceux qui s’en occupent. Les fiches restent gratuites.", "tr": "Sunucular, e-posta, yedekler ve bunlarla ilgilenenlerin emeği. Kayıtlar ücretsiz kalır.", "id": "Server, email, cadangan, dan waktu orang-orang yang merawatnya. Pendaftaran tetap gratis."}'),
('data', 2,
 '{"en": "Check halal evidence and mosques", "ar": "التحقق من أدلة الحلال والمساجد", "ur": "حلال ثبوت اور مساجد کی جانچ", "fr": "Vérifier les preuves halal et les mosquées", "tr": "Helal kanıtlarının ve camilerin doğrulanması", "id": "Memeriksa bukti halal dan masjid"}',
 '{"en": "People who visit, call and read certificates, so that what you read here is true.", "ar": "أناس يزورون ويتصلون ويقرؤون الشهادات ليكون ما هنا صحيحًا.", "ur": "وہ لوگ جو جا کر دیکھتے، فون کرتے اور سرٹیفکیٹ پڑھتے ہیں، تاکہ جو یہاں لکھا ہے وہ سچ ہو۔", "fr": "Des personnes qui se déplacent, appellent et lisent les certificats, pour que ce qui est écrit ici soit vrai.", "tr": "Burada yazan doğru olsun diye yerinde bakan, arayan ve belgeleri okuyan insanlar.", "id": "Orang-orang yang berkunjung, menelepon, dan membaca sertifikat, agar yang tertulis di sini benar."}');

create table public.gifts (
  id uuid primary key default gen_random_uuid(),
  -- What a transfer names.
  reference text not null unique default 'G-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)),
  purpose_id text not null references public.gift_purposes (id),
  amount_cents integer not null check (amount_cents between 100 and 100000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  cycle text not null check (cycle in ('once', 'monthly')),
  name text not null default '' check (length(name) <= 160),
  email text not null check (length(email) between 3 and 320 and email like '%_@_%'),
  language text not null default 'en' check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  user_id uuid references auth.users (id) on delete set null,
  provider text not null check (provider in ('manual', 'stripe')),
  subscription_ref text unique check (length(subscription_ref) <= 255),
  stopped_at timestamptz,
  -- When whoever gives by transfer was told how.
  told_at timestamptz,
  created_at timestamptz not null default now()
);
call private.passport('public.gifts', written_by => 'site', people => '{"user_id": "money"}');
create index gifts_by_time on public.gifts (created_at desc);
create index gifts_user_id on public.gifts (user_id);
create index gifts_purpose_id on public.gifts (purpose_id);
create index gifts_email on public.gifts (email, created_at);
comment on table public.gifts is 'What somebody said they want to give. It is a gift once money came: see gift_payments.';

create table public.gift_payments (
  ref text primary key check (length(ref) <= 255),
  gift_id uuid references public.gifts (id),
  -- The receipt's; given when both the gift and the money are known.
  number text unique,
  amount_cents integer check (amount_cents >= 0),
  currency text,
  paid_at timestamptz,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  told text not null default '' check (told in ('', 'receipt', 'refund'))
);
call private.passport(
  'public.gift_payments', written_by => 'site',
  people => '{"gift_id": {"part": "money", "through": "gifts.user_id"}}',
  watched => '{ref}'
);
create index gift_payments_gift_id on public.gift_payments (gift_id);
create index gift_payments_to_tell on public.gift_payments (ref) where number is not null and told <> 'refund';
comment on table public.gift_payments is 'Money that came as a gift, and how much of it went back. Only ever added to.';
create trigger audit after insert or update on public.gift_payments
for each row execute function private.audit('ref');

-- Someone wants to give. Written by the process, which has looked at the form; the way is the one the site takes payments by.
create function public.start_gift(gift jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  way text := private.payment_provider();
  g public.gifts;
begin
  if way not in ('manual', 'stripe') then
    raise exception 'closed' using errcode = '55000';
  end if;
  delete from public.gifts as old
  where old.created_at < now() - interval '90 days' and not exists (select from public.gift_payments as p where p.gift_id = old.id);
  if (
    select count(*) from public.gifts as q
    where q.email = lower(btrim(start_gift.gift ->> 'email')) and q.created_at > now() - interval '1 day'
  ) >= 5 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.gifts (purpose_id, amount_cents, currency, cycle, name, email, language, user_id, provider)
  select p.id, (start_gift.gift ->> 'amount_cents')::integer, (select currency from public.plans order by rank desc limit 1),
    start_gift.gift ->> 'cycle', coalesce(btrim(start_gift.gift ->> 'name'), ''), lower(btrim(start_gift.gift ->> 'email')),
    start_gift.gift ->> 'language', (start_gift.gift ->> 'user_id')::uuid, way
  from public.gift_purposes as p where p.id = start_gift.gift ->> 'purpose' and p.active
  returning * into g;
  if g.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  return to_jsonb(g);
end $$;

-- A receipt for money that came for a gift we know.
create function private.number_gift(payment text) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.gift_payments as p
  set number = private.next_number('GIFT', (now() at time zone 'utc')::date)
  where p.ref = payment and p.number is null and p.gift_id is not null and p.paid_at is not null
$$;

-- An event of the provider about a gift, in whichever order it comes. Called by record_payment_event, once for each event.
create function private.record_gift_event(event jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pay jsonb := event -> 'payment';
  sub jsonb := event -> 'subscription';
  g uuid;
begin
  if event ->> 'gift' ~ '^[0-9a-f-]{36}$' then
    select id into g from public.gifts where id = (event ->> 'gift')::uuid for update;
  end if;
  g := coalesce(
    g,
    (select id from public.gifts where subscription_ref = coalesce(sub ->> 'ref', pay ->> 'subscription')),
    (select gift_id from public.gift_payments where ref = pay ->> 'ref')
  );
  if sub is not null and g is not null then
    update public.gifts
    set subscription_ref = sub ->> 'ref',
      stopped_at = case
        when (sub ->> 'cancel_at_end')::boolean or sub ->> 'status' in ('canceled', 'incomplete_expired')
          then coalesce(stopped_at, (event ->> 'made_at')::timestamptz)
      end
    where id = g;
  end if;
  if pay is not null then
    insert into public.gift_payments as p (ref, gift_id, amount_cents, currency, paid_at, refunded_cents)
    values (
      pay ->> 'ref', g, (pay ->> 'amount_cents')::integer, upper(pay ->> 'currency'), (pay ->> 'paid_at')::timestamptz,
      greatest(
        coalesce((pay ->> 'refunded_cents')::integer, 0),
        coalesce((select refunded_cents from public.payments where ref = pay ->> 'ref'), 0)
      )
    )
    on conflict (ref) do update set
      gift_id = coalesce(p.gift_id, excluded.gift_id), amount_cents = coalesce(p.amount_cents, excluded.amount_cents),
      currency = coalesce(p.currency, excluded.currency), paid_at = coalesce(p.paid_at, excluded.paid_at),
      refunded_cents = greatest(p.refunded_cents, excluded.refunded_cents);
    perform private.number_gift(pay ->> 'ref');
  end if;
  return case when g is null then 'unknown' else 'taken' end;
end $$;

-- Staff say that a gift came by transfer, or went back. Never about a gift of their own.
create function public.confirm_gift(gift uuid, cents integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  g public.gifts;
  day date := (now() at time zone 'utc')::date;
  payment text;
begin
  perform private.ask_staff();
  select * into g from public.gifts where id = confirm_gift.gift and provider = 'manual' for update;
  if g.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if g.user_id = auth.uid() then
    raise exception 'own_account' using errcode = '42501';
  end if;
  perform private.need_second_factor();
  if cents is null or cents not between 1 and 100000000 then
    raise exception 'invalid' using errcode = '22023';
  end if;
  -- Twice pressed is once given. A monthly gift comes again on another day.
  payment := 'gift:' || g.id || case g.cycle when 'monthly' then ':' || day else '' end;
  insert into public.gift_payments (ref, gift_id, amount_cents, currency, paid_at)
  values (payment, g.id, cents, g.currency, now()) on conflict do nothing;
  if not found then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  perform private.number_gift(payment);
end $$;

create function public.refund_gift(payment text, cents integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  if exists (
    select from public.gift_payments as p join public.gifts as g on g.id = p.gift_id
    where p.ref = payment and g.user_id = auth.uid()
  ) then
    raise exception 'own_account' using errcode = '42501';
  end if;
  perform private.need_second_factor();
  update public.gift_payments as p set refunded_cents = p.refunded_cents + cents
  from public.gifts as g
  where p.ref = payment and g.id = p.gift_id and g.provider = 'manual' and cents >= 1
    and cents <= p.amount_cents - p.refunded_cents;
  if not found then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
end $$;

-- For staff: gifts, newest first, with what came of each.
create function public.list_gifts(max_results integer default 20, skipped integer default 0) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  perform private.ask_staff();
  select jsonb_build_object(
    'total', (select count(*) from public.gifts),
    'gifts', coalesce(jsonb_agg(to_jsonb(page)), '[]')
  ) into result
  from (
    select g.id, g.reference, g.amount_cents, g.currency, g.cycle, g.name, g.email, g.provider, g.stopped_at, g.created_at,
      coalesce(g.user_id = auth.uid(), false) as is_own, u.title as purpose,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('ref', p.ref, 'number', p.number, 'amount_cents', p.amount_cents, 'paid_at', p.paid_at,
            'refunded_cents', p.refunded_cents)
          order by p.paid_at desc
        )
        from public.gift_payments as p where p.gift_id = g.id and p.number is not null
      ), '[]') as payments
    from public.gifts as g join public.gift_purposes as u on u.id = g.purpose_id
    order by g.created_at desc, g.id
    limit least(greatest(max_results, 1), 100) offset greatest(skipped, 0)
  ) as page;
  return result;
end $$;

-- The page that asks for gifts: what for, and what came this year, without a word about who gave.
create function public.giving_page() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'currency', (select currency from public.plans order by rank desc limit 1),
    'purposes', coalesce(jsonb_agg(
      jsonb_build_object('id', u.id, 'title', u.title, 'text', u.text, 'given_cents', (
        select coalesce(sum(p.amount_cents - least(p.refunded_cents, p.amount_cents)), 0)
        from public.gifts as g join public.gift_payments as p on p.gift_id = g.id
        where g.purpose_id = u.id and p.paid_at >= date_trunc('year', now())
          and p.currency = (select currency from public.plans order by rank desc limit 1)
      ))
      order by u.position, u.id
    ), '[]')
  )
  from public.gift_purposes as u where u.active
$$;

-- Letters about gifts that wait: how to transfer, receipts, refunds. Whoever takes them puts them into the outbox.
create function public.take_gift_letters(max_results integer default 50) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  with waiting as (
    update public.gifts as g set told_at = now()
    where g.id in (
      select w.id from public.gifts as w
      where w.told_at is null and w.provider = 'manual' limit take_gift_letters.max_results for update skip locked
    )
    returning g.id, 'how' as kind, g.amount_cents, g.currency, g.reference as number, g.created_at as at
  ),
  came as (
    update public.gift_payments as p set told = case when p.refunded_cents > 0 then 'refund' else 'receipt' end
    where p.ref in (
      select w.ref from public.gift_payments as w
      where w.number is not null and (w.told = '' or w.told = 'receipt' and w.refunded_cents > 0)
      limit take_gift_letters.max_results for update skip locked
    )
    returning p.gift_id, p.told, case p.told when 'refund' then p.refunded_cents else p.amount_cents end, p.currency, p.number,
      p.paid_at
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'gift', g.id, 'kind', t.kind, 'cents', t.cents, 'currency', t.currency, 'number', t.number, 'at', t.at,
    'name', g.name, 'email', g.email, 'language', g.language, 'purpose', u.title,
    'renews', g.cycle = 'monthly' and g.provider = 'stripe' and g.stopped_at is null,
    'issuer', coalesce((select value from private.settings where name = 'invoice_issuer'), '{}')
  )), '[]')
  from (select * from waiting union all select * from came) as t (gift_id, kind, cents, currency, number, at)
  join public.gifts as g on g.id = t.gift_id
  join public.gift_purposes as u on u.id = g.purpose_id
$$;
grant select on public.gift_purposes to anon;
grant select, insert, update, delete on public.gift_purposes to authenticated;
grant select on public.gifts, public.gift_payments to authenticated;

create policy "everyone can see what gifts are for" on public.gift_purposes
for select to anon, authenticated using (active);
create policy "staff can manage what gifts are for" on public.gift_purposes
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "givers can see their gifts" on public.gifts
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can see gifts" on public.gifts
for select to authenticated using ((select private.is_staff()));
create policy "givers can see what came" on public.gift_payments
for select to authenticated using (gift_id in (select id from public.gifts where user_id = (select auth.uid())));
create policy "staff can see what came" on public.gift_payments
for select to authenticated using ((select private.is_staff()));

revoke execute on function private.number_gift(text), private.record_gift_event(jsonb), public.start_gift(jsonb),
  public.confirm_gift(uuid, integer), public.refund_gift(text, integer), public.list_gifts(integer, integer),
  public.giving_page(), public.take_gift_letters(integer) from public, anon, authenticated;
grant execute on function public.confirm_gift(uuid, integer), public.refund_gift(text, integer),
  public.list_gifts(integer, integer) to authenticated;
grant execute on function public.giving_page() to anon, authenticated, service_role;
grant execute on function public.start_gift(jsonb), public.take_gift_letters(integer) to service_role;
