// Shapes of the answers about jobs.
import * as z from 'zod'
import { locales } from '#app/i18n/locales.ts'
import { ANSWERS, FAITH, KINDS, PERIODS, WORKPLACES } from './job.ts'

const jobState = z.enum(['review', 'returned', 'published', 'hidden', 'removed', 'filled', 'withdrawn'])
const applicationState = z.enum(['new', ...ANSWERS, 'withdrawn'])
export type ApplicationState = z.output<typeof applicationState>

export const savedJob = z.object({ id: z.string(), slug: z.string(), state: jobState })
export type SavedJob = z.output<typeof savedJob>
export const registered = z.object({ id: z.string(), file_path: z.string().nullable() })
export const applicationFile = z.object({ path: z.string(), name: z.string() })

export const employer = z.object({
  kind: z.enum(['business', 'mosque', 'person']),
  name: z.string(),
  /** Of its page; people have none. */
  path: z.string().optional(),
  image: z.string().nullable().optional(),
  website: z.string().nullable().optional(),
  address: z.string().nullable().optional(),
  latitude: z.number().nullable().optional(),
  longitude: z.number().nullable().optional(),
})

export const pay = z.object({
  pay_min: z.number().nullable(),
  pay_max: z.number().nullable(),
  pay_currency: z.string().nullable(),
  pay_period: z.enum(PERIODS).nullable(),
})
export type Pay = z.output<typeof pay>

export const jobCard = pay.extend({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  language: z.enum(locales),
  kind: z.enum(KINDS),
  workplace: z.enum(WORKPLACES),
  city: z.string().nullable(),
  country_code: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  faith: z.array(z.enum(FAITH)),
  state: jobState,
  published_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  edited_at: z.string().nullable(),
  is_sample: z.boolean(),
  employer: employer.nullable(),
  distance: z.number().nullable(),
})
export type JobCard = z.output<typeof jobCard>

export const job = jobCard.extend({
  body: z.string(),
  /** Web or mail address of the employer's own; null: the form of this site. */
  apply_to: z.string().nullable(),
  /** What the employer wants to know of whoever applies here. */
  questions: z.array(z.string()),
  open_days: z.number(),
  is_over: z.boolean(),
  is_mine: z.boolean(),
  application: z
    .object({
      id: z.string(),
      state: applicationState,
    })
    .nullable(),
  note: z
    .object({
      canned: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
})
export type Job = z.output<typeof job>

/** What is left to tell of a post that was public and is closed. */
export const jobOver = job
  .pick({ id: true, slug: true, title: true, language: true, city: true, employer: true })
  .extend({
    is_over: z.literal(true),
    is_mine: z.literal(false),
  })
export type JobOver = z.output<typeof jobOver>

export const jobList = z.object({
  items: z.array(jobCard),
  total: z.number(),
  near: z.number(),
  elsewhere: z.number(),
})
export type JobList = z.output<typeof jobList>

export const ownJob = jobCard.extend({
  is_over: z.boolean(),
  applications: z.number(),
  new_applications: z.number(),
})
export type OwnJob = z.output<typeof ownJob>

export const told = z.object({
  question: z.string(),
  answer: z.string(),
})
export type Told = z.output<typeof told>

export const applicant = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  letter: z.string(),
  answers: z.array(told),
  file_name: z.string().nullable(),
  state: applicationState.exclude(['withdrawn']),
  created_at: z.string(),
})
export type Applicant = z.output<typeof applicant>

export const ownApplication = z.object({
  id: z.string(),
  state: applicationState,
  state_at: z.string(),
  created_at: z.string(),
  file_name: z.string().nullable(),
  phone: z.string().nullable(),
  letter: z.string(),
  answers: z.array(told),
  /** The day it is deleted. */
  gone_on: z.string(),
  job: jobCard.pick({ slug: true, title: true, city: true, employer: true }).extend({
    is_over: z.boolean(),
  }),
})
export type OwnApplication = z.output<typeof ownApplication>

/** A place of the directory that the member may post for. */
export const ownPlace = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
})
export type OwnPlace = z.output<typeof ownPlace>
