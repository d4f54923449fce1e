// The drawing of a category, for chips, tiles and pins.
import type { Icon, IconProps } from '#app/ui/icon.tsx'
import {
  Cpu,
  GraduationCap,
  HandHeart,
  HeartPulse,
  Landmark,
  Plane,
  Scale,
  Scissors,
  ShoppingBasket,
  Store,
  Utensils,
  Wrench,
} from '#app/ui/icons.ts'
import { type CategoryIconName, categoryById, isCategoryId } from './tree.ts'

const ICONS: Record<CategoryIconName, Icon> = {
  Cpu,
  GraduationCap,
  HandHeart,
  HeartPulse,
  Landmark,
  Plane,
  Scale,
  Scissors,
  ShoppingBasket,
  Store,
  Utensils,
  Wrench,
}

/** A shop for what has no category of ours. */
export function CategoryIcon({ category, ...rest }: IconProps & { category: string | null | undefined }) {
  const Drawn = isCategoryId(category) ? ICONS[categoryById(category).iconName] : Store
  return <Drawn {...rest} />
}
