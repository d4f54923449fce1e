// Eid prayers, taraweeh, qiyam, i'tikaf and fitrana around a place: what mosques told, and when the feast is expected.

import { findOccasions, type NearOccasion } from '#app/core/mosques/find-occasions.server.ts'
import { kindsOf, type OccasionTab } from '#app/core/mosques/occasion-tabs.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { fold } from '#app/core/places/fold.ts'
import { addDays, calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeSum } from '#app/i18n/write-sum.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { type AnswerCard, answer } from '../answer.ts'
import { withCards } from '../said.ts'
import type { Lookup, Question } from './question.ts'
import { askWhere, placeActions, whereOf } from './where.server.ts'
import { nextFeast } from './worship.server.ts'

/** A feast is asked for from one to the next; a season from its beginning. */
const DAYS_AHEAD = 370
const SHOWN = 3

/** What is not named here is the Eid prayer. */
const TABS: readonly (readonly [OccasionTab, RegExp])[] = [
  ['taraweeh', /taraw|tarav|terav|تراويح|تراویح/u],
  ['qiyam', /qiyam|kiyam|قيام|قیام/u],
  ['itikaf', /t'?ikaf|اعتكاف|اعتکاف/u],
  ['fitrana', /fitran|fitra|fitre|fitir|(?:zaka|sadaq|sadaka)\S*(?: \S+)? \S*fit|زكاه|زكاة|صدق|فطران/u],
]

const tabOf = (message: string): OccasionTab => TABS.find(([, words]) => words.test(fold(message)))?.[0] ?? 'eid'

function toCard(occasion: NearOccasion, { locale, t }: Question): AnswerCard {
  const { mosque, from, time, afterPrayer, amount, said } = occasion
  const words = t.mosques.occasions
  return {
    title: mosque.name,
    lines: [
      [mosque.city, distanceText(mosque.distance, locale, t.listings.distance)].filter(Boolean).join(' · '),
      [
        amount
          ? words.amount(writeSum(amount, locale))
          : time
            ? writeTime(locale, time)
            : afterPrayer && words.after(t.mosques.prayers[afterPrayer]),
        !amount && writeDate(locale, from),
        t.mosques.today.marks[said.as],
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    to: mosque.path,
    placeId: mosque.id,
  }
}

export const occasion: Lookup = {
  kinds: ['occasion'],
  async find(question) {
    const { t, locale, now, services, cards, message } = question
    const tab = tabOf(message)
    const where = whereOf(question)
    const words = t.mosques.near
    const day = tab === 'eid' ? await nextFeast(question) : null
    if (!where) {
      const asked = askWhere(question)
      return day ? { ...asked, response: `${day} ${asked.response}` } : asked
    }
    const today = calendarDayAt(now, where.timeZone)
    const found = await findOccasions(
      { services, locale, cards, place: where },
      {
        kinds: kindsOf(tab),
        from: writeIsoDay(today),
        until: writeIsoDay(addDays(today, DAYS_AHEAD)),
        most: SHOWN,
      },
    )
    const all = `[${t.understanding.answers.seeAll}](/mosques/occasions?kind=${tab})`
    const start = day ? `${day} ` : ''
    if (found.length === 0)
      return answer(`${start}${words.none[tab]} ${words.noneText} ${all}`, {
        actions: placeActions(question),
        isSure: false,
      })
    const shown = found.map((one) => toCard(one, question))
    const told = withCards(locale, t.understanding.answers.occasions(words.tabs[tab], where.name), shown)
    return answer(`${start}${told} ${all}`, { cards: shown, actions: placeActions(question) })
  },
}
