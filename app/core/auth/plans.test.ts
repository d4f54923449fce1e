import { describe, expect, test } from 'vitest'
import { annualSaving, formatPrice, planPrices } from './plans.ts'

describe('plans', () => {
  test('a year saves what the specification says', () => {
    expect(annualSaving(planPrices.premium)).toBe(39.98)
    expect(annualSaving(planPrices.enterprise)).toBe(79.98)
    expect(annualSaving(planPrices.basic)).toBe(0)
  })

  test('prices are written in each language', () => {
    expect(formatPrice('en', 19.99)).toBe('$19.99')
    expect(formatPrice('en', 199.9)).toBe('$199.90')
    expect(formatPrice('en', 0)).toBe('$0')
    expect(formatPrice('fr', 399.9)).toMatch(/^399,90\s\$$/)
  })
})
