// The records of a question as one file, streamed.
import { servicesContext } from '#app/core/request/services.ts'
import { exportRecords } from '#app/features/records/queries.server.ts'
import { EXPORT_FORMATS, readQuestion } from '#app/features/records/rules.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/export'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
}

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { t } = await i18nOf(url)
  const asked = url.searchParams.get('format') ?? 'csv'
  const format = EXPORT_FORMATS.find((name) => name === asked)
  const text = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  if (!format) return new Response(t.records.unknownFormat, { status: 400, headers: text })
  if (!services.allow('export'))
    return new Response(t.records.limited, { status: 429, headers: { ...text, 'Retry-After': '300' } })
  const question = readQuestion(url.searchParams)
  const day = new Date().toISOString().slice(0, 10)
  return new Response(
    request.method === 'HEAD' ? null : exportRecords(services, question, format, services.config.exportMaxRows),
    {
      headers: {
        'Content-Type': TYPES[format],
        'Content-Disposition': `attachment; filename="mahalla-${day}.${format}"`,
        'Cache-Control': 'public, max-age=300',
        'X-Robots-Tag': 'noindex',
      },
    },
  )
}
