// GET /store-pictures/{file}: a picture of the store, if its policy lets the visitor see it: everyone what is on sale, staff
// also what is not.
import type { Context } from 'hono'
import { PERSONAL } from '#app/lib/cache-control.ts'
import { type RequestEnv, type Site, servicesFor } from '../http/request-services.ts'
import { readStored, sayIfAway } from './stored-file.ts'

const NAME = /^\/store-pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp)$/
const ON_SALE = 'public, max-age=3600, stale-while-revalidate=86400'

export const storePicture = (site: Site) =>
  sayIfAway(async (c: Context<RequestEnv>) => {
    const [, name = ''] = NAME.exec(c.req.path) ?? []
    if (!name) return c.text('Not found', 404)
    let file = await readStored(site.anonymous, 'store-pictures', name)
    let cacheControl = ON_SALE
    let finish = (response: Response) => response
    if (!file) {
      const visitor = servicesFor(site, c)
      if (!visitor.services.mayHaveSession) return c.text('Not found', 404)
      file = await readStored(visitor.services.db(), 'store-pictures', name)
      cacheControl = PERSONAL
      finish = visitor.finish
    }
    if (!file) return c.text('Not found', 404)
    return finish(
      new Response(file, {
        headers: {
          'Cache-Control': cacheControl,
          'Content-Type': 'image/webp',
          'Content-Length': String(file.size),
          'Content-Disposition': 'inline',
          'Content-Security-Policy': "default-src 'none'; sandbox",
        },
      }),
    )
  })
