import { expect, test } from 'vitest'
import { consentForm } from './consent-schema.ts'
import { shownState } from './shown-state.ts'

const record = { isOn: true, agreed: true, is_sample: false, shown_from: null, shown_until: null }

test.each([
  [{}, 'shown'],
  [{ isOn: false }, 'hidden'],
  [{ agreed: false }, 'noConsent'],
  [{ agreed: false, is_sample: true }, 'shown'],
  [{ shown_from: '2026-11-18' }, 'waiting'],
  [{ shown_from: '2026-11-17', shown_until: '2026-11-17' }, 'shown'],
  [{ shown_until: '2026-11-16' }, 'over'],
])('%j is %s', (changes, state) => {
  expect(shownState({ ...record, ...changes }, '2026-11-17')).toBe(state)
})

const consent = { given_by: 'Amina', given_on: '2026-01-02', way: 'email', proof: '', withdrawn_on: '' }
test.each([
  [{ given_by: ' ' }, 'given_by'],
  [{ given_on: '2999-01-01' }, 'given_on'],
  [{ given_on: 'yesterday' }, 'given_on'],
  [{ way: 'telepathy' }, 'way'],
  [{ withdrawn_on: '2026-01-01' }, 'withdrawn_on'],
])('a consent with %j is refused', (changes, field) => {
  expect(consentForm.parse(consent)).toMatchObject({ withdrawn_on: null })
  expect(consentForm.safeParse({ ...consent, ...changes }).error?.issues.map(({ path }) => path[0])).toEqual([field])
})
