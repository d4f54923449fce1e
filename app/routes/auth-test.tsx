// Does signing in work, and who does the site think the visitor is? Shows the visitor's own session only.
import { data, Form } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { CheckList } from '#app/features/diagnostics/check-list.tsx'
import { renewSession, tryFactors } from '#app/features/diagnostics/commands.server.ts'
import { DiagnosticPage } from '#app/features/diagnostics/diagnostic-page.tsx'
import { DIAGNOSTIC_HEADERS, examine, findSession, loadFrame } from '#app/features/diagnostics/queries.server.ts'
import { type Check, probeChecks } from '#app/features/diagnostics/rules.ts'
import { SessionDetails } from '#app/features/diagnostics/session-details.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/auth-test'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = {
    ...(await loadFrame('auth-test', url, services)),
    ...(await examine(services, [
      'auth',
      'signIn',
      'secondFactors',
      'accounts',
      'providers',
      'organisations',
      'idTokens',
      'wallets',
      'identities',
    ])),
    session: await findSession(services),
  }
  return data(found, { headers: DIAGNOSTIC_HEADERS })
}

/** Renews the session, as the browser does by itself shortly before it ends; or tries a second factor out. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const intent = (await request.formData().catch(() => null))?.get('intent')
  if (intent === 'factors') {
    if (!services.allow('verify')) return data({ error: 'Request rate limit reached' }, { status: 429 })
    return { tried: await tryFactors(services) }
  }
  if (!services.allow('refresh')) return data({ error: 'Request rate limit reached' }, { status: 429 })
  const error = await renewSession(services)
  return data({ error }, { status: error ? 400 : 200 })
}

export const headers: Route.HeadersFunction = pageHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function SignInCheck({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, isStaff, probes, session } = loaderData
  const all = useT().diagnostics
  const t = all.auth
  const own: Check[] = session.checks.map(({ id, state, note }) => ({
    id,
    state,
    note,
    name: t.checks[id].name,
    text: state === 'ok' ? t.checks[id].ok : state === 'absent' ? t.signedOut : all.backend.failed,
  }))
  const service = probeChecks(all, probes)
  const tried: Check[] | null =
    actionData && 'tried' in actionData
      ? actionData.tried.map(({ id, state, note }) => ({
          id,
          state,
          note,
          name: t.trial[id].name,
          text: state === 'ok' ? t.trial[id].ok : all.backend[state],
        }))
      : null
  return (
    <DiagnosticPage
      frame={frame}
      states={[...own, ...service, ...(tried ?? [])].map(({ state }) => state)}
      isStaff={isStaff}
    >
      {actionData &&
        'error' in actionData &&
        (actionData.error === null ? (
          <Alert tone="success" announce>
            {t.refreshed}
          </Alert>
        ) : (
          <Alert tone="danger" announce title={t.notRefreshed}>
            <bdi lang="en" dir="ltr">
              {actionData.error}
            </bdi>
          </Alert>
        ))}
      <CheckList title={t.session} checks={own} />
      <div className="row row--wrap gap-3">
        {session.user ? (
          <>
            <Form method="post">
              <Button type="submit" variant="soft">
                {t.refresh}
              </Button>
            </Form>
            <Form method="post">
              <input type="hidden" name="intent" value="factors" />
              <Button type="submit" variant="soft">
                {t.tryFactors}
              </Button>
            </Form>
            <Form method="post" action="/logout">
              <Button type="submit" variant="outline">
                {t.signOut}
              </Button>
            </Form>
          </>
        ) : (
          <Button to="/login?next=/auth-test">{t.signIn}</Button>
        )}
      </div>
      {tried && <CheckList title={t.trial.title} checks={tried} />}
      {session.user && <SessionDetails session={{ ...session, user: session.user }} />}
      <CheckList title={t.service} checks={service} />
    </DiagnosticPage>
  )
}
