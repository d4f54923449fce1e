// Answers requests that add, replace, move, copy or remove objects; and lists and signatures, which are posted too.
import type { Caller } from './caller.ts'
import { bodyOf, type StorageContext } from './context.ts'
import { splitPath } from './find-object.ts'
import { listObjects, listObjectsV2 } from './list-objects.ts'
import { bucketName, objectName } from './names.ts'
import { copyObject, moveObject, removeObjects } from './objects.ts'
import { sign, signMany, signUpload } from './sign-address.ts'
import { invalidRequest, noSuchObject, StorageError } from './storage-error.ts'
import { upload, uploadSigned } from './upload.ts'

async function transfer(
  context: StorageContext,
  caller: Caller,
  how: 'move' | 'copy',
  body: Record<string, unknown>,
  upsert: boolean,
): Promise<unknown> {
  const from = { bucket: bucketName(body.bucketId), name: objectName(body.sourceKey) }
  const to = {
    bucket: body.destinationBucket ? bucketName(body.destinationBucket) : from.bucket,
    name: objectName(body.destinationKey),
  }
  return how === 'move'
    ? moveObject(context, caller, from, to)
    : copyObject(context, caller, from, to, { upsert, copyMetadata: body.copyMetadata !== false })
}

async function remove(context: StorageContext, request: Request, caller: Caller, path: string): Promise<unknown> {
  if (path.includes('/')) {
    const { bucket, name } = splitPath(path)
    if ((await removeObjects(context, caller, bucket, [name])).length === 0) throw noSuchObject()
    return { message: 'Successfully deleted' }
  }
  const { prefixes } = await bodyOf(request)
  if (!Array.isArray(prefixes)) throw invalidRequest('prefixes must be a list')
  return removeObjects(context, caller, bucketName(path), prefixes.map(objectName))
}

export async function changeAt(
  context: StorageContext,
  request: Request,
  path: string,
  readCaller: () => Caller,
  now: number,
): Promise<unknown> {
  const { method } = request
  const after = (words: string) => (path.startsWith(`${words}/`) ? path.slice(words.length + 1) : null)
  const isUpsert = request.headers.get('x-upsert') === 'true'

  const toSign = after('upload/sign')
  if (toSign !== null && method === 'PUT')
    return uploadSigned(context, request, toSign, new URL(request.url).searchParams.get('token'), now)
  const caller = readCaller()
  if (toSign !== null && method === 'POST') return signUpload(context, caller, toSign, isUpsert, now)
  if (method === 'POST') {
    const listed = after('list')
    if (listed !== null) return listObjects(context, caller, listed, await bodyOf(request))
    const listedV2 = after('list-v2')
    if (listedV2 !== null) return listObjectsV2(context, caller, listedV2, await bodyOf(request))
    const signed = after('sign')
    if (signed !== null)
      return signed.includes('/')
        ? sign(context, caller, signed, await bodyOf(request), now)
        : signMany(context, caller, signed, await bodyOf(request), now)
    if (path === 'move' || path === 'copy') return transfer(context, caller, path, await bodyOf(request), isUpsert)
  }
  if (method === 'DELETE') return remove(context, request, caller, path)
  if (method === 'POST' || method === 'PUT') {
    const { bucket, name } = splitPath(path)
    // Replacing what is not there yet is as good as adding it.
    return upload(context, request, caller, bucket, name, method === 'PUT' || isUpsert)
  }
  throw new StorageError(405, 'InvalidRequest', 'Method not allowed', 405)
}
