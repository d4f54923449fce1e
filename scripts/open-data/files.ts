// The files: lines of JSON in, packed CSV out.
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'

export const readLines = (path: string): string[] =>
  gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n')

const cell = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** By country and id, so that the next edition differs only where the data does. */
export function writeTable<Column extends string>(
  path: string,
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, string>>>[],
  order: readonly Column[],
): number {
  const key = (row: Readonly<Partial<Record<Column, string>>>) => order.map((column) => row[column] ?? '').join('\t')
  const lines = rows
    .map((row) => [key(row), columns.map((column) => cell(row[column] ?? '')).join(',')] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, line]) => line)
  const packed = gzipSync(`${columns.join(',')}\n${lines.join('\n')}\n`, { level: 9 })
  writeFileSync(path, packed)
  return packed.length
}
