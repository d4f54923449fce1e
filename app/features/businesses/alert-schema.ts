// The schema of a guest's search alert. The field called "website" is a trap for programs: people never see it.
import * as z from 'zod'

export const guestAlertForm = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  website: z.string().optional().default(''),
})
