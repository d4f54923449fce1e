import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { applicationLetter } from './application.ts'
import { letterText } from './letter.ts'

test('a decision names the partner and its reason, and leads to the badge only where there is one', () => {
  for (const language of locales) {
    const about = { kind: 'partner', name: 'Noor Trust', language } as const
    const approved = applicationLetter({ ...about, status: 'approved', note: null }, 'https://site.example')
    expect(approved.subject).toContain('Noor Trust')
    expect(letterText(approved.letter)).toContain('/partners')
    for (const status of ['declined', 'revoked'] as const) {
      const text = letterText(
        applicationLetter({ ...about, status, note: 'No website.' }, 'https://site.example').letter,
      )
      expect(text).toContain('No website.')
      expect(text).not.toContain('https://')
    }
    const affiliate = { kind: 'affiliate', name: null, note: null, language } as const
    const taken = applicationLetter({ ...affiliate, status: 'approved' }, 'https://site.example')
    expect(letterText(taken.letter)).toContain('/dashboard/affiliate')
  }
})
