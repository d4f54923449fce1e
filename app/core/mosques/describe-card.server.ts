// A mosque's card with what begins there next: by the times the mosque told, else by its method, else by its country's, as
// its own page has it.
import type { CardContext } from '#app/core/listings/card-context.server.ts'
import { toMosqueFace } from '#app/core/listings/describe-mosque.server.ts'
import type { Mosque } from '#app/core/listings/mosque.ts'
import type { MosqueCardData } from '#app/core/listings/mosque-card.tsx'
import type { SourceRow } from '#app/core/listings/source-row.ts'
import { findMethod } from '#app/core/prayer/methods.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import { isFriday } from './iqamah.ts'
import { beginningNext, isPublishedOn, type TimedMosque, toTimedMosque } from './mosque-days.ts'

type Context = Pick<CardContext, 'locale' | 'now' | 'hasDistance' | 'cityName' | 'timeZoneAt' | 'choice'>

/** A visitor who reads two times of one city is told why. */
function whyOther(timed: TimedMosque, day: string, own: PrayerChoice | undefined) {
  if (isPublishedOn(timed, day)) return 'told' as const
  const { method, school, highLatitude } = timed.choice
  const isSame =
    !own || (own.method === method && own.school === school && !own.offsets && own.highLatitude === highLatitude)
  return isSame ? null : { method: findMethod(method).key }
}

export function toMosqueCard(row: SourceRow, mosque: Mosque, context: Context): MosqueCardData {
  const timed = toTimedMosque(row, mosque, context.timeZoneAt)
  const next = timed && beginningNext(timed, context.now)
  return {
    ...toMosqueFace(mosque, context),
    nextPrayer: next && {
      name: next.prayer === 'dhuhr' && isFriday(next.day) ? 'jumuah' : next.prayer,
      time: next.begins,
      at: next.at.getTime(),
      by: whyOther(timed, next.day, context.choice),
    },
  }
}
