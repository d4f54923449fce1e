// What the form of an event begins with, besides what every section's has.
import { loadPlaceChoice } from '#app/core/contributions/place-choice.server.ts'
import { currencyOf } from '#app/core/places/currency-of-country.ts'
import type { Visit } from '#app/core/request/visit.server.ts'

/** The zones people know by their cities. */
const zones = Intl.supportedValuesOf('timeZone')

export async function loadEventForm({ services, url, place }: Visit, keptPlace: string | null) {
  const { ground, choice } = await loadPlaceChoice(services, { url, kept: keptPlace })
  return { ...choice, currency: currencyOf(ground?.country_code ?? place.countryCode), zones }
}
