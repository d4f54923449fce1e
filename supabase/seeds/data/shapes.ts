// The shapes of the sample community: what the loader may rely on, and nothing about how it is stored.

export const languages = ['en', 'ar', 'ur', 'fr', 'tr', 'id'] as const
export type Language = (typeof languages)[number]

/** One text in every language of the site. */
export type Localised = Readonly<Record<Language, string>>

export const categories = [
  'restaurants',
  'grocery',
  'healthcare',
  'trades',
  'education',
  'finance',
  'retail',
  'technology',
  'travel',
  'services',
  'beauty',
  'community',
] as const
export type Category = (typeof categories)[number]

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** Opening and closing time, HH:MM. A closing time at or before the opening time belongs to the next day. */
export type Interval = readonly [opens: string, closes: string]

/** A day without intervals is closed; ['00:00', '24:00'] is the whole day. */
export type WeeklyHours = Readonly<Record<Weekday, readonly Interval[]>>

export type Tier = 'silver' | 'gold' | 'platinum'
export type PriceRange = '$' | '$$' | '$$$' | '$$$$'

/** 0 unknown, 1 self-declared, 2 community-confirmed, 3 certificate on file, 4 staff visit. */
export type HalalLevel = 0 | 1 | 2 | 3 | 4

/** What is written down per listing; its place comes from the city it stands under. */
export type CityListing = {
  readonly name: string
  /** The name in the local script, where people there would write it so. */
  readonly localName: string | null
  readonly description: string
  readonly category: Category
  readonly subcategory: string
  /** House number and street. */
  readonly address: string
  /** The quarter people there would name. */
  readonly district: string
  readonly lat: number
  readonly lng: number
  /** Only numbers that the country's regulator keeps for fiction, else null. */
  readonly phone: string | null
  /** Always under .example, which nobody can register. */
  readonly website: string | null
  readonly featured: boolean
  readonly tier: Tier | null
  /** Food and grocery only; null where the question does not arise. */
  readonly halalLevel: HalalLevel | null
  readonly muslimOwned: boolean
  readonly priceRange: PriceRange
  readonly services: readonly string[]
  readonly hours: WeeklyHours
  readonly tags: readonly string[]
}

export type City = {
  readonly city: string
  readonly state: string | null
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** IANA zone: the hours below are local time. */
  readonly timeZone: string
  readonly centre: readonly [lat: number, lng: number]
  readonly listings: readonly CityListing[]
}

/** An invented business, ready to load. Its rating follows from its sample reviews. */
export type SampleBusiness = CityListing & {
  readonly city: string
  readonly state: string | null
  readonly countryCode: string
  readonly timeZone: string
}

/** A real mosque: public facts only. Times, facilities and vouching are for the mosque itself to tell. */
export type SampleMosque = {
  readonly slug: string
  readonly name: string
  readonly localName: string | null
  readonly mosqueType: 'Masjid' | 'Jami' | 'Islamic centre'
  readonly description: string
  readonly address: string | null
  readonly city: string
  readonly state: string | null
  readonly countryCode: string
  readonly lat: number
  readonly lng: number
  readonly website: string | null
}

export type SampleRole = 'member' | 'owner' | 'staff' | 'superadmin' | 'affiliate'
export type Plan = 'basic' | 'premium' | 'enterprise'

export type SamplePerson = {
  readonly email: string
  readonly displayName: string
  readonly role: SampleRole
  /** The plan of the owner's business account; null for everybody else. */
  readonly plan: Plan | null
  /** Names (with city) of the sample businesses this owner holds. */
  readonly owns: readonly { readonly name: string; readonly city: string }[]
  readonly language: Language
}

export type Testimonial = {
  readonly id: string
  readonly name: string
  readonly place: Localised
  readonly quote: Localised
}

export type Sponsor = {
  readonly id: string
  readonly name: string
  readonly logoSlug: string
  readonly website: string
  readonly level: 'lead' | 'supporting'
  readonly line: Localised
}

export type Partner = {
  readonly name: string
  /** Names a drawing that the loader makes or finds; null while there is no logo. */
  readonly logoSlug: string | null
  /** What they do, in one sentence. */
  readonly about: Localised | null
  readonly website: string
  readonly status: 'approved' | 'pending'
}

export type Promotion = {
  readonly id: string
  readonly title: Localised
  readonly body: Localised
  readonly ctaLabel: Localised
  readonly href: string
  readonly tone: 'brand' | 'gold' | 'calm'
}

export type HelpTopic = {
  readonly id: string
  /** Under which heading of /help it stands. */
  readonly section: 'start' | 'directory' | 'worship' | 'owners' | 'account' | 'money'
  /** Whether /faq shows it too. */
  readonly inFaq?: boolean
  /** A screenshot under public/help. */
  readonly picture?: string
  readonly question: Localised
  /** Plain text; site paths such as /packages stand in it as they are and become links where it is shown. */
  readonly answer: Localised
  readonly keywords: Readonly<Record<Language, readonly string[]>>
}

/** Ids of the sample accounts, by email. The accounts themselves are made through the auth service. */
export type SampleUsers = ReadonlyMap<string, string>
