/** Loads the tables of places once, on first use or ahead of time in the background. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'
import KDBush from 'kdbush'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { decodePlaces, type PlaceTable } from './places-file.server.ts'

const FILE = join(projectRoot, 'app/core/places/data/places.bin.br')
const QUARTERS = join(projectRoot, 'app/core/places/data/quarters.bin.br')

/** A little more than the unpacked file, so that it comes out in one piece instead of being joined from many. */
const UNPACK = { chunkSize: 12 * 1024 * 1024 }

export type LoadedPlaces = { table: PlaceTable; tree: KDBush }

let loaded: LoadedPlaces | null = null
let loading: Promise<LoadedPlaces> | null = null

/** The places lie in the order of the tree, so its serialised form can be laid out straight from the columns. */
function layOutTree(table: PlaceTable): KDBush {
  const tree = new KDBush(table.size, table.kdNodeSize, Float32Array)
  const { ids, coords } = tree
  for (let i = 0; i < table.size; i++) {
    ids[i] = i
    coords[2 * i] = (table.lng[i] ?? 0) / 1e5
    coords[2 * i + 1] = (table.lat[i] ?? 0) / 1e5
  }
  return KDBush.from(tree.data)
}

function unpack(file: Uint8Array): LoadedPlaces {
  const table = decodePlaces(file)
  loaded = { table, tree: layOutTree(table) }
  return loaded
}

export function getPlaces(): LoadedPlaces {
  return loaded ?? unpack(brotliDecompressSync(readFileSync(FILE), UNPACK))
}

let quarters: PlaceTable | null = null

/** Parts of cities. Small, and wanted only by those who type: read when the first of them does. */
export function getQuarters(): { table: PlaceTable } {
  quarters ??= decodePlaces(brotliDecompressSync(readFileSync(QUARTERS)))
  return { table: quarters }
}

/** Loads without holding up requests: reading and unpacking happen off the main thread. */
export async function warmPlaces(): Promise<void> {
  if (loaded) return
  loading ??= readFile(FILE)
    .then((packed) => promisify(brotliDecompress)(packed, UNPACK))
    .then((file) => loaded ?? unpack(file))
    .finally(() => {
      loading = null
    })
  await loading
}
