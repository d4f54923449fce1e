// Mosques near a place or by name, and the iqamah of one that is named.
import { writeTime } from '#app/core/hours/write-time.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import { readRow, readRows, type SourceRow } from '#app/core/listings/source-row.ts'
import { toMosqueCard } from '#app/core/mosques/describe-card.server.ts'
import { isFriday, jamaahFor, sessionsOn } from '#app/core/mosques/iqamah.ts'
import { localMoment, mosqueDays, toTimedMosque } from '#app/core/mosques/mosque-days.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { addDays, calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { askPageOrNothing } from '#app/core/request/ask.server.ts'
import { type AnswerCard, answer } from '../answer.ts'
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

function jumuahLine(row: SourceRow, { now, cards, t, locale }: Question): string | null {
  const timed = toTimedMosque(row, toMosque(row), cards.timeZoneAt)
  if (!timed) return null
  const today = calendarDayAt(now, timed.timeZone)
  const friday = [0, 1, 2, 3, 4, 5, 6].map((days) => writeIsoDay(addDays(today, days))).find(isFriday)
  const sessions = friday ? sessionsOn(timed.jumuah, friday) : []
  if (sessions.length === 0) return null
  return `${t.prayer.names.jumuah} ${sessions.map(({ khutbahAt }) => writeTime(locale, khutbahAt)).join(' · ')}`
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

const search = (words: string) => `/mosques?search=${encodeURIComponent(words)}`

export const mosque: Lookup = {
  kinds: ['mosque'],
  async find(question) {
    const { meaning, t } = question
    const where = whereOf(question)
    const facilities = [
      ...meaning.facts.filter((fact) => SHARED_FACTS.has(fact)),
      ...(meaning.prayer === 'jumuah' ? ['jumuah'] : []),
    ]
    // A name first: "East London Mosque" is a mosque before it is a city.
    const named = meaning.text ? await findMosqueRows(question, null, { query: meaning.text }) : []
    if (named.length > 0)
      return answer(t.understanding.answers.mosquesNamed, {
        cards: named.map((row) => toAnswerCard(row, question, { isNear: false })),
        chips: [t.understanding.answers.chips.prayer],
        actions: named.length === 1 ? followingOf(toAnswerCard(named[0] ?? {}, question)) : [],
      })
    if (!where) return askWhere(question)
    const rows = await findMosqueRows(question, where, { facilities })
    const all = `[${t.understanding.answers.seeAll}](${search(where.isNamed ? where.name : '')})`
    if (rows.length === 0) return answer(`${t.understanding.answers.noMosques(where.name)} ${all}`, { isSure: false })
    const said = meaning.isCloser
      ? t.understanding.answers.closest(where.name)
      : t.understanding.answers.mosques(where.name)
    return answer(`${said} ${all}`, {
      cards: rows.map((row) => toAnswerCard(row, question, { hasJumuah: meaning.prayer === 'jumuah' })),
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
    return answer(isTold ? t.understanding.answers.iqamah(card.title) : t.understanding.answers.noIqamah(card.title), {
      cards: [{ ...card, lines: isTold ? lines : card.lines }],
    })
  },
}
