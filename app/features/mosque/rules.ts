// The freshness of what is known about a facility, and the days of a table that stays open.
import { readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import type { MosqueTimes } from './describe-times.server.ts'

/** A fact nobody told is unknown, never "no". */
export type FacilityState = {
  /** Null: unknown. */
  value: boolean | null
  /** When it was last said or confirmed, ISO; null: nobody knows. */
  at: string | null
  by: 'mosque' | 'staff' | 'members' | 'source' | null
  /** Members who found it still true within half a year. */
  confirmations: number
  doubts: number
  source: string | null
}

const toCount = (value: unknown) => Math.max(0, Math.trunc(toCoordinate(value) ?? 0))

export function stateOf(value: boolean | null, known: SourceRow | null, source: string | null): FacilityState {
  const saidAt = readText(known?.said_at)
  const confirmedAt = readText(known?.confirmed_at)
  const confirmations = toCount(known?.yes)
  const isConfirmed = confirmedAt !== null && (saidAt === null || confirmedAt > saidAt)
  if (value === null) return { value, at: null, by: null, confirmations: 0, doubts: 0, source: null }
  return {
    value,
    at: isConfirmed ? confirmedAt : saidAt,
    by: isConfirmed ? 'members' : saidAt ? (known?.said_as === 'staff' ? 'staff' : 'mosque') : source ? 'source' : null,
    confirmations,
    doubts: toCount(known?.no),
    source,
  }
}

// The table of a page that stays open ------------------------------------------------------------------------------------

/**
 * Once what was next has begun, the table goes on by the clock: what follows comes from the server, which may be slow to
 * answer or away, and a prayer that has begun must not be called next meanwhile.
 */
export function timesAt(times: MosqueTimes, now: number): Pick<MosqueTimes, 'rows' | 'next' | 'jamaah'> {
  const jamaah = times.jamaah && times.jamaah.at > now ? times.jamaah : null
  if (!times.next || now < times.next.at) return { rows: times.rows, next: times.next, jamaah }
  const coming = times.rows.find(({ beginsAt }) => beginsAt > now)
  const rows = times.rows.map((row) => {
    const isJoinable = row.beginsAt <= now && jamaah?.prayer === (row.isJumuah ? 'jumuah' : row.prayer)
    const state = row === coming ? 'next' : row.beginsAt > now ? 'later' : isJoinable ? 'now' : 'past'
    return { ...row, state } as const
  })
  const next = coming && {
    prayer: coming.isJumuah ? ('jumuah' as const) : coming.prayer,
    begins: coming.begins,
    at: coming.beginsAt,
  }
  return { rows, next: next ?? null, jamaah }
}

/**
 * The date of a page that stays open: at maghrib another Hijri day begins, and until the server tells it none is shown. Then
 * it says so, for beside it stands a day that has not ended.
 */
export function hijriAt(
  { hijri, rows, now: served }: Pick<MosqueTimes, 'hijri' | 'rows' | 'now'>,
  now: number,
  sinceSunset: string,
): string {
  const maghrib = rows.find(({ prayer }) => prayer === 'maghrib')?.beginsAt ?? Number.POSITIVE_INFINITY
  if (served >= maghrib) return `${hijri} ${sinceSunset}`
  return now >= maghrib ? '' : hijri
}
