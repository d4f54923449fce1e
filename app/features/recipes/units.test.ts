import { expect, test } from 'vitest'
import { convert, formatAmount } from './units.ts'

test.each([
  [{ name: 'flour', amount: 250, unit: 'g' }, 2, 'metric', '500', 'g'],
  [{ name: 'flour', amount: 600, unit: 'g' }, 2, 'metric', '1.2', 'kg'],
  [{ name: 'flour', amount: 250, unit: 'g' }, 1, 'us', '8 ¾', 'oz'],
  [{ name: 'lamb', amount: 1, unit: 'kg' }, 1, 'us', '2 ¼', 'lb'],
  [{ name: 'milk', amount: 240, unit: 'ml' }, 1, 'us', '1', 'cup'],
  [{ name: 'milk', amount: 2, unit: 'cup' }, 1, 'metric', '480', 'ml'],
  [{ name: 'butter', amount: 1, unit: 'lb' }, 1, 'metric', '455', 'g'],
  // Spoons are the same everywhere, and a third of one stays a third.
  [{ name: 'salt', amount: 1, unit: 'tsp' }, 1 / 3, 'metric', '⅓', 'tsp'],
  [{ name: 'cream', amount: 1, unit: 'cup' }, 0.5, 'us', '½', 'cup'],
] as const)('%j × %d in %s', (ingredient, factor, system, amount, unit) => {
  const converted = convert(ingredient, factor, system)
  expect(converted.unit).toBe(unit)
  expect(formatAmount('en', converted.amount ?? 0, converted.unit)).toBe(amount)
})

test('pieces, ranges and what has no amount', () => {
  expect(convert({ name: 'eggs', amount: 2 }, 2.5, 'us')).toMatchObject({ amount: 5 })
  expect(convert({ name: 'garlic', amount: 2, to: 3, unit: 'clove' }, 2, 'metric')).toMatchObject({ amount: 4, to: 6 })
  expect(convert({ name: 'salt' }, 4, 'us')).toEqual({ name: 'salt' })
  expect(formatAmount('en', 2.98, 'cup')).toBe('3')
  expect(formatAmount('ar', 250, 'g')).toBe('٢٥٠')
})
