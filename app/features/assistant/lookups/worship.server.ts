// Qibla, the Hijri calendar and zakaat: reckoned, each with the page that shows how.

import { readRows, readText } from '#app/core/listings/source-row.ts'
import { currencyOf } from '#app/core/places/currency-of-country.ts'
import { fold } from '#app/core/places/fold.ts'
import { formatHijri, hijriInCountry, writeHijri } from '#app/core/prayer/hijri.ts'
import { comingDays, type KnownDay } from '#app/core/prayer/known-days.ts'
import { calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { choiceAt } from '#app/core/prayer/prayer-choice.ts'
import { isInMakkah, qiblaBearing } from '#app/core/prayer/qibla.ts'
import { prayerTimes } from '#app/core/prayer/rules.ts'
import { findSightings } from '#app/core/prayer/sightings.server.ts'
import { askPageOrNothing } from '#app/core/request/ask.server.ts'
import { NISAB_WEIGHTS } from '#app/core/zakaat/nisab.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { toLatinDigits } from '#app/lib/latin-digits.ts'
import { answer } from '../answer.ts'
import { withParts } from '../said.ts'
import type { Lookup, Question } from './question.ts'
import { askWhere, placeActions, whereOf } from './where.server.ts'

export const qibla: Lookup = {
  kinds: ['qibla'],
  find(question) {
    const { t, locale } = question
    const where = whereOf(question)
    if (!where) return askWhere(question)
    const bearing = qiblaBearing(where)
    if (bearing === null || isInMakkah(where)) return answer(t.understanding.answers.inMakkah)
    const degrees = formatNumber(locale, Math.round(bearing * 10) / 10)
    return answer(t.understanding.answers.qibla(where.name, degrees), {
      cards: [{ title: `${where.name} · ${degrees}°`, lines: [t.understanding.answers.fromNorth], to: '/athan/qibla' }],
      actions: placeActions(question),
    })
  },
}

/** Words that ask for a day of the year and not for today's date. */
const DAY_WORDS: readonly (readonly [KnownDay, RegExp])[] = [
  ['ramadan', /ramadh?an|ramazan|رمضان/u],
  ['adha', /adha|kebir|kurban|اضحي/u],
  ['fitr', /fitr|fitri|ramazan bayrami|lebaran|فطر/u],
  ['ashura', /ashura|asyura|asure|عاشورا/u],
  ['arafah', /arafah?|arefe|عرف/u],
]

/** "Eid" alone: whichever of the two comes first. */
const FEAST = /\b(?:eid|ied|l?aid|(?:el|al|l)? ?3id|bayram)\b|عيد|عید|lebaran/u
const FEAST_DAYS: readonly KnownDay[] = ['fitr', 'adha']

/** How long ahead the days of a Hijri year are looked for. */
const DAYS_LISTED = 40

/** When the next feast is expected where the question is asked. */
export async function nextFeast(question: Question): Promise<string | null> {
  const { t, locale, now, services, message } = question
  const where = whereOf(question)
  const sightings = await findSightings(services, where?.countryCode ?? '')
  const named = namedDay(fold(message))
  const days = named === 'fitr' || named === 'adha' ? [named] : FEAST_DAYS
  const today = calendarDayAt(now, where?.timeZone ?? 'UTC')
  const day = comingDays(today, sightings, DAYS_LISTED).find(({ name }) => days.includes(name))
  if (!day) return null
  return t.understanding.answers.hijriDay(t.athan.hijri.known[day.name], writeDate(locale, writeIsoDay(day.date)))
}

const namedDay = (typed: string): KnownDay | undefined => DAY_WORDS.find(([, words]) => words.test(typed))?.[0]

export const hijri: Lookup = {
  kinds: ['hijri'],
  async find(question) {
    const { t, locale, now, services, message } = question
    const where = whereOf(question)
    const [countryCode, timeZone] = [where?.countryCode ?? '', where?.timeZone ?? 'UTC']
    const sightings = await findSightings(services, countryCode)
    const today = calendarDayAt(now, timeZone)
    const typed = fold(message)
    const named = namedDay(typed)
    const asked = named ? [named] : FEAST.test(typed) ? FEAST_DAYS : []
    const day = comingDays(today, sightings, DAYS_LISTED).find(({ name }) => asked.includes(name))
    if (day) {
      const date = writeDate(locale, writeIsoDay(day.date))
      const title = `${writeHijri(day.hijri, locale)} · ${date}`
      return answer(t.understanding.answers.hijriDay(t.athan.hijri.known[day.name], date), {
        cards: [{ title, lines: [t.understanding.answers.moonMayDiffer], to: '/athan/hijri' }],
      })
    }
    const written = where
      ? formatHijri(
          now,
          {
            timeZone,
            maghrib: prayerTimes({ ...where, ...choiceAt(countryCode, where), date: today }).at.maghrib,
            sightings,
          },
          locale,
        )
      : writeHijri(hijriInCountry(today, sightings), locale)
    return answer(t.understanding.answers.hijri(written), {
      cards: [{ title: written, lines: [writeDate(locale, writeIsoDay(today))], to: '/athan/hijri' }],
    })
  },
}

const MILLIGRAMS = 1000
const A_FORTIETH = 40
const MOST = 1e12
const DOLLAR = 'USD'
/** Words and signs of the currencies that prices are kept in. */
const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['GBP', /£|\b(?:pounds?|sterling|gbp)\b/iu],
  ['EUR', /€|\beuros?\b|يورو/iu],
  ['TRY', /₺|\b(?:lira|liras|tl|try)\b/iu],
  ['IDR', /\b(?:rupiah|idr|rp)\b/iu],
  ['PKR', /\b(?:pkr|rupees?)\b|روپے/iu],
  [DOLLAR, /\$|\b(?:dollars?|usd)\b|دولار/iu],
]

/** The money that is named, else that of where one is, else dollars. */
function currencyMeant(message: string, countryCode: string): string[] {
  const named = CURRENCIES.find(([, words]) => words.test(message))?.[0]
  return [named, currencyOf(countryCode), DOLLAR].filter((code) => code !== undefined && code !== null)
}

/** "20,000", "20 000", "20.000" and "٢٠٬٠٠٠" are one sum; null where none is named, or several. */
function sumMeant(message: string): number | null {
  const sums = [...toLatinDigits(message).matchAll(/\d{1,3}(?:[,.٬\u00a0\u202f ]\d{3})+(?!\d)|\d+/g)].map(([text]) =>
    Number(text.replace(/\D/g, '')),
  )
  const [sum] = sums
  return sums.length === 1 && sum && sum <= MOST ? sum : null
}

export const zakaat: Lookup = {
  kinds: ['zakaat'],
  async find({ services, locale, t, message, place }) {
    const wanted = currencyMeant(message, place.countryCode)
    const rows = readRows(await askPageOrNothing(services, 'zakaat_prices', {}))
    const sum = sumMeant(message)
    let due = ''
    const lines = (['gold', 'silver'] as const).flatMap((metal) => {
      const row = wanted
        .map((code) => rows.find((one) => one.metal === metal && one.currency === code))
        .find((one) => one !== undefined)
      const [currency, price, asOf] = [readText(row?.currency), Number(row?.price), readText(row?.as_of)]
      if (!currency || !Number.isFinite(price) || !asOf) return []
      const grams = Number(NISAB_WEIGHTS.tola[metal]) / MILLIGRAMS
      const write = (value: number) =>
        formatNumber(locale, value, { style: 'currency', currency, maximumFractionDigits: 0 })
      // Silver's is the lower of the two: what is below it owes nothing by either.
      if (sum !== null && metal === 'silver' && wanted[0] === currency)
        due =
          sum < grams * price
            ? t.understanding.answers.zakaatBelow(write(sum))
            : t.understanding.answers.zakaatDue(write(sum), write(sum / A_FORTIETH))
      const value = write(grams * price)
      return [t.understanding.answers.nisab[metal](value, formatNumber(locale, grams), writeDate(locale, asOf))]
    })
    const [nisab = '', more = ''] = t.understanding.answers.zakaat
    const said =
      lines.length > 0 ? `${due}${withParts(locale, nisab, lines)} ${more}` : t.understanding.answers.zakaatNoPrices
    return answer(said, { cards: [{ title: t.understanding.elsewhere.zakaat, lines, to: '/zakaat' }] })
  },
}
