// The navbar's links, in the order they stand in.
import type { Messages } from '#app/i18n/catalogue.ts'

type NavLink = { key: keyof Messages['frame']['nav']; to: string }

export const navLinks: readonly NavLink[] = [
  { key: 'home', to: '/' },
  { key: 'businesses', to: '/businesses' },
  { key: 'mosques', to: '/mosques' },
  { key: 'community', to: '/community' },
  { key: 'dashboard', to: '/dashboard' },
  { key: 'partnerBadge', to: '/partners' },
]

type RoleLink = { role: string; key: 'staffDashboard' | 'superadminDashboard' | 'affiliateDashboard'; to: string }

export const roleLinks: readonly RoleLink[] = [
  { role: 'staff', key: 'staffDashboard', to: '/dashboard/staff' },
  { role: 'superadmin', key: 'superadminDashboard', to: '/dashboard/superadmin' },
  { role: 'affiliate', key: 'affiliateDashboard', to: '/dashboard/affiliate' },
]

const DETAIL_OF: Readonly<Record<string, string>> = {
  '/business': '/businesses',
  '/mosque': '/mosques',
  '/community-events': '/community',
}

/** Home is current only on the home page; every other link also on the pages below it and on its detail pages. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/'
  const first = `/${pathname.split('/')[1] ?? ''}`
  return first === to || DETAIL_OF[first] === to
}
