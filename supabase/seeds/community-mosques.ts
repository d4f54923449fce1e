// Loads the invented mosques with what such mosques tell: rules of iqamah, Jumu'ah, facilities with dates, news.
import type { Queries } from '#server/backend/database/database.ts'
import { communityMosques } from './data/community-mosques.ts'
import { sampleOccasions } from './data/sample-occasions.ts'
import type { SampleUsers } from './data/shapes.ts'
import { insertRows } from './insert-rows.ts'

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
const RULES_SINCE_DAYS = 40

const keyOf = (slug: string) => `sample mosque ${slug}`

export async function insertCommunityMosques(tx: Queries, users: SampleUsers): Promise<void> {
  await insertRows(
    tx,
    communityMosques.map((mosque) => ({
      ...mosque,
      key: keyOf(mosque.slug),
      country: countryNames.of(mosque.countryCode),
    })),
    `key text, slug text, name text, "mosqueType" text, description text, address text, city text, state text,
     country text, "countryCode" text, lat double precision, lng double precision, "timeZone" text, method smallint,
     school smallint, facilities jsonb, "womenSpace" jsonb`,
    `insert into public.mosques (
       id, status, is_sample, slug, name, mosque_type, description, address, city, state, country, country_code, latitude,
       longitude, time_zone, calculation_method, asr_school, facilities, women_space
     )
     select md5(s.key)::uuid, 'published', true, s.slug, s.name, s."mosqueType", s.description, s.address, s.city, s.state,
       s.country, s."countryCode", s.lat, s.lng, s."timeZone", s.method, s.school, s.facilities, s."womenSpace"
     from sample as s
     on conflict (id) do nothing`,
  )
  await insertRows(
    tx,
    communityMosques.flatMap(({ slug, facilities }) =>
      Object.keys(facilities).map((fact, i) => ({ key: keyOf(slug), fact, days: 10 + ((i * 23) % 90) })),
    ),
    'key text, fact text, days integer',
    `insert into public.fact_statements (place_id, fact, said_as, said_at)
     select m.place_id, s.fact, 'owner', now() - s.days * interval '1 day'
     from sample as s join public.mosques as m on m.id = md5(s.key)::uuid
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    communityMosques.flatMap(({ slug, rules }) => rules.map((rule) => ({ ...rule, key: keyOf(slug) }))),
    `key text, prayer text, kind text, "time" text, minutes smallint, calendar jsonb, "roundTo" smallint,
     "adhanBefore" smallint, "from" integer`,
    `insert into public.iqamah_rules (
       place_id, prayer, kind, at_time, minutes, calendar, round_to, adhan_before, effective_from
     )
     select m.place_id, s.prayer, s.kind, s."time", s.minutes, s.calendar, coalesce(s."roundTo", 0), s."adhanBefore",
       private.today() + coalesce(s."from", -${RULES_SINCE_DAYS})
     from sample as s join public.mosques as m on m.id = md5(s.key)::uuid
     where not exists (select from public.iqamah_rules as r where r.place_id = m.place_id)`,
  )
  await insertRows(
    tx,
    communityMosques.flatMap(({ slug, jumuah }) => jumuah.map((session) => ({ ...session, key: keyOf(slug) }))),
    'key text, khutbah text, prayer text, language text, venue text, women boolean',
    `insert into public.jumuah_sessions (place_id, khutbah_at, prayer_at, language, venue, women_space)
     select m.place_id, s.khutbah, s.prayer, s.language, s.venue, s.women
     from sample as s join public.mosques as m on m.id = md5(s.key)::uuid
     where not exists (select from public.jumuah_sessions as j where j.place_id = m.place_id)`,
  )
  await insertRows(
    tx,
    communityMosques.flatMap(({ slug, isSeasonal }) =>
      isSeasonal ? sampleOccasions(new Date()).map((occasion) => ({ ...occasion, key: keyOf(slug) })) : [],
    ),
    `key text, kind text, "from" date, until date, "time" text, after text, rakahs smallint, amount numeric,
     currency text, venue text, women boolean`,
    `insert into public.mosque_occasions (
       place_id, kind, from_date, until_date, at_time, after_prayer, rakahs, amount, currency, venue, women_space
     )
     select m.place_id, s.kind, s."from", s.until, s."time", s.after, s.rakahs, s.amount, s.currency, s.venue, s.women
     from sample as s join public.mosques as m on m.id = md5(s.key)::uuid
     where not exists (select from public.mosque_occasions as o where o.place_id = m.place_id)`,
  )
  await insertRows(
    tx,
    communityMosques.flatMap(({ slug, announcements }) =>
      announcements.map((announcement, position) => ({ ...announcement, position, key: keyOf(slug) })),
    ),
    'key text, position integer, kind text, title text, body text, "inDays" integer, after text, burial text',
    `insert into public.mosque_announcements (
       id, place_id, author_id, kind, title, body, happens_on, after_prayer, burial_place, status, published_at, told_at,
       expires_at, is_sample
     )
     select md5('news ' || s.position || s.key)::uuid, m.place_id, null, s.kind, s.title, s.body,
       private.today() + s."inDays", s.after, s.burial, 'published', now(), now(),
       -- What has a day ends with it, even an invented one.
       coalesce(now() + (s."inDays" + 2) * interval '1 day', now() + interval '1 year'), true
     from sample as s join public.mosques as m on m.id = md5(s.key)::uuid
     on conflict (id) do nothing`,
  )
  await insertRows(
    tx,
    communityMosques.flatMap(({ slug, admin }) => {
      const user = admin && users.get(admin)
      return user ? [{ key: keyOf(slug), user_id: user }] : []
    }),
    'key text, user_id uuid',
    `insert into public.mosque_admins (mosque_id, user_id)
     select m.place_id, s.user_id from sample as s join public.mosques as m on m.id = md5(s.key)::uuid
     on conflict do nothing`,
  )
}
