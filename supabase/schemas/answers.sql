-- Answering: how long it takes, and what a team has written once so that it need not write it again.

create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.business_accounts (id) on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 60 and private.is_plain_name(title)),
  body text not null check (length(btrim(body)) between 5 and 2000),
  created_at timestamptz not null default now()
);
call private.passport(
  'public.saved_replies', written_by => 'members',
  people => '{"account_id": {"part": "places", "through": "business_accounts.owner_id", "shows": ["title", "body", "created_at"]}}'
);
create index saved_replies_account_id on public.saved_replies (account_id, title);
comment on table public.saved_replies is 'What a team answers often. For the team of an account whose plan has it.';

-- The accounts the caller works for in one of these roles, as far as their plan has the line. A listing that staff put under an
-- account of somebody else opens nothing of it.
create function private.my_accounts_with(line text, variadic roles text[]) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select distinct a.id from public.businesses as b
  join public.business_accounts as a on a.id = b.business_account_id and a.owner_id = b.owner_id
  where b.id in (select private.my_businesses_as(variadic roles)) and private.account_has(a.id, line)
$$;

create function private.guard_saved_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.replies'), hashtext(new.account_id::text));
  if (select count(*) from public.saved_replies as r where r.account_id = new.account_id) >= 30 then
    raise exception 'too_many' using errcode = 'PT429', hint = 'Thirty saved replies are the most';
  end if;
  new.title := btrim(new.title);
  new.body := private.clean_text(new.body);
  return new;
end $$;
create trigger guard before insert on public.saved_replies
for each row execute function private.guard_saved_reply();

grant select, insert (account_id, title, body), delete on public.saved_replies to authenticated;
create policy "the team can use saved replies where the plan has them" on public.saved_replies
for select to authenticated
using (account_id in (select private.my_accounts_with('replies', 'owner', 'manager', 'helper')));
create policy "owners and managers can save replies where the plan has them" on public.saved_replies
for insert to authenticated
with check (account_id in (select private.my_accounts_with('replies', 'owner', 'manager')));
create policy "owners and managers can take saved replies away" on public.saved_replies
for delete to authenticated using (account_id in (select private.my_accounts_with('replies', 'owner', 'manager')));

-- For the page: what is saved, and the account a new one goes to. Null where no plan has it.
create function public.replies_desk() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when exists (select private.my_accounts_with('replies', 'owner', 'manager', 'helper')) then jsonb_build_object(
    'account', (
      select a.id from public.business_accounts as a
      where a.id in (select private.my_accounts_with('replies', 'owner', 'manager'))
      order by a.owner_id = auth.uid() desc, a.created_at limit 1
    ),
    'replies', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'body', r.body) order by r.title, r.id), '[]')
      from public.saved_replies as r
      where r.account_id in (select private.my_accounts_with('replies', 'owner', 'manager', 'helper'))
    )
  ) end
$$;

-- How long it took in the last ninety days, in the middle, and what waits: reviews, first questions, and what visitors wrote
-- after an answer. Null where no plan of theirs has it.
create function public.owner_answers(of_place uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with mine as materialized (
    select b.id, b.place_id from public.businesses as b
    where b.id in (select private.my_businesses_as('owner', 'manager', 'helper'))
      and (owner_answers.of_place is null or b.place_id = owner_answers.of_place)
      and private.business_has(b.id, 'answers')
  ),
  -- What a visitor wrote first after an answer, or at all, and the answer that came next.
  turns as (
    select w.at, w.n = 1 as is_first, (
      select min(a.created_at) from public.thread_messages as a
      where a.thread_id = w.thread_id and a.sender = 'business' and a.created_at > w.at
    ) as answered, w.is_done
    from (
      select m.thread_id, m.created_at as at, m.sender, t.is_done,
        row_number() over (partition by m.thread_id order by m.created_at, m.id) as n,
        lag(m.sender) over (partition by m.thread_id order by m.created_at, m.id) as before
      from public.thread_messages as m
      join public.business_threads as t on t.id = m.thread_id
      join public.businesses as b on b.id = t.business_id and b.owner_id = t.owner_id
      where t.business_id in (select o.id from mine as o) and m.status = 'published'
    ) as w
    where w.sender = 'visitor' and w.before is distinct from 'visitor'
  ),
  asked as (
    select 'reviews' as kind, coalesce(r.published_at, r.created_at) as at, a.created_at as answered, false as is_done
    from public.reviews as r left join public.review_replies as a on a.review_id = r.id
    where r.place_id in (select o.place_id from mine as o) and r.status = 'published'
    union all
    select case when t.is_first then 'questions' else 'messages' end, t.at, t.answered, t.is_done from turns as t
  )
  select case when exists (select from mine) then (
    select jsonb_agg(jsonb_build_object(
      'kind', k.kind,
      'answered', (select count(*) from asked as a where a.kind = k.kind and a.answered > now() - interval '90 days'),
      'waiting', (select count(*) from asked as a where a.kind = k.kind and a.answered is null and not a.is_done),
      'minutes', (
        select round(percentile_cont(0.5) within group (order by greatest(0, extract(epoch from a.answered - a.at)) / 60)::numeric)
        from asked as a where a.kind = k.kind and a.answered > now() - interval '90 days'
      )
    ) order by k.n)
    from unnest(array['reviews', 'questions', 'messages']) with ordinality as k (kind, n)
  ) end
$$;
revoke execute on function
  private.my_accounts_with(text, text[]), private.guard_saved_reply(), public.replies_desk(), public.owner_answers(uuid)
from public, anon, authenticated;
grant execute on function private.my_accounts_with(text, text[]) to authenticated;
grant execute on function public.replies_desk(), public.owner_answers(uuid) to authenticated, service_role;
