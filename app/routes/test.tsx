// Is the site well? Settings, backend and pages in one look.
import { data } from 'react-router'
import { renderPageContext, servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { CheckList } from '#app/features/diagnostics/check-list.tsx'
import { DiagnosticPage } from '#app/features/diagnostics/diagnostic-page.tsx'
import {
  checkPages,
  DIAGNOSTIC_HEADERS,
  environmentOf,
  examine,
  loadFrame,
} from '#app/features/diagnostics/queries.server.ts'
import { type Check, environmentChecks, probeChecks } from '#app/features/diagnostics/rules.ts'
import { WebLogPanel } from '#app/features/diagnostics/web-log-panel.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/test'

const PROBES = ['connection', 'schema', 'clock', 'auth', 'storage', 'functions', 'mail'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = {
    ...(await loadFrame('test', url, services)),
    ...(await examine(services, PROBES)),
    environment: environmentOf(services),
    pages: await checkPages(context.get(renderPageContext)),
  }
  return data(found, { headers: DIAGNOSTIC_HEADERS })
}

export const headers: Route.HeadersFunction = pageHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function SiteCheck({
  loaderData: { frame, isStaff, probes, environment, pages },
}: Route.ComponentProps) {
  const t = useT().diagnostics
  const settings = environmentChecks(t, environment)
  const backend = probeChecks(t, probes)
  const rendered: Check[] = pages.map(({ id, state, status }) => ({
    id,
    state,
    name: t.pages[id].name,
    text: state === 'ok' ? t.pages[id].ok : t.pages.failed(String(status)),
  }))
  const states = [...settings, ...backend, ...rendered].map(({ state }) => state)
  return (
    <DiagnosticPage frame={frame} states={states} isStaff={isStaff}>
      <CheckList title={t.environment.title} checks={settings} />
      <CheckList title={t.backend.title} checks={backend} />
      <CheckList title={t.pages.title} checks={rendered} />
      <WebLogPanel />
    </DiagnosticPage>
  )
}
