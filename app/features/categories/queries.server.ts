// Categories as staff see them: the tree as it stands, what they changed in it, and how many listings hang on it.
import * as z from 'zod'
import { categoryName, shippedName, subcategoryName } from '#app/core/categories/categories.ts'
import { type CategoryEdit, EDIT_COLUMNS, MOST_EDITS, readCategoryEdits } from '#app/core/categories/edits.ts'
import {
  allCategories,
  type CategoryIconName,
  categoryById,
  isCategoryId,
  isShipped,
} from '#app/core/categories/tree.ts'
import { fieldsOf } from '#app/core/editing/localised.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { type CategoryKey, writeKey } from './rules.ts'

type Asking = Pick<Services, 'db' | 'log'>

const COLUMNS = `${EDIT_COLUMNS}, version` as const

const CHANGED = ['names', 'words', 'icon', 'position', 'is_retired'] as const
export type ChangedField = (typeof CHANGED)[number]

const desk = z.object({
  listings: z.array(z.object({ category: z.string(), part: z.string().nullable(), count: z.number() })),
  history: z.array(
    z.object({
      at: z.string(),
      by: z.string().nullable(),
      action: z.string(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
})
type Desk = z.output<typeof desk>

const readDesk = (services: Asking, key?: CategoryKey): Promise<Desk> =>
  ask(services, services.db().rpc('categories_desk', key ?? {}), desk)

export type ListedCategory = {
  id: string
  name: string
  icon: CategoryIconName
  parts: number
  words: number
  listings: number
  isRetired: boolean
}

const countIn = ({ listings }: Desk, { category, part }: CategoryKey) =>
  listings
    .filter((row) => row.category === category && (part === '' || row.part === part))
    .reduce((sum, { count }) => sum + count, 0)

const countWords = (edit: CategoryEdit | undefined) => Object.values(edit?.words ?? {}).flat().length

function toListed(key: CategoryKey, edits: readonly CategoryEdit[], found: Desk, locale: Locale): ListedCategory {
  const { category, part } = key
  const edit = edits.find((one) => one.category === category && one.part === part)
  const { iconName, subcategories, isRetired } = categoryById(category)
  return {
    id: writeKey(key),
    name: part ? subcategoryName(category, part, locale) : categoryName(category, locale),
    icon: iconName,
    parts: part ? 0 : subcategories.length,
    words: countWords(edit),
    listings: countIn(found, key),
    isRetired: part ? !subcategories.includes(part) : isRetired,
  }
}

const readEdits = async (services: Asking) => {
  const rows = await ask(services, services.db().from('category_edits').select(COLUMNS).limit(MOST_EDITS))
  return { rows, edits: readCategoryEdits(rows) ?? [] }
}

export async function listCategories(services: Asking, locale: Locale): Promise<ListedCategory[]> {
  const [{ edits }, found] = await Promise.all([readEdits(services), readDesk(services)])
  return allCategories().map(({ id }) => toListed({ category: id, part: '' }, edits, found, locale))
}

export type CategoryFile = {
  key: CategoryKey
  name: string
  /** Of a part: what it is part of. */
  parent: { id: string; name: string } | null
  isShipped: boolean
  isRetired: boolean
  listings: number
  values: Record<string, string>
  parts: ListedCategory[]
  history: { at: string; by: string | null; isAdded: boolean; fields: ChangedField[] }[]
}

export async function findCategory(services: Asking, key: CategoryKey, locale: Locale): Promise<CategoryFile | null> {
  const { category, part } = key
  if (!isCategoryId(category)) return null
  const { allParts, subcategories, isRetired } = categoryById(category)
  if (part !== '' && !allParts.includes(part)) return null
  const [{ rows, edits }, found] = await Promise.all([readEdits(services), readDesk(services, key)])
  const edit = edits.find((one) => one.category === category && one.part === part)
  const row = rows.find((one) => one.category === category && one.part === part)
  const nameIn = (language: Locale) =>
    edit?.names[language] ?? shippedName(category, part, language) ?? edit?.names.en ?? ''
  const siblings = part ? allParts : allCategories().map(({ id }) => id)
  return {
    key,
    name: part ? subcategoryName(category, part, locale) : categoryName(category, locale),
    parent: part ? { id: category, name: categoryName(category, locale) } : null,
    isShipped: part ? shippedName(category, part, 'en') !== null : isShipped(category),
    isRetired: part ? !subcategories.includes(part) : isRetired,
    listings: countIn(found, key),
    values: {
      ...fieldsOf('name', Object.fromEntries(locales.map((language) => [language, nameIn(language)]))),
      ...fieldsOf(
        'words',
        Object.fromEntries(Object.entries(edit?.words ?? {}).map(([language, list]) => [language, list.join(', ')])),
      ),
      icon: categoryById(category).iconName,
      position: String(edit?.position ?? (siblings.indexOf(part || category) + 1) * 10),
      seen: String(row?.version ?? 0),
    },
    parts: part ? [] : allParts.map((one) => toListed({ category, part: one }, edits, found, locale)),
    history: found.history.map(({ at, by, action, after }) => ({
      at,
      by,
      isAdded: action === 'insert' && after?.is_added === true,
      fields: CHANGED.filter((field) => after !== null && isSaid(after[field], action)),
    })),
  }
}

/** Of a first change only what it says something about; of later ones the log holds what differs. */
function isSaid(value: unknown, action: string): boolean {
  if (value === undefined) return false
  if (action !== 'insert') return true
  return !(value === null || value === false || (typeof value === 'object' && Object.keys(value).length === 0))
}
