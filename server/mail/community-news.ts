// A letter about what happened in the community: one for each member, whether it tells of one thing or of a day.
import { type Facts, writeNotice } from '#app/features/notifications/notice.ts'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import type { Letter } from './letter.ts'
import { oneLine } from './one-line.ts'

export type CommunityNews = { language: string; mail_key: string; items: unknown }

type Item = {
  kind: string
  number: number
  actor: { name: string } | null
  title: string
  path: string
  reply_number: number | null
  facts?: Facts | null
}

export async function communityNewsLetter(
  news: CommunityNews,
  siteUrl: string,
): Promise<{ subject: string; letter: Letter; headers: Record<string, string> }> {
  const locale = isLocale(news.language) ? news.language : 'en'
  const t = mailMessages(locale).communityNews
  const messages = await loadMessages(locale)
  const items = Array.isArray(news.items) ? (news.items as Item[]) : []
  const list = items.map((item) => {
    const who = oneLine(item.actor?.name ?? messages.notifications.someone)
    const text = writeNotice(messages, locale, { ...item, title: oneLine(item.title) }, who)
    return { text, url: `${siteUrl}${inLocale(item.path, locale)}` }
  })
  // One kind is ended by itself, a mixed letter ends them all.
  const [kind = '', ...others] = [...new Set(items.map((item) => item.kind))]
  const query = new URLSearchParams({ key: news.mail_key, ...(others.length === 0 && { kind }) })
  const leave = `${siteUrl}${inLocale('/notifications/off', locale)}?${query}`
  return {
    subject: t.subject(items.length),
    letter: {
      locale,
      body: t.body,
      list,
      action: { label: t.action, url: `${siteUrl}${inLocale('/notifications', locale)}` },
      closing: null,
      footer: [t.why, { label: t.stop, url: leave }],
    },
    // RFC 8058: mail programs offer "unsubscribe" themselves and post to this address.
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
