-- The badge of a partner: what its signature is made with, what it says to whoever asks, and who decides.

-- The site's own key, made by the process that came first and the same for all of them from then on.
create function public.badge_key(candidate jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Waits for whoever is making one at this moment; the next statement then sees theirs.
  insert into private.settings (name, value) values ('badge_key', candidate) on conflict (name) do nothing;
  return (select value from private.settings where name = 'badge_key');
end $$;
comment on function public.badge_key is 'Called by the site at start. The key that badges and links of gifts are signed with.';

-- What a badge that we signed stands for today. Only what may be known of a badge that was once given out.
create function public.partner_standing(partner uuid, no integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', p.name, 'website_url', p.website_url, 'since', p.decided_at, 'until', p.expires_on, 'is_sample', p.is_sample,
    'state', case
      when p.status = 'revoked' then 'revoked'
      when p.badge_no <> partner_standing.no then 'replaced'
      when p.expires_on < (now() at time zone 'utc')::date then 'expired'
      else 'valid'
    end
  )
  from public.partners as p
  where p.id = partner_standing.partner and p.status in ('approved', 'revoked') and partner_standing.no between 1 and p.badge_no
$$;

-- Staff decide: taken in, not taken in, taken away, or for another year. Never about an application of their own.
create function public.decide_partner(partner uuid, decision text, note text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.partners;
begin
  perform private.ask_staff();
  select * into p from public.partners where id = decide_partner.partner for update;
  if p.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if exists (select from public.partner_contacts as c where c.partner_id = p.id and c.applicant_id = auth.uid()) then
    raise exception 'own_application' using errcode = '42501', detail = 'Someone else of the team decides about yours.';
  end if;
  perform private.need_second_factor();
  if decision is null or decision not in ('approved', 'declined', 'revoked', 'renewed') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if not (
    case decision
      when 'approved' then p.status in ('pending', 'declined', 'revoked')
      when 'declined' then p.status = 'pending'
      else p.status = 'approved'
    end
  ) then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  if decision in ('declined', 'revoked') and coalesce(btrim(note), '') = '' then
    raise exception 'needs_reason' using errcode = '22023';
  end if;
  if decision = 'renewed' then
    update public.partners as r
    set expires_on = (greatest(r.expires_on, (now() at time zone 'utc')::date) + interval '1 year')::date
    where r.id = p.id and r.expires_on is not null;
    return;
  end if;
  update public.partners as r set status = decision where r.id = p.id;
  update public.partner_contacts as c set decision_note = nullif(btrim(note), '') where c.partner_id = p.id;
end $$;

revoke execute on function public.badge_key(jsonb), public.partner_standing(uuid, integer),
  public.decide_partner(uuid, text, text) from public, anon, authenticated;
grant execute on function public.badge_key(jsonb) to service_role;
grant execute on function public.partner_standing(uuid, integer) to anon, authenticated, service_role;
grant execute on function public.decide_partner(uuid, text, text) to authenticated;
