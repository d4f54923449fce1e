import { expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import {
  FORMATS_OF,
  frameCode,
  frameHeight,
  KINDS,
  pageOf,
  pictureCode,
  readChoice,
  readPoint,
  type Subject,
  scriptCode,
  widgetAddress,
} from './rules.ts'

const read = (query: string) => readChoice(new URLSearchParams(query), 'en')
const LONDON: Subject = { type: 'city', name: 'London', lat: 51.50853, lng: -0.12574 }
const MOSQUE: Subject = { type: 'mosque', name: 'A "B" <C>', id: '0b7a' }
const WRITTEN = { origin: 'https://site.example', title: 'Prayer times: London' }

test('without words in the address everything is as usual', () => {
  expect(read('')).toEqual({
    kind: 'prayer-times',
    language: 'en',
    theme: 'auto',
    size: 'regular',
    method: null,
    school: null,
    hasIqamah: true,
    offset: 0,
  })
})

test('words it does not know are as usual too', () => {
  expect(read('kind=x&theme=pink&size=9&method=99&school=7&offset=3&language=xx')).toEqual(read(''))
  expect(read('kind=constructor&method=__proto__')).toEqual(read(''))
})

test('a box that is not ticked is off only where the form was sent', () => {
  expect(read('kind=mosque').hasIqamah).toBe(true)
  expect(read('kind=mosque&iqamah=off').hasIqamah).toBe(false)
  expect(read('kind=mosque&iqamah=off&iqamah=on').hasIqamah).toBe(true)
})

test('an address names only what is unusual', () => {
  expect(widgetAddress(read(''), LONDON, 'html')).toBe('/embed/prayer-times?lat=51.509&lng=-0.126')
  expect(widgetAddress(read('language=ar&theme=dark&size=compact&method=4&school=0&offset=-1'), LONDON, 'html')).toBe(
    '/embed/prayer-times?lat=51.509&lng=-0.126&lang=ar&method=4&school=0&offset=-1&theme=dark&size=compact',
  )
  expect(widgetAddress(read('kind=mosque&iqamah=off&theme=dark'), MOSQUE, 'json')).toBe(
    '/embed/mosque/0b7a.json?iqamah=off',
  )
})

test('the script tag carries the same as the address', () => {
  expect(scriptCode(read('theme=dark'), LONDON, WRITTEN)).toBe(
    '<script async src="https://site.example/embed/widget.js" data-widget="prayer-times" data-title="Prayer times: London" data-lat="51.509" data-lng="-0.126" data-theme="dark"></script>',
  )
})

test('names cannot break out of the code', () => {
  const title = MOSQUE.name
  const codes = [
    frameCode(read('kind=mosque'), MOSQUE, { ...WRITTEN, title }),
    scriptCode(read('kind=mosque'), MOSQUE, { ...WRITTEN, title }),
    pictureCode(read('kind=halal'), { ...MOSQUE, type: 'business' }, { ...WRITTEN, title }, '/business/0b7a'),
  ]
  for (const code of codes) expect(code).toContain('A &#34;B&#34; &#60;C&#62;"')
})

test('every kind has data, and a page it leads to', () => {
  for (const kind of KINDS) expect(FORMATS_OF[kind]).toContain('json')
  expect(pageOf(read('kind=halal'), { type: 'business', name: '', id: 'x' })).toBe('/business/x/halal')
})

test.each([
  ['51.508,-0.126', { lat: 51.508, lng: -0.126 }],
  ['91,0', null],
  ['1,181', null],
  ['1;2', null],
  ['', null],
  [null, null],
])('reads the point %s', (text, point) => {
  expect(readPoint(text)).toEqual(point)
})

test('a frame is as high as its language needs', () => {
  const heightIn = (language: Locale) => frameHeight({ kind: 'mosque', size: 'regular', language })
  // The mosque's widget with its source line was measured at 523 in Urdu.
  expect(heightIn('ur')).toBeGreaterThan(523)
  expect(heightIn('ar')).toBeGreaterThan(heightIn('en'))
})
