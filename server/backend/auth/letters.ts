// The mails of /auth/v1, in plain words: server/mail reads address, link and code
// out of them and writes ours.
import { inLocale, isLocale, type Locale } from '#app/i18n/locales.ts'
import type { Database } from '../database/database.ts'
import type { AuthMail } from '../embedded.ts'
import type { SafeRedirect } from './redirects.ts'

export type LetterKind = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'reauthentication'
/** What tells a member that somebody asked for their address. It opens nothing. */
export const ADDRESS_TAKEN = 'address_taken'
export type Letters = ReturnType<typeof createLetters>

type Options = {
  database: Database
  siteUrl: string
  safeRedirect: SafeRedirect
  sendMail: (mail: AuthMail) => Promise<void>
}
type Letter = { to: string; userId: string; token: string; code: string; redirectTo?: string | null }

export const verifyLink = (siteUrl: string, token: string, type: string, redirectTo: string) =>
  `${siteUrl}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`

export function createLetters({ database, siteUrl, safeRedirect, sendMail }: Options) {
  async function languageOf(userId: string): Promise<Locale> {
    const [profile] = await database.query<{ language: string }>('select language from public.profiles where id = $1', [
      userId,
    ])
    return isLocale(profile?.language) ? profile.language : 'en'
  }

  const send = async (kind: LetterKind, { to, userId, token, code, redirectTo }: Letter): Promise<void> => {
    const language = await languageOf(userId)
    // The way back to a page of ours says which language to write in; else it is the member's own.
    const back = redirectTo ? safeRedirect(redirectTo) : siteUrl + inLocale('/', language)
    const text =
      kind === 'reauthentication'
        ? `Enter this code to continue: ${code}`
        : `Your code: ${code}\n\nOr follow this link: ${verifyLink(siteUrl, token, kind, back)}`
    await sendMail({ to, subject: kind, text, redirectTo: back, language })
  }
  const sayTaken = async ({ id, email }: { id: string; email: string }): Promise<void> =>
    sendMail({ to: email, subject: ADDRESS_TAKEN, redirectTo: null, language: await languageOf(id) })
  return Object.assign(send, { sayTaken })
}
