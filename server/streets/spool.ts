// Shapes wait on disk, sorted into squares of the map, until the tiles of their square are made: only one square is in
// memory at a time.
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LAYERS, MAX_ZOOM, type Properties } from './classify.ts'
import type { Shape } from './read-features.ts'
import { clip, extentOf, type Path, ringArea, thin } from './rings.ts'

export type Tier = { square: number; to: number }

/** Squares for the wide view, and smaller ones for the close view. */
const WIDE: Tier = { square: 8, to: 11 }
const CLOSE: Tier = { square: 12, to: MAX_ZOOM }

const SHAPES = ['line', 'area', 'point'] as const
/** Tiles reach a little beyond their edge, so that lines do not end there. */
const MARGIN = 1 / 32
const SCALE = 2 ** 31
/** Held in memory before it goes to disk, over all squares. */
const MOST_HELD = 8 * 1024 * 1024
/** Nobody can tell more points apart in one square; it bounds what a tile costs to make. */
const MOST_POINTS = 1_500_000

export type Square = { tier: Tier; x: number; y: number }
type Bucket = Square & { path: string; held: Buffer[]; points: number }
export type Spooled = Omit<Shape, 'properties'> & { properties: Properties }

/** The zoom from which an area is at least a few pixels wide. */
function zoomOfArea(paths: readonly Path[], from: number): number {
  const side = Math.sqrt(Math.abs(ringArea(paths[0] ?? []))) * 256
  for (let zoom = from; zoom < MAX_ZOOM; zoom++) if (side * 2 ** zoom >= 5) return zoom
  return MAX_ZOOM
}

function encode({ layer, shape, from, properties }: Shape, paths: readonly Path[]): Buffer {
  const words = Buffer.from(JSON.stringify(properties))
  const numbers = paths.reduce((sum, path) => sum + path.length, 0)
  const record = Buffer.alloc(4 + 3 + 2 + words.length + 2 + 4 * paths.length + 4 * numbers)
  let at = record.writeUInt32LE(record.length, 0)
  at = record.writeUInt8(LAYERS.indexOf(layer), at)
  at = record.writeUInt8(SHAPES.indexOf(shape), at)
  at = record.writeUInt8(from, at)
  at = record.writeUInt16LE(words.length, at)
  at += words.copy(record, at)
  at = record.writeUInt16LE(paths.length, at)
  for (const path of paths) {
    at = record.writeUInt32LE(path.length, at)
    for (const value of path) at = record.writeInt32LE(Math.round(value * (SCALE - 1)), at)
  }
  return record
}

function* decode(file: Buffer): Generator<Spooled> {
  for (let start = 0; start < file.length; start += file.readUInt32LE(start)) {
    const wordsEnd = start + 9 + file.readUInt16LE(start + 7)
    const paths: Path[] = []
    let at = wordsEnd + 2
    for (let left = file.readUInt16LE(wordsEnd); left > 0; left--) {
      const path: Path = new Array(file.readUInt32LE(at))
      at += 4
      for (let i = 0; i < path.length; i++, at += 4) path[i] = file.readInt32LE(at) / (SCALE - 1)
      paths.push(path)
    }
    yield {
      layer: LAYERS[file[start + 4] ?? 0] ?? 'roads',
      shape: SHAPES[file[start + 5] ?? 0] ?? 'line',
      from: file[start + 6] ?? 0,
      properties: JSON.parse(file.toString('utf8', start + 9, wordsEnd)),
      paths,
    }
  }
}

export class Spool {
  private readonly buckets = new Map<string, Bucket>()
  private held = 0
  private readonly folder: string
  leftOut = 0

  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
  }

  add(shape: Shape) {
    const from = shape.shape === 'area' ? zoomOfArea(shape.paths, shape.from) : shape.from
    const { left, right } = extentOf(shape.paths)
    // A way over the 180th meridian that was not cut there would run around the whole world.
    if (right - left > 0.5) {
      this.leftOut++
      return
    }
    for (const tier of [WIDE, CLOSE]) {
      if (from > tier.to) continue
      const isWide = tier === WIDE
      // What is less than a pixel of the deepest tile of the wide view is not worth keeping for it.
      const least = 1 / 2 ** (tier.to + 10)
      const paths = isWide && shape.shape !== 'point' ? shape.paths.map((path) => thin(path, least)) : shape.paths
      this.sort({ ...shape, from }, paths, tier)
    }
  }

  private sort(shape: Shape, paths: Path[], tier: Tier) {
    const squares = 2 ** tier.square
    const { left, top, right, bottom } = extentOf(paths)
    const least = (value: number) => Math.max(0, Math.floor(value * squares - MARGIN))
    const most = (value: number) => Math.min(squares - 1, Math.floor(value * squares + MARGIN))
    for (let x = least(left); x <= most(right); x++) {
      const [from, to] = [(x - MARGIN) / squares, (x + 1 + MARGIN) / squares]
      const isAlone = least(left) === most(right)
      // Columns first: a river through a hundred squares is cut into ten pieces, and each of these into ten.
      const column = isAlone ? paths : clip(shape.shape, paths, { left: from, top: 0, right: to, bottom: 1 })
      for (let y = least(top); y <= most(bottom); y++) {
        const box = { left: from, top: (y - MARGIN) / squares, right: to, bottom: (y + 1 + MARGIN) / squares }
        const within = least(top) === most(bottom) ? column : clip(shape.shape, column, box)
        if (within.length > 0) this.put(shape, within, { tier, x, y })
      }
    }
  }

  private put(shape: Shape, paths: Path[], { tier, x, y }: Square) {
    const key = `${tier.square}-${x}-${y}`
    const bucket = this.buckets.get(key) ?? { tier, x, y, path: join(this.folder, key), held: [], points: 0 }
    this.buckets.set(key, bucket)
    const points = paths.reduce((sum, path) => sum + path.length / 2, 0)
    if (bucket.points + points > MOST_POINTS || paths.length > 60_000) {
      this.leftOut++
      return
    }
    bucket.points += points
    const record = encode(shape, paths)
    bucket.held.push(record)
    this.held += record.length
    if (this.held > MOST_HELD) this.flush()
  }

  private flush() {
    for (const bucket of this.buckets.values()) {
      if (bucket.held.length > 0) appendFileSync(bucket.path, Buffer.concat(bucket.held))
      bucket.held = []
    }
    this.held = 0
  }

  /** The squares there are, the wide view first. */
  squares(): Square[] {
    this.flush()
    return [...this.buckets.values()].sort((a, b) => a.tier.square - b.tier.square)
  }

  *read(square: Square): Generator<Spooled> {
    const key = `${square.tier.square}-${square.x}-${square.y}`
    const bucket = this.buckets.get(key)
    if (bucket && bucket.points > 0) yield* decode(readFileSync(bucket.path))
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
