// The forms of groups. Messages are keys of `t.courses.groups.errors` and `t.ui.refusals`.
import * as z from 'zod'
import { isTimeZone } from '#app/core/prayer/local-time.ts'

export const LONGEST_GROUP = { title: 120, place: 200, link: 300 } as const
export const MOST_TIMES = 30

const words = (least: number, most: number, key: string) => z.string(key).trim().min(least, key).max(most, key)
const whole = (least: number, most: number, key: string) => z.coerce.number(key).int(key).min(least, key).max(most, key)
const addressOrNone = (key: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim())
    .refine((text) => text === '' || (/^https:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text)), key)
    .refine((text) => text.length <= LONGEST_GROUP.link, key)
const wallClock = z.string('starts_at').regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, 'starts_at')

const about = {
  title: words(3, LONGEST_GROUP.title, 'title'),
  /** Empty: online only. */
  place: z.string().trim().max(LONGEST_GROUP.place, 'place').default(''),
  link: addressOrNone('link'),
  seats: z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .refine((n) => n === null || (Number.isInteger(n) && n >= 1 && n <= 500), 'seats'),
}

const hasPlace = ({ place, link }: { place: string; link: string }) =>
  place === '' ? link !== '' : [...place].length >= 2
const atPlace = { path: ['place'], message: 'place' }

export const newGroupForm = z
  .object({
    ...about,
    time_zone: z.string('time_zone').max(60, 'time_zone').refine(isTimeZone, 'time_zone'),
    starts_at: wallClock,
    times: whole(1, MOST_TIMES, 'times'),
    every_days: whole(1, 31, 'every_days'),
    minutes: whole(15, 480, 'minutes'),
  })
  .refine(hasPlace, atPlace)

export const groupForms = {
  save: z.object({ ...about, seen: z.string().max(60).default('') }).refine(hasPlace, atPlace),
  date: z.object({
    date: z.guid('missing'),
    starts_at: wallClock,
    minutes: whole(15, 480, 'minutes'),
    lesson: z.string().max(80).default(''),
    recording: addressOrNone('recording'),
    state: z.enum(['planned', 'cancelled'], 'invalid').default('planned'),
  }),
  cancel: z.object({}),
}

export const joinForms = {
  join: z.object({ group: z.guid('missing') }),
  leaveGroup: z.object({ group: z.guid('missing') }),
}
