// Does every part of the backend answer?
import { data } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { CheckList } from '#app/features/diagnostics/check-list.tsx'
import { DiagnosticPage } from '#app/features/diagnostics/diagnostic-page.tsx'
import { DIAGNOSTIC_HEADERS, examine, loadFrame } from '#app/features/diagnostics/queries.server.ts'
import { probeChecks } from '#app/features/diagnostics/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/verify-supabase'

const PROBES = [
  'client',
  'keys',
  'connection',
  'schema',
  'clock',
  'rest',
  'rpc',
  'auth',
  'signIn',
  'storage',
  'functions',
  'realtime',
] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = { ...(await loadFrame('verify-supabase', url, services)), ...(await examine(services, PROBES)) }
  return data(found, { headers: DIAGNOSTIC_HEADERS })
}

export const headers: Route.HeadersFunction = pageHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function BackendCheck({ loaderData: { frame, isStaff, probes, backend } }: Route.ComponentProps) {
  const t = useT().diagnostics
  const checks = probeChecks(t, probes)
  return (
    <DiagnosticPage frame={frame} states={checks.map(({ state }) => state)} isStaff={isStaff}>
      <CheckList title={backend ? t.backend.kinds[backend] : t.backend.title} checks={checks} />
    </DiagnosticPage>
  )
}
