-- Following a person: what they make public is told to whoever wants to hear of it. Whom one follows is one's own affair;
-- the followed is told who does, and ends it with a block.

create table public.person_follows (
  user_id uuid not null references auth.users (id) on delete cascade,
  other_id uuid not null references auth.users (id) on delete cascade check (user_id <> other_id),
  created_at timestamptz not null default now(),
  primary key (user_id, other_id)
);
call private.passport(
  'public.person_follows', written_by => 'members',
  people => '{"other_id": {"left_out": "whom others follow is theirs; who follows is told at once"}, "user_id": {"part": "account", "shows": ["created_at"], "adds": "jsonb_build_object(''handle'', (select p.handle from public.people as p where p.user_id = t.other_id))"}}'
);
create index person_follows_other_id on public.person_follows (other_id);
comment on table public.person_follows is 'Whom a member follows. Written by a function; read by themselves.';
grant select on public.person_follows to authenticated;
create policy "members can see whom they follow" on public.person_follows
for select to authenticated using (user_id = (select auth.uid()));

create function public.follow_person(handle text, wanted boolean default true) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_member();
  other uuid := (select p.user_id from public.people as p where p.handle = lower(follow_person.handle));
begin
  if other is null or private.are_apart(me, other) then
    raise exception 'missing' using errcode = 'P0002';
  elsif other = me then
    raise exception 'own' using errcode = '42501';
  elsif not wanted then
    delete from public.person_follows as f where f.user_id = me and f.other_id = other;
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.follows'), hashtext(me::text));
  if (select count(*) from public.person_follows as f where f.user_id = me and f.created_at > now() - interval '1 day') >= 50 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  perform private.ensure_person(me);
  insert into public.person_follows (user_id, other_id) values (me, other) on conflict do nothing;
  if found and not private.has_silenced(other, me) then
    perform private.tell_newest(
      array[other], 'followed', null, private.public_name(me), '/people/' || (select p.handle from public.people as p where p.user_id = me)
    );
  end if;
end $$;

-- What is published under a name is told to those who follow it; what stands within a group, or without a name, is not.
create function private.tell_followers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(f.user_id, 'followed_post', new.id, null, new.author_id)
  from public.person_follows as f where f.other_id = new.author_id;
  return null;
end $$;
create trigger tell_followers after insert on public.contributions
for each row when (new.state = 'published' and not new.is_anonymous and new.author_id is not null)
execute function private.tell_followers();
create trigger tell_followers_later after update of published_at on public.contributions
for each row when (
  new.state = 'published' and old.published_at is null and new.published_at is not null and not new.is_anonymous and new.author_id is not null
)
execute function private.tell_followers();

-- A block ends it, both ways.
create function private.end_follows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.person_follows as f
  where f.user_id = new.user_id and f.other_id = new.other_id or f.user_id = new.other_id and f.other_id = new.user_id;
  return null;
end $$;
create trigger end_follows after insert or update of kind on public.person_blocks
for each row when (new.kind = 'block') execute function private.end_follows();

revoke execute on function private.tell_followers(), private.end_follows(), public.follow_person(text, boolean)
from public, anon, authenticated;
grant execute on function public.follow_person(text, boolean) to authenticated, service_role;
