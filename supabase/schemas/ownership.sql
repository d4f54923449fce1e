-- Muslim ownership: a fact of its own, apart from the food. What is known lies here, for the owner and staff; the public
-- columns muslim_owned and ownership_level follow it, and stay empty while the owner hides the label.

create table public.ownership_statements (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  kind text not null check (kind in ('self_declared', 'document', 'mosque_vouched', 'staff_visited')),
  said_by uuid references auth.users (id) on delete set null,
  mosque_id uuid references public.places (id) on delete cascade,
  document text check (length(document) <= 1000),
  statement text check (length(statement) <= 1000),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'withdrawn')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  check (kind <> 'mosque_vouched' or mosque_id is not null),
  constraint ownership_statements_document_is_an_address check (document ~ '^(https://|evidence-documents/)')
);
call private.passport(
  'public.ownership_statements', written_by => 'members',
  people => '{"decided_by": {"left_out": "work of the team"}, "said_by": "places"}',
  places => '{"place_id": "private.move_ownership", "mosque_id": "private.move_ownership"}',
  watched => '{id}'
);
create index ownership_statements_place on public.ownership_statements (place_id, kind);
create index ownership_statements_said_by on public.ownership_statements (said_by);
create index ownership_statements_mosque_id on public.ownership_statements (mosque_id);
create unique index ownership_statements_one_vouch on public.ownership_statements (place_id, said_by)
where kind = 'mosque_vouched' and status = 'accepted';
comment on table public.ownership_statements is
  'How it is known that Muslims own a business. For its owner, staff and whoever said it; written by functions only.';

create table public.ownership_privacy (
  place_id uuid primary key references public.places (id) on delete cascade,
  hidden_by uuid references auth.users (id) on delete set null,
  hidden_at timestamptz not null default now()
);
call private.passport(
  'public.ownership_privacy', written_by => 'members',
  people => '{"hidden_by": "places"}',
  places => '{"place_id": "private.move_ownership"}'
);
comment on table public.ownership_privacy is
  'Businesses whose owner does not want Muslim ownership shown. While a row is here, nothing public tells it.';

create trigger audit after insert or update or delete on public.ownership_statements
for each row execute function private.audit('id');
grant select on public.ownership_statements, public.ownership_privacy to authenticated;
create policy "people can see their own statements" on public.ownership_statements
for select to authenticated using (said_by = (select auth.uid()));
create policy "owners can see what is known of their ownership" on public.ownership_statements
for select to authenticated
using (place_id in (select b.place_id from public.businesses as b where b.owner_id = (select auth.uid())));
create policy "staff can see statements of ownership" on public.ownership_statements
for select to authenticated using ((select private.is_staff()));
create policy "owners can see what they hide" on public.ownership_privacy
for select to authenticated
using (place_id in (select b.place_id from public.businesses as b where b.owner_id = (select auth.uid())));
create policy "staff can see what owners hide" on public.ownership_privacy
for select to authenticated using ((select private.is_staff()));

create function private.is_ownership_hidden(place uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.ownership_privacy as p where p.place_id = place) $$;

-- 4: seen by staff. 3: two admins of mosques vouch for it, and still are admins. 2: a document that staff checked.
-- 1: the owner says so. 0: nobody has said.
create function private.ownership_level_of(place uuid) returns smallint
language sql stable security definer set search_path = ''
as $$
  with said as (
    select s.* from public.ownership_statements as s where s.place_id = place and s.status = 'accepted'
  )
  select case
    when exists (select from said as s where s.kind = 'staff_visited') then 4
    when (
      select count(distinct s.said_by) from said as s
      join public.mosque_admins as a on a.mosque_id = s.mosque_id and a.user_id = s.said_by
      where s.kind = 'mosque_vouched' and not private.serves_place(place, s.said_by)
    ) >= 2 then 3
    when exists (select from said as s where s.kind = 'document') then 2
    when exists (select from said as s where s.kind = 'self_declared') then 1
    else 0
  end::smallint
$$;

create function private.refresh_ownership(place_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed uuid[];
begin
  with fresh as (
    select p.id, case
      when exists (select from public.ownership_privacy as h where h.place_id = p.id) then null
      else nullif(private.ownership_level_of(p.id), 0)
    end as level
    from public.places as p
    where p.id = any (place_ids) and p.kind = 'business'
  ),
  written as (
    insert into public.place_standing as s (place_id, ownership_level, muslim_owned)
    select f.id, f.level, case when f.level >= 1 then true end from fresh as f
    where f.level is not null
      or exists (
        select from public.place_standing as x
        where x.place_id = f.id and (x.ownership_level is not null or x.muslim_owned is not null)
      )
    on conflict (place_id) do update
    set ownership_level = excluded.ownership_level, muslim_owned = excluded.muslim_owned, updated_at = now()
    where s.ownership_level is distinct from excluded.ownership_level
      or s.muslim_owned is distinct from excluded.muslim_owned
    returning s.place_id
  )
  select array_agg(w.place_id) into changed from written as w;
  if changed is not null then
    -- A listing that is not public now gets its standing when it is published.
    perform private.publish_places(
      'business', array(select u.id from public.business_unified as u where u.id = any (changed))
    );
  end if;
end $$;

create function private.weigh_ownership() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_ownership(array(select distinct place_id from changed_rows));
  return null;
end $$;
create trigger weigh_insert after insert on public.ownership_statements referencing new table as changed_rows
for each statement execute function private.weigh_ownership();
create trigger weigh_update after update on public.ownership_statements referencing new table as changed_rows
for each statement execute function private.weigh_ownership();
create trigger weigh_delete after delete on public.ownership_statements referencing old table as changed_rows
for each statement execute function private.weigh_ownership();

-- An admin who leaves a mosque no longer vouches for anyone in its name.
create function private.weigh_vouches() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_ownership(array(
    select distinct s.place_id from public.ownership_statements as s
    where s.kind = 'mosque_vouched' and s.mosque_id = old.mosque_id and s.said_by = old.user_id
  ));
  return null;
end $$;
create trigger weigh_vouches after delete on public.mosque_admins
for each row execute function private.weigh_vouches();

create function private.move_ownership() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.kind = 'mosque' then
    update public.ownership_statements set mosque_id = new.new_id where mosque_id = new.old_id;
    return null;
  end if;
  insert into public.ownership_privacy (place_id, hidden_by, hidden_at)
  select new.new_id, p.hidden_by, p.hidden_at from public.ownership_privacy as p where p.place_id = new.old_id
  on conflict do nothing;
  update public.ownership_statements as s set status = 'withdrawn'
  where s.place_id = new.old_id and s.kind = 'mosque_vouched' and s.status = 'accepted'
    and exists (
      select from public.ownership_statements as o
      where o.place_id = new.new_id and o.said_by = s.said_by and o.kind = 'mosque_vouched' and o.status = 'accepted'
    );
  update public.ownership_statements set place_id = new.new_id where place_id = new.old_id;
  return null;
end $$;
create trigger move_ownership after insert or update on public.place_redirects
for each row when (new.old_id is not null) execute function private.move_ownership();

create function private.declare_ownership(place uuid, speaker uuid, is_muslim_owned boolean, of_sample boolean)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not is_muslim_owned then
    update public.ownership_statements as s set status = 'withdrawn'
    where s.place_id = place and s.kind = 'self_declared' and s.status = 'accepted';
  elsif not exists (
    select from public.ownership_statements as s
    where s.place_id = place and s.kind = 'self_declared' and s.status = 'accepted'
  ) then
    insert into public.ownership_statements (place_id, kind, said_by, status, is_sample)
    values (place, 'self_declared', speaker, 'accepted', of_sample);
  end if;
end $$;

-- A hidden truth never reaches a public row, whoever writes it; what the owner says is kept where only they and staff
-- read it.
create function private.guard_hidden_ownership() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.muslim_owned is null and new.ownership_level is null then
    return new;
  end if;
  if not private.is_ownership_hidden(new.place_id) then
    return new;
  end if;
  if tg_table_name = 'businesses' and new.muslim_owned is not null then
    perform private.declare_ownership(new.place_id, new.owner_id, new.muslim_owned, new.is_sample);
  end if;
  new.muslim_owned := null;
  new.ownership_level := null;
  return new;
end $$;
create trigger hide_ownership before insert or update on public.businesses
for each row execute function private.guard_hidden_ownership();
create trigger hide_ownership before insert or update on public.business for each row
when (new.muslim_owned is not null or new.ownership_level is not null)
execute function private.guard_hidden_ownership();

create function private.guard_hidden_unified() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.muslim_owned is not null or new.ownership_level is not null) and private.is_ownership_hidden(new.id) then
    new.muslim_owned := null;
    new.ownership_level := null;
  end if;
  return new;
end $$;
create trigger hide_ownership before insert or update on public.business_unified for each row
when (new.muslim_owned is not null or new.ownership_level is not null)
execute function private.guard_hidden_unified();

-- What the owner says, and whether anyone else is told.
create function public.set_ownership(place uuid, is_muslim_owned boolean, is_hidden boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.owns_place(place, auth.uid()) then
    raise exception 'Only the owner can say this' using errcode = '42501';
  end if;
  if is_muslim_owned is null or is_hidden is null then
    raise exception 'Say yes or no' using errcode = '22023';
  end if;
  if is_hidden then
    insert into public.ownership_privacy (place_id, hidden_by) values (place, auth.uid()) on conflict do nothing;
    update public.businesses as b set muslim_owned = null, ownership_level = null
    where b.place_id = place and (b.muslim_owned is not null or b.ownership_level is not null);
    update public.business as b set muslim_owned = null, ownership_level = null
    where b.place_id = place and (b.muslim_owned is not null or b.ownership_level is not null);
    perform private.declare_ownership(place, auth.uid(), is_muslim_owned, false);
  else
    delete from public.ownership_privacy as p where p.place_id = place;
    perform private.declare_ownership(place, auth.uid(), is_muslim_owned, false);
    update public.businesses as b set muslim_owned = is_muslim_owned
    where b.place_id = place and b.owner_id = auth.uid() and b.muslim_owned is distinct from is_muslim_owned;
  end if;
  perform private.refresh_ownership(array[place]);
end $$;

create function public.add_ownership_statement(
  place uuid, kind text, mosque uuid default null, document text default null, statement text default null
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  is_owner boolean := private.owns_place(add_ownership_statement.place, auth.uid());
  is_team boolean := private.serves_place(add_ownership_statement.place, auth.uid());
  wanted text := add_ownership_statement.kind;
  said text := nullif(btrim(add_ownership_statement.statement), '');
  proof text := nullif(btrim(add_ownership_statement.document), '');
  made uuid;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not exists (select from public.business_unified as u where u.id = add_ownership_statement.place) then
    raise exception 'There is no such business' using errcode = 'P0002';
  end if;
  if (
    select count(*) from public.ownership_statements as s
    where s.said_by = me and s.created_at > now() - interval '1 day'
  ) >= 20 then
    raise exception 'Enough for today' using errcode = 'PT429';
  end if;

  if wanted = 'document' then
    if not is_owner then
      raise exception 'Only the owner can hand in a document' using errcode = '42501';
    end if;
    if coalesce(said, proof) is null then
      raise exception 'Say what the document is and where it is found' using errcode = '22023';
    end if;
    if not private.is_own_proof(proof, me) then
      raise exception 'scan' using errcode = '22023';
    end if;
    insert into public.ownership_statements (place_id, kind, said_by, document, statement)
    values (add_ownership_statement.place, wanted, me, proof, said)
    returning id into made;
    perform private.enqueue_moderation(
      'ownership', made, add_ownership_statement.place, 'new', 'Document on ownership: ' || concat_ws(', ', said, proof),
      me
    );
  elsif wanted = 'mosque_vouched' then
    if is_team or not exists (
      select from public.mosque_admins as a where a.mosque_id = add_ownership_statement.mosque and a.user_id = me
    ) then
      raise exception 'Only admins of a mosque vouch in its name, and not for themselves' using errcode = '42501';
    end if;
    insert into public.ownership_statements (place_id, kind, said_by, mosque_id, statement, status)
    values (add_ownership_statement.place, wanted, me, add_ownership_statement.mosque, said, 'accepted')
    on conflict (place_id, said_by) where kind = 'mosque_vouched' and status = 'accepted'
    do update set mosque_id = excluded.mosque_id, statement = excluded.statement
    returning id into made;
  elsif wanted = 'staff_visited' then
    if not private.is_staff() or is_team then
      raise exception 'Only staff record visits, and not to their own business' using errcode = '42501';
    end if;
    insert into public.ownership_statements (place_id, kind, said_by, statement, status, decided_by, decided_at)
    values (add_ownership_statement.place, wanted, me, said, 'accepted', me, now())
    returning id into made;
  else
    raise exception 'Unknown kind of statement' using errcode = '22023';
  end if;
  return made;
end $$;

create function public.withdraw_ownership_statement(statement_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken boolean;
begin
  update public.ownership_statements as s set status = 'withdrawn'
  where s.id = statement_id and s.said_by = auth.uid() and s.status in ('pending', 'accepted')
    and s.kind in ('document', 'mosque_vouched', 'staff_visited');
  taken := found;
  if taken then
    perform private.withdraw_moderation('ownership', statement_id);
  end if;
  return taken;
end $$;

create function private.decide_ownership(subject_id uuid, decision text, note text, decided_by uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.ownership_statements as s
  set status = case decision when 'approved' then 'accepted' when 'rejected' then 'rejected' else 'pending' end,
    decided_by = case when decision in ('approved', 'rejected') then decide_ownership.decided_by end,
    decided_at = case when decision in ('approved', 'rejected') then now() end
  where s.id = subject_id and s.status <> 'withdrawn'
$$;

-- What everyone may know; null where the owner hides it or nobody has said anything.
create function private.ownership_summary(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'declared_at', (
      select max(s.created_at) from public.ownership_statements as s
      where s.place_id = place and s.kind = 'self_declared' and s.status = 'accepted'
    ),
    'document_at', (
      select max(s.decided_at) from public.ownership_statements as s
      where s.place_id = place and s.kind = 'document' and s.status = 'accepted'
    ),
    'visited_at', (
      select max(s.created_at) from public.ownership_statements as s
      where s.place_id = place and s.kind = 'staff_visited' and s.status = 'accepted'
    ),
    'vouches', (
      select coalesce(jsonb_agg(jsonb_build_object('mosque', m.name, 'slug', m.slug, 'at', s.created_at)
        order by s.created_at), '[]')
      from public.ownership_statements as s
      join public.mosque_admins as a on a.mosque_id = s.mosque_id and a.user_id = s.said_by
      join public.mosque_unified as m on m.id = s.mosque_id
      where s.place_id = place and s.kind = 'mosque_vouched' and s.status = 'accepted'
    )
  )
  where not private.is_ownership_hidden(place) and private.ownership_level_of(place) > 0
$$;

revoke execute on function
  private.is_ownership_hidden(uuid), private.ownership_level_of(uuid), private.refresh_ownership(uuid[]),
  private.declare_ownership(uuid, uuid, boolean, boolean), private.decide_ownership(uuid, text, text, uuid),
  private.ownership_summary(uuid), public.set_ownership(uuid, boolean, boolean),
  public.add_ownership_statement(uuid, text, uuid, text, text), public.withdraw_ownership_statement(uuid)
from public, anon, authenticated;
grant execute on function private.ownership_summary(uuid) to anon, authenticated, service_role;
grant execute on function
  public.set_ownership(uuid, boolean, boolean), public.add_ownership_statement(uuid, text, uuid, text, text),
  public.withdraw_ownership_statement(uuid)
to authenticated, service_role;
