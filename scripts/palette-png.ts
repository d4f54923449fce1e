// Rewrites a screenshot as a palette PNG of at most 256 colours: a third of the size, with no library.

import { crc32, deflateSync, inflateSync } from 'node:zlib'

type Pixels = { width: number; height: number; rgb: Uint8Array }

// Reads the 8-bit RGB or RGBA PNG, without interlacing, that browsers write. Alpha is dropped.
export function readPng(file: Uint8Array): Pixels {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const colourType = view.getUint8(25)
  if (view.getUint8(24) !== 8 || (colourType !== 2 && colourType !== 6) || view.getUint8(28) !== 0) {
    throw new Error('Only plain 8-bit RGB and RGBA PNG files can be read')
  }
  const depth = colourType === 6 ? 4 : 3
  const parts: Uint8Array[] = []
  for (let at = 8; at < file.length; ) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8))
    if (type === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const data = inflateSync(Buffer.concat(parts))
  const stride = width * depth
  let above = new Uint8Array(stride)
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)] ?? 0
    const row = new Uint8Array(stride)
    for (let x = 0; x < stride; x++) {
      const left = row[x - depth] ?? 0
      const up = above[x] ?? 0
      const corner = above[x - depth] ?? 0
      const raw = data[y * (stride + 1) + 1 + x] ?? 0
      row[x] = raw + predictByte(filter, left, up, corner)
    }
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) rgb[(y * width + x) * 3 + c] = row[x * depth + c] ?? 0
    }
    above = row
  }
  return { width, height, rgb }
}

function predictByte(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner
}

type Swatch = { r: number; g: number; b: number; count: number }

function readChannel(swatch: Swatch, channel: 'r' | 'g' | 'b'): number {
  return swatch[channel]
}

// Median cut over colours rounded to 5 bits, splitting the box with the widest spread of pixels first.
function choosePalette(rgb: Uint8Array, size: number): [number, number, number][] {
  const counts = new Map<number, Swatch>()
  for (let i = 0; i < rgb.length; i += 3) {
    const [r, g, b] = [rgb[i] ?? 0, rgb[i + 1] ?? 0, rgb[i + 2] ?? 0]
    const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { r, g, b, count: 1 })
  }
  const measure = (box: Swatch[]) => {
    const spreads = (['r', 'g', 'b'] as const).map((channel) => {
      const values = box.map((swatch) => readChannel(swatch, channel))
      return {
        channel,
        spread: values.reduce((a, v) => Math.max(a, v), 0) - values.reduce((a, v) => Math.min(a, v), 255),
      }
    })
    const widest = spreads.reduce((a, b) => (b.spread > a.spread ? b : a))
    const total = box.reduce((sum, { count }) => sum + count, 0)
    return { box, channel: widest.channel, total, score: box.length > 1 ? widest.spread * Math.sqrt(total) : 0 }
  }
  let boxes = [measure([...counts.values()])]
  while (boxes.length < size) {
    const target = boxes.reduce((a, b) => (b.score > a.score ? b : a))
    if (target.score === 0) break
    const sorted = [...target.box].sort((a, b) => readChannel(a, target.channel) - readChannel(b, target.channel))
    let seen = 0
    const found = sorted.findIndex(({ count }) => {
      seen += count
      return seen >= target.total / 2
    })
    const cut = Math.min(sorted.length - 1, Math.max(1, found))
    boxes = [...boxes.filter((box) => box !== target), measure(sorted.slice(0, cut)), measure(sorted.slice(cut))]
  }
  return boxes.map(({ box, total }) => {
    const mean = (channel: 'r' | 'g' | 'b') =>
      Math.round(box.reduce((sum, swatch) => sum + readChannel(swatch, channel) * swatch.count, 0) / total)
    return [mean('r'), mean('g'), mean('b')]
  })
}

function makeChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

// A fixed 4 × 4 threshold breaks up banding and, unlike error diffusion, still compresses well.
const THRESHOLDS = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

export function writePalettePng({ width, height, rgb }: Pixels, dither: number, colours = 256): Buffer {
  const palette = choosePalette(rgb, colours)
  const nearest = new Map<number, number>()
  const findNearest = (r: number, g: number, b: number) => {
    const key = (r << 16) | (g << 8) | b
    const known = nearest.get(key)
    if (known !== undefined) return known
    let best = 0
    let bestDistance = Number.POSITIVE_INFINITY
    palette.forEach(([pr, pg, pb], i) => {
      const distance = 2 * (r - pr) ** 2 + 4 * (g - pg) ** 2 + 3 * (b - pb) ** 2
      if (distance < bestDistance) {
        best = i
        bestDistance = distance
      }
    })
    nearest.set(key, best)
    return best
  }
  const clamp = (value: number) => Math.min(255, Math.max(0, Math.round(value)))
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const nudge = ((THRESHOLDS[(y % 4) * 4 + (x % 4)] ?? 0) / 15 - 0.5) * dither
      const [r, g, b] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]
      rows[y * (width + 1) + 1 + x] = findNearest(clamp(r + nudge), clamp(g + nudge), clamp(b + nudge))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    makeChunk('IHDR', header),
    makeChunk('PLTE', Buffer.from(palette.flat())),
    makeChunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    makeChunk('IEND', Buffer.alloc(0)),
  ])
}
