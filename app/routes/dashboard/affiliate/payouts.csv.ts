// The affiliate's own payouts, as a file.
import { servicesContext } from '#app/core/request/services.ts'
import { writePayouts } from '#app/features/affiliates/queries.server.ts'
import { PERSONAL } from '#app/lib/cache-control.ts'
import type { Route } from './+types/payouts.csv'

export const loader = async ({ context }: Route.LoaderArgs) =>
  new Response(await writePayouts(context.get(servicesContext)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="payouts.csv"',
      'Cache-Control': PERSONAL,
    },
  })
