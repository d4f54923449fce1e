// Sends a file: whole, in part, or "you have it already". Nothing that could run in a browser is shown in place.
import type { StorageContext } from './context.ts'
import type { ByteRange } from './file-store.ts'
import type { Metadata, StoredObject } from './objects.ts'
import { noSuchObject } from './storage-error.ts'

/** Everything else is downloaded: a page or drawing from here would run as part of this site. */
const SHOWN_IN_PLACE = /^(?:image\/(?:jpeg|png|gif|webp|avif)|(?:audio|video)\/[\w.+-]+|text\/plain)$/

/** The one range asked for; null for the whole file; 'none' when it lies outside. */
export function rangeOf(header: string | null, size: number): ByteRange | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'none' : { start, end }
}

/** RFC 6266: a plain name for old programs, the real one for all others. */
function disposition(type: string, download: string | null, name: string): string {
  if (download === null && SHOWN_IN_PLACE.test(type)) return 'inline'
  const file = download || name.split('/').at(-1) || 'file'
  const plain = file.replace(/[^\w .-]/g, '_').slice(0, 100)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.slice(0, 200)).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`
}

export function objectHeaders(metadata: Metadata, name: string, query: URLSearchParams, isPublic: boolean): Headers {
  const type = metadata.mimetype
  return new Headers({
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Content-Disposition': disposition(type, query.get('download'), name),
    'Cache-Control': `${isPublic ? 'public' : 'private'}, ${metadata.cacheControl}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: metadata.eTag,
    'Last-Modified': new Date(metadata.lastModified).toUTCString(),
  })
}

export async function serveObject(
  context: StorageContext,
  object: StoredObject,
  request: Request,
  isPublic: boolean,
): Promise<Response> {
  const { metadata, version } = object
  if (version === null) throw noSuchObject()
  const headers = objectHeaders(metadata, object.name, new URL(request.url).searchParams, isPublic)
  headers.set('Accept-Ranges', 'bytes')
  const known = request.headers.get('if-none-match')
  if (known && (known === '*' || known.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === metadata.eTag)))
    return new Response(null, { status: 304, headers })
  const condition = request.headers.get('if-range')
  const range =
    condition === null || condition === metadata.eTag ? rangeOf(request.headers.get('range'), metadata.size) : null
  if (range === 'none') {
    headers.set('Content-Range', `bytes */${metadata.size}`)
    headers.delete('Content-Type')
    return new Response(null, { status: 416, headers })
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : metadata.size))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${metadata.size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const body = metadata.size === 0 ? null : await context.files.read(version, range)
  if (metadata.size > 0 && !body) {
    context.log(`storage: the bytes of ${object.bucket_id}/${object.name} are missing`)
    throw noSuchObject()
  }
  return new Response(body, { status, headers })
}
