// The record of changes of one mosque, for its own people and staff.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findMosque } from '#app/core/listings/queries.server.ts'
import { isTimeZone } from '#app/core/prayer/local-time.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { ChangeList } from '#app/features/mosque-desk/change-list.tsx'
import { undoChange } from '#app/features/mosque-desk/commands.server.ts'
import { DeskPage } from '#app/features/mosque-desk/desk-page.tsx'
import { findMosqueHead, HISTORY_PAGE, listChanges } from '#app/features/mosque-desk/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Clock } from '#app/ui/icons.ts'
import type { Route } from './+types/history'

const readId = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const head = await findMosqueHead(services, locale, params.id)
  const changes = head && (await listChanges(services, head.id, readId(url.searchParams.get('before'))))
  // Whoever does not keep it, for them it does not exist.
  if (!changes) throw await missingPage(url, services, 'mosque')
  const zone = head.mosque.time_zone
  return {
    changes,
    name: head.name,
    path: head.path,
    timeZone: zone && isTimeZone(zone) ? zone : 'UTC',
    older: changes.length === HISTORY_PAGE ? (changes.at(-1)?.id ?? null) : null,
    isUndone: url.searchParams.get('said') === 'undone',
    meta: pageMeta({
      url: `${head.path}/history`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.mosques.history.title(head.name),
      description: t.mosques.history.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const mosque = await findMosque(services, params.id)
  if (!mosque) throw await missingPage(url, services, 'mosque')
  const form = await request.formData().catch(() => null)
  const entry = readId(String(form?.get('entry') ?? ''))
  if (entry === null) return refused(refuse('invalid'))
  const outcome = await undoChange(services, mosque.id, entry)
  if (!outcome.ok) return refused(outcome)
  return redirect(`${href('/mosque/:id/history', { id: params.id })}?said=undone`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().mosques.history
  const { changes, name, path, timeZone, older, isUndone } = loaderData
  return (
    <DeskPage
      title={words.title(name)}
      lead={words.lead}
      path={path}
      said={isUndone && !actionData ? words.undone : null}
      state={actionData ?? null}
    >
      {changes.length === 0 ? (
        <EmptyState icon={Clock} title={words.none} />
      ) : (
        <ChangeList changes={changes} timeZone={timeZone} />
      )}
      {older !== null && (
        <p>
          <Button to={`${path}/history?before=${older}`} variant="outline">
            {words.more}
          </Button>
        </p>
      )}
    </DeskPage>
  )
}

export const ErrorBoundary = RouteError
