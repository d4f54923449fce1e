-- Staff's lists about money: pending transfers, invoices, affiliates and payouts. Each function first checks that the caller
-- is staff; staff's actions stand with their subject (billing, affiliates).

create function private.ask_staff() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
end $$;

-- A word that somebody typed, as a part of a text. What stands for anything in LIKE stands for itself here.
create function private.part_of(word text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select '%' || regexp_replace(lower(btrim(word)), '([\\%_])', '\\\1', 'g') || '%' $$;

-- Invoices, newest first; those that wait for a transfer, oldest first. `wanted` is a number, a name or an address.
create function public.find_invoices(
  wanted text default '', state text default null, max_results integer default 20, skipped integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  perform private.ask_staff();
  with found as (
    select i.id, i.number, i.kind, i.status, i.issued_on, i.total_cents, i.currency, i.created_at,
      i.buyer ->> 'name' as buyer, u.email, coalesce(o.provider, s.provider) as provider, s.placement, o.plan_type, o.billing_cycle,
      coalesce(a.owner_id = auth.uid(), false) as is_own,
      case when i.kind = 'invoice' and i.status = 'paid' and coalesce(o.provider, s.provider) = 'manual'
        then i.total_cents + coalesce((select sum(c.total_cents) from public.invoices as c where c.corrects = i.id), 0)
        else 0
      end as refundable_cents
    from public.invoices as i
    left join public.plan_orders as o on o.id = i.order_id
    left join public.sponsor_bookings as s on s.id = i.booking_id
    left join public.business_accounts as a on a.id = i.business_id
    left join auth.users as u on u.id = a.owner_id
    where (
        state is null
        or case state
          when 'waiting' then i.status = 'open' and i.kind = 'invoice' and coalesce(o.provider, s.provider) = 'manual'
          when 'credit_note' then i.kind = 'credit_note'
          else i.kind = 'invoice' and i.status = state
        end
      )
      and (
        coalesce(btrim(wanted), '') = ''
        or lower(i.number) like private.part_of(wanted)
        or lower(i.buyer ->> 'name') like private.part_of(wanted)
        or lower(a.name) like private.part_of(wanted)
        or lower(u.email) = lower(btrim(wanted))
      )
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'invoices', coalesce((
      select jsonb_agg(to_jsonb(page) - 'created_at') from (
        select * from found
        order by case when state = 'waiting' then created_at end, created_at desc, number desc
        limit least(greatest(max_results, 1), 100) offset greatest(skipped, 0)
      ) as page
    ), '[]')
  ) into result;
  return result;
end $$;

-- Applications and affiliates, with what they brought. Those that wait: the oldest first.
create function public.affiliates_by_state(
  state text default 'pending', max_results integer default 20, skipped integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  result jsonb;
begin
  perform private.ask_staff();
  select jsonb_build_object(
    'total', (select count(*) from public.affiliates where status = state),
    'people', coalesce(jsonb_agg(to_jsonb(page)), '[]')
  ) into result
  from (
    select a.user_id, a.code, a.about, a.website_url, a.created_at, a.decided_at, a.user_id = auth.uid() as is_own,
      p.display_name as name, u.email,
      (select coalesce(sum(c.clicks), 0) from public.affiliate_clicks as c where c.affiliate_id = a.user_id) as clicks,
      (select count(*) from public.referrals as r where r.affiliate_id = a.user_id) as referrals
    from public.affiliates as a
    join auth.users as u on u.id = a.user_id
    left join public.profiles as p on p.id = a.user_id
    where a.status = state
    order by case when state = 'pending' then a.created_at end, a.created_at desc, a.user_id
    limit least(greatest(max_results, 1), 100) offset greatest(skipped, 0)
  ) as page;
  return result;
end $$;

-- What is owed to whom today, and what was paid. Below the least sum it waits.
create function public.payout_sheet(max_results integer default 200) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  day date := (now() at time zone 'utc')::date;
  result jsonb;
begin
  perform private.ask_staff();
  select jsonb_build_object(
    'owed', coalesce((
      select jsonb_agg(to_jsonb(d) order by d.cents desc, d.user_id) from (
        select a.user_id, p.display_name as name, u.email, c.currency, sum(c.amount_cents)::integer as cents,
          sum(c.amount_cents) >= greatest((a.terms ->> 'min_payout_cents')::integer, 1) as is_due,
          a.user_id = auth.uid() as is_own,
          exists (select from public.affiliate_accounts as s where s.user_id = a.user_id) as has_account
        from public.commissions as c
        join public.affiliates as a on a.user_id = c.affiliate_id
        join auth.users as u on u.id = a.user_id
        left join public.profiles as p on p.id = a.user_id
        where c.payout_id is null and c.payable_on <= day
        group by a.user_id, p.display_name, u.email, c.currency, a.terms
        having sum(c.amount_cents) > 0
      ) as d
    ), '[]'),
    'made', coalesce((
      select jsonb_agg(to_jsonb(m)) from (
        select o.id, p.display_name as name, u.email, o.amount_cents, o.currency, o.made_on, o.state, o.state_on, o.note,
          o.affiliate_id = auth.uid() as is_own,
          -- Where it goes is for whoever sends it.
          case when private.has_role('superadmin') then (
            select to_jsonb(s) - 'user_id' - 'updated_at' from public.affiliate_accounts as s where s.user_id = o.affiliate_id
          ) end as account
        from public.affiliate_payouts as o
        join auth.users as u on u.id = o.affiliate_id
        left join public.profiles as p on p.id = o.affiliate_id
        order by o.made_on desc, o.created_at desc, o.id
        limit least(greatest(max_results, 1), 10000)
      ) as m
    ), '[]')
  ) into result;
  return result;
end $$;

-- Letters about applications that were decided. Whoever takes them puts them into the outbox.
create function public.take_application_letters(max_results integer default 50) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  with affiliates as (
    update public.affiliates as a set told = a.status
    where a.user_id in (
      select w.user_id from public.affiliates as w
      where w.told <> w.status and w.status in ('approved', 'declined')
      order by w.decided_at limit take_application_letters.max_results for update skip locked
    )
    returning 'affiliate' as kind, a.user_id, a.status, null::text as name, null::text as note, null::text as address
  ),
  partners as (
    update public.partner_contacts as c set told = p.status
    from public.partners as p
    where p.id = c.partner_id and c.partner_id in (
      select w.partner_id from public.partner_contacts as w
      join public.partners as q on q.id = w.partner_id
      where w.told <> q.status and q.status <> 'pending'
      order by q.decided_at limit take_application_letters.max_results for update of w skip locked
    )
    returning 'partner' as kind, c.applicant_id, p.status, p.name, c.decision_note, c.contact_email
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', t.kind, 'status', t.status, 'name', t.name, 'note', t.note, 'email', coalesce(t.address, u.email),
    'language', coalesce(p.language, 'en')
  )), '[]')
  from (select * from affiliates union all select * from partners) as t (kind, user_id, status, name, note, address)
  left join auth.users as u on u.id = t.user_id
  left join public.profiles as p on p.id = t.user_id
  where coalesce(t.address, u.email) like '%_@_%'
$$;

revoke execute on function private.ask_staff(), private.part_of(text),
  public.find_invoices(text, text, integer, integer), public.affiliates_by_state(text, integer, integer),
  public.payout_sheet(integer), public.take_application_letters(integer) from public, anon, authenticated;
grant execute on function public.find_invoices(text, text, integer, integer),
  public.affiliates_by_state(text, integer, integer), public.payout_sheet(integer) to authenticated;
grant execute on function public.take_application_letters(integer) to service_role;
