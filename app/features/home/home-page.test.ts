import { expect, test } from 'vitest'
import { EMPTY_HOME, readHomePage } from './home-page.ts'

test('shows an empty page for an answer that is none', () => {
  for (const answer of [null, undefined, 'down', [], 7]) expect(readHomePage(answer)).toEqual(EMPTY_HOME)
  expect(readHomePage({})).toEqual(EMPTY_HOME)
})

test('leaves out what is incomplete and keeps the rest', () => {
  const home = readHomePage({
    regular: [{ id: '1' }, null, 'x'],
    partners: [
      { id: 'p1', name: 'Noor', logo_url: '/a.svg', website_url: null },
      { id: 'p2', name: 'No logo', logo_url: null },
    ],
    sponsors: [{ id: 's1', name: 'Wasl', line: { en: 'Hello' } }, { id: 's2' }],
    testimonials: [{ id: 't1', name: 'Samira', quote: { en: 'Good' }, place: { en: 'Leeds' }, is_sample: true }],
  })
  expect(home.regular).toEqual([{ id: '1' }])
  expect(home.partners).toEqual([{ id: 'p1', name: 'Noor', logo_url: '/a.svg', website_url: null }])
  expect(home.sponsors.map(({ id }) => id)).toEqual(['s1'])
  expect(home.testimonials[0]).toMatchObject({ name: 'Samira', isSample: true })
})
