// GET /athan-sounds/{file}: a sound's file, if its policy lets everyone hear it. Players ask for parts, so parts are given.
import type { Context } from 'hono'
import type { RequestEnv, Site } from '../http/request-services.ts'
import { answerParts, partsOf } from './parts-of-file.ts'
import { readStored, sayIfAway } from './stored-file.ts'

const NAME = /^\/athan-sounds\/([0-9a-f-]{36}\.(mp3|ogg|m4a))$/
const TYPES: Record<string, string> = { mp3: 'audio/mpeg', ogg: 'audio/ogg', m4a: 'audio/mp4' }

export const athanSound = (site: Site) =>
  sayIfAway(async (c: Context<RequestEnv>) => {
    const [, name = '', extension = ''] = NAME.exec(c.req.path) ?? []
    if (!name) return c.text('Not found', 404)
    const file = await readStored(site.anonymous, 'athan-sounds', name)
    if (!file) return c.text('Not found', 404)
    const headers: Record<string, string> = {
      // A file never changes under its name; one that was taken off the list may linger elsewhere for an hour.
      'Cache-Control': 'public, max-age=3600',
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: `"${name}"`,
    }
    if (c.req.header('if-none-match') === headers.ETag)
      return new Response(null, { status: 304, headers: { ...headers, 'Accept-Ranges': 'bytes' } })
    return answerParts(partsOf(file), c.req.header('range'), headers)
  })
