import { expect, test } from 'vitest'
import type { Occasion } from '#app/core/mosques/read-mosque.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { eidFacts, eveningFacts } from './occasion-facts.server.ts'

const told = (kind: Occasion['kind'], parts: Partial<Occasion> = {}): Occasion => ({
  ...{ id: crypto.randomUUID(), kind, from: '2027-02-08', until: null, time: null, afterPrayer: null, rakahs: null },
  ...{
    amount: null,
    language: null,
    venue: null,
    womenSpace: null,
    note: null,
    said: { as: 'mosque', at: null } as never,
  },
  ...parts,
})
const telling = { locale: 'en' as const, t: await loadMessages('en') }

test('evenings are told in their order, with what the mosque said and no more', () => {
  const facts = eveningFacts(
    [
      told('fitrana', { amount: { sum: 7, currency: 'GBP' } }),
      told('eid_fitr', { time: '08:00' }),
      told('taraweeh', { afterPrayer: 'isha', rakahs: 20, venue: 'Main hall' }),
    ],
    telling,
  )
  expect(facts).toEqual([
    { label: 'Taraweeh', value: 'after Isha · 20 rak’ahs · Main hall' },
    { label: 'Fitrana (zakaat al-fitr)', value: '£7 per person' },
  ])
})

test('an Eid sheet tells of the feast that comes first, each prayer with its time', () => {
  const facts = eidFacts(
    [
      told('eid_adha', { from: '2027-05-17', time: '07:00' }),
      told('eid_fitr', { from: '2027-03-10', time: '09:30' }),
      told('eid_fitr', { from: '2027-03-10', time: '08:00', venue: 'The park' }),
    ],
    telling,
  )
  expect(facts).toEqual([
    { label: '10 March 2027', value: '08:00 · The park' },
    { label: '10 March 2027', value: '09:30' },
  ])
  expect(eidFacts([told('iftar')], telling)).toEqual([])
})
