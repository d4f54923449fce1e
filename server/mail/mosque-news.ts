// A letter about an announcement of a mosque, to a follower who asked for it.

import { inLocale, intlTag, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { lookUp } from '#app/lib/records.ts'
import type { Letter } from './letter.ts'

export type MosqueNews = {
  language: string
  mail_token: string
  mosque_name: string
  mosque_slug: string
  announcement: unknown
}

type Announcement = Partial<
  Record<
    'kind' | 'title' | 'body' | 'happens_on' | 'at_time' | 'after_prayer' | 'venue' | 'burial_place',
    string | null
  >
>

export function mosqueNewsLetter(
  news: MosqueNews,
  siteUrl: string,
): { subject: string; letter: Letter; headers: Record<string, string> } {
  const locale = isLocale(news.language) ? news.language : 'en'
  const t = mailMessages(locale).mosqueNews
  const said: Announcement =
    typeof news.announcement === 'object' && news.announcement !== null ? news.announcement : {}
  const date = said.happens_on
    ? new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'full', calendar: 'gregory', timeZone: 'UTC' }).format(
        new Date(said.happens_on),
      )
    : null
  const facts = [
    date && t.on(date),
    said.at_time && t.at(said.at_time),
    said.after_prayer && t.after(lookUp(t.prayers, said.after_prayer) ?? said.after_prayer),
    said.venue && t.where(said.venue),
    said.burial_place && t.burial(said.burial_place),
  ].filter(Boolean)
  const leave = `${siteUrl}${inLocale('/mosques/unsubscribe', locale)}?token=${news.mail_token}`
  const title = said.title ?? ''
  return {
    subject: t.subject(news.mosque_name, title),
    letter: {
      locale,
      body: [
        `${lookUp(t.kinds, said.kind ?? 'general') ?? ''}: ${title}`,
        said.kind === 'janazah' && t.janazah,
        facts.join('\n'),
        said.body,
      ]
        .filter(Boolean)
        .join('\n\n'),
      action: {
        label: t.action,
        url: `${siteUrl}${inLocale(`/mosque/${encodeURIComponent(news.mosque_slug)}`, locale)}#announcements`,
      },
      closing: null,
      footer: [t.why(news.mosque_name), { label: t.stop, url: leave }],
    },
    // RFC 8058: mail programs offer "unsubscribe" themselves and post to this address.
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
