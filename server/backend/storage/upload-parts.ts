// Unfinished uploads on the disk: what has arrived of each, and what is known of it.
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageError } from './storage-error.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type State = {
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

export type UploadParts = ReturnType<typeof openUploadParts>

export function openUploadParts(folder: string) {
  const partOf = (id: string) => join(folder, `${id}.part`)
  const stateOf = (id: string) => join(folder, `${id}.json`)

  async function readState(id: string, owner: string, now: number): Promise<State> {
    const text = ID.test(id) ? await readFile(stateOf(id), 'utf8').catch(() => null) : null
    const state = text ? (JSON.parse(text) as State) : null
    // Someone else's upload is as unknown as one that never was.
    if (!state || state.owner !== owner || state.expires <= now)
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

  return { partOf, stateOf, readState, forget, sweep }
}
