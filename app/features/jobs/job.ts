// A post for work, as the database tells it.
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

export const ANSWERS = ['seen', 'shortlisted', 'declined', 'hired'] as const
export type Answer = (typeof ANSWERS)[number]
export type {
  Applicant,
  ApplicationState,
  Job,
  JobCard,
  JobList,
  JobOver,
  OwnApplication,
  OwnJob,
  OwnPlace,
  Pay,
  Told,
} from './shapes.server.ts'

export type SentBefore = { phone: string | null; file: { application: string; name: string; on: string } | null }
