// The states of an application, and the code a partner puts on their site.
import type { Locale } from '#app/i18n/locales.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'

export const PARTNERS_DESK = '/dashboard/staff/partners'
export const STATES = ['pending', 'approved', 'declined', 'revoked'] as const
export type PartnerState = (typeof STATES)[number]

/** Partners on one page of the staff's list. */
export const PAGE_SIZE = 20

export const LONGEST = { about: 160, name: 160, address: 500, email: 320, message: 4000, note: 1000 } as const

/** A picture and a link, in plain HTML. `verify` is the address of the page that checks the badge. */
export function badgeHtml(badge: {
  code: string
  locale: Locale
  name: string
  label: string
  origin: string
  verify: string
}) {
  const { code, locale, name, label, origin, verify } = badge
  const picture = `${origin}/embed/partner/${code}.svg?lang=${locale}`
  return `<a href="${escapeHtml(verify)}"><img src="${escapeHtml(picture)}" alt="${escapeHtml(`${label}: ${name}`)}" height="40"></a>`
}
