// Letters to affiliates and partners about the decision on their application.
import { z } from 'zod'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Letter } from './letter.ts'
import { type LetterTools, sendLetters } from './send-letters.ts'

const letter = z.object({
  kind: z.enum(['affiliate', 'partner']),
  status: z.enum(['approved', 'declined', 'revoked']),
  name: z.string().nullable(),
  note: z.string().nullable(),
  email: z.string(),
  language: z.string(),
})
type ApplicationLetter = z.output<typeof letter>

const PAGE = { affiliate: '/dashboard/affiliate', partner: '/partners' }
export function applicationLetter(
  { kind, status, name, note, language }: Omit<ApplicationLetter, 'email'>,
  siteUrl: string,
): { subject: string; letter: Letter } {
  const locale = isLocale(language) ? language : 'en'
  const t = mailMessages(locale).application
  const body =
    kind === 'affiliate' ? t.affiliate[status === 'approved' ? 'approved' : 'declined'] : t.partner[status](name ?? '')
  return {
    subject: kind === 'affiliate' ? t.affiliate.subject : t.partner.subject(name ?? ''),
    letter: {
      locale,
      body: [body, note && `${t.note} ${note}`].filter(Boolean).join('\n\n'),
      closing: null,
      ...(status === 'approved' && { action: { label: t.action[kind], url: siteUrl + inLocale(PAGE[kind], locale) } }),
    },
  }
}

export async function sendApplicationLetters(tools: LetterTools, siteUrl: string): Promise<void> {
  await sendLetters(tools, {
    about: 'application',
    material: letter,
    write: (due) => ({ to: due.email, kind: `application:${due.kind}`, ...applicationLetter(due, siteUrl) }),
  })
}
