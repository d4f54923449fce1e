// Consents of people and companies who are shown on the site, for staff.
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { ConsentForm } from './consent-schema.ts'

type Asking = Pick<Services, 'db' | 'log'>
/** What a consent is for: the column that names it. */
export type ConsentOf = 'testimonial_id' | 'sponsor_id'

export type Consent = { given_by: string; given_on: string; way: string; proof: string; withdrawn_on: string | null }

export async function findConsent(services: Asking, of: ConsentOf, id: string): Promise<Consent | null> {
  const rows = await ask(
    services,
    services.db().from('consents').select('given_by, given_on, way, proof, withdrawn_on').eq(of, id),
  )
  return rows[0] ?? null
}

export async function saveConsent(
  services: Asking,
  of: ConsentOf,
  id: string,
  form: ConsentForm,
  values: Record<string, string>,
) {
  const table = () => services.db().from('consents')
  const known = await findConsent(services, of, id)
  return known
    ? attempt(services, table().update(form).eq(of, id).select('id'), { nothing: 'notAllowed', values })
    : attempt(
        services,
        table()
          .insert({ ...form, [of]: id })
          .select('id'),
        { nothing: 'notAllowed', values },
      )
}
