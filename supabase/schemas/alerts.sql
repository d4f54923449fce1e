-- Searches whose new finds somebody wants by mail. Of jobs a member hears as long as they like, once a day at most. Of places
-- anybody hears once, when the first is listed: at an address that was confirmed by the mail to it, or a member's own.

create table public.search_alerts (
  id uuid primary key default gen_random_uuid(),
  about text not null check (about in ('jobs', 'places')),
  user_id uuid references auth.users (id) on delete cascade,
  -- Of somebody without an account.
  email text check (email = lower(email) and length(email) between 3 and 320 and email like '%_@_%'),
  language text not null default 'en' check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  filter jsonb not null check (jsonb_typeof(filter) = 'object' and length(filter::text) <= 2000),
  address text not null check (length(address) <= 1000),
  name text not null check (length(name) between 1 and 160),
  token text not null unique default private.new_share_token(),
  confirm_hash text unique check (confirm_hash ~ '^[0-9a-f]{64}$'),
  confirmed_at timestamptz,
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, address),
  unique (email, address),
  constraint search_alerts_whose check ((user_id is null) <> (email is null)),
  constraint search_alerts_confirmed check (user_id is not null or (about = 'places' and confirm_hash is not null)),
  constraint search_alerts_page check (
    address ~ case about when 'jobs' then '^/jobs([?][^[:space:][:cntrl:]]*)?$' else '^/businesses([?][^[:space:][:cntrl:]]*)?$' end
  )
);
call private.passport(
  'public.search_alerts', written_by => 'visitors',
  people => '{"user_id": "work", "email": {"part": "messages", "through": "address"}}'
);
create index search_alerts_due on public.search_alerts (about, told_at);
comment on table public.search_alerts is 'Searches whose new finds somebody wants by mail: of jobs once a day at most, of places once.';
comment on column public.search_alerts.token is 'Ends the alert without signing in: it stands in every mail about it.';
comment on column public.search_alerts.confirm_hash is 'SHA-256, in hex, of the token by which an address says that it wants this.';

-- Places listed since then that a search finds, the newest first; the showcase is nobody's news.
create function private.find_new_places(filter jsonb, since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', coalesce(u.slug, u.id::text), 'name', u.name, 'city', u.city) order by u.created_at desc), '[]')
  from jsonb_array_elements(public.search_businesses(
    lat => (filter ->> 'lat')::double precision, lng => (filter ->> 'lng')::double precision,
    query => filter ->> 'query', category => filter ->> 'category', subcategory => filter ->> 'subcategory',
    radius_km => (filter ->> 'radius_km')::double precision, filters => coalesce(filter -> 'filters', '{}'),
    sort => 'newest', max_results => 10
  ) -> 'rows') as r
  join public.business_unified as u on u.id = (r ->> 'id')::uuid
  where u.created_at > find_new_places.since and not u.is_sample
$$;

-- What could not be searched for later is refused now.
create function private.try_alert(about text, filter jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if try_alert.about = 'jobs' then
    perform private.find_jobs(try_alert.filter);
  else
    perform private.find_new_places(try_alert.filter, now());
  end if;
end $$;

-- Ten each of a kind.
create function public.save_alert(about text, filter jsonb, address text, name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  member uuid := private.require_member();
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.search_alerts'), hashtext(member::text));
  if (select count(*) from public.search_alerts as a where a.user_id = member and a.about = save_alert.about) >= 10 then
    raise exception 'too_many_alerts' using errcode = 'PT429';
  end if;
  perform private.try_alert(save_alert.about, save_alert.filter);
  insert into public.search_alerts (about, user_id, filter, address, name)
  values (
    save_alert.about, member, save_alert.filter - 'since', save_alert.address, left(private.clean_text(save_alert.name), 160)
  )
  on conflict (user_id, address) do nothing;
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

-- For an address without an account: the server mails the clear token. sent: mail it. already: it was confirmed before.
-- too_soon: asked ten minutes ago. too_many: ten of one address, or five that nobody confirmed yet.
create function public.request_place_alert(
  email text, language text, filter jsonb, address text, name text, token text, confirm_hash text, mail jsonb
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  reader text := lower(btrim(request_place_alert.email));
  known public.search_alerts;
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.search_alerts'), hashtext(reader));
  delete from public.search_alerts as a
  where a.email is not null and a.confirmed_at is null and a.created_at < now() - interval '7 days';
  select * into known from public.search_alerts as a where a.email = reader and a.address = request_place_alert.address;
  if known.confirmed_at is not null then
    return 'already';
  elsif known.created_at > now() - interval '10 minutes' then
    return 'too_soon';
  elsif (
    select count(*) >= 10 or count(*) filter (where a.confirmed_at is null) >= 5
    from public.search_alerts as a where a.email = reader and a.id is distinct from known.id
  ) then
    return 'too_many';
  end if;
  perform private.try_alert('places', request_place_alert.filter);
  insert into public.search_alerts (about, email, language, filter, address, name, token, confirm_hash)
  values (
    'places', reader, private.language_or_english(request_place_alert.language), request_place_alert.filter,
    request_place_alert.address, left(private.clean_text(request_place_alert.name), 160), request_place_alert.token,
    request_place_alert.confirm_hash
  )
  on conflict (email, address) do update set
    language = excluded.language, filter = excluded.filter, name = excluded.name, token = excluded.token,
    confirm_hash = excluded.confirm_hash, created_at = now();
  perform private.put_mail(request_place_alert.mail);
  return 'sent';
exception when check_violation or not_null_violation then
  raise exception 'invalid' using errcode = '22023';
end $$;

-- True as often as the link is opened, unless a week has passed unconfirmed.
create function public.confirm_alert(token_hash text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.search_alerts as a set confirmed_at = coalesce(a.confirmed_at, now())
  where a.confirm_hash = confirm_alert.token_hash
    and (a.confirmed_at is not null or a.created_at > now() - interval '7 days');
  return found;
end $$;

create function public.my_alerts(about text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'address', a.address) order by a.created_at), '[]')
  from public.search_alerts as a where a.user_id = auth.uid() and a.about = my_alerts.about
$$;

create function public.delete_alert(alert uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.search_alerts as a where a.id = alert and a.user_id = auth.uid();
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
end $$;

create function public.stop_alert(token text) returns boolean
language sql volatile security definer set search_path = ''
as $$
  with gone as (delete from public.search_alerts as a where a.token = stop_alert.token returning 1)
  select exists (select from gone)
$$;

-- The first place of what somebody waits for: told once, and the alert is over. After a year nobody waits any more.
create function public.claim_place_alert_letters(max_results integer default 50)
returns table (to_address text, language text, name text, address text, items jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  alert public.search_alerts;
  found_places jsonb;
begin
  delete from public.search_alerts as a where a.about = 'places' and a.created_at < now() - interval '1 year';
  for alert in
    select * from public.search_alerts as a
    where a.about = 'places' and a.told_at <= now() - interval '50 minutes' and (a.user_id is not null or a.confirmed_at is not null)
    order by a.told_at limit least(greatest(coalesce(max_results, 50), 1), 200) for update skip locked
  loop
    found_places := private.find_new_places(alert.filter, alert.created_at);
    if found_places = '[]' then
      update public.search_alerts as a set told_at = now() where a.id = alert.id;
      continue;
    end if;
    delete from public.search_alerts as a where a.id = alert.id;
    return query
    select coalesce(alert.email, u.email::text), coalesce(p.language, alert.language), alert.name, alert.address, found_places
    from (select 1) as once
    left join auth.users as u on u.id = alert.user_id left join public.profiles as p on p.id = alert.user_id
    where coalesce(alert.email, u.email::text, '') <> '';
  end loop;
end $$;

grant select on public.search_alerts to authenticated;
create policy "members can see their alerts" on public.search_alerts
for select to authenticated using (user_id = (select auth.uid()));

revoke execute on function
  private.find_new_places(jsonb, timestamptz), private.try_alert(text, jsonb), public.save_alert(text, jsonb, text, text),
  public.request_place_alert(text, text, jsonb, text, text, text, text, jsonb), public.confirm_alert(text),
  public.my_alerts(text), public.delete_alert(uuid), public.stop_alert(text), public.claim_place_alert_letters(integer)
from public, anon, authenticated;
grant execute on function public.confirm_alert(text), public.stop_alert(text) to anon, authenticated, service_role;
grant execute on function public.save_alert(text, jsonb, text, text), public.my_alerts(text), public.delete_alert(uuid)
to authenticated, service_role;
grant execute on function
  public.request_place_alert(text, text, jsonb, text, text, text, text, jsonb), public.claim_place_alert_letters(integer)
to service_role;
