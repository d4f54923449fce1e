// A mosque's card with what begins there next: by the times the mosque told, else by its method, else by its country's, as
// its own page has it.
import type { CardContext } from '#app/core/listings/card-context.server.ts'
import { toMosqueFace } from '#app/core/listings/describe-mosque.server.ts'
import type { Mosque } from '#app/core/listings/mosque.ts'
import type { MosqueCardData } from '#app/core/listings/mosque-card.tsx'
import type { SourceRow } from '#app/core/listings/source-row.ts'
import { isFriday } from './iqamah.ts'
import { beginningNext, toTimedMosque } from './mosque-days.ts'

type Context = Pick<CardContext, 'locale' | 'now' | 'hasDistance' | 'cityName' | 'timeZoneAt'>

export function toMosqueCard(row: SourceRow, mosque: Mosque, context: Context): MosqueCardData {
  const timed = toTimedMosque(row, mosque, context.timeZoneAt)
  const next = timed && beginningNext(timed, context.now)
  return {
    ...toMosqueFace(mosque, context),
    nextPrayer: next && {
      name: next.prayer === 'dhuhr' && isFriday(next.day) ? 'jumuah' : next.prayer,
      time: next.begins,
      at: next.at.getTime(),
    },
  }
}
