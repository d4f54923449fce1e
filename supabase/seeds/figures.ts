// Half a year of figures for the sample community, so that its charts are alive. Made up from the day and the name alone,
// so that loading twice changes nothing; today's sums of the site are left to those who really visit it.
import type { Queries } from '#server/backend/database/database.ts'
import { sampleReviewers } from './data/reviewers.ts'

const DAYS = 180

/** Between 0 and 1, always the same for the same words. */
const chance = (...parts: string[]) =>
  `((('x' || substr(md5(concat_ws(' ', ${parts.join(', ')})), 1, 4))::bit(16)::integer) / 65536.0)`

/** Fridays and weekends are busier, and more people come as time goes by. */
const SHAPE = `(0.55 + 0.45 * (g.day::date - private.today() + ${DAYS}) / ${DAYS}.0)
  * case when extract(isodow from g.day) in (5, 6, 7) then 1.4 else 1 end`

const lastDays = (upto: string) =>
  `generate_series((private.today() - ${DAYS - 1})::timestamp, (${upto})::timestamp, interval '1 day') as g (day)`

/** Which part of a day's views has which property. */
const PARTS: readonly [kind: string, key: string, share: number][] = [
  ['path', '/', 0.24],
  ['path', '/businesses', 0.19],
  ['path', '/mosques', 0.12],
  ['path', '/athan', 0.11],
  ['path', '/business/saffron-stone', 0.06],
  ['path', '/zakaat', 0.05],
  ['path', '/community', 0.04],
  ['path', '/jobs', 0.03],
  ['type', 'home', 0.24],
  ['type', 'businesses', 0.19],
  ['type', 'business', 0.17],
  ['type', 'mosques', 0.12],
  ['type', 'athan', 0.11],
  ['language', 'en', 0.58],
  ['language', 'ar', 0.14],
  ['language', 'fr', 0.11],
  ['language', 'tr', 0.07],
  ['language', 'id', 0.06],
  ['language', 'ur', 0.04],
  ['referrer', 'direct', 0.21],
  ['referrer', 'google.com', 0.18],
  ['referrer', 'duckduckgo.com', 0.05],
  ['referrer', 'openstreetmap.org', 0.03],
  ['device', 'mobile', 0.71],
  ['device', 'desktop', 0.29],
  ['country', 'GB', 0.34],
  ['country', 'FR', 0.13],
  ['country', 'TR', 0.09],
  ['country', 'ID', 0.08],
  ['country', 'PK', 0.05],
  ['campaign', 'newsletter / email / autumn', 0.02],
]

/** What people near the sample's owners looked for and did not find, in a usual week. */
const MISSED = [
  { wanted: 'dish', category: 'biryani', part: '', times: 9 },
  { wanted: 'place', category: 'restaurants', part: 'cafe', times: 7 },
  { wanted: 'hours', category: 'restaurants', part: '', times: 6 },
  { wanted: 'dish', category: 'dumplings', part: '', times: 5 },
  { wanted: 'job', category: 'part-time', part: '', times: 4 },
  { wanted: 'place', category: 'healthcare', part: 'counselling', times: 3 },
  { wanted: 'place', category: 'education', part: 'tutoring', times: 2 },
]

/** Which searches showed each of the sample's listings in a usual week, and about where it stood. */
const SHOWN = [
  { wanted: 'near', category: 'all', part: '', times: 42, stood: 4 },
  { wanted: 'place', category: 'own', part: '', times: 27, stood: 3 },
  { wanted: 'name', category: 'all', part: '', times: 9, stood: 1 },
  { wanted: 'words', category: 'all', part: '', times: 6, stood: 5 },
]

/** Codes of the sample's listings: since how many days, and about how many came by each in a day. */
const CAMPAIGNS = [
  { name: 'Window poster', days: 52, visitors: 3.2 },
  { name: 'Leaflet after Jumu’ah', days: 24, visitors: 1.4 },
]

const SHOPS = `(
  select b.place_id, b.name, b.business_category from public.businesses as b
  where b.is_sample and b.owner_id is not null and b.place_id is not null
) as b`

export async function insertFigures(tx: Queries): Promise<void> {
  await tx.query(
    `insert into public.listing_days (place_id, day, views, calls, directions, website_clicks, is_sample)
     select b.place_id, g.day::date, v.views, (v.views * 0.11 * ${chance('b.name', 'g.day', "'call'")})::integer,
       (v.views * 0.3 * ${chance('b.name', 'g.day', "'way'")})::integer,
       (v.views * 0.2 * ${chance('b.name', 'g.day', "'site'")})::integer, true
     from public.businesses as b
     cross join ${lastDays('private.today() - 1')}
     cross join lateral (
       select ((18 + 22 * ${chance('b.name')}) * (0.7 + 0.6 * ${chance('b.name', 'g.day')}) * ${SHAPE})::integer as views
     ) as v
     where b.is_sample and b.owner_id is not null and b.place_id is not null
     on conflict do nothing`,
  )
  await tx.query(
    `insert into public.page_days (day, kind, key, views, visitors, is_sample)
     select t.day, p.kind, p.key, greatest(1, (t.total * p.share * (0.9 + 0.2 * ${chance('p.key', 't.day')}))::integer),
       case when p.kind = 'all' then (t.total * 0.41)::integer else 0 end, true
     from (
       select g.day::date as day, 420 * (0.85 + 0.3 * ${chance("'site'", 'g.day')}) * ${SHAPE} as total
       from ${lastDays('private.today() - 1')}
     ) as t
     cross join jsonb_to_recordset($1::text::jsonb) as p (kind text, key text, share numeric)
     on conflict do nothing`,
    [JSON.stringify([['all', 'all', 1] as const, ...PARTS].map(([kind, key, share]) => ({ kind, key, share })))],
  )
  await tx.query(
    `insert into public.promo_days (day, promotion, placement, impressions, clicks, is_sample)
     select g.day::date, p.slug, 'home', v.seen, (v.seen * 0.08 * ${chance('p.slug', 'g.day', "'click'")})::integer, true
     from public.promotions as p
     cross join ${lastDays('private.today() - 1')}
     cross join lateral (select (90 * (0.7 + 0.6 * ${chance('p.slug', 'g.day')}) * ${SHAPE})::integer as seen) as v
     where p.is_sample
     on conflict do nothing`,
  )
  await tx.query(
    `insert into public.missed_searches (week, country_code, city, wanted, category, subcategory, times, is_sample)
     select date_trunc('week', private.today())::date - 7 * n, t.country_code, t.city, w.wanted, w.category, w.part,
       greatest(1, (w.times * (0.6 + 0.8 * ${chance('t.city', 'w.category', 'w.part', 'n::text')}))::integer), true
     from (
       select distinct b.country_code, b.city from public.businesses as b
       where b.is_sample and b.owner_id is not null and b.country_code is not null and b.city is not null
     ) as t
     cross join generate_series(1, 12) as n
     cross join jsonb_to_recordset($1::text::jsonb) as w (wanted text, category text, part text, times integer)
     on conflict do nothing`,
    [JSON.stringify(MISSED)],
  )
  await insertFiguresOfShops(tx)
}

/** What the plan of a shop shows its owner: searches, hearts, codes on paper, and the hours of the week. */
async function insertFiguresOfShops(tx: Queries): Promise<void> {
  await tx.query(
    `insert into public.shown_searches (place_id, week, wanted, category, subcategory, times, ranks, is_sample)
     select b.place_id, date_trunc('week', private.today())::date - 7 * n, w.wanted, k.category, w.part, v.times,
       greatest(v.times, (v.times * w.stood * (0.7 + 0.6 * ${chance('b.name', 'w.wanted', 'n::text')}))::integer), true
     from ${SHOPS}
     cross join generate_series(1, 12) as n
     cross join jsonb_to_recordset($1::text::jsonb) as w (wanted text, category text, part text, times integer, stood integer)
     cross join lateral (
       select case w.category when 'own' then coalesce(b.business_category, 'restaurants') else w.category end as category
     ) as k
     cross join lateral (
       select greatest(1, (w.times * (0.6 + 0.8 * ${chance('b.name', 'w.wanted', 'n::text', "'times'")}))::integer) as times
     ) as v
     on conflict do nothing`,
    [JSON.stringify(SHOWN)],
  )
  // Two in three of those who wrote reviews kept a shop too, some time in the last days.
  await tx.query(
    `insert into public.saved_places (user_id, place_id, created_at)
     select u.id, b.place_id, now() - interval '1 day' - ${DAYS} * ${chance('u.email', 'b.name', "'day'")} * interval '1 day'
     from ${SHOPS}
     cross join auth.users as u
     where u.email = any ($1) and ${chance('u.email', 'b.name', "'saves'")} < 0.67
     on conflict do nothing`,
    [sampleReviewers.map(({ email }) => email)],
  )
  await tx.query(
    `with made as (
       insert into public.place_campaigns (place_id, name, created_at, is_sample)
       select b.place_id, c.name, now() - c.days * interval '1 day', true
       from ${SHOPS}
       cross join jsonb_to_recordset($1::text::jsonb) as c (name text, days integer)
       returning code, place_id, name, created_at
     )
     insert into public.place_campaign_days (code, day, visitors)
     select m.code, g.day::date, v.visitors
     from made as m
     join jsonb_to_recordset($1::text::jsonb) as c (name text, visitors numeric) on c.name = m.name
     cross join lateral generate_series(m.created_at::date::timestamp, private.today() - 1, interval '1 day') as g (day)
     cross join lateral (select round(c.visitors * 2 * ${chance('m.place_id::text', 'm.name', 'g.day')})::integer as visitors) as v
     where v.visitors > 0`,
    [JSON.stringify(CAMPAIGNS)],
  )
  // Noon and evening, Friday and the weekend most.
  await tx.query(
    `insert into public.shown_hours (place_id, week, hour, times, is_sample)
     select b.place_id, date_trunc('week', private.today())::date - 7 * n, h.hour, v.times, true
     from ${SHOPS}
     cross join generate_series(1, 12) as n
     cross join generate_series(0, 167) as h (hour)
     cross join lateral (
       select (
         case when h.hour % 24 in (12, 13, 18, 19, 20) then 3.2 when h.hour % 24 between 9 and 21 then 1.3 else 0.2 end
         * case when h.hour / 24 >= 4 then 1.5 else 1 end * (0.5 + ${chance('b.name', 'h.hour::text', 'n::text')})
       )::integer as times
     ) as v
     where v.times > 0
     on conflict do nothing`,
  )
}
