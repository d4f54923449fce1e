// The tools and limits for every call to /storage/v1.
import { isRecord } from '#app/lib/records.ts'
import type { Database } from '../database/database.ts'
import type { urlTokens } from './caller.ts'
import type { FileStore } from './file-store.ts'
import { invalidRequest } from './storage-error.ts'

export type StorageContext = {
  database: Database
  files: FileStore
  /** For bodies on their way in. */
  temporaryFolder: string
  resumableFolder: string
  tokens: ReturnType<typeof urlTokens>
  log: (line: string) => void
}

/** Where the bytes of these rows lie. */
export const versionsOf = (rows: readonly { version: string | null }[]) =>
  rows.flatMap(({ version }) => (version === null ? [] : [version]))

/** For files of buckets without a limit of their own, and the most any bucket may allow. */
export const LARGEST_FILE = 50 * 1024 * 1024

const LARGEST_JSON = 1024 * 1024

/** The JSON object of a request; an empty one when there is no body. Null when it is anything else. */
export async function readJson(request: Request): Promise<Record<string, unknown> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= LARGEST_JSON) chunks.push(chunk)
  }
  if (size > LARGEST_JSON) return null
  const text = Buffer.concat(chunks).toString('utf8')
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body = await readJson(request)
  if (!body) throw invalidRequest('The body is not a JSON object')
  return body
}
