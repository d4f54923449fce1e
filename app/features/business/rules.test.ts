import { expect, test } from 'vitest'
import { factsOf } from './rules.ts'

test('a law firm is not asked about takeaway, a restaurant is', () => {
  expect(factsOf('services')).toEqual(['prayer_space', 'wudu', 'sisters_space', 'wheelchair', 'parking'])
  expect(factsOf('restaurants')).toContain('takeaway')
  expect(factsOf('grocery')).toContain('delivery')
  expect(factsOf(null)).not.toContain('outdoor_seating')
})
