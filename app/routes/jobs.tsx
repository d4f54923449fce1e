// Jobs: near the visitor first, by what they pay and how they fit with the faith. Members save a search to hear of more.
import { data, redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { currencyOf } from '#app/core/places/currency-of-country.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { isKnown, UNKNOWN_PLACE } from '#app/core/places/place.ts'
import { refused } from '#app/core/request/refused.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { saveJobAlert } from '#app/features/jobs/commands.server.ts'
import { JobsPage } from '#app/features/jobs/jobs-page.tsx'
import { nameSearch } from '#app/features/jobs/name-search.ts'
import { planJobs, relaxJobs } from '#app/features/jobs/own-words.server.ts'
import { loadJobs, noteMissedWork } from '#app/features/jobs/queries.server.ts'
import { isPlain, JOBS_PATH, jobsAddress, readJobFilter } from '#app/features/jobs/rules.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/jobs'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, url, locale, t } = visit
  const typed = readJobFilter(url.searchParams)
  const plan = planJobs(visit, typed)
  const { filter, wanted } = plan
  const place = plan.place ?? UNKNOWN_PLACE
  const [list, user] = await Promise.all([loadJobs(visit, wanted, place), findUser(services)])
  if (list.items.length === 0 && filter.page > 1) throw redirect(jobsAddress(filter))
  if (list.near === 0) noteMissedWork(visit, wanted, place)
  const isIndexable = isPlain(filter) && typed.near === null
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.jobs.title, path: JOBS_PATH },
  ]
  const page = {
    list,
    filter,
    crumbs,
    place: isKnown(place) ? (namePlace(place, locale)?.name ?? t.places.here) : null,
    isTownKnown: plan.place !== null,
    understood: plan.understood,
    relaxed: list.items.length === 0 ? await relaxJobs(visit, plan) : null,
    currency: currencyOf(place.countryCode),
    isSignedIn: user !== null,
    meta: pageMeta({
      url: JOBS_PATH,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.jobs.title,
      description: t.jobs.description,
      noindex: !isIndexable,
      breadcrumbs: crumbs,
    }),
  }
  return data(page, isIndexable ? {} : { headers: { 'X-Robots-Tag': 'noindex' } })
}

export async function action(args: Route.ActionArgs) {
  const visit = await readVisit(args)
  const { services, url, locale, t } = visit
  const { filter, wanted, place } = planJobs(visit, { ...readJobFilter(url.searchParams), page: 1 })
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const search = { filter, wanted, place: place ?? visit.place }
  const saved = await saveJobAlert(services, search, nameSearch(filter, locale, t))
  return saved.ok ? redirect('/account/applications?said=alert') : refused(saved)
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Jobs({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  // Another choice is another form.
  return <JobsPage key={jobsAddress(page.filter)} {...page} state={actionData} />
}

export const ErrorBoundary = RouteError
