// Reads a mosque's own details out of a page function's rows. Anything in another shape is left out.
import { readFlag, readRow, readRows, readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { wordIn } from '#app/lib/word-in.ts'
import {
  type IqamahRule,
  JAMAAH_PRAYERS,
  type JumuahSession,
  type Prayer,
  RULE_KINDS,
  SAID_AS,
  type Said,
} from './iqamah.ts'

export const FACILITIES = [
  'sisters_space',
  'wudu',
  'sisters_wudu',
  'toilets',
  'wheelchair',
  'parking',
  'jumuah',
  'janazah',
  'ghusl',
  'hearing_loop',
  'translation',
  'school',
  'library',
  'shower',
  'baby_change',
  'iftar_meals',
  'open_all_day',
] as const
export type Facility = (typeof FACILITIES)[number]

export const isFacility = (name: string): name is Facility => FACILITIES.some((facility) => facility === name)

const isClock = (text: string | null): text is string => text !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}/.test(text)

export const readPrayer = (value: unknown): Prayer | null => wordIn(JAMAAH_PRAYERS, value)
const readClock = (value: unknown) => {
  const text = readText(value)
  return isClock(text) ? text : null
}
const readDay = (value: unknown) => {
  const text = readText(value)
  return isDay(text) ? text.slice(0, 10) : null
}
const readWhole = (value: unknown) => {
  const number = toCoordinate(value)
  return number === null ? null : Math.trunc(number)
}

const readSaid = (row: SourceRow): Said => ({
  as: SAID_AS.find((name) => name === row.said_as) ?? 'mosque',
  at: readText(row.said_at),
  by: readWhole(row.agreed_by),
})

export function readRules(rows: unknown): (IqamahRule & { id: string })[] {
  return readRows(rows).flatMap((row) => {
    const prayer = readPrayer(row.prayer)
    const kind = RULE_KINDS.find((name) => name === row.kind)
    const effectiveFrom = readDay(row.effective_from)
    if (!prayer || !kind || !effectiveFrom) return []
    const calendar = readRow(row.calendar)
    return [
      {
        id: readText(row.id) ?? '',
        prayer,
        kind,
        time: readClock(row.at_time),
        minutes: readWhole(row.minutes),
        calendar:
          calendar &&
          Object.fromEntries(
            Object.entries(calendar).flatMap(([day, time]) => (isClock(readText(time)) ? [[day, String(time)]] : [])),
          ),
        roundTo: readWhole(row.round_to) ?? 0,
        adhanBefore: readWhole(row.adhan_before),
        effectiveFrom,
        effectiveUntil: readDay(row.effective_until),
        note: readText(row.note),
        said: readSaid(row),
      },
    ]
  })
}

/** What worshippers told too long ago to rely on. */
export type LastTold = { prayer: Prayer; time: string | null; minutes: number | null; at: string }

export function readLastTold(rows: unknown): LastTold[] {
  return readRows(rows).flatMap((row) => {
    const [prayer, at] = [readPrayer(row.prayer), readText(row.said_at)]
    return prayer && at ? [{ prayer, time: readClock(row.at), minutes: readWhole(row.minutes), at }] : []
  })
}

export function readSessions(rows: unknown): JumuahSession[] {
  return readRows(rows).flatMap((row) => {
    const khutbahAt = readClock(row.khutbah_at)
    if (!khutbahAt) return []
    return [
      {
        id: readText(row.id) ?? '',
        khutbahAt,
        prayerAt: readClock(row.prayer_at),
        language: readText(row.language),
        venue: readText(row.venue),
        womenSpace: readFlag(row.women_space),
        note: readText(row.note),
        seasonFrom: readDay(row.season_from),
        seasonUntil: readDay(row.season_until),
        said: readSaid(row),
      },
    ]
  })
}

export const OCCASIONS = ['taraweeh', 'qiyam', 'iftar', 'itikaf', 'eid_fitr', 'eid_adha', 'fitrana'] as const
export type OccasionKind = (typeof OCCASIONS)[number]

export type Occasion = {
  id: string
  kind: OccasionKind
  from: string
  until: string | null
  time: string | null
  afterPrayer: Prayer | null
  rakahs: number | null
  /** Fitrana for one person. */
  amount: { sum: number; currency: string } | null
  language: string | null
  venue: string | null
  womenSpace: boolean | null
  note: string | null
  said: Said
}

function readAmount(row: SourceRow): Occasion['amount'] {
  const [sum, currency] = [toCoordinate(row.amount), readText(row.currency)]
  return sum !== null && currency !== null ? { sum, currency } : null
}

export function readOccasions(rows: unknown): Occasion[] {
  return readRows(rows).flatMap((row) => {
    const kind = OCCASIONS.find((name) => name === row.kind)
    const from = readDay(row.from_date)
    if (!kind || !from) return []
    return [
      {
        id: readText(row.id) ?? '',
        kind,
        from,
        until: readDay(row.until_date),
        time: readClock(row.at_time),
        afterPrayer: readPrayer(row.after_prayer),
        rakahs: readWhole(row.rakahs),
        amount: readAmount(row),
        language: readText(row.language),
        venue: readText(row.venue),
        womenSpace: readFlag(row.women_space),
        note: readText(row.note),
        said: readSaid(row),
      },
    ]
  })
}

export const ANNOUNCEMENT_KINDS = ['general', 'janazah', 'class', 'event', 'closure'] as const
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number]

export type Announcement = {
  id: string
  kind: AnnouncementKind
  title: string
  body: string
  /** "YYYY-MM-DD"; null: no day of its own. */
  on: string | null
  time: string | null
  afterPrayer: Prayer | 'jumuah' | null
  venue: string | null
  burialPlace: string | null
  isPinned: boolean
  isSample: boolean
  expiresAt: string
  publishedAt: string
  isPending: boolean
}

export function readAnnouncements(rows: unknown, now: Date): Announcement[] {
  return readRows(rows).flatMap((row) => {
    const title = readText(row.title)
    const expiresAt = readText(row.expires_at) ?? ''
    if (!title || !(Date.parse(expiresAt) > now.getTime())) return []
    return [
      {
        id: readText(row.id) ?? '',
        kind: ANNOUNCEMENT_KINDS.find((name) => name === row.kind) ?? 'general',
        title,
        body: readText(row.body) ?? '',
        on: readDay(row.happens_on),
        time: readClock(row.at_time),
        afterPrayer: row.after_prayer === 'jumuah' ? 'jumuah' : readPrayer(row.after_prayer),
        venue: readText(row.venue),
        burialPlace: readText(row.burial_place),
        isPinned: readFlag(row.is_pinned) ?? false,
        isSample: readFlag(row.is_sample) ?? false,
        expiresAt,
        publishedAt: readText(row.published_at) ?? '',
        isPending: row.status === 'pending',
      },
    ]
  })
}

export const OPEN_FOR = ['all', 'jumuah', 'ramadan', 'request'] as const
export const HEARS = ['sees', 'hears', 'neither'] as const

export type WomenSpace = {
  openFor: (typeof OPEN_FOR)[number] | null
  entrance: string | null
  wudu: boolean | null
  hears: (typeof HEARS)[number] | null
  children: boolean | null
  note: string | null
}

export function readWomenSpace(value: unknown): WomenSpace | null {
  const row = readRow(value)
  if (!row) return null
  const space: WomenSpace = {
    openFor: wordIn(OPEN_FOR, row.open_for),
    entrance: readText(row.entrance),
    wudu: readFlag(row.wudu),
    hears: wordIn(HEARS, row.hears),
    children: readFlag(row.children),
    note: readText(row.note),
  }
  return Object.values(space).some((known) => known !== null) ? space : null
}

export function readFlags(value: unknown): Partial<Record<Facility, boolean>> {
  const row: SourceRow = readRow(value) ?? {}
  return Object.fromEntries(
    FACILITIES.flatMap((facility) => {
      const flag = readFlag(row[facility])
      return flag === null ? [] : [[facility, flag]]
    }),
  )
}
