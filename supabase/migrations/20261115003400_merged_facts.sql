-- When two places become one, a doubted fact that waits for staff follows: its name in the queue is made of the place.
create or replace function private.move_confirmations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved record;
begin
  insert into public.fact_statements (place_id, fact, said_as, said_at)
  select new.new_id, f.fact, f.said_as, f.said_at from public.fact_statements as f where f.place_id = new.old_id
  on conflict do nothing;
  insert into public.fact_confirmations (place_id, user_id, fact, answer, settled_at, created_at)
  select new.new_id, c.user_id, c.fact, c.answer, c.settled_at, c.created_at
  from public.fact_confirmations as c where c.place_id = new.old_id
  on conflict do nothing;
  for moved in
    select distinct o.subject_id as old_subject, n.subject_id as new_subject
    from public.fact_confirmations as o
    join public.fact_confirmations as n on n.place_id = new.new_id and n.fact = o.fact
    where o.place_id = new.old_id
  loop
    -- One that waits there already stands for both.
    if exists (
      select from public.moderation_items as i
      where i.subject_kind = 'fact' and i.subject_id = moved.new_subject and i.status = 'open'
    ) then
      perform private.withdraw_moderation('fact', moved.old_subject);
    end if;
    update public.moderation_items set subject_id = moved.new_subject
    where subject_kind = 'fact' and subject_id = moved.old_subject;
  end loop;
  insert into public.saved_places (user_id, place_id, created_at)
  select s.user_id, new.new_id, s.created_at from public.saved_places as s where s.place_id = new.old_id
  on conflict do nothing;
  return null;
end $$;
