// A letter with the timetable of the month that comes, for whoever wishes a mosque's sheet. It leads to the sheet: what the mosque
// changes after the letter went is on it.
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { writeMonth } from '#app/i18n/write-date.ts'
import type { Letter } from './letter.ts'

export type TimetableSheet = {
  /** The reader's language; `language` is that of the sheet. */
  locale: string
  mail_token: string
  mosque_name: string
  mosque_slug: string
  /** YYYY-MM */
  month: string
  paper: string
  colour: string
  own_colour: string | null
  language: string
}

export function timetableLetter(
  sheet: TimetableSheet,
  siteUrl: string,
): { subject: string; letter: Letter; headers: Record<string, string> } {
  const locale = isLocale(sheet.locale) ? sheet.locale : 'en'
  const t = mailMessages(locale).timetableSheet
  const month = writeMonth(locale, sheet.month)
  const order = new URLSearchParams({
    kind: 'timetable',
    place: `mosque:${sheet.mosque_slug}`,
    paper: sheet.paper,
    colour: sheet.colour,
    ...(sheet.own_colour && { own: sheet.own_colour }),
    language: sheet.language,
  })
  const printed = new URLSearchParams([...order, ['month', sheet.month]])
  const leave = `${siteUrl}${inLocale('/mosques/unsubscribe', locale)}?${new URLSearchParams({ of: 'timetable', token: sheet.mail_token })}`
  return {
    subject: t.subject(sheet.mosque_name, month),
    letter: {
      locale,
      body: t.body(sheet.mosque_name, month),
      action: { label: t.action, url: `${siteUrl}${inLocale('/templates/poster', locale)}?${printed}` },
      also: { text: t.other, label: t.change, url: `${siteUrl}${inLocale('/templates', locale)}?${order}` },
      closing: null,
      footer: [t.why(sheet.mosque_name), { label: t.stop, url: leave }],
    },
    // RFC 8058: mail programs offer "unsubscribe" themselves and post to this address.
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
