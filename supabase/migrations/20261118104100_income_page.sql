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
call private.watch('public.affiliate_terms', 'id');
