-- An owner may type the code of who told them about the site, where a plan is bought. A code that was typed has no click to
-- be older than the account, so it counts until money has come; everything else holds as for a link.
create function private.mailbox_of(email text) returns text
language sql immutable set search_path = ''
as $$
  -- What follows a plus is a name for the same mailbox; at Google dots are none of it.
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
  from (
    select split_part(split_part(lower(email), '@', 1), '+', 1) as name, split_part(lower(email), '@', 2) as host
  ) as parts
$$;
revoke execute on function private.mailbox_of(text) from public, anon, authenticated;

create or replace function public.keep_referral(code text, touched_at timestamptz default null) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.affiliates;
  account public.business_accounts;
begin
  select * into account from public.business_accounts where owner_id = auth.uid();
  select * into a from public.affiliates as f where f.code = lower(keep_referral.code) and f.status = 'approved';
  if account.id is null or a.user_id is null or a.user_id = account.owner_id then
    return false;
  end if;
  -- The same mailbox under another name is the same person.
  if exists (
    select from auth.users as mine join auth.users as theirs on theirs.id = a.user_id
    where mine.id = account.owner_id
      and private.mailbox_of(mine.email) = private.mailbox_of(theirs.email)
  ) or private.is_same_hand(a.user_id, account.id) then
    return false;
  end if;
  if touched_at > now() or touched_at < now() - make_interval(days => (a.terms ->> 'window_days')::integer)
    or account.created_at < touched_at - interval '1 minute'
    or exists (select from public.payments where business_id = account.id)
  then
    return false;
  end if;
  insert into public.referrals (business_id, affiliate_id, terms, touched_at)
  values (account.id, a.user_id, a.terms, coalesce(keep_referral.touched_at, now()))
  on conflict do nothing;
  return found;
end $$;
