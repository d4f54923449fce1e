// Hits among jobs for the search for everything.
import { cityIn } from '#app/core/places/name-place.server.ts'
import { UNKNOWN_PLACE } from '#app/core/places/place.ts'
import { HITS_SHOWN, type Hits } from '#app/core/understanding/hit.ts'
import type { Meaning } from '#app/core/understanding/meaning.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { planJobs } from './own-words.server.ts'
import { loadJobs } from './queries.server.ts'
import { jobsAddress, readJobFilter } from './rules.ts'

/** Without words of its own a list of jobs answers only who asked for jobs. */
export async function findJobHits(visit: Visit, query: URLSearchParams, { kind }: Meaning): Promise<Hits | null> {
  const { filter, wanted, place } = planJobs(visit, readJobFilter(query))
  if (kind !== 'job' && wanted.search === '') return null
  const list = await loadJobs(visit, wanted, place ?? UNKNOWN_PLACE)
  return {
    hits: list.items.slice(0, HITS_SHOWN).map(({ id, slug, title, language, employer, city, country_code }) => ({
      id,
      to: `/jobs/${encodeURIComponent(slug)}`,
      title,
      language,
      detail: [employer?.name, city && cityIn(visit.locale, city, country_code)].filter(Boolean).join(' · '),
    })),
    total: list.total,
    isMore: false,
    to: jobsAddress(filter),
  }
}
