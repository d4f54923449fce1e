// All help texts, for staff.
import '#app/features/help/help.css'
import { Link } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { listTopics } from '#app/features/help/queries.server.ts'
import { type ListedTopic, TopicsList } from '#app/features/help/topics-list.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/help'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.help.staff
  const topics = new Map<string, ListedTopic>()
  for (const row of await listTopics(services)) {
    const known = topics.get(row.id)
    const languages = [...(known?.languages ?? []), row.locale]
    // In the reader's language, else in English, else in whatever there is.
    if (known && (known.language === locale || (row.locale !== locale && row.locale !== 'en')))
      topics.set(row.id, { ...known, languages })
    else {
      const { id, question, section, published } = row
      topics.set(id, { id, question, language: row.locale, section, published, inFaq: row.in_faq, languages })
    }
  }
  return {
    topics: [...topics.values()],
    meta: pageMeta({
      url: '/dashboard/staff/help',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function StaffHelp({ loaderData }: Route.ComponentProps) {
  const words = useT().help.staff
  return (
    <StaffFrame current="help" title={words.title} lead={words.lead}>
      <p>
        <Link className="btn" to="/dashboard/staff/help/new">
          {words.add}
        </Link>
      </p>
      <TopicsList topics={loaderData.topics} />
    </StaffFrame>
  )
}
