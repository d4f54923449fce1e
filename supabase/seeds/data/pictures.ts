// What stands on the table of each place's drawn picture: by what it does, else by its category.
import { categoryById } from '#app/core/categories/tree.ts'
import type { StillLifeThing } from '#app/core/media/art/still-life.ts'
import { stillLifeUrl } from '#app/core/media/art/still-life-url.ts'
import type { Category, SampleBusiness } from './shapes.ts'

const BY_SUBCATEGORY: Readonly<Record<string, StillLifeThing>> = {
  accountant: 'coins',
  'air-conditioning': 'fan',
  arts: 'paper',
  bakery: 'bread',
  barber: 'scissors',
  batik: 'fabric',
  breakfast: 'tea',
  bridal: 'thobe',
  builder: 'trowel',
  butcher: 'butcher',
  cafe: 'tea',
  carpentry: 'plane',
  carpets: 'carpet',
  clothing: 'thobe',
  cooperative: 'coins',
  crafts: 'vase',
  dates: 'dates',
  deli: 'jar',
  dentist: 'tooth',
  electrician: 'bulb',
  events: 'lantern',
  fabric: 'fabric',
  fitness: 'dumbbell',
  funeral: 'flower',
  herbs: 'mortar',
  'home-finance': 'key',
  'immigration-law': 'scales',
  malay: 'plates',
  mamak: 'tea',
  mechanic: 'wrench',
  metalwork: 'lantern',
  'modest-wear': 'scarf',
  noodles: 'noodles',
  nursery: 'blocks',
  optician: 'glasses',
  padang: 'plates',
  palestinian: 'plates',
  perfume: 'perfume',
  pharmacy: 'mortar',
  physiotherapy: 'dumbbell',
  plumber: 'wrench',
  printing: 'paper',
  removals: 'parcel',
  repair: 'phone',
  repairs: 'wrench',
  robotics: 'robot',
  salon: 'perfume',
  seafood: 'fish',
  solicitor: 'scales',
  spa: 'perfume',
  spices: 'spices',
  sweets: 'sweets',
  syrian: 'grill',
  turkish: 'grill',
  'turkish-grill': 'grill',
  yemeni: 'noodles',
}

const BY_CATEGORY: Readonly<Record<Category, StillLifeThing>> = {
  restaurants: 'pot',
  grocery: 'basket',
  healthcare: 'stethoscope',
  trades: 'wrench',
  education: 'books',
  finance: 'coins',
  retail: 'books',
  technology: 'laptop',
  travel: 'suitcase',
  services: 'scales',
  beauty: 'perfume',
  community: 'parcel',
}

const dashed = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()

export const samplePicture = ({ name, city, category, subcategory }: SampleBusiness): string =>
  stillLifeUrl(
    BY_SUBCATEGORY[subcategory] ?? BY_CATEGORY[category],
    categoryById(category).tint,
    dashed(`${name} ${city}`),
  )
