// The screens of the superadmins, in the order of the side navigation. A new one needs its route under /dashboard/superadmin and
// a line here; its words are in `t.console.nav`.
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Icon } from '#app/ui/icon.tsx'
import {
  CircleCheck,
  Clock,
  CodeXml,
  Coins,
  FileCheck,
  FolderOpen,
  HeartPulse,
  KeyRound,
  LayoutDashboard,
  List,
  Palette,
  Send,
  Settings,
  SlidersHorizontal,
  Sparkles,
  TrendingUp,
  Users,
} from '#app/ui/icons.ts'

export type ConsoleScreen = keyof Omit<Messages['console']['nav'], 'label'>

export const consoleNav: readonly { screen: ConsoleScreen; to: string; icon: Icon }[] = [
  { screen: 'overview', to: '/dashboard/superadmin', icon: LayoutDashboard },
  { screen: 'people', to: '/dashboard/superadmin/people', icon: Users },
  { screen: 'changes', to: '/dashboard/superadmin/changes', icon: FileCheck },
  { screen: 'mail', to: '/dashboard/superadmin/mail', icon: Send },
  { screen: 'jobs', to: '/dashboard/superadmin/jobs', icon: Clock },
  { screen: 'settings', to: '/dashboard/superadmin/settings', icon: Settings },
  { screen: 'sections', to: '/dashboard/superadmin/sections', icon: SlidersHorizontal },
  { screen: 'brand', to: '/dashboard/superadmin/brand', icon: Palette },
  { screen: 'checks', to: '/dashboard/superadmin/checks', icon: CircleCheck },
  { screen: 'sample', to: '/dashboard/superadmin/sample', icon: Sparkles },
  { screen: 'health', to: '/dashboard/superadmin/health', icon: HeartPulse },
  { screen: 'webLog', to: '/dashboard/superadmin/web-log', icon: List },
  { screen: 'plans', to: '/dashboard/superadmin/plans', icon: Coins },
  { screen: 'analytics', to: '/dashboard/superadmin/analytics', icon: TrendingUp },
  { screen: 'archive', to: '/dashboard/superadmin/archive', icon: FolderOpen },
  { screen: 'keys', to: '/dashboard/superadmin/keys', icon: KeyRound },
  { screen: 'commands', to: '/dashboard/superadmin/commands', icon: CodeXml },
]
