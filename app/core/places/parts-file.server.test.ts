import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeParts, keyOf, openParts, type TownPart } from './parts-file.server.ts'

const part = (name: string, countryCode = 'GB'): TownPart => ({ name, countryCode, lat: 51.514, lng: -0.066, size: 23 })

let folder: string
const fileOf = (names: readonly TownPart[], codes: readonly TownPart[] = []) => {
  const path = join(folder, `${names.length}-${codes.length}.bin`)
  writeFileSync(path, encodeParts({ names, codes }))
  return openParts(path)
}
const found = (file: ReturnType<typeof openParts>, key: string, isPrefix = false) =>
  file.find('names', key, { isPrefix, most: 10_000 }).map(({ name }) => name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what is written is found again, whole or by its beginning', () => {
  const file = fileOf([part('Whitechapel'), part('Whitby'), part('Üsküdar', 'TR')], [part('SW1A')])
  expect(found(file, 'whitechapel')).toEqual(['Whitechapel'])
  expect(found(file, 'white', true)).toEqual(['Whitechapel'])
  expect(found(file, 'whit', true)).toEqual(['Whitby', 'Whitechapel'])
  expect(found(file, 'white')).toEqual([])
  expect(file.find('names', 'uskudar', { isPrefix: false, most: 1 })).toEqual([part('Üsküdar', 'TR')])
  expect(file.find('codes', keyOf('codes', 'sw 1a'), { isPrefix: false, most: 1 })).toHaveLength(1)
})

test('every one of many is found, in whichever block it lies, and one name fills several', () => {
  const many = Array.from({ length: 3000 }, (_, i) => part(`Town ${String(i).padStart(4, '0')}`))
  const same = Array.from({ length: 1200 }, (_, i) => ({ ...part('San José'), lat: i / 100 }))
  const file = fileOf([...many, ...same])
  for (const { name } of many) expect(found(file, keyOf('names', name)), name).toEqual([name])
  expect(found(file, 'san jose')).toHaveLength(1200)
  expect(found(file, 'san', true)).toHaveLength(1200)
  expect(found(file, 'town', true)).toHaveLength(3000)
  expect(file.find('names', 'town', { isPrefix: true, most: 7 })).toHaveLength(7)
})

test('what is no such file is refused', () => {
  const path = join(folder, 'other')
  writeFileSync(path, 'nothing of the kind')
  expect(() => openParts(path)).toThrow('no file of town parts')
})
