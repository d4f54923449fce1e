// Queries of the pages about work.

import * as z from 'zod'
import { ANY_KIND } from '#app/core/analytics/kinds.ts'
import { countryName } from '#app/core/places/countries.ts'
import { citiesNamed } from '#app/core/places/geo.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { partsOfLabel } from '#app/core/places/place-label.ts'
import { ask, askFile, askIfAllowed, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Job, JobCard, JobOver, SentBefore } from './job.ts'
import { databaseFilter, isPlain, type JobFilter, PAGE_SIZE } from './rules.ts'
import {
  applicant,
  applicationFile,
  jobList,
  jobOver,
  job as jobShape,
  ownApplication,
  ownJob,
  ownPlace,
} from './shapes.server.ts'

type Reading = Pick<Services, 'db' | 'log'>
type Paging = Pick<Services, 'page' | 'log'>

/** The town that was typed ("Leeds", "Paris, Texas"), else where the visitor is. Null: a town nobody knows. */
export function placeToSearch({ town }: JobFilter, own: Place): Place | null {
  if (!town) return own
  const [name = '', ...region] = town.split(/[,،]/).map((part) => part.trim())
  const [city] = citiesNamed(name, {
    ...(region.length > 0 ? { region: region.join(', ') } : isKnown(own) && { near: own }),
  })
  if (!city) return null
  const { countryCode, lat, lng } = city
  return { lat, lng, city: city.city, state: city.state ?? '', country: countryName(countryCode, 'en'), countryCode }
}

/** Lists are kept for minutes; what ended meanwhile is left out here. */
const stillOpen = (now: Date) => (job: JobCard) => job.expires_at !== null && new Date(job.expires_at) > now

/** Its town as the visitor's language calls it. */
const named = <T extends JobCard>(job: T, locale: Locale): T => ({
  ...job,
  city: job.city && cityIn(locale, job.city, job.country_code),
})

type Asking = Pick<Visit, 'services' | 'now' | 'locale'>

export async function loadJobs({ services, now, locale }: Asking, filter: JobFilter, place: Place) {
  const asked = {
    filter: databaseFilter(filter, place),
    max_results: PAGE_SIZE,
    skip_results: (filter.page - 1) * PAGE_SIZE,
  }
  const list = await askPage(services, 'jobs_list', asked, jobList)
  return { ...list, items: list.items.filter(stillOpen(now)).map((job) => named(job, locale)) }
}

/** No work of this kind near a town, for those who have some to offer. */
export function noteMissedWork({ services }: Pick<Visit, 'services'>, filter: JobFilter, { city, countryCode }: Place) {
  if (!city || !countryCode || filter.page > 1 || isPlain(filter)) return
  const category = filter.kind?.replace('_', '-') ?? ANY_KIND
  const town = partsOfLabel(city).city
  services.countMissed({ country_code: countryCode, city: town, wanted: 'job', category, subcategory: '' })
}

/** What a place offers, for its own page. */
export async function loadJobsAt({ services, now, locale }: Asking, place: string): Promise<JobCard[]> {
  const { items } = await askPage(services, 'jobs_list', { filter: { place }, max_results: 5 }, jobList)
  return items.filter(stillOpen(now)).map((job) => named(job, locale))
}

/** One as its page shows it. */
export async function loadShownJob({ services, now, locale }: Asking, slug: string) {
  const job = await loadJob(services, slug, now)
  return job && isWhole(job) ? named(job, locale) : job
}

/** Null: there is none that the visitor may know of. */
export async function loadJob(services: Paging, slug: string, now: Date): Promise<Job | JobOver | null> {
  const job = await askPage(services, 'job_page', { slug: slug.slice(0, 120) }, z.union([jobShape, jobOver]).nullable())
  if (!job || !isWhole(job)) return job
  return { ...job, is_over: job.is_over || !stillOpen(now)(job) }
}

/** Whoever may not see a closed post gets little more than its name. */
export const isWhole = (job: Job | JobOver): job is Job => 'body' in job

export const loadOwnPlaces = (services: Reading) => ask(services, services.db().rpc('my_places'), z.array(ownPlace))

export const loadOwnJobs = (services: Reading) => ask(services, services.db().rpc('my_jobs'), z.array(ownJob))

export const loadOwnApplications = (services: Reading) =>
  ask(services, services.db().rpc('my_applications'), z.array(ownApplication))

/** What was sent last, so that the next application begins with it. */
export async function loadSentBefore(services: Reading): Promise<SentBefore | null> {
  const sent = (await loadOwnApplications(services)).filter(({ state }) => state !== 'withdrawn')
  const withFile = sent.find(({ file_name: file }) => file !== null)
  const [last] = sent
  if (!last) return null
  return {
    phone: last.phone,
    file: withFile?.file_name ? { application: withFile.id, name: withFile.file_name, on: withFile.created_at } : null,
  }
}

/** Null to whom the post is not theirs to keep. */
export const loadApplicants = (services: Reading, job: string) =>
  askIfAllowed(services, services.db().rpc('job_applicants', { job }), z.array(applicant))

/** The file of an application; null for everyone but whoever sent it and whoever keeps the post. */
export async function loadApplicationFile(services: Reading, application: string) {
  const asked = services.db().rpc('application_file', { application })
  const found = await ask(services, asked, applicationFile.nullable())
  if (!found) return null
  const file = await askFile(services, services.db().storage.from('job-applications').download(found.path))
  return file && { name: found.name, file }
}
