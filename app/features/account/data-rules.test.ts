import { expect, test } from 'vitest'
import ar from '#app/i18n/messages/ar.ts'
import { drawIndex, pathOf, type ShownTable, tableOf } from './data-rules.ts'

test.each([
  ['a/b/photo.jpg', 'files/papers/1-photo.jpg'],
  ['../../etc/passwd', 'files/papers/1-passwd'],
  ['a\\..\\run.exe', 'files/papers/1-run.exe'],
  ['a/..', 'files/papers/1-file'],
  ['a/.bashrc', 'files/papers/1-bashrc'],
  ['a/my cv: "new" #1?.pdf', 'files/papers/1-my-cv-new-1-.pdf'],
  ['a/سيرة.pdf', 'files/papers/1-سيرة.pdf'],
])('%s lies in the archive where nothing else does', (path, expected) => {
  expect(pathOf({ bucket: 'papers', path }, 1)).toBe(expected)
})

test('a table is called by its name', () => {
  expect(tableOf('public.saved_places')).toBe('saved_places')
})

test('the page to read it by takes nothing that was written for markup', () => {
  const hostile = '<script>alert(1)</script>'
  const table: ShownTable = {
    part: 'places',
    table: 'reviews',
    path: 'places/reviews.json',
    number: 3,
    rows: [{ text: hostile, [hostile]: 'x', nothing: null, tags: [], facts: { a: '"&' } }],
  }
  const files = [
    { name: hostile, path: `files/${hostile}` },
    { name: 'lost.pdf', path: null },
  ]
  const { data } = ar.account
  const page = drawIndex({ name: hostile, madeAt: new Date('2026-11-17'), tables: [table], files }, 'ar', data)
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).not.toContain('<script')
  expect(page).toContain('&#60;script&#62;alert(1)')
  expect(page).not.toContain('>nothing<')
  // Three there are, one is shown.
  expect(page).toContain(data.index.more)
  expect(page).toContain(`lost.pdf</bdi>: ${data.index.unread}`)
  expect(page).not.toContain(data.parts.money)
})
