// Reading an object, or what is known about it, by each kind of address.
import type { Caller } from './caller.ts'
import type { StorageContext } from './context.ts'
import { findOwn, findPublic, findSigned } from './find-object.ts'
import type { StoredObject } from './objects.ts'
import { serveObject } from './serve-object.ts'
import { StorageError } from './storage-error.ts'
import { withTimes } from './times.ts'

const infoOf = ({ metadata, ...object }: StoredObject) => ({
  id: object.id,
  name: object.name,
  version: object.version,
  bucket_id: object.bucket_id,
  size: metadata.size,
  content_type: metadata.mimetype,
  cache_control: metadata.cacheControl,
  etag: metadata.eTag,
  last_modified: metadata.lastModified,
  created_at: withTimes(object).created_at,
  metadata: object.user_metadata ?? {},
})

export async function readAt(
  context: StorageContext,
  request: Request,
  path: string,
  caller: () => Caller,
  now: number,
): Promise<Response> {
  const cut = path.indexOf('/')
  const [kind, rest] = [path.slice(0, cut), path.slice(cut + 1)]
  switch (kind) {
    case 'public':
      return serveObject(context, await findPublic(context, rest), request, true)
    case 'sign': {
      const { object, claims } = await findSigned(context, rest, new URL(request.url).searchParams.get('token'), now)
      // Signed for a small picture is not signed for the whole one.
      if (claims.transform) throw new StorageError(400, 'InvalidSignature', 'This address is for another form of it')
      return serveObject(context, object, request, false)
    }
    case 'authenticated':
      return serveObject(context, await findOwn(context, caller, rest, 'object.get_authenticated'), request, false)
    case 'info': {
      const [, how, inner] = /^(public|authenticated)\/(.*)$/s.exec(rest) ?? [null, 'authenticated', rest]
      const found =
        how === 'public'
          ? await findPublic(context, inner)
          : await findOwn(context, caller, inner, 'object.get_authenticated_info')
      return Response.json(infoOf(found))
    }
    default:
      return serveObject(context, await findOwn(context, caller, path, 'object.get_authenticated'), request, false)
  }
}
