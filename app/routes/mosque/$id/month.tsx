// A month of prayer times at one mosque.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { describeMonth } from '#app/features/mosque/describe-month.server.ts'
import { MonthPage } from '#app/features/mosque/month-page.tsx'
import { findTimedMosque } from '#app/features/mosque/queries.server.ts'
import { inLocale } from '#app/i18n/locales.ts'
import type { Route } from './+types/month'

export async function loader(args: Route.LoaderArgs) {
  const { params, url } = args
  const visit = await readVisit(args)
  const { services, locale, t } = visit
  const found = await findTimedMosque(visit, params.id)
  if (!found) throw await missingPage(url, services, 'mosque')
  if (params.id !== found.key) throw redirect(`${found.path}/month${url.search}`, 301)
  const page = describeMonth(visit, found, {
    month: url.searchParams.get('month'),
    ramadan: url.searchParams.get('ramadan'),
  })
  return {
    page,
    meta: pageMeta({
      url: inLocale(`${found.path}/month`, locale),
      locale,
      siteUrl: services.config.siteUrl,
      title: t.mosques.month.title(found.name),
      description: t.mosques.month.lead(page.title),
      type: 'mosque',
      noindex: url.search !== '',
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Month({ loaderData }: Route.ComponentProps) {
  return <MonthPage page={loaderData.page} />
}

export const ErrorBoundary = RouteError
