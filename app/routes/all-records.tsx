// The open-data table. /data and /records are the same page; this address is the canonical one.
import { data } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { loadRecords } from '#app/features/records/queries.server.ts'
import { RecordsPage } from '#app/features/records/records-page.tsx'
import { readQuestion, writeCursor, writeQuestion } from '#app/features/records/rules.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/all-records'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const question = readQuestion(url.searchParams)
  const { page, choices } = await loadRecords(services, question, locale)
  const first = page.rows[0]
  const last = page.rows.at(-1)
  // Going back, "more" lies before; the page one came from lies after.
  const hasPrevious = question.isBack ? page.has_more : question.cursor !== null
  const hasNext = question.isBack || page.has_more
  const crumbs = breadcrumbTrail('/all-records', voice[locale].home, [t.records.heading])
  return data(
    {
      page: {
        crumbs,
        question,
        rows: page.rows,
        choices,
        previous: hasPrevious && first ? writeQuestion(question, { before: writeCursor(first) }) : null,
        next: hasNext && last ? writeQuestion(question, { after: writeCursor(last) }) : null,
        mostExported: services.config.exportMaxRows,
      },
      meta: pageMeta({
        url: '/all-records',
        locale,
        siteUrl: services.config.siteUrl,
        title: t.records.title,
        description: t.records.description,
        breadcrumbs: crumbs,
        noindex: url.search !== '',
      }),
    },
    question.isCursorBroken ? { status: 400 } : {},
  )
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AllRecords({ loaderData }: Route.ComponentProps) {
  return <RecordsPage page={loaderData.page} />
}
