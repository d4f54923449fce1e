// Mosques near a place or by name, and the iqamah of one that is named.

import { toMosque } from '#app/core/listings/mosque.ts'
import { readRow, readRows, type SourceRow } from '#app/core/listings/source-row.ts'
import { toMosqueCard } from '#app/core/mosques/describe-card.server.ts'
import { isFriday, jamaahFor, sessionsOn } from '#app/core/mosques/iqamah.ts'
import { localMoment, mosqueDays, toTimedMosque } from '#app/core/mosques/mosque-days.ts'
import { readFlags } from '#app/core/mosques/read-mosque.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { addDays, calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { toRoomCard } from '#app/core/prayer-rooms/describe-room.server.ts'
import { findRooms } from '#app/core/prayer-rooms/find-rooms.server.ts'
import { asksForRoom } from '#app/core/prayer-rooms/hosts.ts'
import { askPageOrNothing } from '#app/core/request/ask.server.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { telephoneLink } from '#app/lib/contact-links.ts'
import { type Answer, type AnswerCard, answer } from '../answer.ts'
import { linkedAddress, nameAndMore, withCards, withParts } from '../said.ts'
import type { Lookup, Question } from './question.ts'
import { askWhere, placeActions, type Where, whereOf } from './where.server.ts'
import { actionFor } from './wish.server.ts'

const SHOWN = 3
const REACH_KM = 100
const SHARED_FACTS = new Set(['sisters_space', 'wheelchair', 'parking', 'wudu'])

type Wish = { facilities?: readonly string[]; query?: string }

export async function findMosqueRows(question: Question, where: Where | null, wish: Wish): Promise<SourceRow[]> {
  const { facilities = [], query = '' } = wish
  const args = {
    ...(where && { lat: where.lat, lng: where.lng }),
    ...(where && !query && { radius_km: REACH_KM }),
    ...(query && { query }),
    ...(facilities.length > 0 && { filters: [...facilities] }),
    max_results: SHOWN,
  }
  return readRows(readRow(await askPageOrNothing(question.services, 'search_mosques', args))?.rows)
}

type Told = { hasJumuah?: boolean; isNear?: boolean }

function jumuahTimes(row: SourceRow, { now, cards, locale }: Question): string | null {
  const timed = toTimedMosque(row, toMosque(row), cards.timeZoneAt)
  if (!timed) return null
  const today = calendarDayAt(now, timed.timeZone)
  const friday = [0, 1, 2, 3, 4, 5, 6].map((days) => writeIsoDay(addDays(today, days))).find(isFriday)
  const sessions = friday ? sessionsOn(timed.jumuah, friday) : []
  if (sessions.length === 0) return null
  return sessions.map(({ khutbahAt }) => writeTime(locale, khutbahAt)).join(' · ')
}

function jumuahLine(row: SourceRow, question: Question): string | null {
  const times = jumuahTimes(row, question)
  return times && `${question.t.prayer.names.jumuah} ${times}`
}

export function toAnswerCard(
  row: SourceRow,
  question: Question,
  { hasJumuah = false, isNear = true }: Told = {},
): AnswerCard {
  const { cards, locale, t } = question
  const mosque = toMosque(row)
  const card = toMosqueCard(row, mosque, cards)
  const next = card.nextPrayer
  return {
    title: card.name ?? t.listings.mosque.nameNotFound,
    lines: [
      [card.area, isNear ? distanceText(mosque.distance, locale, t.listings.distance) : null]
        .filter(Boolean)
        .join(' · '),
      hasJumuah ? jumuahLine(row, question) : null,
      next && !hasJumuah ? `${t.prayer.names[next.name]} ${writeTime(locale, next.time)}` : null,
    ].filter((line): line is string => line !== null && line !== ''),
    to: card.path,
    placeId: mosque.id,
  }
}

const followingOf = (card: AnswerCard) => {
  const action = actionFor('follow', card)
  return action ? [action] : []
}

/** What a mosque that is named says of Friday, where that was asked; else which one is meant. */
function tellNamed(named: SourceRow[], question: Question): Answer {
  const { meaning, t, locale } = question
  const { answers: words } = t.understanding
  const asksOfFriday = meaning.prayer === 'jumuah'
  const cards = named.map((row) => toAnswerCard(row, question, { isNear: false, hasJumuah: asksOfFriday }))
  const chips = [words.chips.prayer]
  const [row] = named
  const [card] = cards
  if (row && card && !asksOfFriday && named.length === 1) {
    const { address, phone } = toMosque(row)
    const told = [address && linkedAddress(address, card.to), phone].filter(Boolean).join(' · ')
    if (told)
      return answer(`${card.title}: ${told}`, {
        cards: [card, ...callOf(row, card.title, question)],
        chips,
        actions: followingOf(card),
      })
  }
  if (!row || !card || !asksOfFriday)
    return answer(withCards(locale, words.mosquesNamed, cards), {
      cards,
      chips,
      actions: cards.length === 1 && card ? followingOf(card) : [],
    })
  const told = jumuahTimes(row, question)
  const said = told ? words.jumuahAt(card.title, told) : words.noJumuahAt(card.title)
  return answer(said, { cards: [card, ...callOf(row, card.title, question)], chips, isSure: told !== null })
}

/** Whether a mosque that is named has something: what is not told is not known, and they can be rung. */
function tellFacility(row: SourceRow, facilities: readonly string[], question: Question): Answer {
  const { answers: words } = question.t.understanding
  const card = toAnswerCard(row, question, { isNear: false })
  const flags: Readonly<Record<string, boolean | undefined>> = readFlags(row.facilities)
  const told = facilities.map((fact) => flags[fact])
  const isKnown = told.every((flag) => flag !== undefined)
  const has = told.every(Boolean) ? words.hasFacility : words.hasNoFacility
  const say = isKnown ? has : words.facilityUnknown
  return answer(say(card.title, nameFacilities(facilities, question)), {
    cards: [card, ...callOf(row, card.title, question)],
    actions: followingOf(card),
    isSure: isKnown,
  })
}

/** A number that can be tapped, where the mosque has one. */
function callOf(row: SourceRow, name: string, { t }: Question): AnswerCard[] {
  const { phone } = toMosque(row)
  return phone ? [{ title: t.understanding.answers.callPlace(name, phone), lines: [], to: telephoneLink(phone) }] : []
}

function nameFacilities(facilities: readonly string[], { t }: Question): string {
  const names: Readonly<Record<string, string>> = t.businesses.facts
  return facilities.map((fact) => names[fact] ?? t.prayer.names.jumuah).join(' · ')
}

/** Nobody told which mosque has it: the nearest, to be asked before one goes. */
async function callFirst(question: Question, where: Where, facilities: readonly string[]): Promise<Answer> {
  const { t, locale } = question
  const rows = await findMosqueRows(question, where, {})
  if (rows.length === 0) return answer(t.understanding.answers.noMosques(where.name), { isSure: false })
  const cards = rows.map((row) => toAnswerCard(row, question))
  const what = nameFacilities(facilities, question)
  return answer(withCards(locale, t.understanding.answers.ringFirst(what, where.name), cards), {
    cards: rows.flatMap((row) => {
      const card = toAnswerCard(row, question)
      return [card, ...callOf(row, card.title, question)]
    }),
    actions: placeActions(question),
    isSure: false,
  })
}

/** What is done at a mosque, where nobody else is known to offer it: the nearest, with their numbers. */
export async function askAMosque(question: Question, where: Where): Promise<Answer | null> {
  const rows = await findMosqueRows(question, where, {})
  if (rows.length === 0) return null
  const cards = rows.map((row) => toAnswerCard(row, question))
  const named = cards.map(nameAndMore).join(' · ')
  return answer(`${question.t.search.askAMosque} ${named}`, {
    cards: rows.flatMap((row) => {
      const card = toAnswerCard(row, question)
      return [card, ...callOf(row, card.title, question)]
    }),
    actions: placeActions(question),
  })
}

const NEAR_KM = 25
const ROOMS_SHOWN = 3

async function roomsNear({ services, locale, t, cards }: Question, where: Where): Promise<AnswerCard[]> {
  const { rooms } = await findRooms(services, { around: where, radius: NEAR_KM, most: ROOMS_SHOWN })
  return rooms.map((room) => {
    const { name, path, where: inside, forWhom } = toRoomCard(room, { ...cards, hasDistance: true })
    const far = room.distance === null ? null : distanceText(room.distance, locale, t.listings.distance)
    return {
      title: name,
      lines: [
        [t.prayerRooms.title, far].filter(Boolean).join(' · '),
        inside,
        forWhom && t.prayerRooms.forWhom[forWhom],
        room.wudu ? t.prayerRooms.page.wudu : null,
      ].filter((line): line is string => Boolean(line)),
      to: path,
    }
  })
}

function tellRooms(rooms: AnswerCard[], question: Question, where: Where): Answer {
  const { t, locale } = question
  const all = `[${t.prayerRooms.list.all}](/prayer-rooms${where.isNamed ? `?search=${encodeURIComponent(where.name)}` : ''})`
  return answer(`${withCards(locale, t.prayerRooms.near(where.name), rooms)} ${all}`, {
    cards: rooms,
    actions: placeActions(question),
  })
}

/** Whoever asks for their wife, or for women, asks for a space of theirs. */
const FOR_WOMEN =
  /(?<!\p{L})(?:wife|wom[ae]n|ladies|sisters?|mother|mum|daughters?|biwi|bivi|begum|khawateen|femmes?|épouse|sœurs?|kadın\p{L}*|hanım\p{L}*|eşim|istri\p{L}*|perempuan|akhwat|زوجتي|للنساء|النساء|نساء|بیوی|خواتین|بیگم)(?!\p{L})/iu
const WOMEN = 'sisters_space'

/** "Nearest mosque" means one; "where can I pray" does not. */
const isMosqueAsked = ({ message }: Question) => /mosque|masjid|mosquée|\bcami|مسجد|مساجد|جامع/iu.test(message)

const search = (words: string) => `/mosques?search=${encodeURIComponent(words)}`

export const mosque: Lookup = {
  kinds: ['mosque'],
  async find(question) {
    const { meaning, t, locale } = question
    const where = whereOf(question)
    const told = meaning.facts.filter((fact) => SHARED_FACTS.has(fact))
    const facilities = [
      ...told,
      ...(FOR_WOMEN.test(question.message) && !told.includes(WOMEN) ? [WOMEN] : []),
      ...(meaning.prayer === 'jumuah' ? ['jumuah'] : []),
    ]
    // A name first: "East London Mosque" is a mosque before it is a city.
    const named = meaning.text ? await findMosqueRows(question, null, { query: meaning.text }) : []
    const [only] = named
    if (only && named.length === 1 && told.length > 0) return tellFacility(only, told, question)
    if (named.length > 0) return tellNamed(named, question)
    if (!where) return askWhere(question)
    const rooms = facilities.length === 0 ? await roomsNear(question, where) : []
    if (asksForRoom(question.message) && rooms.length > 0) return tellRooms(rooms, question, where)
    const rows = await findMosqueRows(question, where, { facilities })
    const isThere = rows.some((row) => toMosque(row).distance <= NEAR_KM)
    if (!isThere && where.isNamed && told.length === 0) {
      // A place that lies somewhere else may be in the name of a mosque, as an airport is.
      const bySame = await findMosqueRows(question, null, { query: where.name })
      if (bySame.length > 0) return tellNamed(bySame, question)
    }
    if (!isThere && facilities.length > 0) return callFirst(question, where, facilities)
    const all = `[${t.understanding.answers.seeAll}](${search(where.isNamed ? where.name : '')})`
    if (rows.length === 0) return answer(`${t.understanding.answers.noMosques(where.name)} ${all}`, { isSure: false })
    const nearest = meaning.isCloser
      ? t.understanding.answers.closest(where.name)
      : t.understanding.answers.mosques(where.name)
    const said =
      facilities.length > 0 ? nearest.replace(/[.۔]?$/u, ` (${nameFacilities(facilities, question)})$&`) : nearest
    const cards = rows.map((row) => toAnswerCard(row, question, { hasJumuah: meaning.prayer === 'jumuah' }))
    const exact = meaning.isCloser ? ` ${t.understanding.answers.exactPlace}` : ''
    // Whoever asks where to pray is told of the nearest room too, a mosque or not.
    const near = isMosqueAsked(question) ? [] : rooms.slice(0, 1)
    return answer(`${withCards(locale, said, cards)}${exact} ${all}`, {
      cards: [...cards, ...near],
      chips: [t.understanding.answers.chips.sisters, t.understanding.answers.chips.prayer],
      actions: placeActions(question),
    })
  },
}

export const iqamah: Lookup = {
  kinds: ['iqamah'],
  async find(question) {
    const { meaning, t, locale, now, cards } = question
    const where = whereOf(question)
    if (!meaning.text && !where) return askWhere(question)
    const [row] = await findMosqueRows(question, meaning.text ? null : where, { query: meaning.text })
    const timed = row ? toTimedMosque(row, toMosque(row), cards.timeZoneAt) : null
    if (!row || !timed) return null
    const card = toAnswerCard(row, question, { isNear: !meaning.text })
    const { date } = localMoment(now, timed.timeZone)
    const [day] = mosqueDays(timed, date, 1)
    const prayers = day ? jamaahFor(timed.rules, day) : null
    const lines = (['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const).flatMap((name) => {
      const at = prayers?.[name]?.iqamah
      return at ? [`${t.prayer.names[name]} ${writeTime(locale, at)}`] : []
    })
    const isTold = lines.length > 0
    const said = isTold
      ? withParts(locale, t.understanding.answers.iqamah(card.title), lines)
      : t.understanding.answers.noIqamah(card.title)
    return answer(said, {
      cards: [{ ...card, lines: isTold ? lines : card.lines }, ...(isTold ? [] : callOf(row, card.title, question))],
      isSure: isTold,
    })
  },
}
