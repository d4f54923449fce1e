/** Details of a listing beyond its address: the words of the columns `facts` and `halal`. */

/** Keys of `facts`: true, false, or missing where nobody has said. */
export const FACTS = [
  'prayer_space',
  'wudu',
  'sisters_space',
  'family_section',
  'wheelchair',
  'parking',
  'delivery',
  'takeaway',
  'outdoor_seating',
  'child_friendly',
] as const
export type Fact = (typeof FACTS)[number]

/** How much of the menu is halal, the fullest first. */
export const MENUS = ['fully_halal', 'separate_kitchens', 'halal_options', 'on_request', 'shared_kitchen'] as const
export type Menu = (typeof MENUS)[number]

export const ALCOHOL = ['none', 'beer_wine', 'full_bar'] as const
export type Alcohol = (typeof ALCOHOL)[number]

export const MEATS = ['beef', 'lamb', 'chicken'] as const
export type Meat = (typeof MEATS)[number]

export const SLAUGHTER = ['hand', 'machine', 'unknown'] as const
export type Slaughter = (typeof SLAUGHTER)[number]

export interface HalalDetails {
  menu?: Menu
  alcohol?: Alcohol
  pork?: boolean
  slaughter?: Partial<Record<Meat, Slaughter>>
}
