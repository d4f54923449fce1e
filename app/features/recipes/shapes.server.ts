// Shapes of the answers about recipes and the kitchen.
import * as z from 'zod'
import { author, listOf, ownPicture, postPhoto } from '#app/core/contributions/shapes.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { MEALS } from './kitchen/plan.ts'
import { ALLERGENS, OCCASIONS } from './recipe.ts'
import { UNITS } from './units.ts'

/** Parts that were not written are absent. */
const ingredient = z.object({
  name: z.string(),
  amount: z.number().optional(),
  to: z.number().optional(),
  unit: z.enum(UNITS).optional(),
})
export type Ingredient = z.output<typeof ingredient>
const ingredientLine = z.union([z.object({ heading: z.string() }), ingredient])
export type IngredientLine = z.output<typeof ingredientLine>
export const ingredients = z.array(ingredientLine)

/** `seconds`: a time named in the text, for a timer. */
const step = z.object({ text: z.string(), seconds: z.number().optional() })
export type Step = z.output<typeof step>

export const recipeFacts = z.object({
  servings: z.number(),
  prep_minutes: z.number().nullable(),
  cook_minutes: z.number().nullable(),
  minutes: z.number(),
  occasions: z.array(z.enum(OCCASIONS)),
  allergens: z.array(z.enum(ALLERGENS)),
  makes: z.number(),
  rating: z.number().nullable(),
  photo: ownPicture.nullable(),
})
export type RecipeFacts = z.output<typeof recipeFacts>

export const recipeList = listOf(recipeFacts)

/** Whose recipe it was: a page, a book, a person. */
const recipeSource = z.object({ name: z.string(), url: z.string().nullable() })
export type RecipeSource = z.output<typeof recipeSource>

export const recipeDetails = z.object({
  introduction: z.string(),
  source: recipeSource.nullable(),
  ingredients,
  steps: z.array(step),
  photos: z.array(
    postPhoto.extend({ status: z.enum(['pending', 'published']), is_author: z.boolean(), step: z.number().nullable() }),
  ),
  made: z.array(z.object({ author: author.nullable(), rating: z.number(), at: z.string(), is_sample: z.boolean() })),
  mine: z.number().nullable(),
  real_makes: z.number(),
  real_rating: z.number().nullable(),
})
export type RecipeDetails = z.output<typeof recipeDetails>

const plannedMeal = z.object({
  id: z.string(),
  day: z.string(),
  meal: z.enum(MEALS),
  servings: z.number(),
  slug: z.string(),
  title: z.string(),
  language: z.enum(locales),
})
export type PlannedMeal = z.output<typeof plannedMeal>
const recipeChoice = z.object({ id: z.string(), title: z.string(), servings: z.number(), is_mine: z.boolean() })
export const mealPlan = z.object({ meals: z.array(plannedMeal), choices: z.array(recipeChoice) })
export type MealPlan = z.output<typeof mealPlan>

export const planned = z.array(z.object({ recipe: z.string(), planned: z.number(), servings: z.number(), ingredients }))
