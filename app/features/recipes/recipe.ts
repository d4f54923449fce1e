// Choices, limits and types of recipes.
import type { Card, List, Whole } from '#app/core/contributions/contribution.ts'
import type { IngredientLine, RecipeDetails, RecipeFacts } from './shapes.server.ts'

/** As `community_sections` and the table have them. */
export const COURSES = ['main', 'soup', 'side', 'bread', 'breakfast', 'sweet', 'drink'] as const
export const OCCASIONS = ['iftar', 'suhoor', 'eid'] as const
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Course = (typeof COURSES)[number]
export type Occasion = (typeof OCCASIONS)[number]
export type Allergen = (typeof ALLERGENS)[number]

export const MOST_INTRODUCTION = 5000
export const MOST_INGREDIENTS = 80
export const MOST_STEPS = 50
export const MOST_SERVINGS = 100
export const MOST_MINUTES = 2880
export const MOST_SOURCE_NAME = 160
export const MOST_SOURCE_ADDRESS = 500

export type {
  Ingredient,
  IngredientLine,
  RecipeDetails,
  RecipeFacts,
  RecipeSource,
  Step,
} from './shapes.server.ts'

export const isHeading = (line: IngredientLine): line is { heading: string } => 'heading' in line

/** What shows the dish, and what a step looks like: `step` counts from one. */
export const photosOf = ({ photos }: Pick<RecipeDetails, 'photos'>, step: number | null) =>
  photos.filter((photo) => photo.step === step)

export type RecipeCard = Card<RecipeFacts>
export type RecipeList = List<RecipeFacts>
export type RecipeWhole = Whole<RecipeFacts>
