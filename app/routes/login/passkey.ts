// Requests to a passkey, and its answers: for the script of the sign-in page, since only a browser can ask one. The session it
// opens is set as a cookie no script can read.
import { redirect } from 'react-router'
import { adoptMasjid } from '#app/core/mosques/adopt-masjid.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { beginPasskeySignIn, signInWithPasskey } from '#app/features/security/passkey-commands.server.ts'
import { passkeySignInSchema } from '#app/features/security/schema.ts'
import { readForm } from '#app/lib/form.server.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import type { Route } from './+types/passkey'

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = readForm(passkeySignInSchema, await request.formData().catch(() => null))
  if (!form.ok) return answered(form)
  if (form.value.intent === 'begin') return answered(await beginPasskeySignIn(services))
  const outcome = await signInWithPasskey(services, form.value)
  const isIn = outcome.ok && !outcome.value.needsSecondStep
  return answered(outcome, isIn ? await adoptMasjid(services, request) : undefined)
}

function answered(outcome: Outcome<unknown>, more?: HeadersInit) {
  return Response.json(outcome, { status: outcome.ok ? 200 : outcome.status, ...(more && { headers: more }) })
}

/** Opened as a page, there is nothing to see. */
export const loader = () => redirect('/login')
