// Schemas of the athan pages' forms. The messages are keys of the catalogue's error texts.
import * as z from 'zod'
import { parseIsoDay } from '#app/core/prayer/local-time.ts'
import { ADJUSTABLE_TIMES, isMethodId, type MethodId, type School } from '#app/core/prayer/methods.ts'
import { OWN_HIJRI_DAYS, OWN_OFFSET_MINUTES } from '#app/core/prayer/prayer-choice.ts'
import { HIGH_LATITUDE_RULES, USUAL_RULE } from '#app/core/prayer/twilight.ts'

const method = z
  .string('method')
  .regex(/^\d{1,2}$/, 'method')
  .transform(Number)
  .refine(isMethodId, 'method')
  .transform((id) => id as MethodId)
const school = z.enum(['0', '1'], 'school').transform((text): School => (text === '1' ? 1 : 0))

/** What a card or a comparison posts: the rest of the visitor's settings stays. */
export const quickChoiceSchema = z.object({ method, school })

/** A minus may be typed as one: on many keyboards − comes first. Left empty is nothing. */
const whole = (limit: number, message: string) =>
  z
    .string(message)
    .trim()
    .transform((text) => (text === '' ? '0' : text.replace('−', '-').replace(/^\+/, '')))
    .pipe(z.string().regex(/^-?\d{1,2}$/, message))
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, message)

const offset = whole(OWN_OFFSET_MINUTES, 'offset')

export const settingsSchema = z.object({
  method,
  school,
  highLatitude: z.enum([USUAL_RULE, ...HIGH_LATITUDE_RULES], 'highLatitude'),
  fajr: offset,
  sunrise: offset,
  dhuhr: offset,
  asr: offset,
  maghrib: offset,
  isha: offset,
  hijriDays: whole(OWN_HIJRI_DAYS, 'hijriDays'),
  nightEnds: z.enum(['fajr', 'sunrise'], 'nightEnds'),
})

export const OFFSET_FIELDS = ADJUSTABLE_TIMES

const optionalAddress = (pattern: RegExp, message: string) =>
  z
    .string()
    .trim()
    .max(500, message)
    .refine((text) => text === '' || (pattern.test(text) && URL.canParse(text)), message)
    .transform((text) => text || null)
    .optional()
    .transform((text) => text ?? null)

export const sightingSchema = z.object({
  country: z.string('country').regex(/^[A-Z]{2}$/, 'country'),
  year: z.coerce.number('year').int('year').min(1400, 'year').max(1499, 'year'),
  month: z.coerce.number('month').int('month').min(1, 'month').max(12, 'month'),
  begins: z.string('begins').refine((text) => parseIsoDay(text) !== null, 'begins'),
  by: z.string('by').trim().min(2, 'by').max(160, 'by'),
  source: optionalAddress(/^https?:\/\//, 'source'),
})

const row = z.object({ id: z.guid('missing') })

export const sightingForms = { add: sightingSchema, remove: row }

const title = z.string('title').trim().min(1, 'title').max(120, 'title')
const https = /^https:\/\//

export const soundSchema = z.object({
  title,
  reciter: z
    .string()
    .trim()
    .max(120, 'reciter')
    .transform((text) => text || null),
  licence: z.string('licence').trim().min(1, 'licence').max(120, 'licence'),
  licenceUrl: optionalAddress(https, 'licenceUrl'),
  source: z
    .string('source')
    .trim()
    .max(500, 'source')
    .refine((text) => https.test(text) && URL.canParse(text), 'source'),
  suits: z.enum(['all', 'fajr', 'other'], 'suits'),
  address: optionalAddress(https, 'address'),
  file: z.file('notSound').optional(),
})

export const soundForms = { add: soundSchema, hide: row, show: row, remove: row }
