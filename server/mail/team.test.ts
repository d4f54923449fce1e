import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { letterHtml, letterText } from './letter.ts'
import { invitationLetter } from './team.ts'

const hostile = {
  name: 'Al Noor\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>',
  from: 'Yusuf\nTo: someone@else.example',
  role: 'helper' as const,
  token: 'a-token',
}

test.each(locales)('an invitation in %s says who invites to what, in one line, and leads to its link', (locale) => {
  const { subject, letter } = invitationLetter({ ...hostile, locale }, 'https://mahalla.example')
  expect(subject).not.toMatch(/[\r\n]/)
  expect(subject).toContain('Al Noor Bcc: all@example.com')
  expect(subject).toContain('Yusuf To: someone@else.example')
  expect(letterHtml(letter)).not.toContain('<script>')
  expect(letterText(letter)).toContain('/team-invitation?token=a-token')
})
