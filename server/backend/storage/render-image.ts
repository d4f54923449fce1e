// Images in other sizes and formats, made when asked for: /storage/v1/render/image/….
import type { Depot } from './depot.ts'
import type { StoredObject } from './objects.ts'
import { objectHeaders } from './serve-object.ts'
import { invalidRequest, noSuchObject, StorageError } from './storage-error.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
type Format = (typeof FORMATS)[number]
export type Transformation = {
  width: number | null
  height: number | null
  resize: 'cover' | 'contain' | 'fill'
  quality: number
  /** Null: as small as the browser understands. */
  format: 'origin' | Format | null
}

const LARGEST_SIDE = 2500
const LARGEST_SOURCE = 25 * 1024 * 1024
const MOST_PIXELS = 50_000_000
const DRAWABLE = /^image\/(?:jpeg|png|gif|webp|avif)$/
/** Pictures under way, and those waiting for their turn: each holds its source in memory. */
const AT_ONCE = 2
const MOST_WAITING = 20
const KEPT_BYTES = 32 * 1024 * 1024

const FIT = { cover: 'cover', contain: 'inside', fill: 'fill' } as const

function number(value: unknown, name: string, least: number, most: number): number | null {
  if (value === null || value === undefined) return null
  const n = Number(value)
  if (!Number.isInteger(n) || n < least || n > most) throw invalidRequest(`${name} must be from ${least} to ${most}`)
  return n
}

export function readTransformation(get: (name: string) => unknown): Transformation {
  const resize = get('resize') ?? 'cover'
  if (resize !== 'cover' && resize !== 'contain' && resize !== 'fill')
    throw invalidRequest('resize must be cover, contain or fill')
  const asked = get('format') ?? null
  const format = asked === 'origin' || asked === null ? asked : FORMATS.find((name) => name === asked)
  if (format === undefined) throw invalidRequest('format is not known')
  return {
    width: number(get('width'), 'width', 1, LARGEST_SIDE),
    height: number(get('height'), 'height', 1, LARGEST_SIDE),
    resize,
    quality: number(get('quality'), 'quality', 20, 100) ?? 80,
    format,
  }
}

export function createRenderer(depot: Depot) {
  const kept = new Map<string, Buffer>()
  let keptBytes = 0
  let running = 0
  const waiting: (() => void)[] = []

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new StorageError(429, 'SlowDown', 'Too many images at once', 429)
      await new Promise<void>((start) => waiting.push(start))
    }
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }

  async function draw(object: StoredObject, { width, height, resize, quality }: Transformation, format: Format) {
    const source = await depot.files.read(object.version, null)
    if (!source) throw noSuchObject()
    const bytes = Buffer.from(await new Response(source).arrayBuffer())
    // Loaded by the first picture: the process starts without it.
    const { default: sharp } = await import('sharp')
    try {
      return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .rotate()
        .resize({
          ...(width && { width }),
          ...(height && { height }),
          fit: FIT[resize],
          withoutEnlargement: resize !== 'fill',
        })
        .toFormat(format, { quality })
        .toBuffer()
    } catch {
      throw new StorageError(422, 'InvalidRequest', 'The file is not an image that can be drawn')
    }
  }

  return async (object: StoredObject, wish: Transformation, request: Request, isPublic: boolean): Promise<Response> => {
    const { metadata } = object
    if (!DRAWABLE.test(metadata.mimetype))
      throw new StorageError(422, 'InvalidRequest', 'The requested file is not an image')
    if (metadata.size > LARGEST_SOURCE) throw new StorageError(422, 'InvalidRequest', 'The image is too large')
    const own = FORMATS.find((name) => metadata.mimetype === `image/${name}`) ?? 'png'
    const acceptsWebp = request.headers.get('accept')?.includes('image/webp') === true
    const format = wish.format === 'origin' ? own : (wish.format ?? (acceptsWebp ? 'webp' : own))
    const key = JSON.stringify([object.version, { ...wish, format }])
    let picture = kept.get(key)
    if (!picture) {
      picture = await inTurn(() => draw(object, wish, format))
      kept.set(key, picture)
      keptBytes += picture.byteLength
      for (const [oldest, { byteLength }] of kept) {
        if (keptBytes <= KEPT_BYTES) break
        kept.delete(oldest)
        keptBytes -= byteLength
      }
    }
    const headers = objectHeaders(
      { ...metadata, mimetype: `image/${format}` },
      object.name,
      new URL(request.url).searchParams,
      isPublic,
    )
    // One address, several pictures.
    headers.set('Vary', 'Accept')
    headers.delete('ETag')
    headers.set('Content-Length', String(picture.byteLength))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), { headers })
  }
}
