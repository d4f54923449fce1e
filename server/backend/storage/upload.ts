// A new file, as the body of a request or in a form.
import { rmSync } from 'node:fs'
import { findBucket } from './buckets.ts'
import type { Caller } from './caller.ts'
import type { StorageContext } from './context.ts'
import { splitPath } from './find-object.ts'
import {
  cacheControlOf,
  checkType,
  checkUpload,
  keepUpload,
  plainType,
  sizeLimitOf,
  type Upload,
  userMetadataOf,
} from './objects.ts'
import { boundaryOf, readField, readMultipart } from './read-multipart.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'
import { invalidRequest, StorageError, tooLarge } from './storage-error.ts'

const LONGEST_FIELD = 64 * 1024

export async function upload(
  context: StorageContext,
  request: Request,
  caller: Caller,
  bucketId: string,
  name: string,
  upsert: boolean,
) {
  const { temporaryFolder } = context
  const bucket = await findBucket(context, bucketId)
  const limit = sizeLimitOf(bucket)
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  const encoded = request.headers.get('x-metadata')
  const wish: Upload = {
    bucket,
    name,
    upsert,
    type: plainType(request.headers.get('content-type')),
    cacheControl: cacheControlOf(request.headers.get('cache-control')),
    userMetadata: userMetadataOf(encoded && Buffer.from(encoded, 'base64').toString('utf8')),
  }
  await checkUpload(context, caller, wish)
  const declared = Number(request.headers.get('content-length') ?? 0)
  // A form is a little larger than the file in it.
  if (declared > limit + (boundary ? LONGEST_FIELD * 2 : 0)) throw tooLarge()
  const body = (request.body ?? []) as AsyncIterable<Uint8Array>
  if (!boundary) {
    checkType(bucket, wish.type)
    return keepUpload(context, caller, wish, await receiveFile(body, limit, temporaryFolder))
  }
  let file: ReceivedFile | null = null
  try {
    for await (const part of readMultipart(body, boundary)) {
      if (part.fileName === null) {
        const value = await readField(part, LONGEST_FIELD)
        if (part.name === 'cacheControl') wish.cacheControl = cacheControlOf(value)
        if (part.name === 'metadata') wish.userMetadata = userMetadataOf(value)
        if (part.name === 'contentType') wish.type = plainType(value)
        continue
      }
      if (file) throw invalidRequest('One file at a time')
      wish.type = plainType(part.type)
      checkType(bucket, wish.type)
      file = await receiveFile(part.body, limit, temporaryFolder)
    }
  } catch (error) {
    if (file) rmSync(file.path, { force: true })
    throw error
  }
  if (!file) throw invalidRequest('The form holds no file')
  return keepUpload(context, caller, wish, file)
}

/** By whoever has the address that was signed for it, as the one who asked for that address. */
export async function uploadSigned(
  context: StorageContext,
  request: Request,
  path: string,
  token: string | null,
  now: number,
) {
  const claims = context.tokens.read(token, now)
  const { bucket, name } = splitPath(path)
  if (claims.url !== `${bucket}/${name}` || claims.use !== 'upload')
    throw new StorageError(400, 'InvalidSignature', 'The address is not the one that was signed')
  return upload(context, request, claims.caller as Caller, bucket, name, claims.upsert === true)
}
