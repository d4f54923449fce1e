// Structured data (schema.org) for search engines. Builders return plain objects; React Router's `script:ld+json`
// descriptor serialises them and escapes what could end the script element.
import type { HoursJsonLd } from '#app/core/hours/hours-json-ld.ts'
import { BEST_RATING, type BusinessData, type Crumb, completeBusinessData, parseOpeningHours } from './rules.ts'

export type JsonLdValue = string | number | boolean | null | JsonLdValue[] | { [key: string]: JsonLdValue }
export type JsonLd = { '@context': 'https://schema.org'; '@type': string | string[]; [key: string]: JsonLdValue }

type Maybe = JsonLdValue | undefined

/** Leaves out what is not known, so that no empty field is published as a fact. */
function describe(type: string | string[], fields: Record<string, Maybe>): JsonLd {
  return { '@context': 'https://schema.org', '@type': type, ...keepKnown(fields) }
}

function part(type: string, fields: Record<string, Maybe>): { [key: string]: JsonLdValue } {
  return { '@type': type, ...keepKnown(fields) }
}

function keepKnown(fields: Record<string, Maybe>): { [key: string]: JsonLdValue } {
  const known: { [key: string]: JsonLdValue } = {}
  for (const [key, value] of Object.entries(fields)) {
    const isEmpty =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    if (!isEmpty) known[key] = value
  }
  return known
}

type Site = { name: string; siteUrl: string }

export function webSiteJsonLd({ name, siteUrl, language }: Site & { language: string }): JsonLd {
  return describe('WebSite', {
    '@id': `${siteUrl}/#website`,
    name,
    url: siteUrl,
    inLanguage: language,
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: part('SearchAction', {
      target: part('EntryPoint', { urlTemplate: `${siteUrl}/businesses?search={search_term_string}` }),
      'query-input': 'required name=search_term_string',
    }),
  })
}

export function organizationJsonLd({ name, siteUrl, slogan }: Site & { slogan: string }): JsonLd {
  return describe('Organization', {
    '@id': `${siteUrl}/#organization`,
    name,
    url: siteUrl,
    slogan,
    logo: `${siteUrl}/icons/icon-512.png`,
  })
}

/** `path` of each crumb is already in the page's language; the last entry is the page itself. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], siteUrl: string): JsonLd {
  return describe('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, path }, i) =>
      part('ListItem', { position: i + 1, name, item: siteUrl + (path === '/' ? '' : path) }),
    ),
  })
}

/** A business is told by its nearest kind; where schema.org has none under LocalBusiness, both types are named. */
const BUSINESS_TYPES: Readonly<Record<string, string | string[]>> = {
  restaurants: 'Restaurant',
  grocery: 'GroceryStore',
  healthcare: 'MedicalBusiness',
  trades: 'HomeAndConstructionBusiness',
  education: ['LocalBusiness', 'EducationalOrganization'],
  finance: 'FinancialService',
  retail: 'Store',
  technology: 'ProfessionalService',
  travel: 'TravelAgency',
  services: 'ProfessionalService',
  beauty: 'HealthAndBeautyBusiness',
  community: ['LocalBusiness', 'NGO'],
}

export const businessType = (category: string): string | string[] =>
  (Object.hasOwn(BUSINESS_TYPES, category) ? BUSINESS_TYPES[category] : undefined) ?? 'LocalBusiness'

export type Address = {
  street?: string | null
  city?: string | null
  region?: string | null
  country?: string | null
}

function addressPart({ street, city, region, country }: Address): Maybe {
  if (!street && !city && !region && !country) return undefined
  return part('PostalAddress', {
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  })
}

function geoPart(coordinates: BusinessData['coordinates']): Maybe {
  return coordinates ? part('GeoCoordinates', coordinates) : undefined
}

type Described = {
  url: string
  description?: string | null
  address?: Address
  phone?: string | null
  /** With exceptions and Ramadan; in place of the plain entries of the data. */
  hours?: HoursJsonLd | null
}

export type Certificate = {
  name: string
  issuer: string
  number?: string | null
  issuedOn?: string | null
  expiresOn?: string | null
}

type BusinessExtras = {
  /** A halal certificate that is checked and has not expired. */
  certificate?: Certificate | null
  /** What there is and what there is not; the unknown is left out. */
  amenities?: readonly { name: string; value: boolean }[]
  website?: string | null
}

function certificatePart({ name, issuer, number, issuedOn, expiresOn }: Certificate) {
  return part('Certification', {
    name,
    certificationIdentification: number,
    issuedBy: part('Organization', { name: issuer }),
    validFrom: issuedOn,
    expires: expiresOn,
  })
}

export function businessJsonLd(
  data: Pick<BusinessData, 'id' | 'name'> & Partial<BusinessData>,
  {
    url,
    description,
    address,
    phone,
    hours: fullHours,
    certificate,
    amenities = [],
    website,
  }: Described & BusinessExtras,
): JsonLd {
  const business = completeBusinessData(data)
  const hours = business.openingHours.map(parseOpeningHours).filter((entry) => entry !== null)
  return describe(businessType(business.category), {
    '@id': url,
    url,
    name: business.name,
    description,
    image: [...business.images],
    address: addressPart(address ?? {}) ?? business.location,
    geo: geoPart(business.coordinates),
    telephone: phone,
    priceRange: business.priceRange,
    // Only ratings that exist: the default count belongs to a rating, it does not make one.
    aggregateRating:
      business.rating === null
        ? undefined
        : part('AggregateRating', {
            ratingValue: business.rating,
            reviewCount: business.reviewCount,
            bestRating: BEST_RATING,
          }),
    openingHoursSpecification:
      fullHours?.openingHoursSpecification ??
      hours.map(({ day, opens, closes }) =>
        part('OpeningHoursSpecification', { dayOfWeek: `https://schema.org/${day}`, opens, closes }),
      ),
    specialOpeningHoursSpecification: fullHours?.specialOpeningHoursSpecification,
    makesOffer: business.services.map((name) => part('Offer', { itemOffered: part('Service', { name }) })),
    amenityFeature: [...(business.halalCertified ? [{ name: 'Halal certified', value: true }] : []), ...amenities].map(
      (amenity) => part('LocationFeatureSpecification', amenity),
    ),
    hasCertification: certificate ? certificatePart(certificate) : undefined,
    sameAs: website,
  })
}

type MosqueData = { name: string; image?: string | null; coordinates?: BusinessData['coordinates'] }

export const mosqueJsonLd = (mosque: MosqueData, more: DescribedWorship): JsonLd =>
  worshipJsonLd('Mosque', mosque, more)

/** A room in somebody else's house is no mosque: schema.org has only the wider word for it. */
export const prayerRoomJsonLd = (room: MosqueData, more: DescribedWorship): JsonLd =>
  worshipJsonLd('PlaceOfWorship', room, more)

type DescribedWorship = Described & Pick<BusinessExtras, 'amenities' | 'website'>

function worshipJsonLd(
  type: string,
  { name, image, coordinates }: MosqueData,
  { url, description, address, phone, amenities = [], website }: DescribedWorship,
): JsonLd {
  return describe(type, {
    '@id': url,
    url,
    name,
    description,
    image,
    address: addressPart(address ?? {}),
    geo: geoPart(coordinates ?? null),
    telephone: phone,
    amenityFeature:
      amenities.length > 0 ? amenities.map((amenity) => part('LocationFeatureSpecification', amenity)) : undefined,
    sameAs: website,
  })
}

export function faqJsonLd(questions: readonly { question: string; answer: string }[]): JsonLd {
  return describe('FAQPage', {
    mainEntity: questions.map(({ question, answer }) =>
      part('Question', { name: question, acceptedAnswer: part('Answer', { text: answer }) }),
    ),
  })
}

export function itemListJsonLd(items: readonly { name: string; url: string }[]): JsonLd {
  return describe('ItemList', {
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, i) => part('ListItem', { position: i + 1, name, url })),
  })
}
