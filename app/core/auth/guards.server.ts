// The dashboard guards of the specification (sections 4 and 6). They decide where a visitor is sent;
// what anyone may read or change is decided by row-level security.
import { redirect } from 'react-router'
import type { Services } from '#app/core/request/services.ts'
import { withoutLocale } from '#app/i18n/locales.ts'
import { findBusinessAccount, findMembership, type MembershipRow } from './membership.server.ts'
import { grantsAccess, type PlanType } from './membership.ts'
import { readSession, type SessionUser } from './session.server.ts'

type Asking = Pick<Services, 'db' | 'mayHaveSession' | 'config'>

/** An address with the way back in it. */
const withNext = (path: string, url: URL) =>
  `${path}?${new URLSearchParams({ next: withoutLocale(url.pathname) + url.search })}`

export async function requireUser(services: Asking, url: URL): Promise<SessionUser> {
  return (await requireSession(services, url)).user
}

export async function requireSession(services: Asking, url: URL) {
  const session = await readSession(services)
  if (session.state === 'signedIn') return session
  throw redirect(withNext(session.state === 'secondStep' ? '/login/second-step' : '/login', url))
}

export async function requireRole(
  services: Asking,
  url: URL,
  role: 'staff' | 'superadmin' | 'affiliate',
): Promise<SessionUser> {
  const user = await requireUser(services, url)
  if (!user.roles.includes(role)) throw redirect('/dashboard')
  // The policies would show an empty page: whoever lacks the second factor is led to where it is set up.
  if (role !== 'affiliate' && services.config.staffSecondFactor && user.level !== 'aal2')
    throw redirect(withNext('/account/security', url))
  return user
}

export async function requireMembership(
  services: Asking,
  url: URL,
  minimum: PlanType = 'basic',
): Promise<{ user: SessionUser; accountId: string; membership: MembershipRow }> {
  const user = await requireUser(services, url)
  const account = await findBusinessAccount(services.db(), user.id)
  if (!account) throw redirect('/business-register')
  const membership = await findMembership(services.db(), account.id)
  if (!membership || !grantsAccess(membership, minimum)) throw redirect('/packages')
  return { user, accountId: account.id, membership }
}
