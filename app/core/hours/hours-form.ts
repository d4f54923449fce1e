// The hours form: what stands in its fields, and what that means. The fields' names are the same with and without
// JavaScript, so that one reader serves both.

import { recordOf } from '#app/lib/records.ts'
import { wordIn } from '#app/lib/word-in.ts'
import {
  BREAK_MINUTES,
  BREAK_PRAYERS,
  type BreakPrayer,
  type HoursException,
  type Interval,
  isWholeDay,
  JUMUAH_MINUTES,
  type JumuahBreak,
  MAX_EXCEPTIONS,
  MAX_INTERVALS,
  MAX_NOTE,
  type OpeningHours,
  parseClock,
  parseDate,
  parseHours,
  type StoredHours,
  storeHours,
  WEEKDAYS,
  type Weekday,
  type WeeklyHours,
} from './stored-hours.ts'

export type IntervalDraft = { from: string; to: string }
export const DAY_MODES = ['open', 'closed', 'allDay'] as const
export type DayMode = (typeof DAY_MODES)[number]
export type DayDraft = { mode: DayMode; intervals: IntervalDraft[] }
export type WeekDraft = Record<Weekday, DayDraft>
export type ExceptionDraft = { date: string; note: string } & DayDraft
export const JUMUAH_MODES = ['none', 'window', 'minutes'] as const
export type JumuahMode = (typeof JUMUAH_MODES)[number]

/** The fields as text, valid or not: a refused form shows again what was typed. */
export type HoursDraft = {
  weekly: WeekDraft
  exceptions: ExceptionDraft[]
  hasRamadan: boolean
  ramadan: WeekDraft
  prayers: BreakPrayer[]
  breakMinutes: string
  jumuah: { mode: JumuahMode; from: string; to: string; minutes: string }
}

export const HOURS_ERRORS = [
  'dayEmpty',
  'timeMissing',
  'timeUnknown',
  'sameTime',
  'overlap',
  'dateMissing',
  'dateUnknown',
  'dateTwice',
  'closedWithTimes',
  'noteLong',
  'breakMinutes',
  'jumuahTimes',
  'jumuahMinutes',
  'tooMuch',
] as const
export type HoursError = (typeof HOURS_ERRORS)[number]

/** `field` is the name and the id of the field to correct. */
export type HoursFormError = { field: string; error: HoursError }

export type ParsedHoursForm =
  /** `value` is null where no hours were given: unknown, not closed. */
  { ok: true; value: StoredHours | null } | { ok: false; errors: HoursFormError[]; draft: HoursDraft }

const DEFAULT_BREAK_MINUTES = '20'
const DEFAULT_JUMUAH_MINUTES = '60'

const emptyDay = (): DayDraft => ({ mode: 'open', intervals: [] })

const mapWeek = (make: (day: Weekday) => DayDraft): WeekDraft => recordOf(WEEKDAYS, make)

function draftDay(intervals: readonly Interval[]): DayDraft {
  if (intervals.some(isWholeDay)) return { mode: 'allDay', intervals: [] }
  if (intervals.length === 0) return { mode: 'closed', intervals: [] }
  // A time field has no "24:00".
  return { mode: 'open', intervals: intervals.map(([from, to]) => ({ from, to: to === '24:00' ? '00:00' : to })) }
}

export function draftOf(hours: OpeningHours | null): HoursDraft {
  const { jumuah } = hours ?? { jumuah: null }
  const isWindow = jumuah !== null && 'from' in jumuah
  return {
    weekly: mapWeek((day) => (hours ? draftDay(hours.weekly[day]) : emptyDay())),
    exceptions: (hours?.exceptions ?? []).map(({ date, note, intervals }) => ({ date, note, ...draftDay(intervals) })),
    hasRamadan: Boolean(hours?.ramadan),
    ramadan: mapWeek((day) => (hours?.ramadan ? draftDay(hours.ramadan[day]) : emptyDay())),
    prayers: [...(hours?.prayerBreaks?.prayers ?? [])],
    breakMinutes: String(hours?.prayerBreaks?.minutes ?? DEFAULT_BREAK_MINUTES),
    jumuah: {
      mode: jumuah === null ? 'none' : isWindow ? 'window' : 'minutes',
      from: isWindow ? jumuah.from : '',
      to: isWindow ? jumuah.to : '',
      minutes: jumuah && 'minutes' in jumuah ? String(jumuah.minutes) : DEFAULT_JUMUAH_MINUTES,
    },
  }
}

/** Field names of a form whose hours are called `name`. */
export const fieldsOf = (name: string) => ({
  day: (week: 'weekly' | 'ramadan', day: Weekday) => `${name}.${week}.${day}`,
  exception: (index: number) => `${name}.exceptions.${index}`,
  hasRamadan: `${name}.ramadan`,
  prayers: `${name}.prayers`,
  breakMinutes: `${name}.breakMinutes`,
  jumuah: `${name}.jumuah`,
})

const readText = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function readDay(form: FormData, base: string): DayDraft {
  const intervals: IntervalDraft[] = []
  for (let index = 0; index < MAX_INTERVALS; index++) {
    const interval = { from: readText(form, `${base}.${index}.from`), to: readText(form, `${base}.${index}.to`) }
    if (interval.from || interval.to) intervals.push(interval)
  }
  return { mode: wordIn(DAY_MODES, readText(form, `${base}.mode`)) ?? 'open', intervals }
}

export function readHoursDraft(form: FormData, name = 'hours'): HoursDraft {
  const fields = fieldsOf(name)
  const exceptions: ExceptionDraft[] = []
  for (let index = 0; index < MAX_EXCEPTIONS; index++) {
    const base = fields.exception(index)
    const entry = {
      date: readText(form, `${base}.date`),
      note: readText(form, `${base}.note`),
      ...readDay(form, base),
    }
    if (entry.date || entry.note || entry.intervals.length > 0) exceptions.push(entry)
  }
  const prayers = form.getAll(fields.prayers)
  return {
    weekly: mapWeek((day) => readDay(form, fields.day('weekly', day))),
    exceptions,
    hasRamadan: form.has(fields.hasRamadan),
    ramadan: mapWeek((day) => readDay(form, fields.day('ramadan', day))),
    prayers: BREAK_PRAYERS.filter((prayer) => prayers.includes(prayer)),
    breakMinutes: readText(form, fields.breakMinutes),
    jumuah: {
      mode: wordIn(JUMUAH_MODES, readText(form, `${fields.jumuah}.mode`)) ?? 'none',
      from: readText(form, `${fields.jumuah}.from`),
      to: readText(form, `${fields.jumuah}.to`),
      minutes: readText(form, `${fields.jumuah}.minutes`),
    },
  }
}

const isBlank = (day: DayDraft) => day.mode === 'open' && day.intervals.length === 0
const isBlankWeek = (week: WeekDraft) => WEEKDAYS.every((day) => isBlank(week[day]))

class Reading {
  readonly errors: HoursFormError[] = []

  refuse(field: string, error: HoursError): void {
    this.errors.push({ field, error })
  }

  day(draft: DayDraft, base: string): Interval[] {
    if (draft.mode === 'closed') return []
    if (draft.mode === 'allDay') return [['00:00', '24:00']]
    if (draft.intervals.length === 0) {
      this.refuse(`${base}.0.from`, 'dayEmpty')
      return []
    }
    const read: { from: number; to: number; field: string; interval: Interval }[] = []
    for (const [index, { from, to }] of draft.intervals.entries()) {
      const field = `${base}.${index}.${from ? 'to' : 'from'}`
      const [opens, closes] = [parseClock(from), parseClock(to)]
      if (!from || !to) {
        this.refuse(field, 'timeMissing')
        continue
      }
      if (opens === null || closes === null || opens === 24 * 60) {
        this.refuse(`${base}.${index}.${closes === null ? 'to' : 'from'}`, 'timeUnknown')
        continue
      }
      if (opens === closes && opens !== 0) {
        this.refuse(field, 'sameTime')
        continue
      }
      const end = closes > opens ? closes : closes + 24 * 60
      const interval: Interval = [from, closes === 0 ? '24:00' : to]
      read.push({ from: opens, to: end, field: `${base}.${index}.from`, interval })
    }
    read.sort((a, b) => a.from - b.from)
    read.forEach((entry, index) => {
      const before = read[index - 1]
      if (before && entry.from < before.to) this.refuse(entry.field, 'overlap')
    })
    return read.map(({ interval }) => interval)
  }

  week(draft: WeekDraft, baseOf: (day: Weekday) => string): WeeklyHours {
    return recordOf(WEEKDAYS, (day) => this.day(draft[day], baseOf(day)))
  }

  exceptions(drafts: readonly ExceptionDraft[], baseOf: (index: number) => string): HoursException[] {
    return drafts.map((draft, index) => {
      const base = baseOf(index)
      if (!draft.date) this.refuse(`${base}.date`, 'dateMissing')
      else if (!parseDate(draft.date)) this.refuse(`${base}.date`, 'dateUnknown')
      else if (drafts.findIndex(({ date }) => date === draft.date) < index) this.refuse(`${base}.date`, 'dateTwice')
      if (draft.note.length > MAX_NOTE) this.refuse(`${base}.note`, 'noteLong')
      // A new row says "closed": times beside it are a forgotten choice, and must not get lost.
      if (draft.mode === 'closed' && draft.intervals.length > 0) this.refuse(`${base}.0.from`, 'closedWithTimes')
      return { date: draft.date, note: draft.note, intervals: this.day(draft, base) }
    })
  }

  minutes(text: string, { min, max }: { min: number; max: number }, field: string, error: HoursError): number {
    const minutes = /^\d{1,3}$/.test(text) ? Number(text) : 0
    if (minutes < min || minutes > max) this.refuse(field, error)
    return minutes
  }

  jumuah({ mode, from, to, minutes }: HoursDraft['jumuah'], base: string): JumuahBreak | null {
    if (mode === 'none') return null
    if (mode === 'minutes') {
      return { minutes: this.minutes(minutes, JUMUAH_MINUTES, `${base}.minutes`, 'jumuahMinutes') }
    }
    const [start, end] = [parseClock(from), parseClock(to)]
    if (start === null || end === null || start >= end) {
      this.refuse(`${base}.${start === null ? 'from' : 'to'}`, 'jumuahTimes')
    }
    return { from, to }
  }
}

/** The hours of one date by themselves, with what is wrong in its fields, which begin with `base`. */
export function readDate(draft: ExceptionDraft, base: string): { hours: HoursException; errors: HoursFormError[] } {
  const reading = new Reading()
  const [hours = { date: '', note: '', intervals: [] }] = reading.exceptions([draft], () => base)
  return { hours, errors: reading.errors }
}

export function parseHoursForm(form: FormData, name = 'hours'): ParsedHoursForm {
  const draft = readHoursDraft(form, name)
  const fields = fieldsOf(name)
  const hasMore =
    draft.exceptions.length > 0 || draft.hasRamadan || draft.prayers.length > 0 || draft.jumuah.mode !== 'none'
  if (isBlankWeek(draft.weekly) && !hasMore) return { ok: true, value: null }
  const reading = new Reading()
  const hours: OpeningHours = {
    weekly: reading.week(draft.weekly, (day) => fields.day('weekly', day)),
    exceptions: reading.exceptions(draft.exceptions, fields.exception),
    ramadan: draft.hasRamadan ? reading.week(draft.ramadan, (day) => fields.day('ramadan', day)) : null,
    prayerBreaks:
      draft.prayers.length > 0
        ? {
            prayers: draft.prayers,
            minutes: reading.minutes(draft.breakMinutes, BREAK_MINUTES, fields.breakMinutes, 'breakMinutes'),
          }
        : null,
    jumuah: reading.jumuah(draft.jumuah, fields.jumuah),
  }
  if (reading.errors.length > 0) return { ok: false, errors: reading.errors, draft }
  const value = storeHours(hours)
  // What is stored must be readable: one reader decides what hours are.
  if (!parseHours(value)) {
    return { ok: false, errors: [{ field: fields.day('weekly', 'mon'), error: 'tooMuch' }], draft }
  }
  return { ok: true, value }
}
