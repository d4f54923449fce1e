// Reads a recipe in and keeps it as its member's draft: the ordinary form shows it, and nobody else does.
import { contributionForm } from '#app/core/contributions/schema.ts'
import type { Saved } from '#app/core/contributions/shapes.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Outcome, refuse } from '#app/lib/outcome.ts'
import { saveRecipe } from '../commands.server.ts'
import { type Found, sourceAddress } from './found.ts'
import { readRecipePage } from './read-page.ts'
import { readPasted } from './read-pasted.ts'

type Acting = Pick<Services, 'db' | 'log' | 'allow' | 'tasks'>
type Asked = { address: string; text: string; once?: string | undefined }
type Values = Record<string, string>

/** "kitchen.example/soup" means what it means everywhere else. */
const addressOf = (typed: string) => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)

async function readAddress(services: Acting, member: string, address: string, values: Values): Promise<Outcome<Found>> {
  if (!services.allow('reading', member)) return refuse('tooMany', { values })
  const read = await services.tasks.readPage(addressOf(address))
  if ('refused' in read)
    return refuse(read.refused === 'not_https' ? 'address' : 'noPage', { field: 'address', values })
  const found = readRecipePage(read.page, new URL(read.url))
  return found ? { ok: true, value: found } : refuse('noRecipe', { field: 'address', values })
}

/** Whoever pastes the words of a page may name it too; what is only an address among the words is one. */
async function findRecipe(services: Acting, member: string, { address, text }: Asked): Promise<Outcome<Found>> {
  const values = { address, text }
  const words = text.trim()
  if (words === '')
    return address === ''
      ? refuse('nothing', { field: 'address', values })
      : readAddress(services, member, address, values)
  if (/^https?:\/\/\S+$/i.test(words)) return readAddress(services, member, words, values)
  const found = readPasted(words)
  if (!found) return refuse('noRecipeText', { field: 'text', values })
  const page = address === '' ? null : URL.parse(addressOf(address))
  const url = page && sourceAddress(page)
  if (!page || !url) return { ok: true, value: found }
  return { ok: true, value: { ...found, source: { name: page.hostname.replace(/^www\./, ''), url } } }
}

export async function importRecipe(
  services: Acting,
  { member, locale }: { member: string; locale: Locale },
  asked: Asked,
): Promise<Outcome<Saved>> {
  const read = await findRecipe(services, member, asked)
  if (!read.ok) return read
  const { title, ingredients, steps, servings, prep, cook, course, occasions, language, source } = read.value
  const form = contributionForm.parse({
    title,
    body: '',
    language: language ?? locale,
    ...(course && { category: course }),
    ...(asked.once && { once: asked.once }),
  })
  const typed = {
    ingredients: ingredients.join('\n'),
    steps: steps.join('\n'),
    ...(servings !== null && { servings: String(servings) }),
    ...(prep !== null && { prep_minutes: String(prep) }),
    ...(cook !== null && { cook_minutes: String(cook) }),
    occasions: occasions.join(','),
    source_name: source?.name ?? '',
    source_url: source?.url ?? '',
  }
  const saved = await saveRecipe(services, { form, wanted: 'draft' }, typed)
  // What the form refuses was never typed here: the page says it as a whole.
  return saved.ok
    ? saved
    : {
        ...saved,
        errors: { form: Object.values(saved.errors)[0] ?? ['invalid'] },
        values: { address: asked.address, text: asked.text },
      }
}
