import type * as z from 'zod'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Intent } from '#app/lib/form.server.ts'
import { type Outcome, placeAt, refuse } from '#app/lib/outcome.ts'
import type { applicationForm, payoutForms } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log' | 'allow'>

export async function applyAsAffiliate(services: Acting, { about, website }: z.output<typeof applicationForm>) {
  const values = { about, website }
  if (!services.allow('application')) return refuse('tooMany', { values })
  const application = services.db().rpc('apply_as_affiliate', { about, ...(website && { website_url: website }) })
  return attempt(services, application, { values })
}

const FIELDS = { account: 'account', bankCode: 'bank_code', email: 'email' } as const

/** Where an affiliate is paid, or that a payout arrived. */
export async function actOnPayouts(
  services: Pick<Services, 'db' | 'log'>,
  { intent, value, values }: Intent<typeof payoutForms>,
): Promise<Outcome<unknown>> {
  if (intent === 'arrived')
    return attempt(services, services.db().rpc('move_payout', { payout: value.payout, state: 'confirmed' }), { values })
  const saved = await attempt(services, services.db().rpc('set_payout_account', value), { values })
  if (saved.ok) return saved
  const field = Object.entries(FIELDS).find(([word]) => saved.errors.form?.includes(word))?.[1]
  return field ? placeAt(saved, field, values) : saved
}

/** For how many days a followed link counts; null for a code that is nobody's, or when the database does not answer. */
export async function followLink(services: Acting, code: string): Promise<number | null> {
  const followed = await attempt(services, services.db().rpc('follow_affiliate', { code }))
  return followed.ok ? followed.value : null
}

/** An owner types a code. False when it cannot count: it is their own, another came first, or they have paid already. */
export async function enterCode(services: Acting, code: string): Promise<boolean> {
  const kept = await attempt(services, services.db().rpc('keep_referral', { code }))
  return kept.ok && kept.value
}
