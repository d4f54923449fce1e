// Finds a badge's state today, for the page that checks badges and for the badge itself on other people's sites.
import * as z from 'zod'
import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

const standing = z.object({
  name: z.string(),
  website_url: z.string().nullable(),
  since: z.string().nullable(),
  until: z.string().nullable(),
  is_sample: z.boolean(),
  state: z.enum(['valid', 'expired', 'revoked', 'replaced']),
})
type Standing = z.output<typeof standing>

type Asking = Pick<Services, 'page' | 'log'> & { tasks: Pick<Services['tasks'], 'readBadge'> }

/** Null for what we never signed, and for a partner who is not in our records any more. */
export async function findStanding(services: Asking, code: string): Promise<Standing | null> {
  const badge = await services.tasks.readBadge(code)
  if (!badge) return null
  return askPage(services, 'partner_standing', badge, standing.nullable())
}

/** The site a badge belongs on, as people know it. */
export const hostOf = (address: string | null): string | null =>
  URL.parse(address ?? '')?.host.replace(/^www\./, '') ?? null
