// Adding photos to a place, to what a member wrote or of themselves, as the visitor: row-level security and the table's own rules decide whether they may.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { CAPTION_LENGTH, type ImageProblem, MAX_IMAGES_AT_ONCE } from './image-rules.ts'
import { processImage } from './process-image.server.ts'

export type AddedPhoto =
  | { fileName: string; ok: true; id: string; status: 'published' | 'pending' }
  | { fileName: string; ok: false; problem: ImageProblem | 'limit' | 'tooManyFiles' | 'tooMany' | 'failed' }

/** What a photo shows: a place or the timetable on its noticeboard, what a contribution or a review is about, or whoever adds it. */
type PhotoOf =
  | { place_id: string; is_timetable?: true }
  | { contribution_id: string; step?: number | null }
  | { review_id: string }
  | { is_portrait: true }

type Needs = Pick<Services, 'db' | 'tasks' | 'allow' | 'drawInTurn' | 'log'>

/** One after the other: a decoded picture takes much memory. A file that is refused does not stop the others. */
export async function addPhotos(
  services: Needs,
  of: PhotoOf,
  files: readonly File[],
  caption = '',
): Promise<AddedPhoto[]> {
  const added: AddedPhoto[] = []
  for (const [i, file] of files.entries()) {
    const fileName = file.name
    if (i >= MAX_IMAGES_AT_ONCE) added.push({ fileName, ok: false, problem: 'tooManyFiles' })
    else if (!services.allow('upload')) added.push({ fileName, ok: false, problem: 'tooMany' })
    else added.push({ fileName, ...(await addPhoto(services, of, file, caption)) })
  }
  return added
}

type Added =
  | { ok: true; id: string; status: 'published' | 'pending' }
  | { ok: false; problem: Extract<AddedPhoto, { ok: false }>['problem'] }

async function addPhoto(services: Needs, of: PhotoOf, file: File, caption: string): Promise<Added> {
  const { db, tasks, drawInTurn, log } = services
  const image = await drawInTurn(async () => processImage(new Uint8Array(await file.arrayBuffer())))
  if (image === 'busy') return { ok: false, problem: 'tooMany' }
  if (typeof image === 'string') return { ok: false, problem: image }
  const { width, height, sizes, original } = image
  const row = db()
    .from('photos')
    .insert({ ...of, width, height, caption: caption.trim().slice(0, CAPTION_LENGTH) || null })
    .select('id')
    .single<{ id: string }>()
  const registered = await attempt(services, row)
  if (!registered.ok) return { ok: false, problem: registered.errors.form?.includes('photoLimit') ? 'limit' : 'failed' }
  const { id } = registered.value
  try {
    return { ok: true, id, status: await tasks.keepPhoto(id, sizes, original) }
  } catch (cause) {
    log('photo not kept', { message: cause instanceof Error ? cause.message : String(cause) })
    return { ok: false, problem: 'failed' }
  }
}
