// The auth service writes its own English mail. We keep what matters of it (address, token, code) and send ours,
// in the visitor's language, with a link to our own pages, which ask for a click before they use the token up:
// mail scanners that open links cannot spend it.
import { inLocale, type Locale, localeOf, withoutLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { ADDRESS_TAKEN } from '../backend/auth/letters.ts'
import type { Letter } from './letter.ts'

export type AuthLetter = { subject: string; letter: Letter; kind: string }

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/
const CODE = /\b(\d{6})\b/

/** `language` is the member's own: the way back to an app does not say which. */
export function authLetter(
  text: string,
  siteUrl: string,
  redirectTo: string | null,
  language: Locale = 'en',
): AuthLetter {
  const link = LINK.exec(text)?.[0]
  const code = CODE.exec(text)?.[1]
  if (!link) return withoutLink(code ?? text, localeOf(URL.parse(redirectTo ?? '', siteUrl)?.pathname ?? '/'))
  const { searchParams } = new URL(link)
  const type = searchParams.get('type') ?? 'signup'
  const back = URL.parse(redirectTo ?? searchParams.get('redirect_to') ?? '', siteUrl)
  const returnTo = back?.origin === new URL(siteUrl).origin ? back : null
  const locale: Locale = returnTo ? localeOf(returnTo.pathname) : language
  const t = mailMessages(locale)
  // Who asked from an app the operator has named (the auth service has judged that) goes back there, and chooses the new
  // password there too. What a link says by itself is not believed.
  const isForApp = redirectTo !== null && back !== null && !returnTo
  const page = type === 'recovery' && !isForApp ? '/reset-password' : '/auth/confirm'
  const target = new URL(inLocale(page, locale), siteUrl)
  if (isForApp) target.searchParams.set('redirect_to', back.href)
  target.searchParams.set('token_hash', searchParams.get('token') ?? '')
  target.searchParams.set('type', type)
  const next = returnTo ? withoutLocale(returnTo.pathname) + returnTo.search + returnTo.hash : '/'
  // Someone who was invited has no password yet.
  if (type === 'invite' && !isForApp) target.searchParams.set('next', next === '/' ? '/reset-password' : next)
  else if (returnTo && type !== 'recovery') target.searchParams.set('next', next)
  // Where someone was going when they found that they had forgotten their password.
  const onwards = type === 'recovery' && !isForApp ? returnTo?.searchParams.get('next') : null
  if (onwards) target.searchParams.set('next', onwards)
  const words =
    { recovery: t.resetPassword, invite: t.invite, magiclink: t.signIn, email_change: t.changeAddress }[type] ??
    t.confirmAddress
  return {
    subject: words.subject,
    kind: `auth:${type}`,
    letter: {
      locale,
      body: words.body,
      action: { label: words.action, url: target.href },
      // Nobody asks for an invitation.
      ...(type === 'invite' && { closing: t.invite.closing }),
    },
  }
}

/** To whoever has the address that somebody else asked for. */
export function addressTakenLetter(siteUrl: string, locale: Locale): AuthLetter {
  const { addressTaken, signIn } = mailMessages(locale)
  const url = new URL(inLocale('/login', locale), siteUrl).href
  return {
    subject: addressTaken.subject,
    kind: `auth:${ADDRESS_TAKEN}`,
    letter: { locale, body: addressTaken.body, action: { label: signIn.action, url } },
  }
}

function withoutLink(code: string, locale: Locale): AuthLetter {
  const t = mailMessages(locale)
  return { subject: t.code.subject, kind: 'auth:code', letter: { locale, body: t.code.body, code } }
}
