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
