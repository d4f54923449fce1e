// A post for work, as the database tells it.
import type { Locale } from '#app/i18n/locales.ts'

export const KINDS = ['full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer'] as const
export type Kind = (typeof KINDS)[number]
export const WORKPLACES = ['on_site', 'hybrid', 'remote'] as const
export type Workplace = (typeof WORKPLACES)[number]
export const PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]
/** How work and faith go together there: facts an employer states, and a search can ask for. */
export const FAITH = [
  'prayer_breaks',
  'jumuah_off',
  'prayer_space',
  'hijab_welcome',
  'beard_welcome',
  'ramadan_hours',
  'eid_leave',
  'no_alcohol',
  'no_pork',
  'no_riba',
  'halal_food',
  'women_only',
] as const
export type Faith = (typeof FAITH)[number]
export const isCurrencyCode = (text: string) => /^[A-Z]{3}$/.test(text)
export const LONGEST_DAYS = 60
export const OFFERED_DAYS = [14, 30, 45, LONGEST_DAYS] as const
export const LONGEST_BODY = 10_000
export const LONGEST_LETTER = 5000
export const MOST_QUESTIONS = 5
export const LONGEST_QUESTION = 200
export const LONGEST_ANSWER = 1000
export const MOST_FILE_BYTES = 5 * 1024 * 1024

export type JobState = 'review' | 'returned' | 'published' | 'hidden' | 'removed' | 'filled' | 'withdrawn'
export const ANSWERS = ['seen', 'shortlisted', 'declined', 'hired'] as const
export type Answer = (typeof ANSWERS)[number]
export type ApplicationState = 'new' | Answer | 'withdrawn'

export type Employer = {
  kind: 'business' | 'mosque' | 'person'
  name: string
  /** Of its page; people have none. */
  path?: string
  image?: string | null
  website?: string | null
  address?: string | null
  latitude?: number | null
  longitude?: number | null
}

export type Pay = {
  pay_min: number | null
  pay_max: number | null
  pay_currency: string | null
  pay_period: Period | null
}

export type JobCard = Pay & {
  id: string
  slug: string
  title: string
  excerpt: string
  language: Locale
  kind: Kind
  workplace: Workplace
  city: string | null
  country_code: string
  latitude: number | null
  longitude: number | null
  faith: Faith[]
  state: JobState
  published_at: string | null
  expires_at: string | null
  edited_at: string | null
  is_sample: boolean
  employer: Employer | null
  distance: number | null
}

export type Job = JobCard & {
  body: string
  /** Web or mail address of the employer's own; null: the form of this site. */
  apply_to: string | null
  /** What the employer wants to know of whoever applies here. */
  questions: string[]
  open_days: number
  is_over: boolean
  is_mine: boolean
  application: { id: string; state: ApplicationState } | null
  note: { canned: string | null; note: string | null } | null
}

/** What is left to tell of a post that was public and is closed. */
export type JobOver = Pick<Job, 'id' | 'slug' | 'title' | 'language' | 'city' | 'employer'> & {
  is_over: true
  is_mine: false
}

export type JobList = { items: JobCard[]; total: number; near: number; elsewhere: number }

export type OwnJob = JobCard & { is_over: boolean; applications: number; new_applications: number }

export type Told = { question: string; answer: string }

export type Applicant = {
  id: string
  name: string
  email: string
  phone: string | null
  letter: string
  answers: Told[]
  file_name: string | null
  state: Exclude<ApplicationState, 'withdrawn'>
  created_at: string
}

export type OwnApplication = {
  id: string
  state: ApplicationState
  state_at: string
  created_at: string
  file_name: string | null
  phone: string | null
  letter: string
  answers: Told[]
  /** The day it is deleted. */
  gone_on: string
  job: Pick<JobCard, 'slug' | 'title' | 'city' | 'employer'> & { is_over: boolean }
}
export type SentBefore = { phone: string | null; file: { application: string; name: string; on: string } | null }

/** A place of the directory that the member may post for. */
export type OwnPlace = { id: string; name: string; city: string | null; country_code: string | null }
