-- Whoever sends the prices as they are is told so, instead of that the new ones are out.
create or replace function public.set_plan_price(plan text, monthly integer, annual integer, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  perform set_config('mahalla.reason', private.read_reason(reason), true);
  if plan is null or plan not in ('premium', 'enterprise') or monthly is null or annual is null
    or monthly not between 100 and 10000000 or annual not between monthly and monthly * 12
  then
    raise exception 'price' using errcode = '22023';
  end if;
  update public.plans as p set monthly_cents = monthly, annual_cents = annual
  where p.plan_type = plan and (p.monthly_cents, p.annual_cents) <> (monthly, annual);
  if not found then
    raise exception 'same_price' using errcode = '22023';
  end if;
  perform set_config('mahalla.reason', '', true);
end $$;
