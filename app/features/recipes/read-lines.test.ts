import { describe, expect, test } from 'vitest'
import { readIngredient, readIngredients, readSteps, writeIngredients, writeSteps } from './read-lines.ts'

describe('an ingredient as it is typed', () => {
  test.each([
    ['250 g flour', { amount: 250, unit: 'g', name: 'flour' }],
    ['1 1/2 cups milk', { amount: 1.5, unit: 'cup', name: 'milk' }],
    ['1-1/2 cups milk', { amount: 1.5, unit: 'cup', name: 'milk' }],
    ['1½ tbsp of oil', { amount: 1.5, unit: 'tbsp', name: 'oil' }],
    ['2–3 cloves garlic', { amount: 2, to: 3, unit: 'clove', name: 'garlic' }],
    ['2 eggs', { amount: 2, name: 'eggs' }],
    ['- 1,5 l d’eau', { amount: 1.5, unit: 'l', name: 'eau' }],
    ['2 cuillères à soupe de farine', { amount: 2, unit: 'tbsp', name: 'farine' }],
    ['٢ ملعقة كبيرة زيت', { amount: 2, unit: 'tbsp', name: 'زيت' }],
    ['۴ کھانے کے چمچ چینی', { amount: 4, unit: 'tbsp', name: 'چینی' }],
    ['2 su bardağı süt', { amount: 2, unit: 'cup', name: 'süt' }],
    ['3 sdm gula', { amount: 3, unit: 'tbsp', name: 'gula' }],
    // A unit is a whole word: grapes are no grams.
    ['10 grapes', { amount: 10, name: 'grapes' }],
    ['Salt and pepper', { name: 'Salt and pepper' }],
    ['500', { name: '500' }],
    ['1/0 cup air', { name: '1/0 cup air' }],
    ['For the dough:', { heading: 'For the dough' }],
  ])('%s', (line, expected) => expect(readIngredient(line)).toEqual(expected))

  test('what the form shows again is read as the same recipe', () => {
    const lines = readIngredients('For the dough:\n250 g flour\n2-3 fl oz water\r\n\n1 1/2 cups milk\nSalt')
    expect(readIngredients(writeIngredients(lines))).toEqual(lines)
    const steps = readSteps('1. Stir.\n2) Simmer for 20–25 minutes.')
    expect(steps).toEqual([{ text: 'Stir.' }, { text: 'Simmer for 20–25 minutes.', seconds: 1200 }])
    expect(readSteps(writeSteps(steps))).toEqual(steps)
  })
})
