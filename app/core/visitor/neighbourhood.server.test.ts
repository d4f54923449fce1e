import { expect, test } from 'vitest'
import { amongNeighbours } from './neighbourhood.server.ts'
import { findPlace } from './request-place.server.ts'

const HOME = 'place=51.507:-0.128:London:England:GB:'

/** The place a page would be made for. */
const seen = (cookies: string) => {
  const headers = { cookie: amongNeighbours(cookies) }
  return findPlace(new Request('http://site.example', { headers }), { forceLocation: null })
}

test('neighbours get one page, and the page knows no more than the neighbourhood', () => {
  const next = 'place=51.513:-0.132:London:England:GB:'
  expect(amongNeighbours(next)).toBe(amongNeighbours(HOME))
  expect(seen(next)).toMatchObject({ lat: 51.51, lng: -0.13, city: 'London', countryCode: 'GB' })
})

test.each([
  ['another neighbourhood', 'place=51.527:-0.128:London:England:GB:'],
  ['another name for it', 'place=51.507:-0.128:Soho:England:GB:'],
  ['other prayer settings', `${HOME}; prayer=4-1`],
  ['no place', ''],
])('%s: another page', (_what, cookies) => {
  expect(amongNeighbours(cookies)).not.toBe(amongNeighbours(HOME))
})

test.each([
  `a=1; ${HOME}`,
  `${HOME}; ${HOME.replace('51.507', '48.857')}`,
  HOME.replace('=', ' ='),
  HOME.replace('=', '\t= '),
  `;;${HOME};`,
])('however the cookie is written, the exact place stays out: %j', (cookies) => {
  const { lat, lng } = seen(cookies)
  expect([51.51, 0]).toContain(lat)
  expect([-0.13, 0]).toContain(lng)
  // A place that was read is in the key.
  expect(amongNeighbours(cookies).startsWith('place=51.51:-0.13:')).toBe(lat !== 0)
})

test('no other cookie is there to read', () => {
  const others = 'mahalla_cart=sample-mug-green.7; sb-mahalla-auth=x; quran=auto~0~below~verses~3'
  expect(amongNeighbours(`${others}; ${HOME}; prayer=4-1; masjid=1`)).toBe(`${amongNeighbours(HOME)}; prayer=4-1`)
  expect(amongNeighbours(others)).toBe('')
})

test('what is no place is none', () => {
  expect(seen('place=1:2:3')).toMatchObject({ lat: 0, lng: 0 })
})
