import { describe, expect, test } from 'vitest'
import { type DraftData, isDone, missingBefore, resumeStep, STEPS, stepAfter, stepBefore, stepPath } from './rules.ts'

const done = { value: {} }

describe('the order of the steps', () => {
  test('each has its own address; the first is the wizard’s own', () => {
    expect(stepPath('who')).toBe('/business-register')
    expect(STEPS.slice(1).map(stepPath)).toEqual(STEPS.slice(1).map((step) => `/business-register/${step}`))
  })

  test('from the first to the last and back', () => {
    expect(stepAfter('who')).toBe('business')
    expect(stepAfter('plan')).toBeNull()
    expect(stepBefore('business')).toBe('who')
    expect(stepBefore('who')).toBe('who')
  })
})

describe('what is done', () => {
  test('a step whose value is right; half a step is not', () => {
    expect(isDone('business', { business: done }, false)).toBe(true)
    expect(isDone('business', { business: { typed: { name: 'A' } } }, false)).toBe(false)
  })

  test('hours may be left for later, the place may not', () => {
    expect(isDone('hours', { hours: { skipped: true } }, false)).toBe(true)
    expect(isDone('place', { place: { skipped: true } }, false)).toBe(false)
  })

  test('who: by being signed in', () => {
    expect(isDone('who', {}, true)).toBe(true)
    expect(isDone('who', { business: done }, false)).toBe(false)
  })
})

describe('where to go', () => {
  const complete: DraftData = { business: done, place: done, hours: { skipped: true }, halal: done }

  test('a step is shown once those it needs are done', () => {
    expect(missingBefore('business', {}, false)).toBeNull()
    expect(missingBefore('place', {}, false)).toBe('business')
    expect(missingBefore('halal', { business: done }, true)).toBe('place')
    expect(missingBefore('halal', { business: done, place: done }, true)).toBeNull()
  })

  test('the account is needed at the end only', () => {
    expect(missingBefore('halal', { business: done, place: done }, false)).toBeNull()
    expect(missingBefore('plan', complete, false)).toBe('who')
    expect(missingBefore('plan', complete, true)).toBeNull()
  })

  test('a draft goes on at the first step that says nothing', () => {
    expect(resumeStep({}, true)).toBe('business')
    expect(resumeStep({ business: done }, true)).toBe('place')
    expect(resumeStep({ business: done, place: done }, true)).toBe('hours')
    expect(resumeStep(complete, true)).toBe('plan')
    expect(resumeStep(complete, false)).toBe('who')
    // A step that became wrong again comes first.
    expect(resumeStep({ ...complete, business: { typed: { name: '' } } }, true)).toBe('business')
  })
})
