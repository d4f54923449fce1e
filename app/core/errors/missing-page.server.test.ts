import { expect, test } from 'vitest'
import { isMissing } from './missing.ts'
import { lastWords, missingPage } from './missing-page.server.ts'

test('takes the last words of an address', () => {
  expect(lastWords('/business/zaytun-grocers')).toBe('zaytun grocers')
  expect(lastWords('/ar/%D9%85%D8%B3%D8%AC%D8%AF/')).toBe('مسجد')
  expect(lastWords('/old/page.html')).toBe('page')
  expect(lastWords('/%E0%A4%A')).toBe('E0 A4 A')
  expect(lastWords('/')).toBe('')
})

test('answers 404 with the nearest matches', async () => {
  const rows = [
    {
      kind: 'mosque',
      id: '1',
      slug: 'east-london-mosque',
      name: 'East London Mosque',
      city: 'London',
      country_code: 'GB',
    },
    { kind: 'business', id: '2', slug: 'zaytun', name: 'Zaytun' },
    { id: '3' },
  ]
  const services = { page: async () => rows, log: () => {} }
  const answer = await missingPage(new URL('http://x/mosque/east-london'), services, 'mosque')
  expect(answer.init?.status).toBe(404)
  expect(isMissing(answer.data)).toBe(true)
  expect(answer.data).toEqual({
    title: 'Mosque not found',
    query: 'east london',
    documentTitle: 'Mosque not found | Mahalla – for Muslims, by Muslims',
    matches: [
      {
        kind: 'mosque',
        path: '/mosque/east-london-mosque',
        name: 'East London Mosque',
        location: 'London, United Kingdom',
      },
      { kind: 'business', path: '/business/zaytun', name: 'Zaytun', location: '' },
    ],
  })
})

test('still answers 404 when the search fails', async () => {
  const failing = {
    page: async () => {
      throw new Error('down')
    },
    log: () => {},
  }
  const answer = await missingPage(new URL('http://x/nowhere-at-all'), failing)
  expect(answer.init?.status).toBe(404)
  expect(answer.data.matches).toEqual([])
})
