// The picture of a place that has no photograph: what it serves or sells, drawn, with its id for the light and the colours.
import { categoryByWord, subcategoryByWord } from '#app/core/categories/categories.ts'
import { type CategoryId, categoryById, isShipped, type ShippedCategoryId } from '#app/core/categories/tree.ts'
import { cuisineByWord } from '#app/core/cuisines/cuisine-words.ts'
import { type CuisineId, isCuisine, isDish, thingOfCuisine } from '#app/core/cuisines/cuisines.ts'
import type { StillLifeThing } from '#app/core/media/art/still-life.ts'
import { stillLifeUrl } from '#app/core/media/art/still-life-url.ts'
import type { Business } from './business.ts'

/** Several where one would be on every other card. */
const BY_PART: Readonly<Record<string, readonly StillLifeThing[]>> = {
  'south-asian': ['curry', 'biryani'],
  'middle-eastern': ['meze', 'pilaf', 'grill'],
  turkish: ['kebab', 'grill'],
  african: ['tagine', 'pilaf', 'pot'],
  'east-asian': ['noodles', 'dumplings', 'hotpot'],
  grill: ['grill', 'steak'],
  takeaway: ['wrap', 'chicken', 'burger', 'sandwich'],
  cafe: ['coffee', 'tea', 'cake'],
  butcher: ['butcher'],
  supermarket: ['basket', 'jar', 'spices'],
  bakery: ['bread'],
  spices: ['spices'],
  sweets: ['sweets', 'dates'],
  deli: ['jar'],
  dentist: ['tooth'],
  pharmacy: ['mortar'],
  optician: ['glasses'],
  physiotherapy: ['dumbbell'],
  herbal: ['mortar'],
  builder: ['trowel'],
  electrician: ['bulb'],
  carpentry: ['plane'],
  removals: ['parcel'],
  'air-conditioning': ['fan'],
  'quran-school': ['books'],
  nursery: ['blocks'],
  training: ['paper', 'laptop'],
  'home-finance': ['key'],
  'modest-wear': ['scarf'],
  clothing: ['thobe'],
  jewellery: ['lantern'],
  perfume: ['perfume'],
  fabric: ['fabric'],
  crafts: ['vase'],
  home: ['carpet'],
  repair: ['phone'],
  electronics: ['phone', 'robot'],
  funeral: ['flower'],
  property: ['key'],
  events: ['lantern'],
  printing: ['paper'],
  barber: ['scissors'],
  fitness: ['dumbbell'],
  sports: ['dumbbell'],
  cooperative: ['coins'],
}

const BY_CATEGORY: Readonly<Record<ShippedCategoryId, readonly StillLifeThing[]>> = {
  restaurants: ['plates', 'pot', 'grill', 'pilaf', 'soup'],
  grocery: ['basket'],
  healthcare: ['stethoscope'],
  trades: ['wrench'],
  education: ['books'],
  finance: ['coins'],
  retail: ['books'],
  technology: ['laptop'],
  travel: ['suitcase'],
  services: ['scales'],
  beauty: ['perfume'],
  community: ['parcel'],
}

type Pictured = Pick<Business, 'id' | 'name' | 'business_category' | 'subcategory'> & { cuisines: readonly string[] }

/** A number for an id, the same on every machine. */
const seedOf = (id: string) =>
  Array.from(id).reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

const oneOf = (things: readonly StillLifeThing[], id: string): StillLifeThing =>
  things[seedOf(id) % things.length] ?? 'plates'

/** A dish says more than a kitchen, and both more than a word in the name. */
function cuisineToDraw({ cuisines, name }: Pictured): CuisineId | null {
  const known = cuisines.filter(isCuisine)
  const said = known.find(isDish) ?? known[0]
  if (said) return said
  const inName = name.split(/[\s&/,.'’-]+/).flatMap((word) => cuisineByWord(word) ?? [])
  return inName.find(isDish) ?? inName[0] ?? null
}

export function thingOf(place: Pictured): StillLifeThing {
  const category: CategoryId | null = categoryByWord(place.business_category)
  const drawn = category === 'restaurants' || category === null ? cuisineToDraw(place) : null
  if (drawn) return thingOfCuisine(drawn)
  const part = category === null ? null : subcategoryByWord(category, place.subcategory)
  return oneOf(
    (part && Object.hasOwn(BY_PART, part) ? BY_PART[part] : undefined) ??
      BY_CATEGORY[isShipped(category) ? category : 'retail'],
    place.id,
  )
}

export const pictureOf = (place: Pictured): string =>
  stillLifeUrl(thingOf(place), categoryById(categoryByWord(place.business_category) ?? 'community').tint, place.id)
