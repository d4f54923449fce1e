// GET /community/suggest: people and tags for whoever writes, and posts that say something like a title being typed.
import * as z from 'zod'
import { findUser } from '#app/core/auth/session.server.ts'
import { loadSimilar, suggest } from '#app/core/contributions/queries.server.ts'
import { sectionKeys } from '#app/core/contributions/sections.ts'
import { servicesContext } from '#app/core/request/services.ts'
import type { Route } from './+types/suggest'

const asked = z.union([
  z.object({ begins: z.string().min(1).max(40), contribution: z.guid().optional() }),
  z.object({ title: z.string().min(4).max(140), section: z.enum(sectionKeys) }),
])

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const headers = { 'cache-control': 'private, no-store' }
  if (!(await findUser(services))) return Response.json([], { status: 401, headers })
  const query = asked.safeParse(Object.fromEntries(url.searchParams))
  if (!query.success) return Response.json([], { status: 400, headers })
  const { data } = query
  if (!services.allow('draft')) return Response.json([], { status: 429, headers })
  const found =
    'title' in data
      ? await loadSimilar(services, data.section, data.title)
      : await suggest(services, data.begins, data.contribution)
  return Response.json(found, { headers })
}
