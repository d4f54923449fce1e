import { expect, test } from 'vitest'
import { readShared } from './read-shared.ts'

const read = (fields: Record<string, string>) => readShared(new URLSearchParams(fields))

test('a place out of a map is looked for by its name', () => {
  expect(read({ text: 'Tayyabs\n83 Fieldgate St, London\nhttps://maps.example/abc' })).toEqual({
    words: 'Tayyabs',
    url: 'https://maps.example/abc',
    hasFile: false,
  })
})

test('a page out of a browser is looked for by its title', () => {
  expect(read({ title: 'East London Mosque', url: 'https://elm.example/' })).toMatchObject({
    words: 'East London Mosque',
    url: 'https://elm.example/',
  })
})

test('an address that is none leads nowhere', () => {
  expect(read({ text: 'javascript:alert(1)', url: 'javascript:alert(1)' }).url).toBeNull()
})

test('a file may come alone', () => {
  expect(read({ file: '1' })).toEqual({ words: '', url: null, hasFile: true })
})
