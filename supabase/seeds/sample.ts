// Loads the sample community into a database and takes it out again. Every row is marked as a sample, and every id is
// derived from what the row says, so that loading twice changes nothing.
import { SAMPLE_PARTS, type SamplePart } from '#app/core/sections/sample-parts.ts'
import type { Database, Queries } from '#server/backend/database/database.ts'
import { insertAffiliates } from './affiliates.ts'
import { insertAutomations } from './automations.ts'
import { insertCommunity } from './community.ts'
import { insertCommunityMosques } from './community-mosques.ts'
import { insertCourseGroups, insertCourses } from './courses.ts'
import { sampleBusinesses } from './data/businesses.ts'
import { sampleFacts, sampleKitchen, sampleLanguages } from './data/evidence.ts'
import { partners, promotions, sponsors, testimonials } from './data/front.ts'
import { SAMPLE_PRICE_SOURCE, samplePrices } from './data/metal-prices.ts'
import { sampleMosques } from './data/mosques.ts'
import { samplePeople } from './data/people.ts'
import { samplePicture } from './data/pictures.ts'
import { sampleReviewers } from './data/reviewers.ts'
import type { SampleUsers } from './data/shapes.ts'
import { insertEducation } from './education.ts'
import { insertEvents } from './events.ts'
import { insertEvidence } from './evidence.ts'
import { insertFigures } from './figures.ts'
import { insertGiving } from './giving.ts'
import { insertGroups } from './groups.ts'
import { seedHelpTopics } from './help-topics.ts'
import { insertRows } from './insert-rows.ts'
import { insertJobs } from './jobs.ts'
import { insertMessages } from './messages.ts'
import { showMosqueTwins } from './mosque-twins.ts'
import { insertRecipes } from './recipes.ts'
import { insertReviews } from './reviews.ts'
import { insertSocialAccounts } from './social-accounts.ts'
import { insertStore } from './store.ts'

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** Address of the drawing that stands for a sample partner's or sponsor's logo. */
const logoAddress = (slug: string) => `/logos/${slug}.svg`

export async function seedSample(db: Database, users: SampleUsers): Promise<void> {
  await db.transaction(async (tx) => {
    await seedHelpTopics(tx)
    await insertFrontPage(tx)
    await insertMosques(tx)
    await insertPeople(tx, users)
    await insertCommunityMosques(tx, users)
    await insertBusinesses(tx, users)
    await insertEvidence(tx, users)
    await insertReviews(tx)
    await insertCommunity(tx)
    await insertRecipes(tx)
    await insertEducation(tx)
    await insertJobs(tx)
    await insertCourses(tx)
    await insertCourseGroups(tx)
    await insertEvents(tx)
    await insertGroups(tx)
    await insertGiving(tx)
    await insertSocialAccounts(tx)
    await insertStore(tx)
    await insertMessages(tx)
    await insertAutomations(tx)
    await insertAffiliates(tx)
    await insertMetalPrices(tx)
    await insertFigures(tx)
  })
  // Fresh tables have no statistics, and nobody else collects them on the embedded database.
  await db.script('analyze')
}

/** Removes every sample row and the sample accounts, or one part. Help topics stay: they are about the site, not samples. */
export async function removeSample(db: Database, part: SamplePart | null = null): Promise<void> {
  await untilNotDeadlocked(() =>
    db.transaction(async (tx) => {
      // The sample superadmin may be the only one.
      await tx.query(`select set_config('mahalla.trusted', 'on', true)`)
      for (const each of part ? [part] : SAMPLE_PARTS) await TAKE_OUT[each](tx)
      if (!part) await takePeopleOut(tx)
    }),
  )
}

const MOST_TRIES = 5

/** It touches nearly every table while a site may be at work on them: whom PostgreSQL ends for that begins anew. */
export async function untilNotDeadlocked(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (tries === MOST_TRIES || (code !== '40P01' && code !== '40001')) throw error
    }
  }
}

const takeFrom = async (tx: Queries, ...tables: string[]) => {
  for (const table of tables) await tx.query(`delete from public.${table} where is_sample`)
}

const TAKE_OUT: Record<SamplePart, (tx: Queries) => Promise<void>> = {
  // The certifiers after the businesses, which take their evidence with them.
  businesses: (tx) => takeFrom(tx, 'businesses', 'business', 'certifiers'),
  mosques: async (tx) => {
    await takeFrom(tx, 'mosques', 'mosque')
    await showMosqueTwins(tx)
  },
  community: (tx) => takeFrom(tx, 'contributions', 'giving_groups', 'replies'),
  groups: (tx) => takeFrom(tx, 'groups'),
  jobs: (tx) => takeFrom(tx, 'jobs'),
  courses: (tx) => takeFrom(tx, 'courses'),
  store: (tx) => takeFrom(tx, 'store_products', 'store_pickup_points'),
  social: (tx) => takeFrom(tx, 'social_accounts'),
  partners: (tx) => takeFrom(tx, 'partners', 'sponsors'),
  front: async (tx) => {
    await tx.query(
      `delete from public.promo_analytics
       where promotion in (select slug from public.promotions where is_sample union
         select id::text from public.promotions where is_sample)`,
    )
    await takeFrom(tx, 'promotions', 'testimonials')
  },
  prices: (tx) => takeFrom(tx, 'metal_prices'),
  figures: async (tx) => {
    await takeFrom(tx, 'listing_days', 'page_days', 'promo_days', 'missed_searches', 'shown_searches', 'shown_hours')
    await takeFrom(tx, 'place_campaigns')
    await tx.query(
      'delete from public.saved_places where user_id in (select u.id from auth.users as u where u.email = any ($1))',
      [sampleReviewers.map(({ email }) => email)],
    )
  },
}

async function takePeopleOut(tx: Queries): Promise<void> {
  await takeFrom(tx, 'business_accounts', 'automation_rules')
  const people = [...samplePeople, ...sampleReviewers]
  await tx.query('delete from auth.users where email = any($1)', [people.map(({ email }) => email)])
}

async function insertBusinesses(tx: Queries, users: SampleUsers): Promise<void> {
  const ownerOf = new Map(
    samplePeople.flatMap(({ email, owns }) => owns.map(({ name, city }) => [`${name}|${city}`, users.get(email)])),
  )
  const rows = sampleBusinesses.map((listing) => ({
    owner_id: ownerOf.get(`${listing.name}|${listing.city}`) ?? null,
    name: listing.name,
    local_name: listing.localName,
    description: listing.description,
    image: samplePicture(listing),
    business_category: listing.category,
    subcategory: listing.subcategory,
    address: `${listing.address}, ${listing.district}`,
    city: listing.city,
    state: listing.state,
    country: countryNames.of(listing.countryCode),
    country_code: listing.countryCode,
    time_zone: listing.timeZone,
    latitude: listing.lat,
    longitude: listing.lng,
    phone: listing.phone,
    website: listing.website,
    featured: listing.featured,
    subscription_tier: listing.tier,
    // The owner's own word; what lies above comes out of the evidence.
    halal_level: listing.halalLevel === null ? null : Math.min(listing.halalLevel, 1),
    halal: sampleKitchen(listing),
    facts: sampleFacts(listing),
    languages: sampleLanguages(listing),
    muslim_owned: listing.muslimOwned,
    price_range: listing.priceRange,
    services: listing.services,
    hours: listing.hours,
    tags: listing.tags,
  }))
  await insertRows(
    tx,
    rows,
    `owner_id uuid, name text, local_name text, description text, image text, business_category text, subcategory text,
     address text, city text, state text, country text, country_code text, time_zone text,
     latitude double precision, longitude double precision, phone text, website text, featured boolean,
     subscription_tier text, halal_level smallint, muslim_owned boolean,
     price_range text, services text[], hours jsonb, tags text[], halal jsonb, facts jsonb, languages text[]`,
    `insert into public.businesses (
       id, status, is_sample, business_account_id, owner_id, name, local_name, description, image, business_type,
       business_category, subcategory, address, city, state, country, country_code, time_zone, latitude, longitude,
       phone, website, featured, subscription_tier, halal_level, muslim_owned, price_range,
       services, hours, tags, halal, facts, languages
     )
     select md5('sample business ' || s.name || '|' || s.city)::uuid, 'published', true, a.id, s.owner_id, s.name,
       s.local_name, s.description, s.image, s.subcategory, s.business_category, s.subcategory, s.address, s.city, s.state,
       s.country, s.country_code, s.time_zone, s.latitude, s.longitude, s.phone, s.website,
       s.featured, s.subscription_tier, s.halal_level, s.muslim_owned, s.price_range, s.services, s.hours, s.tags,
       s.halal, s.facts, s.languages
     from sample as s left join public.business_accounts as a on a.owner_id = s.owner_id
     on conflict (id) do nothing`,
  )
}

async function insertMosques(tx: Queries): Promise<void> {
  const rows = sampleMosques.map((mosque) => ({
    slug: mosque.slug,
    name: mosque.name,
    local_name: mosque.localName,
    mosque_type: mosque.mosqueType,
    description: mosque.description,
    address: mosque.address,
    city: mosque.city,
    state: mosque.state,
    country: countryNames.of(mosque.countryCode),
    country_code: mosque.countryCode,
    latitude: mosque.lat,
    longitude: mosque.lng,
    website: mosque.website,
  }))
  await insertRows(
    tx,
    rows,
    `slug text, name text, local_name text, mosque_type text, description text, address text, city text, state text,
     country text, country_code text, latitude double precision, longitude double precision, website text`,
    `insert into public.mosques (
       id, status, is_sample, slug, name, local_name, mosque_type, description, address, city, state, country,
       country_code, latitude, longitude, website
     )
     select md5('sample mosque ' || s.slug)::uuid, 'published', true, s.* from sample as s
     on conflict (id) do nothing`,
  )
}

async function insertPeople(tx: Queries, users: SampleUsers): Promise<void> {
  const rows = samplePeople.flatMap(({ email, role, plan, owns, language }) => {
    const id = users.get(email)
    return id ? [{ id, role, plan, language, account: owns[0]?.name ?? null }] : []
  })
  const columns = 'id uuid, role text, plan text, language text, account text'
  await insertRows(
    tx,
    rows,
    columns,
    'update public.profiles as p set language = s.language from sample as s where p.id = s.id and p.language <> s.language',
  )
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.user_roles (user_id, role)
     select id, role from sample where role in ('staff', 'superadmin', 'affiliate')
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows,
    columns,
    `insert into public.business_accounts (owner_id, name, is_sample)
     select id, account, true from sample where plan is not null
     on conflict do nothing`,
  )
  await insertRows(
    tx,
    rows,
    columns,
    `select public.set_membership_plan(a.id, s.plan, 'annual')
     from sample as s join public.business_accounts as a on a.owner_id = s.id
     where s.plan is not null and not exists (select from public.memberships as m where m.business_id = a.id)`,
  )
}

async function insertFrontPage(tx: Queries): Promise<void> {
  await insertRows(
    tx,
    testimonials.map(({ id, name, place, quote }, position) => ({ id, name, place, quote, position })),
    'id text, name text, place jsonb, quote jsonb, position smallint',
    `insert into public.testimonials (id, name, place, quote, position, published, is_sample)
     select md5('sample testimonial ' || id)::uuid, name, place, quote, position, true, true from sample
     on conflict (id) do nothing`,
  )
  await insertRows(
    tx,
    sponsors.map(({ id, name, logoSlug, website, level, line }, position) => ({
      id,
      name,
      logo_url: logoAddress(logoSlug),
      mark: logoSlug,
      website_url: website,
      tier: level,
      line,
      position,
    })),
    'id text, name text, logo_url text, mark text, website_url text, tier text, line jsonb, position smallint',
    `insert into public.sponsors (id, name, logo_url, mark, website_url, tier, line, position, is_sample)
     select md5('sample sponsor ' || id)::uuid, name, logo_url, mark, website_url, tier, line, position, true from sample
     on conflict (id) do nothing`,
  )
  await insertRows(
    tx,
    partners.map(({ name, logoSlug, about, website, status }, position) => ({
      name,
      about,
      logo_url: logoSlug && logoAddress(logoSlug),
      website_url: website,
      status,
      position,
    })),
    'name text, about jsonb, logo_url text, website_url text, status text, position integer',
    // A second apart, so that newest first is the order in which they are written down.
    `insert into public.partners (id, name, about, logo_url, website_url, status, is_sample, created_at)
     select md5('sample partner ' || name)::uuid, name, about, logo_url, website_url, status, true,
       now() - position * interval '1 second'
     from sample
     on conflict (id) do nothing`,
  )
  await insertRows(
    tx,
    promotions.map(({ id, title, body, ctaLabel, href, tone }) => ({
      id,
      title,
      body,
      cta_label: ctaLabel,
      href,
      tone,
    })),
    'id text, title jsonb, body jsonb, cta_label jsonb, href text, tone text',
    `insert into public.promotions (id, slug, title, body, cta_label, href, tone, status, is_sample)
     select md5('sample promotion ' || id)::uuid, id, title, body, cta_label, href, tone, 'live', true from sample
     on conflict do nothing`,
  )
}

async function insertMetalPrices(tx: Queries): Promise<void> {
  const rows = samplePrices.flatMap(({ currency, asOf, gold, silver }) => [
    { metal: 'gold', currency, price: gold, as_of: asOf, source: SAMPLE_PRICE_SOURCE },
    { metal: 'silver', currency, price: silver, as_of: asOf, source: SAMPLE_PRICE_SOURCE },
  ])
  await insertRows(
    tx,
    rows,
    'metal text, currency text, price numeric, as_of date, source text',
    `insert into public.metal_prices (metal, currency, price_per_gram, as_of, source, is_sample)
     select metal, currency, price, as_of, source, true from sample
     on conflict (metal, currency, as_of) do nothing`,
  )
}
