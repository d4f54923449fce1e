import { expect, test } from 'vitest'
import { answerLetter } from './contact.ts'
import { letterHtml, letterText } from './letter.ts'

const answer = {
  to_address: 'amina@test.example',
  name: 'Amina',
  subject: 'Mon compte',
  message: 'Salam,\n\nje ne trouve plus mon compte.',
  language: 'fr',
  answer: 'Voici <b>comment</b> faire.',
}

test('answers in the language of the message, with the message below', () => {
  const { subject, letter } = answerLetter(answer, 'https://www.mahalla.example')
  expect(subject).toContain('Mon compte')
  const text = letterText(letter)
  expect(text.indexOf('Voici')).toBeLessThan(text.indexOf('> je ne trouve plus mon compte.'))
  expect(text).toContain('https://www.mahalla.example/fr/contact')
  expect(letterHtml(letter)).not.toContain('<b>')
})

test('a language nobody knows still makes a letter', () => {
  expect(answerLetter({ ...answer, language: 'xx' }, 'https://www.mahalla.example').letter.locale).toBe('en')
})
