-- Earlier words are shown to everyone only where everyone could read them when they stood. What waited, or was refused, stays
-- between its author and the team.

alter table public.contributions add column was_public boolean not null default false;
alter table public.replies add column was_public boolean not null default false;
alter table public.contribution_versions add column was_public boolean not null default false;
alter table public.reply_versions add column was_public boolean not null default false;
comment on column public.contributions.was_public is 'Whether the words as they stand have been public.';
comment on column public.replies.was_public is 'Whether the words as they stand have been public.';
comment on column public.contribution_versions.was_public is 'Whether these words were public before they were changed; others only staff see.';
comment on column public.reply_versions.was_public is 'Whether these words were public before they were changed; others only staff see.';

-- Of what hides now it is not known whether its words were the ones that hid it, nor of older versions: they stay with the team.
update public.contributions set was_public = true where published_at is not null and state <> 'hidden';
update public.replies set was_public = true where published_at is not null and state <> 'hidden';

create function private.mark_public_contribution() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.was_public := new.state = 'published'
    or tg_op = 'UPDATE' and old.was_public and (new.title, new.body) is not distinct from (old.title, old.body);
  return new;
end $$;
create trigger mark_public_contribution before insert or update of state, title, body on public.contributions
for each row execute function private.mark_public_contribution();

create function private.mark_public_reply() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.was_public := new.state = 'published' or tg_op = 'UPDATE' and old.was_public and new.body = old.body;
  return new;
end $$;
create trigger mark_public_reply before insert or update of state, body on public.replies
for each row execute function private.mark_public_reply();

-- A version is kept just before its words are replaced: whether they were public is what the row still says.
create function private.mark_contribution_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.was_public := coalesce((select c.was_public from public.contributions as c where c.id = new.contribution_id), false);
  return new;
end $$;
create trigger mark_contribution_version before insert on public.contribution_versions
for each row execute function private.mark_contribution_version();

create function private.mark_reply_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.was_public := coalesce((select r.was_public from public.replies as r where r.id = new.reply_id), false);
  return new;
end $$;
create trigger mark_reply_version before insert on public.reply_versions
for each row execute function private.mark_reply_version();

revoke execute on function
  private.mark_public_contribution(), private.mark_public_reply(), private.mark_contribution_version(), private.mark_reply_version()
from public, anon, authenticated;
