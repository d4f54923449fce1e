import type * as z from 'zod'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { detailsForm } from './schema.ts'

export const saveBillingDetails = (
  services: Pick<Services, 'db' | 'log'>,
  business_id: string,
  details: z.output<typeof detailsForm>,
) =>
  attempt(
    services,
    services
      .db()
      .from('billing_details')
      .upsert({ business_id, ...details }),
    { values: details },
  )
