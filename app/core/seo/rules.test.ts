import { expect, test } from 'vitest'
import {
  breadcrumbTrail,
  canonicalUrl,
  completeBusinessData,
  completeDescription,
  completeTitle,
  keywordsFor,
  parseOpeningHours,
  socialImage,
} from './rules.ts'

const voice = { name: 'Mahalla', tagline: 'for Muslims, by Muslims' }
const sentence = 'Find Muslim-owned businesses, mosques and prayer times near you on Mahalla.'

test('appends the tagline to a title', () => {
  expect(completeTitle('Mosques', voice)).toBe('Mosques | Mahalla – for Muslims, by Muslims')
})

test('leaves a title that already carries the tagline', () => {
  expect(completeTitle('Mahalla: For Muslims, By Muslims', voice)).toBe('Mahalla: For Muslims, By Muslims')
})

test('does not name the product twice in a title', () => {
  expect(completeTitle('About Mahalla', voice)).toBe('About Mahalla – for Muslims, by Muslims')
  expect(completeTitle(' ', voice)).toBe('Mahalla – for Muslims, by Muslims')
})

test('extends a description of 119 characters and leaves one of 120', () => {
  const short = `${'a'.repeat(118)}.`
  expect(completeDescription(short, sentence)).toBe(`${short} ${sentence}`)
  const enough = `${'a'.repeat(119)}.`
  expect(completeDescription(enough, sentence)).toBe(enough)
})

test('extends a description once and ends its first sentence', () => {
  const extended = completeDescription('Mosques in London', sentence)
  expect(extended).toBe(`Mosques in London. ${sentence}`)
  expect(completeDescription(extended, sentence)).toBe(extended)
  expect(completeDescription('', sentence)).toBe(sentence)
})

test('cuts a very long description at a word', () => {
  const cut = completeDescription('word '.repeat(200), sentence)
  expect(cut.length).toBeLessThanOrEqual(301)
  expect(cut.endsWith('word…')).toBe(true)
})

test.each([
  ['http://mahalla.example/businesses/', 'http://www.mahalla.example/businesses'],
  ['https://www.mahalla.example/', 'https://www.mahalla.example'],
  ['https://www.mahalla.example/ar/jobs//?page=2#top', 'https://www.mahalla.example/ar/jobs'],
  ['http://app.mahalla.example/x', 'http://app.mahalla.example/x'],
  ['http://mahalla.co.uk/x', 'http://www.mahalla.co.uk/x'],
  ['http://shop.mahalla.co.uk/x', 'http://shop.mahalla.co.uk/x'],
  ['http://127.0.0.1:3000/x/', 'http://127.0.0.1:3000/x'],
  ['http://[::1]:3000/x', 'http://[::1]:3000/x'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['https://mahalla.example:443/a', 'https://www.mahalla.example/a'],
])('gives %s the address %s', (url, expected) => {
  expect(canonicalUrl(url)).toBe(expected)
})

test('starts the breadcrumb trail at Home and adds one entry per segment', () => {
  expect(breadcrumbTrail('/community/giving-back/', 'Home')).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Community', path: '/community' },
    { name: 'Giving Back', path: '/community/giving-back' },
  ])
})

test('gives the home page no breadcrumb trail', () => {
  expect(breadcrumbTrail('/', 'Home')).toEqual([])
})

test('prefers the names a page knows in its breadcrumb trail, and survives a broken escape', () => {
  const names = breadcrumbTrail('/mosque/east-london-mosque', 'Home', ['Mosques', 'East London Mosque'])
  expect(names.map(({ name }) => name)).toEqual(['Home', 'Mosques', 'East London Mosque'])
  expect(breadcrumbTrail('/%E0%A4%A', 'Home')[1]?.path).toBe('/%E0%A4%A')
})

test('has a default social image for each page type', () => {
  const types = ['article', 'business', 'mosque', 'organization', 'place', 'default'] as const
  expect(types.map(socialImage)).toEqual(types.map((type) => `/og/${type}.png`))
})

test('puts own keywords first and never twice', () => {
  const words = keywordsFor('business', ['Zaytun Grocers', 'halal grocery'])
  expect(words[0]).toBe('Zaytun Grocers')
  expect(new Set(words).size).toBe(words.length)
  expect(words).toContain('halal near me')
})

test('fills in the business defaults of the specification', () => {
  const data = completeBusinessData({ id: '1', name: 'Zaytun Grocers', rating: 4.6 })
  expect(data).toMatchObject({ priceRange: '$', reviewCount: 1, rating: 4.6, services: [], halalCertified: false })
})

test('reads opening hours written as day:open-close', () => {
  const hours = { day: 'Monday', opens: '09:00', closes: '17:30' } as const
  expect(parseOpeningHours('Monday:9:00-17:30')).toEqual(hours)
  expect(parseOpeningHours('mon:09:00-17:30')).toEqual(hours)
})

test.each(['Monday:closed', 'someday:09:00-10:00', 'm:09:00-10:00', 'Mon:25:00-26:00', 'Mon:09:61-10:00', ''])(
  'refuses %j as opening hours',
  (entry) => {
    expect(parseOpeningHours(entry)).toBeNull()
  },
)
