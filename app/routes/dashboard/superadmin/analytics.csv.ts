// The figures of the site, as a file.
import { servicesContext } from '#app/core/request/services.ts'
import { writeSiteFigures } from '#app/features/analytics/queries.server.ts'
import { readSiteQuestion } from '#app/features/analytics/rules.ts'
import { csvFile } from '#app/lib/csv-file.ts'
import type { Route } from './+types/analytics.csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  const span = readSiteQuestion(url.searchParams, new Date().toISOString().slice(0, 10))
  const text = await writeSiteFigures(context.get(servicesContext), span)
  return csvFile(text, `mahalla-${span.since}-${span.until}.csv`)
}
