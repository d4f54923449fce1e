// The affiliate's own payouts, as a file.
import { servicesContext } from '#app/core/request/services.ts'
import { writePayouts } from '#app/features/affiliates/queries.server.ts'
import { csvFile } from '#app/lib/csv-file.ts'
import type { Route } from './+types/payouts.csv'

export const loader = async ({ context }: Route.LoaderArgs) =>
  csvFile(await writePayouts(context.get(servicesContext)), 'payouts.csv')
