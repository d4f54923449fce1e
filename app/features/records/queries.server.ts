// Pages of the open-data table, and whole exports as a stream.
import { setTimeout as pause } from 'node:timers/promises'
import { categoryName } from '#app/core/categories/categories.ts'
import { isCategoryId } from '#app/core/categories/tree.ts'
import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { site } from '#app/lib/site.ts'
import { streamOf } from '#app/lib/stream-of.server.ts'
import {
  csvHead,
  type ExportFormat,
  geoJsonLine,
  jsonLine,
  OUR_LICENCE,
  PAGE_SIZE,
  type Question,
  recordLine,
  toSqlFilters,
} from './rules.ts'
import { type RecordsChoices, type RecordsPage, recordsChoices, recordsPage } from './shapes.server.ts'

const pageArguments = ({ filters, sort, cursor, isBack }: Question, size: number) => ({
  filters: toSqlFilters(filters),
  sort_by: sort,
  after_row: cursor ? [...cursor] : null,
  is_back: isBack,
  max_results: size,
})

export async function loadRecords(services: Services, question: Question, locale: Locale) {
  const [page, choices] = await Promise.all([
    askPage(services, 'records_page', pageArguments(question, PAGE_SIZE), recordsPage),
    askPage(services, 'records_choices', {}, recordsChoices),
  ])
  const categories = choices.categories.filter(isCategoryId).map((id) => ({ id, name: categoryName(id, locale) }))
  return { page, choices: { ...choices, categories } satisfies RecordsChoices }
}

/** The spec's page of a table read. */
const EXPORT_PAGE = 1000

/**
 * All records of a question as one file, read page by page as fast as the reader takes it. `most` counts per kind, as
 * the specification's limit counts per table.
 */
export function exportRecords(
  services: Services,
  question: Question,
  format: ExportFormat,
  most: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const where = { siteUrl: services.config.siteUrl, siteName: site.name }
  const kinds = question.filters.kind ? [question.filters.kind] : (['business', 'mosque'] as const)
  const about = {
    title: `${site.name}: open directory`,
    exported_at: new Date().toISOString(),
    licence: `Each record carries its own licence. Records of this site: ${OUR_LICENCE}, ${site.name}. Records with source "osm": ODbL 1.0, © OpenStreetMap contributors.`,
    attribution: where.siteUrl,
    most_rows_per_kind: most,
  }

  async function* pieces(): AsyncGenerator<Uint8Array> {
    if (format === 'csv') yield encoder.encode(`\ufeff${csvHead}`)
    if (format === 'json') yield encoder.encode(`{"meta":${JSON.stringify(about)},"records":[`)
    if (format === 'geojson')
      yield encoder.encode(`{"type":"FeatureCollection","metadata":${JSON.stringify(about)},"features":[`)
    let isFirst = true
    for (const kind of kinds) {
      let left = most
      let cursor: Question['cursor'] = null
      while (left > 0) {
        const size = Math.min(EXPORT_PAGE, left)
        const asked = { ...question, filters: { ...question.filters, kind }, cursor, isBack: false }
        const page: RecordsPage = await ask(
          services,
          services.db().rpc('records_page', pageArguments(asked, size)),
          recordsPage,
        )
        const { rows, has_more: hasMore } = page
        let text = ''
        for (const row of rows) {
          if (format === 'csv') text += recordLine(row, where)
          else {
            text += `${isFirst ? '' : ','}\n${format === 'json' ? jsonLine(row, where) : geoJsonLine(row, where)}`
            isFirst = false
          }
        }
        if (text !== '') yield encoder.encode(text)
        left -= rows.length
        const last = rows.at(-1)
        if (!hasMore || !last) break
        cursor = [last.sort, last.kind, last.id]
        // Other requests get their turn between pages.
        await pause(0)
      }
    }
    if (format !== 'csv') yield encoder.encode('\n]}\n')
  }

  return streamOf(pieces())
}
