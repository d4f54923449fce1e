-- A newsletter for a time that is over went out at once: a wrong year wrote to everybody. It is refused, save for the minutes
-- between filling in the form and sending it.
create or replace function public.schedule_newsletter(issue uuid, at timestamptz, seen timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  known public.newsletter_issues;
begin
  if not private.is_staff() then
    raise exception 'Only staff send newsletters' using errcode = '42501';
  end if;
  select * into known from public.newsletter_issues as i where i.id = schedule_newsletter.issue for update;
  if known.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if known.status <> 'draft' or known.updated_at is distinct from schedule_newsletter.seen then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  if known.blocks = '[]' or exists (
    select from jsonb_to_recordset(known.blocks) as b (kind text, text text, href text)
    where b.kind in ('heading', 'text', 'button') and btrim(b.text) = ''
      or b.kind in ('picture', 'button', 'listing', 'event') and b.href = ''
  ) then
    raise exception 'incomplete' using errcode = '22023';
  end if;
  if schedule_newsletter.at is null or schedule_newsletter.at < now() - interval '15 minutes'
    or schedule_newsletter.at > now() + interval '1 year' then
    raise exception 'send_at' using errcode = '22023';
  end if;
  update public.newsletter_issues as i
  set status = 'scheduled', send_at = greatest(schedule_newsletter.at, now()) where i.id = known.id;
end $$;
