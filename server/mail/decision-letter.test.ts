import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { decisionLetter, type Notice } from './decision-letter.ts'
import { letterHtml, letterText } from './letter.ts'

const notice: Notice = {
  kind: 'review',
  decision: 'rejected',
  canned: 'spam',
  note: 'Please leave out <b>prices</b>.',
  language: 'fr',
  subject_name: 'Dar Zohra',
  link: '/business/dar-zohra/reviews',
}

test('says what, why and where, in the author’s language', () => {
  const { subject, letter } = decisionLetter(notice, 'https://www.mahalla.example')
  expect(subject).toBe('Non publié\u00a0: votre avis (Dar Zohra)')
  const text = letterText(letter)
  expect(text).toContain('Cela ressemble à de la publicité')
  expect(text).toContain('Please leave out <b>prices</b>.')
  expect(text).toContain('https://www.mahalla.example/fr/business/dar-zohra/reviews')
  expect(letterHtml(letter)).not.toContain('<b>')
})

test('a kind without words of its own, and a language nobody knows, still make a letter', () => {
  const { subject, letter } = decisionLetter(
    { ...notice, kind: 'poster', language: 'xx', subject_name: null, link: null, canned: null, note: null },
    'https://www.mahalla.example',
  )
  expect(subject).toBe('Not published: what you submitted')
  expect(letter.action).toBeUndefined()
})

test.each(locales)('every decision has words in %s', (language) => {
  for (const decision of ['approved', 'rejected', 'needs_info']) {
    const { subject, letter } = decisionLetter({ ...notice, decision, language }, 'https://www.mahalla.example')
    expect(subject).toContain('Dar Zohra')
    expect(letter.body.split('\n\n')).toHaveLength(3)
  }
})
