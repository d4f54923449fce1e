// Events of the sample community, from the day of seeding on; their days are reckoned as for a member's own.
import { groundOf } from '#app/core/events/prayer-ground.ts'
import { reckonDays } from '#app/core/events/reckon-days.ts'
import { addDays, calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import type { Queries } from '#server/backend/database/database.ts'
import { communityMosques } from './data/community-mosques.ts'
import { type SampleEvent, sampleEvents } from './data/events.ts'
import { insertRows } from './insert-rows.ts'

const id = (key: string) => `md5('sample event ' || ${key})::uuid`
const author = (email: string) => `md5('sample reviewer ' || ${email})::uuid`

function whenOf(event: SampleEvent, now: Date) {
  const { anchor, clock = null, shift = 0, rule = null, zone, inDays } = event
  const mosque = communityMosques.find(({ slug }) => slug === event.mosque)
  const first_day = writeIsoDay(addDays(calendarDayAt(now, zone), inDays))
  const times = { anchor, clock, shift, rule, first_day, except_days: [], time_zone: zone }
  const ground = groundOf({
    lat: mosque?.lat ?? event.lat ?? null,
    lng: mosque?.lng ?? event.lng ?? null,
    country_code: mosque?.countryCode ?? event.country ?? null,
    method: mosque?.method,
    school: mosque?.school,
  })
  return { ...times, days: reckonDays(times, ground, now) }
}

export async function insertEvents(tx: Queries): Promise<void> {
  const now = new Date()
  const rows = sampleEvents.map((event) => ({ ...event, ...whenOf(event, now) }))
  const columns = `key text, author text, title text, body text, language text, mosque text, city text, country text,
    lat double precision, lng double precision, anchor text, clock time, shift smallint, minutes integer, first_day date, rule text,
    time_zone text, attendance text, venue text, online text, audience text[], access text[], price numeric, currency text,
    capacity integer, guests smallint, going integer, days jsonb`
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.contributions (
       id, section, slug, author_id, title, body, language, state, place_id, city, country_code, latitude, longitude, is_sample,
       published_at, created_at, last_activity_at
     )
     select ${id('s.key')}, 'events', private.dashed(s.title), ${author('s.author')}, s.title, s.body, s.language, 'published',
       m.place_id, coalesce(m.city, s.city), coalesce(m.country_code, s.country), coalesce(m.latitude, s.lat),
       coalesce(m.longitude, s.lng), true, now() - interval '2 days', now() - interval '2 days', now() - interval '2 days'
     from sample as s left join public.mosques as m on m.slug = s.mosque
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.events (
       contribution_id, anchor, clock, shift, minutes, first_day, rule, time_zone, attendance, venue, online_url, audience, access,
       price, currency, capacity, most_guests
     )
     select ${id('s.key')}, s.anchor, s.clock, s.shift, s.minutes, s.first_day, s.rule, s.time_zone, s.attendance, s.venue,
       s.online, coalesce(s.audience, '{}'), coalesce(s.access, '{}'), s.price, s.currency, s.capacity, coalesce(s.guests, 0::smallint)
     from sample as s
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.event_days (id, event_id, day, starts_at, ends_at, capacity)
     select md5('sample day ' || s.key || (d ->> 'day'))::uuid, ${id('s.key')}, (d ->> 'day')::date, (d ->> 'starts_at')::timestamptz,
       (d ->> 'starts_at')::timestamptz + make_interval(mins => s.minutes), s.capacity
     from sample as s cross join lateral jsonb_array_elements(s.days) as d
     where not exists (select from public.event_days as x where x.event_id = ${id('s.key')})
     on conflict do nothing`,
  )
  // One each, by as many of the sample people as the sample says; those beyond the seats wait.
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.event_answers (day_id, user_id, seat)
     select d.id, p.user_id, 'waiting'
     from sample as s
     join lateral (
       select x.id from public.event_days as x where x.event_id = ${id('s.key')} order by x.starts_at limit 1
     ) as d on true
     cross join lateral (
       select q.user_id from public.people as q
       where q.is_sample and q.user_id <> ${author('s.author')} order by md5(s.key || q.handle) limit s.going
     ) as p
     where not exists (select from public.event_answers as a where a.day_id = d.id)
     on conflict do nothing`,
  )
  await tx.query(
    `select private.settle_day(d.id) from public.event_days as d
     join public.contributions as c on c.id = d.event_id
     where c.is_sample and exists (select from public.event_answers as a where a.day_id = d.id)`,
  )
  // What was told to the sample people is nobody's news.
  await tx.query(
    'delete from public.notifications where user_id in (select user_id from public.people where is_sample)',
  )
}
