// `/map/streets.json`: which street maps there are. `/map/streets/NAME.pmtiles`: one of them, of which a browser reads the
// parts it needs.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Handler } from 'hono'
import type { Regions } from '../streets/regions.ts'

/** Nobody needs more of a map at once: directories and tiles are far smaller. */
const LARGEST_PART = 4 * 1024 * 1024

type Part = { from: number; to: number }

/** "bytes=0-16383". The whole for what is no range, or several; null for one that begins beyond the end. */
export function readRange(header: string | undefined, size: number): Part | 'whole' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  const to = Math.min(end, from + LARGEST_PART - 1)
  return from <= to && from < size ? { from, to } : null
}

export const streetMaps =
  (regions: Regions): Handler =>
  async (c) => {
    const list = (await regions()).map(({ name, version, bounds, maxZoom }) => ({
      url: `/map/streets/${name}.pmtiles?v=${version}`,
      bounds,
      maxZoom,
    }))
    return c.json(list, 200, { 'Cache-Control': 'public, max-age=60' })
  }

export const streetTiles =
  (regions: Regions): Handler =>
  async (c) => {
    // Looked up in the list of what is there: an address never becomes a path.
    const name = c.req.path.slice('/map/streets/'.length)
    const region = (await regions()).find((known) => `${known.name}.pmtiles` === name)
    if (!region) return c.text('No such map.\n', 404)
    const { path, size, version } = region
    const headers = {
      'Content-Type': 'application/vnd.pmtiles',
      'Accept-Ranges': 'bytes',
      ETag: `"${version}"`,
      'Cache-Control':
        c.req.query('v') === version ? 'public, max-age=31536000, immutable, no-transform' : 'no-cache, no-transform',
    }
    const part = readRange(c.req.header('Range'), size)
    if (part === 'whole') {
      const whole = { ...headers, 'Content-Length': String(size) }
      if (c.req.method === 'HEAD') return c.body(null, 200, whole)
      return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, whole)
    }
    if (!part) return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
    const length = part.to - part.from + 1
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, part.from)
      // The file was replaced by a shorter one a moment ago.
      if (bytesRead < length) return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
      return c.body(new Uint8Array(buffer), 206, {
        ...headers,
        'Content-Length': String(length),
        'Content-Range': `bytes ${part.from}-${part.to}/${size}`,
      })
    } finally {
      await file.close()
    }
  }
