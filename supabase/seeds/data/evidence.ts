// Statements about the sample businesses: facts, the kitchen's own account, and a history of evidence that leads to the halal
// level given for each. Everything is derived from the listing itself, so it is the same on every machine.
import type { Fact, HalalDetails } from '#app/core/listings/facts.ts'
import { keysOf } from '#app/lib/records.ts'
import type { SampleBusiness } from './shapes.ts'

export const sampleCertifier = { name: 'Halal Assurance Board (sample)', countryCode: null } as const

/** Members whose word counts as one of the community's, by email. */
export const sampleVoices = [
  'amina@sample.mahalla.example',
  'rizky@sample.mahalla.example',
  'bilal@sample.mahalla.example',
  'zohra@sample.mahalla.example',
  'yusuf@sample.mahalla.example',
] as const

/** A number that looks random but belongs to the listing and the question. */
export function numberFor(listing: Pick<SampleBusiness, 'name' | 'city'>, question: string, below: number): number {
  let hash = 2166136261
  for (const character of `${listing.name}|${listing.city}|${question}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  }
  // The low digits of this hash follow the last letters: mixed once more.
  return Math.floor(((Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0) / 2 ** 32) * below)
}

const isFood = ({ category }: SampleBusiness) => category === 'restaurants' || category === 'grocery'

const says = ({ services, tags, description }: SampleBusiness, words: RegExp) =>
  words.test([...services, ...tags, description].join(' '))

/** Not every fact is known of every place. */
export function sampleFacts(listing: SampleBusiness): Partial<Record<Fact, boolean>> {
  const roll = (fact: string, below: number) => numberFor(listing, fact, below)
  const facts: Partial<Record<Fact, boolean>> = {}
  const set = (fact: Fact, value: boolean) => {
    facts[fact] = value
  }
  if (says(listing, /prayer|musalla/i)) set('prayer_space', true)
  else if (roll('prayer_space', 3) === 0) set('prayer_space', listing.category === 'restaurants')
  if (says(listing, /wudu|ablution/i)) set('wudu', true)
  else if (facts.prayer_space) set('wudu', roll('wudu', 3) > 0)
  if (says(listing, /sister|ladies|women/i)) set('sisters_space', true)
  if (listing.category === 'restaurants' && (says(listing, /famil/i) || roll('family', 3) === 0))
    set('family_section', true)
  if (roll('wheelchair', 4) > 0) set('wheelchair', roll('steps', 4) > 0)
  if (roll('parking', 3) > 0) set('parking', roll('space', 2) === 0)
  if (isFood(listing)) {
    set('delivery', says(listing, /deliver/i) || roll('delivery', 3) === 0)
    set('takeaway', says(listing, /take ?away/i) || roll('takeaway', 4) > 0)
  }
  if (listing.category === 'restaurants' && roll('outdoor', 3) === 0) set('outdoor_seating', true)
  if (listing.category === 'restaurants' && roll('children', 2) === 0) set('child_friendly', true)
  return facts
}

/** Only who says something about halal at all says something about the kitchen. */
export function sampleKitchen(listing: SampleBusiness): HalalDetails | null {
  if (!isFood(listing) || !listing.halalLevel) return null
  const isMeatless = says(listing, /vegan|vegetarian|bakery|bread|sweets|coffee|tea|spice/i)
  const how = numberFor(listing, 'slaughter', 3) > 0 ? ('hand' as const) : ('machine' as const)
  return {
    menu: listing.halalLevel === 1 && numberFor(listing, 'menu', 3) === 0 ? 'halal_options' : 'fully_halal',
    alcohol: 'none',
    pork: false,
    ...(!isMeatless && { slaughter: { beef: 'hand' as const, lamb: 'hand' as const, chicken: how } }),
  }
}

const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  GB: ['en', 'ur', 'bn'],
  US: ['en', 'ar'],
  CA: ['en', 'fr', 'ur'],
  FR: ['fr', 'ar'],
  DE: ['de', 'tr'],
  TR: ['tr', 'en'],
  EG: ['ar', 'en'],
  SA: ['ar', 'en', 'ur'],
  AE: ['ar', 'en', 'ur'],
  PK: ['ur', 'en'],
  IN: ['hi', 'ur', 'en'],
  BD: ['bn', 'en'],
  ID: ['id', 'en'],
  MY: ['ms', 'en'],
  SG: ['en', 'ms'],
  NG: ['en', 'ha'],
  MA: ['ar', 'fr'],
  AU: ['en', 'ar'],
}

export const sampleLanguages = ({ countryCode }: SampleBusiness): readonly string[] => LANGUAGES[countryCode] ?? ['en']

export type SampleEvidence = {
  kind: 'confirmation' | 'certificate' | 'visit'
  /** Index into `sampleVoices`; null: not a member. */
  voice: number | null
  daysAgo: number
  /** Days from today; of certificates and visits. */
  issued: number | null
  expires: number | null
  number: string | null
  statement: string | null
}

const YEAR = 365

/** The owner's declaration is made by the listing itself. */
export function sampleEvidence(listing: SampleBusiness, voices: readonly number[]): SampleEvidence[] {
  const level = listing.halalLevel
  if (level === null) return []
  const roll = (question: string, below: number) => numberFor(listing, question, below)
  const confirming = level === 2 ? 3 + roll('voices', voices.length - 2) : roll('voices', Math.min(3, level + 1))
  const entries: SampleEvidence[] = voices.slice(0, confirming).map((voice, i) => ({
    kind: 'confirmation',
    voice,
    daysAgo: 4 + i * 11 + roll(`day ${i}`, 40),
    issued: null,
    expires: null,
    number: null,
    statement: null,
  }))
  const certify = (issued: number) =>
    entries.push({
      kind: 'certificate',
      voice: null,
      daysAgo: issued - 3,
      issued: -issued,
      expires: YEAR - issued,
      number: `HAB-${20_000 + roll('number', 9999)}`,
      statement: null,
    })
  if (level === 3) certify(30 + roll('issued', 250))
  // A few let their certificate run out.
  if (level === 1 && roll('lapsed', 5) === 0) certify(YEAR + 10 + roll('issued', 60))
  if (level === 4) {
    const visited = 20 + roll('visit', 160)
    entries.push({
      kind: 'visit',
      voice: null,
      daysAgo: visited,
      issued: -visited,
      expires: YEAR - visited,
      number: null,
      statement:
        'We spoke with the cook, saw the deliveries and the invoices of the butcher, and found what the menu says.',
    })
  }
  return entries
}

/** Which facts which members confirmed, and how many days ago. */
export function sampleConfirmations(listing: SampleBusiness, voices: readonly number[]) {
  const facts = [...keysOf(sampleFacts(listing)), 'hours' as const, 'address' as const]
  return facts.flatMap((fact) =>
    voices.slice(0, numberFor(listing, `who ${fact}`, voices.length)).map((voice, i) => ({
      fact,
      voice,
      daysAgo: 2 + i * 9 + numberFor(listing, `when ${fact}`, 60),
    })),
  )
}
