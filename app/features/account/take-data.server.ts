// Everything the site holds about a member, as one zip file that is written while it is read: a JSON file for each table, their
// files, and a page to read it all.
import * as z from 'zod'
import { ask, askFile } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { streamOf } from '#app/lib/stream-of.server.ts'
import { writeZip, type ZipEntry } from '#app/lib/zip.server.ts'
import { drawIndex, pathOf, type ShownFile, type ShownTable, tableOf, toPart } from './data-rules.ts'
import { listFiles, listParts } from './queries.server.ts'

type Asking = Pick<Services, 'db' | 'log'>
type Reader = { name: string; locale: Locale; t: Messages['account']['data'] }

const PAGE = 1000
/** Rows of a table that the page shows; the JSON has all. */
const SHOWN = 100

/** What there is to take is asked for first: whoever may not is told so before the file begins. */
export async function takeData(services: Asking, reader: Reader): Promise<ReadableStream<Uint8Array>> {
  const [parts, files] = await Promise.all([listParts(services), listFiles(services)])
  const madeAt = new Date()

  async function* entries(): AsyncGenerator<ZipEntry> {
    const tables: ShownTable[] = []
    for (const { part, place } of parts) {
      const table = tableOf(place)
      const shown: ShownTable = { part: toPart(part), table, path: `${part}/${table}.json`, number: 0, rows: [] }
      yield { name: shown.path, body: writeRows(services, place, shown) }
      tables.push(shown)
    }
    const listed: ShownFile[] = []
    for (const [i, file] of files.entries()) {
      const path = pathOf(file, i + 1)
      const found = await askFile(services, services.db().storage.from(file.bucket).download(file.path))
      if (found) yield { name: path, body: await found.bytes() }
      listed.push({ name: path.slice('files/'.length), path: found ? path : null })
    }
    const index = drawIndex({ name: reader.name, madeAt, tables, files: listed }, reader.locale, reader.t)
    yield { name: 'index.html', body: textOf(index) }
  }

  return streamOf(writeZip(entries(), madeAt))
}

async function* textOf(text: string) {
  yield text
}

async function* writeRows(services: Asking, place: string, shown: ShownTable): AsyncGenerator<string> {
  yield '['
  for (;;) {
    const page = { place, skip_results: shown.number, max_results: PAGE }
    const rows = await ask(services, services.db().rpc('my_data', page), z.array(z.record(z.string(), z.unknown())))
    const lines = rows.map((row, i) => `${shown.number + i === 0 ? '' : ','}\n${JSON.stringify(row, null, 2)}`)
    shown.rows.push(...rows.slice(0, SHOWN - shown.rows.length))
    shown.number += rows.length
    yield lines.join('')
    if (rows.length < PAGE) break
  }
  yield '\n]\n'
}
