// Reads the file of an import and lays its rows beside the site's own, where they wait to be merged.
import { stat } from 'node:fs/promises'
import type { Database } from '../backend/database/database.ts'
import { type Call, type ImportRow, type OnProgress, Stopped, type Work } from './import-work.ts'
import { type ImportFormat, type ImportKind, type ReadOptions, readRows } from './read-file.ts'
import { copyStatement, type Refusal, type StagedRow, writeCopyLine } from './staged-row.ts'
import { UnreadableFile } from './unreadable-file.ts'

const REPORT_EVERY_MS = 1000
const ROWS_PER_CALL = 1000

type Options = {
  /** None: rows go through the API. */
  database: Database | null
  call: Call
  pathOf: (id: string) => string
  onProgress: OnProgress
  isStopping: () => boolean
}

export function createStaging({ database, call, pathOf, onProgress, isStopping }: Options) {
  async function stage(row: ImportRow, { renew, withReport }: Work) {
    await stat(pathOf(row.id)).catch(() => {
      throw new UnreadableFile('file_missing')
    })
    await call('begin_import_staging', { import_id: row.id })
    const counts = { bytes_read: 0, read_count: 0, staged_count: 0, skipped_count: 0, refused_count: 0 }
    let refusals: Refusal[] = []
    let reported = Date.now()
    const report = async () => {
      const problems = refusals
      refusals = []
      reported = Date.now()
      await renew()
      await call('report_import_progress', { import_id: row.id, progress: counts, problems })
    }
    const batches = readRows({
      path: pathOf(row.id),
      format: (row.format ?? 'csv') as ImportFormat,
      kind: row.kind as ImportKind,
      options: row.options as ReadOptions,
      mapping: row.mapping as Record<string, string>,
    })
    async function* counted(): AsyncGenerator<StagedRow[]> {
      for await (const batch of batches) {
        if (isStopping()) throw new Stopped()
        counts.bytes_read = batch.bytesRead
        if (row.file_size > 0) onProgress('reading', Math.min(1, batch.bytesRead / row.file_size))
        counts.read_count += batch.read
        counts.staged_count += batch.rows.length
        counts.skipped_count += batch.skipped
        counts.refused_count += batch.refusals.length
        // The database keeps two thousand of them; the count goes on.
        if (refusals.length < 2000) refusals.push(...batch.refusals.slice(0, 2000))
        if (Date.now() - reported > REPORT_EVERY_MS) await report()
        if (batch.rows.length > 0) yield batch.rows
      }
    }
    if (database) await copyRows(database, row.id, counted())
    else await sendRows(row.id, counted())
    await report()
    await call('finish_import_staging', { import_id: row.id, with_report: withReport })
    await call('note_import_staged', { import_id: row.id })
  }

  async function copyRows(target: Database, id: string, batches: AsyncIterable<StagedRow[]>) {
    let seq = 0
    async function* lines() {
      for await (const rows of batches) {
        let text = ''
        for (const row of rows) text += writeCopyLine(id, ++seq, row)
        yield text
      }
    }
    await target.copyFrom(copyStatement(id), lines())
  }

  async function sendRows(id: string, batches: AsyncIterable<StagedRow[]>) {
    let seq = 0
    for await (const rows of batches)
      for (let start = 0; start < rows.length; start += ROWS_PER_CALL) {
        const staged = rows.slice(start, start + ROWS_PER_CALL).map((row) => ({ ...row, seq: ++seq }))
        await call('stage_import_rows', { import_id: id, staged })
      }
  }

  return stage
}
