// Asking to keep a mosque's page: a request, which staff decide about.
import { Form, Link, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { ClaimForm } from '#app/features/mosque-desk/claim-form.tsx'
import { requestToKeep } from '#app/features/mosque-desk/commands.server.ts'
import { DeskPage } from '#app/features/mosque-desk/desk-page.tsx'
import { findMosqueHead, findRequest } from '#app/features/mosque-desk/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/claim'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const head = await findMosqueHead(services, locale, params.id)
  if (!head) throw await missingPage(url, services, 'mosque')
  return {
    name: head.name,
    path: head.path,
    request: await findRequest(services, head.id),
    isSent: url.searchParams.get('said') === 'sent',
    meta: pageMeta({
      url: `${head.path}/claim`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.mosques.claim.title(head.name),
      description: t.mosques.claim.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const head = await findMosqueHead(services, locale, params.id)
  if (!head) throw await missingPage(url, services, 'mosque')
  const outcome = await requestToKeep(services, head.id, await request.formData().catch(() => null))
  if (!outcome.ok) return refused(outcome)
  return redirect(`${head.path}/claim?said=${outcome.value}`)
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().mosques.claim
  const { name, path, request, isSent } = loaderData
  const states: Record<string, string> = words.states
  const status = request.isAdmin ? 'accepted' : request.status
  const isWaiting = status === 'pending'
  return (
    <DeskPage
      title={words.title(name)}
      lead={words.lead}
      path={path}
      said={isSent && !actionData ? words.sent : null}
      state={actionData ?? null}
    >
      {states[status] && !isSent && <Alert tone={status === 'accepted' ? 'success' : 'info'}>{states[status]}</Alert>}
      {request.isAdmin ? (
        <p>
          <Link className="btn" to={`${path}/edit`}>
            {words.goEdit}
          </Link>
        </p>
      ) : isWaiting ? (
        <Form method="post">
          <button type="submit" className="btn btn--line" name="intent" value="withdraw">
            {words.withdraw}
          </button>
        </Form>
      ) : (
        <ClaimForm state={actionData ?? null} />
      )}
    </DeskPage>
  )
}

export const ErrorBoundary = RouteError
