// Businesses by what is wanted, where and when, and the hours of one that is named.
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { openText } from '#app/core/hours/open-text.ts'
import type { Business } from '#app/core/listings/business.ts'
import { isOpenAt, toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { halalLabel } from '#app/core/listings/halal-label.ts'
import { type BusinessSearch, findBusiness, searchBusinesses, suggest } from '#app/core/listings/queries.server.ts'
import { isDoneAtAMosque } from '#app/core/mosques/done-at-a-mosque.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { fold } from '#app/core/places/fold.ts'
import { placeOfCity, writeNear } from '#app/core/understanding/near.server.ts'
import { telephoneLink } from '#app/lib/contact-links.ts'
import { type AnswerCard, answer } from '../answer.ts'
import { linkedAddress, nameAndMore, withCards } from '../said.ts'
import { readingOn } from './librarian.server.ts'
import { askAMosque } from './mosque.server.ts'
import type { Lookup, Question } from './question.ts'
import { askWhere, placeActions, type Where, whereOf } from './where.server.ts'
import { actionFor } from './wish.server.ts'

const SHOWN = 3
const LOOKED_AT = 12
const CITY_KM = 25
const CLOSE_KM = 3
const CANDIDATES = 60
const CERTIFIED = 3

export function toAnswerCard(business: Business, question: Question, isNear: boolean): AnswerCard {
  const { cards, locale, t } = question
  const card = toBusinessCard(business, cards)
  return {
    title: card.name ?? t.listings.nameNotFound,
    lines: [
      [card.category, card.where, isNear ? distanceText(business.distance, locale, t.listings.distance) : null]
        .filter(Boolean)
        .join(' · '),
      card.open ? openText(card.open, locale, t) : null,
    ].filter((line): line is string => line !== null && line !== ''),
    to: card.path,
    placeId: business.id,
  }
}

/** What is asked, then less of it: what was let go of is told by the answer. */
async function findAround(question: Question, where: Where | null): Promise<{ found: Business[]; isExact: boolean }> {
  const { meaning, services, now, cards } = question
  const base: BusinessSearch = {
    lat: where?.lat ?? 0,
    lng: where?.lng ?? 0,
    category: meaning.category,
    subcategory: meaning.isGuessedPart ? null : meaning.subcategory,
    query: meaning.text || null,
    facts: meaning.facts,
    isMuslimOwned: meaning.isMuslimOwned,
    halal: meaning.isCertified ? CERTIFIED : null,
    prices: meaning.isCheap ? ['$'] : [],
    reach: 'near',
    hasHours: meaning.open !== null,
    limit: meaning.open ? CANDIDATES : LOOKED_AT,
  }
  const isOpen = (business: Business) => meaning.open !== 'now' || isOpenAt(business, cards, () => [now])
  // What is near and what is nearest elsewhere come from one search: most towns have none of most kinds.
  const bare: BusinessSearch = {
    ...base,
    facts: [],
    prices: [],
    halal: null,
    isMuslimOwned: false,
    hasHours: false,
    limit: SHOWN,
  }
  if (meaning.isCloser && where) {
    const { businesses } = await searchBusinesses(services, { ...base, radius: CLOSE_KM, reach: null })
    const close = businesses.filter(isOpen).slice(0, SHOWN)
    if (close.length > 0) return { found: close, isExact: true }
  }
  const isNear = ({ distance }: Business) => !where || distance <= CITY_KM
  // What was made up is no answer from afar.
  const isTold = (business: Business) => isNear(business) || !business.is_sample
  const asked = (await searchBusinesses(services, base)).businesses.filter(isOpen).filter(isTold)
  const near = asked.filter(isNear)
  if (near.length > 0) return { found: near.slice(0, SHOWN), isExact: true }
  if (!meaning.category && !meaning.text && meaning.open === null) return { found: [], isExact: false }
  // The same question twice would have the same answer.
  const hasFilter =
    meaning.facts.length > 0 || meaning.isCheap || meaning.isCertified || meaning.isMuslimOwned || meaning.open !== null
  // A dish nobody near names may be on the card of a kitchen it belongs to.
  const kitchen = meaning.isGuessedPart ? [{ ...bare, query: null, subcategory: meaning.subcategory }] : []
  const steps = [...(hasFilter ? [bare] : []), ...kitchen, ...(base.query ? [{ ...bare, query: null }] : [])]
  // A little less of it here is more use than all of it in another country.
  let farther = asked
  for (const step of steps) {
    const found = (await searchBusinesses(services, step)).businesses.filter(isTold)
    const close = found.filter(isNear)
    if (close.length > 0) return { found: close.slice(0, SHOWN), isExact: false }
    if (farther.length === 0) farther = found
  }
  return { found: farther.slice(0, SHOWN), isExact: false }
}

/** The same search in the directory: in the words it was asked with, or where it goes on from others, spelt out. */
function directoryAddress({ meaning, message }: Question): string {
  const { category, subcategory, isGuessedPart, cities, text, open, facts, parts } = meaning
  if (parts.length > 0) return `/businesses?search=${encodeURIComponent(message.slice(0, 100))}`
  const params = new URLSearchParams()
  const put = (name: string, value: string | null | undefined) => value && params.append(name, value)
  put('search', text)
  put('category', category)
  put('sub', isGuessedPart ? null : subcategory)
  put('open', open)
  for (const fact of facts) put('with', fact)
  put('near', cities[0] && writeNear(placeOfCity(cities[0])))
  return `/businesses?${params}`
}

function whatOf({ meaning, locale, t }: Question): string {
  const { category, subcategory, isGuessedPart } = meaning
  if (!category) return t.understanding.answers.places
  return subcategory && !isGuessedPart ? subcategoryName(category, subcategory, locale) : categoryName(category, locale)
}

export const business: Lookup = {
  kinds: ['business'],
  async find(question) {
    const { meaning, t, locale } = question
    const meant = await calledSo(question)
    if (meant) return whereIs(question, meant)
    const where = whereOf(question)
    if (!where && meaning.isNearMe) return askWhere(question)
    const { found, isExact } = await findAround(question, where)
    const isNear = found.some(({ distance }) => distance <= CITY_KM)
    const mosques = where && !isNear && isDoneAtAMosque(meaning.subcategory) ? await askAMosque(question, where) : null
    if (mosques) return mosques
    const all = `[${t.understanding.answers.seeAll}](${directoryAddress(question)})`
    const exact = meaning.isCloser ? ` ${t.understanding.answers.exactPlace}` : ''
    if (found.length === 0) return answer(`${t.understanding.answers.noBusinesses} ${all}`, { isSure: false })
    const said = meaning.isCloser
      ? t.understanding.answers.closest(where?.name ?? '')
      : isExact
        ? t.understanding.answers.businesses(whatOf(question), where?.name ?? '')
        : t.understanding.answers.nearestOnly(whatOf(question), where?.name ?? '')
    const cards = found.map((one) => toAnswerCard(one, question, where !== null))
    return answer(`${withCards(locale, said, cards)}${exact} ${all}`, {
      cards,
      chips: [
        t.understanding.answers.chips.openNow,
        t.understanding.answers.chips.prayerSpace,
        ...(where ? [] : [t.understanding.nearMe]),
      ],
      actions: placeActions(question),
    })
  },
}

/** The business that someone means by its name; null where no name is near enough. */
async function namedBusiness({ services }: Question, name: string): Promise<Business | null> {
  const wanted = fold(name)
  const [first] = wanted.length < 3 ? [] : await suggest(services, name.slice(0, 80), 1)
  if (first?.kind !== 'business') return null
  const known = fold(first.record.name)
  if (!known.includes(wanted) && !wanted.includes(known)) return null
  return findBusiness(services, first.record.id)
}

/** "Where is Noor Bakery": the whole name of a place is that place before it is a kind of shop. */
async function calledSo({ meaning, message, services }: Question): Promise<Business | null> {
  const { text, theme, parts } = meaning
  // Without parts of its own it goes on from another sentence: "open now?" asks for more than where that place is.
  if (text === '' || text === theme || parts.length === 0) return null
  const [first] = await suggest(services, theme.slice(0, 80), 1)
  if (first?.kind !== 'business') return null
  const name = fold(first.record.name)
  const isWhole = name.includes(' ') && [message, theme].some((said) => fold(said).includes(name))
  return isWhole ? findBusiness(services, first.record.id) : null
}

function whereIs(question: Question, found: Business) {
  const card = toAnswerCard(found, question, false)
  const { answers: words } = question.t.understanding
  const { address, phone } = found
  const told = [address && linkedAddress(address, card.to), phone].filter(Boolean).join(' · ')
  const call = phone ? [{ title: words.callPlace(card.title, phone), lines: [], to: telephoneLink(phone) }] : []
  return answer(told ? `${card.title}: ${told}` : words.byName, {
    cards: [card, ...call],
    actions: savingOf(card),
  })
}

const savingOf = (card: AnswerCard) => {
  const action = actionFor('save', card)
  return action ? [action] : []
}

export const hours: Lookup = {
  kinds: ['hours'],
  async find(question) {
    const { meaning, locale, t } = question
    const found = await namedBusiness(question, meaning.text)
    if (!found) return null
    const card = toAnswerCard(found, question, false)
    const { open } = toBusinessCard(found, question.cards)
    const said = open ? `${card.title}: ${openText(open, locale, t)}.` : t.understanding.answers.noHours(card.title)
    return answer(said, { cards: [card], actions: savingOf(card) })
  },
}

/** "Is X halal?" about a place: what is on file, and where. Never a ruling. */
export const evidence: Lookup = {
  kinds: ['ruling'],
  async find(question) {
    const { meaning, t } = question
    const found = meaning.text ? await namedBusiness(question, meaning.text) : null
    if (!found) return readingOn(question)
    const card = { ...toAnswerCard(found, question, false), to: `/business/${found.slug ?? found.id}/halal` }
    const { halalLevel, halalSaid } = toBusinessCard(found, question.cards)
    const onFile = halalLabel(halalLevel ?? 0, halalSaid, t.listings)
    return answer(`${t.understanding.answers.evidence(card.title)} [${onFile}](${card.to})`, { cards: [card] })
  },
}

const LONG_ENOUGH = 6

/** Whole words of it; a long word may be the beginning of one. */
const isInName = (wanted: string, name: string) =>
  ` ${name} `.includes(` ${wanted} `) || (wanted.length >= LONG_ENOUGH && ` ${name}`.includes(` ${wanted}`))

/** Words nobody knows may be a name. */
export const named: Lookup = {
  kinds: ['unknown', 'hours', 'iqamah'],
  async find(question) {
    const { meaning, services, t } = question
    const wanted = fold(meaning.text)
    if (wanted.length < 3) return null
    const found = await suggest(services, meaning.text.slice(0, 80), SHOWN)
    const near = found.filter(({ record }) => isInName(wanted, fold(record.name)))
    const [first, other] = near
    if (!first) return null
    const only = first.kind === 'business' && !other ? await findBusiness(services, first.record.id) : null
    if (only) return whereIs(question, only)
    const cards = near.map(({ kind, record }) => ({
      title: record.name,
      lines: [record.city ? question.cards.cityName(record.city, record.country_code) : ''].filter(
        (line) => line !== '',
      ),
      to: `/${kind}/${encodeURIComponent(record.slug ?? record.id)}`,
      placeId: record.id,
    }))
    return answer(`${t.understanding.answers.byName} ${cards.map(nameAndMore).join(' · ')}`, { cards })
  },
}
