// The places a member saved. The hearts of the whole site post here.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { pressHeart } from '#app/features/saved/commands.server.ts'
import { loadSaved } from '#app/features/saved/queries.server.ts'
import { SavedPage } from '#app/features/saved/saved-page.tsx'
import { heartForm } from '#app/features/saved/schema.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/saved'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t, url } = visit
  const meta = pageMeta({
    url: '/saved',
    locale,
    siteUrl: services.config.siteUrl,
    title: t.business.savedPage.title,
    description: t.business.savedPage.lead,
    noindex: true,
  })
  return { page: await loadSaved(visit), problem: url.searchParams.get('problem'), meta }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await parseForm(heartForm, request)
  if (!form.ok) return refused(form)
  const back = safeNextPath(form.value.back, '/saved')
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const kept = await pressHeart(services, context.get(userContext).id, form.value)
  return kept.ok ? redirect(back) : refused(kept)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Saved({ loaderData }: Route.ComponentProps) {
  return <SavedPage page={loaderData.page} problem={loaderData.problem} />
}
