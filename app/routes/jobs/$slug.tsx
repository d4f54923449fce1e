// One job. A closed one answers 410 with a kind page, as search engines ask, and tells them of no posting.
import { data } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import { plainText } from '#app/core/contributions/markdown.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { JobOverPage, JobPage } from '#app/features/jobs/job-page.tsx'
import { jobJsonLd } from '#app/features/jobs/json-ld.ts'
import { isWhole, loadShownJob } from '#app/features/jobs/queries.server.ts'
import { JOBS_PATH } from '#app/features/jobs/rules.ts'
import type { Route } from './+types/$slug'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, url, locale, t } = visit
  const job = await loadShownJob(visit, args.params.slug)
  if (!job) throw await missingPage(url, services)
  const path = `${JOBS_PATH}/${encodeURIComponent(job.slug)}`
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.jobs.title, path: JOBS_PATH },
    { name: job.title, path },
  ]
  const head = { url: path, locale, siteUrl: services.config.siteUrl, breadcrumbs: crumbs }
  const whole = isWhole(job) && (job.is_mine || !job.is_over) ? job : null
  if (!whole) {
    const meta = pageMeta({ ...head, title: t.jobs.over.title, description: t.jobs.over.text, noindex: true })
    return data({ job, whole, crumbs, meta }, { status: 410, headers: { 'X-Robots-Tag': 'noindex' } })
  }
  const jsonLd = jobJsonLd(whole, { siteUrl: services.config.siteUrl, locale })
  const meta = pageMeta({
    ...head,
    title: [job.title, job.employer?.name].filter(Boolean).join(' · '),
    description: plainText(whole.body, 280),
    noindex: whole.is_sample || jsonLd === undefined,
    ...(jsonLd && { jsonLd }),
  })
  return data({ job, whole, crumbs, meta })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function JobRoute({ loaderData: { job, whole, crumbs } }: Route.ComponentProps) {
  return whole ? <JobPage job={whole} crumbs={crumbs} /> : <JobOverPage job={job} crumbs={crumbs} />
}

export const ErrorBoundary = RouteError
