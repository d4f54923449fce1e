import { expect, test } from 'vitest'
import { isSafeLink } from '#app/core/editing/safe-link.ts'
import { readPromotion } from './read-promotion.ts'
import { promotionForms } from './schema.ts'

const form = {
  slug: 'eid',
  'title.en': 'Eid',
  'body.en': 'Come',
  'cta_label.en': 'Go',
  href: '/packages',
  tone: 'gold',
  weight: '1',
  placements: 'home,businesses',
}
const errorsOf = (changes: Record<string, string>) => {
  const read = promotionForms.save.safeParse({ ...form, ...changes })
  return read.success ? [] : read.error.issues.map(({ path }) => path[0])
}

test.each(['https://shop.example/a?b=c#d', 'https://shop.example', '/', '/packages?plan=1'])('leads to %s', (href) => {
  expect(isSafeLink(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'http://shop.example',
  '//evil.example',
  '/\\evil.example',
  'https://mahalla.example@evil.example/',
  'https:///x',
  ' https://shop.example',
  '/a b',
  '/a\nb',
  '/a\u0000b',
  '/"onclick=x',
  'mailto:a@b.example',
  '',
])('leads nowhere by %j', (href) => {
  expect(isSafeLink(href)).toBe(false)
  expect(errorsOf({ href })).toEqual(['href'])
})

test('a form is read whole: texts by language, lists, bounds, and times as UTC', () => {
  expect(
    promotionForms.save.parse({ ...form, languages: 'ar,ur', starts_at: '2027-01-01T10:00', cap_total: '500' }),
  ).toMatchObject({
    title: { en: 'Eid' },
    placements: ['home', 'businesses'],
    languages: ['ar', 'ur'],
    starts_at: '2027-01-01T10:00:00.000Z',
    ends_at: null,
    cap_total: 500,
    cap_person: null,
  })
})

test.each([
  [{ slug: 'No Spaces' }, 'slug'],
  [{ 'title.en': '' }, 'title'],
  [{ placements: '' }, 'placements'],
  [{ placements: 'quran' }, 'placements'],
  [{ languages: 'de' }, 'languages'],
  [{ cap_total: '0' }, 'cap_total'],
  [{ cap_person: '1.5' }, 'cap_person'],
  [{ starts_at: 'soon' }, 'starts_at'],
  [{ starts_at: '2027-01-02T10:00', ends_at: '2027-01-01T10:00' }, 'ends_at'],
] as [Record<string, string>, string][])('refuses %j', (changes, field) => {
  expect(errorsOf(changes)).toEqual([field])
})

test('a promotion without a name or an address to lead to is none', () => {
  expect(readPromotion({ slug: 'vip', href: null })).toBeNull()
  expect(readPromotion({ slug: '', href: '/a' })).toBeNull()
  expect(readPromotion(null)).toBeNull()
  expect(readPromotion({ slug: 'vip', title: { en: 'VIP' }, href: '/packages', cap_person: 3 })).toMatchObject({
    slug: 'vip',
    title: { en: 'VIP' },
    body: {},
    most: 3,
  })
})
