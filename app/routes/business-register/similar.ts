// GET /business-register/similar: listings that may be the same business, while somebody types.
import { normalisePhone, normaliseWebsite } from '#app/core/listing-form/contact.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { findSimilar } from '#app/features/registration/queries.server.ts'
import type { Route } from './+types/similar'

const toNumber = (text: string) => (/^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : null)

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const text = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 200)
  const country = text('country_code').toUpperCase()
  const phone = text('phone') && normalisePhone(text('phone'), country)
  const website = text('website') && normaliseWebsite(text('website'))
  const [lat, lng] = [toNumber(text('latitude')), toNumber(text('longitude'))]
  if (!services.allow('draft')) return Response.json({ error: 'Too many requests' }, { status: 429 })
  const found = await findSimilar(services, {
    name: text('name'),
    ...(/^[A-Z]{2}$/.test(country) && { country_code: country }),
    ...(text('city') && { city: text('city') }),
    ...(lat !== null && lng !== null && { lat, lng }),
    ...(phone && { phone }),
    ...(website && { website }),
    ...(text('address') && { address: text('address') }),
  })
  return Response.json(found)
}
