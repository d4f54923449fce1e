// The screen in the mosque's hall, without the site's frame around it.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readAnyonesVisit } from '#app/core/visit/visit.server.ts'
import { describeDisplay } from '#app/features/mosque/describe-display.server.ts'
import { DisplayScreen } from '#app/features/mosque/display-screen.tsx'
import { findTimedMosque } from '#app/features/mosque/queries.server.ts'
import { inLocale } from '#app/i18n/locales.ts'
import type { Route } from './+types/display'

export async function loader(args: Route.LoaderArgs) {
  const { params } = args
  const visit = await readAnyonesVisit(args)
  const { services, locale, t, url } = visit
  const found = await findTimedMosque(visit, params.id)
  if (!found) throw await missingPage(url, services, 'mosque')
  if (params.id !== found.key) throw redirect(`${found.path}/display`, 301)
  return {
    display: describeDisplay(visit, found),
    meta: pageMeta({
      url: inLocale(`${found.path}/display`, locale),
      locale,
      siteUrl: services.config.siteUrl,
      title: t.mosques.display.title(found.name),
      description: t.mosques.display.title(found.name),
      type: 'mosque',
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Display({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <DisplayScreen data={loaderData.display} />
    </main>
  )
}

export const ErrorBoundary = RouteError
