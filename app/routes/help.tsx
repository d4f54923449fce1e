// Help: ask in one's own words, or browse.
import '#app/features/help/help.css'
import { voice } from '#app/core/brand/voice.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { AnswerPanel } from '#app/features/assistant/answer-panel.tsx'
import { answerFromRecords } from '#app/features/assistant/answer-question.server.ts'
import { noteUnanswered } from '#app/features/help/commands.server.ts'
import { HelpPage } from '#app/features/help/help-page.tsx'
import { listHelp, searchHelp } from '#app/features/help/queries.server.ts'
import { LONGEST } from '#app/features/help/rules.ts'
import { text } from '#app/lib/address-filter.ts'
import type { Route } from './+types/help'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t, url } = visit
  const { title, description } = t.help
  const query = text('q', LONGEST.query).read(url.searchParams)
  const crumbs = breadcrumbTrail('/help', voice[locale].home, [title])
  const sections = query === '' ? await listHelp(services, locale) : []
  const [answer, hits] = await Promise.all([answerFromRecords(visit, query), searchHelp(services, query, locale)])
  const isAnswered = query === '' || answer !== null || hits.length > 0
  if (!isAnswered && services.allow('write')) await noteUnanswered(services, query, locale)
  return {
    crumbs,
    query,
    answer,
    hits,
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
  const { answer, ...page } = loaderData
  return <HelpPage {...page} answer={answer && <AnswerPanel answer={answer} />} />
}
