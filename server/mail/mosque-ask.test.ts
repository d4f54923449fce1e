// Tests of the letter that asks a mosque about its times.
import { expect, test } from 'vitest'
import { letterText } from './letter.ts'
import { mosqueAskLetter } from './mosque-ask.ts'

const token = '3b241101-e2bb-4255-8caf-4136c566a962'
const ask = (language: string, known: Parameters<typeof mosqueAskLetter>[0]['known']) =>
  mosqueAskLetter({ language, token, mosque_name: 'Masjid A', known }, 'https://mahalla.example')

test('the times people see, one link, and a way to end the letters', () => {
  const { subject, letter, headers } = ask('en', {
    iqamah: { isha: { at: '20:00', minutes: null }, maghrib: { at: null, minutes: 5 } },
    jumuah: ['12:30', '13:15'],
  })
  const text = letterText(letter)
  expect(subject).toBe('Are the prayer times of Masjid A right?')
  expect(text).toContain('Maghrib: 5 min after it begins\nIsha: 20:00\nJumu’ah: 12:30, 13:15')
  expect(text).toContain(`https://mahalla.example/mosques/asked?token=${token}`)
  expect(headers['List-Unsubscribe']).toBe(`<https://mahalla.example/mosques/asked?token=${token}>`)
})

test('a mosque of which nothing is known is told so, in the language of its country', () => {
  const { letter } = ask('ar', { iqamah: {}, jumuah: [] })
  expect(letterText(letter)).toContain('لا نعرف بعد')
  expect(letterText(letter)).toContain('/ar/mosques/asked')
})
