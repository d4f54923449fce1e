// The shopping list: a member's own, or that of the device.
import { redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { keepPage } from '#app/core/request/keep-page.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { changeShopping } from '#app/features/recipes/kitchen/commands.server.ts'
import { loadShopping } from '#app/features/recipes/kitchen/queries.server.ts'
import { shoppingForms } from '#app/features/recipes/kitchen/schema.ts'
import { ShoppingPage } from '#app/features/recipes/kitchen/shopping-page.tsx'
import { readIntent } from '#app/lib/form.server.ts'
import { done, refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/shopping'

const PATH = '/community/recipes/shopping'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, url } = await readVisit(args)
  const user = await findUser(services)
  const words = t.recipes.kitchen
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.community.title, path: '/community' },
    { name: t.community.sections.recipes.name, path: '/community/recipes' },
    { name: words.list, path: PATH },
  ]
  return {
    lines: user && (await loadShopping(services, user.id)),
    said: url.searchParams.get('said'),
    crumbs,
    meta: pageMeta({
      url: PATH,
      locale,
      siteUrl: services.config.siteUrl,
      title: words.list,
      description: words.listLead,
      noindex: true,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, shoppingForms)
  if (!form.ok) return refused(form)
  const user = await findUser(services)
  // With a script the device does it; without one an account does.
  if (!user) return redirect(`/login?next=${encodeURIComponent(PATH)}`)
  if (!services.allow('write')) return refused(refuse('tooMany', { values: form.value.values }))
  const changed = await changeShopping(services, user.id, form.value)
  if (!changed.ok) return refused(changed)
  // The device forgets what it hears has arrived.
  if (form.value.intent === 'bring') return done()
  return redirect(form.value.intent === 'add' ? `${PATH}?said=added` : PATH)
}

export const clientAction = (args: Route.ClientActionArgs) => keepPage(args)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Shopping({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <ShoppingPage {...page} state={actionData && !actionData.ok ? actionData : undefined} />
}

export const ErrorBoundary = RouteError
