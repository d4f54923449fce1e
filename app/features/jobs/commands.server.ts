// Commands of members on posts, applications and alerts. The database decides who may.

import { saveAlert } from '#app/core/alerts/alerts.server.ts'
import { takeApplication } from '#app/core/media/intake.server.ts'
import { findCity } from '#app/core/places/geo.server.ts'
import type { Place } from '#app/core/places/place.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import { type Answer, type Job, MOST_FILE_BYTES } from './job.ts'
import { loadApplicationFile } from './queries.server.ts'
import { databaseFilter, type JobFilter, jobsAddress } from './rules.ts'
import type { ApplyInput, JobInput } from './schema.ts'
import { registered, type SavedJob, savedJob } from './shapes.server.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

/** Words of the database that belong beside a field. */
const FIELD_OF: Readonly<Record<string, string>> = {
  bodyShort: 'body',
  wordsRefused: 'body',
  payMissing: 'pay_min',
  payOrder: 'pay_max',
  nameMissing: 'name',
  email: 'email',
  letterShort: 'letter',
  letterLong: 'letter',
  document: 'file',
}

function besideField<T>(outcome: Outcome<T>, values: Values): Outcome<T> {
  if (outcome.ok) return outcome
  const field = FIELD_OF[outcome.errors.form?.[0] ?? '']
  return field ? placeAt(outcome, field, values) : { ...outcome, values }
}

export async function saveJob(
  services: Acting,
  form: JobInput,
  values: Values,
  job?: string,
): Promise<Outcome<SavedJob>> {
  const { for: place, city, country_code: country, ...rest } = form
  const town = city ? findCity(country, city) : null
  const input = {
    ...rest,
    ...(place !== 'self' && { place_id: place }),
    country_code: country,
    ...(city && { city }),
    ...(town && { latitude: town.lat, longitude: town.lng }),
  }
  const saving = services.db().rpc('save_job', { input, ...(job && { job }) })
  return besideField(await attempt(services, saving, { values, shape: savedJob }), values)
}

export const closeJob = (services: Acting, job: string, how: 'filled' | 'withdrawn') =>
  attempt(services, services.db().rpc('close_job', { job, how }))

export const renewJob = (services: Acting, job: string, days: number) =>
  attempt(services, services.db().rpc('renew_job', { job, days }))

export const answerApplication = (services: Acting, application: string, answer: Answer) =>
  attempt(services, services.db().rpc('answer_application', { application, answer }))

export const withdrawApplication = (services: Acting, application: string) =>
  attempt(services, services.db().rpc('withdraw_application', { application }))

/** A file's name without its ending, which its bytes decide. */
const stem = (name: string) => name.replace(/\.[^.]*$/, '').slice(0, 100)

/** The same once more, where the member may still read it. */
async function fileSentBefore(services: Acting, application: string): Promise<File | undefined> {
  const found = await loadApplicationFile(services, application)
  return found ? new File([found.file], found.name) : undefined
}

/** Looks into the file, makes the application as the member, and has the server keep the file where only two may read it. */
export async function applyForJob(
  services: Acting & Pick<Services, 'tasks'>,
  job: Pick<Job, 'id' | 'questions'>,
  { file: chosen, earlier, consent: _consent, answer_1, answer_2, answer_3, answer_4, answer_5, ...input }: ApplyInput,
  values: Values,
): Promise<Outcome<null>> {
  const answers = [answer_1, answer_2, answer_3, answer_4, answer_5].map((answer) => answer ?? '')
  const open = job.questions.findIndex((_question, place) => !answers[place])
  if (open >= 0) return refuse('answerMissing', { field: `answer_${open + 1}`, values })
  const file = chosen ?? (earlier === undefined ? undefined : await fileSentBefore(services, earlier))
  if (file && file.size > MOST_FILE_BYTES) return refuse('documentLarge', { field: 'file', values })
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : null
  const taken = bytes && takeApplication(bytes)
  if (typeof taken === 'string') return refuse(taken, { field: 'file', values })
  const sent = { ...input, answers, ...(file && taken && { file_name: stem(file.name), file_ending: taken.ending }) }
  const registering = services.db().rpc('apply_for_job', { job: job.id, input: sent })
  const made = besideField(await attempt(services, registering, { values, shape: registered }), values)
  if (!made.ok) return made
  const { id, file_path: path } = made.value
  if (!taken || path === null) return done()
  const isKept = await services.tasks.keepApplicationFile(id, path, taken)
  return isKept ? done() : refuse('failed', { values })
}

type Search = { /** As typed. */ filter: JobFilter /** As understood. */; wanted: JobFilter; place: Place }

export const saveJobAlert = (services: Acting, { filter, wanted, place }: Search, name: string) =>
  saveAlert(services, 'jobs', { filter: databaseFilter(wanted, place), address: jobsAddress(filter), name })
