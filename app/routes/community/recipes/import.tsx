// Reads a recipe in from a page or from text, as its member's draft.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { keepPage } from '#app/core/request/keep-page.ts'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { importRecipe } from '#app/features/recipes/import/commands.server.ts'
import { ImportPage } from '#app/features/recipes/import/import-page.tsx'
import { importForm } from '#app/features/recipes/schema.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/import'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  return {
    meta: pageMeta({
      url: '/community/recipes/import',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.recipes.importing.title,
      description: t.recipes.importing.lead,
      noindex: true,
    }),
  }
}

export async function action(args: Route.ActionArgs) {
  const { services, locale } = await readVisit(args)
  const form = await parseForm(importForm, args.request)
  if (!form.ok) return refused(form)
  const { address, text } = form.value
  if (!services.allow('write')) return refused(refuse('tooMany', { values: { address, text } }))
  const member = args.context.get(userContext).id
  const saved = await importRecipe(services, { member, locale }, form.value)
  return saved.ok ? redirect(`${contributionPath('recipes', saved.value.slug)}/edit?said=imported`) : refused(saved)
}

export const clientAction = (args: Route.ClientActionArgs) => keepPage(args)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ImportRecipe({ actionData }: Route.ComponentProps) {
  return <ImportPage state={actionData} />
}
