import { expect, test } from 'vitest'
import { pickColumns, readCopyLine } from './copy-text.ts'

test('values of a row, with what COPY escapes', () => {
  expect(readCopyLine('a\\tb\t\\N\tline\\nbreak\\\\N\t\t{"a": "\\\\"quoted\\\\""}')).toEqual([
    'a\tb',
    null,
    'line\nbreak\\N',
    '',
    '{"a": "\\"quoted\\""}',
  ])
})

test('columns that stay behind are named only when they held something', () => {
  const text = '1\ta\t\\N\tx\n2\tb\t\\N\t\\N\n'
  expect(pickColumns(text, ['id', 'name', 'none', 'some'], ['name', 'id'])).toEqual({
    text: 'a\t1\nb\t2\n',
    lost: new Set(['some']),
  })
})

test('no rows stay no rows', () => {
  expect(pickColumns('', ['id'], ['id'])).toEqual({ text: '', lost: new Set() })
})
