-- A site's first hour: who it belongs to, what is set up and what is not, and the way out of the sample community.

-- The accounts of the sample community: nobody real can have an address there.
create function private.is_sample_account(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from auth.users as u where u.id = person and u.email like '%@sample.mahalla.example')
$$;
revoke execute on function private.is_sample_account(uuid) from public, anon, authenticated;

-- By the service role alone: the operator at the command line, before there is anyone to ask.
create function public.make_superadmin(email text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person uuid;
begin
  select u.id into person from auth.users as u where lower(u.email) = lower(btrim(make_superadmin.email));
  if person is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if exists (select from public.profiles as p where p.id = person and p.locked_at is not null) then
    raise exception 'locked' using errcode = '55000';
  end if;
  perform set_config('mahalla.reason', 'npm run admin', true);
  insert into public.user_roles (user_id, role) values (person, 'superadmin') on conflict do nothing;
  return found;
end $$;
comment on function public.make_superadmin is 'Called by npm run admin. False: the account was one already.';

-- What is true of each part of the set-up, as far as the database knows it.
create function public.setup_facts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  return jsonb_build_object(
    'businesses', (select count(*) from public.business_unified as b where not b.is_sample),
    'mosques', (select count(*) from public.mosque_unified as m where not m.is_sample),
    'countries', (
      select count(*) from (
        select b.country_code from public.business_unified as b where not b.is_sample and b.country_code is not null
        union
        select m.country_code from public.mosque_unified as m where not m.is_sample and m.country_code is not null
      ) as c
    ),
    'files', (select count(*) from public.imports as i where i.state = 'done'),
    'file_at_work', (
      select i.file_name from public.imports as i where i.state in ('staging', 'merging') order by i.created_at desc limit 1
    ),
    'samples', (select count(*) from public.business_unified as b where b.is_sample)
      + (select count(*) from public.mosque_unified as m where m.is_sample)
      + (select count(*) from public.contributions as c where c.is_sample)
      + (select count(*) from auth.users as u where private.is_sample_account(u.id)),
    'is_sample', private.is_sample_account(auth.uid()),
    'superadmins', (
      select count(*) from public.user_roles as r where r.role = 'superadmin' and not private.is_sample_account(r.user_id)
    ),
    'team', (
      select count(distinct r.user_id) from public.user_roles as r
      where r.role in ('staff', 'superadmin') and not private.is_sample_account(r.user_id)
    ),
    'test_mail', (
      select jsonb_build_object('status', o.status, 'at', o.created_at, 'error', o.last_error)
      from public.outbox as o where o.kind = 'setup:test' order by o.id desc limit 1
    ),
    'last_export', (select s.value from private.settings as s where s.name = 'last_export')
  );
end $$;

-- Whoever stands on the sample would pull away their own ground: they make an account of their own a superadmin first.
-- A part of it takes nobody's ground away.
create function public.begin_sample_removal(of_part text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_superadmin_alone();
  perform private.need_second_factor();
  if of_part is null and private.is_sample_account(auth.uid()) then
    raise exception 'own_sample' using errcode = '55000';
  end if;
  perform private.note_act('delete', 'sample', left(coalesce(of_part, 'sample'), 40), null, null, null);
end $$;

-- What of the sample stands in each part of the site, beside what is real there: nothing of that is touched by a removal.
create function public.sample_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_superadmin();
  return (
    select jsonb_object_agg(c.part, jsonb_build_object('sample', c.samples, 'real', c.others)) from (
      select 'businesses' as part, count(*) filter (where is_sample) as samples, count(*) filter (where not is_sample) as others
      from public.business_unified
      union all
      select 'mosques', count(*) filter (where is_sample), count(*) filter (where not is_sample) from public.mosque_unified
      union all
      select 'community', count(*) filter (where is_sample), count(*) filter (where not is_sample) from public.contributions
      union all
      select 'groups', count(*) filter (where is_sample), count(*) filter (where not is_sample) from public.groups
      union all
      select 'jobs', count(*) filter (where is_sample), count(*) filter (where not is_sample) from public.jobs
      union all
      select 'courses', count(*) filter (where is_sample), count(*) filter (where not is_sample) from public.courses
      union all
      select 'store', count(*) filter (where is_sample), count(*) filter (where not is_sample) from public.store_products
      union all
      select 'social', count(*) filter (where is_sample), count(*) filter (where not is_sample) from public.social_accounts
      union all
      select 'partners', count(*) filter (where is_sample), count(*) filter (where not is_sample)
      from (select is_sample from public.partners union all select is_sample from public.sponsors) as x
      union all
      select 'front', count(*) filter (where is_sample), count(*) filter (where not is_sample)
      from (select is_sample from public.testimonials union all select is_sample from public.promotions) as x
      union all
      select 'prices', count(*) filter (where is_sample), count(*) filter (where not is_sample) from public.metal_prices
      union all
      select 'figures', count(*) filter (where is_sample), count(*) filter (where not is_sample)
      from (select is_sample from public.page_days where kind = 'all' union all select is_sample from public.listing_days) as x
      union all
      select 'people', count(*) filter (where private.is_sample_account(u.id)),
        count(*) filter (where not private.is_sample_account(u.id))
      from auth.users as u
    ) as c
  );
end $$;

-- What a superadmin has the process do: said and written down before it is done. A backup holds everybody's data.
create function public.begin_desk_work(work text, about text default null, reason text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_superadmin_alone();
  if work is null
    or work not in ('try_mail', 'try_payments', 'back_up', 'download', 'drill', 'check', 'rotate_keys', 'revoke_keys', 'open_account') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if work in ('download', 'rotate_keys', 'revoke_keys', 'open_account') then
    perform private.need_second_factor();
  end if;
  if work = 'open_account' then
    -- Whose account, the role that is given with it tells: an address in here would outlive its owner.
    perform private.note_act('run', 'accounts', work, null, jsonb_build_object('work', work), private.read_reason(reason));
  elsif work in ('rotate_keys', 'revoke_keys') then
    perform private.note_act('run', 'signing_keys', work, null, jsonb_build_object('work', work), private.read_reason(reason));
  elsif work in ('back_up', 'download', 'drill', 'check') then
    perform private.note_act('run', 'backups', left(coalesce(about, work), 60), null, jsonb_build_object('work', work), null);
  else
    perform private.note_act('run', 'checks', work, null, jsonb_build_object('work', work), null);
  end if;
end $$;

revoke execute on function
  public.make_superadmin(text), public.setup_facts(), public.begin_sample_removal(text),
  public.sample_counts(), public.begin_desk_work(text, text, text)
from public, anon, authenticated;
grant execute on function
  public.setup_facts(), public.begin_sample_removal(text), public.sample_counts(), public.begin_desk_work(text, text, text)
to authenticated;
grant execute on function public.make_superadmin(text) to service_role;
