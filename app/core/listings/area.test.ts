import { expect, test } from 'vitest'
import { areaOf } from './area.ts'

test.each([
  ['9012 Whitechapel Road, Whitechapel', 'London', 'Whitechapel'],
  ['Whitechapel Road, London, E1 1JQ', 'London', 'Whitechapel Road'],
  ['12 Brick Lane, London', 'London', 'Brick Lane'],
  ['Sonnenallee 84', 'Berlin', 'Sonnenallee'],
  ['9-14 Moda Caddesi, Kadıköy, İstanbul', 'Istanbul', 'Kadıköy'],
  ['شارع التحرير، الدقي', 'القاهرة', 'الدقي'],
  ['London', 'London', null],
  ['E1 1JQ', 'London', null],
  ['', 'London', null],
])('%s lies in %s: %s', (address, city, area) => {
  expect(areaOf(address, city)).toBe(area)
})
