// The navbar's links, in the order they stand in.

import type { Messages } from '#app/i18n/catalogue.ts'
import { DESKS, holdsRole } from '#app/lib/roles.ts'

type NavLink = { key: keyof Messages['frame']['nav']; to: string }

export const navLinks: readonly NavLink[] = [
  { key: 'home', to: '/' },
  { key: 'businesses', to: '/businesses' },
  { key: 'mosques', to: '/mosques' },
  { key: 'community', to: '/community' },
  { key: 'dashboard', to: '/dashboard' },
  { key: 'partnerBadge', to: '/partners' },
]

/** The desks a visitor may open. */
export const deskLinks = (roles: readonly string[]) =>
  DESKS.filter(({ role }) => holdsRole(roles, role)).map(({ role, to }) => ({ key: `${role}Dashboard` as const, to }))

const DETAIL_OF: Readonly<Record<string, string>> = {
  '/business': '/businesses',
  '/mosque': '/mosques',
  '/community-events': '/community',
  '/groups': '/community',
  '/group': '/community',
  '/invite': '/community',
}

/** Home is current only on the home page; every other link also on the pages below it and on its detail pages. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/'
  const first = `/${pathname.split('/')[1] ?? ''}`
  return first === to || DETAIL_OF[first] === to
}
