// The way out in every alert: no account needed, one press; mail programs post here themselves (RFC 8058).
import { stopAlert } from '#app/core/alerts/alerts.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { AlertLinkPage } from '#app/features/alerts/link-page.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/off'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t } = await readVisit(args)
  const { title, text: description } = t.alerts.off
  const { siteUrl } = services.config
  return { meta: pageMeta({ url: '/alerts/off', locale, siteUrl, title, description, noindex: true }) }
}

/** The token stands in the address, so that a mail program's own post finds it. */
export async function action(args: Route.ActionArgs) {
  const { services, url } = await readVisit(args)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const outcome = await stopAlert(services, url.searchParams.get('token') ?? '')
  return outcome.ok ? outcome : refused(outcome)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AlertOff({ actionData }: Route.ComponentProps) {
  return <AlertLinkPage words={useT().alerts.off} answer={actionData} />
}
