// One meaning of a kind: whatever word a row is written with, the label it gets finds it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partAliases } from '#app/core/categories/categories.ts'
import { allCategories } from '#app/core/categories/tree.ts'
import { cuisineWords } from '#app/core/cuisines/cuisine-words.ts'
import { toBusiness } from '#app/core/listings/business.ts'
import { kindsOf } from '#app/core/listings/kinds.server.ts'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

const [kind] = backendKinds
let site: TestBackend
beforeAll(async () => {
  if (!kind) throw new Error('There is no backend')
  site = await kind.open()
})
afterAll(() => site?.close())

test('every label on a card, clicked, finds that card', async () => {
  const parts = allCategories().flatMap(({ id, allParts }) =>
    allParts.flatMap((part) => [part, ...partAliases(id, part)].map((word) => ({ category: id, word, cuisines: [] }))),
  )
  const cooked = cuisineWords().flatMap(([, words]) =>
    words.slice(0, 3).map((word) => ({ category: 'restaurants', word: null, cuisines: [word] })),
  )
  const rows = [...parts, ...cooked].map((row, i) => ({ ...row, name: `Place ${i}` }))
  await site.database.query(
    `insert into public.businesses (name, city, business_category, subcategory, cuisines, status)
     select r.name, r.name, r.category, r.word, array(select jsonb_array_elements_text(r.cuisines)), 'published'
     from jsonb_to_recordset($1) as r (name text, category text, word text, cuisines jsonb)`,
    [rows],
  )
  const shown = await site.database.query<{ row: Record<string, unknown>; terms: string[] }>(
    'select to_jsonb(u) as row, u.terms from public.business_unified as u',
  )
  expect(shown).toHaveLength(rows.length)
  const lost = shown.flatMap(({ row, terms }) =>
    kindsOf(toBusiness(row), 'en')
      .map(({ category, subcategory, cuisine }) =>
        cuisine ? `cuisine:${cuisine}` : subcategory ? `${category}/${subcategory}` : category,
      )
      .filter((term) => !terms.includes(term))
      .map((term) => `${row.name}: ${term}`),
  )
  expect(lost).toEqual([])
})

test('a palestinian kitchen is found among Middle Eastern ones, and what nobody knows stays a tag', async () => {
  await site.database.query(
    `insert into public.businesses (name, city, business_category, subcategory, status)
     values ('Zaytuna', 'London', 'restaurants', 'palestinian', 'published'), ('Moon', 'London', 'food', 'moon food', 'published')`,
  )
  const found = await site.database.query(
    `select name, business_category, parts, cuisines, tags from public.business_unified where name in ('Zaytuna', 'Moon') order by name`,
  )
  expect(found).toEqual([
    { name: 'Moon', business_category: 'restaurants', parts: [], cuisines: [], tags: ['moon food'] },
    {
      name: 'Zaytuna',
      business_category: 'restaurants',
      parts: ['middle-eastern'],
      cuisines: ['palestinian'],
      tags: [],
    },
  ])
})
