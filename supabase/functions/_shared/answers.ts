// Helpers for answers and request bodies that all functions of the site share.

/** Functions are called by browsers on this site and, where they are meant to be, on others. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Max-Age': '86400',
}

export const preflight = (): Response => new Response(null, { status: 204, headers: CORS })

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...CORS, 'Cache-Control': 'no-store', ...headers } })

/** `code` is for programs; callers write their own words. */
export const refuse = (status: number, code: string, fields?: string[]): Response =>
  json({ error: code, ...(fields && { fields }) }, status)

/** The body as an object; null for anything else. */
export async function readObject(request: Request): Promise<Record<string, unknown> | null> {
  try {
    const body: unknown = await request.json()
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null
  } catch {
    return null
  }
}
