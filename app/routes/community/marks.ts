// POST /community/marks: how far a member read, and that they are typing.
import { findUser } from '#app/core/auth/session.server.ts'
import { markContribution, tellWriting } from '#app/core/contributions/commands.server.ts'
import { markForms } from '#app/core/contributions/schema.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/marks'

const answer = (status: number) => new Response(null, { status })

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  if (!(await findUser(services))) return answer(401)
  const form = await readIntent(request, markForms)
  if (!form.ok) return answer(400)
  if (!services.allow('draft')) return answer(429)
  const { intent, value } = form.value
  const outcome =
    intent === 'writing'
      ? await tellWriting(services, value.contribution)
      : await markContribution(services, value.contribution, { read_number: value.number })
  return answer(outcome.ok ? 204 : outcome.status)
}
