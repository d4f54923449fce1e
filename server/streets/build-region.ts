// Makes the street tiles and the addresses of one region from an OpenStreetMap extract, beside those of other regions.
import { rmSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { regionName } from '#app/lib/region-name.ts'
import { scanOsmPbf } from '../imports/scan-osm-pbf.ts'
import { AddressWriter } from './address-writer.ts'
import { MAX_ZOOM } from './classify.ts'
import { streetsFolder } from './folder.ts'
import { readFeatures } from './read-features.ts'
import { toDegrees } from './rings.ts'
import { Spool } from './spool.ts'
import { tilesOf } from './square-tiles.ts'
import { type Box, createTileArchive } from './tile-archive.ts'

const ATTRIBUTION = '© OpenStreetMap contributors, ODbL 1.0'

export type Progress = (step: 'reading' | 'drawing', share: number) => void
export type BuiltRegion = {
  name: string
  tiles: number
  bytes: number
  addresses: number
  /** What the file has but the map leaves out: outlines that do not close, shapes beyond what a square can hold. */
  leftOut: number
}

type Options = { dataDir: string; name?: string; onProgress?: Progress; mostPoints?: number }

export async function buildRegion(path: string, options: Options): Promise<BuiltRegion> {
  const { dataDir, name = regionName(path), onProgress = () => {}, mostPoints } = options
  const folder = streetsFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const file = await scanOsmPbf(path)
  // One that was stopped half way left its own behind.
  const work = join(folder, `.building-${name}`)
  rmSync(work, { recursive: true, force: true })
  const spool = new Spool(work)
  const addresses = new AddressWriter(join(work, 'addresses'))
  const archive = createTileArchive(join(folder, `${name}.pmtiles`), { name, attribution: ATTRIBUTION })
  try {
    const leftOut = await readFeatures(file, {
      bytes: statSync(path).size,
      onShape: (shape) => spool.add(shape),
      onPlace: (place) => addresses.addPlace(place),
      onStreet: (names, line) => addresses.addStreet(names, line),
      onProgress: (share) => onProgress('reading', share),
      ...(mostPoints !== undefined && { mostPoints }),
    })
    const squares = spool.squares()
    const covered: Box = { west: 180, south: 90, east: -180, north: -90 }
    for (const [i, square] of squares.entries()) {
      for (const { zoom, x, y, bytes } of tilesOf(square, spool.read(square))) await archive.write(zoom, x, y, bytes)
      if (square.tier.to === MAX_ZOOM) widen(covered, square.tier.square, square.x, square.y)
      onProgress('drawing', (i + 1) / squares.length)
    }
    if (squares.length === 0) throw new NothingToDraw()
    const count = addresses.write(join(folder, `${name}.addresses`))
    const written = await archive.finish(covered, 12)
    return { name, ...written, addresses: count, leftOut: leftOut.relations + leftOut.ways + spool.leftOut }
  } catch (error) {
    archive.abandon()
    throw error
  } finally {
    spool.remove()
  }
}

/** The extract has neither streets nor anything else a map shows. */
export class NothingToDraw extends Error {}

function widen(box: Box, zoom: number, x: number, y: number) {
  const [one, other] = [toDegrees(x / 2 ** zoom, y / 2 ** zoom), toDegrees((x + 1) / 2 ** zoom, (y + 1) / 2 ** zoom)]
  box.west = Math.min(box.west, one.lng)
  box.north = Math.max(box.north, one.lat)
  box.east = Math.max(box.east, other.lng)
  box.south = Math.min(box.south, other.lat)
}
