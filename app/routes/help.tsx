// Help: ask in one's own words, or browse.
import '#app/features/help/help.css'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { voice } from '#app/core/seo/voice.ts'
import { HelpPage } from '#app/features/help/help-page.tsx'
import { listHelp, searchHelp } from '#app/features/help/queries.server.ts'
import { LONGEST } from '#app/features/help/rules.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/help'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, description } = t.help
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST.query)
  const crumbs = breadcrumbTrail('/help', voice[locale].home, [title])
  const sections = query === '' ? await listHelp(services, locale) : []
  return {
    crumbs,
    query,
    hits: await searchHelp(services, query, locale),
    sections: sections.map(({ section, topics }) => ({
      section,
      topics: topics.map(({ id, locale: language, question }) => ({ id, locale: language, question })),
    })),
    meta: pageMeta({
      url: '/help',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description,
      breadcrumbs: crumbs,
      noindex: query !== '',
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpPage {...loaderData} />
}
