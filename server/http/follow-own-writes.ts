// Reads that follow one's own writes where replicas answer: a visitor who has written sees it on the next page. After a
// write the visitor is given the position in the database's log that knows of it, for longer than a replica may lag.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { onVisit, readPosition, type Visit, writePosition } from '../backend/database/visit.ts'
import type { RequestEnv, Site } from './request-services.ts'

const COOKIE = 'mahalla-seen'
const STAY_SECONDS = 60
/** Reading; all else may write, and is answered by the primary. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function createSeenCookie(secret: string, isSecure: boolean) {
  // Anyone could else send everybody's reads to the primary.
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`${COOKIE} ${text}`).digest('base64url').slice(0, 22)
  return {
    write: (position: bigint) => {
      const text = writePosition(position)
      return `${COOKIE}=${text.replace('/', '-')}.${sign(text)}; Path=/; Max-Age=${STAY_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
    },
    read: (cookies: string): bigint => {
      const [, said = '', signature = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^.;]+)\\.([^;]+)`).exec(cookies) ?? []
      const text = said.replace('-', '/')
      const [own, given] = [Buffer.from(sign(text)), Buffer.from(signature)]
      return (own.length === given.length && timingSafeEqual(own, given) && readPosition(text)) || 0n
    },
  }
}

export function followOwnWrites(
  { https, log }: Pick<Site, 'https' | 'log'>,
  replicas: NonNullable<Site['backend']['replicas']>,
): MiddlewareHandler<RequestEnv> {
  const seen = createSeenCookie(replicas.secret, https)
  return async (c, next) => {
    // A direct question to rest/v1 comes from programs that keep no cookies: they may have written elsewhere.
    const isProgram = c.req.path.startsWith('/rest/v1/')
    const visit: Visit = {
      after: seen.read(c.req.header('cookie') ?? ''),
      writes: isProgram || !READS.has(c.req.method),
    }
    const isAsked = READS.has(c.req.method)
    await onVisit(visit, next)
    // What others may keep names nobody's position.
    const isForMany = c.res.headers.get('cache-control')?.includes('public') ?? false
    const hasWritten = isAsked ? visit.writes && !isProgram : c.res.status < 500
    if (!hasWritten || isForMany) return
    try {
      c.res.headers.append('Set-Cookie', seen.write(await replicas.position()))
    } catch (error) {
      log('position after a write not known', { error: error instanceof Error ? error.message : String(error) })
    }
  }
}
