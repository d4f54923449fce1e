// Uploads that survive a lost connection: the TUS 1.0.0 protocol at /storage/v1/upload/resumable, with creation,
// creation-with-upload and termination, as tus-js-client and Supabase's documentation use it.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SNIFFED_BYTES } from '#app/core/media/file-kind.ts'
import { isNoRoom } from '../database/watch-for-trouble.ts'
import { findBucket } from './buckets.ts'
import type { Caller } from './caller.ts'
import { LARGEST_FILE, type StorageContext } from './context.ts'
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
import { invalidRequest, StorageError, slowDown, tooLarge } from './storage-error.ts'

export const RESUMABLE = '/upload/resumable'
const LIFETIME_MS = 24 * 60 * 60_000
/** Unfinished uploads of one account, and how large they may become together. */
const MOST_OPEN = 20
const MOST_OPEN_BYTES = 2 * LARGEST_FILE
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type State = {
  owner: string
  bucketId: string
  name: string
  upsert: boolean
  type: string
  cacheControl: string
  userMetadata: object | null
  length: number
  expires: number
}

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
  const folder = context.resumableFolder
  const busy = new Set<string>()
  const partOf = (id: string) => join(folder, `${id}.part`)
  const stateOf = (id: string) => join(folder, `${id}.json`)

  async function readState(id: string, caller: Caller, now: number): Promise<State> {
    const text = ID.test(id) ? await readFile(stateOf(id), 'utf8').catch(() => null) : null
    const state = text ? (JSON.parse(text) as State) : null
    // Someone else's upload is as unknown as one that never was.
    if (!state || state.owner !== ownerOf(caller) || state.expires <= now)
      throw new StorageError(404, 'NoSuchKey', 'The upload was not found', 404)
    return state
  }

  async function forget(id: string): Promise<void> {
    await Promise.all([rm(partOf(id), { force: true }), rm(stateOf(id), { force: true })])
  }

  /** Clears what nobody came back for; returns how much this owner still has open. */
  async function sweep(owner: string, now: number): Promise<{ count: number; bytes: number }> {
    const mine = { count: 0, bytes: 0 }
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.json')) continue
      const state = await readFile(join(folder, file), 'utf8').then(JSON.parse, () => null)
      if (!state) continue
      if (state.expires <= now) await forget(file.slice(0, -'.json'.length))
      else if (state.owner === owner) {
        mine.count++
        mine.bytes += state.length
      }
    }
    return mine
  }

  async function toUpload(state: State): Promise<Upload> {
    return { ...state, bucket: await findBucket(context, state.bucketId) }
  }

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
    const upload = await toUpload(state)
    if (length > sizeLimitOf(upload.bucket)) throw tooLarge()
    checkType(upload.bucket, upload.type)
    await checkUpload(context, caller, upload)
    const unfinished = await sweep(state.owner, now)
    if (unfinished.count >= MOST_OPEN || unfinished.bytes + length > MOST_OPEN_BYTES)
      throw slowDown('Too many unfinished uploads', LIFETIME_MS / 1000)
    const id = randomUUID()
    try {
      await writeFile(partOf(id), '', { mode: 0o600 })
      await writeFile(stateOf(id), JSON.stringify(state), { mode: 0o600 })
    } catch (error) {
      await forget(id)
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

  async function append(id: string, state: State, caller: Caller, request: Request, offset: number): Promise<number> {
    if (busy.has(id)) throw new StorageError(423, 'ResourceLocked', 'The upload is being written to', 423)
    busy.add(id)
    try {
      const part = partOf(id)
      const { size } = await stat(part)
      if (offset !== size) throw new StorageError(409, 'InvalidRequest', `The upload goes on at ${size}`, 409)
      let written = size
      const file = await open(part, 'a')
      try {
        for await (const chunk of request.body ?? []) {
          written += chunk.byteLength
          if (written > state.length) break
          await file.writeFile(chunk)
        }
      } catch (error) {
        if (isNoRoom(error)) throw error
        // The connection is gone; what arrived stays for the next try.
        written = (await stat(part)).size
      } finally {
        await file.close()
      }
      if (written > state.length) {
        await truncate(part, size)
        throw tooLarge()
      }
      if (written === state.length) await finish(id, state, caller)
      return written
    } finally {
      busy.delete(id)
    }
  }

  async function finish(id: string, state: State, caller: Caller): Promise<void> {
    const hash = createHash('md5')
    const start: Buffer[] = []
    let size = 0
    for await (const chunk of createReadStream(partOf(id)) as AsyncIterable<Buffer>) {
      if (size < SNIFFED_BYTES) start.push(chunk.subarray(0, SNIFFED_BYTES - size))
      size += chunk.length
      hash.update(chunk)
    }
    const path = join(context.temporaryFolder, id)
    await rename(partOf(id), path)
    try {
      const file = { path, size, md5: hash.digest('hex'), start: Buffer.concat(start) }
      await keepUpload(context, caller, await toUpload(state), file)
    } finally {
      await forget(id)
    }
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
    const state = await readState(id, caller, now)
    switch (request.method) {
      case 'HEAD': {
        const { size } = await stat(partOf(id))
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
        await forget(id)
        return new Response(null, { status: 204, headers: HEADERS })
      default:
        throw new StorageError(405, 'InvalidRequest', 'Method not allowed', 405)
    }
  }
}
