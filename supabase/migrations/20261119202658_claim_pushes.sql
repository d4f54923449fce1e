-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

create or replace function public.claim_pushes(max_results integer default 200)
returns table (
  id bigint, endpoint text, p256dh text, auth text, language text, stop_key uuid, subject text, ends_at timestamptz, content jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with due as (
    select p.id from private.pushes as p where p.begun_at is null and p.due_at <= now()
    order by p.due_at limit least(greatest(max_results, 1), 1000) for update skip locked
  ),
  begun as (
    update private.pushes as p set begun_at = now(), attempts = p.attempts + 1 from due where p.id = due.id returning p.*
  ),
  -- Once for all devices it goes to.
  cards as materialized (
    select n.id, private.notification_card(n) as card from public.notifications as n
    where n.id in (select (b.content ->> 'notification')::uuid from begun as b)
  )
  select b.id, s.endpoint, s.p256dh, s.auth, s.language, s.stop_key, b.subject, b.ends_at,
    b.content || case when c.id is null then '{}' else jsonb_build_object('card', c.card) end
  from begun as b
  join public.push_subscriptions as s on s.id = b.subscription_id
  left join cards as c on c.id = (b.content ->> 'notification')::uuid;
end $$;
