// Letters to somebody who asked for their account to be deleted: when, and that it is done.
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Letter } from './letter.ts'

type Written = { subject: string; letter: Letter }

const wordsIn = (language: string) => {
  const locale = isLocale(language) ? language : 'en'
  return { locale, t: mailMessages(locale).leaving }
}

export function leavingLetter(language: string, leavesAt: string, siteUrl: string): Written {
  const { locale, t } = wordsIn(language)
  const day = writeDate(locale, leavesAt)
  return {
    subject: t.asked.subject(day),
    letter: {
      locale,
      body: t.asked.body(day),
      action: { label: t.asked.action, url: siteUrl + inLocale('/login', locale) },
      closing: t.asked.closing,
    },
  }
}

export function farewellLetter(language: string): Written {
  const { locale, t } = wordsIn(language)
  return { subject: t.done.subject, letter: { locale, body: t.done.body } }
}
