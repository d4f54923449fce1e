// Commands of people on photos, run as themselves: the database's functions decide whether they may.
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '#app/core/media/image-rules.ts'
import { photoFileName } from '#app/core/media/photo-url.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Db, Services } from '#app/core/request/services.ts'
import type { Intent } from '#app/lib/form.server.ts'
import { done, type Outcome } from '#app/lib/outcome.ts'
import type { photoForms } from './schema.ts'

export type PhotoDone = 'caption' | 'cover' | 'move' | 'remove' | 'accept' | 'report'
type PhotoAction = Intent<typeof photoForms>

const DONE = {
  caption: 'caption',
  cover: 'cover',
  earlier: 'move',
  later: 'move',
  remove: 'remove',
  accept: 'accept',
  report: 'report',
} as const satisfies Record<PhotoAction['intent'], PhotoDone>

function call(db: Db, placeId: string, { intent, value }: PhotoAction) {
  const { photo } = value
  switch (intent) {
    case 'caption':
      return db.rpc('caption_photo', { photo, caption: value.caption })
    case 'cover':
      return db.rpc('choose_cover', { photo })
    case 'earlier':
      return db.rpc('move_photo', { photo, step: -1 })
    case 'later':
      return db.rpc('move_photo', { photo, step: 1 })
    case 'remove':
      return db.rpc('remove_photo', { photo })
    case 'accept':
      return db.rpc('accept_timetable_photo', { photo })
    case 'report':
      return db
        .from('reports')
        .insert({ subject_kind: 'photo', subject_id: photo, place_id: placeId, reason: value.reason })
  }
}

export async function changePhoto(
  services: Pick<Services, 'db' | 'log'>,
  placeId: string,
  action: PhotoAction,
): Promise<Outcome<PhotoDone>> {
  const changed = await attempt(services, call(services.db(), placeId, action))
  if (!changed.ok) return changed
  if (action.intent === 'remove') await removeFiles(services, action.value.photo)
  return done(DONE[action.intent])
}

/** What cannot be removed now is found by the nightly job: nobody can see it either way. */
async function removeFiles(services: Pick<Services, 'db' | 'log'>, photo: string): Promise<void> {
  const { storage } = services.db()
  const sizes = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => photoFileName(width, format)))
  await attempt(services, storage.from('photos').remove(sizes.map((name) => `${photo}/${name}`)))
  await attempt(services, storage.from('photo-originals').remove([`${photo}/original.jpg`]))
}
