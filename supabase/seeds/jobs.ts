// Work in the sample community, posted by the people who wrote the sample reviews; those who own a sample business find
// its posts among their own.
import type { Queries } from '#server/backend/database/database.ts'
import { sampleJobs } from './data/jobs.ts'
import { insertRows } from './insert-rows.ts'

const AUTHOR = 'reviewer-en-1@sample.mahalla.example'
/** As long as a post may be open, so that a demonstration lasts. */
const OPEN_DAYS = 60

export async function insertJobs(tx: Queries): Promise<void> {
  const rows = sampleJobs.map(({ position: [latitude, longitude], pay, ...job }) => ({
    ...job,
    latitude,
    longitude,
    pay_min: pay?.[0] ?? null,
    pay_max: pay?.[1] ?? null,
    pay_currency: pay?.[2] ?? null,
    pay_period: pay?.[3] ?? null,
    author: AUTHOR,
  }))
  await insertRows(
    tx,
    rows,
    `key text, business text, employer text, title text, body text, language text, kind text, workplace text, city text,
     country text, latitude double precision, longitude double precision, pay_min numeric, pay_max numeric,
     pay_currency text, pay_period text, faith text[], days double precision, author text`,
    `insert into public.jobs (
       id, slug, author_id, place_id, employer_name, title, body, language, kind, workplace, city, country_code, latitude,
       longitude, pay_min, pay_max, pay_currency, pay_period, faith, open_days, state, published_at, expires_at, created_at,
       is_sample
     )
     select md5('sample job ' || s.key)::uuid, left(private.dashed(s.title || ' ' || s.city), 100),
       md5('sample reviewer ' || s.author)::uuid, b.place_id, case when b.place_id is null then coalesce(s.employer, s.business) end,
       s.title, s.body, s.language, s.kind, s.workplace, s.city, s.country, coalesce(b.latitude, s.latitude),
       coalesce(b.longitude, s.longitude), s.pay_min, s.pay_max,
       s.pay_currency, s.pay_period, s.faith, ${OPEN_DAYS}, 'published', now() - s.days * interval '1 day',
       now() - s.days * interval '1 day' + interval '${OPEN_DAYS} days', now() - s.days * interval '1 day', true
     from sample as s
     left join public.businesses as b on b.is_sample and b.name = s.business
     on conflict do nothing`,
  )
}
