// Prayer times of any city on any day, by what is usual there or what the visitor chose.
import { writeTime } from '#app/core/hours/write-time.ts'
import { addDays, type CalendarDay, calendarDayAt, dayNumber, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { findMethod } from '#app/core/prayer/methods.ts'
import { choiceIn } from '#app/core/prayer/prayer-choice.ts'
import { prayerTimes } from '#app/core/prayer/rules.ts'
import { DAYS, type Day } from '#app/core/understanding/meaning.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { answer } from '../answer.ts'
import { findMosqueRows, toAnswerCard } from './mosque.server.ts'
import type { Lookup, Question } from './question.ts'
import { askWhere, placeActions, type Where, whereOf } from './where.server.ts'

const SHOWN = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** The next day of that name, today among them. */
export function dayMeant(day: Day | null, today: CalendarDay): CalendarDay {
  if (day === null || day === 'today') return today
  if (day === 'tomorrow') return addDays(today, 1)
  const wanted = DAYS.indexOf(day) - DAYS.indexOf('sunday')
  const weekday = (((dayNumber(today) + 4) % 7) + 7) % 7
  return addDays(today, (wanted - weekday + 7) % 7)
}

async function jumuahAt(question: Question, where: Where) {
  const { t } = question
  const rows = await findMosqueRows(question, where, { facilities: ['jumuah'] })
  const cards = rows.map((row) => toAnswerCard(row, question, { hasJumuah: true }))
  if (cards.length === 0) return answer(t.understanding.answers.noMosques(where.name), { isSure: false })
  return answer(t.understanding.answers.jumuah(where.name), { cards, actions: placeActions(question) })
}

export const prayer: Lookup = {
  kinds: ['prayer'],
  async find(question) {
    const { meaning, locale, t, now } = question
    const where = whereOf(question)
    if (!where) return askWhere(question)
    if (meaning.prayer === 'jumuah') return jumuahAt(question, where)
    const choice = question.choice ?? choiceIn(where.countryCode)
    const date = dayMeant(meaning.day, calendarDayAt(now, where.timeZone))
    const { time } = prayerTimes({ lat: where.lat, lng: where.lng, timeZone: where.timeZone, ...choice, date })
    const day = writeDate(locale, writeIsoDay(date))
    const method = findMethod(choice.method).name
    const lines = SHOWN.map((name) => `${t.prayer.names[name]} ${writeTime(locale, time[name])}`)
    const asked = meaning.prayer
    const said = asked
      ? t.understanding.answers.prayer(t.prayer.names[asked], where.name, writeTime(locale, time[asked]), day)
      : t.understanding.answers.prayerDay(where.name, day)
    const others = SHOWN.filter((name) => name !== asked && name !== 'sunrise').slice(-2)
    return answer(`${said} ${t.understanding.answers.method(method)}`, {
      cards: [{ title: `${where.name} · ${day}`, lines, to: '/athan' }],
      chips: [
        ...others.map((name) => t.understanding.answers.and(t.prayer.names[name])),
        t.understanding.answers.tomorrow,
      ],
      actions: placeActions(question),
    })
  },
}
