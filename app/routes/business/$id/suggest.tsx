// Suggesting an edit of a business: one field at a time, filled in. Whoever keeps the place decides here, too.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { nameIn } from '#app/core/listings/name-in.ts'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { answerSuggestion, type Said } from '#app/features/suggestions/commands.server.ts'
import { findState, loadSuggestions } from '#app/features/suggestions/queries.server.ts'
import { readField } from '#app/features/suggestions/rules.ts'
import { SuggestPage } from '#app/features/suggestions/suggest-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/suggest'

const SAID: readonly Said[] = ['waits', 'asked', 'shown', 'withdrawn', 'accepted', 'declined', 'undone']

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const business = await findBusiness(services, params.id)
  const at = business && (await loadSuggestions(services, business.id))
  if (!at) throw await missingPage(url, services, 'business')
  const name = nameIn(locale, business) ?? t.listings.nameNotFound
  const path = `/business/${encodeURIComponent(business.slug ?? business.id)}`
  return {
    at,
    name,
    path,
    field: readField(url.searchParams.get('field')),
    isAsked: url.searchParams.has('asked'),
    said: wordIn(SAID, url.searchParams.get('said')),
    meta: pageMeta({
      url: `${path}/suggest`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.suggestions.title(name),
      description: t.suggestions.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const business = await findBusiness(services, params.id)
  const at = business && (await loadSuggestions(services, business.id))
  if (!at) throw await missingPage(url, services, 'business')
  const form = await request.formData().catch(() => null)
  const answered = await answerSuggestion(services, { id: business.id, country: at.present.countryCode }, form)
  if (!answered.ok) return refused(answered)
  const saidOf = async (id: string): Promise<Said> =>
    (await findState(services, id)) === 'accepted' ? 'shown' : at.isClaimed ? 'asked' : 'waits'
  const said = 'id' in answered.value ? await saidOf(answered.value.id) : answered.value.said
  return redirect(`/business/${encodeURIComponent(params.id)}/suggest?said=${said}`)
}

export default function Suggest({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _, ...page } = loaderData
  return <SuggestPage {...page} state={actionData ?? null} />
}

export const ErrorBoundary = RouteError
