// The lines an import refused, as a file.
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { findImport, writeProblems } from '#app/features/imports/queries.server.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/problems.csv'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { t } = await i18nOf(url)
  const row = await findImport(services, params.id)
  if (!row) throw await missingPage(url, services)
  return new Response(await writeProblems(services, row.id, t.imports.reasons), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="refused-lines.csv"',
    },
  })
}
