// Takes a guest's saved places on this device into their account when they join, once.
import * as z from 'zod'
import { attempt } from '#app/core/request/ask.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { MOST_SAVES } from '#app/core/saves/device-saves.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { done, refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/take'

const takeForm = z.object({
  places: z
    .string()
    .max(MOST_SAVES * 40, 'invalid')
    .transform((text) => text.split(',').filter((id) => z.guid().safeParse(id).success)),
})

/** Only posted to, by the page's own script. */
export const loader = () => new Response(null, { status: 405 })

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await parseForm(takeForm, request)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const { places } = form.value
  const taken = await attempt(services, services.db().rpc('take_saves_along', { places }))
  return taken.ok ? done(places) : refused(taken)
}
