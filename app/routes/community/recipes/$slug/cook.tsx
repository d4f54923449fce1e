// A recipe step by step, for the kitchen.
import { loadContribution } from '#app/core/contributions/section-pages.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { CookPage } from '#app/features/recipes/cook-page.tsx'
import { loadDetails, readFacts } from '#app/features/recipes/queries.server.ts'
import { readTable } from '#app/features/recipes/table.ts'
import type { Route } from './+types/cook'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t } = await readVisit(args)
  const page = await loadContribution(args, 'recipes')
  const whole = readFacts(page.whole)
  const details = await loadDetails(services, whole.id)
  if (!details || whole.body === null || details.steps.length === 0) throw await missingPage(url, services)
  const asked = Number(url.searchParams.get('step'))
  return {
    whole,
    details,
    table: readTable(url.searchParams, whole.facts.servings),
    at: Number.isInteger(asked) ? Math.min(Math.max(asked, 1), details.steps.length) : 1,
    meta: pageMeta({
      url: `/community/recipes/${encodeURIComponent(whole.slug)}/cook`,
      locale,
      siteUrl: services.config.siteUrl,
      title: `${whole.title} · ${t.recipes.cookMode}`,
      description: t.community.sections.recipes.description,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Cook({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  return <CookPage {...page} />
}

export const ErrorBoundary = RouteError
