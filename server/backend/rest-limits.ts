// What one request to /rest/v1 may hold. Upstream leaves this to the statement timeout; the embedded database has none, and
// the library's parsers take their time, or all of the stack, for what nobody asks in earnest.

/** Brackets within brackets, and steps of one JSON path. */
const MOST_NESTED = 40
const MOST_STEPS = 40
/** Rows that one request may write: a visitor's, and the service role's, which does our own work. */
const MOST_ROWS = 1000
const MOST_ROWS_OF_SERVICE = 10_000
/** A shorter body cannot hold more. */
const SMALLEST_OF_MANY = 2 * MOST_ROWS

export function isTooNested(query: string): boolean {
  let depth = 0
  let steps = 0
  for (let at = 0; at < query.length; at++) {
    switch (query[at]) {
      case '(':
        if (++depth > MOST_NESTED) return true
        break
      case ')':
        depth--
        break
      case '&':
        depth = 0
        steps = 0
        break
      case ',':
        steps = 0
        break
      case '>':
        if (query[at - 1] === '-' && ++steps > MOST_STEPS) return true
        break
    }
  }
  return false
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status })

/** The request, ready for the library, or why it is refused. */
export async function readRestRequest(request: Request, serviceRoleKey: string): Promise<Request | Response> {
  const url = new URL(request.url)
  if (isTooNested(decode(url.search)))
    return refusal(400, 'PGRST100', `"failed to parse query parameters (nested too deeply)" (line 1, column 1)`)
  if (request.method !== 'POST') return request
  return boundRows(request, request.headers.get('apikey') === serviceRoleKey ? MOST_ROWS_OF_SERVICE : MOST_ROWS)
}

/** Brackets may come escaped. What cannot be unescaped is the library's to refuse. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function boundRows(request: Request, most: number): Promise<Request | Response> {
  const length = request.headers.get('content-length')
  if (length !== null && Number(length) <= SMALLEST_OF_MANY) return request
  const body = await request.text()
  const copy = new Request(request.url, { method: 'POST', headers: request.headers, body })
  if (!body.trimStart().startsWith('[')) return copy
  try {
    if ((JSON.parse(body) as unknown[]).length <= most) return copy
  } catch {
    return copy
  }
  return refusal(413, '54000', `Too many rows in one request: at most ${most}`)
}
