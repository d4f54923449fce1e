// Queries of a business's pages: one call for the public part, a second one, for members, for their own part.

import { voice } from '#app/core/brand/voice.ts'
import { categoryByWord, categoryName } from '#app/core/categories/categories.ts'
import { hoursJsonLd, listOpeningHours } from '#app/core/hours/hours-json-ld.ts'
import { type HoursView, viewHours } from '#app/core/hours/hours-view.ts'
import { type OpeningHours, parseHours } from '#app/core/hours/stored-hours.ts'
import { type Business, type HalalLevel, readHalalSaid, toBusiness } from '#app/core/listings/business.ts'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { describeLocation } from '#app/core/listings/describe-location.server.ts'
import { ALCOHOL, FACTS, type HalalDetails, MEATS, MENUS, SLAUGHTER } from '#app/core/listings/facts.ts'
import { type Askable, daysSince, type FactKnowledge, freshnessOf } from '#app/core/listings/freshness.ts'
import { kindsOf } from '#app/core/listings/kinds.server.ts'
import { languageOfText } from '#app/core/listings/language-of-text.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import { nameIn } from '#app/core/listings/name-in.ts'
import { pictureOf } from '#app/core/listings/picture-of.server.ts'
import { findPlaceRow } from '#app/core/listings/queries.server.ts'
import { nameOfSource, openDataFileOf } from '#app/core/listings/source-name.ts'
import { readFlag, readRow, readRows, readText, readTexts, type SourceRow } from '#app/core/listings/source-row.ts'
import { writeLanguages } from '#app/core/listings/spoken-languages.server.ts'
import { isStillLife, wideImage } from '#app/core/media/art/still-life-shape.ts'
import { toMosqueCard } from '#app/core/mosques/describe-card.server.ts'
import { priceMarks } from '#app/core/places/currency-of-country.ts'
import { distanceKm, toCoordinate } from '#app/core/places/distance.ts'
import { isKnown } from '#app/core/places/place.ts'
import { calendarDayAt, isTimeZone } from '#app/core/prayer/local-time.ts'
import { askIfAllowed } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { businessJsonLd } from '#app/core/seo/json-ld.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail, canonicalUrl } from '#app/core/seo/rules.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { whatsappLink } from '#app/lib/contact-links.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { BusinessPageData } from './business-page.tsx'
import type { EvidenceData } from './evidence-panel.tsx'
import type { HalalPageData } from './halal-page.tsx'
import type { OwnershipData } from './ownership-line.tsx'
import { factsOf, TEAM_ROLES, type TeamRole } from './rules.ts'
import { nameServices } from './service-words.server.ts'
import type { TimelineEntry } from './timeline.tsx'

/** `key` is the record's own word in its address: its dashed name, or its id where it has none. */
type Found<T> = { page: T; meta: PageMeta; key: string; isIndexable: boolean }

const FOOD = ['restaurants', 'grocery']

export const readLevel = (value: unknown): HalalLevel =>
  value === 1 || value === 2 || value === 3 || value === 4 ? value : 0

export function readHalalDetails(value: unknown): HalalDetails {
  const row = readRow(value) ?? {}
  const slaughter = readRow(row.slaughter) ?? {}
  const menu = wordIn(MENUS, row.menu)
  const alcohol = wordIn(ALCOHOL, row.alcohol)
  const pork = readFlag(row.pork)
  const meats = MEATS.flatMap((meat) => {
    const how = wordIn(SLAUGHTER, slaughter[meat])
    return how ? [[meat, how] as const] : []
  })
  return {
    ...(menu && { menu }),
    ...(alcohol && { alcohol }),
    ...(pork !== null && { pork }),
    ...(meats.length > 0 && { slaughter: Object.fromEntries(meats) }),
  }
}

/** What an import's source says of it: nobody's declaration, and nothing anyone here has checked. */
function readSourceWord(row: SourceRow): EvidenceData['source'] {
  const source = readRow(row.source)
  const halal = readRow(row.halal)
  const said = readHalalSaid(halal?.said)
  if (!source || !said) return null
  const on = readText(halal?.seen) ?? readText(source.updated_at) ?? ''
  return { said, name: nameOfSource(readText(source.name) ?? ''), on }
}

const readCount = (value: unknown) => Math.max(0, Math.trunc(toCoordinate(value) ?? 0))

export function readEvidence(row: SourceRow, level: HalalLevel, now: Date): EvidenceData {
  const evidence = readRow(row.evidence) ?? {}
  const certificate = readRow(evidence.certificate)
  const visit = readRow(evidence.visit)
  const checkedAt = readText(certificate?.checked_at)
  return {
    level,
    confirmations: readCount(evidence.confirmations),
    lastConfirmedAt: readText(evidence.last_confirmed_at),
    disputes: readCount(evidence.disputes),
    upheldAt: readText(evidence.upheld_at),
    declaredAt: readText(evidence.declared_at),
    source: readSourceWord(row),
    certificate: certificate && {
      issuer: readText(certificate.issuer) ?? '',
      website: readText(certificate.website),
      number: readText(certificate.number) ?? '',
      issuedOn: readText(certificate.issued_on) ?? '',
      expiresOn: readText(certificate.expires_on) ?? '',
      checkedAt,
      checkedDaysAgo: checkedAt === null ? null : daysSince(checkedAt, now),
      isExpired: readFlag(certificate.is_expired) ?? false,
    },
    visit: visit && {
      on: readText(visit.on) ?? '',
      until: readText(visit.until) ?? '',
      isExpired: readFlag(visit.is_expired) ?? false,
      statement: readText(visit.statement),
    },
    kitchen: readHalalDetails(row.halal),
  }
}

/** Null where nobody says so, or where the owner does not want it told. */
function readOwnership(row: SourceRow, source: string | null): OwnershipData | null {
  if (readFlag(row.muslim_owned) !== true) return null
  const known = readRow(row.ownership) ?? {}
  return {
    level: readLevel(row.ownership_level),
    declaredAt: readText(known.declared_at),
    documentAt: readText(known.document_at),
    visitedAt: readText(known.visited_at),
    vouches: readRows(known.vouches).map((vouch) => ({
      mosque: readText(vouch.mosque) ?? '',
      path: `/mosque/${encodeURIComponent(readText(vouch.slug) ?? '')}`,
      at: readText(vouch.at) ?? '',
    })),
    source,
  }
}

const CONTACT_FACTS = ['hours', 'phone', 'address', 'website'] as const

function readFacts(row: SourceRow, business: Business, now: Date): BusinessPageData['facts'] {
  const known = (readRow(row.facts_known) ?? {}) as Partial<Record<Askable, FactKnowledge>>
  const values = readRow(row.facts) ?? {}
  const stated = FACTS.flatMap((fact) => {
    const value = readFlag(values[fact])
    return value === null ? [] : [{ fact, value, ...freshnessOf(fact, known[fact], now) }]
  })
  const has = {
    hours: parseHours(business.hours) !== null,
    phone: business.phone !== '',
    address: business.address !== '',
    website: business.website !== null,
  }
  const contacts = CONTACT_FACTS.filter((fact) => has[fact]).map((fact) => ({
    fact,
    value: true,
    ...freshnessOf(fact, known[fact], now),
  }))
  const asked = factsOf(categoryByWord(business.business_category))
  return { stated, contacts, unknown: asked.filter((fact) => readFlag(values[fact]) === null) }
}

/** The written address, to be looked for where there is no pin. */
const addressOf = ({ address, city, country }: Business) =>
  address ? { words: [address, city, country].filter(Boolean).join(', ') } : null

const positionOf = ({ latitude, longitude }: Business) =>
  latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null

export async function loadBusinessPage(visit: Visit, idOrSlug: string): Promise<Found<BusinessPageData> | null> {
  const { services, place, locale, t, now } = visit
  const row = await findPlaceRow(services, 'business_page', idOrSlug)
  if (!row) return null
  const business = toBusiness(row)
  const position = positionOf(business)
  const measured = { ...business, distance: distanceKm(isKnown(place) ? place : null, position) }
  const card = toBusinessCard(measured, visit.cards)
  const name = card.name ?? t.listings.nameNotFound
  const category = categoryByWord(business.business_category)
  const source = readRow(row.source)
  const sourceName = source && nameOfSource(readText(source.name) ?? '')
  const level = readLevel(row.halal_level)
  const evidence = readEvidence(row, level, now)
  const hours = parseHours(business.hours)
  const movedTo = readRow(row.moved_to)
  const closedOn = readText(row.closed_on)
  const around = { ...visit.cards, hasDistance: true }
  const isOnline = readFlag(row.online_only) ?? false
  const serviceArea = toCoordinate(row.service_area_km)
  const whatsapp = readText(row.whatsapp)
  const facts = readFacts(row, business, now)
  const path = card.path
  const page: BusinessPageData = {
    id: business.id,
    path,
    crumbs: breadcrumbTrail(path, voice[locale].home, [t.pages.record.allBusinesses, name]).map((crumb, i) =>
      // `/business` is no page: the way up from a record is its list.
      i === 1 ? { ...crumb, path: '/businesses' } : crumb,
    ),
    name,
    url: canonicalUrl(services.config.siteUrl + inLocale(path, locale)),
    category: category ? categoryName(category, locale) : card.category,
    categoryPath: category ? `/businesses?category=${category}` : null,
    kinds: kindsOf(business, locale).map(({ label, category, subcategory, cuisine }) => ({
      label,
      path: `/businesses?${new URLSearchParams({ category, ...(subcategory && { sub: subcategory }), ...(cuisine && { dish: cuisine }) })}`,
    })),
    cover: wideImage(business.image ?? pictureOf(business)),
    location: describeLocation(business, visit),
    city: business.city ? visit.cards.cityName(business.city, business.country_code) : null,
    distance: isOnline ? null : card.distance,
    rating: card.rating,
    reviewsCount: card.reviewsCount,
    isFeatured: card.isFeatured,
    isSample: card.isSample,
    isClaimed: readFlag(row.is_claimed) ?? false,
    listedAt: readText(row.created_at) ?? '',
    isVerified: readFlag(row.is_owner_verified) ?? false,
    isOnline,
    serviceAreaKm: serviceArea,
    closedOn,
    movedTo: movedTo && {
      name:
        nameIn(locale, { name: readText(movedTo.name) ?? '', local_name: readText(movedTo.local_name) ?? '' }) ?? '',
      path: `/business/${encodeURIComponent(readText(movedTo.slug) ?? '')}`,
    },
    description: business.description,
    language: languageOfText(business.description, locale),
    address: business.address,
    phone: business.phone,
    email: readText(row.email),
    whatsapp: whatsapp && whatsappLink(whatsapp),
    website: business.website,
    destination: isOnline ? null : (position ?? addressOf(business)),
    from: isKnown(place) ? { lat: place.lat, lng: place.lng } : null,
    position: isOnline ? null : position,
    services: nameServices(business.services, facts, t),
    languages: writeLanguages(readTexts(row.languages), locale),
    priceRange: business.price_range,
    priceMarks: priceMarks(business.price_range.length, business.country_code),
    hours: hours && !closedOn ? showHours(hours, business, visit) : null,
    isFood: category !== null && FOOD.includes(category),
    evidence,
    halalSaid: card.halalSaid,
    ownership: readOwnership(row, sourceName),
    facts,
    source: source && {
      name: sourceName ?? '',
      licence: readText(source.licence),
      href: sourceAddress(readText(source.name) ?? '', readText(source.id) ?? ''),
      file: openDataFileOf(readText(source.name) ?? ''),
      seenOn: writeSeen(readRow(row.halal), locale),
    },
    mosques: position ? readRows(row.mosques).map((mosque) => toMosqueCard(mosque, toMosque(mosque), around)) : null,
    similar: readRows(row.similar).map((similar) =>
      toBusinessCard(toBusiness(similar), { ...visit.cards, hasDistance: position !== null }),
    ),
  }
  // A mark on a map that nothing bears out is no page for a search engine.
  const isIndexable = closedOn === null && business.halal_said !== 'reported'
  return {
    page,
    key: business.slug ?? business.id,
    isIndexable,
    meta: metaOf(visit, page, business, hours, isIndexable),
  }
}

/** The day on which the source said so. */
function writeSeen(halal: Record<string, unknown> | null, locale: Locale): string | null {
  const day = readText(halal?.seen)
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? writeDate(locale, day) : null
}

/** Where an imported record is kept by its source. */
function sourceAddress(source: string, id: string): string | null {
  const isElement = /^(node|way|relation)\/\d+$/.test(id)
  return /openstreetmap|^osm$/i.test(source) && isElement ? `https://www.openstreetmap.org/${id}` : null
}

/** Null where no zone is known: an import may name one that does not exist. */
function zoneOf({ time_zone, latitude, longitude }: Business, { cards }: Visit): string | null {
  if (time_zone && isTimeZone(time_zone)) return time_zone
  return latitude !== null && longitude !== null ? cards.timeZoneAt(latitude, longitude) : null
}

function showHours(hours: OpeningHours, business: Business, visit: Visit): HoursView | null {
  const timeZone = zoneOf(business, visit)
  const { latitude: lat, longitude: lng, country_code: countryCode } = business
  return timeZone ? viewHours(hours, { timeZone, countryCode, lat, lng }, visit.now) : null
}

function metaOf(
  visit: Visit,
  page: BusinessPageData,
  business: Business,
  hours: OpeningHours | null,
  isIndexable: boolean,
): PageMeta {
  const { services, locale, t, now } = visit
  const { path, name, location, description, crumbs, url, evidence } = page
  const label = page.kinds[0]?.label ?? ''
  // A sample's certificate is invented, and search engines must not be told it.
  const certificate =
    evidence.certificate && !evidence.certificate.isExpired && !page.isSample ? evidence.certificate : null
  const jsonLd = businessJsonLd(
    {
      id: page.id,
      name,
      category: categoryByWord(business.business_category) ?? '',
      location,
      coordinates:
        business.latitude !== null && business.longitude !== null
          ? { latitude: business.latitude, longitude: business.longitude }
          : null,
      images:
        business.image && !isStillLife(business.image) ? [new URL(business.image, services.config.siteUrl).href] : [],
      // The figures of samples are invented, and search engines must not be told them.
      rating: page.reviewsCount > 0 && !page.isSample ? page.rating : null,
      reviewCount: page.reviewsCount,
      priceRange: business.price_range,
      openingHours: hours ? listOpeningHours(hours) : [],
      services: business.services,
      halalCertified: certificate !== null,
    },
    {
      url,
      description,
      address: {
        street: business.address,
        city: business.city,
        region: business.state,
        country: business.country_code || business.country,
      },
      phone: business.phone,
      website: business.website,
      hours: hours && hoursJsonLd(hours, calendarDayAt(now, zoneOf(business, visit) ?? 'UTC')),
      certificate: certificate && {
        name: t.business.halal.titles.certificate,
        issuer: certificate.issuer,
        number: certificate.number,
        issuedOn: certificate.issuedOn,
        expiresOn: certificate.expiresOn,
      },
      amenities: page.facts.stated.map(({ fact, value }) => ({ name: t.business.facts[fact], value })),
    },
  )
  return {
    url: inLocale(path, locale),
    locale,
    siteUrl: services.config.siteUrl,
    title: `${name} – ${location}`,
    description: description || [name, label, location].filter(Boolean).join(', '),
    type: 'business',
    noindex: !isIndexable,
    breadcrumbs: crumbs,
    // Other sites show no SVG, and a drawing is no picture of the place.
    ...(business.image && !isStillLife(business.image) && { image: business.image }),
    keywords: [name, label].filter(Boolean),
    jsonLd,
  }
}

/** What is the visitor's own about a business. */
export type Mine = {
  isSaved: boolean
  /** Their last word on halal is that it is. */
  hasConfirmed: boolean
  isOwner: boolean
  role: TeamRole | null
  isStaff: boolean
  answers: Partial<Record<Askable, boolean>>
  evidence: { id: string; kind: string; status: string; at: string; number: string | null; expiresOn: string | null }[]
  ownership: { isHidden: boolean; level: HalalLevel; isDeclared: boolean } | null
  statements: { id: string; kind: string; status: string; at: string }[]
  mosques: { id: string; name: string }[]
}

/** Null for visitors who are not signed in. */
export async function findMine(services: Services, placeId: string): Promise<Mine | null> {
  if (!services.mayHaveSession) return null
  const row = readRow(await askIfAllowed(services, services.db().rpc('my_business', { place: placeId })))
  if (!row) return null
  const answers = readRow(row.answers) ?? {}
  const ownership = readRow(row.ownership)
  const text = (value: unknown) => readText(value) ?? ''
  return {
    isSaved: readFlag(row.is_saved) ?? false,
    hasConfirmed: readRows(row.evidence).some(({ kind, status }) => kind === 'confirmation' && status === 'accepted'),
    isOwner: readFlag(row.is_owner) ?? false,
    role: wordIn(TEAM_ROLES, row.team_role),
    isStaff: readFlag(row.is_staff) ?? false,
    answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => typeof answer === 'boolean')),
    evidence: readRows(row.evidence).map((entry) => ({
      id: text(entry.id),
      kind: text(entry.kind),
      status: text(entry.status),
      at: text(entry.at),
      number: readText(entry.number),
      expiresOn: readText(entry.expires_on),
    })),
    ownership: ownership && {
      isHidden: readFlag(ownership.is_hidden) ?? false,
      level: readLevel(ownership.level),
      isDeclared: readFlag(ownership.is_declared) ?? false,
    },
    statements: readRows(row.statements).map((entry) => ({
      id: text(entry.id),
      kind: text(entry.kind),
      status: text(entry.status),
      at: text(entry.at),
    })),
    mosques: readRows(row.mosques).map(({ id, name }) => ({ id: text(id), name: text(name) })),
  }
}

export async function loadHalalPage(visit: Visit, idOrSlug: string): Promise<Found<HalalPageData> | null> {
  const { services, locale, t, now } = visit
  const row = await findPlaceRow(services, 'halal_page', idOrSlug)
  if (!row) return null
  const key = readText(row.slug) ?? readText(row.id) ?? ''
  const names = { name: readText(row.name) ?? '', local_name: readText(row.local_name) ?? '' }
  const name = nameIn(locale, names) ?? t.listings.nameNotFound
  const path = `/business/${encodeURIComponent(key)}`
  const title = t.business.halalPage.title(name)
  const category = categoryByWord(readText(row.business_category) ?? '')
  const page: HalalPageData = {
    id: readText(row.id) ?? '',
    path,
    name,
    crumbs: [
      { name: voice[locale].home, path: '/' },
      { name: t.pages.record.allBusinesses, path: '/businesses' },
      { name, path },
      { name: t.business.halal.panel, path: `${path}/halal` },
    ],
    category: category && categoryName(category, locale),
    isSample: readFlag(row.is_sample) ?? false,
    evidence: readEvidence(row, readLevel(row.halal_level), now),
    ownership: readOwnership(row, null),
    timeline: readRows(row.timeline).map((entry) => readEntry(entry, now)),
    certifiers: readRows(row.certifiers).map(({ id, name: issuer }) => ({
      id: readText(id) ?? '',
      name: readText(issuer) ?? '',
    })),
    today: now.toISOString().slice(0, 10),
  }
  const meta: PageMeta = {
    url: inLocale(`${path}/halal`, locale),
    locale,
    siteUrl: services.config.siteUrl,
    title,
    description: t.business.halalPage.description(name),
    type: 'business',
    noindex: true,
    breadcrumbs: page.crumbs,
  }
  return { page, key, meta, isIndexable: false }
}

function readEntry(entry: SourceRow, now: Date): TimelineEntry {
  const lapsesOn = readText(entry.lapses_on)
  return {
    id: readText(entry.id) ?? '',
    kind: readText(entry.kind) ?? '',
    status: readText(entry.status) ?? '',
    at: readText(entry.kind === 'visit' ? entry.issued_on : entry.at) ?? '',
    issuer: readText(entry.issuer),
    website: readText(entry.website),
    number: readText(entry.number),
    statement: readText(entry.statement),
    lapsesOn,
    isLapsed: lapsesOn !== null && lapsesOn < now.toISOString().slice(0, 10),
  }
}
