import * as z from 'zod'
import { isCuisine } from '#app/core/cuisines/cuisines.ts'

/** The forms of the owner's first screen: a listing is still right; a dish that people look for is served there. */
export const dashboardForms = {
  keep: z.object({ place: z.guid('missing') }),
  dish: z.object({ place: z.guid('missing'), dish: z.string({ error: 'invalid' }).refine(isCuisine, 'invalid') }),
}
