// Every address nobody else answers: 404 with the nearest matches.
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import type { Route } from './+types/$'

export async function loader({ context, url }: Route.LoaderArgs) {
  throw await missingPage(url, context.get(servicesContext))
}

/** A form posted to an address that does not exist is as lost as a visit to it. */
export const action = loader

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ error }) => missingMeta(error)

export default function Unknown() {
  return null
}

export const ErrorBoundary = RouteError
