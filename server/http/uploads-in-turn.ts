// Few uploads of one visitor at a time. Each is a form of many megabytes that is held whole and taken apart, which keeps
// everyone else waiting: whoever sends more at once is asked to come back, before theirs is read.
import type { Context, MiddlewareHandler } from 'hono'
import { readAndDrop } from './body-limit.ts'

/** Enough for a family that sends its pictures through one network. */
const MOST_AT_ONCE = 6

export function uploadsInTurn(
  paths: RegExp,
  whoAsks: (c: Context) => string,
  mostAtOnce = MOST_AT_ONCE,
): MiddlewareHandler {
  const underWay = new Map<string, number>()
  return async (c, next) => {
    if (c.req.method !== 'POST' || !paths.test(c.req.path)) return next()
    const who = whoAsks(c)
    const count = underWay.get(who) ?? 0
    if (count >= mostAtOnce) {
      await readAndDrop(c)
      return c.json({ error: 'Too many uploads at once. Please try again in a moment.' }, 429, { 'Retry-After': '5' })
    }
    underWay.set(who, count + 1)
    try {
      await next()
    } finally {
      const left = (underWay.get(who) ?? 1) - 1
      if (left > 0) underWay.set(who, left)
      else underWay.delete(who)
    }
  }
}
