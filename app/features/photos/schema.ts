import * as z from 'zod'
import { CAPTION_LENGTH } from '#app/core/media/image-rules.ts'

export const REPORT_REASONS = ['wrong', 'offensive', 'privacy', 'spam', 'other'] as const

const photo = z.guid('missing')

/** What the forms beside a photo post, by their intent. */
export const photoForms = {
  caption: z.object({ photo, caption: z.string('caption').trim().max(CAPTION_LENGTH, 'caption') }),
  cover: z.object({ photo }),
  earlier: z.object({ photo }),
  later: z.object({ photo }),
  remove: z.object({ photo }),
  /** Of a mosque's noticeboard, by the mosque. */
  accept: z.object({ photo }),
  report: z.object({ photo, reason: z.enum(REPORT_REASONS, 'invalid') }),
}
