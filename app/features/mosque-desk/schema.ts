// Schemas of the forms around a mosque's page. Messages are keys of `t.mosques.errors`.
import * as z from 'zod'
import { type IqamahRule, JAMAAH_PRAYERS, RULE_KINDS } from '#app/core/mosques/iqamah.ts'
import { ANNOUNCEMENT_KINDS, FACILITIES, HEARS, OCCASIONS, OPEN_FOR } from '#app/core/mosques/read-mosque.ts'
import { METHOD_IDS } from '#app/core/prayer/methods.ts'
import type { RuleInput } from '#app/core/timetable/fit-rules.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'

export type ErrorKey = keyof Messages['mosques']['errors']
const key = (name: ErrorKey) => name

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const trimmed = (longest: number) => z.string().trim().max(longest, key('invalid')).default('')
const clock = z.string().trim().regex(CLOCK, key('time'))
const optionalClock = z.union([z.literal(''), clock], key('time')).default('')
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
const day = z.string().refine(isDay, key('date'))
const optionalDay = z
  .string()
  .refine((value) => value === '' || isDay(value), key('date'))
  .default('')
const triState = z.enum(['', 'yes', 'no'], key('invalid')).default('')
const prayer = z.enum(['', ...JAMAAH_PRAYERS], key('invalid')).default('')
const id = z.guid(key('invalid'))
const webAddress = trimmed(500).refine(
  (value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)),
  key('web'),
)

/** One field for each of several names. */
const each = <Shape extends z.ZodType>(names: readonly string[], prefix: string, shape: Shape): Record<string, Shape> =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, shape]))

const rest = <T extends z.ZodRawShape>(shape: T) => z.object(shape)

export const facilitiesForm = rest(each(FACILITIES, 'f_', triState))

export const womenForm = rest({
  open_for: z.enum(['', ...OPEN_FOR], key('invalid')).default(''),
  entrance: trimmed(200),
  wudu: triState,
  hears: z.enum(['', ...HEARS], key('invalid')).default(''),
  children: triState,
  note: trimmed(500),
})

const optionalMethod = z
  .string()
  .refine((value) => value === '' || METHOD_IDS.some((known) => String(known) === value), key('invalid'))
  .default('')
const optionalSchool = z.enum(['', '0', '1'], key('invalid')).default('')

/** As many Jumu'ah as a suggestion has lines for. */
export const JUMUAH_LINES = ['1', '2', '3'] as const

export const timesForm = rest({
  method: optionalMethod,
  school: optionalSchool,
  ...each(JAMAAH_PRAYERS, 'p_', optionalClock),
  prayer_date: optionalDay,
  phone: trimmed(40),
  email: z.union([z.literal(''), z.email(key('invalid')).max(320, key('invalid'))]).default(''),
  website: webAddress,
  description: trimmed(6000),
})

export const jumuahForm = rest({
  id: z.union([z.literal(''), id]).default(''),
  khutbah_at: clock,
  prayer_at: optionalClock,
  language: trimmed(120),
  venue: trimmed(160),
  women_space: triState,
  note: trimmed(300),
  season_from: optionalDay,
  season_until: optionalDay,
})
  .refine(({ khutbah_at, prayer_at }) => prayer_at === '' || prayer_at >= khutbah_at, {
    path: ['prayer_at'],
    message: key('order'),
  })
  .refine(({ season_from, season_until }) => season_from === '' || season_until === '' || season_until >= season_from, {
    path: ['season_until'],
    message: key('dates'),
  })

/** With the comma that some write. */
export const readAmount = (typed: string) => Number(typed.replace(',', '.'))

export const occasionForm = rest({
  id: z.union([z.literal(''), id]).default(''),
  kind: z.enum(OCCASIONS, key('invalid')),
  from_date: day,
  until_date: optionalDay,
  at_time: optionalClock,
  after_prayer: prayer,
  amount: z
    .string()
    .trim()
    .refine((value) => value === '' || (/^\d{1,9}([.,]\d{1,2})?$/.test(value) && readAmount(value) > 0), key('amount'))
    .default(''),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .refine((value) => value === '' || /^[A-Z]{3}$/.test(value), key('invalid'))
    .default(''),
  rakahs: z
    .string()
    .refine(
      (value) => value === '' || (/^\d{1,2}$/.test(value) && Number(value) >= 2 && Number(value) <= 40),
      key('invalid'),
    )
    .default(''),
  language: trimmed(120),
  venue: trimmed(160),
  women_space: triState,
  note: trimmed(300),
})
  .refine(({ from_date, until_date }) => until_date === '' || until_date >= from_date, {
    path: ['until_date'],
    message: key('dates'),
  })
  .refine(({ kind, at_time, after_prayer }) => kind === 'fitrana' || at_time !== '' || after_prayer !== '', {
    path: ['at_time'],
    message: key('when'),
  })
  .refine(({ kind, amount }) => kind !== 'fitrana' || amount !== '', { path: ['amount'], message: key('amount') })
  .refine(({ kind, currency }) => kind !== 'fitrana' || currency !== '', {
    path: ['currency'],
    message: key('required'),
  })

/** Of the screen in the hall, each with what the table takes. */
export const SCREEN_MINUTES = [
  { name: 'prayer_minutes', least: 5, most: 60 },
  { name: 'dhikr_minutes', least: 0, most: 20 },
  { name: 'slide_seconds', least: 5, most: 120 },
] as const
type ScreenFigure = (typeof SCREEN_MINUTES)[number]['name']

export const MOST_SCREEN_PHOTOS = 20
const figure = (name: ScreenFigure) => {
  const { least, most } = SCREEN_MINUTES.find((known) => known.name === name) ?? SCREEN_MINUTES[0]
  return z
    .string()
    .trim()
    .refine((value) => /^\d{1,3}$/.test(value) && Number(value) >= least && Number(value) <= most, key('range'))
}

export const screenForm = rest({
  prayer_minutes: figure('prayer_minutes'),
  dhikr_minutes: figure('dhikr_minutes'),
  slide_seconds: figure('slide_seconds'),
  goes_dark: z.literal('on').optional(),
  // Boxes of one name arrive as one text.
  shown: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(id).max(MOST_SCREEN_PHOTOS, key('invalid'))),
})

export const announcementForm = rest({
  id: z.union([z.literal(''), id]).default(''),
  kind: z.enum(ANNOUNCEMENT_KINDS, key('invalid')),
  title: z.string().trim().min(3, key('length')).max(160, key('length')),
  body: trimmed(2000),
  happens_on: optionalDay,
  at_time: optionalClock,
  after_prayer: z.enum(['', ...JAMAAH_PRAYERS, 'jumuah'], key('invalid')).default(''),
  venue: trimmed(200),
  burial_place: trimmed(200),
  expires_on: optionalDay,
  is_pinned: z.literal('on').optional(),
})

/** The last day an announcement is shown: its own, or a later one it was given; empty where it has neither. */
export const lastDayOf = ({ happens_on, expires_on }: { happens_on: string; expires_on: string }) =>
  expires_on > happens_on ? expires_on : happens_on

export const idForm = rest({ id })
export const appointForm = rest({ email: z.email(key('invalid')).max(320, key('invalid')) })

export const claimForm = rest({
  role: z.enum(['imam', 'committee', 'volunteer', 'other'], key('required')),
  statement: z.string().trim().min(10, key('statement')).max(1000, key('statement')),
})

export const suggestForm = rest({
  ...each(FACILITIES, 'f_', triState),
  ...each(JAMAAH_PRAYERS, 'iqamah_', optionalClock),
  ...each(JUMUAH_LINES, 'khutbah_', optionalClock),
  ...each(JUMUAH_LINES, 'prayer_', optionalClock),
  method: optionalMethod,
  school: optionalSchool,
  phone: trimmed(40),
  website: webAddress,
  address: trimmed(400),
  description: trimmed(6000),
  note: trimmed(1000),
})

// Iqamah ------------------------------------------------------------------------------------------------------------------

const ROUNDS = [0, 5, 10, 15, 30]
const isMonthDay = (text: string) => {
  const [month, date] = text.split('-').map(Number)
  // A leap year: 29 February is a day of the table.
  return month !== undefined && date !== undefined && date <= new Date(Date.UTC(2024, month, 0)).getUTCDate()
}

/** "10-25 19:30" line by line; null where a line is none. */
export function readCalendar(text: string): Record<string, string> | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const entries = lines.map((line) =>
    /^((?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))[\s,;=]+((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(line),
  )
  if (lines.length === 0 || lines.length > 366) return null
  const calendar: Record<string, string> = {}
  for (const entry of entries) {
    const [, monthDay, time] = entry ?? []
    if (!monthDay || !time || !isMonthDay(monthDay)) return null
    calendar[monthDay] = time
  }
  return calendar
}

export const isSameRule = (input: RuleInput, rule: IqamahRule | null): boolean =>
  rule !== null &&
  input.kind === rule.kind &&
  input.at_time === rule.time &&
  input.minutes === rule.minutes &&
  input.round_to === rule.roundTo &&
  input.adhan_before === rule.adhanBefore &&
  JSON.stringify(Object.entries(input.calendar ?? {}).sort()) ===
    JSON.stringify(Object.entries(rule.calendar ?? {}).sort())

type IqamahInput = { from: string; until: string | null; rules: RuleInput[]; values: Record<string, string> }

export function readIqamah(form: FormData | null): Outcome<IqamahInput> {
  const values: Record<string, string> = {}
  for (const [name, value] of form ?? []) if (typeof value === 'string') values[name] = value.trim()
  const errors: Record<string, string[]> = {}
  const wrong = (field: string, message: ErrorKey) => {
    errors[field] = [message]
  }
  const whole = (field: string, most: number): number | null => {
    const text = values[field] ?? ''
    if (text === '') return null
    if (/^\d{1,3}$/.test(text) && Number(text) <= most) return Number(text)
    wrong(field, 'minutes')
    return null
  }
  const { effective_from: from = '', effective_until: until = '' } = values
  if (!isDay(from)) wrong('effective_from', 'date')
  if (until !== '' && !isDay(until)) wrong('effective_until', 'date')
  else if (until !== '' && until < from) wrong('effective_until', 'dates')
  const rules = JAMAAH_PRAYERS.flatMap((name): RuleInput[] => {
    const asked = values[`kind_${name}`] ?? ''
    if (asked === '') return []
    const kind = RULE_KINDS.find((known) => known === asked)
    if (!kind) {
      wrong(`kind_${name}`, 'invalid')
      return []
    }
    const time = values[`time_${name}`] ?? ''
    const minutes = kind === 'offset' ? whole(`minutes_${name}`, 180) : null
    const calendar = kind === 'calendar' ? readCalendar(values[`calendar_${name}`] ?? '') : null
    const round = Number(values[`round_${name}`] ?? 0)
    if (kind === 'fixed' && !CLOCK.test(time)) wrong(`time_${name}`, 'time')
    if (kind === 'offset' && minutes === null) wrong(`minutes_${name}`, 'minutes')
    if (kind === 'calendar' && calendar === null) wrong(`calendar_${name}`, 'calendar')
    return [
      {
        prayer: name,
        kind,
        at_time: kind === 'fixed' ? time : null,
        minutes,
        calendar,
        round_to: kind === 'offset' && ROUNDS.includes(round) ? round : 0,
        adhan_before: kind === 'none' ? null : whole(`adhan_${name}`, 120),
      },
    ]
  })
  if (Object.keys(errors).length > 0) return { ok: false, status: 400, errors, values }
  if (rules.length === 0) return refuse('nothing', { values })
  return done({ from, until: until || null, rules, values })
}
