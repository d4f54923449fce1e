// The record of changes of one listing, for its owner and the staff.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { changeFreeze, undoChange } from '#app/features/business-desk/commands.server.ts'
import { DeskPage } from '#app/features/business-desk/desk-page.tsx'
import { FreezePanel } from '#app/features/business-desk/freeze-panel.tsx'
import { HistoryList } from '#app/features/business-desk/history-list.tsx'
import { findFreeze, findListing, HISTORY_PAGE, listHistory } from '#app/features/business-desk/queries.server.ts'
import { saidIn } from '#app/features/business-desk/rules.ts'
import { historyForms } from '#app/features/business-desk/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Clock } from '#app/ui/icons.ts'
import type { Route } from './+types/history'

const readId = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const business = await findBusiness(services, params.id)
  if (!business) throw await missingPage(url, services, 'business')
  const entries = await listHistory(services, business.id, readId(url.searchParams.get('before')))
  // Whose it is not, for them it does not exist.
  if (!entries) throw await missingPage(url, services, 'business')
  const path = `/business/${encodeURIComponent(business.slug ?? business.id)}`
  const listing = await findListing(services, business.id)
  return {
    listing: listing && { id: listing.id, freeze: await findFreeze(services, listing.id) },
    entries,
    name: business.name,
    path,
    timeZone: business.time_zone || 'UTC',
    older: entries.length === HISTORY_PAGE ? (entries.at(-1)?.id ?? null) : null,
    said: saidIn(url, ['undone', 'frozen', 'lifted']),
    meta: pageMeta({
      url: `${path}/history`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.businessDesk.history.title(business.name),
      description: t.businessDesk.history.lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, historyForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const here = (said: string) => redirect(`/business/${encodeURIComponent(params.id)}/history?said=${said}`)
  const { intent, value } = form.value
  if (intent === 'undo') {
    const undone = await undoChange(services, value.entry)
    return undone.ok ? here('undone') : refused(undone)
  }
  const changed = await changeFreeze(services, intent, value.business)
  return changed.ok ? here(`${changed.value}#freeze`) : refused(changed)
}

export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.businessDesk.history
  const { entries, listing, name, path, timeZone, older, said } = loaderData
  const news = actionData ? null : said
  return (
    <DeskPage
      title={words.title(name)}
      lead={words.lead}
      back={{ to: path, label: t.businessDesk.claim.back }}
      said={news === 'undone' ? words.undone : null}
      state={actionData ?? null}
    >
      {entries.length === 0 ? (
        <EmptyState icon={Clock} title={words.none} />
      ) : (
        <HistoryList entries={entries} timeZone={timeZone} />
      )}
      {older !== null && (
        <p>
          <Button to={`${path}/history?before=${older}`} variant="outline">
            {words.more}
          </Button>
        </p>
      )}
      {listing && (
        <FreezePanel
          businessId={listing.id}
          freeze={listing.freeze}
          timeZone={timeZone}
          said={news === 'undone' ? null : news}
        />
      )}
    </DeskPage>
  )
}

export const ErrorBoundary = RouteError
