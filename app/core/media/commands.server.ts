// Adding photos to a place, as the visitor: row-level security and the table's own rules decide whether they may.
import type { Services } from '#app/core/request/services.ts'
import { CAPTION_LENGTH, type ImageProblem, MAX_IMAGES_AT_ONCE } from './image-rules.ts'
import { processImage } from './process-image.server.ts'

export type AddedPhoto =
  | { fileName: string; ok: true; id: string; status: 'published' | 'pending' }
  | { fileName: string; ok: false; problem: ImageProblem | 'limit' | 'tooMany' | 'rateLimited' | 'failed' }

type Needs = Pick<Services, 'db' | 'tasks' | 'allow' | 'drawInTurn' | 'log'>

/** One after the other: a decoded picture takes much memory. A file that is refused does not stop the others. */
export async function addPhotos(
  services: Needs,
  placeId: string,
  files: readonly File[],
  caption = '',
): Promise<AddedPhoto[]> {
  const added: AddedPhoto[] = []
  for (const [i, file] of files.entries()) {
    const fileName = file.name
    if (i >= MAX_IMAGES_AT_ONCE) added.push({ fileName, ok: false, problem: 'tooMany' })
    else if (!services.allow('upload')) added.push({ fileName, ok: false, problem: 'rateLimited' })
    else added.push({ fileName, ...(await addPhoto(services, placeId, file, caption)) })
  }
  return added
}

type Outcome =
  | { ok: true; id: string; status: 'published' | 'pending' }
  | { ok: false; problem: Extract<AddedPhoto, { ok: false }>['problem'] }

async function addPhoto(
  { db, tasks, drawInTurn, log }: Needs,
  placeId: string,
  file: File,
  caption: string,
): Promise<Outcome> {
  const image = await drawInTurn(async () => processImage(new Uint8Array(await file.arrayBuffer())))
  if (image === 'busy') return { ok: false, problem: 'rateLimited' }
  if (typeof image === 'string') return { ok: false, problem: image }
  const { width, height, sizes, original } = image
  const { data, error } = await db()
    .from('photos')
    .insert({ place_id: placeId, width, height, caption: caption.trim().slice(0, CAPTION_LENGTH) || null } as never)
    .select('id')
    .single<{ id: string }>()
  if (error) {
    if (error.message.includes('photo_limit')) return { ok: false, problem: 'limit' }
    log('photo refused', { message: error.message })
    return { ok: false, problem: 'failed' }
  }
  try {
    return { ok: true, id: data.id, status: await tasks.keepPhoto(data.id, sizes, original) }
  } catch (cause) {
    log('photo not kept', { message: cause instanceof Error ? cause.message : String(cause) })
    return { ok: false, problem: 'failed' }
  }
}
