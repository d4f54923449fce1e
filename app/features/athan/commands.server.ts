// Writing what staff keep for the athan pages, as the person who is signed in: policies decide who may.
import type * as z from 'zod'
import { firstDayOf } from '#app/core/prayer/hijri.ts'
import { type CalendarDay, dayNumber, parseIsoDay } from '#app/core/prayer/local-time.ts'
import type { Db } from '#app/core/request/services.ts'
import type { sightingSchema, soundSchema } from './schema.ts'
import { MAX_SOUND_BYTES, sniffSound } from './sound-kind.ts'

const UNIQUE_VIOLATION = '23505'
const MOST_DAYS_APART = 2

type SightingOutcome =
  | { ok: true }
  | { ok: false; error: 'tooFar'; calendar: CalendarDay }
  | { ok: false; error: 'twice' | 'failed' }

export async function addSighting(db: Db, sighting: z.output<typeof sightingSchema>): Promise<SightingOutcome> {
  const { country, year, month, begins, by, source } = sighting
  const calendar = firstDayOf({ year, month })
  const day = parseIsoDay(begins)
  if (!calendar || !day) return { ok: false, error: 'failed' }
  if (Math.abs(dayNumber(calendar) - dayNumber(day)) > MOST_DAYS_APART) return { ok: false, error: 'tooFar', calendar }
  const { error } = await db.from('hijri_sightings').insert({
    country_code: country,
    hijri_year: year,
    hijri_month: month,
    begins_on: begins,
    announced_by: by,
    source_url: source,
  })
  if (!error) return { ok: true }
  return { ok: false, error: error.code === UNIQUE_VIOLATION ? 'twice' : 'failed' }
}

/** Whether a row was really there and the person may remove it. */
export async function removeSighting(db: Db, id: string): Promise<boolean> {
  const { data } = await db.from('hijri_sightings').delete().eq('id', id).select('id')
  return data?.length === 1
}

const BUCKET = 'athan-sounds'

type SoundOutcome = { ok: true } | { ok: false; error: 'oneOf' | 'notSound' | 'tooLarge' | 'failed' }

export async function addSound(db: Db, sound: z.output<typeof soundSchema>, file: File | null): Promise<SoundOutcome> {
  if ((file === null) === (sound.address === null)) return { ok: false, error: 'oneOf' }
  const row = {
    title: sound.title,
    reciter: sound.reciter,
    licence: sound.licence,
    licence_url: sound.licenceUrl,
    source_url: sound.source,
    suits: sound.suits,
  }
  if (!file) {
    const { error } = await db.from('athan_sounds').insert({ ...row, address: sound.address })
    return error ? { ok: false, error: 'failed' } : { ok: true }
  }
  if (file.size > MAX_SOUND_BYTES) return { ok: false, error: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = sniffSound(bytes)
  if (!kind) return { ok: false, error: 'notSound' }
  const path = `${crypto.randomUUID()}.${kind.extension}`
  const files = db.storage.from(BUCKET)
  const stored = await files.upload(path, bytes, { contentType: kind.type })
  if (stored.error) return { ok: false, error: 'failed' }
  const { error } = await db.from('athan_sounds').insert({ ...row, file_path: path })
  if (!error) return { ok: true }
  await files.remove([path])
  return { ok: false, error: 'failed' }
}

export async function showSound(db: Db, id: string, isActive: boolean): Promise<boolean> {
  const { data } = await db.from('athan_sounds').update({ is_active: isActive }).eq('id', id).select('id')
  return data?.length === 1
}

export async function removeSound(db: Db, id: string): Promise<boolean> {
  const { data } = await db.from('athan_sounds').delete().eq('id', id).select('file_path')
  const [removed] = data ?? []
  if (removed?.file_path) await db.storage.from(BUCKET).remove([removed.file_path])
  return removed !== undefined
}
