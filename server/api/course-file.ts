// GET /course-files/{course}/{file}: a file of a lesson or the picture of a course, if its policy lets the visitor open it:
// everyone what is published, its teachers also what is not. Players ask for parts, so parts are given.
import type { Context } from 'hono'
import { RECORDING_ENDINGS } from '#app/core/media/recording-kind.ts'
import { PERSONAL } from '#app/lib/cache-control.ts'
import { type RequestEnv, type Site, servicesFor } from '../http/request-services.ts'
import { answerParts } from './parts-of-file.ts'
import { findStored, sayIfAway } from './stored-file.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const NAME = new RegExp(`^/course-files/(${UUID}/${UUID}\\.([a-z0-9]{3,4}))$`)
const TYPES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(RECORDING_ENDINGS).map(([type, ending]) => [ending, type])),
  webp: 'image/webp',
  pdf: 'application/pdf',
}
const PUBLISHED = 'public, max-age=3600'

export const courseFile = (site: Site) =>
  sayIfAway(async (c: Context<RequestEnv>) => {
    const [, name = '', ending = ''] = NAME.exec(c.req.path) ?? []
    const type = TYPES[ending]
    if (!name || !type) return c.text('Not found', 404)
    let file = await findStored(site.anonymous, 'course-files', name)
    let cacheControl = PUBLISHED
    let finish = (response: Response) => response
    if (!file) {
      const visitor = servicesFor(site, c)
      if (!visitor.services.mayHaveSession) return c.text('Not found', 404)
      file = await findStored(visitor.services.db(), 'course-files', name)
      cacheControl = PERSONAL
      finish = visitor.finish
    }
    if (!file) return c.text('Not found', 404)
    return finish(
      await answerParts(file, c.req.header('range'), {
        'Cache-Control': cacheControl,
        'Content-Type': type,
        'Content-Disposition': 'inline',
        // Browsers show no PDF in a sandbox.
        'Content-Security-Policy':
          ending === 'pdf' ? "default-src 'none'; object-src 'self'" : "default-src 'none'; sandbox",
      }),
    )
  })
