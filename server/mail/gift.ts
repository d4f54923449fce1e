// Letters about gifts: how to transfer one, the receipt, and what went back. Givers need no account, so all of it is in the
// letter.
import { z } from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { openSiteKey } from '../backend/site-key.ts'
import { giftCode } from '../payments/gifts.ts'
import type { Letter } from './letter.ts'
import { type LetterTools, sendLetters } from './send-letters.ts'

const letter = z.object({
  gift: z.guid(),
  kind: z.enum(['how', 'receipt', 'refund']),
  cents: z.number(),
  currency: z.string(),
  number: z.string(),
  at: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.string(),
  purpose: z.record(z.string(), z.string()),
  renews: z.boolean(),
  issuer: z.object({ issuer: z.string().default(''), account: z.string().nullable().default(null) }),
})
export type GiftLetter = z.output<typeof letter>

/** `stopAt`: where a gift that comes every month is stopped. */
export function giftLetter(
  due: Omit<GiftLetter, 'email' | 'gift'>,
  stopAt: string | null,
): { subject: string; letter: Letter } {
  const locale = isLocale(due.language) ? due.language : 'en'
  const t = mailMessages(locale).gift
  const sum = formatPrice(locale, due.cents, due.currency)
  const lines = [
    [t.lines.number, due.number],
    [t.lines.date, writeDate(locale, due.at)],
    [t.lines.giver, due.name],
    [t.lines.purpose, due.purpose[locale] ?? due.purpose.en ?? ''],
    [t.lines.amount, sum],
    [t.lines.to, due.kind === 'how' ? (due.issuer.account ?? '') : due.issuer.issuer],
  ].filter(([, value]) => value)
  return {
    subject: t[due.kind].subject(due.number),
    letter: {
      locale,
      body: [t[due.kind].body(sum), lines.map(([name, value]) => `${name}: ${value}`).join('\n')].join('\n\n'),
      closing: due.kind === 'how' ? t.how.closing : t.closing,
      ...(stopAt && due.kind === 'receipt' && { action: { label: t.stop, url: stopAt } }),
    },
  }
}

export async function sendGiftLetters(tools: LetterTools, siteUrl: string): Promise<void> {
  const siteKey = openSiteKey(tools.service)
  await sendLetters(tools, {
    about: 'gift',
    material: letter,
    write: async ({ email, gift, ...due }) => {
      const locale = isLocale(due.language) ? due.language : 'en'
      const stopAt = due.renews ? siteUrl + inLocale(`/donate/stop/${giftCode(await siteKey(), gift)}`, locale) : null
      return { to: email, kind: `gift:${due.kind}`, ...giftLetter(due, stopAt) }
    },
  })
}
