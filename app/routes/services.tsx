// The guide to services.
import { findPlace } from '#app/core/places/request-place.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { loadServicesPage } from '#app/features/location-pages/queries.server.ts'
import { ServicesPage } from '#app/features/location-pages/services-page.tsx'
import type { Route } from './+types/services'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return loadServicesPage(url, services, findPlace(request, services))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServicesPage page={loaderData.page} />
}
