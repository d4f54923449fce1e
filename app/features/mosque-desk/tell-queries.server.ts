// Loads the page for telling times: today's beginnings of the prayers, and the times its reader told before.
import { readRow, readRows, readText } from '#app/core/listings/source-row.ts'
import { type Board, readBoards } from '#app/core/mosques/board.ts'
import type { Prayer } from '#app/core/mosques/iqamah.ts'
import { localMoment, mosqueDays, type TimedMosque, toTimedMosque } from '#app/core/mosques/mosque-days.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { findMosqueHead, type MosqueHead } from './queries.server.ts'

export type TellData = {
  name: string
  path: string
  isKeeper: boolean
  begins: Record<Prayer, string>
  /** Photos of the noticeboard: the one all see, and those that wait. */
  boards: Board[]
  told: { at: Record<string, string>; after: Record<string, string>; jumuah: string[] }
}

type Found = { head: MosqueHead; timed: TimedMosque; isKeeper: boolean; data: TellData }

/** Null where there is no such mosque, or its place is unknown: then no time of it can be checked. */
export async function findTelling({ services, locale, cards, now }: Visit, id: string): Promise<Found | null> {
  const head = await findMosqueHead(services, locale, id)
  const timed = head && toTimedMosque(head.row, head.mosque, cards.timeZoneAt)
  if (!head || !timed) return null
  const mine = readRow(await ask(services, services.db().rpc('my_mosque', { place: head.id })))
  const isKeeper = mine?.is_admin === true || mine?.is_staff === true
  const [today] = mosqueDays(timed, localMoment(now, timed.timeZone).date, 1)
  if (!today) return null
  const told = readRows(mine?.told)
  const field = (name: 'at' | 'minutes') =>
    Object.fromEntries(
      told.flatMap((row) => {
        const [prayer, value] = [readText(row.prayer), readText(row[name])]
        return prayer && value && prayer !== 'jumuah' ? [[prayer, value]] : []
      }),
    )
  return {
    head,
    timed,
    isKeeper,
    data: {
      name: head.name,
      path: head.path,
      isKeeper,
      begins: today,
      boards: readBoards(mine?.boards),
      told: {
        at: field('at'),
        after: field('minutes'),
        jumuah: told.flatMap((row) => (row.prayer === 'jumuah' ? (readText(row.at) ?? []) : [])),
      },
    },
  }
}
