import { expect, test } from 'vitest'
import { refuse } from '#app/lib/outcome.ts'
import { endOfDoing } from './doing.ts'

const sent = {
  wasSent: true,
  isUnderWay: false,
  hasMoved: false,
  place: undefined,
  refusal: undefined,
}

test('nothing is called done before an answer says so', () => {
  expect(endOfDoing({ ...sent, wasSent: false })).toBe('underWay')
  expect(endOfDoing({ ...sent, isUnderWay: true, hasMoved: true })).toBe('underWay')
  expect(endOfDoing({ ...sent, hasMoved: true })).toBe('done')
  expect(endOfDoing({ ...sent, place: 'saved' })).toBe('done')
})

test('a line that was lost and a refusal are told as what they are', () => {
  expect(endOfDoing(sent)).toBe('lost')
  expect(endOfDoing({ ...sent, place: 'invalid' })).toBe('invalid')
  expect(endOfDoing({ ...sent, refusal: refuse('tooMany') })).toBe('tooMany')
  expect(endOfDoing({ ...sent, refusal: { errors: {} } })).toBe('failed')
})
