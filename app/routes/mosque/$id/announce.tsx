// Sending in an announcement: anyone with an account may, staff look at it first unless the mosque's own people wrote it.
import { redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { AnnouncementForm } from '#app/features/mosque-desk/announcement-form.tsx'
import { sendAnnouncement } from '#app/features/mosque-desk/commands.server.ts'
import { DeskPage } from '#app/features/mosque-desk/desk-page.tsx'
import { findMosqueHead } from '#app/features/mosque-desk/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/announce'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const head = await findMosqueHead(services, locale, params.id)
  if (!head) throw await missingPage(url, services, 'mosque')
  return {
    name: head.name,
    path: head.path,
    said: url.searchParams.get('said'),
    meta: pageMeta({
      url: `${head.path}/announce`,
      locale,
      siteUrl: services.config.siteUrl,
      title: `${t.mosques.announcements.send} – ${head.name}`,
      description: t.mosques.edit.announcements.sendLead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const head = await findMosqueHead(services, locale, params.id)
  if (!head) throw await missingPage(url, services, 'mosque')
  const outcome = await sendAnnouncement(services, head.id, await request.formData().catch(() => null))
  if (!outcome.ok) return refused(outcome)
  return redirect(`${head.path}/announce?said=${outcome.value}`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Announce({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().mosques
  const { name, path, said } = loaderData
  const message =
    said === 'published' ? words.edit.announcements.published : said === 'sent' ? words.edit.announcements.sent : null
  return (
    <DeskPage
      title={`${words.announcements.send} – ${name}`}
      lead={words.edit.announcements.sendLead}
      path={path}
      said={actionData ? null : message}
      state={actionData ?? null}
    >
      <AnnouncementForm state={actionData ?? null} isKeeper={false} />
    </DeskPage>
  )
}

export const ErrorBoundary = RouteError
