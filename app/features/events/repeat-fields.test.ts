import { expect, test } from 'vitest'
import { parseRule } from '#app/core/events/recurrence.ts'
import { type RepeatFields, readRule, writeRule } from './repeat-fields.ts'

const none: RepeatFields = { repeat: 'none', every: 1, weekdays: [], ends: 'never', count: null, until: null }

test.each([
  [none, null],
  [{ ...none, repeat: 'daily', every: 3 }, 'FREQ=DAILY;INTERVAL=3'],
  [{ ...none, repeat: 'weekly', weekdays: ['FR', 'MO'] }, 'FREQ=WEEKLY;BYDAY=MO,FR'],
  [{ ...none, repeat: 'weekly', ends: 'count', count: 10 }, 'FREQ=WEEKLY;COUNT=10'],
  [{ ...none, repeat: 'monthly', ends: 'until', until: '2027-05-01' }, 'FREQ=MONTHLY;UNTIL=20270501'],
  [{ ...none, repeat: 'monthly-weekday' }, 'FREQ=MONTHLY;BYDAY=3FR'],
  [{ ...none, repeat: 'monthly-last' }, 'FREQ=MONTHLY;BYDAY=-1FR'],
] as [RepeatFields, string | null][])('%j becomes %s and is read back', (fields, rule) => {
  // The third Friday of November.
  expect(writeRule(fields, '2026-11-20')).toBe(rule)
  if (rule) expect(parseRule(rule)).not.toBeNull()
  const { weekdays, ...rest } = readRule(rule)
  expect({ ...rest, weekdays: weekdays.toSorted() }).toEqual({ ...fields, weekdays: fields.weekdays.toSorted() })
})

test('a fifth Friday is the last one: months without a fifth would go without', () => {
  expect(writeRule({ ...none, repeat: 'monthly-weekday' }, '2026-10-30')).toBe('FREQ=MONTHLY;BYDAY=-1FR')
})

test('nothing typed becomes a part of the rule', () => {
  expect(writeRule({ ...none, repeat: 'weekly', weekdays: ['FR;COUNT=9999', 'SU'] }, '2026-11-20')).toBe(
    'FREQ=WEEKLY;BYDAY=SU',
  )
  expect(writeRule({ ...none, repeat: 'monthly-last' }, 'x;COUNT=1')).toBe('FREQ=MONTHLY')
})
