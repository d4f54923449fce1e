import { expect, test } from 'vitest'
import en from '#app/i18n/messages/en.ts'
import { makePoster } from './make-poster.server.ts'
import { type Kind, readOrder } from './rules.ts'

const record = { name: 'Saffron & Stone', path: '/business/saffron-stone', address: 'London' }
const codeOf = (kind: Kind, codePath?: string) =>
  makePoster(
    {
      order: readOrder(new URLSearchParams({ kind })),
      locale: 'en',
      t: en,
      siteUrl: 'https://mahalla.example',
      today: '2026-11-19',
    },
    { record: { ...record, codePath } },
  ).code?.path

test('a sheet of a campaign carries its code, and a card of halal proof leads to the proof all the same', () => {
  expect(codeOf('qr', '/go/0123456789')).toBeDefined()
  expect(codeOf('qr', '/go/0123456789')).not.toBe(codeOf('qr'))
  expect(codeOf('halal', '/go/0123456789')).toBe(codeOf('halal'))
})

test('only what could be a code is taken from an address', () => {
  expect(readOrder(new URLSearchParams({ via: '0123456789' })).via).toBe('0123456789')
  for (const via of ['', '../../login', '0123456789a', '012345678G'])
    expect(readOrder(new URLSearchParams({ via })).via).toBe('')
})
