// The files that ship, held to what is said of them.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { checkMapping, guessMapping } from '#app/features/imports/rules.ts'
import { isRefusal, normalise } from './normalise.ts'
import { HALAL_PLACES, MOSQUES, OPEN_DATA, OPEN_DATA_FOLDER, type OpenData } from './open-data-sets.ts'

type Row = Record<string, string>
const rowsOf = ({ path }: OpenData): Row[] => parse(gunzipSync(readFileSync(path)).toString('utf8'), { columns: true })
const licence = readFileSync(`${OPEN_DATA_FOLDER}/LICENCE.md`, 'utf8')
const files = OPEN_DATA.map((set) => ({ name: basename(set.path), set, rows: rowsOf(set) }))

test.each(files)('$name: its columns are our fields', ({ set, rows }) => {
  expect(Object.keys(rows[0] ?? {})).toEqual(set.columns)
  const mapping = guessMapping(set.columns)
  expect(Object.keys(mapping)).toEqual([...set.columns])
  expect(checkMapping(mapping)).toBeNull()
})

test.each(files)('$name: every row is there once, and none is refused', ({ set, rows }) => {
  expect(new Set(rows.map(({ source_id }) => source_id)).size).toBe(rows.length)
  const refused = rows.flatMap((row, line) => {
    const read = normalise(row, { kind: set.kind, line, excerpt: () => row.name ?? '' })
    return isRefusal(read) ? [read] : []
  })
  expect(refused).toEqual([])
})

test.each(files)('$name: the licence lies beside it, counts right and names whose it is', ({ name, set, rows }) => {
  expect(licence).toContain(`## ${name}`)
  expect(licence).toContain(`${rows.length.toLocaleString('en')} `)
  const words = licence.replaceAll(/\]\([^)]*\)|\[/g, '').replaceAll(/\s+/g, ' ')
  expect(words).toContain(set.licence.split(/; |,/)[0])
})

test('mosques are elements of OpenStreetMap, and no school or tomb is among them', () => {
  const names = rowsOf(MOSQUES).map(({ source_id, name }) => {
    expect(source_id).toMatch(/^(node|way|relation)\/\d+$/)
    return name
  })
  expect(names).not.toContain('Former St Mark’s School')
  expect(names).not.toContain("Former St Mark's School")
  expect(names).not.toContain('re')
})

test('each halal place has one source’s word, and the day it was seen', () => {
  for (const set of HALAL_PLACES)
    for (const { halal, seen_on, name } of rowsOf(set)) {
      expect(set.source === 'osm' ? ['only', 'yes', 'reported'] : ['name'], name).toContain(halal)
      expect(seen_on, name).toMatch(/^20\d\d-\d\d-\d\d$/)
    }
})
