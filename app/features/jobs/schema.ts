// Schemas of the forms about work. Messages are keys of `t.jobs.errors`.
import * as z from 'zod'
import { isCountryCode } from '#app/core/places/countries.ts'
import { locales } from '#app/i18n/locales.ts'
import {
  ANSWERS,
  FAITH,
  isCurrencyCode,
  KINDS,
  LONGEST_ANSWER,
  LONGEST_BODY,
  LONGEST_DAYS,
  LONGEST_LETTER,
  LONGEST_QUESTION,
  MOST_QUESTIONS,
  PERIODS,
  WORKPLACES,
} from './job.ts'

/** Browsers post line ends as two characters. */
const typed = (text: string) => text.replaceAll('\r\n', '\n').trim()
const words = (least: number, short: string, most: number, long: string) =>
  z.string(short).transform(typed).pipe(z.string().min(least, short).max(most, long))
const emptyIsUndefined = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsUndefined, schema.optional())
const amount = optional(z.coerce.number('pay').positive('pay').max(999_999_999, 'pay'))
/** Not only the versions of the standard: ids derived from words are ids too. */
const id = z.guid('missing')

const MAIL = /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&.]+$/
const isAddress = (text: string) => MAIL.test(text) || (/^https?:\/\//i.test(text) && URL.canParse(text))

const fields = z.object({
  /** A place of the directory; `self` where the employer has none. */
  for: z.union([z.literal('self'), id], 'for'),
  employer_name: optional(words(2, 'employerName', 120, 'employerName')),
  title: words(5, 'titleShort', 120, 'titleLong'),
  body: words(50, 'bodyShort', LONGEST_BODY, 'bodyLong'),
  language: z.enum(locales, 'invalid'),
  kind: z.enum(KINDS, 'kind'),
  workplace: z.enum(WORKPLACES, 'workplace'),
  city: optional(words(1, 'city', 120, 'city')),
  country_code: z.string('country').refine(isCountryCode, 'country'),
  pay_min: amount,
  pay_max: amount,
  pay_currency: optional(z.string().refine(isCurrencyCode, 'currency')),
  pay_period: optional(z.enum(PERIODS, 'period')),
  /** Boxes of one name arrive with commas. */
  faith: z
    .string()
    .default('')
    .transform((text) => FAITH.filter((fact) => text.split(',').includes(fact))),
  apply_to: optional(z.string().trim().max(500, 'applyTo').refine(isAddress, 'applyTo')),
  /** One on each line. */
  questions: z
    .string()
    .default('')
    .transform((text) =>
      typed(text)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .pipe(z.array(z.string().max(LONGEST_QUESTION, 'questionLong')).max(MOST_QUESTIONS, 'questions')),
  days: z.coerce.number('days').int('days').min(1, 'days').max(LONGEST_DAYS, 'days'),
})

export const jobForm = fields.superRefine((form, context) => {
  const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (form.for === 'self' && !form.employer_name) issue('employer_name', 'employerName')
  if (form.workplace !== 'remote' && !form.city) issue('city', 'city')
  if (form.kind === 'volunteer') return
  if (form.pay_min === undefined) issue('pay_min', 'payMissing')
  if (form.pay_currency === undefined) issue('pay_currency', 'currency')
  if (form.pay_period === undefined) issue('pay_period', 'period')
  if (form.pay_min !== undefined && form.pay_max !== undefined && form.pay_max < form.pay_min)
    issue('pay_max', 'payOrder')
})
export type JobInput = z.output<typeof jobForm>

const answer = optional(words(1, 'answerMissing', LONGEST_ANSWER, 'answerLong'))

export const applyForm = z.object({
  name: words(2, 'nameMissing', 120, 'nameMissing'),
  email: z.string('email').trim().max(254, 'email').regex(MAIL, 'email'),
  phone: optional(words(1, 'phone', 40, 'phone')),
  letter: words(20, 'letterShort', LONGEST_LETTER, 'letterLong'),
  answer_1: answer,
  answer_2: answer,
  answer_3: answer,
  answer_4: answer,
  answer_5: answer,
  file: z.file('document').optional(),
  /** The application whose file is sent again. */
  earlier: optional(id),
  consent: z.literal('on', 'consent'),
})
export type ApplyInput = z.output<typeof applyForm>

export const ownJobForms = {
  renew: z.object({ job: id, days: z.coerce.number('days').int('days').min(1, 'days').max(LONGEST_DAYS, 'days') }),
  filled: z.object({ job: id }),
  withdrawn: z.object({ job: id }),
}
export const answerForm = z.object({ application: id, answer: z.enum(ANSWERS, 'invalid') })
export const ownApplicationForms = {
  withdraw: z.object({ application: id }),
  'delete-alert': z.object({ alert: id }),
}
