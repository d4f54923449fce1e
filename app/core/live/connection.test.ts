import { expect, test } from 'vitest'
import { reconnectDelay } from './connection.ts'

test('tries again after 1, 2, 5 and then every 10 seconds', () => {
  expect([1, 2, 3, 4, 5, 100].map(reconnectDelay)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000])
})
