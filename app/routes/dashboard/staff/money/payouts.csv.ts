// Every payout, as a file for the books.
import { servicesContext } from '#app/core/request/services.ts'
import { writeEveryPayout } from '#app/features/money/queries.server.ts'
import { PERSONAL } from '#app/lib/cache-control.ts'
import type { Route } from './+types/payouts.csv'

export const loader = async ({ context }: Route.LoaderArgs) =>
  new Response(await writeEveryPayout(context.get(servicesContext)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="payouts.csv"',
      'Cache-Control': PERSONAL,
    },
  })
