// The files: lines of JSON in, packed CSV out.
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'

export const readLines = (path: string): string[] =>
  gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n')

const cell = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

export type Row = Readonly<Record<string, string | undefined>>

/** By country and id, so that the next edition differs only where the data does. Tells how large the file is. */
export function writeTable(path: string, columns: readonly string[], rows: readonly Row[]): number {
  const key = (row: Row) => `${row.country_code ?? ''}\t${row.source_id ?? ''}`
  const lines = rows
    .map((row) => [key(row), columns.map((column) => cell(row[column] ?? '')).join(',')] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, line]) => line)
  const packed = gzipSync(`${columns.join(',')}\n${lines.join('\n')}\n`, { level: 9 })
  writeFileSync(path, packed)
  return packed.length
}
