import { editCategories, shippedName } from '#app/core/categories/categories.ts'
import { EDIT_COLUMNS, MOST_EDITS, readCategoryEdits } from '#app/core/categories/edits.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { isReserved } from '#app/core/understanding/senses.ts'
import { isLocale, locales } from '#app/i18n/locales.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { type CategoryKey, idOf, nameMissing } from './rules.ts'
import type { CategoryForm } from './schema.ts'

type Asking = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

/** Saves what nobody else has changed since the editor read it; without a key it is something new. */
export async function saveCategory(
  services: Asking,
  key: CategoryKey | null,
  { parent, name, words, icon, position, seen }: CategoryForm,
  values: Values,
): Promise<Outcome<CategoryKey>> {
  const id = idOf(name.en ?? '')
  if (!key && id === '') return refuse('name', { field: 'name', values })
  const missing = key ? [] : locales.filter((language) => !name[language])
  if (missing.length > 0)
    return {
      ...refuse('name', { values }),
      errors: Object.fromEntries(missing.map((l) => [`name.${l}`, [nameMissing(l)]])),
    }
  if (Object.values(words).some((list) => list.some(isReserved))) return refuse('reserved', { field: 'words', values })
  const at = key ?? (parent ? { category: parent, part: id } : { category: id, part: '' })
  // A name that is as the site ships it is not a change.
  const names = Object.fromEntries(
    Object.entries(name).filter(
      ([language, text]) => !isLocale(language) || text !== shippedName(at.category, at.part, language),
    ),
  )
  const edit = { names, words, position, ...(at.part === '' && icon && { icon }) }
  const saved = await attempt(services, services.db().rpc('save_category', { ...at, seen, edit }), { values })
  if (!saved.ok) return saved
  await learn(services)
  return done(at)
}

/** Whoever saved and looks finds it: this process does not wait for the news of it, as others do. */
async function learn(services: Asking) {
  const edits = readCategoryEdits(
    await ask(services, services.db().from('category_edits').select(EDIT_COLUMNS).limit(MOST_EDITS)),
  )
  if (edits) editCategories(edits)
}

async function changed<T>(services: Asking, outcome: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const ended = await outcome
  if (ended.ok) await learn(services)
  return ended
}

export const retireCategory = (services: Asking, key: CategoryKey, seen: number, retired: boolean) =>
  changed(services, attempt(services, services.db().rpc('retire_category', { ...key, seen, retired })))

export const removeCategory = (services: Asking, key: CategoryKey, seen: number) =>
  changed(services, attempt(services, services.db().rpc('remove_category', { ...key, seen })))
