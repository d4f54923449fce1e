// Ideas for the site and for towns, the most wanted first.
import { Link } from 'react-router'
import { SectionListPage } from '#app/core/contributions/list-page.tsx'
import { loadSectionList } from '#app/core/contributions/section-pages.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { IdeaRow } from '#app/features/ideas/idea-row.tsx'
import { readFacts } from '#app/features/ideas/queries.server.ts'
import { IDEA_CATEGORIES } from '#app/features/ideas/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/ideas'

export async function loader(args: Route.LoaderArgs) {
  const page = await loadSectionList(args, 'ideas', { usualSort: 'top' })
  const { items, pinned } = page.list
  return { ...page, list: { ...page.list, items: items.map(readFacts), pinned: pinned.map(readFacts) } }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Ideas({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  const words = useT().ideas
  return (
    <SectionListPage
      {...page}
      categories={IDEA_CATEGORIES}
      narrows={['followed', 'mine']}
      renderItem={(card) => <IdeaRow key={card.id} card={card} now={page.now} />}
      links={
        <p>
          <Link className="link" to="/community/ideas/roadmap">
            {words.roadmap}
          </Link>
        </p>
      }
    />
  )
}

export const ErrorBoundary = RouteError
