// The wall of messages to Gaza. Pre-moderated; the database makes every message wait.
import { redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { saveContribution } from '#app/core/contributions/commands.server.ts'
import { loadDrafts } from '#app/core/contributions/queries.server.ts'
import { contributionForm } from '#app/core/contributions/schema.ts'
import { loadSectionList } from '#app/core/contributions/section-pages.server.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { loadAid } from '#app/features/gaza/queries.server.ts'
import { WallPage } from '#app/features/gaza/wall-page.tsx'
import { readForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/gaza'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, place, hasPlace, url } = await readVisit(args)
  const user = await findUser(services)
  const [page, aid, drafts] = await Promise.all([
    loadSectionList(args, 'gaza', { usualSort: 'new' }),
    loadAid(services, locale),
    user ? loadDrafts(services, 'gaza') : [],
  ])
  return {
    ...page,
    aid,
    drafts,
    isSignedIn: user !== null,
    isSent: url.searchParams.get('said') === 'sent',
    country: hasPlace ? place.countryCode : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const posted = await request.formData().catch(() => null)
  const values = readTyped(posted)
  const form = readForm(contributionForm, posted)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  const saved = await saveContribution(services, { section: 'gaza', form: form.value, wanted: 'publish' }, values)
  return saved.ok ? redirect('/community/gaza?said=sent#write') : refused(saved)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Gaza({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, section: _section, usualSort: _sort, ...page } = loaderData
  return <WallPage {...page} state={actionData} />
}

export const ErrorBoundary = RouteError
