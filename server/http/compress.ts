// Like hono/compress, but (1) a body of known length is compressed in one go, and (2) a streamed one is
// flushed after every chunk, so that streamed HTML and loader data are not held back in the compressor.
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const { constants } = zlib
const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)
const brotli = promisify(zlib.brotliCompress)
const unbrotli = promisify(zlib.brotliDecompress)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 5 }
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|xml)|image\/svg)|\+(json|xml)|x-script/

export type Packing = 'br' | 'gzip'

/** What this client unpacks, the smaller first. */
export function packingFor(accept: string): Packing | null {
  return /\bbr\b/.test(accept) ? 'br' : /\bgzip\b/.test(accept) ? 'gzip' : null
}

export const pack = (packing: Packing, source: Buffer): Promise<Buffer<ArrayBuffer>> =>
  packing === 'br' ? brotli(source, BROTLI) : gzip(source, GZIP)

export const unpack = (packing: Packing, source: Buffer): Promise<Buffer<ArrayBuffer>> =>
  packing === 'br' ? unbrotli(source) : gunzip(source)

export const compress = (): MiddlewareHandler => async (c, next) => {
  await next()
  const { res } = c
  const type = res.headers.get('Content-Type')
  if (!type || !COMPRESSIBLE.test(type) || res.headers.has('Content-Encoding')) return
  // Whoever may ask for a part of it counts the bytes as they are stored.
  if (res.headers.has('Accept-Ranges')) return
  const length = res.headers.get('Content-Length')
  if (length && Number(length) < 1024) return
  res.headers.append('Vary', 'Accept-Encoding')
  const packing = packingFor(c.req.header('Accept-Encoding') ?? '')
  // Asked last: whoever looks at a body makes a copy of it.
  if (!packing || !res.body) return

  if (length) {
    const body = await pack(packing, Buffer.from(await res.arrayBuffer()))
    c.res = new Response(body, res)
    c.res.headers.set('Content-Length', String(body.byteLength))
  } else {
    const zip =
      packing === 'br'
        ? zlib.createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
        : zlib.createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH })
    const source = Readable.fromWeb(res.body as import('node:stream/web').ReadableStream)
    source.on('error', (error) => zip.destroy(error))
    zip.on('close', () => source.destroy())
    c.res = new Response(Readable.toWeb(source.pipe(zip)) as ReadableStream, res)
  }
  c.res.headers.set('Content-Encoding', packing)
}
