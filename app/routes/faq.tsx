// The questions people ask most.
import '#app/features/help/help.css'
import { voice } from '#app/core/brand/voice.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { faqJsonLd } from '#app/core/seo/json-ld.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { FaqPage } from '#app/features/help/faq-page.tsx'
import { plainText } from '#app/features/help/prose.ts'
import { listHelp } from '#app/features/help/queries.server.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/faq'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.help.faq
  const crumbs = breadcrumbTrail('/faq', voice[locale].home, [title])
  const sections = (await listHelp(services, locale))
    .map(({ section, topics }) => ({
      section,
      questions: topics.flatMap(({ answer, ...topic }) => (answer === null ? [] : [{ ...topic, answer }])),
    }))
    .filter(({ questions }) => questions.length > 0)
  const asked = sections.flatMap(({ questions }) => questions)
  return {
    crumbs,
    sections,
    meta: pageMeta({
      url: '/faq',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      breadcrumbs: crumbs,
      jsonLd: faqJsonLd(asked.map(({ question, answer }) => ({ question, answer: plainText(answer) }))),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Faq({ loaderData: { crumbs, sections } }: Route.ComponentProps) {
  return <FaqPage crumbs={crumbs} sections={sections} />
}
