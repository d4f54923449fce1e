// Takes a body of unknown length into a temporary file, never more of it into memory than a chunk.
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SNIFFED_BYTES } from '#app/core/media/file-kind.ts'
import { tooLarge } from './storage-error.ts'

export type ReceivedFile = { path: string; size: number; md5: string; start: Uint8Array }

/** What a sender may go on sending after it went over the limit, so that it hears our answer. */
const STATEMENT_TIMEOUTS = 16 * 1024 * 1024

export async function receiveFile(
  body: AsyncIterable<Uint8Array>,
  limit: number,
  folder: string,
): Promise<ReceivedFile> {
  const path = join(folder, randomUUID())
  const file: FileHandle = await open(path, 'wx', 0o600)
  const hash = createHash('md5')
  const start: Uint8Array[] = []
  let kept = 0
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limit) {
        if (size > limit + STATEMENT_TIMEOUTS) break
        continue
      }
      if (kept < SNIFFED_BYTES) {
        start.push(chunk.slice(0, SNIFFED_BYTES - kept))
        kept += chunk.byteLength
      }
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    if (size > limit) throw tooLarge()
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
  await file.close()
  return { path, size, md5: hash.digest('hex'), start: Buffer.concat(start) }
}
