// The committed base map, read as a browser reads it: what is sea and what is land, at every zoom.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'
import { expect, test } from 'vitest'

const file = readFileSync(new URL('./data/world.pmtiles', import.meta.url))
const source: Source = {
  getKey: () => 'world',
  getBytes: async (offset, length) => ({
    data: file.buffer.slice(file.byteOffset + offset, file.byteOffset + offset + length) as ArrayBuffer,
  }),
}
const unpack = async (packed: ArrayBuffer) => {
  const bytes = new Uint8Array(packed)
  return new Uint8Array(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).buffer
}
const world = new PMTiles(source, undefined, unpack)

/** Crossings of a ray to the east with all rings: odd is inside, holes included. */
function isWithin(rings: readonly { x: number; y: number }[][], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings)
    for (const [i, a] of ring.entries()) {
      const b = ring[i === 0 ? ring.length - 1 : i - 1] ?? a
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
  return inside
}

async function isLand(lng: number, lat: number, zoom: number): Promise<boolean> {
  const tiles = 2 ** zoom
  const x = ((lng + 180) / 360) * tiles
  const sine = Math.sin((lat * Math.PI) / 180)
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles
  const tile = await world.getZxy(zoom, Math.floor(x), Math.floor(y))
  const land = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers.land
  if (!land) return false
  const [px, py] = [(x % 1) * land.extent, (y % 1) * land.extent]
  for (let i = 0; i < land.length; i++) if (isWithin(land.feature(i).loadGeometry(), px, py)) return true
  return false
}

const ZOOMS = [0, 1, 2, 3, 4, 5, 6]

test.each([
  ['the Norwegian Sea', 0, 68],
  ['the North Atlantic', -30, 50],
  ['the Bay of Biscay', -5, 45.5],
  ['the Bering Sea', -178, 58],
  ['the Pacific', -170, 5],
  ['the Arctic Ocean', 10, 82],
  ['the Indian Ocean', 75, -20],
  ['the Southern Ocean', 100, -60],
])('%s is sea', async (_, lng, lat) => {
  expect(await Promise.all(ZOOMS.map((zoom) => isLand(lng, lat, zoom)))).toEqual(ZOOMS.map(() => false))
})

test.each([
  ['Makkah', 39.83, 21.42],
  ['Paris', 2.35, 48.86],
  ['Moscow', 37.6, 55.75],
  ['the west of Chukotka', 176, 67.5],
  ['the east of Chukotka, beyond the 180th meridian', -177, 67.5],
  ['Siberia', 100, 65],
  ['Alaska', -153, 65],
  ['Antarctica', 20, -80],
  ['Antarctica on the other side', -100, -80],
  ['Australia', 134, -25],
])('%s is land', async (_, lng, lat) => {
  expect(await Promise.all(ZOOMS.map((zoom) => isLand(lng, lat, zoom)))).toEqual(ZOOMS.map(() => true))
})
