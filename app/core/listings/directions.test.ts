import { expect, test } from 'vitest'
import { directionLinks } from './directions.ts'

const pin = { lat: 51.5163, lng: -0.0692 }

test('hands a pin to every app, with the start where the app cannot know it', () => {
  const links = directionLinks(pin, 'Café & Co', { lat: 51.50712, lng: -0.12812 })
  expect(links.device).toBe('geo:51.5163,-0.0692?q=51.5163,-0.0692(Caf%C3%A9%20%26%20Co)')
  expect(new URL(links.google).searchParams.get('destination')).toBe('51.5163,-0.0692')
  expect(new URL(links.apple).searchParams.get('daddr')).toBe('51.5163,-0.0692')
  expect(new URL(links.osm).searchParams.get('route')).toBe('51.51,-0.13;51.5163,-0.0692')
})

test('an unknown start is left open', () => {
  expect(new URL(directionLinks(pin, 'A', null).osm).searchParams.get('route')).toBe(';51.5163,-0.0692')
})

test('without a pin the written address is looked for, never a point that was guessed', () => {
  const links = directionLinks({ words: '12 Brick Lane, London' }, 'A', pin)
  expect(links.device).toBe('geo:0,0?q=12%20Brick%20Lane%2C%20London')
  expect(new URL(links.google).searchParams.get('destination')).toBe('12 Brick Lane, London')
  expect(new URL(links.osm).searchParams.get('query')).toBe('12 Brick Lane, London')
})
