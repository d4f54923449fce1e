// On which lists a place is: from its card, its page, and right after saving.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { safeNextPath } from '#app/core/auth/next-path.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { isUuid } from '#app/core/moderation/kinds.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { putOnLists } from '#app/features/saved/commands.server.ts'
import { ListsPage } from '#app/features/saved/lists-page.tsx'
import { loadListsOf } from '#app/features/saved/queries.server.ts'
import { listsForm } from '#app/features/saved/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/lists'

const read = ({ searchParams }: URL) => ({
  place: searchParams.get('place') ?? '',
  back: safeNextPath(searchParams.get('back'), '/saved'),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { place, back } = read(url)
  const page = isUuid(place) ? await loadListsOf(services, context.get(userContext).id, place) : null
  if (!page) throw await missingPage(url, services)
  const { title, addTo } = t.business.savedPage
  const meta = { url: '/saved/lists', locale, siteUrl: services.config.siteUrl, title, noindex: true }
  return { page, back, meta: pageMeta({ ...meta, description: addTo(page.name) }) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { place, back } = read(url)
  if (!isUuid(place)) throw await missingPage(url, services)
  const form = await parseForm(listsForm, request)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const put = await putOnLists(services, context.get(userContext).id, place, form.value)
  return put.ok ? redirect(back) : refused(put)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Lists({ loaderData: { page, back }, actionData }: Route.ComponentProps) {
  return <ListsPage page={page} back={back} state={actionData ?? null} />
}

export const ErrorBoundary = RouteError
