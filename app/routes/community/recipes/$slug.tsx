// One recipe: what goes in, what to do, who made it, and what people say.
import { ContributionPage } from '#app/core/contributions/contribution-page.tsx'
import { addContributionPhotos } from '#app/core/contributions/photos.server.ts'
import { actOnContribution, loadContribution } from '#app/core/contributions/section-pages.server.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { sayMade, unsayMade } from '#app/features/recipes/commands.server.ts'
import { recipeJsonLd } from '#app/features/recipes/json-ld.ts'
import { MadeSection } from '#app/features/recipes/made-section.tsx'
import { loadDetails, readFacts } from '#app/features/recipes/queries.server.ts'
import { COURSES } from '#app/features/recipes/recipe.ts'
import { RecipeBody, RecipeHead } from '#app/features/recipes/recipe-view.tsx'
import { recipeForms } from '#app/features/recipes/schema.ts'
import { readTable } from '#app/features/recipes/table.ts'
import type { Route } from './+types/$slug'

export async function loader(args: Route.LoaderArgs) {
  const { shown, ...page } = await loadContribution(args, 'recipes', async (found, { services, locale, t, url }) => {
    const whole = readFacts(found)
    const details = await loadDetails(services, whole.id)
    if (!details) throw await missingPage(url, services)
    const { photo } = whole.facts
    const jsonLd = recipeJsonLd(whole, details, { siteUrl: services.config.siteUrl, locale, t })
    const image = photo && photoUrl(photo.id, 1280, 'jpg')
    return { ...(image && { image }), ...(jsonLd && { jsonLd }), shown: { whole, details } }
  })
  return { ...page, ...shown, table: readTable(args.url.searchParams, shown.whole.facts.servings) }
}

export const action = (args: Route.ActionArgs) =>
  actOnContribution(args, 'recipes', {
    forms: recipeForms,
    act: (services, intent, values, { id }, posted) => {
      if (intent === 'unmade') return unsayMade(services, id)
      if (intent === 'photos') return addContributionPhotos(services, id, posted, Number(values.step) || null)
      return sayMade(services, { contribution: id, language: values.language ?? 'en', posted }, values)
    },
  })

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function RecipeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, details, table, whole, ...page } = loaderData
  const state = actionData && !actionData.ok && actionData.form === 'section' ? actionData : undefined
  const action = contributionPath('recipes', whole.slug)
  return (
    <div className="recipes-page">
      <ContributionPage
        {...page}
        // The words of a recipe hold all of it; the page shows its parts, and the introduction as words.
        whole={{ ...whole, body: whole.body === null ? null : details.introduction }}
        answer={actionData}
        categories={COURSES}
        hasFactsBeside
        facts={<RecipeHead whole={whole} details={details} table={table} />}
        after={
          whole.body !== null && (
            <>
              <RecipeBody whole={whole} details={details} table={table} />
              <MadeSection
                whole={whole}
                details={details}
                action={action}
                isSignedIn={page.isSignedIn}
                now={page.now}
                state={state}
              />
            </>
          )
        }
      />
    </div>
  )
}

export const ErrorBoundary = RouteError
