// Lines and rings in the unit square of a web map: x from west to east, y from north to south.

/** x and y in turn. */
export type Path = number[]

const MOST_LATITUDE = 85.051128

export function toSquare(lon: number, lat: number): readonly [x: number, y: number] {
  const held = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat))
  const sine = Math.sin((held * Math.PI) / 180)
  return [lon / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}

export const toDegrees = (x: number, y: number) => ({
  lng: (x - 0.5) * 360,
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
})

export type Extent = { left: number; top: number; right: number; bottom: number }

export function extentOf(paths: readonly Path[]): Extent {
  const extent = { left: 1, top: 1, right: 0, bottom: 0 }
  for (const path of paths)
    for (let i = 0; i < path.length; i += 2) {
      const [x, y] = [path[i] ?? 0, path[i + 1] ?? 0]
      if (x < extent.left) extent.left = x
      if (x > extent.right) extent.right = x
      if (y < extent.top) extent.top = y
      if (y > extent.bottom) extent.bottom = y
    }
  return extent
}

/** Positive for one way round, negative for the other. */
export function ringArea(ring: Path): number {
  let twice = 0
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    twice += ((ring[j] ?? 0) - (ring[i] ?? 0)) * ((ring[i + 1] ?? 0) + (ring[j + 1] ?? 0))
  return twice / 2
}

export function isInRing(ring: Path, x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [x1, y1, x2, y2] = [ring[i] ?? 0, ring[i + 1] ?? 0, ring[j] ?? 0, ring[j + 1] ?? 0]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

/** What of a ring lies between two lines across an axis (0: x, 1: y). */
function clipRing(ring: Path, axis: 0 | 1, least: number, most: number): Path {
  let path = ring
  for (const [bound, sign] of [
    [least, 1],
    [most, -1],
  ] as const) {
    const kept: Path = []
    for (let i = 0, j = path.length - 2; i < path.length; j = i, i += 2) {
      const [from, to] = [path[j + axis] ?? 0, path[i + axis] ?? 0]
      const wasIn = (from - bound) * sign >= 0
      const isIn = (to - bound) * sign >= 0
      if (wasIn !== isIn) {
        const share = (bound - from) / (to - from)
        const crossing = (k: number) => (path[j + k] ?? 0) + share * ((path[i + k] ?? 0) - (path[j + k] ?? 0))
        kept.push(axis === 0 ? bound : crossing(0), axis === 1 ? bound : crossing(1))
      }
      if (isIn) kept.push(path[i] ?? 0, path[i + 1] ?? 0)
    }
    path = kept
  }
  return path
}

/** The pieces of a line whose steps touch a box: cut between points, not within a step. */
function clipLine(line: Path, { left, top, right, bottom }: Extent): Path[] {
  const pieces: Path[] = []
  let piece: Path = []
  for (let i = 2; i < line.length; i += 2) {
    const [x1, y1, x2, y2] = [line[i - 2] ?? 0, line[i - 1] ?? 0, line[i] ?? 0, line[i + 1] ?? 0]
    const touches =
      Math.min(x1, x2) <= right && Math.max(x1, x2) >= left && Math.min(y1, y2) <= bottom && Math.max(y1, y2) >= top
    if (touches && piece.length === 0) piece.push(x1, y1)
    if (touches) piece.push(x2, y2)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces
}

export function clip(shape: 'line' | 'area' | 'point', paths: readonly Path[], box: Extent): Path[] {
  if (shape === 'point') return [...paths]
  if (shape === 'line') return paths.flatMap((line) => clipLine(line, box))
  return paths
    .map((ring) => clipRing(clipRing(ring, 0, box.left, box.right), 1, box.top, box.bottom))
    .filter((ring) => ring.length >= 6)
}

/** Without points that are nearer to the one before than `least`. The first and the last stay. */
export function thin(path: Path, least: number): Path {
  const kept = [path[0] ?? 0, path[1] ?? 0]
  for (let i = 2; i < path.length; i += 2) {
    const [x, y] = [path[i] ?? 0, path[i + 1] ?? 0]
    const [px, py] = [kept.at(-2) ?? 0, kept.at(-1) ?? 0]
    const isLast = i === path.length - 2
    if (isLast || Math.abs(x - px) + Math.abs(y - py) >= least) kept.push(x, y)
  }
  return kept
}

type Piece = { refs: readonly number[] }

/** Ways that follow each other become rings, whichever way round each was drawn. What does not close is left out. */
export function joinRings(pieces: readonly Piece[]): number[][] {
  const rings: number[][] = []
  const open = new Map<number, Set<readonly number[]>>()
  const note = (refs: readonly number[], at: number | undefined) => {
    if (at === undefined) return
    const there = open.get(at) ?? new Set()
    open.set(at, there.add(refs))
  }
  const take = (refs: readonly number[]) => {
    for (const at of [refs[0], refs.at(-1)]) if (at !== undefined) open.get(at)?.delete(refs)
  }
  for (const { refs } of pieces) {
    if (refs.length < 2) continue
    if (refs[0] === refs.at(-1)) rings.push([...refs])
    else for (const at of [refs[0], refs.at(-1)]) note(refs, at)
  }
  for (const starts of open.values())
    for (const start of starts) {
      take(start)
      const ring = [...start]
      let end = ring.at(-1)
      while (end !== undefined && ring[0] !== end) {
        const [next] = open.get(end) ?? []
        if (!next) break
        take(next)
        const onward = next[0] === end ? next : next.toReversed()
        for (const ref of onward.slice(1)) ring.push(ref)
        end = ring.at(-1)
      }
      if (ring.length >= 4 && ring[0] === ring.at(-1)) rings.push(ring)
    }
  return rings
}
