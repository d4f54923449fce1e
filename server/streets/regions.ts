// The street maps that lie in the data folder: made by an import, or a downloaded basemap that was put there. Looked
// through again now and then, so that a new one is seen without a restart.
import { existsSync } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { streetsFolder } from './folder.ts'
import type { Box } from './tile-archive.ts'

export type Region = {
  name: string
  path: string
  size: number
  /** Another one for another file: browsers may keep what they have read of this one for good. */
  version: string
  bounds: Box
  maxZoom: number
  /** Null for a basemap that came without. */
  addresses: string | null
}

/** What a file may be called: nothing else is ever opened, whatever an address asks for. */
const FILE = /^([a-z0-9][a-z0-9_-]{0,79})\.pmtiles$/
const MOST_REGIONS = 24
const LOOK_EVERY_MS = 10_000
const HEADER_BYTES = 127
const VECTOR_TILES = 1

async function readRegion(folder: string, file: string): Promise<Region | null> {
  const name = FILE.exec(file)?.[1]
  if (name === undefined) return null
  const path = join(folder, file)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile() || found.size < HEADER_BYTES) return null
  const handle = await open(path)
  try {
    const { buffer: head } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    const isOurs = head.toString('latin1', 0, 7) === 'PMTiles' && head[7] === 3 && head[99] === VECTOR_TILES
    if (!isOurs) return null
    const [west = 0, south = 0, east = 0, north = 0] = [102, 106, 110, 114].map((at) => head.readInt32LE(at) / 1e7)
    const addresses = join(folder, `${name}.addresses`)
    return {
      name,
      path,
      size: found.size,
      version: `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`,
      bounds: { west, south, east, north },
      maxZoom: head[101] ?? 0,
      addresses: existsSync(addresses) ? addresses : null,
    }
  } finally {
    await handle.close()
  }
}

export type Regions = () => Promise<readonly Region[]>

export function createRegions(dataDir: string): Regions {
  const folder = streetsFolder(dataDir)
  let known: readonly Region[] = []
  let looked = Number.NEGATIVE_INFINITY
  let looking: Promise<readonly Region[]> | null = null

  async function look() {
    const files = await readdir(folder).catch(() => [])
    const wanted = files.filter((file) => FILE.test(file)).sort()
    const read = await Promise.all(wanted.slice(0, MOST_REGIONS).map((file) => readRegion(folder, file)))
    known = read.filter((region) => region !== null)
    looked = performance.now()
    return known
  }

  return async () => {
    if (performance.now() - looked < LOOK_EVERY_MS) return known
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }
}
