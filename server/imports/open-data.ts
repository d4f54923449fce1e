// The open data that ships with the product: loaded once, in the background, by the importer that takes staff's files too.
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rename, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { guessMapping } from '#app/features/imports/rules.ts'
import { ImportBusy } from './import-work.ts'
import type { Importer } from './importer.ts'
import { MOSQUES, OPEN_DATA, type OpenData } from './open-data-sets.ts'

/** Loaded, or taken back by somebody: either way it is not begun again. */
const ENDED = ['done', 'undoing', 'undone']

export type LoadOpenData = () => Promise<void>

type Options = {
  importer: Importer
  set: OpenData
  /** Once per process, when all is there; `isNew` where this process brought it. */
  whenThere?: (isNew: boolean) => Promise<void>
}

/** What the returned function leaves half done, a later call or a later process finishes. */
export function createOpenData({ importer, set, whenThere = async () => {} }: Options): LoadOpenData {
  const { service } = importer
  // What failed is tried again by the next process, not every minute.
  let mayTryAgain = true
  let hasEnded = false

  async function stateOf(): Promise<string | null> {
    const { data, error } = await service.from('imports').select('state').eq('id', set.id).limit(1)
    if (error) throw new Error(error.message)
    return data[0]?.state ?? null
  }

  async function decide(step: 'resume_import' | 'merge_import') {
    const { error } = await service.rpc(step, { import_id: set.id })
    if (error) throw new Error(`${step}: ${error.message}`)
  }

  async function begin() {
    const path = importer.pathOf(set.id)
    const { error } = await service.from('imports').insert({
      id: set.id,
      kind: set.kind,
      file_name: basename(set.path),
      file_size: (await stat(path)).size,
      format: 'csv',
      source: set.source,
      licence: set.licence,
      mapping: guessMapping(set.columns),
      options: { delimiter: ',', encoding: 'utf-8', pace: 'gentle' },
      state: 'staging',
      started_by: null,
    })
    // Another node was quicker.
    if (error && error.code !== '23505') throw new Error(error.message)
  }

  return async () => {
    if (hasEnded) return
    const state = await stateOf()
    hasEnded = state !== null && ENDED.includes(state)
    if (state === 'done') await whenThere(false)
    if (hasEnded || (state === 'failed' && !mayTryAgain)) return
    mayTryAgain = false
    await unpack(set.path, importer.pathOf(set.id), importer.folder)
    if (state === null) await begin()
    if (state === 'failed') await decide('resume_import')
    try {
      await importer.advance(set.id, { withReport: false })
      if ((await stateOf()) === 'staged') {
        await decide('merge_import')
        await importer.advance(set.id)
      }
    } catch (error) {
      if (error instanceof ImportBusy) return
      throw error
    }
    hasEnded = (await stateOf()) === 'done'
    if (hasEnded) await whenThere(true)
  }
}

/** All sets, one after the other; what one cannot do does not keep the others from being there. */
export function createAllOpenData({
  importer,
  whenMosquesAreThere,
}: {
  importer: Importer
  whenMosquesAreThere: (isNew: boolean) => Promise<void>
}): LoadOpenData {
  const loads = OPEN_DATA.map((set) =>
    createOpenData({ importer, set, ...(set === MOSQUES && { whenThere: whenMosquesAreThere }) }),
  )
  async function run() {
    const failures: unknown[] = []
    for (const load of loads) await load().catch((failure) => failures.push(failure))
    if (failures.length > 0) throw failures[0]
  }
  // It takes minutes, and is asked for every minute.
  let running: Promise<void> | null = null
  return () => {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}

/** Whole or not at all, also when the process ends meanwhile. */
async function unpack(packed: string, path: string, folder: string) {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const half = `${path}.${randomUUID()}`
  await pipeline(createReadStream(packed), createGunzip(), createWriteStream(half, { mode: 0o600 }))
  await rename(half, path)
}
