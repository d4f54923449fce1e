// Hits among the answers of the help for the search for everything.

import { HITS_SHOWN, type Hits } from '#app/core/understanding/hit.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { searchHelp } from './queries.server.ts'
import { addressOf } from './rules.ts'

export async function findHelpHits({ services, locale }: Visit, search: string): Promise<Hits> {
  const found = await searchHelp(services, search, locale)
  return {
    hits: found.slice(0, HITS_SHOWN).map(({ id, question, summary, locale: language }) => ({
      id,
      to: addressOf(id),
      title: question,
      language,
      detail: summary,
    })),
    total: found.length,
    isMore: false,
    to: `/help?${new URLSearchParams({ q: search })}`,
  }
}
