import { expect, test } from 'vitest'
import { missedKind, shownKind } from './search-kind.server.ts'

const nothing = { search: '', category: null, subcategory: null, cuisine: null, open: null }
const fewer = { said: 'withoutFilters' as const }

test.each([
  [{ category: 'grocery', subcategory: 'butcher' }, undefined, 'place grocery/butcher'],
  [{ category: 'grocery' }, { said: 'anything' as const }, 'place grocery/'],
  // A dish by its filter, and by any word for it in six languages.
  [{ category: 'restaurants', cuisine: 'biryani' as const }, fewer, 'dish biryani/'],
  [{ category: 'restaurants', search: 'döner' }, undefined, 'dish kebab/'],
  [{ search: 'برياني' }, undefined, 'dish biryani/'],
  // Those there are have closed: it is hours that are missing, not shops.
  [{ category: 'restaurants', open: 'late' as const }, fewer, 'hours restaurants/'],
  [{ open: 'now' as const }, fewer, 'hours all/'],
  [{ category: 'restaurants', open: 'late' as const }, { said: 'anything' as const }, 'place restaurants/'],
  // Words of one's own are nobody's business.
  [{ search: 'Dr Amina Yusuf' }, undefined, null],
  [{ category: 'services', search: 'tea' }, undefined, 'place services/'],
  [{ category: 'no-such-kind' }, undefined, null],
])('%j found with %j is noted as %s', (wanted, step, noted) => {
  const kind = missedKind({ ...nothing, ...wanted }, step)
  expect(kind && `${kind.wanted} ${kind.category}/${kind.subcategory}`).toBe(noted)
})

test('what was shown is told by kind, and words of one’s own stay what they are', () => {
  const kindOf = (wanted: object) => {
    const { wanted: kind, category, subcategory } = shownKind({ ...nothing, ...wanted })
    return `${kind} ${category}/${subcategory}`
  }
  expect(kindOf({ category: 'grocery', subcategory: 'butcher', search: 'lamb' })).toBe('place grocery/butcher')
  expect(kindOf({ search: 'döner' })).toBe('dish kebab/')
  expect(kindOf({ search: 'Dr Amina Yusuf' })).toBe('words all/')
  expect(kindOf({})).toBe('near all/')
})
