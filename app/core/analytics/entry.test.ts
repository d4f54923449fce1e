// Tests of the schema for the counts a browser sends.
import { expect, test } from 'vitest'
import { countEntry } from './entry.ts'

test('a call counts for every place, also where the id was made from a hash', () => {
  for (const place of ['25958212-37fe-ce09-4f1d-6ababa9ae69e', '0e78f456-b162-4a55-b65f-7148fdd44701'])
    expect(countEntry.safeParse({ kind: 'action', place, action: 'call' }).success).toBe(true)
  expect(countEntry.safeParse({ kind: 'action', place: 'saffron-stone', action: 'call' }).success).toBe(false)
})
