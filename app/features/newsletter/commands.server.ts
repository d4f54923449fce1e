// Commands of the newsletter's three addresses: sign up, confirm, leave.
import { createHash } from 'node:crypto'
import { attempt } from '#app/core/request/ask.server.ts'
import { callFunction } from '#app/core/request/call-function.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { newsletterForm } from './schema.ts'

export type SignedUp = 'sent' | 'already' | 'too_soon'

export async function signUp(request: Request, services: Services, locale: Locale): Promise<Outcome<SignedUp>> {
  const form = await parseForm(newsletterForm, request)
  if (!form.ok) return refuse('invalid', { field: 'email' })
  // A program that filled the trap must not learn from the answer that it was found out.
  if (form.value.website !== '') return done('sent')
  if (!services.allow('email')) return refuse('tooMany')
  try {
    return done(await services.tasks.requestNewsletter(form.value.email, locale))
  } catch (error) {
    services.log('command failed', { name: 'newsletter', error: String(error) })
    return refuse('failed')
  }
}

/** Doing it twice is as good as once: a link that was followed before is answered in the same way. */
export async function confirmSubscription(services: Services, token: string | null): Promise<Outcome> {
  if (!token || token.length > 200) return refuse('missing')
  const asked = await callFunction<{ confirmed: boolean }>(services, 'newsletter-confirm', { token })
  if (!asked.ok) return asked
  return asked.value?.confirmed ? done() : refuse('missing')
}

export async function unsubscribe(services: Services, token: string | null): Promise<Outcome<boolean>> {
  if (!token || token.length > 200) return refuse('missing')
  // Only the hash is stored, so that whoever reads the table cannot act for the people in it.
  const token_hash = createHash('sha256').update(token).digest('hex')
  return attempt(services, services.db().rpc('newsletter_unsubscribe', { token_hash }), { nothing: 'missing' })
}
