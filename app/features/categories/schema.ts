// The staff's form for a category. Messages are keys of `t.categories.errors`.

import * as z from 'zod'
import { CATEGORY_ICONS } from '#app/core/categories/tree.ts'
import { positionField } from '#app/core/editing/fields.ts'
import { gatherLocalised, localised } from '#app/core/editing/localised-form.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { entriesOf } from '#app/lib/records.ts'
import { LONGEST, MOST_WORDS, splitWords } from './rules.ts'

const version = z.coerce.number('conflict').int('conflict').min(0, 'conflict').max(2_000_000_000, 'conflict')

const wordsByLanguage = z
  .partialRecord(z.enum(locales), z.string('words').max(LONGEST.words, 'words'), 'words')
  .default({})
  .transform((texts) => {
    const written: Partial<Record<Locale, string[]>> = {}
    for (const [language, text] of entriesOf(texts)) {
      const list = splitWords(text)
      if (list.length > 0) written[language] = list
    }
    return written
  })
  .refine((texts) => Object.values(texts).every((list) => list.length <= MOST_WORDS), 'words')
  .refine(
    (texts) => Object.values(texts).every((list) => list.every(({ length }) => length > 1 && length <= LONGEST.word)),
    'words',
  )

const oneLine = (texts: object) => Object.values(texts).every((text) => !/[\p{Cc}\p{Cf}]/u.test(String(text)))

const categoryForm = z.preprocess(
  gatherLocalised,
  z.object({
    /** The category a new part belongs to. */
    parent: z.string().max(LONGEST.word).default(''),
    name: localised(LONGEST.name, 'name').refine(oneLine, 'name'),
    words: wordsByLanguage,
    icon: z.enum(CATEGORY_ICONS, 'invalid').optional(),
    position: positionField('position'),
    seen: version,
  }),
)

const seen = z.object({ seen: version })
export const categoryForms = { save: categoryForm, retire: seen, offer: seen, remove: seen }
export type CategoryForm = z.output<typeof categoryForm>
