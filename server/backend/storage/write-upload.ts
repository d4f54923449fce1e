// Writes the pieces of an upload one after the other, and keeps the file when it is whole.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { SNIFFED_BYTES } from '#app/core/media/file-kind.ts'
import { isNoRoom } from '../database/watch-for-trouble.ts'
import { findBucket } from './buckets.ts'
import type { Caller } from './caller.ts'
import type { StorageContext } from './context.ts'
import { keepUpload, type Upload } from './objects.ts'
import { StorageError, tooLarge } from './storage-error.ts'
import type { State, UploadParts } from './upload-parts.ts'

export const uploadOf = async (context: StorageContext, state: State): Promise<Upload> => ({
  ...state,
  bucket: await findBucket(context, state.bucketId),
})

export function createUploadWriter(context: StorageContext, parts: UploadParts) {
  const busy = new Set<string>()

  async function append(id: string, state: State, caller: Caller, request: Request, offset: number): Promise<number> {
    if (busy.has(id)) throw new StorageError(423, 'ResourceLocked', 'The upload is being written to', 423)
    busy.add(id)
    try {
      const part = parts.partOf(id)
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
    for await (const chunk of createReadStream(parts.partOf(id)) as AsyncIterable<Buffer>) {
      if (size < SNIFFED_BYTES) start.push(chunk.subarray(0, SNIFFED_BYTES - size))
      size += chunk.length
      hash.update(chunk)
    }
    const path = join(context.temporaryFolder, id)
    await rename(parts.partOf(id), path)
    try {
      const file = { path, size, md5: hash.digest('hex'), start: Buffer.concat(start) }
      await keepUpload(context, caller, await uploadOf(context, state), file)
    } finally {
      await parts.forget(id)
    }
  }

  return { append }
}
