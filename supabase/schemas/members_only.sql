-- People whom an app has signed in without an account (`is_anonymous` in their token) are at most visitors wherever members
-- are meant: what others see, decide by or are written to about. Their own shelf is theirs: profile, saved places, the
-- places they follow, marks in the Quran. Asked by triggers, not by policies: they also stand before functions that act
-- past row-level security, and they say what is missing where a policy would silently find no row. Whoever adds a table
-- decides where it belongs (supabase/tests/members-only.test.ts asks).

-- Whoever asked for their account to be deleted is locked until then: it must not act while its member thinks it over. Nor
-- does one that a superadmin locked.
create function private.is_leaving() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles as p where p.id = auth.uid() and (p.leaves_at is not null or p.locked_at is not null))
$$;

create function private.is_member() returns boolean
language sql stable set search_path = ''
as $$
  select auth.jwt() ->> 'is_anonymous' is distinct from 'true' and not private.is_leaving()
$$;
comment on function private.members_only is
  'Once for each statement, on every table that is written by members and read by others.';
grant execute on function private.is_member(), private.is_leaving() to anon, authenticated, service_role;
