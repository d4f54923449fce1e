// Google's published rules for Recipe: name and image are required; times go together and are ISO 8601; steps are HowToSteps;
// ratings are real.
import { expect, test } from 'vitest'
import { isoDuration } from '#app/core/seo/iso-duration.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { recipeJsonLd } from './json-ld.ts'
import type { RecipeDetails, RecipeWhole } from './recipe.ts'

const t = await loadMessages('en')
const PHOTO = { id: '00000000-0000-4000-8000-000000000001', width: 1600, height: 1200 }

const whole = {
  id: 'x',
  section: 'recipes',
  slug: 'lentil-soup',
  title: 'Red lentil soup',
  body: 'All of it',
  state: 'published',
  language: 'en',
  category: 'soup',
  author: { handle: 'amina', name: 'Amina K.', trust: 1, is_staff: false },
  published_at: '2026-11-01T10:00:00Z',
  edited_at: null,
  facts: {
    servings: 4,
    prep_minutes: 10,
    cook_minutes: 80,
    minutes: 90,
    occasions: ['iftar'],
    allergens: [],
    makes: 3,
    rating: 4.3,
    photo: PHOTO,
  },
} as unknown as RecipeWhole

const details: RecipeDetails = {
  introduction: 'Warm and **quick**.',
  source: null,
  ingredients: [{ heading: 'Soup' }, { name: 'red lentils', amount: 250, unit: 'g' }, { name: 'salt' }],
  steps: [{ text: 'Simmer for 15 minutes.', seconds: 900 }, { text: 'Serve </script><script>alert(1)</script>' }],
  photos: [{ ...PHOTO, caption: null, status: 'published', is_author: true, is_mine: false, credit: null, step: null }],
  made: [],
  mine: null,
  real_makes: 0,
  real_rating: null,
}
const told = { siteUrl: 'https://mahalla.example', locale: 'en', t } as const

test('a recipe that was another’s says whose', () => {
  const url = 'https://kitchen.example/soup'
  const toldOf = (source: RecipeDetails['source']) => recipeJsonLd(whole, { ...details, source }, told)
  expect(toldOf({ name: 'The Kitchen', url })).toMatchObject({ isBasedOn: url })
  expect(toldOf({ name: 'My mother', url: null })).toMatchObject({ isBasedOn: 'My mother' })
  expect(recipeJsonLd(whole, details, told)).not.toHaveProperty('isBasedOn')
})

test('a recipe has everything the rules ask for', () => {
  expect(recipeJsonLd(whole, details, told)).toMatchObject({
    '@type': 'Recipe',
    name: 'Red lentil soup',
    image: [`https://mahalla.example/photos/${PHOTO.id}/1280.jpg`],
    author: { '@type': 'Person', name: 'Amina K.' },
    datePublished: '2026-11-01T10:00:00Z',
    description: 'Warm and quick.',
    prepTime: 'PT10M',
    cookTime: 'PT1H20M',
    totalTime: 'PT1H30M',
    recipeYield: '4',
    recipeCategory: 'Soups',
    recipeIngredient: ['250 g red lentils', 'salt'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Simmer for 15 minutes.' },
      { '@type': 'HowToStep', url: 'https://mahalla.example/community/recipes/lentil-soup#step-2' },
    ],
  })
})

test('a photo of a step stands by its step, and is none of the dish', () => {
  const ofStep = (status: 'published' | 'pending') => ({ ...details.photos[0], id: `step-${status}`, step: 2, status })
  const photos = [...details.photos, ofStep('published'), ofStep('pending')] as RecipeDetails['photos']
  const written = recipeJsonLd(whole, { ...details, photos }, told)
  expect(written?.image).toEqual([`https://mahalla.example/photos/${PHOTO.id}/1280.jpg`])
  const [first, second] = (written?.recipeInstructions ?? []) as { image?: string[] }[]
  expect(first).not.toHaveProperty('image')
  expect(second?.image).toEqual(['https://mahalla.example/photos/step-published/1280.jpg'])
  // Without the dish there is still nothing to tell.
  expect(recipeJsonLd(whole, { ...details, photos: photos.slice(1) }, told)).toBeUndefined()
})

test('stars are told only where real people gave them', () => {
  expect(recipeJsonLd(whole, details, told)).not.toHaveProperty('aggregateRating')
  expect(recipeJsonLd(whole, { ...details, real_makes: 2, real_rating: 4.5 }, told)?.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.5,
    ratingCount: 2,
    bestRating: 5,
    worstRating: 1,
  })
})

test('without a picture, or before it is public, there is nothing to tell', () => {
  expect(recipeJsonLd(whole, { ...details, photos: [] }, told)).toBeUndefined()
  expect(recipeJsonLd({ ...whole, state: 'review' }, details, told)).toBeUndefined()
})

test.each([
  [0, 'PT0M'],
  [45, 'PT45M'],
  [120, 'PT2H'],
  [1441, 'PT24H1M'],
])('%d minutes are %s', (minutes, iso) => expect(isoDuration(minutes)).toBe(iso))
