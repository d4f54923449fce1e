import { expect, test } from 'vitest'
import { safeNextPath } from './next-path.ts'

test('accepts paths of this site', () => {
  expect(safeNextPath('/dashboard')).toBe('/dashboard')
  expect(safeNextPath('/business/cafe?tab=reviews#top')).toBe('/business/cafe?tab=reviews#top')
})

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(3000)}`,
])('refuses %j', (value) => {
  expect(safeNextPath(value)).toBe('/')
})

test('keeps a path that only mentions another address', () => {
  expect(safeNextPath('/login?next=https://evil.example')).toBe('/login?next=https://evil.example')
})

test('a dot path cannot climb out', () => {
  expect(safeNextPath('/../..//evil.example')).toBe('/')
})
