// A backup as a file. Posted to, so that no link of another page leads here; who took which is written down first.
import { data } from 'react-router'
import * as z from 'zod'
import { servicesContext } from '#app/core/request/services.ts'
import { beginWork } from '#app/features/console/upkeep.server.ts'
import { PERSONAL } from '#app/lib/cache-control.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/backup'

const wanted = z.object({ file: z.string('missing').min(1, 'missing').max(60, 'missing') })

const refuse = (text: string, status: number) =>
  new Response(`${text}\n`, { status, headers: { 'Cache-Control': PERSONAL } })

/** Nothing is to be read here. */
export const loader = () => {
  throw data(null, { status: 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await parseForm(wanted, request)
  if (!form.ok) return refuse('No such backup.', 404)
  const { file } = form.value
  const allowed = await beginWork(services, 'download', { about: file })
  if (!allowed.ok) return refuse('Take the second step of signing in first.', allowed.status)
  const found = await services.tasks.backups.open(file)
  if (!found) return refuse('No such backup.', 404)
  return new Response(found.body, {
    headers: {
      'Content-Type': 'application/gzip',
      'Content-Length': String(found.bytes),
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
    },
  })
}
