import { expect, test } from 'vitest'
import { allCategories } from '#app/core/categories/tree.ts'
import { cuisineByWord, cuisineWords, readCuisines } from '#app/core/cuisines/cuisine-words.ts'
import { cuisineIds, partOfCuisine } from '#app/core/cuisines/cuisines.ts'
import { locales } from '#app/i18n/locales.ts'
import { kindOnCard, kindsOf } from './kinds.server.ts'
import { thingOf } from './picture-of.server.ts'

const place = (more: { business_category?: string; subcategory?: string; cuisines?: string[]; name?: string }) => ({
  id: 'a',
  name: 'A',
  business_category: 'restaurants',
  subcategory: '',
  cuisines: [],
  ...more,
})

test('every name of a cuisine leads back to it, and every other word to one', () => {
  for (const id of cuisineIds) expect(cuisineByWord(id)).toBe(id)
  for (const [, words] of cuisineWords()) for (const word of words) expect(cuisineByWord(word), word).not.toBeNull()
  expect(readCuisines('Döner;fried_chicken;regional; برياني |kebab')).toEqual(['kebab', 'chicken', 'biryani'])
})

test('what is cooked stands on the card, else what kind of place it is', () => {
  expect(kindOnCard(place({ cuisines: ['turkish', 'kebab', 'pizza'] }), 'en')).toBe('Turkish · Kebab')
  expect(kindOnCard(place({ subcategory: 'grill' }), 'en')).toBe('Restaurant')
  expect(kindOnCard(place({ business_category: 'Wizardry' }), 'en')).toBe('Wizardry')
})

test('a label is shown only where the filter it names holds the very word', () => {
  for (const { id, allParts } of allCategories())
    for (const part of allParts)
      for (const locale of locales)
        expect(kindsOf(place({ business_category: id, subcategory: part }), locale)).toMatchObject([
          { category: id, subcategory: part },
        ])
  expect(kindsOf(place({ subcategory: 'turkish-grill' }), 'en')).toMatchObject([{ subcategory: null }])
})

test('pictures show the dish, then the kitchen, then what the name says', () => {
  expect(thingOf(place({ cuisines: ['turkish', 'pizza'] }))).toBe('pizza')
  expect(thingOf(place({ cuisines: ['turkish'] }))).toBe('kebab')
  expect(thingOf(place({ name: 'Burger Palace' }))).toBe('burger')
  expect(thingOf(place({ business_category: 'grocery', subcategory: 'butcher' }))).toBe('butcher')
  for (const id of cuisineIds) expect(partOfCuisine(id) ?? 'none', id).toMatch(/^[a-z-]+$/)
})
