// A month of prayer times at one mosque.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { findPlace } from '#app/core/places/request-place.server.ts'
import { choiceFromCookie, DEFAULT_CHOICE } from '#app/core/prayer/prayer-choice.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { describeMonth } from '#app/features/mosque/describe-month.server.ts'
import { MonthPage } from '#app/features/mosque/month-page.tsx'
import { findTimedMosque } from '#app/features/mosque/queries.server.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/month'

export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const now = new Date()
  const isPlaced = isKnown(findPlace(request, services))
  const choice = isPlaced ? choiceFromCookie(request.headers.get('cookie')) : DEFAULT_CHOICE
  const visit = {
    services,
    locale,
    t,
    now,
    choice,
    cards: makeCardContext({ locale, now, hasDistance: false, choice }),
  }
  const found = await findTimedMosque(visit, params.id)
  if (!found) throw await missingPage(url, services, 'mosque')
  if (params.id !== found.key) throw redirect(`${found.path}/month${url.search}`, 301)
  const page = describeMonth(visit, found, url.searchParams.get('month'))
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
