// Turns a star pattern into compact SVG: each outline is written once, in whole numbers, and placed by <use>.

import type { Fold, Point, StarPattern } from './star-pattern.ts'
import { getStarPattern } from './star-pattern.ts'

// Whole units per edge length: fine enough that rounding stays under a tenth of a pixel on a card.
export const UNITS = 200

export type Frame = {
  // The part of the picture that must be covered.
  box: { left: number; top: number; right: number; bottom: number }
  // Pixels per edge length, the turn in radians, and where a star's middle stands.
  scale: number
  rotation: number
  origin: Point
}

export type Placed = { shape: number; x: number; y: number; screen: Point }

export function formatNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

function joinNumbers(values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')
}

export function tracePath(points: readonly Point[], isClosed = true): string {
  let [px, py] = [0, 0]
  const steps = points.map(([x, y]) => {
    const [rx, ry] = [Math.round(x * UNITS), Math.round(y * UNITS)]
    const step = [rx - px, ry - py]
    px = rx
    py = ry
    return step
  })
  const [start = [0, 0], ...rest] = steps
  return `M${joinNumbers(start)}l${joinNumbers(rest.flat())}${isClosed ? 'z' : ''}`
}

export function turnOutline(outline: readonly Point[], size: number, angle: number): Point[] {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return outline.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos])
}

// Every piece and every whole cell that touches the box.
export function layPattern(pattern: StarPattern, frame: Frame): { cells: Point[]; pieces: Placed[] } {
  const { box, scale, rotation, origin } = frame
  const [cellWidth, cellHeight] = pattern.cell
  const [cos, sin] = [Math.cos(rotation) * scale, Math.sin(rotation) * scale]
  const project = (x: number, y: number): Point => [origin[0] + x * cos - y * sin, origin[1] + x * sin + y * cos]
  const touches = ([x, y]: Point, dx: number, dy = dx) =>
    x > box.left - dx && x < box.right + dx && y > box.top - dy && y < box.bottom + dy
  const far = Math.max(
    ...[box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => Math.hypot(x - origin[0], y - origin[1]))),
  )
  const columns = Math.ceil(far / (cellWidth * scale)) + 1
  const rows = Math.ceil(far / (cellHeight * scale)) + 1
  // A cell's pieces and strands reach past its sides, by as much as the farthest of them.
  const drawn = [
    ...pattern.pieces.flatMap(({ shape, at }) =>
      (pattern.shapes[shape]?.outline ?? []).map(([x, y]): Point => [x + at[0], y + at[1]]),
    ),
    ...pattern.strands.flatMap(({ from, to }) => [from, to]),
  ]
  const spanOf = (axis: 0 | 1) => {
    const values = drawn.map((point) => point[axis])
    const [low, high] = [Math.min(...values) - 0.15, Math.max(...values) + 0.15]
    return { middle: (low + high) / 2, half: (high - low) / 2 }
  }
  const [across, down] = [spanOf(0), spanOf(1)]
  const reachX = Math.abs(across.half * cos) + Math.abs(down.half * sin)
  const reachY = Math.abs(across.half * sin) + Math.abs(down.half * cos)
  const cells: Point[] = []
  const pieces: Placed[] = []
  for (let column = -columns; column <= columns; column++) {
    for (let row = -rows; row <= rows; row++) {
      const [left, top] = [column * cellWidth, row * cellHeight]
      if (!touches(project(left + across.middle, top + down.middle), reachX, reachY)) continue
      cells.push([Math.round(left * UNITS), Math.round(top * UNITS)])
      for (const { shape, at } of pattern.pieces) {
        const screen = project(left + at[0], top + at[1])
        if (!touches(screen, (pattern.shapes[shape]?.reach ?? 0) * scale)) continue
        pieces.push({
          shape,
          x: Math.round((left + at[0]) * UNITS),
          y: Math.round((top + at[1]) * UNITS),
          screen,
        })
      }
    }
  }
  return { cells, pieces }
}

export function formatTransform({ scale, rotation, origin }: Frame): string {
  const turn = rotation === 0 ? '' : `rotate(${formatNumber((rotation * 180) / Math.PI)})`
  return `translate(${formatNumber(origin[0])} ${formatNumber(origin[1])})${turn}scale(${Number((scale / UNITS).toFixed(4))})`
}

export function placeUses(id: string, places: readonly Point[]): string {
  return places.map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`).join('')
}

// One cell's strands; with `inner`, each star also holds a smaller star whose tips rest in its notches.
export function traceStrands(pattern: StarPattern, inner: boolean): string {
  const lines = pattern.strands.map(({ from, to }) => tracePath([from, to], false)).join('')
  if (!inner) return lines
  const size = pattern.notchRadius / pattern.tipRadius
  const stars = pattern.pieces.map(({ shape, at }) => {
    const piece = pattern.shapes[shape]
    if (piece?.role !== 'star') return ''
    return tracePath(turnOutline(piece.outline, size, Math.PI / pattern.fold).map(([x, y]) => [x + at[0], y + at[1]]))
  })
  return lines + stars.join('')
}

// The short lengths where one strand crosses above another: drawn last, they make the bands weave.
export function traceCrossings(pattern: StarPattern, bandWidth: number): string {
  const bridge = bandWidth * 1.35
  return pattern.strands
    .filter(({ over }) => over)
    .map(({ from, crossing, to }) => {
      const reachFor = ([x, y]: Point): Point => {
        const [dx, dy] = [x - crossing[0], y - crossing[1]]
        // Round ends must not pass the corner where the strand turns.
        const length = Math.hypot(dx, dy)
        const part = Math.max(0.2, Math.min(bridge, length - bandWidth / 2) / length)
        return [crossing[0] + dx * part, crossing[1] + dy * part]
      }
      return tracePath([reachFor(from), reachFor(to)], false)
    })
    .join('')
}

// A seamless line tile for use as a CSS mask: the page gives the colour.
export function drawMaskTile(fold: Fold, scale: number, lineWidth: number, inner: boolean): string {
  const pattern = getStarPattern(fold)
  const [width, height] = [Math.round(pattern.cell[0] * UNITS), Math.round(pattern.cell[1] * UNITS)]
  const pixels = (value: number) => formatNumber((value / UNITS) * scale)
  const places = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j): Point => [i * width, j * height]))
  const stroke = Math.round((lineWidth / scale) * UNITS)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels(width)}" height="${pixels(height)}" viewBox="0 0 ${width} ${height}">` +
    `<defs><path id="a" d="${traceStrands(pattern, inner)}"/></defs>` +
    `<g fill="none" stroke="#000" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${placeUses('a', places)}</g></svg>\n`
  )
}
