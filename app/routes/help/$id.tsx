// One help topic.
import '#app/features/help/help.css'
import { redirect } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { summaryOfText } from '#app/features/help/prose.ts'
import { findTopic } from '#app/features/help/queries.server.ts'
import { isSitePage } from '#app/features/help/rules.ts'
import { TopicPage } from '#app/features/help/topic-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/$id'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  if (isSitePage(params.id)) throw redirect(`/${params.id}`, 301)
  const topic = await findTopic(services, params.id, locale)
  if (!topic) throw await missingPage(url, services)
  const path = `/help/${topic.id}`
  const crumbs = breadcrumbTrail(path, voice[locale].home, [t.help.title, topic.question])
  return {
    crumbs,
    topic,
    meta: pageMeta({
      url: path,
      locale,
      siteUrl: services.config.siteUrl,
      title: topic.question,
      description: summaryOfText(topic.answer),
      type: 'article',
      breadcrumbs: crumbs,
      noindex: topic.locale !== locale,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function HelpTopic({ loaderData: { crumbs, topic } }: Route.ComponentProps) {
  return <TopicPage crumbs={crumbs} topic={topic} />
}

export const ErrorBoundary = RouteError
