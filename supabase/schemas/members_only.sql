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

-- What the team does about a person (sanctions.sql); here because whoever is suspended is no member meanwhile.
create table public.sanctions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('warning', 'silence', 'suspension')),
  canned text check (canned ~ '^[a-z]+(_[a-z]+)*$' and length(canned) <= 40),
  note text check (length(note) <= 2000),
  -- What it is about, in the words of the queue.
  subject_kind text check (subject_kind ~ '^[a-z]+(_[a-z]+)*$' and length(subject_kind) <= 40),
  subject_id uuid,
  given_by uuid references auth.users (id) on delete set null,
  given_at timestamptz not null default now(),
  ends_at timestamptz,
  lifted_by uuid references auth.users (id) on delete set null,
  lifted_at timestamptz,
  check ((kind = 'warning') = (ends_at is null)),
  check (num_nonnulls(canned, note) > 0)
);
call private.passport(
  'public.sanctions', written_by => 'site',
  people => '{"user_id": "community", "given_by": {"left_out": "work of the team"}, "lifted_by": {"left_out": "work of the team"}}'
);
create index sanctions_user_id on public.sanctions (user_id, given_at desc);
create index sanctions_given_by on public.sanctions (given_by) where given_by is not null;
create index sanctions_lifted_by on public.sanctions (lifted_by) where lifted_by is not null;
comment on table public.sanctions is
  'Warnings, silence and suspensions. Written by functions only; staff read it, and whom it is about through how_i_stand, without who gave it.';
create function private.sanctioned_until(member uuid, wanted text) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select max(s.ends_at) from public.sanctions as s
    where s.user_id = member and s.kind = wanted and s.lifted_at is null and s.ends_at > now()
  );
end $$;

create function private.is_suspended() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.sanctioned_until(auth.uid(), 'suspension') is not null;
end $$;

revoke execute on function private.sanctioned_until(uuid, text) from public, anon, authenticated;

create function private.is_member() returns boolean
language sql stable set search_path = ''
as $$
  select auth.jwt() ->> 'is_anonymous' is distinct from 'true' and not private.is_leaving() and not private.is_suspended()
$$;
comment on function private.members_only is
  'Once for each statement, on every table that is written by members and read by others.';
grant execute on function private.is_member(), private.is_leaving(), private.is_suspended() to anon, authenticated, service_role;
