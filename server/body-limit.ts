// Refuses bodies over a size. What was already on its way is read and thrown away first (up to a bound), so that the
// sender gets the answer instead of a broken connection.
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const MEGABYTE = 1024 * 1024
const PATIENCE = 16 * MEGABYTE

export const limitBody = (refuse: (c: Context) => Response): MiddlewareHandler =>
  bodyLimit({
    maxSize: MEGABYTE,
    onError: async (c) => {
      let read = 0
      for await (const chunk of c.req.raw.body ?? []) {
        read += chunk.byteLength
        if (read > PATIENCE) break
      }
      return refuse(c)
    },
  })

/** Here staff send whole files. The action looks at who it is before it reads, and counts while it reads. */
const UPLOADS = /^(?:\/[a-z]{2})?\/dashboard\/staff\/imports\/new(?:\.data)?$/

export const exceptUploads =
  (limit: MiddlewareHandler): MiddlewareHandler =>
  (c, next) =>
    c.req.method === 'POST' && UPLOADS.test(c.req.path) ? next() : limit(c, next)
