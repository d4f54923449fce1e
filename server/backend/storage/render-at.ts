// A picture in another size, by each kind of address.
import { isRecord } from '#app/lib/records.ts'
import type { Caller } from './caller.ts'
import type { StorageContext } from './context.ts'
import { findOwn, findPublic, findSigned } from './find-object.ts'
import { type createRenderer, readTransformation } from './render-image.ts'
import { noSuchObject } from './storage-error.ts'

export const RENDER = 'render.image_authenticated'

export async function renderAt(
  context: StorageContext,
  render: ReturnType<typeof createRenderer>,
  request: Request,
  path: string,
  caller: () => Caller,
  address: string,
  now: number,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const [kind, rest] = [path.slice(0, path.indexOf('/')), path.slice(path.indexOf('/') + 1)]
  const wish = () => readTransformation((name) => query.get(name))
  const stranger = { member: null, address, signal: request.signal }
  if (kind === 'public') return render(await findPublic(context, rest), wish(), request, stranger, true)
  if (kind === 'authenticated') {
    const object = await findOwn(context, caller, rest, RENDER)
    return render(object, wish(), request, { ...stranger, member: caller().id }, false)
  }
  if (kind !== 'sign') throw noSuchObject()
  const { object, claims } = await findSigned(context, rest, query.get('token'), now)
  const transform = isRecord(claims.transform) ? claims.transform : {}
  return render(
    object,
    readTransformation((name) => transform[name]),
    request,
    stranger,
    false,
  )
}
