// The kitchen: what somebody means to buy and to cook is theirs alone, counted, and made of what they may see.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import { insertRecipe } from './matrix/shape.ts'

type Plan = {
  meals: { id: string; title: string; servings: number }[]
  choices: { id: string; title: string; is_mine: boolean }[]
}
const WEEK = { first: '2027-02-08', last: '2027-02-14' }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let cook: Person
  let guest: Person
  let soup: string

  beforeAll(async () => {
    site = await open()
    cook = await site.signUp('Amina Cook')
    guest = await site.signUp('Bilal Guest')
    soup = await recipeOf('kitchen-soup')
  })
  afterAll(() => site?.close())

  const recipeOf = async (slug: string) => {
    const id = await insertRecipe(site.database, slug, cook.id)
    await site.database.query(`update public.contributions set section = 'recipes', category = 'soup' where id = $1`, [
      id,
    ])
    return id
  }

  const post = (table: string, rows: object, as: Person) =>
    site.call(`/rest/v1/${table}`, { as, method: 'POST', body: rows })
  const plan = async (as: Person, args: object = {}) =>
    (await site.rpc('meal_plan', { ...WEEK, ...args }, as)).body as Plan
  const meal = (more: object = {}) => ({
    day: '2027-02-10',
    meal: 'iftar',
    contribution_id: soup,
    servings: 6,
    ...more,
  })

  test('a meal is planned once, seen by nobody else, and asks for its ingredients', async () => {
    expect((await post('planned_meals', meal(), guest)).status).toBe(201)
    expect((await post('planned_meals', meal(), guest)).status).toBe(409)
    expect((await post('planned_meals', meal({ day: '2027-03-01' }), guest)).status).toBe(201)
    expect((await plan(guest)).meals.map(({ servings }) => servings)).toEqual([6])
    expect((await plan(cook)).meals).toEqual([])
    const asked = (await site.rpc('planned_ingredients', WEEK, guest)).body as { recipe: string; planned: number }[]
    expect(asked).toMatchObject([{ recipe: soup, planned: 6 }])
    expect((await site.rpc('planned_ingredients', WEEK, cook)).body).toEqual([])
    for (const wrong of [
      { meal: 'brunch' },
      { servings: 0 },
      { servings: 101 },
      { day: 'infinity' },
      { user_id: cook.id },
    ])
      expect(
        (await post('planned_meals', meal({ day: '2027-02-11', ...wrong }), guest)).status,
        JSON.stringify(wrong),
      ).toBeGreaterThanOrEqual(400)
    expect((await site.rpc('meal_plan', WEEK, 'anon')).status).toBe(401)
  })

  test('what is not everyone’s to see can be neither planned nor chosen, and what is taken back leaves the plan', async () => {
    const draft = await recipeOf('kitchen-draft')
    await site.database.query(`update public.contributions set state = 'draft', published_at = null where id = $1`, [
      draft,
    ])
    expect((await post('planned_meals', meal({ contribution_id: draft }), guest)).status).toBe(403)
    expect((await plan(guest, { wanted: draft })).choices.map(({ id }) => id)).not.toContain(draft)
    expect((await plan(cook, { wanted: soup })).choices.find(({ id }) => id === soup)?.is_mine).toBe(true)
    const other = await recipeOf('kitchen-other')
    await post('planned_meals', meal({ contribution_id: other, meal: 'suhoor' }), guest)
    await site.database.query(`update public.contributions set state = 'withdrawn' where id = $1`, [other])
    expect((await plan(guest)).meals).toHaveLength(1)
    expect((await site.rpc('planned_ingredients', WEEK, guest)).body).toHaveLength(1)
  })

  test('a list has an end, however it is filled, and takes no line that is none', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ name: `thing ${i}`, amount: 1, unit: 'kg' }))
    expect((await post('shopping_lines', lines(400), guest)).status).toBe(201)
    const both = await Promise.all([
      post('shopping_lines', lines(150), guest),
      post('shopping_lines', lines(150), guest),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 429])
    for (const wrong of [
      { name: '  ' },
      { name: 'x'.repeat(161) },
      { amount: 0 },
      { unit: 'bucket' },
      { amount: null, unit: 'kg' },
      { user_id: guest.id },
    ])
      expect(
        (await post('shopping_lines', { name: 'rice', amount: 1, unit: 'kg', ...wrong }, cook)).status,
        JSON.stringify(wrong),
      ).toBeGreaterThanOrEqual(400)
    expect((await site.call('/rest/v1/shopping_lines', { as: cook })).body).toEqual([])
  })

  test('what came from the device is sent twice and there once', async () => {
    const line = { id: crypto.randomUUID(), name: 'rice', amount: 2, unit: 'kg' }
    for (const status of [201, 409]) expect((await post('shopping_lines', line, cook)).status).toBe(status)
  })
})
