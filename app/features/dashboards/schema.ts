import * as z from 'zod'

/** Which listing is still right. */
export const keepForm = z.object({ place: z.guid('missing') })
