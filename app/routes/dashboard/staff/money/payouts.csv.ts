// Every payout, as a file for the books.
import { servicesContext } from '#app/core/request/services.ts'
import { writeEveryPayout } from '#app/features/money/queries.server.ts'
import { csvFile } from '#app/lib/csv-file.ts'
import type { Route } from './+types/payouts.csv'

export const loader = async ({ context }: Route.LoaderArgs) =>
  csvFile(await writeEveryPayout(context.get(servicesContext)), 'payouts.csv')
