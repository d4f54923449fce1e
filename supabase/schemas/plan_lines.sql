-- Lines of the plans that functions check, and the lowest plan that has each. Every other sold line depends on the tier of a
-- listing or on a limit. supabase/tests/plans.test.ts compares this list with the page's.

create function private.plan_lines() returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_build_object(
    'searches', 2, 'hours', 2, 'answers', 2, 'replies', 2, 'campaigns', 2, 'branches', 3, 'support', 3
  )
$$;

-- A trial has what its plan has: these lines take nothing from others.
create function private.account_has(account uuid, line text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.memberships as m join public.plans as p on p.plan_type = m.plan_type
    where m.business_id = account and m.status = 'active' and p.rank >= (private.plan_lines() ->> line)::integer
  )
$$;

create function private.business_has(business uuid, line text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select private.account_has(b.business_account_id, line) from public.businesses as b where b.id = business), false)
$$;

revoke execute on function
  private.plan_lines(), private.account_has(uuid, text), private.business_has(uuid, text)
from public, anon, authenticated;
