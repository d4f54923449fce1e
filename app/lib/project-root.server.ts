import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Upwards from this module: it runs from its source folder in tests and from the built server in production. */
export const projectRoot = (() => {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('package.json is missing above this file')
    folder = parent
  }
  return folder
})()
