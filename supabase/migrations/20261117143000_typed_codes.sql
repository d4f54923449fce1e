-- An owner may type the code of who told them about the site, where a plan is bought. A code that was typed has no click to
-- be older than the account, so it counts until money has come; everything else holds as for a link.
create or replace function public.keep_referral(code text, touched_at timestamptz default null) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.affiliates;
  account public.business_accounts;
  mailbox constant text := '^([^+@]+)(\+[^@]*)?(@.*)$';
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
      and lower(regexp_replace(mine.email, mailbox, '\1\3')) = lower(regexp_replace(theirs.email, mailbox, '\1\3'))
  ) then
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
