// The file that ships, held to what is said of it.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkMapping, guessMapping } from '#app/features/imports/rules.ts'
import { MOSQUES, OPEN_DATA_FOLDER } from './open-data.ts'

const [head = '', ...rows] = gunzipSync(readFileSync(MOSQUES.path)).toString('utf8').trimEnd().split('\n')
const licence = readFileSync(`${OPEN_DATA_FOLDER}/LICENCE.md`, 'utf8')

test('its columns are our fields', () => {
  expect(head.split(',')).toEqual(MOSQUES.columns)
  const mapping = guessMapping(MOSQUES.columns)
  expect(Object.keys(mapping)).toEqual([...MOSQUES.columns])
  expect(checkMapping(mapping)).toBeNull()
})

test('every row is an element of OpenStreetMap, once', () => {
  const ids = rows.map((row) => row.slice(0, row.indexOf(',')))
  expect(ids.filter((id) => !/^(node|way|relation)\/\d+$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(rows.length)
})

test('the licence lies beside it, names both sources and counts right', () => {
  expect(licence).toContain('© OpenStreetMap contributors')
  expect(licence).toContain('Open Database License 1.0')
  expect(licence).toContain('GeoNames')
  expect(licence).toContain(`${rows.length.toLocaleString('en')} named mosques`)
  expect(MOSQUES.licence).toContain('ODbL 1.0, © OpenStreetMap contributors')
})
