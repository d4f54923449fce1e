// Images in other sizes and formats, made when asked for: /storage/v1/render/image/….
import { type FileKind, sniffKind } from '#app/core/media/file-kind.ts'
import { LONGEST_DRAWING_SECONDS, loadSharp } from '#app/core/media/load-sharp.server.ts'
import type { createDrawingAllowance } from '../../media/drawing-allowance.ts'
import { AskerLeft, type PictureQueue, PicturesBusy } from '../../media/picture-queue.ts'
import type { StorageContext } from './context.ts'
import type { StoredObject } from './objects.ts'
import { objectHeaders } from './serve-object.ts'
import { invalidRequest, noSuchObject, StorageError, slowDown } from './storage-error.ts'

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
/** By what the bytes are, whatever they were called when they came. Drawings in markup are never drawn. */
const OWN_FORMAT: Partial<Record<FileKind, Format>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}
const KEPT_BYTES = 32 * 1024 * 1024
/** AVIF takes fifty times as long as JPEG to write, and cannot be stopped: what is larger comes as WebP. */
const MOST_AVIF_PIXELS = 1_440_000
const ENCODING = {
  jpeg: (quality: number) => ({ quality }),
  webp: (quality: number) => ({ quality, effort: 3 }),
  avif: (quality: number) => ({ quality: Math.min(quality, 80), effort: 1, chromaSubsampling: '4:2:0' }),
  // It loses nothing: a quality would make it look for the best few colours, for ten seconds and more.
  png: () => ({}),
} as const satisfies Record<Format, (quality: number) => object>

/** The wish in the words of upstream's image service, which clients read back. */
const RESIZING = { cover: 'fill', contain: 'fit', fill: 'force' } as const satisfies Record<
  Transformation['resize'],
  string
>
const named = ({ width, height, resize, quality, format }: Transformation) =>
  [
    height && `height:${height}`,
    width && `width:${width}`,
    (width || height) && `resizing_type:${RESIZING[resize]}`,
    `quality:${quality}`,
    format && format !== 'origin' && `format:${format}`,
  ]
    .filter(Boolean)
    .join(',')

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

type Size = { width: number; height: number }

/** How many pixels the picture has at most. */
export function drawnPixels(source: Size, { width, height, resize }: Transformation): number {
  const ratio = source.width / source.height
  if (resize === 'fill') return (width ?? source.width) * (height ?? source.height)
  const wide = width ?? (height ?? source.height) * ratio
  const high = height ?? (width ?? source.width) / ratio
  return Math.min(wide * high, source.width * source.height)
}

/** For whom a picture is drawn. */
export type Asker = { member: string | null; address: string; signal: AbortSignal }

export type Drawing = { queue: PictureQueue; allowance: ReturnType<typeof createDrawingAllowance> }

export function createRenderer(context: StorageContext, { queue, allowance }: Drawing) {
  const kept = new Map<string, { bytes: Buffer; format: Format }>()
  let keptBytes = 0

  async function draw(object: StoredObject, wish: Transformation, acceptsWebp: boolean) {
    const source = object.version === null ? null : await context.files.read(object.version, null)
    if (!source) throw noSuchObject()
    const bytes = Buffer.from(await new Response(source).arrayBuffer())
    const kind = sniffKind(bytes)
    const own = kind === null ? undefined : OWN_FORMAT[kind]
    if (own === undefined) throw new StorageError(422, 'InvalidRequest', 'The requested file is not an image')
    const asked = wish.format === 'origin' ? own : (wish.format ?? (acceptsWebp ? 'webp' : own))
    const sharp = await loadSharp()
    const { width, height, resize, quality } = wish
    try {
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      const size = await picture.metadata()
      const format = asked === 'avif' && drawnPixels(size, wish) > MOST_AVIF_PIXELS ? 'webp' : asked
      const drawn = await picture
        .timeout({ seconds: LONGEST_DRAWING_SECONDS })
        .rotate()
        .resize({
          ...(width && { width }),
          ...(height && { height }),
          fit: FIT[resize],
          withoutEnlargement: resize !== 'fill',
        })
        .toFormat(format, ENCODING[format](quality))
        .toBuffer()
      return { bytes: drawn, format }
    } catch {
      throw new StorageError(422, 'InvalidRequest', 'The file is not an image that can be drawn')
    }
  }

  async function drawInTurn(object: StoredObject, wish: Transformation, acceptsWebp: boolean, asker: Asker) {
    const who = [...(asker.member === null ? [] : [`member ${asker.member}`]), asker.address]
    const wait = allowance.waitFor(who)
    if (wait !== null) throw slowDown('Too many images: wait a little', wait)
    try {
      return await queue.run(
        who[0] ?? '',
        async () => {
          const begun = performance.now()
          try {
            return await draw(object, wish, acceptsWebp)
          } finally {
            allowance.spend(who, performance.now() - begun)
          }
        },
        asker.signal,
      )
    } catch (error) {
      if (error instanceof PicturesBusy) throw slowDown('Too many images at once', error.retryAfterSeconds)
      if (error instanceof AskerLeft) throw new StorageError(499, 'InvalidRequest', 'Nobody waits for the image', 499)
      throw error
    }
  }

  return async (
    object: StoredObject,
    wish: Transformation,
    request: Request,
    asker: Asker,
    isPublic: boolean,
  ): Promise<Response> => {
    const { metadata } = object
    if (metadata.size > LARGEST_SOURCE) throw new StorageError(422, 'InvalidRequest', 'The image is too large')
    const acceptsWebp = wish.format === null && request.headers.get('accept')?.includes('image/webp') === true
    const key = JSON.stringify([object.version, wish, acceptsWebp])
    let picture = kept.get(key)
    if (!picture) {
      picture = await drawInTurn(object, wish, acceptsWebp, asker)
      kept.set(key, picture)
      keptBytes += picture.bytes.byteLength
      for (const [oldest, { bytes }] of kept) {
        if (keptBytes <= KEPT_BYTES) break
        kept.delete(oldest)
        keptBytes -= bytes.byteLength
      }
    }
    const headers = objectHeaders(
      { ...metadata, mimetype: `image/${picture.format}` },
      object.name,
      new URL(request.url).searchParams,
      isPublic,
    )
    // One address, several pictures.
    headers.set('Vary', 'Accept')
    headers.delete('ETag')
    headers.set('X-Transformations', named(wish))
    headers.set('Content-Length', String(picture.bytes.byteLength))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture.bytes), { headers })
  }
}
