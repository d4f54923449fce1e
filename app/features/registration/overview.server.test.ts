import { expect, test } from 'vitest'
import en from '#app/i18n/messages/en.ts'
import { summarise } from './overview.server.ts'

const halalLines = async (value: object) => {
  const steps = await summarise({ halal: { value } } as Parameters<typeof summarise>[0], 'en')
  return steps.find(({ step }) => step === 'halal')?.lines
}

test('a halal step that was passed without an answer does not claim to hold details', async () => {
  expect(await halalLines({ halal: {}, facts: {}, ownership: null, certificate: null })).toEqual([])
  expect(await halalLines({ halal: {}, facts: {}, ownership: 'shown', certificate: null })).toEqual([
    en.registration.plan.overviewHalal,
  ])
})
