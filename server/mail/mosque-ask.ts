// The letter of a season that asks a mosque whether the times people see are right.

import { z } from 'zod'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { lookUp } from '#app/lib/records.ts'
import type { Letter } from './letter.ts'

export const askMaterial = z.object({
  to_address: z.string(),
  language: z.string(),
  token: z.string(),
  mosque_name: z.string(),
  known: z.object({
    iqamah: z.record(z.string(), z.object({ at: z.string().nullable(), minutes: z.number().nullable() })),
    jumuah: z.array(z.string()),
  }),
})
export type MosqueAsk = z.output<typeof askMaterial>

const ORDER = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']

export function mosqueAskLetter(
  { language, token, mosque_name: name, known }: Omit<MosqueAsk, 'to_address'>,
  siteUrl: string,
): { subject: string; letter: Letter; headers: Record<string, string> } {
  const locale = isLocale(language) ? language : 'en'
  const { mosqueAsk: t, mosqueNews } = mailMessages(locale)
  const lines = ORDER.flatMap((prayer) => {
    const told = known.iqamah[prayer]
    const time = told?.at ?? (told?.minutes == null ? null : t.after(String(told.minutes)))
    return time === null ? [] : [`${lookUp(mosqueNews.prayers, prayer) ?? prayer}: ${time}`]
  })
  if (known.jumuah.length > 0) lines.push(`${mosqueNews.prayers.jumuah}: ${known.jumuah.join(', ')}`)
  const address = `${siteUrl}${inLocale('/mosques/asked', locale)}?token=${token}`
  return {
    subject: t.subject(name),
    letter: {
      locale,
      body: `${t.body(name)}\n\n${lines.length > 0 ? [t.known, ...lines].join('\n') : t.none}`,
      action: { label: t.action, url: address },
      closing: null,
      footer: [t.why(name), { label: t.stop, url: address }],
    },
    // RFC 8058: a mail program that ends the letters posts to this address.
    headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
