import { describe, expect, test } from 'vitest'
import { annualSaving, formatPrice, isSold, soldLines } from './plans.ts'

describe('plans', () => {
  test('a year saves what the specification says', () => {
    expect(annualSaving({ monthly: 1999, annual: 19990 })).toBe(3998)
    expect(annualSaving({ monthly: 3999, annual: 39990 })).toBe(7998)
    expect(annualSaving({ monthly: 0, annual: 0 })).toBe(0)
  })

  test('prices are written in each language', () => {
    expect(formatPrice('en', 1999, 'USD')).toBe('$19.99')
    expect(formatPrice('en', 19990, 'USD')).toBe('$199.90')
    expect(formatPrice('en', 0, 'USD')).toBe('$0')
    expect(formatPrice('fr', 39990, 'USD')).toMatch(/^399,90\s\$$/)
  })

  test('a dearer plan has everything a cheaper one has', () => {
    for (const line of soldLines) {
      if (isSold(line, 'basic')) expect(isSold(line, 'premium'), line).toBe(true)
      if (isSold(line, 'premium')) expect(isSold(line, 'enterprise'), line).toBe(true)
    }
  })
})
