// The photographs of what is sold, as staff put them up, put them in order and take them down.
import { processImage } from '#app/core/media/process-image.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Outcome, refuse } from '#app/lib/outcome.ts'
import type { NewPicture, PictureForm } from './shelf-schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Typed = Record<string, string>

const BUCKET = 'store-pictures'

/** Drawn anew, so that nothing hidden in the file is passed on. */
export async function addPicture(
  services: Acting & Pick<Services, 'drawInTurn' | 'allow' | 'tasks'>,
  product_id: string,
  { file, alt }: NewPicture,
  values: Typed,
): Promise<Outcome<unknown>> {
  const wrong = (key: string) => refuse(key, { field: 'file', values })
  if (!file || file.size === 0) return wrong('none')
  if (!services.allow('upload')) return wrong('tooMany')
  const image = await services.drawInTurn(async () => processImage(new Uint8Array(await file.arrayBuffer())))
  if (image === 'busy') return wrong('tooMany')
  if (typeof image === 'string') return wrong(image)
  const drawn = image.sizes.findLast(({ type }) => type === 'image/webp')
  if (!drawn) return wrong('broken')
  const name = `${crypto.randomUUID()}.webp`
  const table = services.db().from('store_pictures')
  // The row first, as the visitor: who may not change the product puts no file.
  const added = await attempt(services, table.insert({ product_id, alt, file: name }).select('id'), {
    nothing: 'notAllowed',
    values,
  })
  if (!added.ok) return added
  if (await services.tasks.keepFile(BUCKET, name, drawn)) return added
  await attempt(services, table.delete().eq('file', name).select('id'))
  return wrong('failed')
}

export const describePicture = (
  services: Acting,
  product: string,
  id: string,
  { alt }: PictureForm,
  values: Typed,
): Promise<Outcome<unknown>> =>
  attempt(
    services,
    services.db().from('store_pictures').update({ alt }).eq('id', id).eq('product_id', product).select('id'),
    { nothing: 'missing', values },
  )

export const movePicture = (services: Acting, picture: string, step: 1 | -1, values: Typed) =>
  attempt(services, services.db().rpc('move_store_picture', { picture, step }), { values })

export async function removePicture(services: Acting, id: string, values: Typed): Promise<Outcome<unknown>> {
  const db = services.db()
  const removed = await attempt(services, db.from('store_pictures').delete().eq('id', id).select('file'), {
    nothing: 'missing',
    values,
  })
  if (!removed.ok) return removed
  return attempt(services, db.storage.from(BUCKET).remove(removed.value.map(({ file }) => file)))
}
