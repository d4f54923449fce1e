import * as z from 'zod'
import { VERSE_COUNT } from '#app/core/quran/numbering.ts'
import { isSize } from '#app/core/quran/reader-settings.ts'

/** Every button of the toolbar posts one of these; the settings panel posts them all. Repeated fields are read apart. */
export const settingsForm = z.object({
  back: z.string().max(500).default('/quran'),
  size: z.coerce.number().refine(isSize).optional(),
  transliteration: z.enum(['0', '1']).optional(),
  layout: z.enum(['below', 'beside']).optional(),
  view: z.enum(['verses', 'mushaf']).optional(),
  /** Present when the form has the list of editions: none ticked then means none. */
  list: z.literal('1').optional(),
})

const verse = z.coerce.number().int().min(1).max(VERSE_COUNT)

export const bookmarkForm = z.object({ verse, back: z.string().max(500).default('/quran/bookmarks') })

const at = z.iso.datetime({ offset: true })

/** What a browser kept, as it sends it. */
export const shelfSchema = z.object({
  bookmarks: z
    .array(z.object({ verse, at, gone: z.boolean().optional() }))
    .max(VERSE_COUNT)
    .default([]),
  place: z.object({ verse, at }).nullable().default(null),
  plan: z
    .object({
      kind: z.enum(['days', 'ramadan']),
      starts: z.iso.date(),
      days: z.number().int().min(1).max(3650),
      through: z.number().int().min(0).max(VERSE_COUNT),
      gone: z.boolean().optional(),
      at,
    })
    .nullable()
    .default(null),
})

export const planForm = z.object({
  wish: z.enum(['start', 'read', 'end']),
  kind: z.enum(['days', 'ramadan']).default('days'),
  starts: z.iso.date().optional(),
  days: z.coerce.number().int().min(1).max(3650).optional(),
  through: z.coerce.number().int().min(0).max(VERSE_COUNT).optional(),
})
