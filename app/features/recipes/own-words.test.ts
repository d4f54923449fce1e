import { expect, test } from 'vitest'
import { askingVisit } from '#tests/fixtures/asking-visit.ts'
import { planRecipes, stepsFrom } from './own-words.server.ts'
import { readRecipeFilter } from './recipe-filter.ts'

const plan = (q: string, more = {}) => planRecipes(askingVisit(), readRecipeFilter(new URLSearchParams({ q, ...more })))

test('a dish in one’s own words: when, how long, without what', () => {
  const { wanted, understood } = plan('quick lentil soup recipe for iftar without nuts')
  expect(wanted).toMatchObject({ words: 'lentil soup', occasion: 'iftar', minutes: 30, without: ['nuts'] })
  expect(understood?.chips.map(({ label }) => label)).toEqual(['Up to 30 min', 'Iftar', 'Without: Nuts'])
})

test('in other languages too', () => {
  expect(plan('recette de harira sans gluten').wanted).toMatchObject({ words: 'harira', without: ['gluten'] })
  expect(plan('sütsüz iftar tarifi').wanted).toMatchObject({ occasion: 'iftar', without: ['milk'] })
  expect(plan('وصفات سحور سريعة').wanted).toMatchObject({ occasion: 'suhoor', minutes: 30 })
})

test('the town in the name of a dish is no place; a place to eat is a business', () => {
  expect(plan('adana kebab').wanted.words).toBe('adana kebab')
  expect(plan('butcher in London').understood?.elsewhere?.kind).toBe('business')
})

test('what somebody must not eat is never let go of', () => {
  const steps = stepsFrom(plan('quick lentil dal without nuts').wanted)
  expect(steps.map(({ letting }) => letting)).toEqual(['withoutFilters', 'anyWord', 'anyWord', 'all'])
  expect(steps.every(({ filter }) => filter.without.includes('nuts'))).toBe(true)
})
