-- How much waits on each screen of the staff: the same numbers whichever screen one is on.
create function public.staff_waiting() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  return jsonb_build_object(
    'queue', (select count(*) from public.moderation_items where status = 'open'),
    'claims', (select count(*) from public.moderation_items where status = 'open' and subject_kind = 'claim'),
    'messages', (select count(*) from public.contact_messages where status = 'new'),
    'chats', (select count(*) from public.chats where state = 'waiting'),
    'money', (
      select count(*) from public.invoices as i join public.plan_orders as o on o.id = i.order_id
      where i.status = 'open' and i.kind = 'invoice' and o.provider = 'manual'
    ) + (select count(*) from public.affiliates where status = 'pending'),
    'orders', (
      select count(*) from public.store_orders as o
      where case
        when o.status = 'cancelled' then exists (
          select from public.store_payments as s
          where s.order_id = o.id and s.paid_at is not null
          having sum(s.amount_cents) > sum(least(s.refunded_cents, s.amount_cents))
        )
        else o.status not in ('unconfirmed', 'done', 'refunded') and (o.status <> 'new' or o.provider = 'none')
      end
    ),
    'partners', (select count(*) from public.partners where status = 'pending'),
    'promotions', (select count(*) from public.promotions where status = 'review')
  );
end $$;
revoke execute on function public.staff_waiting() from public, anon;
grant execute on function public.staff_waiting() to authenticated, service_role;
