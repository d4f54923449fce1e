import { expect, test } from 'vitest'
import { findTowns, writeTowns } from './towns.server.ts'

test('towns are found by name and country, and written as they were found', () => {
  const towns = findTowns('Leeds, United Kingdom\n\n  Leeds, United Kingdom\nLyon\n')
  expect(towns).toMatchObject([{ name: 'Leeds, United Kingdom' }, { name: 'Lyon, France' }])
  expect(towns?.[0]?.lat).toBeCloseTo(53.8, 0)
  expect(findTowns(writeTowns(towns))).toEqual(towns)
})

test('no town means everywhere, an unknown one or too many mean none of it', () => {
  expect(findTowns(' \n ')).toEqual([])
  expect(findTowns('Leeds\nqqqqzzzzqqqq')).toBeNull()
  expect(findTowns(Array.from({ length: 21 }, (_, n) => `Leeds ${n}`).join('\n'))).toBeNull()
})
