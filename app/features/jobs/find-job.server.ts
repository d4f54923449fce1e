// The post an address means, for the pages that need all of it.
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { Job } from './job.ts'
import { isWhole, loadJob } from './queries.server.ts'

type Asking = Pick<Visit, 'services' | 'url' | 'now'>

/** Of one's own; for everyone else there is no such page. */
export async function findOwnJob(visit: Asking, slug: string): Promise<Job> {
  const job = await loadJob(visit.services, slug, visit.now)
  if (!job || !isWhole(job) || !job.is_mine) throw await missingPage(visit.url, visit.services)
  return job
}

/** Head of a page that is for one person only. */
export const ownMeta = (
  { services, locale, url }: Pick<Visit, 'services' | 'locale' | 'url'>,
  title: string,
  description: string,
) => pageMeta({ url: url.pathname, locale, siteUrl: services.config.siteUrl, title, description, noindex: true })
