import * as z from 'zod'
import { CAPTION_LENGTH } from '#app/core/media/image-rules.ts'

export const REPORT_REASONS = ['wrong', 'offensive', 'privacy', 'spam', 'other'] as const

const photo = z.uuid({ error: 'gone' })

/** What the forms beside a photo post. */
export const photoActionSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('caption'),
    photo,
    caption: z.string().trim().max(CAPTION_LENGTH, { error: 'caption' }),
  }),
  z.object({ intent: z.literal('cover'), photo }),
  z.object({ intent: z.literal('earlier'), photo }),
  z.object({ intent: z.literal('later'), photo }),
  z.object({ intent: z.literal('remove'), photo }),
  z.object({ intent: z.literal('report'), photo, reason: z.enum(REPORT_REASONS, { error: 'failed' }) }),
])

export type PhotoAction = z.output<typeof photoActionSchema>
