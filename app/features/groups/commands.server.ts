// Commands of people on groups. The database decides who may.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Outcome, placeAt } from '#app/lib/outcome.ts'
import type { GroupInput } from './schema.ts'
import { savedGroup } from './shapes.server.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

/** Words of the database that belong beside a field. */
const FIELD_OF: Readonly<Record<string, string>> = {
  name: 'name',
  about: 'about',
  wordsRefused: 'about',
  staysPrivate: 'way',
  noteLength: 'body',
}

function besideField<T>(outcome: Outcome<T>, values: Values, fields = FIELD_OF): Outcome<T> {
  const field = outcome.ok ? undefined : fields[outcome.errors.form?.[0] ?? '']
  return field && !outcome.ok ? placeAt(outcome, field, values) : outcome
}

export async function saveGroup(
  services: Acting,
  { way, city, country_code, place_id, ...form }: GroupInput,
  slug: string | null,
  values: Values,
): Promise<Outcome<{ slug: string; state: string }>> {
  const input = {
    ...form,
    city: city || null,
    country_code: country_code || null,
    place_id: place_id || null,
    is_private: way === 'private',
    joining: way === 'private' ? 'invited' : way,
  }
  const saving = services.db().rpc('keep_group', { input, ...(slug && { slug }) })
  return besideField(await attempt(services, saving, { values, shape: savedGroup }), values)
}

export const deleteGroup = (services: Acting, slug: string) =>
  attempt(services, services.db().rpc('delete_group', { slug }))

type Wish = { wish: 'join' | 'ask' | 'leave'; words?: string; key?: string }
export const wishInGroup = (services: Acting, slug: string, { wish, words, key }: Wish) =>
  attempt(services, services.db().rpc('wish_in_group', { slug, wish, ...(words && { words }), ...(key && { key }) }))

/** Nobody of that name, or nobody who wants to be found by the caller, is said beside the field. */
export async function tendGroup(services: Acting, slug: string, handle: string, action: string) {
  const tended = await attempt(services, services.db().rpc('tend_group', { slug, handle, action }))
  return besideField(tended, { handle }, { missing: 'handle', conflict: 'handle', tooMany: 'handle' })
}

export const renewKey = (services: Acting, slug: string) =>
  attempt(services, services.db().rpc('renew_group_key', { slug }))

export async function writeNote(services: Acting, slug: string, body: string, values: Values) {
  const written = await attempt(services, services.db().rpc('write_group_note', { slug, body }), { values })
  return besideField(written, values, { noteLength: 'body', wordsRefused: 'body', tooMany: 'body' })
}

type Cleared = { note?: string; contribution?: string }
export const clearFrom = (services: Acting, slug: string, what: Cleared) =>
  attempt(services, services.db().rpc('clear_from_group', { slug, ...what }))

export const calendarKey = (services: Acting, slug: string, renew: boolean) =>
  attempt(services, services.db().rpc('group_calendar_key', { slug, renew }))
