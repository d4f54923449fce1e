// Eight-, ten- and twelve-fold star patterns by Hankin's "polygons in contact": rays leave the middle of every
// edge of a tiling at one angle, and where neighbours meet they close stars and the pieces between them.
// Everything is worked out once per fold, for one repeating cell, in edge lengths.

export type Fold = 8 | 10 | 12
export type Point = readonly [number, number]
export type PieceRole = 'star' | 'petal' | 'gap'

export type StarPattern = {
  fold: Fold
  cell: Point
  // Outlines distinct up to a shift, around their own middle.
  shapes: readonly { role: PieceRole; outline: readonly Point[]; reach: number }[]
  // Where each shape stands in the cell.
  pieces: readonly { shape: number; at: Point }[]
  // Straight strands; the crossing is the middle, where an `over` strand runs above its partner.
  strands: readonly { from: Point; crossing: Point; to: Point; over: boolean }[]
  // How far a star reaches from its middle to a tip, and to the notch between two tips.
  tipRadius: number
  notchRadius: number
}

type Polygon = { isStar: boolean; corners: readonly Point[] }
type Tiling = { cell: Point; angle: number; polygons: readonly Polygon[] }

const TURN = Math.PI * 2

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function makeRegular(sides: number, [x, y]: Point, rotation: number): Point[] {
  const radius = 1 / (2 * Math.sin(Math.PI / sides))
  return Array.from({ length: sides }, (_, i) => {
    const angle = rotation + (i * TURN) / sides
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

function shiftPoints(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x + dx, y + dy])
}

// Octagons and squares.
function tileEight(): Tiling {
  const apothem = 0.5 / Math.tan(Math.PI / 8)
  return {
    cell: [2 * apothem, 2 * apothem],
    angle: 67.5,
    polygons: [
      { isStar: true, corners: makeRegular(8, [0, 0], Math.PI / 8) },
      { isStar: false, corners: makeRegular(4, [apothem, apothem], 0) },
    ],
  }
}

// Dodecagons and triangles.
function tileTwelve(): Tiling {
  const apothem = 0.5 / Math.tan(Math.PI / 12)
  const half = apothem * Math.sqrt(3)
  const rise = apothem / Math.sqrt(3)
  const up = Math.PI / 2
  const triangles: [Point, number][] = [
    [[apothem, rise], -up],
    [[0, half - rise], up],
    [[0, half + rise], -up],
    [[apothem, 2 * half - rise], up],
  ]
  return {
    cell: [2 * apothem, 2 * half],
    angle: 70,
    polygons: [
      { isStar: true, corners: makeRegular(12, [0, 0], Math.PI / 12) },
      { isStar: true, corners: makeRegular(12, [apothem, half], Math.PI / 12) },
      ...triangles.map(([middle, rotation]) => ({ isStar: false, corners: makeRegular(3, middle, rotation) })),
    ],
  }
}

// Decagons and bow-ties.
function tileTen(): Tiling {
  const apothem = 0.5 / Math.tan(Math.PI / 10)
  const radius = 0.5 / Math.sin(Math.PI / 10)
  const span = 2 * apothem
  const turn = toRadians(-36)
  const far: Point = [span * Math.cos(toRadians(72)), span * Math.sin(toRadians(72))]
  const corner = ([x, y]: Point, degrees: number): Point => {
    const px = x + radius * Math.cos(toRadians(degrees))
    const py = y + radius * Math.sin(toRadians(degrees))
    return [px * Math.cos(turn) - py * Math.sin(turn), px * Math.sin(turn) + py * Math.cos(turn)]
  }
  const bowTie: Point[] = [
    corner([0, 0], 18),
    corner([span, 0], 126),
    corner([span, 0], 90),
    corner([span + far[0], far[1]], 198),
    corner(far, 306),
    corner(far, 270),
  ]
  const decagon = makeRegular(10, [0, 0], toRadians(18) + turn)
  const width = 2 * span * Math.cos(toRadians(36))
  const height = 2 * span * Math.sin(toRadians(36))
  return {
    cell: [width, height],
    angle: 69,
    polygons: [
      { isStar: true, corners: decagon },
      { isStar: true, corners: shiftPoints(decagon, width / 2, height / 2) },
      { isStar: false, corners: bowTie },
      { isStar: false, corners: shiftPoints(bowTie, -width / 2, height / 2) },
    ],
  }
}

const cornerAfter = (corners: readonly Point[], i: number): Point => corners[(i + 1) % corners.length] ?? [0, 0]

function measureArea(points: readonly Point[]): number {
  let area = 0
  points.forEach(([x, y], i) => {
    const [nx, ny] = cornerAfter(points, i)
    area += x * ny - nx * y
  })
  return area / 2
}

function findMiddle(points: readonly Point[]): Point {
  const area = measureArea(points) * 6
  let x = 0
  let y = 0
  points.forEach(([px, py], i) => {
    const [qx, qy] = cornerAfter(points, i)
    const cross = px * qy - qx * py
    x += (px + qx) * cross
    y += (py + qy) * cross
  })
  return [x / area, y / area]
}

type Ray = { edge: number; from: Point; angle: number; over: boolean; end?: Point }

// The nearest meetings win, so every ray ends where it first finds a partner.
function castRays(corners: readonly Point[], angle: number): Ray[] {
  const ring = measureArea(corners) < 0 ? [...corners].reverse() : corners
  const rays: Ray[] = []
  ring.forEach(([x, y], edge) => {
    const [nx, ny] = cornerAfter(ring, edge)
    const along = Math.atan2(ny - y, nx - x)
    const from: Point = [(x + nx) / 2, (y + ny) / 2]
    rays.push({ edge, from, angle: along + angle, over: true })
    rays.push({ edge, from, angle: along + Math.PI - angle, over: false })
  })
  const meetings: { a: Ray; b: Ray; length: number; at: Point }[] = []
  rays.forEach((a, i) => {
    for (const b of rays.slice(i + 1)) {
      if (a.edge === b.edge) continue
      const [ax, ay] = [Math.cos(a.angle), Math.sin(a.angle)]
      const [bx, by] = [Math.cos(b.angle), Math.sin(b.angle)]
      const cross = ax * by - ay * bx
      if (Math.abs(cross) < 1e-6) continue
      const [wx, wy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]]
      const t = (wx * by - wy * bx) / cross
      const u = (wx * ay - wy * ax) / cross
      if (t > 1e-6 && u > 1e-6) {
        meetings.push({ a, b, length: t + u, at: [a.from[0] + ax * t, a.from[1] + ay * t] })
      }
    }
  })
  meetings.sort((p, q) => p.length - q.length)
  for (const { a, b, at } of meetings) {
    if (a.end || b.end) continue
    a.end = at
    b.end = at
  }
  return rays
}

type HalfEdge = { from: string; to: string; start: Point; dx: number; dy: number; angle: number; isUsed: boolean }

// Walks the line network of the repeating cell, always taking the sharpest turn: each closed walk is one piece.
function tracePieces(cell: Point, rays: readonly Ray[]): Point[][] {
  const wrap = (value: number, size: number) => Math.round((((value / size) % 1) + 1) * 1e4) % 1e4
  const name = ([x, y]: Point) => `${wrap(x, cell[0])},${wrap(y, cell[1])}`
  const leaving = new Map<string, HalfEdge[]>()
  const add = (start: Point, end: Point) => {
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
    const edge = { from: name(start), to: name(end), start, dx, dy, angle: Math.atan2(dy, dx), isUsed: false }
    leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge])
  }
  for (const ray of rays) {
    if (!ray.end) continue
    add(ray.from, ray.end)
    add(ray.end, ray.from)
  }
  const turnRight = (edge: HalfEdge): HalfEdge | undefined => {
    let best: HalfEdge | undefined
    let bestTurn = Number.POSITIVE_INFINITY
    for (const next of leaving.get(edge.to) ?? []) {
      const turn = (((edge.angle + Math.PI - next.angle) % TURN) + TURN) % TURN
      const ranked = turn < 1e-6 ? TURN : turn
      if (ranked < bestTurn) {
        best = next
        bestTurn = ranked
      }
    }
    return best
  }
  const pieces: Point[][] = []
  for (const first of [...leaving.values()].flat()) {
    const outline: Point[] = []
    let edge: HalfEdge | undefined = first
    let [x, y] = first.start
    while (edge && !edge.isUsed) {
      edge.isUsed = true
      outline.push([x, y])
      x += edge.dx
      y += edge.dy
      edge = turnRight(edge)
    }
    if (outline.length > 2) pieces.push(outline)
  }
  return pieces
}

// Two walks round the same outline may begin at different corners; beginning at the lowest makes them equal.
function normaliseOutline(outline: readonly Point[], [mx, my]: Point): Point[] {
  const centred = outline.map(([x, y]): Point => [x - mx, y - my])
  let first = 0
  centred.forEach(([x, y], i) => {
    const [fx, fy] = centred[first] ?? [x, y]
    if (y < fy - 1e-6 || (Math.abs(y - fy) < 1e-6 && x < fx - 1e-6)) first = i
  })
  return [...centred.slice(first), ...centred.slice(0, first)]
}

function buildPattern(fold: Fold): StarPattern {
  const tiling = fold === 8 ? tileEight() : fold === 10 ? tileTen() : tileTwelve()
  const [width, height] = tiling.cell
  const wrap = (value: number, size: number) => {
    const rest = ((value % size) + size) % size
    return size - rest < 1e-6 ? 0 : rest
  }
  const rays = tiling.polygons.flatMap(({ corners }) => castRays(corners, toRadians(tiling.angle)))
  const stars = tiling.polygons.filter(({ isStar }) => isStar).map(({ corners }) => findMiddle(corners))
  const isStarMiddle = ([x, y]: Point) =>
    stars.some(([sx, sy]) => {
      const [dx, dy] = [wrap(x - sx + width / 2, width), wrap(y - sy + height / 2, height)]
      return Math.hypot(dx - width / 2, dy - height / 2) < 1e-3
    })

  const outlines = tracePieces(tiling.cell, rays)
  const plainAreas = outlines.filter((outline) => !isStarMiddle(findMiddle(outline))).map(measureArea)
  const countAlike = (area: number) => plainAreas.filter((other) => Math.abs(other - area) < 1e-3).length
  const petalCount = Math.max(...plainAreas.map(countAlike))
  const shapes: { role: PieceRole; outline: Point[]; reach: number; key: string }[] = []
  const pieces = outlines.map((outline) => {
    const middle = findMiddle(outline)
    const centred = normaliseOutline(outline, middle)
    const key = centred.map(([x, y]) => `${Math.round(x * 1e3)},${Math.round(y * 1e3)}`).join(' ')
    let shape = shapes.findIndex((known) => known.key === key)
    if (shape < 0) {
      const role = isStarMiddle(middle) ? 'star' : countAlike(measureArea(outline)) === petalCount ? 'petal' : 'gap'
      const reach = Math.max(...centred.map(([x, y]) => Math.hypot(x, y)))
      shape = shapes.push({ role, outline: centred, reach, key }) - 1
    }
    return { shape, at: [wrap(middle[0], width), wrap(middle[1], height)] as const }
  })

  // The two rays of one straight strand lie in neighbouring polygons and leave the same point opposite ways.
  const strands: { from: Point; crossing: Point; to: Point; over: boolean }[] = []
  const waiting = new Map<string, Ray>()
  for (const ray of rays) {
    if (!ray.end) continue
    const place = `${Math.round(wrap(ray.from[0], width) * 1e3)},${Math.round(wrap(ray.from[1], height) * 1e3)}`
    const partner = waiting.get(`${place}${ray.over}`)
    if (!partner?.end) {
      waiting.set(`${place}${ray.over}`, ray)
      continue
    }
    const [dx, dy] = [partner.from[0] - ray.from[0], partner.from[1] - ray.from[1]]
    strands.push({
      from: partner.end,
      crossing: partner.from,
      to: [ray.end[0] + dx, ray.end[1] + dy],
      over: ray.over,
    })
  }
  const starRadii = shapes
    .filter(({ role }) => role === 'star')
    .flatMap(({ outline }) => outline.map(([x, y]) => Math.hypot(x, y)))
  return {
    fold,
    cell: tiling.cell,
    shapes: shapes.map(({ role, outline, reach }) => ({ role, outline, reach })),
    pieces,
    strands,
    tipRadius: Math.max(...starRadii),
    notchRadius: Math.min(...starRadii),
  }
}

const built = new Map<Fold, StarPattern>()

export function getStarPattern(fold: Fold): StarPattern {
  const known = built.get(fold)
  if (known) return known
  const pattern = buildPattern(fold)
  built.set(fold, pattern)
  return pattern
}
