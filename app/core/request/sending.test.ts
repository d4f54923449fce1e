import { expect, test } from 'vitest'
import { answerOf, isSameForm } from './sending.ts'

test('a lost sending is not taken for the success of the one before it', () => {
  const success = { ok: true, value: 'sent' }
  expect(answerOf({ isUnderWay: false, before: undefined, data: success })).toBe(success)
  expect(answerOf({ isUnderWay: true, before: success, data: success })).toBeUndefined()
  expect(answerOf({ isUnderWay: false, before: success, data: success })).toBeUndefined()
  // The same words once more are an answer of their own.
  expect(answerOf({ isUnderWay: false, before: success, data: { ...success } })).toEqual(success)
  expect(answerOf({ isUnderWay: false, before: undefined, data: undefined })).toBeUndefined()
})

test('who presses a button twice asks once, and who changes their mind is heard', () => {
  const form = (...fields: [string, string][]) => {
    const filled = new FormData()
    for (const [name, value] of fields) filled.append(name, value)
    return filled
  }
  expect(isSameForm(form(['intent', 'vote'], ['review', '1']), form(['intent', 'vote'], ['review', '1']))).toBe(true)
  expect(isSameForm(form(['intent', 'vote']), form(['intent', 'unvote']))).toBe(false)
  expect(isSameForm(form(['box', 'a']), form(['box', 'a'], ['box', 'b']))).toBe(false)
})
