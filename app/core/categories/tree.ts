/**
 * The tree of business categories: ids, icons and tints, without a word in any language. What is written here ships with
 * the site; what staff changed since is laid over it while the server runs, and browsers are told the little they need.
 */
import type { CategoryEdit } from './edits.ts'

/** The first eight ids are the specification's query values for /businesses. */
const TREE = {
  restaurants: {
    iconName: 'Utensils',
    tint: 'food',
    subcategories: ['south-asian', 'middle-eastern', 'turkish', 'african', 'east-asian', 'grill', 'takeaway', 'cafe'],
  },
  grocery: {
    iconName: 'ShoppingBasket',
    tint: 'grocery',
    subcategories: ['butcher', 'supermarket', 'bakery', 'spices', 'sweets', 'deli'],
  },
  healthcare: {
    iconName: 'HeartPulse',
    tint: 'health',
    subcategories: ['doctor', 'dentist', 'pharmacy', 'optician', 'physiotherapy', 'counselling', 'maternity', 'herbal'],
  },
  trades: {
    iconName: 'Wrench',
    tint: 'trades',
    subcategories: [
      'builder',
      'electrician',
      'plumber',
      'mechanic',
      'carpentry',
      'removals',
      'air-conditioning',
      'handyman',
    ],
  },
  education: {
    iconName: 'GraduationCap',
    tint: 'education',
    subcategories: ['quran-school', 'school', 'nursery', 'tutoring', 'language', 'training'],
  },
  finance: {
    iconName: 'Landmark',
    tint: 'finance',
    subcategories: ['accountant', 'home-finance', 'investment', 'takaful', 'planning'],
  },
  retail: {
    iconName: 'Store',
    tint: 'retail',
    subcategories: ['modest-wear', 'clothing', 'bookshop', 'jewellery', 'perfume', 'fabric', 'crafts', 'home'],
  },
  technology: {
    iconName: 'Cpu',
    tint: 'tech',
    subcategories: ['software', 'web-design', 'it-support', 'repair', 'electronics'],
  },
  travel: {
    iconName: 'Plane',
    tint: 'travel',
    subcategories: ['hajj-umrah', 'agency', 'tours', 'hotel', 'transport'],
  },
  services: {
    iconName: 'Scale',
    tint: 'legal',
    subcategories: ['law', 'marriage', 'funeral', 'translation', 'childcare', 'property', 'events', 'printing'],
  },
  beauty: {
    iconName: 'Scissors',
    tint: 'beauty',
    subcategories: ['salon', 'barber', 'spa', 'henna', 'cosmetics', 'fitness'],
  },
  community: {
    iconName: 'HandHeart',
    tint: 'mosque',
    subcategories: ['charity', 'centre', 'youth', 'sisters', 'sports', 'cooperative'],
  },
} as const

export type ShippedCategoryId = keyof typeof TREE
export type ShippedPartId<C extends ShippedCategoryId = ShippedCategoryId> = (typeof TREE)[C]['subcategories'][number]
/** Also one that staff added. */
export type CategoryId = string
export type SubcategoryId = string
export type CategoryTint = (typeof TREE)[ShippedCategoryId]['tint']

/** What a category can be drawn as, by Lucide's names. */
export const CATEGORY_ICONS = [
  'Utensils',
  'ShoppingBasket',
  'HeartPulse',
  'Wrench',
  'GraduationCap',
  'Landmark',
  'Store',
  'Cpu',
  'Plane',
  'Scale',
  'Scissors',
  'HandHeart',
  'Baby',
  'BookOpen',
  'Camera',
  'Car',
  'Footprints',
  'Globe',
  'Languages',
  'ShoppingBag',
  'Smartphone',
  'Sparkles',
  'Trees',
  'Truck',
  'Users',
] as const
export type CategoryIconName = (typeof CATEGORY_ICONS)[number]
const isIconName = (value: unknown): value is CategoryIconName => CATEGORY_ICONS.some((name) => name === value)

export type Category = {
  id: CategoryId
  iconName: CategoryIconName
  /** Colours of the generated cover art. */
  tint: CategoryTint
  /** Those that can be chosen. */
  subcategories: readonly SubcategoryId[]
  /** Those of the past too: listings may still carry them. */
  allParts: readonly SubcategoryId[]
  /** No longer offered. Listings that have it keep it. */
  isRetired: boolean
}

/** Every name in one language; a name that is missing does not compile. */
export type CategoryNames = {
  readonly [C in ShippedCategoryId]: {
    readonly name: string
    /** What one place of it is called, where the name speaks of many. */
    readonly one?: string
    readonly sub: { readonly [S in ShippedPartId<C>]: string }
  }
}

export const isShipped = (value: unknown): value is ShippedCategoryId =>
  typeof value === 'string' && Object.hasOwn(TREE, value)

const shippedIds = Object.keys(TREE).filter(isShipped)
/** For a category of the staff's. */
const USUAL_TINT: CategoryTint = 'retail'
const USUAL_ICON: CategoryIconName = 'Store'
/** Between two that ship there is room for ten. */
const STEP = 10

/** Where something stands among its kin, unless staff say otherwise: what was added comes last. */
const inOrder = <T>(all: readonly T[], edited: (one: T) => CategoryEdit | undefined): T[] =>
  all
    .map((one, at) => ({ one, at: edited(one)?.position ?? (at + 1) * STEP }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)

function growTree(edits: readonly CategoryEdit[]): ReadonlyMap<CategoryId, Category> {
  const editOf = (category: string, part = '') => edits.find((edit) => edit.category === category && edit.part === part)
  const added = edits.filter(({ part, isAdded }) => part === '' && isAdded).map(({ category }) => category)
  const ids: CategoryId[] = inOrder([...shippedIds, ...added], (id) => editOf(id))
  const grown = ids.map((id): [CategoryId, Category] => {
    const shipped = isShipped(id) ? TREE[id] : null
    const newParts = edits.filter((edit) => edit.category === id && edit.part !== '' && edit.isAdded)
    const allParts: SubcategoryId[] = inOrder(
      [...(shipped?.subcategories ?? []), ...newParts.map(({ part }) => part)],
      (part) => editOf(id, part),
    )
    const edit = editOf(id)
    const iconName = isIconName(edit?.icon) ? edit.icon : (shipped?.iconName ?? USUAL_ICON)
    const subcategories = allParts.filter((part) => !editOf(id, part)?.isRetired)
    const isRetired = edit?.isRetired ?? false
    return [id, { id, iconName, tint: shipped?.tint ?? USUAL_TINT, subcategories, allParts, isRetired }]
  })
  return new Map(grown)
}

let tree = growTree([])

/** From now on the tree is what ships, with these changes. */
export function regrowTree(edits: readonly CategoryEdit[]): void {
  tree = growTree(edits)
}

export const isCategoryId = (value: unknown): value is CategoryId => typeof value === 'string' && tree.has(value)

/** In their order, with those that are no longer offered. */
export const allCategories = (): readonly Category[] => [...tree.values()]

/** What can be chosen, in its order. */
export const offeredCategories = (): readonly Category[] => allCategories().filter(({ isRetired }) => !isRetired)

const UNKNOWN: Omit<Category, 'id'> = {
  iconName: USUAL_ICON,
  tint: USUAL_TINT,
  subcategories: [],
  allParts: [],
  isRetired: true,
}

/** One that nobody knows (any more) is drawn as a shop. */
export const categoryById = (id: CategoryId): Category => tree.get(id) ?? { id, ...UNKNOWN }

/** What browsers must be told: the drawings that staff changed or added. */
export const changedIcons = (): Record<CategoryId, CategoryIconName> =>
  Object.fromEntries(
    allCategories()
      .filter(({ id, iconName }) => !isShipped(id) || TREE[id].iconName !== iconName)
      .map(({ id, iconName }) => [id, iconName]),
  )
