// Schemas of the event forms. Messages are keys of `t.events.errors`.
import * as z from 'zod'
import { WEEKDAYS } from '#app/core/events/recurrence.ts'
import { isTimeZone, parseIsoDay } from '#app/core/prayer/local-time.ts'
import { PRAYERS } from '#app/core/prayer/rules.ts'
import {
  ACCESS,
  AUDIENCES,
  LONGEST_QUESTION,
  LONGEST_SAID,
  MOST_EXCEPTIONS,
  MOST_GUESTS,
  MOST_QUESTIONS,
  MOST_SEATS,
  WAYS,
} from './event.ts'
import { REPEATS } from './repeat-fields.ts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value)
const emptyIsUndefined = (value: unknown) => (value === '' ? undefined : value)
const isDay = (text: string) => parseIsoDay(text) !== null
const maybe = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsNull, schema.nullable())
const number = (least: number, most: number, word: string) =>
  z.coerce.number(word).int(word).min(least, word).max(most, word)
/** Boxes of one name arrive with commas; words nobody knows are as good as none. */
const ticked = <T extends string>(known: readonly T[]) =>
  z
    .string()
    .default('')
    .transform((text) => known.filter((word) => text.split(',').includes(word)))

/** Read from what was typed, beside the fields every section has. */
export const eventFields = z
  .object({
    place_id: maybe(z.guid('eventPlace')),
    attendance: z.enum(WAYS, 'way'),
    venue: maybe(z.string().max(200, 'venue')),
    online_url: maybe(z.url({ protocol: /^https?$/, error: 'onlineUrl' }).max(500, 'onlineUrl')),
    first_day: z.string('firstDay').refine(isDay, 'firstDay'),
    anchor: z.enum(['clock', ...PRAYERS], 'invalid'),
    clock: maybe(z.string().regex(CLOCK, 'clock')),
    shift: z.preprocess(emptyIsUndefined, number(0, 240, 'shift').default(0)),
    side: z.enum(['after', 'before']).default('after'),
    minutes: number(5, 10_080, 'length'),
    repeat: z.enum(REPEATS, 'invalid').default('none'),
    every: z.preprocess(emptyIsUndefined, number(1, 52, 'every').default(1)),
    weekdays: ticked(WEEKDAYS),
    ends: z.enum(['never', 'count', 'until'], 'invalid').default('never'),
    count: maybe(number(1, 500, 'count')),
    until: maybe(z.string().refine(isDay, 'until')),
    except_days: z
      .string()
      .default('')
      .transform((text) => [...new Set(text.split(',').filter((day) => day !== ''))].toSorted())
      .refine((days) => days.length <= MOST_EXCEPTIONS && days.every(isDay), 'except'),
    time_zone: maybe(z.string().max(60, 'timeZone').refine(isTimeZone, 'timeZone')),
    audience: ticked(AUDIENCES),
    access: ticked(ACCESS),
    price: maybe(z.coerce.number('price').min(0, 'price').max(9_999_999, 'price')),
    currency: maybe(
      z
        .string()
        .transform((text) => text.trim().toUpperCase())
        .pipe(z.string().regex(/^[A-Z]{3}$/, 'currency')),
    ),
    capacity: maybe(number(1, MOST_SEATS, 'capacity')),
    questions: z
      .string()
      .default('')
      .transform((text) => text.split('\n').flatMap((line) => line.trim() || []))
      .refine(
        (lines) => lines.length <= MOST_QUESTIONS && lines.every(({ length }) => length <= LONGEST_QUESTION),
        'questions',
      ),
    most_guests: z.preprocess(emptyIsUndefined, number(0, MOST_GUESTS, 'guests').default(0)),
  })
  .superRefine((fields, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (fields.anchor === 'clock' && fields.clock === null) wrong('clock', 'clock')
    if (fields.side === 'before' && fields.shift > 120) wrong('shift', 'shift')
    if (fields.attendance !== 'place' && fields.online_url === null) wrong('online_url', 'onlineUrl')
    if (fields.price !== null && fields.price > 0 && fields.currency === null) wrong('currency', 'currency')
    if (fields.repeat !== 'none' && fields.ends === 'count' && fields.count === null) wrong('count', 'count')
    if (fields.repeat !== 'none' && fields.ends === 'until' && fields.until === null) wrong('until', 'until')
  })
export type EventInput = z.output<typeof eventFields>

const day = z.guid('missing')
const note = z.string().max(300, 'note').optional()

/** One field for each question. */
const saidFields = Object.fromEntries(
  Array.from({ length: MOST_QUESTIONS }, (_, i) => [`said_${i}`, z.string().max(LONGEST_SAID, 'said').optional()]),
)

/** The forms of an event's page, by their intent. */
export const eventForms = {
  answer: z.object({
    day,
    answer: z.enum(['going', 'maybe', 'none'], 'invalid'),
    guests: z.preprocess(emptyIsUndefined, number(0, MOST_GUESTS, 'guests').default(0)),
    ...saidFields,
    shows_name: z.literal('on').optional(),
  }),
  'tell-guests': z.object({ day, body: z.string('guestNote').trim().min(2, 'guestNote').max(1000, 'guestNote') }),
  'cancel-day': z.object({ day, note, all_coming: z.literal('on').optional() }),
  'move-day': z.object({
    day,
    note,
    to_day: z.string('day').refine(isDay, 'day'),
    to_time: z.string('day').regex(CLOCK, 'day'),
  }),
}

export const guestForms = {
  'check-in': z.object({ answer: z.guid('missing') }),
  'check-out': z.object({ answer: z.guid('missing') }),
}

export const calendarForms = { link: z.object({}), renew: z.object({}) }
