// What the newsletter's three addresses do: sign up, confirm, leave.
import { createHash } from 'node:crypto'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { newsletterForm } from './schema.ts'

export type SignUpStatus = 'sent' | 'already' | 'too_soon' | 'invalid' | 'limited' | 'failed'

export async function signUp(request: Request, services: Services, locale: Locale): Promise<SignUpStatus> {
  const form = await parseForm(newsletterForm, request)
  if (!form.ok) return 'invalid'
  // A program that filled the trap must not learn from the answer that it was found out.
  if (form.value.website !== '') return 'sent'
  if (!services.allow('email')) return 'limited'
  try {
    return await services.tasks.requestNewsletter(form.value.email, locale)
  } catch (error) {
    services.log('newsletter sign-up failed', { error: String(error) })
    return 'failed'
  }
}

export const httpStatus: Record<SignUpStatus, number> = {
  sent: 200,
  already: 200,
  too_soon: 200,
  invalid: 400,
  limited: 429,
  failed: 503,
}

/** "unknown" also stands for a link without a token. */
export type LinkStatus = 'done' | 'unknown' | 'failed'

/** Doing it twice is as good as once: a link that was followed before is answered in the same way. */
export async function confirmSubscription(services: Services, token: string | null): Promise<LinkStatus> {
  if (!token || token.length > 200) return 'unknown'
  const { data, error } = await services
    .db()
    .functions.invoke<{ confirmed: boolean }>('newsletter-confirm', { body: { token } })
  if (error) {
    services.log('newsletter link failed', { name: 'newsletter-confirm', error: String(error) })
    return 'failed'
  }
  return data?.confirmed ? 'done' : 'unknown'
}

export async function unsubscribe(services: Services, token: string | null): Promise<LinkStatus> {
  if (!token || token.length > 200) return 'unknown'
  // Only the hash is stored, so that whoever reads the table cannot act for the people in it.
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const { data, error } = await services.db().rpc('newsletter_unsubscribe', { token_hash: tokenHash })
  if (error) {
    services.log('newsletter link failed', { name: 'newsletter_unsubscribe', error: error.message })
    return 'failed'
  }
  return data === true ? 'done' : 'unknown'
}
