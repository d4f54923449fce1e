// The record of changes, as a file.
import { servicesContext } from '#app/core/request/services.ts'
import { writeChanges } from '#app/features/console/queries.server.ts'
import { readChangesQuestion } from '#app/features/console/rules.ts'
import { csvFile } from '#app/lib/csv-file.ts'
import type { Route } from './+types/changes.csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  const text = await writeChanges(context.get(servicesContext), readChangesQuestion(url.searchParams))
  return csvFile(text, `mahalla-changes-${new Date().toISOString().slice(0, 10)}.csv`)
}
