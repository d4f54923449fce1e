// The words of the site's understanding that name a part of the directory, as rows of the database.
import { categoryName, categoryOfOne, subcategoryName } from '#app/core/categories/categories.ts'
import { allCategories } from '#app/core/categories/tree.ts'
import { fold } from '#app/core/places/fold.ts'
import { knownWords } from '#app/core/understanding/senses.ts'
import { tokensOf } from '#app/core/understanding/tokens.ts'
import { CATEGORY_WORDS, TOO_COMMON } from '#app/core/understanding/words/categories.ts'
import { locales } from '#app/i18n/locales.ts'

export const CATEGORY_WORDS_FILE = 'supabase/schemas/category_words.sql'

/** The words of one word that the site takes for a part of the directory, folded, with the part. */
export function listSingleWords(): Map<string, string> {
  const words = new Map<string, string>()
  const add = (part: string, sayings: readonly string[]) => {
    for (const saying of sayings) {
      const word = fold(saying)
      if (word.length < 3 || /[ '’‘]/.test(word + saying.trim()) || word === part || TOO_COMMON.has(word)) continue
      const sense = knownWords().find(tokensOf(word), 0)?.meaning
      if (sense?.as === 'category' && !sense.isDish && (sense.subcategory ?? sense.category) === part)
        words.set(word, part)
    }
  }
  for (const [category, part, sayings] of CATEGORY_WORDS) add(part ?? category, sayings.split(/[,\n]/))
  for (const { id, subcategories } of allCategories()) {
    add(
      id,
      locales.flatMap((locale) => [categoryName(id, locale), categoryOfOne(id, locale)]),
    )
    for (const part of subcategories)
      add(
        part,
        locales.map((locale) => subcategoryName(id, part, locale)),
      )
  }
  return words
}

export function writeCategoryWords(): string {
  const byPart = Map.groupBy(listSingleWords(), ([, part]) => part)
  const rows = [...byPart]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([part, entries]) =>
        `  ('${part}', '${entries
          .map(([word]) => word)
          .toSorted()
          .join(' ')}')`,
    )
  return `-- Written by \`npm run db -- generate\` from app/core/understanding/words.

insert into private.category_words (word, part)
select word, v.part
from (values
${rows.join(',\n')}
) as v (part, words), string_to_table(v.words, ' ') as word;
`
}
