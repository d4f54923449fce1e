import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Intent } from '#app/lib/form.server.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import type { campaignForms } from './schema.ts'

/** Policies decide whose listings have campaigns. A code that was printed is never taken away. */
export async function changeCampaigns(
  services: Services,
  form: Intent<typeof campaignForms>,
): Promise<Outcome<unknown>> {
  const campaigns = services.db().from('place_campaigns')
  if (form.intent === 'begin') {
    const { place, name } = form.value
    return attempt(services, campaigns.insert({ place_id: place, name }), { values: { place, name } })
  }
  const changed = campaigns.update({ is_over: form.intent === 'end' }).eq('code', form.value.code)
  return attempt(services, changed.select('code'), { nothing: 'missing' })
}
