/** The tree of business categories: ids, icons and tints, without a word in any language. */

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

export type CategoryId = keyof typeof TREE
export type SubcategoryId<C extends CategoryId = CategoryId> = (typeof TREE)[C]['subcategories'][number]
export type CategoryTint = (typeof TREE)[CategoryId]['tint']
export type CategoryIconName = (typeof TREE)[CategoryId]['iconName']

export type Category = {
  id: CategoryId
  /** A lucide icon. */
  iconName: CategoryIconName
  /** Colours of the generated cover art. */
  tint: CategoryTint
  subcategories: readonly SubcategoryId[]
}

/** Every name in one language; a name that is missing does not compile. */
export type CategoryNames = {
  readonly [C in CategoryId]: {
    readonly name: string
    /** What one place of it is called, where the name speaks of many. */
    readonly one?: string
    readonly sub: { readonly [S in SubcategoryId<C>]: string }
  }
}

export const isCategoryId = (value: unknown): value is CategoryId =>
  typeof value === 'string' && Object.hasOwn(TREE, value)

export const categoryIds = Object.keys(TREE).filter(isCategoryId)

export const categories: readonly Category[] = categoryIds.map((id) => ({ id, ...TREE[id] }))

export const categoryById = (id: CategoryId): Category => ({ id, ...TREE[id] })
