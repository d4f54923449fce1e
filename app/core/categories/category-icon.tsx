// The drawing of a category, for chips, tiles and pins.
import { useRootData } from '#app/core/request/root-data.ts'
import type { Icon, IconProps } from '#app/ui/icon.tsx'
import {
  Baby,
  BookOpen,
  Camera,
  Car,
  Cpu,
  Footprints,
  Globe,
  GraduationCap,
  HandHeart,
  HeartPulse,
  Landmark,
  Languages,
  Plane,
  Scale,
  Scissors,
  ShoppingBag,
  ShoppingBasket,
  Smartphone,
  Sparkles,
  Store,
  Trees,
  Truck,
  Users,
  Utensils,
  Wrench,
} from '#app/ui/icons.ts'
import { type CategoryIconName, categoryById } from './tree.ts'

/** Drawings of categories that staff chose themselves; the others are known to the browser. */
export type CategoryRootData = { categoryIcons: Record<string, CategoryIconName> }

const ICONS: Record<CategoryIconName, Icon> = {
  Baby,
  BookOpen,
  Camera,
  Car,
  Cpu,
  Footprints,
  Globe,
  GraduationCap,
  HandHeart,
  HeartPulse,
  Landmark,
  Languages,
  Plane,
  Scale,
  Scissors,
  ShoppingBag,
  ShoppingBasket,
  Smartphone,
  Sparkles,
  Store,
  Trees,
  Truck,
  Users,
  Utensils,
  Wrench,
}

/** A shop for what has no category of ours. */
export function CategoryIcon({ category, ...rest }: IconProps & { category: string | null | undefined }) {
  const changed = useRootData<CategoryRootData>()?.categoryIcons ?? {}
  const name = category && Object.hasOwn(changed, category) ? changed[category] : undefined
  const Drawn = ICONS[name ?? categoryById(category ?? '').iconName]
  return <Drawn {...rest} />
}

/** The drawing by its own name. */
export function NamedCategoryIcon({ name, ...rest }: IconProps & { name: CategoryIconName }) {
  const Drawn = ICONS[name]
  return <Drawn {...rest} />
}
