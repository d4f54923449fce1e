// The guide to services.

import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { loadServicesPage } from '#app/features/location-pages/queries.server.ts'
import { ServicesPage } from '#app/features/location-pages/services-page.tsx'
import type { Route } from './+types/services'

export const loader = async (args: Route.LoaderArgs) => loadServicesPage(await readVisit(args))

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServicesPage page={loaderData.page} />
}
