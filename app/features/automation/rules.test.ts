import { expect, test } from 'vitest'
import { readForm } from '#app/lib/form.server.ts'
import { type Draft, RECIPES } from './rule.ts'
import { draftOf, splitDelay, valuesOf } from './rules.ts'
import { ruleForm } from './schema.ts'

const read = (values: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return readForm(ruleForm, form)
}
const RULE = valuesOf(draftOf(null, 'Tell me'))
const errorsOf = (change: Record<string, string>) => {
  const outcome = read({ ...RULE, ...change })
  return outcome.ok ? {} : outcome.errors
}

test('what a recipe makes is what its form would send, and whoever opens and saves it changes nothing', () => {
  for (const recipe of RECIPES) {
    const draft = draftOf(recipe, 'A name')
    expect(read(valuesOf(draft)), recipe).toEqual({ ok: true, value: draft })
  }
  const webhook: Draft = {
    ...draftOf(null, 'To our till'),
    place_id: '6f0c2a6e-5d0b-4a54-9f0e-9d1f0a4c7b21',
    delay_minutes: 90,
    conditions: { rating_min: 2, rating_max: 4, language: 'ar', town: 'Leeds', unanswered: true },
    action: 'webhook',
    url: 'https://till.example/hook',
    quiet_prayer: false,
    quiet_night: false,
  }
  expect(read(valuesOf(webhook))).toEqual({ ok: true, value: webhook })
})

test('a delay is written in the largest unit that leaves nothing over', () => {
  expect([0, 45, 60, 90, 2880].map(splitDelay)).toEqual([
    { count: 0, unit: 'minutes' },
    { count: 45, unit: 'minutes' },
    { count: 1, unit: 'hours' },
    { count: 90, unit: 'minutes' },
    { count: 2, unit: 'days' },
  ])
})

test('what an event cannot be asked for is left out', () => {
  const outcome = read({
    ...RULE,
    trigger: 'place_saved',
    setting: '30',
    rating_min: '4',
    language: 'fr',
    unanswered: 'on',
    town: ' Leeds ',
    url: 'https://left.example/over',
  })
  expect(outcome).toMatchObject({ ok: true, value: { setting: null, conditions: { town: 'Leeds' }, url: null } })
})

test('what does not fit is said beside its field', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ name: ' ' })).toEqual({ name: ['name'] })
  expect(errorsOf({ trigger: 'anything' })).toEqual({ trigger: ['trigger'] })
  expect(errorsOf({ trigger: 'hours_stale' })).toEqual({ setting: ['setting'] })
  expect(errorsOf({ trigger: 'hours_stale', setting: '0' })).toEqual({ setting: ['setting'] })
  expect(errorsOf({ delay: '91', delay_unit: 'days' })).toEqual({ delay: ['delay'] })
  expect(errorsOf({ delay: '-1' })).toEqual({ delay: ['delay'] })
  expect(errorsOf({ action: 'webhook', url: '' })).toEqual({ url: ['url'] })
  expect(errorsOf({ action: 'webhook', url: 'not an address' })).toEqual({ url: ['url'] })
  expect(errorsOf({ recipient: 'person' })).toEqual({ recipient: ['recipient'] })
  expect(errorsOf({ recipient: 'everyone' })).toEqual({ recipient: ['recipient'] })
  expect(errorsOf({ rating_min: '4', rating_max: '2' })).toEqual({ rating_max: ['ratingOrder'] })
  expect(errorsOf({ place_id: 'mine' })).toEqual({ place_id: ['missing'] })
})
