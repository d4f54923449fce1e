// Refuses bodies over a size. What was already on its way is read and thrown away first (up to a bound), so that the
// sender gets the answer instead of a broken connection.
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const MEGABYTE = 1024 * 1024
const PATIENCE = 16 * MEGABYTE

export async function readAndDrop(c: Context): Promise<void> {
  let read = 0
  for await (const chunk of c.req.raw.body ?? []) {
    read += chunk.byteLength
    if (read > PATIENCE) break
  }
}

const limit = (maxSize: number, refuse: (c: Context) => Response): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: async (c) => {
      await readAndDrop(c)
      return refuse(c)
    },
  })

/** 1 MB, and more where files are sent. */
export function limitBody(
  refuse: (c: Context) => Response,
  uploads?: { paths: RegExp; maxSize: number },
): MiddlewareHandler {
  const usual = limit(MEGABYTE, refuse)
  const forFiles = limit(uploads?.maxSize ?? MEGABYTE, refuse)
  return (c, next) => (uploads?.paths.test(c.req.path) ? forFiles : usual)(c, next)
}

/** Here staff send whole files. The action looks at who it is before it reads, and counts while it reads. */
export const WHOLE_FILES = /^(?:\/[a-z]{2})?\/dashboard\/(?:staff\/imports\/new|superadmin\/archive\/check)(?:\.data)?$/

export const exceptWholeFiles =
  (limit: MiddlewareHandler): MiddlewareHandler =>
  (c, next) =>
    c.req.method === 'POST' && WHOLE_FILES.test(c.req.path) ? next() : limit(c, next)
