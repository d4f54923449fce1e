import { expect, test } from 'vitest'
import { holdsRole, mustHaveSecondFactor, ownDesk, ROLES } from './roles.ts'

test('a superadmin may do all that staff may, and nobody else more than their role', () => {
  const held = ROLES.flatMap((has) => ROLES.filter((wanted) => holdsRole([has], wanted)).map((may) => `${has}: ${may}`))
  expect(held).toEqual(['staff: staff', 'superadmin: staff', 'superadmin: superadmin', 'affiliate: affiliate'])
  expect(holdsRole([], 'staff')).toBe(false)
  expect(holdsRole(['staff of another site'], 'staff')).toBe(false)
})

test('everyone with a role has a desk of their own', () => {
  expect(ownDesk([])).toBeNull()
  expect(ownDesk(['affiliate'])).toBe('/dashboard/affiliate')
  expect(ownDesk(['affiliate', 'staff'])).toBe('/dashboard/staff')
  expect(ownDesk(['staff', 'superadmin'])).toBe('/dashboard/superadmin')
})

test.each([
  ['optional', []],
  ['superadmins', ['superadmin']],
  ['required', ['staff', 'superadmin']],
] as const)('%s: a second factor is asked of %j', (rule, asked) => {
  expect(ROLES.filter((role) => mustHaveSecondFactor([role], rule))).toEqual(asked)
})
