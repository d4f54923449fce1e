// Letters to those who wait for a place: whether the address wants this, and that the first is listed.
import { createHash, randomBytes } from 'node:crypto'
import type { AlertSearch, Db, Services } from '#app/core/request/services.ts'
import { inLocale, isLocale, type Locale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Letter } from './letter.ts'
import type { Mailer } from './mailer.ts'
import { oneLine } from './one-line.ts'

const newToken = () => randomBytes(24).toString('base64url')

/** The link that ends an alert, as the reader's language has it. */
export const endOfAlert = (siteUrl: string, locale: Locale, token: string) =>
  `${siteUrl}${inLocale('/alerts/off', locale)}?${new URLSearchParams({ token })}`

/** RFC 8058: mail programs offer "unsubscribe" themselves and post to this address. */
export const oneClickEnd = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type Options = { service: Db; mailer: Mailer; siteUrl: string }

/** Double opt-in: the clear token travels by mail only, the database keeps its hash. */
export const createPlaceAlertTask =
  ({ service, mailer, siteUrl }: Options): Services['tasks']['requestPlaceAlert'] =>
  async (email: string, locale: Locale, search: AlertSearch) => {
    const [confirm, token] = [newToken(), newToken()]
    const t = mailMessages(locale).placeAlert.confirm
    const end = endOfAlert(siteUrl, locale, token)
    const mail = mailer.rowOf({
      to: email,
      subject: t.subject,
      kind: 'alert:confirm',
      letter: {
        locale,
        body: t.body(oneLine(search.name)),
        action: {
          label: t.action,
          url: `${siteUrl}${inLocale('/alerts/confirm', locale)}?${new URLSearchParams({ token: confirm })}`,
        },
        footer: [{ label: t.stop, url: end }],
      },
      headers: oneClickEnd(end),
    })
    const { data, error } = await service.rpc('request_place_alert', {
      email,
      language: locale,
      ...search,
      token,
      confirm_hash: createHash('sha256').update(confirm).digest('hex'),
      mail,
    })
    if (error) throw new Error(error.message)
    if (data === 'sent') mailer.announce(mail)
  }

export type PlaceAlertNews = { language: string; name: string; address: string; items: unknown }

type Found = { slug: string; name: string | null; city: string | null }

export function placeAlertLetter(news: PlaceAlertNews, siteUrl: string): { subject: string; letter: Letter } {
  const locale = isLocale(news.language) ? news.language : 'en'
  const t = mailMessages(locale).placeAlert.found
  const items = Array.isArray(news.items) ? (news.items as Found[]) : []
  return {
    subject: t.subject(oneLine(news.name)),
    letter: {
      locale,
      body: t.body(oneLine(news.name)),
      list: items.map(({ slug, name, city }) => ({
        text: [oneLine(name ?? ''), oneLine(city ?? '')].filter(Boolean).join(' · '),
        url: `${siteUrl}${inLocale(`/business/${encodeURIComponent(slug)}`, locale)}`,
      })),
      action: { label: t.action, url: siteUrl + inLocale(news.address, locale) },
      closing: null,
      footer: [t.why],
    },
  }
}
