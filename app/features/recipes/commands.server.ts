// Commands of members on recipes. The database decides who may.
import { besideField, inputOf, saveReply } from '#app/core/contributions/commands.server.ts'
import { addContributionPhotos, type Uploading } from '#app/core/contributions/photos.server.ts'
import type { ContributionInput } from '#app/core/contributions/schema.ts'
import { type Saved, saved as savedShape } from '#app/core/contributions/shapes.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type FieldErrors, type Outcome, placeAt } from '#app/lib/outcome.ts'
import { unnamedAllergens } from './allergens.ts'
import { recipeFields } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>
type Form = { form: ContributionInput; id?: string; wanted: string }

/** Words of the database that belong beside a field. */
const FIELD_OF: Readonly<Record<string, string>> = { ingredients: 'ingredients', steps: 'steps', source: 'source_url' }

/** The words and the recipe in one transaction. */
export async function saveRecipe(
  services: Acting,
  { form, id, wanted }: Form,
  values: Values,
): Promise<Outcome<Saved>> {
  const fields = recipeFields.safeParse(values)
  if (!fields.success) {
    const errors: FieldErrors = {}
    for (const { path, message } of fields.error.issues) errors[String(path[0] ?? 'form')] = [message]
    return { ok: false, status: 400, errors, values }
  }
  const { tags: _tags, ...input } = inputOf(form)
  const { ingredients, allergens } = fields.data
  const recipe = { ...fields.data, may_contain: unnamedAllergens(ingredients, allergens, form.language) }
  const saving = services.db().rpc('save_recipe', { input, recipe, wanted, ...(id && { contribution: id }) })
  const saved = await attempt(services, saving, { values, shape: savedShape })
  const own = saved.ok ? undefined : FIELD_OF[saved.errors.form?.[0] ?? '']
  return own && !saved.ok ? placeAt(saved, own, values) : besideField(saved, values)
}

type Made = { contribution: string; language: string; posted: FormData }

/** Stars, and where there are any, words as a reply and photos; these wait for the team as everywhere. */
export async function sayMade(services: Uploading, { contribution, language, posted }: Made, values: Values) {
  const rating = Number(values.rating)
  const said = await attempt(services, services.db().rpc('say_made', { contribution, rating }), { values })
  if (!said.ok) return said
  const words = (values.words ?? '').trim()
  if (words.length >= 2) {
    const replied = await saveReply(services, { contribution, body: words, language }, values)
    if (!replied.ok) return placeAt(replied, 'words', values)
  }
  return addContributionPhotos(services, contribution, posted)
}

export const unsayMade = (services: Acting, contribution: string) =>
  attempt(services, services.db().rpc('say_made', { contribution }))
