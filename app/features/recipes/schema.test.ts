import { expect, test } from 'vitest'
import { recipeFields } from './schema.ts'

test('a cook who writes ٤ or ۴ is not refused', () => {
  for (const servings of ['4', '٤', '۴', ' ٤ ']) expect(recipeFields.parse({ servings }).servings).toBe(4)
  expect(recipeFields.parse({ prep_minutes: '٢٠', cook_minutes: '' })).toMatchObject({
    servings: 4,
    prep_minutes: 20,
    cook_minutes: null,
  })
  for (const servings of ['', '0', '٠', '101', 'four']) expect(recipeFields.safeParse({ servings }).success).toBe(false)
  expect(recipeFields.parse({ prep_minutes: '٠' }).prep_minutes).toBe(0)
})
