// Campaigns of the sample community, by the people who wrote the sample reviews.
import type { Queries } from '#server/backend/database/database.ts'
import { sampleCampaigns } from './data/giving.ts'
import { insertRows } from './insert-rows.ts'

const id = (key: string) => `md5('sample campaign ' || ${key})::uuid`
const group = (key: string) => `md5('sample group ' || ${key})::uuid`
const author = (email: string) => `md5('sample reviewer ' || ${email})::uuid`

export async function insertGiving(tx: Queries): Promise<void> {
  await insertCampaigns(tx)
  await insertPledges(tx)
  await insertEntries(tx)
}

async function insertCampaigns(tx: Queries): Promise<void> {
  const rows = sampleCampaigns.map(({ group: name, zakat, ...one }) => ({
    ...one,
    group_name: name,
    zakat_by: zakat?.[0] ?? null,
    zakat_statement: zakat?.[1] ?? null,
  }))
  const columns = `key text, author text, group_name text, about text, title text, story text, language text, cause text, city text,
    country text, lat double precision, lng double precision, beneficiary text, goal bigint, currency text, starts integer,
    ends integer, zakat_by text, zakat_statement text`
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.giving_groups (id, user_id, name, about, state, is_sample)
     select ${group('s.key')}, ${author('s.author')}, s.group_name, s.about, 'confirmed', true from sample as s
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.contributions (
       id, section, slug, author_id, title, body, language, state, category, tags, city, country_code, latitude, longitude,
       is_sample, published_at, created_at, last_activity_at
     )
     select ${id('s.key')}, 'giving-back', private.dashed(s.title), ${author('s.author')}, s.title, s.story, s.language,
       'published', s.cause, case when s.zakat_by is null then '{}'::text[] else array['zakat'] end, s.city, s.country, s.lat, s.lng,
       true, now() + s.starts * interval '1 day', now() + s.starts * interval '1 day', now() + s.starts * interval '1 day'
     from sample as s
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.campaigns (
       contribution_id, group_id, story, beneficiary, goal, currency, starts_on, ends_on, is_zakat, zakat_by, zakat_statement
     )
     select ${id('s.key')}, ${group('s.key')}, s.story, s.beneficiary, s.goal, s.currency, current_date + s.starts,
       current_date + s.ends, s.zakat_by is not null, s.zakat_by, s.zakat_statement
     from sample as s
     on conflict do nothing`,
  )
}

/** One each, by as many of the sample people as there are pledges; when it was funded lies in the past. */
async function insertPledges(tx: Queries): Promise<void> {
  const rows = sampleCampaigns.flatMap(({ key, author: by, ends, pledges }) =>
    pledges.map(([amount, received], i) => ({ key, author: by, ends, amount, received, place: i + 1 })),
  )
  const columns = 'key text, author text, ends integer, amount bigint, received boolean, place integer'
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.campaign_pledges (id, contribution_id, user_id, amount, is_received, is_sample)
     select md5('sample pledge ' || s.key || s.place)::uuid, ${id('s.key')}, p.user_id, s.amount, s.received, true
     from sample as s
     join lateral (
       select q.user_id, row_number() over (order by md5(s.key || q.handle))::integer as place
       from public.people as q where q.is_sample and q.user_id <> ${author('s.author')}
     ) as p on p.place = s.place
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows,
    columns,
    `update public.campaigns as k set funded_at = now() + s.ends * interval '1 day'
     from sample as s where k.contribution_id = ${id('s.key')} and k.funded_at is not null and s.ends < 0`,
  )
}

async function insertEntries(tx: Queries): Promise<void> {
  const told = sampleCampaigns.flatMap(({ key, author: by, zone, entries, shifts }) => [
    ...entries.map((entry, i) => ({ key, author: by, zone, number: i + 1, ...entry })),
    ...shifts.map(({ inDays, ...shift }, i) => ({
      key,
      author: by,
      zone,
      number: entries.length + i + 1,
      kind: 'shift',
      days: 2,
      in_days: inDays,
      ...shift,
    })),
  ])
  const columns = `key text, author text, zone text, number integer, kind text, body text, days integer, amount bigint,
    in_days integer, hour integer, hours integer, capacity smallint, taken integer`
  const entry = `md5('sample entry ' || s.key || s.number)::uuid`
  await insertRows(
    tx,
    told,
    columns,
    `insert into public.campaign_entries (
       id, contribution_id, author_id, kind, body, amount, happened_on, state, published_at, created_at, is_sample
     )
     select ${entry}, ${id('s.key')}, ${author('s.author')}, s.kind, s.body, s.amount, current_date - s.days, 'published',
       now() - s.days * interval '1 day', now() - s.days * interval '1 day', true
     from sample as s
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    told,
    columns,
    `insert into public.volunteer_shifts (entry_id, starts_at, ends_at, time_zone, capacity)
     select ${entry}, d.starts at time zone s.zone, (d.starts + make_interval(hours => s.hours)) at time zone s.zone, s.zone, s.capacity
     from sample as s cross join lateral (select (current_date + s.in_days) + make_time(s.hour, 0, 0) as starts) as d
     where s.kind = 'shift'
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    told,
    columns,
    `insert into public.shift_signups (entry_id, user_id, is_sample)
     select ${entry}, p.user_id, true
     from sample as s
     join lateral (
       select q.user_id, row_number() over (order by md5(s.key || s.number || q.handle))::integer as place
       from public.people as q where q.is_sample and q.user_id <> ${author('s.author')}
     ) as p on p.place <= s.taken
     where s.kind = 'shift'
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    told,
    columns,
    `update public.campaigns as k set reported_at = now() - s.days * interval '1 day'
     from sample as s where k.contribution_id = ${id('s.key')} and s.kind = 'report'`,
  )
}
