import { expect, test } from 'vitest'
import { createDrawingAllowance } from './drawing-allowance.ts'

test('time spent counts for the member and for the address, and comes back', () => {
  const allowance = createDrawingAllowance(1000)
  allowance.spend(['member a', '192.0.2.1'], 600, 0)
  expect(allowance.waitFor(['member a', '192.0.2.1'], 1000)).toBeNull()
  allowance.spend(['member a', '192.0.2.2'], 400, 1000)
  expect(allowance.waitFor(['member a', '192.0.2.9'], 1000)).toBe(299)
  expect(allowance.waitFor(['member b', '192.0.2.1'], 1000)).toBeNull()
  allowance.spend(['member b', '192.0.2.1'], 400, 1000)
  expect(allowance.waitFor(['member c', '192.0.2.1'], 1000)).toBe(299)
  expect(allowance.waitFor(['member a', '192.0.2.1'], 300_000)).toBeNull()
})
