// Writing what staff keep for the athan pages, as the person who is signed in: policies decide who may.
import type * as z from 'zod'
import { takeSound } from '#app/core/media/intake.server.ts'
import { MAX_SOUND_BYTES, sniffSound } from '#app/core/media/sound-kind.ts'
import { firstDayOf } from '#app/core/prayer/hijri.ts'
import { dayNumber, parseIsoDay } from '#app/core/prayer/local-time.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { sightingSchema, soundSchema } from './schema.ts'

const MOST_DAYS_APART = 2

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

export async function addSighting(
  services: Acting,
  sighting: z.output<typeof sightingSchema>,
  values: Values,
): Promise<Outcome> {
  const { country, year, month, begins, by, source } = sighting
  const calendar = firstDayOf({ year, month })
  const day = parseIsoDay(begins)
  if (!calendar || !day) return refuse('year', { field: 'year', values })
  if (Math.abs(dayNumber(calendar) - dayNumber(day)) > MOST_DAYS_APART)
    return refuse('tooFar', { field: 'begins', values })
  const row = {
    country_code: country,
    hijri_year: year,
    hijri_month: month,
    begins_on: begins,
    announced_by: by,
    source_url: source,
  }
  return attempt(services, services.db().from('hijri_sightings').insert(row), { values })
}

export const removeSighting = (services: Acting, id: string) =>
  attempt(services, services.db().from('hijri_sightings').delete().eq('id', id).select('id'), { nothing: 'missing' })

const BUCKET = 'athan-sounds'

export async function addSound(
  services: Acting & Pick<Services, 'tasks'>,
  { file, address, ...sound }: z.output<typeof soundSchema>,
  values: Values,
): Promise<Outcome> {
  const wrong = (key: 'oneOf' | 'tooLarge' | 'notSound') => refuse(key, { field: 'file', values })
  if ((file === undefined) === (address === null)) return wrong('oneOf')
  const db = services.db()
  const add = (where: { address: string | null } | { file_path: string }) => {
    const { licenceUrl: licence_url, source: source_url, ...rest } = sound
    return attempt(services, db.from('athan_sounds').insert({ ...rest, licence_url, source_url, ...where }), { values })
  }
  if (!file) return add({ address })
  if (file.size > MAX_SOUND_BYTES) return wrong('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = sniffSound(bytes)
  if (!kind) return wrong('notSound')
  // The row first, as the visitor: who may not add a sound puts no file.
  const path = `${crypto.randomUUID()}.${kind.extension}`
  const added = await add({ file_path: path })
  if (!added.ok) return added
  if (await services.tasks.keepFile(BUCKET, path, takeSound(kind.type, bytes))) return done()
  await attempt(services, db.from('athan_sounds').delete().eq('file_path', path))
  return refuse('failed', { values })
}

export const showSound = (services: Acting, id: string, isActive: boolean) =>
  attempt(services, services.db().from('athan_sounds').update({ is_active: isActive }).eq('id', id).select('id'), {
    nothing: 'missing',
  })

export async function removeSound(services: Acting, id: string): Promise<Outcome> {
  const db = services.db()
  const removed = await attempt(services, db.from('athan_sounds').delete().eq('id', id).select('file_path'), {
    nothing: 'missing',
  })
  if (!removed.ok) return removed
  const paths = removed.value.flatMap(({ file_path }) => file_path ?? [])
  if (paths.length > 0) await attempt(services, db.storage.from(BUCKET).remove(paths))
  return done()
}
