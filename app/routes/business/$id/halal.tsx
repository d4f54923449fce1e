// Every statement about how halal a business is, and the forms to add one.
import { data, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { addEvidence } from '#app/features/business/commands.server.ts'
import { HalalPage } from '#app/features/business/halal-page.tsx'
import { findMine, loadHalalPage } from '#app/features/business/queries.server.ts'
import type { Route } from './+types/halal'

export async function loader(args: Route.LoaderArgs) {
  const { params, url } = args
  const visit = await readVisit(args)
  const { services } = visit
  const found = await loadHalalPage(visit, params.id)
  if (!found) throw await missingPage(url, services, 'business')
  const { page, meta, key } = found
  if (params.id !== key) throw redirect(`${page.path}/halal`, 301)
  return data({ page, meta, mine: await findMine(services, page.id) }, { headers: { 'X-Robots-Tag': 'noindex' } })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const user = context.get(userContext)
  const business = await findBusiness(services, params.id)
  if (!business) throw await missingPage(url, services, 'business')
  const outcome = await addEvidence(services, business.id, user.id, request)
  return outcome.ok ? outcome : refused(outcome)
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function Halal({ loaderData, actionData }: Route.ComponentProps) {
  return <HalalPage page={loaderData.page} mine={loaderData.mine} posted={actionData} />
}

export const ErrorBoundary = RouteError
