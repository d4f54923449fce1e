// Requests to a security key or a new passkey, and their answers: for scripts, since only a browser can ask one. The session
// it opens stays in the cookie, where no script can read it.
import { redirect } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { answerKey, askKey, beginKey, removeFactor } from '#app/features/security/commands.server.ts'
import { addPasskey, beginPasskey } from '#app/features/security/passkey-commands.server.ts'
import { keySchema } from '#app/features/security/schema.ts'
import { readForm } from '#app/lib/form.server.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import type { Route } from './+types/security-key'

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = readForm(keySchema, await request.formData().catch(() => null))
  if (!form.ok) return answered(form)
  const asked = form.value
  switch (asked.intent) {
    case 'register':
      return answered(await beginKey(services, asked.name))
    case 'present':
      return answered(await askKey(services, asked.factor))
    case 'answer':
      return answered(await answerKey(services, asked))
    case 'passkey':
      return answered(await beginPasskey(services))
    case 'addPasskey':
      return answered(await addPasskey(services, asked))
    case 'cancel':
      return answered(await removeFactor(services, asked.factor))
  }
}

const answered = (outcome: Outcome<unknown>) => Response.json(outcome, { status: outcome.ok ? 200 : outcome.status })

/** Opened as a page, there is nothing to see. */
export const loader = () => redirect('/account/security')
