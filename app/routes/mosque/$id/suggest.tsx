// Suggesting a change: it goes to the mosque's people and to staff, and shows once one of them accepts it.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { JAMAAH_PRAYERS, ruleOn } from '#app/core/mosques/iqamah.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { type Present, suggestChange } from '#app/features/mosque-desk/commands.server.ts'
import { DeskPage } from '#app/features/mosque-desk/desk-page.tsx'
import { findMosqueHead, type MosqueHead } from '#app/features/mosque-desk/queries.server.ts'
import { SuggestForm } from '#app/features/mosque-desk/suggest-form.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/suggest'

const presentOf = ({ mosque, row, sessions, flags }: MosqueHead): Present => ({
  method: toCoordinate(row.calculation_method),
  school: toCoordinate(row.asr_school),
  jumuah: sessions,
  facilities: flags,
  phone: mosque.phone,
  website: mosque.website ?? '',
  address: mosque.address,
  description: mosque.description,
})

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const head = await findMosqueHead(services, locale, params.id)
  if (!head) throw await missingPage(url, services, 'mosque')
  const today = new Date().toISOString().slice(0, 10)
  return {
    name: head.name,
    path: head.path,
    present: presentOf(head),
    iqamah: Object.fromEntries(
      JAMAAH_PRAYERS.map((prayer) => [prayer, ruleOn(head.rules, prayer, today)?.time ?? null] as const),
    ),
    isSent: url.searchParams.get('said') === 'sent',
    meta: pageMeta({
      url: `${head.path}/suggest`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.mosques.suggest.title(head.name),
      description: t.mosques.suggest.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const head = await findMosqueHead(services, locale, params.id)
  if (!head) throw await missingPage(url, services, 'mosque')
  const form = await request.formData().catch(() => null)
  const outcome = await suggestChange(services, head.id, presentOf(head), form)
  if (!outcome.ok) return refused(outcome)
  return redirect(`${head.path}/suggest?said=sent`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Suggest({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().mosques.suggest
  const { name, path, present, iqamah, isSent } = loaderData
  return (
    <DeskPage
      title={words.title(name)}
      lead={words.lead}
      path={path}
      said={isSent && !actionData ? words.sent : null}
      state={actionData ?? null}
      wide
    >
      <SuggestForm present={present} iqamah={iqamah} state={actionData ?? null} />
    </DeskPage>
  )
}

export const ErrorBoundary = RouteError
