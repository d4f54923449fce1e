// Prayer times of any city on any day, by what is usual there or what the visitor chose.

import { countryName } from '#app/core/places/countries.ts'
import { fold } from '#app/core/places/fold.ts'
import { cityNameIn } from '#app/core/places/geo.server.ts'
import { calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { findMethod, HANAFI, type MethodId } from '#app/core/prayer/methods.ts'
import { choiceAt } from '#app/core/prayer/prayer-choice.ts'
import { prayerTimes } from '#app/core/prayer/rules.ts'
import { dayMeant } from '#app/core/understanding/day-meant.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { answer } from '../answer.ts'
import { withCards, withParts } from '../said.ts'
import { findMosqueRows, toAnswerCard } from './mosque.server.ts'
import type { Lookup, Question } from './question.ts'
import { askWhere, placeActions, type Where, whereOf } from './where.server.ts'

const SHOWN = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

async function jumuahAt(question: Question, where: Where) {
  const { t } = question
  const rows = await findMosqueRows(question, where, { facilities: ['jumuah'] })
  const cards = rows.map((row) => toAnswerCard(row, question, { hasJumuah: true }))
  if (cards.length === 0) return answer(t.understanding.answers.noMosques(where.name), { isSure: false })
  const said = withCards(question.locale, t.understanding.answers.jumuah(where.name), cards)
  return answer(said, { cards, actions: placeActions(question) })
}

function methodName(id: MethodId, { prayer: words }: Question['t']): string {
  const { key, name } = findMethod(id)
  const names: Readonly<Record<string, string>> = words.methods
  return names[key] ?? name
}

/** The other city of that name, asked as the visitor would. */
function otherCity({ meaning, locale, t }: Question): string[] {
  const [, other] = meaning.cities
  if (!other) return []
  const what = meaning.prayer ? t.prayer.names[meaning.prayer] : t.understanding.answers.chips.prayer
  return [`${what} ${cityNameIn(other, locale)}, ${countryName(other.countryCode, locale)}`]
}

/** Prayed in the last third of the night, which begins then. */
const NIGHT_PRAYER = /\b(?:tahajj?u[dt]|tahajod|qiyam|qiyaam|teheccud|tahajud)\b|تهجد|قيام الليل|تہجد/u

type Times = ReturnType<typeof prayerTimes>['time']

/** The prayer that is asked for, as it is called, and when it begins; nothing where the whole day is asked for. */
function timeAsked({ message, meaning, t }: Question, time: Times): [name: string, at: string] | [] {
  if (NIGHT_PRAYER.test(fold(message))) return [t.athan.moreTimes.names.lastThird, time.lastThird]
  const { prayer: asked } = meaning
  if (asked === null || asked === 'jumuah') return []
  const name = t.prayer.names[asked]
  const isHanafi = asked === 'asr' && NAMES_HANAFI.test(message)
  return [isHanafi ? `${name} (${t.prayer.schools.hanafi})` : name, time[asked]]
}

const NAMES_HANAFI = /hana[fv]i|hanefi|حنفي|حنفی/iu

export const prayer: Lookup = {
  kinds: ['prayer'],
  async find(question) {
    const { meaning, locale, t, now } = question
    const where = whereOf(question)
    if (!where) return askWhere(question)
    if (meaning.prayer === 'jumuah') return jumuahAt(question, where)
    const usual = choiceAt(where.countryCode, where, question.choice)
    const choice = NAMES_HANAFI.test(question.message) ? { ...usual, school: HANAFI } : usual
    const date = dayMeant(meaning.day, calendarDayAt(now, where.timeZone))
    const { time } = prayerTimes({ lat: where.lat, lng: where.lng, timeZone: where.timeZone, ...choice, date })
    const day = writeDate(locale, writeIsoDay(date))
    const method = methodName(choice.method, t)
    const lines = SHOWN.map((name) => `${t.prayer.names[name]} ${writeTime(locale, time[name])}`)
    const asked = meaning.prayer
    const [name, at] = timeAsked(question, time)
    const said =
      name && at
        ? t.understanding.answers.prayer(name, where.name, writeTime(locale, at), day)
        : withParts(locale, t.understanding.answers.prayerDay(where.name, day), lines)
    const others = SHOWN.filter((name) => name !== asked && name !== 'sunrise').slice(-2)
    return answer(`${said} ${t.understanding.answers.method(method)}`, {
      cards: [{ title: `${where.name} · ${day}`, lines, to: '/athan' }],
      chips: [
        ...others.map((name) => t.understanding.answers.and(t.prayer.names[name])),
        t.understanding.answers.tomorrow,
        ...otherCity(question),
      ],
      actions: placeActions(question),
    })
  },
}
