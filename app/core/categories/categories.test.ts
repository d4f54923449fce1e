import { icons } from 'lucide-react'
import { afterEach, describe, expect, test } from 'vitest'
import { fold } from '#app/core/places/fold.ts'
import { understandFrom } from '#app/core/understanding/knowledge.server.ts'
import { isReserved } from '#app/core/understanding/senses.ts'
import { suggestFrom } from '#app/core/understanding/suggest.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { categoryAliases, subcategoryAliases } from './aliases.ts'
import {
  categoryByWord,
  categoryName,
  categoryOfOne,
  categorySlug,
  editCategories,
  shippedName,
  subcategoryByWord,
  subcategoryName,
  subcategorySlug,
} from './categories.ts'
import type { CategoryEdit } from './edits.ts'
import { allCategories, categoryById, changedIcons, isCategoryId, isShipped, offeredCategories } from './tree.ts'

const categories = allCategories()
const categoryIds = categories.map(({ id }) => id).filter(isShipped)

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

const edit = (changes: Partial<CategoryEdit>): CategoryEdit => ({
  ...{ category: 'grocery', part: '', names: {}, words: {}, icon: null, position: null },
  ...{ isAdded: false, isRetired: false, ...changes },
})

describe('what staff changed', () => {
  afterEach(() => editCategories([]))

  test('goes before what ships, and the old name still leads there', () => {
    editCategories([edit({ names: { en: 'Corner shops' }, icon: 'Truck', position: 5 })])
    expect(categoryName('grocery', 'en')).toBe('Corner shops')
    expect(categoryOfOne('grocery', 'en')).toBe('Corner shops')
    expect(categoryName('grocery', 'fr')).toBe(shippedName('grocery', '', 'fr'))
    expect(categoryByWord('corner-shops')).toBe('grocery')
    expect(categoryByWord(shippedName('grocery', '', 'en') ?? '')).toBe('grocery')
    expect(offeredCategories()[0]?.id).toBe('grocery')
    expect(changedIcons()).toEqual({ grocery: 'Truck' })
  })

  test('adds categories and parts that ship nowhere', () => {
    const names = { en: 'Bees', ar: 'نحل' }
    editCategories([
      edit({ category: 'bees', names, isAdded: true }),
      edit({ category: 'bees', part: 'hives', names: { en: 'Hives' }, isAdded: true }),
      edit({ part: 'cheese', names: { en: 'Cheese' }, isAdded: true }),
    ])
    expect(isCategoryId('bees')).toBe(true)
    expect(categoryName('bees', 'ar')).toBe('نحل')
    expect(categoryName('bees', 'tr')).toBe('Bees')
    expect(subcategoryByWord('bees', 'Hives')).toBe('hives')
    expect(categoryById('grocery').subcategories.at(-1)).toBe('cheese')
    expect(changedIcons()).toEqual({ bees: 'Store' })
  })

  test('retires what is then no longer offered nor understood, and still has its name', () => {
    expect(understandFrom(null, 'butcher').subcategory).toBe('butcher')
    editCategories([edit({ part: 'butcher', isRetired: true }), edit({ category: 'travel', isRetired: true })])
    expect(categoryById('grocery').subcategories).not.toContain('butcher')
    expect(offeredCategories().map(({ id }) => id)).not.toContain('travel')
    expect(subcategoryName('grocery', 'butcher', 'en')).not.toBe('')
    expect(understandFrom(null, 'butcher').subcategory).toBeNull()
  })

  test('is understood at once, by search and suggestions, and forgotten again', async () => {
    const suggested = async () => {
      const t = await loadMessages('en')
      return suggestFrom({ text: 'zabihaman', locale: 'en', t, near: null }, []).map(({ to }) => to)
    }
    expect(understandFrom(null, 'zabihaman').category).toBeNull()
    editCategories([edit({ part: 'butcher', words: { en: ['zabihaman', 'meat master'] } })])
    expect(understandFrom(null, 'zabihaman in Leeds')).toMatchObject({ category: 'grocery', subcategory: 'butcher' })
    expect(understandFrom(null, 'meat master')).toMatchObject({ category: 'grocery', subcategory: 'butcher', text: '' })
    expect(await suggested()).toContain('/businesses?category=grocery&sub=butcher')
    editCategories([])
    expect(understandFrom(null, 'zabihaman').category).toBeNull()
    expect(await suggested()).not.toContain('/businesses?category=grocery&sub=butcher')
  })

  test('takes no word away that means something else already', () => {
    expect(['fajr', 'near me', 'in', 'mosque', 'tomorrow', 'المغرب'].map(isReserved)).not.toContain(false)
    expect(['zabihaman', 'butcher', 'meat master'].map(isReserved)).not.toContain(true)
  })
})
