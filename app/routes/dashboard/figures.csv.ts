// The owner's figures, as a file.
import { servicesContext } from '#app/core/request/services.ts'
import { writeOwnerFigures } from '#app/features/analytics/queries.server.ts'
import { readOwnerQuestion } from '#app/features/analytics/rules.ts'
import { csvFile } from '#app/lib/csv-file.ts'
import type { Route } from './+types/figures.csv'

export const loader = async ({ context, url }: Route.LoaderArgs) =>
  csvFile(
    await writeOwnerFigures(context.get(servicesContext), readOwnerQuestion(url.searchParams)),
    'mahalla-figures.csv',
  )
