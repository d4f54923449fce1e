// Addresses that open one object for a while, to whoever has them.
import { isRecord } from '#app/lib/records.ts'
import { findBucket } from './buckets.ts'
import type { Caller } from './caller.ts'
import type { StorageContext } from './context.ts'
import { findOwn, splitPath } from './find-object.ts'
import { checkUpload } from './objects.ts'
import { RENDER } from './render-at.ts'
import { readTransformation } from './render-image.ts'
import { invalidRequest, StorageError } from './storage-error.ts'

const UPLOAD_ADDRESS_SECONDS = 2 * 60 * 60
const LONGEST_ADDRESS_SECONDS = 10 * 365 * 86_400
const MOST_SIGNED = 1000

function secondsOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > LONGEST_ADDRESS_SECONDS)
    throw invalidRequest('expiresIn must be a number of seconds')
  return value
}

export async function sign(
  context: StorageContext,
  caller: Caller,
  path: string,
  body: Record<string, unknown>,
  now: number,
) {
  const object = await findOwn(context, () => caller, path, 'object.sign')
  const url = `${object.bucket_id}/${object.name}`
  const transform = isRecord(body.transform) ? body.transform : null
  if (transform) {
    readTransformation((name) => transform[name])
    // Some files may be seen but not drawn.
    await findOwn(context, () => caller, path, RENDER)
  }
  const claims = { url, use: 'read', ...(transform && { transform }) }
  const token = context.tokens.sign(claims, secondsOf(body.expiresIn), now)
  return { signedURL: `/${transform ? 'render/image' : 'object'}/sign/${encodeURI(url)}?token=${token}` }
}

export async function signMany(
  context: StorageContext,
  caller: Caller,
  bucketId: string,
  body: Record<string, unknown>,
  now: number,
) {
  await findBucket(context, bucketId)
  const { paths } = body
  const isList = Array.isArray(paths) && paths.length <= MOST_SIGNED && paths.every((path) => typeof path === 'string')
  if (!isList) throw invalidRequest('paths must be a list of names')
  secondsOf(body.expiresIn)
  return Promise.all(
    paths.map(async (path) => {
      try {
        const { signedURL } = await sign(context, caller, `${bucketId}/${path}`, { expiresIn: body.expiresIn }, now)
        return { error: null, path, signedURL }
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        return { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null }
      }
    }),
  )
}

export async function signUpload(context: StorageContext, caller: Caller, path: string, upsert: boolean, now: number) {
  const { bucket, name } = splitPath(path)
  await checkUpload(context, caller, {
    bucket: await findBucket(context, bucket),
    name,
    upsert,
    type: '',
    cacheControl: '',
    userMetadata: null,
  })
  const claims = { url: `${bucket}/${name}`, use: 'upload', upsert, caller }
  const token = context.tokens.sign(claims, UPLOAD_ADDRESS_SECONDS, now)
  return { url: `/object/upload/sign/${encodeURI(`${bucket}/${name}`)}?token=${token}`, token }
}
