// /storage/v1 of our own process, for an unchanged supabase-js. Addresses and answers are those of Supabase's service.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Keys } from '../access-token.ts'
import type { Database } from '../database/database.ts'
import { bucketsAt } from './buckets-at.ts'
import { readCaller, urlTokens } from './caller.ts'
import { changeAt } from './change-at.ts'
import type { StorageContext } from './context.ts'
import type { S3Settings } from './file-s3.ts'
import { decodePath } from './names.ts'
import { openFileStore } from './open-file-store.ts'
import { readAt } from './read-at.ts'
import { renderAt } from './render-at.ts'
import { createRenderer, type Drawing } from './render-image.ts'
import { createResumable, RESUMABLE } from './resumable.ts'
import { accessDenied, fromTrouble, invalidRequest, noSuchObject, StorageError } from './storage-error.ts'

type Options = {
  database: Database
  secrets: Keys
  folder: string
  s3: S3Settings | null
  drawing: Drawing
  log: (line: string) => void
}

const PREFIX = '/storage/v1'
/** A file that grew for the last time so long ago is nobody's any more. */
const LONGEST_UPLOAD_MS = 60 * 60_000

export function openStorage({ database, secrets, folder, s3, drawing, log }: Options) {
  const temporaryFolder = join(folder, 'incoming')
  const resumableFolder = join(folder, 'resumable')
  for (const path of [temporaryFolder, resumableFolder]) mkdirSync(path, { recursive: true, mode: 0o700 })
  // What was on its way in when a process ended will not come again. Another node may be receiving just now.
  for (const left of readdirSync(temporaryFolder)) {
    const path = join(temporaryFolder, left)
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (touched < Date.now() - LONGEST_UPLOAD_MS) rmSync(path, { force: true })
  }
  const context: StorageContext = {
    database,
    files: openFileStore(folder, s3, log),
    temporaryFolder,
    resumableFolder,
    tokens: urlTokens(secrets.jwtSecret),
    log,
  }
  const resumable = createResumable(context)
  const render = createRenderer(context, drawing)

  async function answer(request: Request, address: string): Promise<Response> {
    const url = new URL(request.url)
    const now = Date.now()
    const path = decodePath(url.pathname.slice(PREFIX.length + 1))
    if (path === null || path.includes('\0')) throw invalidRequest('The address is not readable')
    const { method } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const caller = () => readCaller(request.headers, secrets, now)
    /** What follows these words, or null. */
    const after = (words: string) => (path.startsWith(`${words}/`) ? path.slice(words.length + 1) : null)
    const json = async (value: unknown) => Response.json(await value)

    if (path === 'status' && isRead) return new Response(null, { status: 200 })
    const buckets = await bucketsAt(context, request, path, caller)
    if (buckets) return buckets
    if (path === RESUMABLE.slice(1)) return resumable(request, '', caller(), now)
    const resumed = after(RESUMABLE.slice(1))
    if (resumed !== null) return resumable(request, resumed, caller(), now)

    if (after('cdn') !== null && method === 'DELETE') {
      if (caller().role !== 'service_role') throw accessDenied('Only the service may clear caches')
      // Nothing stands between the files and their readers here.
      return json({ message: 'success' })
    }

    const drawn = after('render/image')
    if (drawn !== null && isRead) return renderAt(context, render, request, drawn, caller, address, now)

    const object = after('object')
    if (object === null) throw noSuchObject()
    if (isRead) return readAt(context, request, object, caller, now)
    return json(changeAt(context, request, object, caller, now))
  }

  return async (request: Request, address: string): Promise<Response> => {
    try {
      return await answer(request, address)
    } catch (error) {
      // A sender that is still sending would lose the answer with the connection.
      if (request.body && !request.body.locked) await request.body.cancel().catch(() => {})
      if (error instanceof StorageError) return error.toResponse()
      const trouble = fromTrouble(error)
      if (trouble) {
        log(`storage: ${trouble.code}: ${error instanceof Error ? error.message : String(error)}`)
        return trouble.toResponse()
      }
      log(`storage: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      return new StorageError(500, 'InternalError', 'Internal Server Error', 500).toResponse()
    }
  }
}
