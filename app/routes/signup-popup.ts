// GET /signup-popup: the signup window as a piece of HTML, asked for when it is about to open.
import { readVisit } from '#app/core/visit/visit.server.ts'
import { writeWindow } from '#app/features/signup-popup/write-window.server.tsx'
import { PERSONAL } from '#app/lib/cache-control.ts'
import type { Route } from './+types/signup-popup'

export async function loader(args: Route.LoaderArgs) {
  const html = await writeWindow(await readVisit(args))
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': PERSONAL } })
}
