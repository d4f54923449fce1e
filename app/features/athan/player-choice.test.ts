import { expect, test } from 'vitest'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import fr from '#app/i18n/messages/fr.ts'
import id from '#app/i18n/messages/id.ts'
import tr from '#app/i18n/messages/tr.ts'
import ur from '#app/i18n/messages/ur.ts'
import { defaultPlayerChoice, dueCalls, parsePlayerChoice } from './player-choice.ts'

test('nothing sounds until it is chosen', () => {
  expect(parsePlayerChoice(null)).toEqual(defaultPlayerChoice())
  expect(Object.values(defaultPlayerChoice().sounds)).toEqual(['none', 'none', 'none', 'none', 'none'])
})

test('the built-in sound is called a tone, and a bell in no language', () => {
  const bell = /\bbells?\b|جرس|گھنٹ|cloche|sonnette|\b(?:çan|zil|bel)\b|lonceng/i
  for (const { athan } of [ar, en, fr, id, tr, ur]) expect(bell.exec(JSON.stringify(athan))?.[0]).toBeUndefined()
  expect([en.athan.player.tone, ar.athan.player.tone]).toEqual(['Soft tone', 'نغمة هادئة'])
})

test('reads back what was stored', () => {
  const choice = {
    sounds: { ...defaultPlayerChoice().sounds, fajr: 'tone' },
    volume: 0.25,
    notify: true,
    isArmed: true,
  }
  expect(parsePlayerChoice(JSON.stringify(choice))).toEqual(choice)
})

test.each(['', '{', '7', '[]', '{"volume":9,"sounds":"x","notify":"yes"}', '{"sounds":{"fajr":3}}'])(
  'spoiled storage %s is the default',
  (text) => {
    expect(parsePlayerChoice(text)).toEqual(defaultPlayerChoice())
  },
)

const MINUTE = 60_000
const calls = [{ at: 10 * MINUTE }, { at: 200 * MINUTE }]

test('calls once when the time comes, also when the clock is looked at late', () => {
  expect(dueCalls(calls, 9 * MINUTE, 10 * MINUTE - 1)).toEqual({ call: null, missed: [] })
  expect(dueCalls(calls, 9 * MINUTE, 10 * MINUTE)).toEqual({ call: calls[0], missed: [] })
  expect(dueCalls(calls, 9 * MINUTE, 11 * MINUTE)).toEqual({ call: calls[0], missed: [] })
  expect(dueCalls(calls, 10 * MINUTE, 11 * MINUTE)).toEqual({ call: null, missed: [] })
})

test('what was slept through is missed, not called late', () => {
  expect(dueCalls(calls, 9 * MINUTE, 60 * MINUTE)).toEqual({ call: null, missed: [calls[0]] })
  expect(dueCalls(calls, 9 * MINUTE, 201 * MINUTE)).toEqual({ call: calls[1], missed: [calls[0]] })
})
