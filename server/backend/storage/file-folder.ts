// Files in a folder of this machine. A file arrives by rename, so it is never seen half written, crash or not.
import { createReadStream, mkdirSync } from 'node:fs'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from './file-store.ts'

/** Keys are made by us, but a folder is worth a second look. */
const KEY = /^[0-9a-f-]{36}$/

export function openFileFolder(root: string): FileStore {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('Not a key of a stored file')
    // Spread out: folders with a million entries are slow.
    return join(root, key.slice(0, 2), key)
  }
  return {
    keep: async (key, temporaryPath) => {
      const path = pathOf(key)
      const file = await open(temporaryPath, 'r')
      await file.sync().finally(() => file.close())
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await rename(temporaryPath, path)
    },
    read: async (key, range) => {
      const stream = createReadStream(pathOf(key), range ?? {})
      const opened = await new Promise<boolean>((resolve, reject) => {
        stream.once('open', () => resolve(true))
        stream.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ENOENT' ? resolve(false) : reject(error),
        )
      })
      return opened ? (Readable.toWeb(stream) as ReadableStream<Uint8Array>) : null
    },
    copy: async (from, to) => {
      const path = pathOf(to)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Files never change, so two names for the same bytes are as good as two copies.
      await link(pathOf(from), path)
    },
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
  }
}
