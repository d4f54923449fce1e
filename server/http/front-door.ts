// Turns away malformed requests before anything else reads them: addresses that are not text, and methods and bodies that no
// page accepts. They are answered here, in one place, so that no page or surface has to expect them.
import type { Context, MiddlewareHandler } from 'hono'

type Refusal = 400 | 405 | 415

/** Programs talk to these. */
const FOR_PROGRAMS = /^\/(?:(?:auth|rest|storage|functions|realtime)\/v1|api)(?:\/|$)/

function refuse(c: Context, status: Refusal, message: string, headers: Record<string, string> = {}): Response {
  if (FOR_PROGRAMS.test(c.req.path))
    return c.json({ code: String(status), error: message, message, msg: message }, status, headers)
  return c.text(message, status, headers)
}

/** In a path browsers drop some of them, so that it would be read as another one. */
const CONTROL = /\p{Cc}/u

/** Is it text, with no NUL in it, which no database keeps, and no control sign in its path? */
export function isReadable(address: URL): boolean {
  if (/%00/.test(address.search)) return false
  try {
    return !CONTROL.test(decodeURIComponent(address.pathname))
  } catch {
    return false
  }
}

export const readableAddress: MiddlewareHandler = async (c, next) => {
  const address = URL.parse(c.req.url)
  return address && isReadable(address) ? next() : refuse(c, 400, 'This address cannot be read.')
}

/** Posted to by scripts, with JSON. */
const FOR_SCRIPTS = /^(?:\/[a-z]{2})?\/quran\/shelf$/
const METHODS = 'GET, HEAD, POST, OPTIONS'
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** A form whose names and texts hold no NUL. Files are left to whoever takes them. */
async function isForm(body: ArrayBuffer, type: string): Promise<boolean> {
  try {
    for (const [name, value] of await new Response(body, { headers: { 'Content-Type': type } }).formData())
      if (name.includes('\0') || (typeof value === 'string' && value.includes('\0'))) return false
    return true
  } catch {
    return false
  }
}

/** For pages. Forms with files are large and are read once, by the page itself. */
export const readableForm =
  (withFiles: (path: string) => boolean): MiddlewareHandler =>
  async (c, next) => {
    const { method, path } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    if (method === 'OPTIONS') return c.body(null, 204, { Allow: METHODS })
    if (method !== 'POST') return refuse(c, 405, 'Pages can be read and posted to, nothing else.', { Allow: METHODS })
    if (FOR_SCRIPTS.test(path)) return next()
    const type = c.req.header('content-type') ?? ''
    if (!FORM.test(type)) return refuse(c, 415, 'Only forms can be posted to a page.')
    if (withFiles(path)) return next()
    const body = await c.req.raw.arrayBuffer()
    if (!(await isForm(body, type))) return refuse(c, 400, 'This form cannot be read.')
    c.req.raw = new Request(c.req.raw.url, {
      method,
      headers: c.req.raw.headers,
      body,
      signal: c.req.raw.signal,
    })
    return next()
  }
