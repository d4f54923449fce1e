// Uploads that survive a lost connection: the TUS 1.0.0 protocol at /storage/v1/upload/resumable, with creation,
// creation-with-upload and termination, as tus-js-client and Supabase's documentation use it.
import { randomUUID } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import type { Caller } from './caller.ts'
import { LARGEST_FILE, type StorageContext } from './context.ts'
import { cacheControlOf, checkType, checkUpload, plainType, sizeLimitOf, userMetadataOf } from './objects.ts'
import { invalidRequest, StorageError, slowDown, tooLarge } from './storage-error.ts'
import { openUploadParts, type State } from './upload-parts.ts'
import { createUploadWriter, uploadOf } from './write-upload.ts'

export const RESUMABLE = '/upload/resumable'
const LIFETIME_MS = 24 * 60 * 60_000
/** Unfinished uploads of one account, and how large they may become together. */
const MOST_OPEN = 20
const MOST_OPEN_BYTES = 2 * LARGEST_FILE
const HEADERS = { 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store' }
const ownerOf = (caller: Caller) => caller.id ?? caller.role

/** `Upload-Metadata`: names and base64 values. */
function readMetadata(header: string | null): Map<string, string> {
  const values = new Map<string, string>()
  for (const pair of (header ?? '').split(',')) {
    const [name, value = ''] = pair.trim().split(' ')
    if (name) values.set(name, Buffer.from(value, 'base64').toString('utf8'))
  }
  return values
}

function wholeHeader(headers: Headers, name: string): number {
  const value = headers.get(name) ?? ''
  if (!/^\d{1,15}$/.test(value)) throw invalidRequest(`${name} must be a number of bytes`)
  return Number(value)
}

export function createResumable(context: StorageContext) {
  const parts = openUploadParts(context.resumableFolder)
  const { append } = createUploadWriter(context, parts)

  async function create(request: Request, caller: Caller, now: number): Promise<Response> {
    const length = wholeHeader(request.headers, 'upload-length')
    const values = readMetadata(request.headers.get('upload-metadata'))
    const state: State = {
      owner: ownerOf(caller),
      bucketId: values.get('bucketName') ?? '',
      name: values.get('objectName') ?? '',
      upsert: request.headers.get('x-upsert') === 'true',
      type: plainType(values.get('contentType')),
      cacheControl: cacheControlOf(values.get('cacheControl')),
      userMetadata: userMetadataOf(values.get('metadata')),
      length,
      expires: now + LIFETIME_MS,
    }
    const upload = await uploadOf(context, state)
    if (length > sizeLimitOf(upload.bucket)) throw tooLarge()
    checkType(upload.bucket, upload.type)
    await checkUpload(context, caller, upload)
    const unfinished = await parts.sweep(state.owner, now)
    if (unfinished.count >= MOST_OPEN || unfinished.bytes + length > MOST_OPEN_BYTES)
      throw slowDown('Too many unfinished uploads', LIFETIME_MS / 1000)
    const id = randomUUID()
    try {
      await writeFile(parts.partOf(id), '', { mode: 0o600 })
      await writeFile(parts.stateOf(id), JSON.stringify(state), { mode: 0o600 })
    } catch (error) {
      await parts.forget(id)
      throw error
    }
    const headers = {
      ...HEADERS,
      Location: `/storage/v1${RESUMABLE}/${id}`,
      'Upload-Expires': new Date(state.expires).toUTCString(),
    }
    const hasBody = request.headers.get('content-type') === 'application/offset+octet-stream'
    if (!hasBody && length > 0)
      return new Response(null, { status: 201, headers: { ...headers, 'Upload-Offset': '0' } })
    const offset = await append(id, state, caller, request, 0)
    return new Response(null, { status: 201, headers: { ...headers, 'Upload-Offset': String(offset) } })
  }

  return async (request: Request, id: string, caller: Caller, now: number): Promise<Response> => {
    if (request.method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: { ...HEADERS, 'Tus-Version': '1.0.0', 'Tus-Extension': 'creation,creation-with-upload,termination' },
      })
    const version = request.headers.get('tus-resumable')
    if (version !== '1.0.0') throw new StorageError(412, 'InvalidRequest', 'Only TUS 1.0.0 is spoken here', 412)
    if (request.method === 'POST' && id === '') return create(request, caller, now)
    const state = await parts.readState(id, ownerOf(caller), now)
    switch (request.method) {
      case 'HEAD': {
        const { size } = await stat(parts.partOf(id))
        const headers = { ...HEADERS, 'Upload-Offset': String(size), 'Upload-Length': String(state.length) }
        return new Response(null, { status: 200, headers })
      }
      case 'PATCH': {
        if (request.headers.get('content-type') !== 'application/offset+octet-stream')
          throw new StorageError(415, 'InvalidRequest', 'A piece is sent as application/offset+octet-stream', 415)
        const offset = await append(id, state, caller, request, wholeHeader(request.headers, 'upload-offset'))
        return new Response(null, { status: 204, headers: { ...HEADERS, 'Upload-Offset': String(offset) } })
      }
      case 'DELETE':
        await parts.forget(id)
        return new Response(null, { status: 204, headers: HEADERS })
      default:
        throw new StorageError(405, 'InvalidRequest', 'Method not allowed', 405)
    }
  }
}
