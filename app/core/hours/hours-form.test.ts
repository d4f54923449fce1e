import { expect, test } from 'vitest'
import { draftOf, parseHoursForm } from './hours-form.ts'
import { parseHours, storeHours, WEEKDAYS } from './stored-hours.ts'

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const text of [value].flat()) data.append(name.startsWith('hours') ? name : `hours.${name}`, text)
  return data
}

/** All days closed, so that a test says only what it is about. */
const closed = Object.fromEntries(WEEKDAYS.map((day) => [`weekly.${day}.mode`, 'closed']))
const errorsOf = (fields: Record<string, string | string[]>) => {
  const parsed = parseHoursForm(form(fields))
  return parsed.ok ? [] : parsed.errors
}

test('an empty form means that the hours are unknown', () => {
  expect(parseHoursForm(form({}))).toEqual({ ok: true, value: null })
})

test('reads a full form', () => {
  const parsed = parseHoursForm(
    form({
      ...closed,
      'weekly.mon.mode': 'open',
      'weekly.mon.0.from': '14:00',
      'weekly.mon.0.to': '00:00',
      'weekly.mon.1.from': '09:00',
      'weekly.mon.1.to': '12:30',
      'weekly.tue.mode': 'allDay',
      'exceptions.0.date': '2026-12-25',
      'exceptions.0.mode': 'closed',
      'exceptions.0.note': 'Holiday',
      'exceptions.2.date': '2026-12-24',
      'exceptions.2.mode': 'open',
      'exceptions.2.0.from': '09:00',
      'exceptions.2.0.to': '12:00',
      'hours.ramadan': 'on',
      ...Object.fromEntries(WEEKDAYS.map((day) => [`ramadan.${day}.mode`, 'closed'])),
      'ramadan.sat.mode': 'open',
      'ramadan.sat.0.from': '18:00',
      'ramadan.sat.0.to': '03:00',
      prayers: ['maghrib', 'asr'],
      breakMinutes: '15',
      'jumuah.mode': 'window',
      'jumuah.from': '13:00',
      'jumuah.to': '14:30',
    }),
  )
  const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  expect(parsed).toEqual({
    ok: true,
    value: {
      ...none,
      mon: [
        ['09:00', '12:30'],
        ['14:00', '24:00'],
      ],
      tue: [['00:00', '24:00']],
      exceptions: [
        { date: '2026-12-25', intervals: [], note: 'Holiday' },
        { date: '2026-12-24', intervals: [['09:00', '12:00']] },
      ],
      ramadan: { ...none, sat: [['18:00', '03:00']] },
      prayerBreaks: { prayers: ['asr', 'maghrib'], minutes: 15 },
      jumuah: { from: '13:00', to: '14:30' },
    },
  })
})

test.each<[string, Record<string, string | string[]>, { field: string; error: string }]>([
  [
    'a day left empty among others',
    { ...closed, 'weekly.mon.mode': 'open' },
    { field: 'hours.weekly.mon.0.from', error: 'dayEmpty' },
  ],
  [
    'half an opening',
    { ...closed, 'weekly.mon.mode': 'open', 'weekly.mon.0.from': '09:00' },
    { field: 'hours.weekly.mon.0.to', error: 'timeMissing' },
  ],
  [
    'a time that is none',
    { ...closed, 'weekly.mon.mode': 'open', 'weekly.mon.0.from': '9am', 'weekly.mon.0.to': '17:00' },
    { field: 'hours.weekly.mon.0.from', error: 'timeUnknown' },
  ],
  [
    'an opening of no length',
    { ...closed, 'weekly.mon.mode': 'open', 'weekly.mon.0.from': '09:00', 'weekly.mon.0.to': '09:00' },
    { field: 'hours.weekly.mon.0.to', error: 'sameTime' },
  ],
  [
    'openings that overlap',
    {
      ...closed,
      'weekly.mon.mode': 'open',
      'weekly.mon.0.from': '09:00',
      'weekly.mon.0.to': '15:00',
      'weekly.mon.1.from': '14:00',
      'weekly.mon.1.to': '18:00',
    },
    { field: 'hours.weekly.mon.1.from', error: 'overlap' },
  ],
  [
    'a note without a date',
    { ...closed, 'exceptions.0.note': 'Eid' },
    { field: 'hours.exceptions.0.date', error: 'dateMissing' },
  ],
  [
    'a date that does not exist',
    { ...closed, 'exceptions.0.date': '2026-02-30', 'exceptions.0.mode': 'closed' },
    { field: 'hours.exceptions.0.date', error: 'dateUnknown' },
  ],
  [
    'a date twice',
    {
      ...closed,
      'exceptions.0.date': '2026-12-25',
      'exceptions.0.mode': 'closed',
      'exceptions.1.date': '2026-12-25',
      'exceptions.1.mode': 'closed',
    },
    { field: 'hours.exceptions.1.date', error: 'dateTwice' },
  ],
  [
    'times on a date that says closed',
    {
      ...closed,
      'exceptions.0.date': '2026-12-25',
      'exceptions.0.mode': 'closed',
      'exceptions.0.0.from': '09:00',
      'exceptions.0.0.to': '12:00',
    },
    { field: 'hours.exceptions.0.0.from', error: 'closedWithTimes' },
  ],
  [
    'a pause of no length',
    { ...closed, prayers: 'asr', breakMinutes: '2' },
    { field: 'hours.breakMinutes', error: 'breakMinutes' },
  ],
  [
    'a Friday pause that ends before it begins',
    { ...closed, 'jumuah.mode': 'window', 'jumuah.from': '14:00', 'jumuah.to': '13:00' },
    { field: 'hours.jumuah.to', error: 'jumuahTimes' },
  ],
  [
    'an endless Friday pause',
    { ...closed, 'jumuah.mode': 'minutes', 'jumuah.minutes': '900' },
    { field: 'hours.jumuah.minutes', error: 'jumuahMinutes' },
  ],
])('refuses %s and keeps what was typed', (_, fields, error) => {
  expect(errorsOf(fields)).toContainEqual(error)
})

test('a form filled from stored hours gives the same hours back', () => {
  const hours = parseHours({
    mon: [['20:00', '24:00']],
    sun: [['00:00', '24:00']],
    exceptions: [{ date: '2026-12-25', intervals: [['10:00', '02:00']], note: 'Night' }],
    prayerBreaks: { prayers: ['isha'], minutes: 25 },
    jumuah: { minutes: 45 },
  })
  if (!hours) throw new Error('The test hours do not parse')
  const draft = draftOf(hours)
  const data = new FormData()
  const put = (base: string, { mode, intervals }: { mode: string; intervals: { from: string; to: string }[] }) => {
    data.set(`${base}.mode`, mode)
    intervals.forEach(({ from, to }, i) => {
      data.set(`${base}.${i}.from`, from)
      data.set(`${base}.${i}.to`, to)
    })
  }
  for (const day of WEEKDAYS) put(`hours.weekly.${day}`, draft.weekly[day])
  draft.exceptions.forEach((entry, i) => {
    put(`hours.exceptions.${i}`, entry)
    data.set(`hours.exceptions.${i}.date`, entry.date)
    data.set(`hours.exceptions.${i}.note`, entry.note)
  })
  for (const prayer of draft.prayers) data.append('hours.prayers', prayer)
  data.set('hours.breakMinutes', draft.breakMinutes)
  data.set('hours.jumuah.mode', draft.jumuah.mode)
  data.set('hours.jumuah.minutes', draft.jumuah.minutes)
  expect(parseHoursForm(data)).toEqual({ ok: true, value: storeHours(hours) })
})
