// The folder an embedded database lies in. One process at a time has it open.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { holdFolder } from '../hold-folder.ts'
import { openPglite, type Pglite } from './open.ts'
import { layTemplate, type Template } from './template.ts'

type OpenFolder = { pglite: Pglite; letGo: () => Promise<void> }

let ahead: { dataDir: string; opening: Promise<OpenFolder> } | null = null

type Start = {
  /** A dump that a new database starts from. */
  loadDataDir?: Blob | undefined
  /** What a new database is copied from, where the build brings it. */
  template?: Template | null
}

/** Begins now what `openFolder` will be asked for: most of it happens in another thread. */
export function openFolderAhead(dataDir: string, template: Template | null) {
  const opening = open(dataDir, { template })
  // Said to whoever asks for it.
  opening.catch(() => {})
  ahead = { dataDir, opening }
}

export function openFolder(dataDir: string, loadDataDir?: Blob): Promise<OpenFolder> {
  const begun = ahead?.dataDir === dataDir ? ahead.opening : null
  ahead = null
  return begun ?? open(dataDir, { loadDataDir })
}

async function open(dataDir: string, { loadDataDir, template }: Start): Promise<OpenFolder> {
  const letGo = await holdFolder(dataDir)
  if (template) layTemplate(dataDir, template)
  const folder = join(dataDir, 'db')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return { pglite: await openPglite({ folder, ...(loadDataDir && { loadDataDir }) }), letGo }
}
