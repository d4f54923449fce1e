import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { recipes as en } from '#app/i18n/messages/en/recipes.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { convert, formatAmount, UNITS } from './units.ts'

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

test('one and a half of a cup are cups, half of one is a cup, and every unit has a word in six languages', async () => {
  expect([0.5, 1, 1.5, 2].map(en.units.cup)).toEqual(['cup', 'cup', 'cups', 'cups'])
  for (const locale of locales) {
    const { units } = (await loadMessages(locale)).recipes
    for (const unit of UNITS) for (const amount of [0.5, 1, 1.5, 2, 5, 11]) expect(units[unit](amount)).not.toBe('')
  }
})
