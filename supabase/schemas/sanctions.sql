-- The team's measures against a person, not against one of their posts: a warning, silence for a time, suspension. The person
-- hears of each, with its reason and its end, and may appeal it once, as they may a decision about a post. Silence stops new
-- writing for others. Suspension stops everything that others would see, as in an account that is leaving; reading, taking
-- one's data and appealing remain.

grant select on public.sanctions to authenticated;
create policy "staff can see sanctions" on public.sanctions
for select to authenticated using ((select private.is_staff()));
create trigger audit after insert or update or delete on public.sanctions
for each row execute function private.audit('id');

create function private.silenced_until(member uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select greatest(private.sanctioned_until(member, 'silence'), private.sanctioned_until(member, 'suspension'))
$$;

-- Words and pictures others would see. Votes, saved places and what stays with oneself are not meant.
create function private.refuse_silenced() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.sanctioned_until(auth.uid(), 'silence') is not null then
    raise exception 'silenced' using errcode = '42501', hint = 'Nothing new until the silence ends: see /account/standing';
  end if;
  return null;
end $$;
do $$
declare
  target text;
  words text;
begin
  for target, words in values
    ('contributions', 'title, body'), ('replies', 'body'), ('reviews', 'text'), ('photos', 'caption'),
    ('campaign_entries', 'body'), ('course_reviews', 'text'), ('course_remarks', 'text'), ('idea_offers', 'words'), ('thread_messages', 'body'),
    ('people', 'bio'), ('jobs', 'title, body'), ('groups', 'name, about'), ('group_notes', 'body'), ('person_messages', 'body')
  loop
    execute format(
      'create trigger not_silenced before insert or update of %s on public.%I
       for each statement execute function private.refuse_silenced()', words, target
    );
  end loop;
end $$;

-- Staff about members, superadmins about staff too, nobody about a superadmin or themselves.
create function private.may_sanction(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select member is not null and member <> auth.uid() and private.is_staff()
    and not private.holds_role(member, 'superadmin')
    and (not private.is_house(member) or private.has_role('superadmin'))
$$;

create function private.sanction_card(s public.sanctions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', s.id, 'kind', s.kind, 'canned', s.canned, 'note', s.note, 'given_at', s.given_at, 'ends_at', s.ends_at,
    'lifted_at', s.lifted_at, 'holds', s.lifted_at is null and s.ends_at > now() is not false
  )
$$;

create function private.sanctions_of(member uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.sanction_card(l) order by l.given_at desc), '[]')
  from (
    select s.* from public.sanctions as s where s.user_id = member order by s.given_at desc limit 10
  ) as l
$$;

-- About the author of what stands on the queue. The person is never named by the caller: nobody sanctions whom nothing is
-- said about. An item that is decided by rejecting is what an appeal needs.
create function public.give_sanction(
  item_id uuid, kind text, days integer default null, canned text default null, note text default null
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item public.moderation_items;
  said text := nullif(btrim(private.clean_text(give_sanction.note)), '');
  given uuid;
begin
  perform private.ask_staff();
  select * into item from public.moderation_items as m where m.id = item_id;
  if item.id is null or item.author_id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if not private.may_sanction(item.author_id) then
    raise exception 'above' using errcode = '42501';
  end if;
  if give_sanction.kind is null or give_sanction.kind not in ('warning', 'silence', 'suspension')
    or give_sanction.kind <> 'warning' and coalesce(days, 0) not between 1 and 365
    or length(said) > 2000 or nullif(give_sanction.canned, '') !~ '^[a-z]+(_[a-z]+)*$'
  then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if said is null and nullif(give_sanction.canned, '') is null then
    raise exception 'needs_reason' using errcode = '22023';
  end if;
  insert into public.sanctions (user_id, kind, canned, note, subject_kind, subject_id, given_by, ends_at)
  values (
    item.author_id, give_sanction.kind, nullif(give_sanction.canned, ''), said, item.subject_kind, item.subject_id, auth.uid(),
    case when give_sanction.kind <> 'warning' then now() + make_interval(days => days) end
  )
  returning id into given;
  insert into public.moderation_items (
    subject_kind, subject_id, reason, summary, author_id, status, decided_by, decided_at, canned, note
  )
  values (
    'sanction', given, 'new', give_sanction.kind, item.author_id, 'rejected', auth.uid(), now(), nullif(give_sanction.canned, ''), said
  );
  perform private.tell_sanction(given);
  return given;
end $$;

create function private.tell_sanction(sanction uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify_plainly(
    s.user_id, 'sanction', s.kind, '/account/standing', true, 'now',
    jsonb_build_object('what', case when s.lifted_at is null then s.kind else 'lifted' end, 'at', s.ends_at)
  )
  from public.sanctions as s where s.id = sanction
$$;

create function public.lift_sanction(sanction uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  update public.sanctions as s set lifted_at = now(), lifted_by = auth.uid()
  where s.id = sanction and s.lifted_at is null and private.may_sanction(s.user_id);
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform private.tell_sanction(sanction);
end $$;

-- Moderation: an appeal against a sanction. Approved: it is lifted.
create function private.decide_sanction(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if decision = 'needs_info' then
    raise exception 'invalid' using errcode = '22023';
  end if;
  update public.sanctions as s set
    lifted_at = case decision when 'approved' then now() end,
    lifted_by = case decision when 'approved' then decide_sanction.decided_by end
  where s.id = decide_sanction.subject_id and (s.lifted_at is not null) <> (decision = 'approved');
  if found then
    perform private.tell_sanction(decide_sanction.subject_id);
  end if;
end $$;

create function private.preview_sanction(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    -- Told as a notice, which has its words.
    'mail', 'own', 'author_id', s.user_id, 'text', s.note, 'link', '/account/standing',
    'details', jsonb_strip_nulls(jsonb_build_object(
      'sanction', s.kind, 'given_on', s.given_at, 'ends_on', s.ends_at, 'canned', s.canned
    ))
  )
  from public.sanctions as s where s.id = preview_sanction.subject_id
$$;

-- How one stands with the team: level, what is left for today, and what was said against one, with the way to appeal. Also
-- for whoever is suspended.
create function public.how_i_stand() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'members_only' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'limits', private.writing_limits(auth.uid()),
    'published', private.published_count(auth.uid()),
    'rejected_lately', private.was_rejected_lately(auth.uid()),
    'suspended_until', private.sanctioned_until(auth.uid(), 'suspension'),
    'sanctions', (
      select coalesce(jsonb_agg(
        private.sanction_card(s) || jsonb_build_object('decision', private.decision_of('sanction', s.id)) order by s.given_at desc
      ), '[]')
      from public.sanctions as s where s.user_id = auth.uid()
    )
  );
end $$;

revoke execute on function
  private.silenced_until(uuid), private.refuse_silenced(),
  private.may_sanction(uuid), private.sanction_card(public.sanctions), private.sanctions_of(uuid),
  public.give_sanction(uuid, text, integer, text, text), private.tell_sanction(uuid), public.lift_sanction(uuid),
  private.decide_sanction(uuid, text, text, uuid), private.preview_sanction(uuid), public.how_i_stand()
from public, anon, authenticated;
grant execute on function
  public.give_sanction(uuid, text, integer, text, text), public.lift_sanction(uuid), public.how_i_stand()
to authenticated, service_role;
