// The words and the link of a notice, in the language of its device. It never names the reader's place.
import { z } from 'zod'
import { type Facts, writeNotice } from '#app/features/notifications/notice.ts'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { oneLine } from '../mail/one-line.ts'

const MOST = 180

const contents = z.union([
  z.object({
    about: z.literal('inbox'),
    number: z.number(),
    card: z.object({
      kind: z.string(),
      number: z.number(),
      title: z.string(),
      path: z.string(),
      actor: z.object({ name: z.string() }).nullable(),
      facts: z.record(z.string(), z.unknown()).nullish(),
    }),
  }),
  z.object({
    about: z.literal('announcement'),
    number: z.number(),
    name: z.string(),
    title: z.string(),
    path: z.string(),
  }),
  z.object({ about: z.literal('iqamah'), number: z.number(), name: z.string(), path: z.string() }),
])

type Told = { language: string; stop_key: string; subject: string }

/** Read by public/pocket-worker.js. */
async function notice(
  { language, stop_key, subject }: Told,
  said: { title: string; body: string; path: string; tag: string },
) {
  const locale = isLocale(language) ? language : 'en'
  const { push } = (await loadMessages(locale)).pocket
  const off = `/push/off?${new URLSearchParams({ key: stop_key, subject })}`
  return JSON.stringify({
    ...said,
    title: oneLine(said.title).slice(0, MOST),
    body: oneLine(said.body).slice(0, MOST),
    path: inLocale(said.path, locale),
    lang: locale,
    off: inLocale(off, locale),
    offLabel: push.offLabel,
  })
}

/** Null where there is nothing to say any more. */
export async function writePush(told: Told, content: unknown): Promise<string | null> {
  const read = contents.safeParse(content)
  if (!read.success) return null
  const locale = isLocale(told.language) ? told.language : 'en'
  const t = await loadMessages(locale)
  const { push } = t.pocket
  const { data } = read
  if (data.about === 'announcement')
    return notice(told, { title: data.name, body: data.title, path: data.path, tag: `${told.subject}:announcement` })
  if (data.about === 'iqamah')
    return notice(told, { title: data.name, body: push.newTimes, path: data.path, tag: `${told.subject}:iqamah` })
  if (data.number > 1)
    return notice(told, {
      title: push.title,
      body: push.several(data.number),
      path: '/notifications',
      tag: told.subject,
    })
  const { card } = data
  const who = card.actor?.name ?? t.notifications.someone
  const body = writeNotice(t, locale, { ...card, facts: card.facts as Facts | null }, who)
  return notice(told, { title: push.title, body, path: card.path, tag: told.subject })
}

export type Prayer = 'fajr' | 'dhuhr' | 'asr' | 'maghrib' | 'isha'

export async function writePrayer(told: Omit<Told, 'subject'>, prayer: Prayer): Promise<string> {
  const locale = isLocale(told.language) ? told.language : 'en'
  const { names } = (await loadMessages(locale)).prayer
  const { push } = (await loadMessages(locale)).pocket
  return notice(
    { ...told, subject: 'prayers' },
    { title: names[prayer], body: push.prayerTime, path: '/athan', tag: 'prayer' },
  )
}
