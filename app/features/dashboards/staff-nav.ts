// The screens of the staff, in the order of the side navigation. A new one needs its route under /dashboard/staff and a
// line here; its words are in `t.moderation.staffNav`.
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Icon } from '#app/ui/icon.tsx'
import {
  BadgeCheck,
  CircleQuestionMark,
  CodeXml,
  Coins,
  Droplets,
  FileUp,
  HandHeart,
  Heart,
  HeartPulse,
  Inbox,
  Landmark,
  Languages,
  List,
  MessageCircle,
  MessageSquareHeart,
  MoonStar,
  Send,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  Star,
  Store,
  Volume2,
} from '#app/ui/icons.ts'

export type StaffScreen = keyof Omit<Messages['moderation']['staffNav'], 'label'>

export const staffNav: readonly { screen: StaffScreen; to: string; icon: Icon }[] = [
  { screen: 'queue', to: '/dashboard/staff', icon: Inbox },
  { screen: 'community', to: '/dashboard/staff/community', icon: HeartPulse },
  { screen: 'words', to: '/dashboard/staff/words', icon: ShieldCheck },
  { screen: 'claims', to: '/dashboard/staff/claims', icon: BadgeCheck },
  { screen: 'messages', to: '/dashboard/staff/messages', icon: MessageCircle },
  { screen: 'chats', to: '/dashboard/staff/chats', icon: MessageSquareHeart },
  { screen: 'taught', to: '/dashboard/staff/taught', icon: Languages },
  { screen: 'imports', to: '/dashboard/staff/imports', icon: FileUp },
  { screen: 'money', to: '/dashboard/staff/money', icon: Landmark },
  { screen: 'orders', to: '/dashboard/staff/orders', icon: ShoppingBag },
  { screen: 'store', to: '/dashboard/staff/store', icon: Store },
  { screen: 'partners', to: '/dashboard/staff/partners', icon: HandHeart },
  { screen: 'promotions', to: '/dashboard/staff/promotions', icon: Sparkles },
  { screen: 'aid', to: '/dashboard/staff/aid', icon: Droplets },
  { screen: 'newsletter', to: '/dashboard/staff/newsletter', icon: Send },
  { screen: 'sponsors', to: '/dashboard/staff/sponsors', icon: Star },
  { screen: 'testimonials', to: '/dashboard/staff/testimonials', icon: Heart },
  { screen: 'metalPrices', to: '/dashboard/staff/metal-prices', icon: Coins },
  { screen: 'widgets', to: '/dashboard/staff/widgets', icon: CodeXml },
  { screen: 'categories', to: '/dashboard/staff/categories', icon: List },
  { screen: 'help', to: '/dashboard/staff/help', icon: CircleQuestionMark },
  { screen: 'hijri', to: '/dashboard/staff/hijri', icon: MoonStar },
  { screen: 'athan', to: '/dashboard/staff/athan', icon: Volume2 },
]
