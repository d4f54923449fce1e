// Writes tiles into one .pmtiles file as they are made. Only the list of tiles is held in memory.
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { Compression, S2PMTilesWriter, TileType } from 's2-pmtiles'

export type Box = { west: number; south: number; east: number; north: number }

/** The library writes the first two letters only. */
const MAGIC = Buffer.from('PMTiles\x03', 'latin1')
/** Where the header has the covered area: the library leaves it at zero, and a map would then ask for no tile at all. */
const BOUNDS_AT = 102
/** Centre and zoom to open with follow the area. */
const CENTRE_ZOOM_AT = 118

type Details = { name: string; attribution: string }

/** The file takes its name when it is whole: whoever reads it meanwhile sees the one before, or none. */
export function createTileArchive(path: string, details: Details) {
  const unfinished = `${path}.part`
  const file = openSync(unfinished, 'w')
  let end = 0
  const appendSync = (data: Uint8Array) => {
    writeSync(file, data, 0, data.length, end)
    end += data.length
  }
  const target = {
    appendSync,
    append: async (data: Uint8Array) => appendSync(data),
    write: async (data: Uint8Array, offset: number) => void writeSync(file, data, 0, data.length, offset),
  }
  const writer = new S2PMTilesWriter(target, TileType.Pbf, Compression.Gzip)
  let tiles = 0
  return {
    write: async (zoom: number, x: number, y: number, tile: Uint8Array) => {
      tiles++
      await writer.writeTileXYZ(zoom, x, y, tile)
    },
    finish: async ({ west, south, east, north }: Box, openAt: number) => {
      // The library's type asks for far more than the format does.
      await writer.commit(details as Parameters<typeof writer.commit>[0])
      const header = Buffer.alloc(25)
      const sides = [west, south, east, north]
      for (const [i, degrees] of sides.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 4 * i)
      header.writeUInt8(openAt, CENTRE_ZOOM_AT - BOUNDS_AT)
      header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 17)
      header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 21)
      writeSync(file, MAGIC, 0, MAGIC.length, 0)
      writeSync(file, header, 0, header.length, BOUNDS_AT)
      closeSync(file)
      renameSync(unfinished, path)
      return { tiles, bytes: end }
    },
    abandon: () => {
      closeSync(file)
      rmSync(unfinished, { force: true })
    },
  }
}
