// The site's words for categories, their parts and cuisines, as rows of the database.
import { partAliases, shippedName, usualWords } from '#app/core/categories/categories.ts'
import { allCategories } from '#app/core/categories/tree.ts'
import { cuisineWords } from '#app/core/cuisines/cuisine-words.ts'
import { cuisineIds, partOfCuisine } from '#app/core/cuisines/cuisines.ts'
import { locales } from '#app/i18n/locales.ts'

export const KIND_WORDS = 'supabase/schemas/kind_words.sql'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

type Entry = readonly [of: 'category' | 'part' | 'cuisine', category: string, meaning: string, words: readonly string[]]

/** Ids, then names, then other words: what comes first holds. */
function listEntries(): Entry[] {
  const categories = allCategories()
  const parts = categories.flatMap(({ id, allParts }) => allParts.map((part) => ({ id, part })))
  const named = (category: string, part: string) =>
    locales.flatMap((locale) => shippedName(category, part, locale) ?? [])
  return [
    ...categories.map(({ id }): Entry => ['category', '', id, [id, ...named(id, '')]]),
    ...categories.map(({ id }): Entry => ['category', '', id, usualWords(id)]),
    ...parts.map(({ id, part }): Entry => ['part', id, part, [part, ...named(id, part)]]),
    ...parts.map(({ id, part }): Entry => ['part', id, part, partAliases(id, part)]),
    ...cuisineWords().map(([cuisine, words]): Entry => ['cuisine', '', cuisine, words]),
  ].filter(([, , , words]) => words.length > 0)
}

export function writeKindWords(): string {
  const rows = listEntries().map(
    ([of, category, meaning, words]) =>
      `  (${quoted(of)}, ${quoted(category)}, ${quoted(meaning)}, ${quoted([...new Set(words)].join('|'))})`,
  )
  const parts = cuisineIds.flatMap((cuisine) => {
    const part = partOfCuisine(cuisine)
    return part ? [`    "${cuisine}": "${part}"`] : []
  })
  return `-- Written by \`npm run db -- generate\` from app/core/categories and app/core/cuisines.

-- The part of the restaurants that each cuisine belongs to; some belong to none.
create function private.shipped_cuisine_parts() returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select '{
${parts.join(',\n')}
  }'::jsonb
$$;
revoke execute on function private.shipped_cuisine_parts() from public;
grant execute on function private.shipped_cuisine_parts() to anon, authenticated, service_role;

select private.add_kind_words(of, category, meaning, words)
from (values
${rows.join(',\n')}
) as w (of, category, meaning, words);
`
}
