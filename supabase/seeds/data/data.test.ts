// Holds the sample community to its promises: plainly invented businesses, only public facts about mosques, six languages.
import { expect, test } from 'vitest'
import { parseStillLifePath } from '#app/core/media/art/still-life-url.ts'
import { textFlags } from '#app/core/moderation/rules.ts'
import { sampleBusinesses, sampleCities } from './businesses.ts'
import { partners, promotions, sponsors, testimonials } from './front.ts'
import { helpTopics } from './help.ts'
import { sampleMosques } from './mosques.ts'
import { samplePeople } from './people.ts'
import { samplePicture } from './pictures.ts'
import { reviewTexts } from './review-texts.ts'
import { sampleReviews } from './reviews.ts'
import { categories, type Localised, languages, weekdays } from './shapes.ts'

function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʻ]/g, '')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function findRepeated(values: readonly string[]): string[] {
  return values.filter((value, position) => values.indexOf(value) !== position)
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}

function measureKilometres(from: readonly [number, number], to: readonly [number, number]): number {
  const radians = Math.PI / 180
  const north = (to[0] - from[0]) * radians
  const east = (to[1] - from[1]) * radians
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(from[0] * radians) * Math.cos(to[0] * radians) * Math.sin(east / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

test('is a showcase of about 120 businesses in ten cities, London the strongest with every category', () => {
  expect(sampleBusinesses.length).toBeGreaterThanOrEqual(110)
  expect(sampleBusinesses.length).toBeLessThanOrEqual(130)
  expect(new Set(sampleCities.map(({ city }) => city)).size).toBe(10)
  expect(sampleCities.filter(({ listings }) => listings.length < 7).map(({ city }) => city)).toEqual([])
  const [london, ...others] = [...sampleCities].sort((a, b) => b.listings.length - a.listings.length)
  expect(london?.city).toBe('London')
  expect(new Set(london?.listings.map(({ category }) => category))).toEqual(new Set(categories))
  expect(others.every(({ listings }) => listings.length * 2 < (london?.listings.length ?? 0))).toBe(true)
})

test('names the quarter of every place and draws a picture of its own for each', () => {
  expect(sampleBusinesses.filter(({ district, city }) => district.length < 4 || district === city)).toEqual([])
  const paths = sampleBusinesses.map((business) => samplePicture(business).split('?')[0] ?? '')
  expect(paths.filter((path) => parseStillLifePath(path) === null)).toEqual([])
  expect(findRepeated(paths)).toEqual([])
  // What is drawn says more than the category does.
  const things = new Set(paths.map((path) => parseStillLifePath(path)?.thing))
  expect(things.size).toBeGreaterThan(30)
})

test('features about a tenth of the businesses', () => {
  const share = sampleBusinesses.filter(({ featured }) => featured).length / sampleBusinesses.length
  expect(share).toBeGreaterThan(0.08)
  expect(share).toBeLessThan(0.13)
})

test('gives every business a name of its own', () => {
  expect(findRepeated(sampleBusinesses.map(({ name }) => toSlug(name)))).toEqual([])
  expect(sampleBusinesses.filter(({ name }) => toSlug(name).length < 4)).toEqual([])
})

test('uses every category and only known ones', () => {
  expect(new Set(sampleBusinesses.map(({ category }) => category))).toEqual(new Set(categories))
  expect(sampleBusinesses.filter(({ subcategory }) => !/^[a-z]+(-[a-z]+)*$/.test(subcategory))).toEqual([])
})

test('places every business between 0.3 and 6 km from its city centre', () => {
  const astray = sampleCities.flatMap(({ city, centre, listings }) =>
    listings
      .map(({ name, lat, lng }) => ({ city, name, km: measureKilometres(centre, [lat, lng]) }))
      .filter(({ km }) => km < 0.3 || km > 6),
  )
  expect(astray).toEqual([])
})

test('never puts two businesses on the same spot', () => {
  expect(findRepeated(sampleBusinesses.map(({ lat, lng }) => `${lat},${lng}`))).toEqual([])
})

test('marks house numbers as fictional', () => {
  expect(sampleBusinesses.filter(({ address }) => !/^(99\d{3}|9\d{3}|9-\d+-\d+) \S/.test(address))).toEqual([])
})

test('takes phone numbers only from ranges kept for fiction', () => {
  const reserved: Readonly<Record<string, RegExp>> = {
    GB: /^\+44 (20 7946 0\d{3}|1[2-6]1 496 0\d{3}|1632 960\d{3})$/,
    US: /^\+1 \d{3}-555-01\d{2}$/,
    CA: /^\+1 \d{3}-555-01\d{2}$/,
    AU: /^\+61 [2378] 5550 \d{4}$/,
    FR: /^\+33 1 99 00 \d{2} \d{2}$/,
    DE: /^\+49 30 23125 \d{3}$/,
  }
  const dialled = sampleBusinesses.filter(({ phone }) => phone !== null)
  expect(dialled.length).toBeGreaterThan(50)
  expect(
    dialled.filter(({ phone, countryCode }) => !reserved[countryCode]?.test(phone ?? '')).map(({ name }) => name),
  ).toEqual([])
  expect(findRepeated(dialled.map(({ phone }) => phone ?? ''))).toEqual([])
})

test('sends nobody to a real website', () => {
  const addresses = [
    ...sampleBusinesses.map(({ website }) => website),
    ...partners.map(({ website }) => website),
    ...sponsors.map(({ website }) => website),
  ].filter((website) => website !== null)
  expect(addresses.filter((website) => !/^https:\/\/[a-z0-9-]+\.example$/.test(website))).toEqual([])
})

test('states a halal level for food and for nothing else', () => {
  const wrong = sampleBusinesses.filter(
    ({ category, halalLevel }) => (category === 'restaurants' || category === 'grocery') !== (halalLevel !== null),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('lets sample reviewers say something believable, once per person and place', () => {
  const perBusiness = sampleBusinesses.map(({ name, city }) =>
    sampleReviews.filter(({ business }) => business.name === name && business.city === city),
  )
  for (const reviews of perBusiness) {
    expect(reviews.length).toBeLessThanOrEqual(8)
    expect(findRepeated(reviews.map(({ author }) => author))).toEqual([])
    expect(findRepeated(reviews.map(({ text }) => text))).toEqual([])
  }
  const stars = sampleReviews.map((review) => review.stars)
  const average = stars.reduce((sum, one) => sum + one, 0) / stars.length
  expect(average).toBeGreaterThan(3.8)
  expect(average).toBeLessThan(4.6)
  expect(new Set(stars)).toEqual(new Set([2, 3, 4, 5]))
  expect(new Set(sampleReviews.map(({ language }) => language))).toEqual(new Set(languages))
  expect(sampleReviews.filter(({ halalMatched }) => halalMatched === 'no').length).toBeGreaterThan(0)
})

test('says something of its own about every place, no two alike, and nothing that would wait for staff', () => {
  expect(Object.keys(reviewTexts).sort()).toEqual(sampleBusinesses.map(({ name }) => name).sort())
  const texts = Object.values(reviewTexts).flat()
  const words = texts.flatMap(({ text, reply }) => [text, ...(reply ? [reply] : [])])
  expect(findRepeated(words)).toEqual([])
  expect(words.filter((text) => text.length < 15 || text.length > 5000 || textFlags(text).length > 0)).toEqual([])
  expect(Object.entries(reviewTexts).filter(([, said]) => said.length < 2)).toEqual([])
  const lengths = texts.map(({ text }) => text.length)
  expect(Math.max(...lengths)).toBeGreaterThan(3 * Math.min(...lengths))
})

test('lets only owners reply, and speaks of a certificate only where there is one', () => {
  const owned = new Set(samplePeople.flatMap(({ owns }) => owns.map(({ name }) => name)))
  const replied = Object.entries(reviewTexts).filter(([, said]) => said.some(({ reply }) => reply))
  expect(replied.filter(([name]) => !owned.has(name))).toEqual([])
  const uncertified = sampleBusinesses.filter(({ halalLevel }) => halalLevel === null || halalLevel < 3)
  const claims = uncertified.filter(({ name }) => reviewTexts[name]?.some(({ text }) => /certificat|شهادة/i.test(text)))
  expect(claims.map(({ name }) => name)).toEqual(['Fade & Fitrah'])
})

test('describes every business in two or three sentences found nowhere else', () => {
  const counts = sampleBusinesses.map(({ description }) => splitSentences(description).length)
  expect(sampleBusinesses.filter((_, position) => ![2, 3].includes(counts[position] ?? 0))).toEqual([])
  const sentences = [...sampleBusinesses, ...sampleMosques].flatMap(({ description }) => splitSentences(description))
  expect(findRepeated(sentences)).toEqual([])
})

test('writes opening hours as times of day without overlaps', () => {
  const wrong = sampleBusinesses.filter(({ hours }) =>
    weekdays.some((day) =>
      hours[day].some(([opens, closes], position, intervals) => {
        const written = /^([01]\d|2[0-3]):[0-5]\d$/
        const following = intervals[position + 1]
        return (
          !written.test(opens) ||
          !(written.test(closes) || closes === '24:00') ||
          (following !== undefined && (closes <= opens || following[0] < closes))
        )
      }),
    ),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(sampleBusinesses.some(({ hours }) => hours.mon.some(([opens, closes]) => closes < opens))).toBe(true)
  expect(sampleBusinesses.some(({ hours }) => hours.sun.some(([, closes]) => closes === '24:00'))).toBe(true)
})

test('borrows no famous name', () => {
  const famous =
    /nando|mcdonald|starbucks|kfc|subway|burger king|dixy|al ?baik|five guys|pizza hut|domino|tesco|asda|carrefour|lulu|careem|uber|google|apple|amazon|shein|ikea|haldiram|dishoom|tayyab|lahore kebab|halal guys|shatila|wafi|hsbc|al rayan|guidance residential|islamic relief|muslim aid|besh qozon|hafiz mustafa/i
  const names = [...sampleBusinesses, ...partners, ...sponsors].map(({ name }) => name)
  expect(names.filter((name) => famous.test(name))).toEqual([])
})

test('lists at least 110 mosques with slugs of their own', () => {
  expect(sampleMosques.length).toBeGreaterThanOrEqual(110)
  expect(findRepeated(sampleMosques.map(({ slug }) => slug))).toEqual([])
  expect(sampleMosques.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  expect(sampleMosques.filter(({ city }) => city === 'London').length).toBeGreaterThanOrEqual(8)
})

test('knows a mosque in every city that has businesses', () => {
  const cities = new Set(sampleMosques.map(({ city, countryCode }) => `${city}, ${countryCode}`))
  expect(
    sampleCities.map(({ city, countryCode }) => `${city}, ${countryCode}`).filter((city) => !cities.has(city)),
  ).toEqual([])
})

test('keeps mosques near the centre of the city they are listed under', () => {
  const astray = sampleMosques.flatMap(({ name, city, countryCode, lat, lng }) => {
    const home = sampleCities.find((known) => known.city === city && known.countryCode === countryCode)
    const km = home ? measureKilometres(home.centre, [lat, lng]) : 0
    return km > 20 ? [{ name, city, km }] : []
  })
  expect(astray).toEqual([])
})

test('tells two sentences about a mosque and no more than public facts', () => {
  expect(sampleMosques.filter(({ description }) => splitSentences(description).length !== 2)).toEqual([])
  const known = new Set([
    'slug',
    'name',
    'localName',
    'mosqueType',
    'description',
    'address',
    'city',
    'state',
    'countryCode',
    'lat',
    'lng',
    'website',
  ])
  expect(sampleMosques.flatMap((mosque) => Object.keys(mosque).filter((field) => !known.has(field)))).toEqual([])
})

test('has valid coordinates and country codes everywhere', () => {
  const wrong = [...sampleBusinesses, ...sampleMosques].filter(
    ({ lat, lng, countryCode }) =>
      Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0) || !/^[A-Z]{2}$/.test(countryCode),
  )
  expect(wrong).toEqual([])
})

test('has an account for every role, and owners of listed businesses on two plans or more', () => {
  expect(new Set(samplePeople.map(({ role }) => role))).toEqual(
    new Set(['member', 'owner', 'staff', 'superadmin', 'affiliate']),
  )
  expect(findRepeated(samplePeople.map(({ email }) => email))).toEqual([])
  expect(samplePeople.filter(({ email }) => !email.endsWith('@sample.mahalla.example'))).toEqual([])
  const owners = samplePeople.filter(({ role }) => role === 'owner')
  expect(owners.map(({ plan }) => plan)).toEqual(expect.arrayContaining(['basic', 'premium']))
  const missing = owners
    .flatMap(({ owns }) => owns)
    .filter((owned) => !sampleBusinesses.some(({ name, city }) => name === owned.name && city === owned.city))
  expect(missing).toEqual([])
})

test('fills the home page', () => {
  expect(testimonials).toHaveLength(6)
  expect(sponsors).toHaveLength(6)
  expect(promotions).toHaveLength(3)
  expect(promotions.some(({ href }) => href === '/packages')).toBe(true)
  expect(partners.filter(({ status, logoSlug }) => status === 'approved' && logoSlug !== null)).toHaveLength(18)
  expect(partners.filter(({ status, logoSlug }) => status === 'pending' && logoSlug === null)).toHaveLength(2)
  expect(findRepeated(partners.map(({ name }) => name))).toEqual([])
})

test('says everything in six languages, Arabic and Urdu in their own script', () => {
  const texts: Localised[] = [
    ...testimonials.flatMap(({ place, quote }) => [place, quote]),
    ...sponsors.map(({ line }) => line),
    ...promotions.flatMap(({ title, body, ctaLabel }) => [title, body, ctaLabel]),
    ...helpTopics.flatMap(({ question, answer }) => [question, answer]),
  ]
  const incomplete = texts.filter(
    (text) =>
      languages.some((language) => text[language].trim() === '') ||
      !/\p{Script=Arabic}/u.test(text.ar) ||
      !/\p{Script=Arabic}/u.test(text.ur) ||
      (['en', 'fr', 'tr', 'id'] as const).some((language) => /\p{Script=Arabic}/u.test(text[language])),
  )
  expect(incomplete.map(({ en }) => en)).toEqual([])
  const untranslated = texts.filter(({ en, fr, tr, id }) => en.length > 20 && [fr, tr, id].includes(en))
  expect(untranslated.map(({ en }) => en)).toEqual([])
})

test('answers at least 30 questions and points to the same pages in every language', () => {
  expect(helpTopics.length).toBeGreaterThanOrEqual(30)
  expect(findRepeated(helpTopics.map(({ id }) => id))).toEqual([])
  const listPaths = (text: string) =>
    (text.match(/(?<![\w/])\/[a-z][a-z0-9/?=-]*/g) ?? []).map((path) => path.replace(/\/$/, '')).sort()
  const uneven = helpTopics.flatMap(({ id, answer }) =>
    languages
      .filter((language) => listPaths(answer[language]).join(' ') !== listPaths(answer.en).join(' '))
      .map((language) => `${id} ${language}`),
  )
  expect(uneven).toEqual([])
  const wordless = helpTopics.filter(({ keywords }) => languages.some((language) => keywords[language].length < 2))
  expect(wordless.map(({ id }) => id)).toEqual([])
})

test('quotes the plan prices alike in every language', () => {
  const plans = helpTopics.find(({ id }) => id === 'plans-and-prices')
  for (const language of languages) {
    const figures = plans?.answer[language].replaceAll(',', '.').match(/\d+\.\d{2}/g)
    expect(figures).toEqual(['19.99', '199.90', '39.98', '39.99', '399.90', '79.98'])
  }
})
