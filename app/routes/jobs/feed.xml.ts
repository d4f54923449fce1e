// The newest jobs for whoever follows them in a reader, the same for everyone.

import { plainText } from '#app/core/contributions/markdown.ts'
import { UNKNOWN_PLACE } from '#app/core/places/place.ts'
import { feedResponse } from '#app/core/seo/atom-feed.ts'
import { readAnyonesVisit } from '#app/core/visit/visit.server.ts'
import { writePay } from '#app/features/jobs/pay.ts'
import { loadJobs } from '#app/features/jobs/queries.server.ts'
import { JOBS_PATH, readJobFilter } from '#app/features/jobs/rules.ts'
import type { Route } from './+types/feed.xml'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readAnyonesVisit(args)
  const { services, locale, t, url, now } = visit
  const filter = readJobFilter(url.searchParams)
  const { items } = await loadJobs(visit, { ...filter, town: '', sort: 'new', page: 1 }, UNKNOWN_PLACE)
  return feedResponse({
    siteUrl: services.config.siteUrl,
    locale,
    path: JOBS_PATH,
    title: t.jobs.title,
    subtitle: t.jobs.description,
    now,
    entries: items.map((job) => ({
      id: job.id,
      path: `${JOBS_PATH}/${encodeURIComponent(job.slug)}`,
      language: job.language,
      title: job.title,
      author: job.employer?.name ?? null,
      published: job.published_at,
      updated: job.edited_at ?? job.published_at ?? now.toISOString(),
      summary: [writePay(locale, t.jobs, job), job.city, plainText(job.excerpt)].filter(Boolean).join(' · '),
    })),
  })
}
