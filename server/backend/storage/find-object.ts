// The object an address names, for whoever asks by that kind of address.
import { findBucket } from './buckets.ts'
import type { Caller } from './caller.ts'
import type { StorageContext } from './context.ts'
import { bucketName, objectName } from './names.ts'
import { findObject, findObjectTrusted, type StoredObject } from './objects.ts'
import { noSuchBucket, StorageError } from './storage-error.ts'

/** `bucket/folder/file` as bucket and name. */
export function splitPath(path: string): { bucket: string; name: string } {
  const cut = path.indexOf('/')
  return {
    bucket: bucketName(cut < 0 ? path : path.slice(0, cut)),
    name: objectName(cut < 0 ? '' : path.slice(cut + 1)),
  }
}

export async function findPublic(context: StorageContext, path: string): Promise<StoredObject> {
  const { bucket, name } = splitPath(path)
  if (!(await findBucket(context, bucket)).public) throw noSuchBucket()
  return findObjectTrusted(context, bucket, name)
}

export async function findOwn(
  context: StorageContext,
  caller: () => Caller,
  path: string,
  operation: string,
): Promise<StoredObject> {
  const { bucket, name } = splitPath(path)
  return findObject(context, caller(), bucket, name, operation)
}

export async function findSigned(context: StorageContext, path: string, token: string | null, now: number) {
  const claims = context.tokens.read(token, now)
  const { bucket, name } = splitPath(path)
  if (claims.url !== `${bucket}/${name}` || claims.use !== 'read')
    throw new StorageError(400, 'InvalidSignature', 'The address is not the one that was signed')
  return { object: await findObjectTrusted(context, bucket, name), claims }
}
