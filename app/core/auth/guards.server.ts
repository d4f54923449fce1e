// The guards of pages: each lets some people in. The layouts of app/routes.ts put these before the pages they hold, for
// reading and for posting alike. They decide where a visitor is sent (specification, sections 4 and 6); what anyone may
// read or change is decided by row-level security.
import { createContext, type MiddlewareFunction, redirect } from 'react-router'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { inLocale, localeOf, withoutLocale } from '#app/i18n/locales.ts'
import { holdsRole, mustHaveSecondFactor, ownDesk, type Role } from '#app/lib/roles.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import { findBusinessAccount, findMembership, listManaged } from './membership.server.ts'
import { grantsAccess, type MembershipRow } from './membership.ts'
import { readKnownSession, type SessionUser } from './session.server.ts'
import { wishToCookie } from './wish.server.ts'

type Guard = MiddlewareFunction<Response>

/** Who is signed in; known behind every guard. */
export const userContext = createContext<SessionUser>()
/** The business account of an owner; known behind the guard of owners. */
export const accountContext = createContext<{ id: string }>()
/** Known behind the guard of subscribers. */
export const membershipContext = createContext<MembershipRow>()

/** An address with the way back in it. */
const withNext = (path: string, url: URL) =>
  `${path}?${new URLSearchParams({ next: withoutLocale(url.pathname) + url.search })}`

/** The router puts the language before redirects of loaders and actions, but not before those of guards. */
const sendTo = (path: string, url: URL, headers = new Headers()) =>
  redirect(inLocale(path, localeOf(url.pathname)), { headers })

/** The visitor, or where they sign in. */
async function findMember(services: Services, url: URL): Promise<SessionUser | { signInAt: string }> {
  const session = await readKnownSession(services)
  if (session.state === 'signedIn') return session.user
  return { signInAt: withNext(session.state === 'secondStep' ? '/login/second-step' : '/login', url) }
}

/** What is open to whoever is about to leave: to take their data, to change their mind, and to look after their keys. */
const OPEN_TO_LEAVERS = /^\/account\/(?:leave|data|data\.zip|security)$/
const isLocked = ({ leavesAt }: SessionUser, url: URL) =>
  leavesAt !== null && !OPEN_TO_LEAVERS.test(withoutLocale(url.pathname))

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

export const admitMembers: Guard = async ({ context, url, request }) => {
  const member = await findMember(context.get(servicesContext), url)
  if ('signInAt' in member) throw isRead(request) ? sendTo(member.signInAt, url) : await keepWish(request, url, member)
  if (isLocked(member, url)) throw sendTo('/account/leave', url)
  context.set(userContext, member)
}

/** A guest's form is sent again once they have signed in. A form with files is not: they come back to the page instead. */
async function keepWish(request: Request, url: URL, { signInAt }: { signInAt: string }) {
  const isPlain = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  const form = isPlain ? await request.formData().catch(() => null) : null
  const { path, headers } = wayToSignIn(signInAt, url, form ? readTyped(form) : null)
  return sendTo(path, url, headers)
}

function wayToSignIn(signInAt: string, url: URL, values: Record<string, string> | null) {
  const cookie = values && wishToCookie({ action: withoutLocale(url.pathname), values }, Date.now())
  const [page] = signInAt.split('?')
  return cookie
    ? { path: `${page}?next=%2Fwish`, headers: new Headers({ 'Set-Cookie': cookie }) }
    : { path: signInAt, headers: new Headers() }
}

/** Everyone reads, members post. */
export const admitMembersToPost: Guard = async (args, next) => {
  if (!isRead(args.request)) await admitMembers(args, next)
}

/** Behind admitMembers: those who may do what the role may. */
export const admitRole =
  (wanted: Role): Guard =>
  ({ context, url }) => {
    const user = context.get(userContext)
    if (!holdsRole(user.roles, wanted)) throw sendTo('/dashboard', url)
    // The policies would show an empty page: whoever lacks the second factor is led to where it is set up.
    const { secondFactorRule } = context.get(servicesContext).config
    if (wanted !== 'affiliate' && user.level !== 'aal2' && mustHaveSecondFactor(user.roles, secondFactorRule))
      throw sendTo(withNext('/account/security', url), url)
  }

/** Behind admitMembers: those who have a business account. Whoever has a role instead is led to their own desk. */
export const admitOwners: Guard = async ({ context, url }) => {
  const user = context.get(userContext)
  const account = await findBusinessAccount(context.get(servicesContext), user.id)
  if (!account) throw sendTo(ownDesk(user.roles) ?? '/business-register', url)
  context.set(accountContext, account)
}

/** Behind admitMembers: those who have a business account, and managers of others' businesses. */
export const admitKeepers: Guard = async ({ context, url }) => {
  const services = context.get(servicesContext)
  const account = await findBusinessAccount(services, context.get(userContext).id)
  if (!account && (await listManaged(services, context.get(userContext).id)).length === 0)
    throw sendTo('/business-register', url)
}

/** Behind admitOwners: those whose plan is in force. */
export const admitSubscribers: Guard = async ({ context, url }) => {
  const membership = await findMembership(context.get(servicesContext), context.get(accountContext).id)
  if (!membership || !grantsAccess(membership)) throw sendTo('/packages', url)
  context.set(membershipContext, membership)
}

/** For the few forms that only some of their buttons need an account for. `values`: what was sent, to be sent again. */
export async function requireUser(services: Services, url: URL, values: Record<string, string>): Promise<SessionUser> {
  const member = await findMember(services, url)
  if ('signInAt' in member) {
    const { path, headers } = wayToSignIn(member.signInAt, url, values)
    throw redirect(path, { headers })
  }
  if (isLocked(member, url)) throw redirect('/account/leave')
  return member
}
