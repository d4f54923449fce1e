import { expect, test } from 'vitest'
import { readForm } from '#app/lib/form.server.ts'
import { type Draft, RECIPES } from './rule.ts'
import { actionsIn, arrangeFields, draftOf, splitDelay, valuesOf } from './rules.ts'
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
    actions: [
      {
        id: 'b1d5bd3e-6b0c-4a34-8a52-0d8f8f0f2f11',
        action: 'webhook',
        recipient: 'me',
        url: 'https://till.example/hook',
      },
      { id: null, action: 'mail', recipient: 'team', url: null },
    ],
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
    url_1: 'https://left.example/over',
  })
  expect(outcome).toMatchObject({
    ok: true,
    value: { setting: null, conditions: { town: 'Leeds' }, actions: [{ url: null }] },
  })
})

test('what does not fit is said beside its field', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ name: ' ' })).toEqual({ name: ['name'] })
  expect(errorsOf({ trigger: 'anything' })).toEqual({ trigger: ['trigger'] })
  expect(errorsOf({ trigger: 'hours_stale' })).toEqual({ setting: ['setting'] })
  expect(errorsOf({ trigger: 'hours_stale', setting: '0' })).toEqual({ setting: ['setting'] })
  expect(errorsOf({ delay: '91', delay_unit: 'days' })).toEqual({ delay: ['delay'] })
  expect(errorsOf({ delay: '-1' })).toEqual({ delay: ['delay'] })
  expect(errorsOf({ action_1: 'webhook', url_1: '' })).toEqual({ url_1: ['url'] })
  expect(errorsOf({ action_2: 'webhook', url_2: 'not an address' })).toEqual({ url_2: ['url'] })
  expect(errorsOf({ recipient_1: 'person' })).toEqual({ recipient_1: ['recipient'] })
  expect(errorsOf({ recipient_1: 'everyone' })).toEqual({ actions: ['recipient'] })
  const { action_1: _, ...nothing } = RULE
  expect(read(nothing)).toMatchObject({ ok: false, errors: { actions: ['action'] } })
  expect(errorsOf({ rating_min: '4', rating_max: '2' })).toEqual({ rating_max: ['ratingOrder'] })
  expect(errorsOf({ place_id: 'mine' })).toEqual({ place_id: ['missing'] })
})

test('actions are added, moved and taken away among the other fields, and the last one stays', () => {
  const ids = (values: Record<string, string> | null) => actionsIn(values ?? {}).map(({ id }) => id)
  const after = (values: Record<string, string>, ...steps: string[]) => {
    let fields = values
    for (const arrange of steps) fields = arrangeFields({ ...fields, arrange }) ?? {}
    return fields
  }
  const three = { ...after(RULE, 'add', 'add'), id_1: 'a', id_2: 'b', id_3: 'c', url_3: 'https://c.example' }
  expect(ids(after(three, 'up-3'))).toEqual(['a', 'c', 'b'])
  expect(after(three, 'up-3')).toMatchObject({ name: 'Tell me', url_2: 'https://c.example', url_3: '' })
  expect(ids(after(three, 'down-1', 'down-2'))).toEqual(['b', 'c', 'a'])
  expect(ids(after(three, 'up-1', 'down-3'))).toEqual(['a', 'b', 'c'])
  expect(ids(after(three, 'remove-2'))).toEqual(['a', 'c'])
  expect(ids(after(three, 'remove-1', 'remove-1', 'remove-1'))).toEqual(['c'])
  expect(ids(after(three, 'add', 'add', 'add'))).toHaveLength(5)
  for (const step of ['up-9', 'remove-', 'add-1', 'up-0', '']) expect(ids(after(three, step))).toEqual(['a', 'b', 'c'])
  expect(arrangeFields(three)).toBeNull()
})
