// Are the settings the site needs in place? Staff also see which of all settings are set, by name only.
import { data } from 'react-router'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { CheckList } from '#app/features/diagnostics/check-list.tsx'
import { DiagnosticPage } from '#app/features/diagnostics/diagnostic-page.tsx'
import { DIAGNOSTIC_HEADERS, environmentOf, examine, loadFrame } from '#app/features/diagnostics/queries.server.ts'
import { environmentChecks, probeChecks } from '#app/features/diagnostics/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Table } from '#app/ui/table.tsx'
import type { Route } from './+types/verify-env'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = {
    ...(await loadFrame('verify-env', url, services)),
    ...(await examine(services, ['client', 'keys'])),
    environment: environmentOf(services),
  }
  return data(found, { headers: DIAGNOSTIC_HEADERS })
}

export const headers: Route.HeadersFunction = pageHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function SettingsCheck({ loaderData }: Route.ComponentProps) {
  const { frame, isStaff, probes, environment, settings } = loaderData
  const t = useT().diagnostics
  const checks = [...environmentChecks(t, environment), ...probeChecks(t, probes)]
  return (
    <DiagnosticPage frame={frame} states={checks.map(({ state }) => state)} isStaff={isStaff}>
      <CheckList title={t.environment.title} checks={checks} />
      {settings && (
        <section>
          <h2 className="h3 pb-1">{t.environment.settings}</h2>
          <p className="soft pb-3">{t.environment.settingsLead}</p>
          <Table
            staysWide
            caption={t.environment.settings}
            rows={settings}
            rowKey={({ name }) => name}
            columns={[
              { id: 'name', header: t.environment.name, rowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
              {
                id: 'state',
                header: t.environment.state,
                cell: ({ isSet }) => (isSet ? t.environment.set : t.environment.unset),
              },
            ]}
          />
        </section>
      )}
    </DiagnosticPage>
  )
}
