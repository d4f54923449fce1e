-- Placements for sponsors, their prices, and the number of people they reach.

create table public.sponsor_placements (
  id text primary key check (id in ('lead', 'supporting', 'banner', 'directory')),
  -- Null: the price is agreed on.
  monthly_cents integer check (monthly_cents > 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  active boolean not null default true,
  position smallint not null default 0
);
call private.passport('public.sponsor_placements', written_by => 'members', watched => '{id}');
insert into public.sponsor_placements (id, position) values ('lead', 1), ('supporting', 2), ('banner', 3), ('directory', 4);
comment on table public.sponsor_placements is 'Places on the site that sponsors can have, and their price for a month. Set by superadmins.';
create trigger audit after insert or update or delete on public.sponsor_placements
for each row execute function private.audit('id');
create index promo_analytics_created_at on public.promo_analytics (created_at);

-- The page of sponsorship in one answer. Reach is the sum of the last thirty days; single days are for superadmins,
-- the sums are for everyone.
create function public.sponsorship_page() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'placements', coalesce((
      select jsonb_agg(to_jsonb(p) - 'active' - 'position' || jsonb_build_object(
        -- These an owner books without asking anybody, once they have a price and somebody takes payments.
        'can_be_booked', p.id in ('banner', 'directory') and p.monthly_cents is not null
          and private.payment_provider() in ('manual', 'stripe')
      ) order by p.position, p.id)
      from public.sponsor_placements as p where p.active
    ), '[]'),
    'sponsors', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', s.id, 'name', s.name, 'logo_url', s.logo_url, 'website_url', s.website_url, 'tier', s.tier,
          'is_sample', s.is_sample)
        order by s.tier, s.position, s.id
      )
      from public.sponsors as s
      where s.active and (s.agreed or s.is_sample) and private.is_between(s.shown_from, s.shown_until)
    ), '[]'),
    'views', (
      select coalesce(sum(d.views), 0) from public.page_days as d
      where d.kind = 'all' and d.day > private.today() - 30 and not d.is_sample
    ),
    'home_views', (
      select coalesce(sum(d.views), 0) from public.page_days as d
      where d.kind = 'path' and d.key = '/' and d.day > private.today() - 30 and not d.is_sample
    ),
    'impressions', (
      select coalesce(sum(d.impressions), 0) from public.promo_days as d
      where d.day > private.today() - 30 and not d.is_sample
    ),
    'clicks', (
      select coalesce(sum(d.clicks), 0) from public.promo_days as d where d.day > private.today() - 30 and not d.is_sample
    )
  )
$$;
grant select on public.sponsor_placements to anon;
grant select, update on public.sponsor_placements to authenticated;
create policy "everyone can see what sponsors can have" on public.sponsor_placements
for select to anon, authenticated using (active);
create policy "superadmins can see every placement" on public.sponsor_placements
for select to authenticated using ((select private.has_role('superadmin')));
create policy "superadmins can set prices" on public.sponsor_placements
for update to authenticated
using ((select private.has_role('superadmin'))) with check ((select private.has_role('superadmin')));
revoke execute on function public.sponsorship_page() from public, anon, authenticated;
grant execute on function public.sponsorship_page() to anon, authenticated, service_role;
create trigger ask_second_factor before update on public.sponsor_placements
for each row when (auth.uid() is not null) execute function private.ask_second_factor();

-- What stands on the page about money: what anyone is shown for money today, whoever looks. Sample rows were paid for by nobody.
create function public.income_page() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'percent', (select t.percent from public.affiliate_terms as t),
    'sponsors', (
      select count(*) from public.sponsors as s
      where s.active and s.agreed and not s.is_sample and private.is_between(s.shown_from, s.shown_until)
    ),
    'promotions', (
      select count(*) from public.promotions as p
      where p.status = 'live' and not p.is_sample
        and coalesce(p.starts_at <= now(), true) and coalesce(p.ends_at > now(), true)
    ),
    'products', (select count(*) from public.store_products as p where p.active and not p.is_sample)
  )
$$;
revoke execute on function public.income_page() from public, anon, authenticated;
grant execute on function public.income_page() to anon, authenticated, service_role;
