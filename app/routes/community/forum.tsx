// The forum: topics by category, the active ones first.
import { SectionListPage } from '#app/core/contributions/list-page.tsx'
import { loadSectionList } from '#app/core/contributions/section-pages.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { CategoryNote } from '#app/features/forum/category-note.tsx'
import { FORUM_CATEGORIES } from '#app/features/forum/rules.ts'
import type { Route } from './+types/forum'

export const loader = (args: Route.LoaderArgs) => loadSectionList(args, 'forum')

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Forum({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  return (
    <SectionListPage {...page} categories={FORUM_CATEGORIES} intro={<CategoryNote category={page.filter.category} />} />
  )
}

export const ErrorBoundary = RouteError
