// A member's meal plan.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { calendarDayAt } from '#app/core/prayer/local-time.ts'
import { keepPage } from '#app/core/request/keep-page.ts'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit, type Visit } from '#app/core/visit/visit.server.ts'
import { changePlan } from '#app/features/recipes/kitchen/commands.server.ts'
import { planSpan, spanQuery } from '#app/features/recipes/kitchen/plan.ts'
import { PlanPage } from '#app/features/recipes/kitchen/plan-page.tsx'
import { loadPlan } from '#app/features/recipes/kitchen/queries.server.ts'
import { planForms } from '#app/features/recipes/kitchen/schema.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/plan'

const PATH = '/community/recipes/plan'

const todayOf = ({ now, hasPlace, place }: Visit) =>
  calendarDayAt(now, hasPlace ? timeZoneAt(place.lat, place.lng) : 'UTC')

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t, url } = visit
  const span = planSpan(url.searchParams, todayOf(visit))
  const words = t.recipes.kitchen
  const asked = (name: string) => url.searchParams.get(name)
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.community.title, path: '/community' },
    { name: t.community.sections.recipes.name, path: '/community/recipes' },
    { name: words.plan, path: PATH },
  ]
  return {
    span,
    plan: await loadPlan(services, span, asked('recipe')),
    begun: { day: asked('day'), meal: asked('meal'), recipe: asked('recipe'), servings: asked('servings') },
    crumbs,
    meta: pageMeta({
      url: PATH,
      locale,
      siteUrl: services.config.siteUrl,
      title: words.plan,
      description: words.planLead,
      noindex: true,
    }),
  }
}

export async function action(args: Route.ActionArgs) {
  const visit = await readVisit(args)
  const { services, url } = visit
  const form = await readIntent(args.request, planForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value.values }))
  const changed = await changePlan(services, args.context.get(userContext).id, form.value)
  if (!changed.ok) return refused(changed)
  if (form.value.intent === 'shop') return redirect('/community/recipes/shopping?said=added')
  return redirect(`${PATH}?${spanQuery(planSpan(url.searchParams, todayOf(visit)))}`)
}

export const clientAction = (args: Route.ClientActionArgs) => keepPage(args)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Plan({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <PlanPage {...page} state={actionData} />
}
