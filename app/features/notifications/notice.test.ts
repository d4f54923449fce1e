import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { writeNotice } from './notice.ts'

const en = await loadMessages('en')
const say = (kind: string, facts?: object) =>
  writeNotice(en, 'en', { kind, number: 1, title: 'Iftar', ...(facts && { facts }) }, 'Amina K.')
const at = '2026-11-20T18:30:00Z'

test('each outcome is a sentence of its own', () => {
  expect(say('decision', { what: 'approved', of: 'contribution' })).toBe('Your post “Iftar” has been approved')
  expect(say('decision', { what: 'needs_info', of: 'reply' })).toBe('Our team asks you to change your reply in “Iftar”')
  expect(say('decision', { what: 'removed', of: 'reply' })).toBe('Our team took down your reply in “Iftar”')
  expect(say('status', { what: 'planned' })).toBe('“Iftar” is now: Planned')
  expect(say('event_changed', { what: 'moved', at, zone: 'Asia/Karachi' })).toContain('has moved to Fri')
  expect(say('event_changed', { what: 'moved', at, zone: 'Asia/Karachi' })).toContain('23:30')
  expect(say('event_changed', { what: 'cancelled', at, zone: 'UTC' })).toContain('18:30 is cancelled')
  expect(say('sanction', { what: 'silence', at })).toBe('You can’t post until 20 November 2026')
})

test('what an older notice does not know is not made up', () => {
  expect(say('event_changed')).toBe('“Iftar” was moved or cancelled')
  expect(say('decision', { what: 'odd' })).toBe('Our team decided about your post in “Iftar”')
  expect(say('reply')).toBe('Amina K. replied to “Iftar”')
})

test.each(locales)('no two outcomes read alike in %s', async (locale) => {
  const words = await loadMessages(locale)
  const said = ['approved', 'needs_info', 'rejected', 'removed', 'appeal_approved', 'appeal_rejected'].map((what) =>
    writeNotice(words, locale, { kind: 'decision', number: 1, title: 'T', facts: { what, of: 'reply' } }, ''),
  )
  expect(new Set(said).size).toBe(said.length)
})
