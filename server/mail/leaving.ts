// Letters to somebody whose account is to be deleted, because they asked for it or because our team decided it: when, and
// that it is done.
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Letter } from './letter.ts'

type Written = { subject: string; letter: Letter }

const wordsIn = (language: string) => {
  const locale = isLocale(language) ? language : 'en'
  return { locale, t: mailMessages(locale).leaving }
}

type Leaving = { language: string; leavesAt: string; byTeam: boolean }

export function leavingLetter({ language, leavesAt, byTeam }: Leaving, siteUrl: string): Written {
  const { locale, t } = wordsIn(language)
  const day = writeDate(locale, leavesAt)
  const words = byTeam ? t.decided : t.asked
  return {
    subject: words.subject(day),
    letter: {
      locale,
      body: words.body(day),
      action: { label: words.action, url: siteUrl + inLocale(byTeam ? '/contact' : '/login', locale) },
      closing: words.closing,
    },
  }
}

export function farewellLetter(language: string): Written {
  const { locale, t } = wordsIn(language)
  return { subject: t.done.subject, letter: { locale, body: t.done.body } }
}
