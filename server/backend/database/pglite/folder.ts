// The folder an embedded database lies in. One process at a time has it open.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { holdFolder } from '../hold-folder.ts'
import { openPglite, type Pglite } from './open.ts'
import { layTemplate, type Template } from './template.ts'

type OpenFolder = { pglite: Pglite; letGo: () => Promise<void> }

let ahead: { dataDir: string; begun: Promise<Begun> } | null = null

type Start = {
  /** A dump that a new database starts from. */
  loadDataDir?: Blob | undefined
  /** What a new database is copied from, where the build brings it. */
  template?: Template | null
}

/** In an object, so that whoever waits for the beginning does not wait for the end. */
type Begun = { opening: Promise<OpenFolder> }

/**
 * Begins now what `openFolder` will be asked for, and settles when another thread is at it: until then whatever keeps this
 * one busy would hold it up.
 */
export async function openFolderAhead(dataDir: string, template: Template | null) {
  const begun = begin(dataDir, { template })
  ahead = { dataDir, begun }
  // What goes wrong is said to whoever asks for the folder.
  await begun.then(
    ({ opening }) => void opening.catch(() => {}),
    () => {},
  )
}

export async function openFolder(dataDir: string, loadDataDir?: Blob): Promise<OpenFolder> {
  const begun = ahead?.dataDir === dataDir ? ahead.begun : begin(dataDir, { loadDataDir })
  ahead = null
  return (await begun).opening
}

async function begin(dataDir: string, { loadDataDir, template }: Start): Promise<Begun> {
  const letGo = await holdFolder(dataDir)
  if (template) layTemplate(dataDir, template)
  const folder = join(dataDir, 'db')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pglite = openPglite({ folder, ...(loadDataDir && { loadDataDir }) })
  return { opening: pglite.then((open) => ({ pglite: open, letGo })) }
}
