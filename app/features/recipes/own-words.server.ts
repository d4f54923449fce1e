// Reads a search for a dish in a visitor's own words: its filters, and how it was understood.

import { type Kind, type Meaning, NOTHING_UNDERSTOOD } from '#app/core/understanding/meaning.ts'
import {
  isOneOf,
  readOwnWords,
  type Telling,
  tellElsewhere,
  tellUnderstood,
} from '#app/core/understanding/own-words.server.ts'
import { relaxed, type Step, wordsOf } from '#app/core/understanding/relax.ts'
import type { Understood } from '#app/core/understanding/understood.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { writeDuration } from './duration.ts'
import { loadRecipes } from './queries.server.ts'
import { type RecipeFilter, recipeAddress } from './recipe-filter.ts'
import { type RecipeChoice, readRecipeChoices } from './words.ts'

export type RecipePlan = {
  /** What is asked of the database. */
  wanted: RecipeFilter
  understood: Understood | null
}

const NOT_OURS = ['mosque', 'job', 'event', 'prayer', 'iqamah', 'qibla', 'quran', 'zakaat'] as const satisfies Kind[]

/** A place to eat is a business; the name of a dish is one to cook. */
const isElsewhere = (meaning: Meaning) =>
  isOneOf(NOT_OURS, meaning) || (meaning.kind === 'business' && !meaning.isGuessedPart && meaning.cities.length > 0)

function labelOf(choice: RecipeChoice, { locale, t }: Visit): string {
  if ('course' in choice) return t.community.categories[choice.course]
  if ('occasion' in choice) return t.recipes.occasions[choice.occasion]
  if ('minutes' in choice) return t.recipes.upTo(writeDuration(locale, t.recipes, choice.minutes * 60))
  return `${t.recipes.without}: ${t.recipes.allergens[choice.without]}`
}

export function planRecipes(asked: Visit, filter: RecipeFilter): RecipePlan {
  const { chosen, rest } = readRecipeChoices(filter.words)
  const { meaning } = readOwnWords(asked, { search: rest, near: null })
  if (meaning === null && chosen.length === 0) return { wanted: filter, understood: null }
  const telling: Telling = {
    wording: { search: filter.words, near: null },
    address: ({ search = filter.words }) => recipeAddress(filter, { words: search }),
    label: () => null,
    chosen: chosen.map(({ meaning: choice, start, end }) => ({ label: labelOf(choice, asked), start, end })),
  }
  if (meaning && isElsewhere(meaning)) return { wanted: filter, understood: tellElsewhere(meaning, telling) }
  const choices = chosen.map((one) => one.meaning)
  const without = choices.flatMap((one) => ('without' in one ? [one.without] : []))
  // No place is meant by the town in "Adana kebab".
  const told = { ...(meaning ?? NOTHING_UNDERSTOOD), cities: [], isNearMe: false }
  return {
    wanted: {
      ...filter,
      words: meaning?.dish ?? '',
      course: filter.course ?? choices.flatMap((one) => ('course' in one ? [one.course] : []))[0] ?? null,
      occasion: filter.occasion ?? choices.flatMap((one) => ('occasion' in one ? [one.occasion] : []))[0] ?? null,
      minutes: filter.minutes ?? choices.flatMap((one) => ('minutes' in one ? [one.minutes] : []))[0] ?? null,
      without: [...new Set([...filter.without, ...without])],
    },
    understood: tellUnderstood(asked, told, telling, true),
  }
}

/** The ways to ask for less. What somebody must not eat is never let go of. */
export function stepsFrom(wanted: RecipeFilter): Step<RecipeFilter>[] {
  const start: RecipeFilter = { ...wanted, after: null }
  const bare: RecipeFilter = { ...start, course: null, occasion: null, minutes: null, reads: [] }
  const hasFilter = start.course !== null || start.occasion !== null || start.minutes !== null || start.reads !== null
  const steps: Step<RecipeFilter>[] = []
  if (hasFilter) steps.push({ filter: bare, letting: 'withoutFilters' })
  for (const word of wordsOf(start.words)) steps.push({ filter: { ...bare, words: word }, letting: 'anyWord', word })
  if (start.words) steps.push({ filter: { ...bare, words: '' }, letting: 'all' })
  return steps
}

/** Less and less of it, until something is there. */
export const relaxRecipes = ({ services, t }: Visit, { wanted }: RecipePlan) =>
  relaxed(stepsFrom(wanted), (filter) => loadRecipes(services, filter), t)
