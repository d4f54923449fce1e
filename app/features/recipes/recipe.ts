// What the page functions say about recipes.
import type { Author, Card, List, Whole } from '#app/core/contributions/contribution.ts'
import type { Unit } from './units.ts'

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

export type Ingredient = {
  name: string
  amount?: number | undefined
  to?: number | undefined
  unit?: Unit | undefined
}
export type IngredientLine = { heading: string } | Ingredient
/** `seconds`: a time named in the text, for a timer. */
export type Step = { text: string; seconds?: number | undefined }

export const isHeading = (line: IngredientLine): line is { heading: string } => 'heading' in line

export type RecipePhoto = { id: string; width: number; height: number }

export type RecipeFacts = {
  servings: number
  prep_minutes: number | null
  cook_minutes: number | null
  minutes: number
  occasions: Occasion[]
  allergens: Allergen[]
  makes: number
  rating: number | null
  photo: RecipePhoto | null
}

/** Whose recipe it was: a page, a book, a person. */
export type RecipeSource = { name: string; url: string | null }

export type RecipeDetails = {
  introduction: string
  source: RecipeSource | null
  ingredients: IngredientLine[]
  steps: Step[]
  photos: (RecipePhoto & {
    caption: string | null
    status: 'pending' | 'published'
    is_author: boolean
    is_mine: boolean
    credit: string | null
    /** Null: it shows the dish. */
    step: number | null
  })[]
  made: { author: Author | null; rating: number; at: string; is_sample: boolean }[]
  mine: number | null
  real_makes: number
  real_rating: number | null
}

/** What shows the dish, and what a step looks like: `step` counts from one. */
export const photosOf = ({ photos }: Pick<RecipeDetails, 'photos'>, step: number | null) =>
  photos.filter((photo) => photo.step === step)

export type RecipeCard = Card<RecipeFacts>
export type RecipeList = List<RecipeFacts>
export type RecipeWhole = Whole<RecipeFacts>
