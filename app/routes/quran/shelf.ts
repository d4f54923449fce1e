// Brings what this browser kept together with the account; asked by scripts, answers with JSON.
import { redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { mergeShelf } from '#app/features/quran/commands.server.ts'
import { shelfSchema } from '#app/features/quran/schema.ts'
import type { Route } from './+types/shelf'

const answer = (body: unknown, status = 200) => Response.json(body, { status })

export const loader = () => redirect('/quran/bookmarks')

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  if (!(await findUser(services))) return answer({ error: 'not signed in' }, 401)
  if (!services.allow('draft')) return answer({ error: 'too many requests' }, 429)
  const shelf = shelfSchema.safeParse(await request.json().catch(() => null))
  if (!shelf.success) return answer({ error: 'not a shelf' }, 400)
  return answer(await mergeShelf(services, shelf.data as Parameters<typeof mergeShelf>[1]))
}
