// POST /business-register/keep: what stands in a step's fields after a pause in typing. Apart from the step's own
// form, so that nothing on the page is loaded anew and a form sent meanwhile is not disturbed.
import { findUser } from '#app/core/auth/session.server.ts'
import { readTyped } from '#app/core/listing-form/typed.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { checkStep } from '#app/features/registration/check-step.server.ts'
import { saveSection, sectionContent } from '#app/features/registration/commands.server.ts'
import { draftToken, findDraft } from '#app/features/registration/queries.server.ts'
import { isStep, missingBefore } from '#app/features/registration/rules.ts'
import type { Route } from './+types/keep'

const answer = (body: object, status: number, headers = new Headers()) => Response.json(body, { status, headers })

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await request.formData().catch(() => new FormData())
  const step = form.get('step')
  if (!isStep(step) || step === 'who' || step === 'plan') return answer({ error: 'Unknown step' }, 400)
  form.delete('step')
  const typed = readTyped(form)
  const user = await findUser(services)
  const known = (await findDraft(services, draftToken(request)))?.data ?? {}
  if (missingBefore(step, known, user !== null)) return answer({ error: 'Too early' }, 409)
  const checked = checkStep(step, typed, known, new Date().toISOString().slice(0, 10))
  const saved = await saveSection(services, request, step, sectionContent(step, typed, checked), user !== null)
  if (!saved.ok) return answer({ errors: saved.errors }, saved.status)
  return answer({ savedAt: saved.value.draft.updatedAt }, 200, saved.value.headers)
}
