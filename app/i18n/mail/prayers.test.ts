import { expect, test } from 'vitest'
import ar from '../messages/ar.ts'
import en from '../messages/en.ts'
import fr from '../messages/fr.ts'
import id from '../messages/id.ts'
import tr from '../messages/tr.ts'
import ur from '../messages/ur.ts'
import { mailMessages } from './catalogue.server.ts'

const site = { en, ar, ur, fr, tr, id }

test.each(['en', 'ar', 'ur', 'fr', 'tr', 'id'] as const)('letters and pages name the prayers alike (%s)', (locale) => {
  const { fajr, dhuhr, asr, maghrib, isha } = site[locale].mosques.prayers
  expect(mailMessages(locale).mosqueNews.prayers).toMatchObject({ fajr, dhuhr, asr, maghrib, isha })
})

test.each(['en', 'ar', 'ur', 'fr', 'tr', 'id'] as const)('the Prophet’s name is followed by ﷺ (%s)', (locale) => {
  expect(site[locale].athan.words.lines.witnessTwo).toContain('ﷺ')
})
