// The answer while the site starts, or when it could not: 503, in words a person can use.
import { escapeHtml } from '#app/lib/escape-html.ts'

export function startingPage(request: Request, failure: string | null): Response {
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': '2' }
  if (new URL(request.url).pathname === '/healthz' || !request.headers.get('accept')?.includes('text/html'))
    return Response.json({ status: failure ? 'failed' : 'starting' }, { status: 503, headers })
  const body = failure
    ? `<h1>Failed to load application</h1><p>${escapeHtml(failure)}</p>`
    : '<h1>Starting…</h1><p>Mahalla is opening its database. This page will try again in a moment.</p>'
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${
      failure ? '' : '<meta http-equiv="refresh" content="2">'
    }<title>Mahalla</title>${body}</html>`,
    { status: 503, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } },
  )
}
