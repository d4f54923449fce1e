// What people do with photos, as themselves: the database's functions decide whether they may.
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '#app/core/media/image-rules.ts'
import { photoFileName } from '#app/core/media/photo-url.ts'
import type { Db, Services } from '#app/core/request/services.ts'
import type { PhotoAction } from './schema.ts'

export type PhotoProblem = 'gone' | 'failed' | 'reported'
export type PhotoOutcome =
  | { ok: true; done: 'caption' | 'cover' | 'move' | 'remove' | 'report' }
  | { ok: false; problem: PhotoProblem }

const DONE = {
  caption: 'caption',
  cover: 'cover',
  earlier: 'move',
  later: 'move',
  remove: 'remove',
  report: 'report',
} as const

function call(db: Db, placeId: string, action: PhotoAction) {
  const { photo } = action
  switch (action.intent) {
    case 'caption':
      return db.rpc('caption_photo', { photo, caption: action.caption })
    case 'cover':
      return db.rpc('choose_cover', { photo })
    case 'earlier':
      return db.rpc('move_photo', { photo, step: -1 })
    case 'later':
      return db.rpc('move_photo', { photo, step: 1 })
    case 'remove':
      return db.rpc('remove_photo', { photo })
    case 'report':
      return db
        .from('reports')
        .insert({ subject_kind: 'photo', subject_id: photo, place_id: placeId, reason: action.reason })
  }
}

export async function changePhoto(
  services: Pick<Services, 'db' | 'log'>,
  placeId: string,
  action: PhotoAction,
): Promise<PhotoOutcome> {
  const db = services.db()
  const { error } = await call(db, placeId, action)
  if (error) {
    if (error.code === '23505') return { ok: false, problem: 'reported' }
    if (['P0002', '42501'].includes(error.code)) return { ok: false, problem: 'gone' }
    services.log('photo action failed', { intent: action.intent, message: error.message })
    return { ok: false, problem: 'failed' }
  }
  if (action.intent === 'remove') await removeFiles(services, db, action.photo)
  return { ok: true, done: DONE[action.intent] }
}

/** What cannot be removed now is found by the nightly job: nobody can see it either way. */
async function removeFiles({ log }: Pick<Services, 'log'>, db: Db, photo: string): Promise<void> {
  const sizes = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => photoFileName(width, format)))
  const answers = await Promise.all([
    db.storage.from('photos').remove(sizes.map((name) => `${photo}/${name}`)),
    db.storage.from('photo-originals').remove([`${photo}/original.jpg`]),
  ])
  for (const { error } of answers) if (error) log('photo files not removed', { photo, message: error.message })
}
