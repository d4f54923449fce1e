import * as z from 'zod'
import { holdsRole } from '#app/lib/roles.ts'

export const SUBJECTS = [
  'talk',
  'events',
  'giving',
  'places',
  'yours',
  'mosques',
  'jumuah',
  'orders',
  'business',
  'queue',
] as const
type Subject = (typeof SUBJECTS)[number]
/** The team's queue is offered to the team alone, and asked for by whoever wants it. */
export const subjectsFor = (roles: readonly string[]): Subject[] =>
  SUBJECTS.filter((subject) => subject !== 'queue' || holdsRole(roles, 'staff'))
const UNASKED: readonly Subject[] = ['yours', 'queue']
export const isUsual = (subject: Subject): boolean => !UNASKED.includes(subject)
export const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** Boxes of one name arrive as one text with commas. */
const someOf = <T extends string>(known: readonly T[]) =>
  z
    .string()
    .optional()
    .transform((text) => known.filter((each) => (text ?? '').split(',').includes(each)))
const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid')
  .or(z.literal(''))
  .optional()
  .transform((text) => text || null)

export const deviceForms = {
  keep: z.object({
    endpoint: z.url('invalid').max(1000, 'invalid'),
    p256dh: z.string().regex(/^[\w-]{87}$/, 'invalid'),
    auth: z.string().regex(/^[\w-]{22}$/, 'invalid'),
    time_zone: z.string().max(60, 'invalid'),
    subjects: someOf(SUBJECTS),
    prayers: someOf(PRAYERS),
    quiet_from: clock,
    quiet_until: clock,
  }),
  forget: z.object({ id: z.guid('missing') }),
}

export const offForm = z.object({
  key: z.guid('missing'),
  subject: z.enum([...SUBJECTS, 'prayers']).optional(),
})
