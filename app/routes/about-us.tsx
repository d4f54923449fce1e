// The page about us: the purpose of the site, our promises, and how to check them.
import '#app/features/help/help.css'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { AboutPage } from '#app/features/help/about-page.tsx'
import { loadSiteText } from '#app/features/help/site-text.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import type { Route } from './+types/about-us'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(url.pathname)
  const page = await loadSiteText({ services, locale, url }, 'about-us')
  if (!page) throw await missingPage(url, services)
  const crumbs = breadcrumbTrail('/about-us', voice[locale].home, [page.title])
  return {
    crumbs,
    page,
    meta: pageMeta({
      url: '/about-us',
      locale,
      siteUrl: services.config.siteUrl,
      title: page.title,
      description: page.summary,
      breadcrumbs: crumbs,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function AboutUs({ loaderData: { crumbs, page } }: Route.ComponentProps) {
  return <AboutPage crumbs={crumbs} title={page.title} text={page.text} language={page.language} />
}

export const ErrorBoundary = RouteError
