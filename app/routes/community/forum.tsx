// The forum: topics by category, the active ones first.
import { findUser } from '#app/core/auth/session.server.ts'
import { SectionListPage } from '#app/core/contributions/list-page.tsx'
import { NewsAside } from '#app/core/contributions/news-aside.tsx'
import { loadNews } from '#app/core/contributions/queries.server.ts'
import { loadSectionList } from '#app/core/contributions/section-pages.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { servicesContext } from '#app/core/request/services.ts'
import { CategoryNote } from '#app/features/forum/category-note.tsx'
import { FORUM_CATEGORIES } from '#app/features/forum/rules.ts'
import type { Route } from './+types/forum'

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const readNews = async () => loadNews(services, 'forum', (await findUser(services)) !== null)
  const [page, news] = await Promise.all([loadSectionList(args, 'forum'), readNews()])
  return { ...page, news }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Forum({ loaderData: { meta: _meta, news, ...page } }: Route.ComponentProps) {
  return (
    <SectionListPage
      {...page}
      categories={FORUM_CATEGORIES}
      intro={<CategoryNote category={page.filter.category} />}
      beside={<NewsAside news={news} now={page.now} />}
    />
  )
}

export const ErrorBoundary = RouteError
