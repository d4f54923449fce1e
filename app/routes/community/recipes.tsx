// Recipes: the newest first, by course, occasion, time and what must not be in.

import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { planRecipes, relaxRecipes } from '#app/features/recipes/own-words.server.ts'
import { loadRecipes } from '#app/features/recipes/queries.server.ts'
import { isPlain, readRecipeFilter } from '#app/features/recipes/recipe-filter.ts'
import { RecipesPage } from '#app/features/recipes/recipes-page.tsx'
import type { Route } from './+types/recipes'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, url, locale, t } = visit
  const filter = readRecipeFilter(url.searchParams)
  const plan = planRecipes(visit, filter)
  const list = await loadRecipes(services, plan.wanted)
  const words = t.community.sections.recipes
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.community.title, path: '/community' },
    { name: words.name, path: '/community/recipes' },
  ]
  return {
    list,
    understood: plan.understood,
    relaxed: list.items.length === 0 ? await relaxRecipes(visit, plan) : null,
    filter,
    crumbs,
    meta: pageMeta({
      url: '/community/recipes',
      locale,
      siteUrl: services.config.siteUrl,
      title: words.title,
      description: words.description,
      noindex: !isPlain(filter),
      breadcrumbs: crumbs,
      hasFeed: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Recipes({ loaderData: { meta: _meta, ...page } }: Route.ComponentProps) {
  // Another choice is another form.
  return <RecipesPage key={JSON.stringify(page.filter)} {...page} />
}

export const ErrorBoundary = RouteError
