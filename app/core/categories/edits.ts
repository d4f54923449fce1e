// Staff's changes to the tree of categories since the site shipped.
import * as z from 'zod'
import { readLocalised } from '#app/core/editing/localised.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'

export type CategoryEdit = {
  category: string
  /** Empty for the category itself. */
  part: string
  names: Partial<Record<Locale, string>>
  /** What people call it, by language. */
  words: Partial<Record<Locale, readonly string[]>>
  icon: string | null
  position: number | null
  isAdded: boolean
  isRetired: boolean
}

export const EDIT_COLUMNS = 'category, part, names, words, icon, position, is_added, is_retired' as const
/** More than a tree that people find their way in. */
export const MOST_EDITS = 1000

const wordLists = z.partialRecord(z.enum(locales), z.array(z.string())).catch({})

const rows = z.array(
  z
    .object({
      category: z.string(),
      part: z.string(),
      names: z.unknown().transform(readLocalised),
      words: wordLists,
      icon: z.string().nullable(),
      position: z.number().nullable(),
      is_added: z.boolean(),
      is_retired: z.boolean(),
    })
    .transform(
      ({ is_added, is_retired, ...edit }): CategoryEdit => ({ ...edit, isAdded: is_added, isRetired: is_retired }),
    ),
)

/** Null where it is no list of them. */
export const readCategoryEdits = (value: unknown): CategoryEdit[] | null => rows.safeParse(value).data ?? null
