// A member's devices: what each is told of. The address a browser names is looked at as one of a webhook is.
import type * as z from 'zod'
import { neighbourhoodOf } from '#app/core/places/place.ts'
import { writeChoice } from '#app/core/prayer/prayer-choice.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { deviceForms, offForm } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>

const SHOWN = 'id, endpoint, subjects, prayers, quiet_from, quiet_until, created_at'

export const listDevices = (services: Acting) =>
  ask(services, services.db().from('push_subscriptions').select(SHOWN).order('created_at'))
export type Device = Awaited<ReturnType<typeof listDevices>>[number]

/** Calls are for where the visitor is now, by the settings they see on the site. */
export async function keepDevice(
  { services, locale, place, hasPlace, choice }: Visit,
  said: z.output<typeof deviceForms.keep>,
) {
  if ((await services.tasks.checkWebhook(said.endpoint)) !== null) return refuse('invalid')
  const isQuiet = said.quiet_from !== null && said.quiet_until !== null
  const { lat, lng } = neighbourhoodOf(place)
  const prayers = hasPlace ? said.prayers : []
  const where =
    prayers.length > 0
      ? { lat, lng, country: place.countryCode || null, prayer_choice: writeChoice(choice) }
      : { lat: null, lng: null, country: null, prayer_choice: null }
  const device = {
    ...said,
    ...where,
    prayers,
    language: locale,
    quiet_from: isQuiet ? said.quiet_from : null,
    quiet_until: isQuiet ? said.quiet_until : null,
  }
  return attempt(services, services.db().rpc('keep_push', device))
}

export const forgetDevice = (services: Acting, id: string) =>
  attempt(services, services.db().from('push_subscriptions').delete().eq('id', id).select('id'), { nothing: 'missing' })

export const stopPush = (services: Acting, { key, subject }: z.output<typeof offForm>) =>
  attempt(services, services.db().rpc('stop_push', { key, ...(subject && { subject }) }), { nothing: 'missing' })
