import { icons } from 'lucide-react'
import { expect, test } from 'vitest'
import { fold } from '#app/core/places/fold.ts'
import { locales } from '#app/i18n/locales.ts'
import { categoryAliases, subcategoryAliases } from './aliases.ts'
import {
  categoryByWord,
  categoryName,
  categorySlug,
  subcategoryByWord,
  subcategoryName,
  subcategorySlug,
} from './categories.ts'
import { categories, categoryById, categoryIds, isCategoryId } from './tree.ts'

const ADDRESS_WORD = /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u

test('has the eight categories of the business list first', () => {
  expect(categoryIds.slice(0, 8)).toEqual([
    'restaurants',
    'grocery',
    'healthcare',
    'trades',
    'education',
    'finance',
    'retail',
    'technology',
  ])
})

test('every category has four to eight parts, an icon that exists and a tint of its own', () => {
  for (const category of categories) {
    expect(category.subcategories.length).toBeGreaterThanOrEqual(4)
    expect(category.subcategories.length).toBeLessThanOrEqual(8)
    expect(icons).toHaveProperty(category.iconName)
  }
  expect(new Set(categories.map((category) => category.tint)).size).toBe(categories.length)
  expect(categoryById('travel')).toMatchObject({ id: 'travel', iconName: 'Plane', tint: 'travel' })
})

test('every name and address word leads back to its category, in every language', () => {
  for (const id of categoryIds) {
    expect(categoryByWord(id)).toBe(id)
    for (const locale of locales) {
      const slug = categorySlug(id, locale)
      expect(slug).toMatch(ADDRESS_WORD)
      expect([slug, categoryByWord(slug)]).toEqual([slug, id])
      expect(categoryByWord(categoryName(id, locale).toUpperCase())).toBe(id)
    }
  }
})

test('every part leads back within its category, in every language', () => {
  for (const { id, subcategories } of categories) {
    for (const sub of subcategories) {
      expect(subcategoryByWord(id, sub)).toBe(sub)
      for (const locale of locales) {
        const slug = subcategorySlug(id, sub, locale)
        expect(slug).toMatch(ADDRESS_WORD)
        expect([slug, subcategoryByWord(id, slug)]).toEqual([slug, sub])
      }
    }
  }
})

test('every alias reaches what it stands for', () => {
  for (const id of categoryIds) {
    for (const alias of categoryAliases[id]) expect([alias, categoryByWord(alias)]).toEqual([alias, id])
    for (const [sub, words] of Object.entries(subcategoryAliases[id])) {
      for (const word of words) expect([id, word, subcategoryByWord(id, word)]).toEqual([id, word, sub])
    }
  }
})

test('Arabic and Urdu are written in their own script, and differ', () => {
  for (const { id, subcategories } of categories) {
    for (const locale of ['ar', 'ur'] as const) {
      expect(categoryName(id, locale)).toMatch(/^[\p{Script=Arabic}\p{M}\s،]+$/u)
      for (const sub of subcategories) {
        expect(subcategoryName(id, sub, locale)).toMatch(/^[\p{Script=Arabic}\p{M}\s،]+$/u)
      }
    }
    // Arabic never uses the Urdu forms of kaf and ya; one of them here means a slip of the keyboard.
    for (const name of [categoryName(id, 'ar'), ...subcategories.map((sub) => subcategoryName(id, sub, 'ar'))]) {
      expect(name).not.toMatch(/[کیہےگپچٹڈڑں]/u)
    }
    for (const name of [categoryName(id, 'ur'), ...subcategories.map((sub) => subcategoryName(id, sub, 'ur'))]) {
      expect(name).not.toMatch(/[كيةه]/u)
    }
  }
})

test('the word of a category page means its category', () => {
  expect(categoryByWord('food-restaurants')).toBe('restaurants')
})

test('the same word may mean different parts in different categories', () => {
  expect(subcategoryByWord('restaurants', 'sweets')).toBe('cafe')
  expect(subcategoryByWord('grocery', 'sweets')).toBe('sweets')
  expect(subcategoryByWord('finance', 'dentist')).toBeNull()
})

test('unknown and hostile words mean nothing', () => {
  for (const word of ['', '-', '__proto__', 'constructor', 'toString', '\u0000', 'x'.repeat(10_000)]) {
    expect(categoryByWord(word)).toBeNull()
    expect(subcategoryByWord('restaurants', word)).toBeNull()
  }
  expect(isCategoryId('toString')).toBe(false)
  expect(subcategoryName('restaurants', 'toString', 'en')).toBe('')
  expect(fold(subcategorySlug('restaurants', 'none', 'en'))).toBe('')
})
