-- What was written to somebody, and what came through the contact page, is not kept for ever. The privacy policy says how long.

-- Mail that is done: 90 days. An address nobody confirmed: 30 days, the link in its mail lives for seven. One that left the
-- newsletter: a year, so that the links in what it was sent still answer. A message that was dealt with: a year.
create function public.forget_old_mail() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.outbox as o
  where o.status in ('sent', 'failed', 'kept', 'dropped') and o.created_at < now() - interval '90 days';
  delete from public.newsletter_subscribers as s
  where s.status = 'pending' and coalesce(s.confirm_sent_at, s.created_at) < now() - interval '30 days'
    or s.status = 'unsubscribed' and s.unsubscribed_at < now() - interval '1 year';
  delete from public.contact_messages as m
  where m.status in ('answered', 'closed') and m.created_at < now() - interval '1 year'
$$;
revoke execute on function public.forget_old_mail() from public, anon, authenticated;
grant execute on function public.forget_old_mail() to service_role;
