// A member's own link to invite by, and what opens by it.
import * as z from 'zod'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'

type Asking = Pick<Services, 'db' | 'log'>
export const INVITE_CODE = /^[a-z2-9]{10}$/

const invitation = z.object({ code: z.string(), came: z.number() })
const inviter = z.object({ name: z.string(), is_mine: z.boolean() })

export const loadInvitation = (services: Asking) => ask(services, services.db().rpc('my_invitation', {}), invitation)

export const renewInvitation = (services: Asking) =>
  attempt(services, services.db().rpc('my_invitation', { renew: true }))

/** Whose link it is; null where it is nobody's. */
export async function findInviter(services: Asking, code: string) {
  if (!INVITE_CODE.test(code)) return null
  return ask(services, services.db().rpc('invitation_from', { code }), inviter.nullable())
}

/** Whether the caller, a member, is one more who came by it. */
export async function comeBy(services: Asking, code: string): Promise<boolean> {
  const counted = await attempt(services, services.db().rpc('came_by_invitation', { code }))
  return counted.ok && counted.value === true
}

export const invitationUrl = (siteUrl: string, locale: Locale, code: string) =>
  siteUrl + inLocale(`/join/${code}`, locale)
