// The letter that invites somebody into the team of a business.
import { z } from 'zod'
import { inLocale, type Locale, locales } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Letter } from './letter.ts'
import { oneLine } from './one-line.ts'
import { newKey } from './ownership.ts'
import { type LetterTools, sendLetters } from './send-letters.ts'

type Invitation = { name: string; from: string; role: 'manager' | 'helper'; token: string; locale: Locale }

export function invitationLetter(
  { name, from, role, token, locale }: Invitation,
  siteUrl: string,
): { subject: string; letter: Letter } {
  const t = mailMessages(locale).teamInvitation
  const [business, sender] = [oneLine(name), oneLine(from)]
  return {
    subject: t.subject(business, sender),
    letter: {
      locale,
      body: t.body(business, sender, t.roles[role]),
      action: { label: t.action, url: `${siteUrl}${inLocale('/team-invitation', locale)}?token=${token}` },
    },
  }
}

const due = z.object({
  to_address: z.string(),
  language: z.enum(locales),
  name: z.string(),
  from: z.string(),
  role: z.enum(['manager', 'helper']),
})

export async function sendTeamInvitations(tools: LetterTools, siteUrl: string): Promise<void> {
  await sendLetters(tools, {
    about: 'invitation',
    material: due,
    write: ({ to_address: to, language: locale, ...invitation }) => {
      const { token, keyHash } = newKey()
      return { to, kind: 'team:invitation', keyHash, ...invitationLetter({ ...invitation, token, locale }, siteUrl) }
    },
  })
}
