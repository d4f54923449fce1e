import type * as z from 'zod'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { placeAt, refuse } from '#app/lib/outcome.ts'
import type { applicationForm, decisionForm } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>

export async function applyAsPartner(
  services: Acting & Pick<Services, 'allow'>,
  values: z.output<typeof applicationForm>,
  language: Locale,
) {
  if (!services.allow('application')) return refuse('tooMany', { values })
  const { name, website, logo, about, contactName, contactEmail, message } = values
  const application = services.db().rpc('apply_as_partner', {
    name,
    website_url: website,
    logo_url: logo,
    about,
    language,
    contact_name: contactName,
    contact_email: contactEmail,
    ...(message && { message }),
  })
  return attempt(services, application, { values })
}

export async function decidePartner(services: Acting, values: z.output<typeof decisionForm>) {
  const outcome = await attempt(services, services.db().rpc('decide_partner', values), { values })
  return !outcome.ok && outcome.errors.form?.includes('needsReason') ? placeAt(outcome, 'note', values) : outcome
}
