// GET /athan-sounds/{file}: a sound's file, if its policy lets everyone hear it. Players ask for parts, so parts are given.
import type { Context } from 'hono'
import type { RequestEnv, Site } from '../http/request-services.ts'
import { readStored, sayIfAway } from './stored-file.ts'

const NAME = /^\/athan-sounds\/([0-9a-f-]{36}\.(mp3|ogg|m4a))$/
const TYPES: Record<string, string> = { mp3: 'audio/mpeg', ogg: 'audio/ogg', m4a: 'audio/mp4' }

/** The first and last byte asked for; null for the whole file, 'unsatisfiable' beyond its end. */
export function readRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return from <= to && from < size ? { from, to } : 'unsatisfiable'
}

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
      'Accept-Ranges': 'bytes',
      ETag: `"${name}"`,
    }
    if (c.req.header('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers })
    const range = readRange(c.req.header('range'), file.size)
    if (range === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.size}` } })
    if (!range) return new Response(file, { headers: { ...headers, 'Content-Length': String(file.size) } })
    const { from, to } = range
    return new Response(file.slice(from, to + 1), {
      status: 206,
      headers: {
        ...headers,
        'Content-Range': `bytes ${from}-${to}/${file.size}`,
        'Content-Length': String(to - from + 1),
      },
    })
  })
