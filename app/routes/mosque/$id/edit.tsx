// Editing a mosque, for its own people and staff.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findMosque } from '#app/core/listings/queries.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { editMosque, type Said } from '#app/features/mosque-desk/commands.server.ts'
import { EditPage } from '#app/features/mosque-desk/edit-page.tsx'
import { findMosqueHead, loadDesk } from '#app/features/mosque-desk/queries.server.ts'
import { readPart } from '#app/features/mosque-desk/rules.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/edit'

const SAID: readonly Said[] = [
  'saved',
  'removed',
  'published',
  'sent',
  'accepted',
  'declined',
  'appointed',
  'dismissed',
]

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const head = await findMosqueHead(services, locale, params.id)
  // Whoever does not keep it may suggest a change instead.
  const desk = head && (await loadDesk(services, head, new Date()))
  if (!head) throw await missingPage(url, services, 'mosque')
  if (!desk) throw redirect(`${head.path}/suggest`)
  return {
    desk,
    part: readPart(url.searchParams.get('part')),
    said: wordIn(SAID, url.searchParams.get('said')),
    meta: pageMeta({
      url: `${head.path}/edit`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.mosques.edit.title(head.name),
      description: t.mosques.edit.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const mosque = await findMosque(services, params.id)
  if (!mosque) throw await missingPage(url, services, 'mosque')
  const outcome = await editMosque(services, mosque.id, await request.formData().catch(() => null))
  if (!outcome.ok) return refused(outcome)
  const part = readPart(url.searchParams.get('part'))
  return redirect(`${href('/mosque/:id/edit', { id: mosque.slug ?? mosque.id })}?part=${part}&said=${outcome.value}`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, part, said } = loaderData
  return <EditPage desk={desk} part={part} said={said} state={actionData ?? null} />
}

export const ErrorBoundary = RouteError
