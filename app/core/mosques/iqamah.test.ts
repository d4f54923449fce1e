import { describe, expect, test } from 'vitest'
import {
  type IqamahRule,
  type JumuahSession,
  jamaahFor,
  nextFriday,
  nextJamaah,
  type Prayer,
  type RuleDay,
  ruleOn,
  sessionsOn,
  upcomingChanges,
} from './iqamah.ts'

// London, 15 November 2026, as the timetable of a mosque has it.
const day: RuleDay = {
  date: '2026-11-15',
  fajr: '05:42',
  sunrise: '07:19',
  dhuhr: '11:47',
  asr: '14:18',
  maghrib: '16:11',
  isha: '17:47',
}
const on = (date: string, times: Partial<RuleDay> = {}): RuleDay => ({ ...day, ...times, date })

const rule = (prayer: Prayer, values: Partial<IqamahRule>): IqamahRule => ({
  prayer,
  kind: 'fixed',
  time: null,
  minutes: null,
  calendar: null,
  roundTo: 0,
  adhanBefore: null,
  effectiveFrom: '2026-01-01',
  effectiveUntil: null,
  note: null,
  ...values,
})

const iqamahFor = (rules: readonly IqamahRule[], on: RuleDay) => {
  const { fajr, dhuhr, asr, maghrib, isha } = jamaahFor(rules, on)
  return [fajr, dhuhr, asr, maghrib, isha].map(({ iqamah }) => iqamah)
}

const session = (id: string, values: Partial<JumuahSession> = {}): JumuahSession => ({
  id,
  khutbahAt: '12:15',
  prayerAt: '12:45',
  language: null,
  venue: null,
  womenSpace: null,
  note: null,
  seasonFrom: null,
  seasonUntil: null,
  ...values,
})

describe('the times of a day', () => {
  const rules = [
    rule('fajr', { time: '06:30', adhanBefore: 15 }),
    rule('dhuhr', { time: '13:00', adhanBefore: 30 }),
    rule('asr', { kind: 'offset', minutes: 20, roundTo: 15 }),
    rule('maghrib', { kind: 'offset', minutes: 5 }),
    rule('isha', { kind: 'calendar', calendar: { '10-25': '19:30', '03-28': '21:45' } }),
  ]

  test('follow each kind of rule', () => {
    expect(iqamahFor(rules, day)).toEqual(['06:30', '13:00', '14:45', '16:16', '19:30'])
  })

  test('tell begins, adhan and iqamah apart', () => {
    const { fajr, dhuhr, maghrib } = jamaahFor(rules, day)
    expect(fajr).toMatchObject({ begins: '05:42', adhan: '06:15', iqamah: '06:30', isMoved: false })
    expect(dhuhr).toMatchObject({ begins: '11:47', adhan: '12:30', iqamah: '13:00' })
    expect(maghrib).toMatchObject({ begins: '16:11', adhan: '16:11', iqamah: '16:16' })
  })

  test('are unknown where the mosque has told nothing, and where it holds none', () => {
    expect(iqamahFor([rule('asr', { kind: 'none' })], day)).toEqual([null, null, null, null, null])
    expect(jamaahFor([rule('asr', { kind: 'none' })], day).asr.rule?.kind).toBe('none')
  })

  test('wrap the table of the year: the last step of a year holds into the next', () => {
    const winter = on('2027-01-10')
    expect(jamaahFor(rules, winter).isha.iqamah).toBe('19:30')
    expect(jamaahFor(rules, on('2027-04-01', { isha: '21:00' })).isha.iqamah).toBe('21:45')
  })

  test('an iqamah is never before the prayer begins nor after it ends: the time is moved and marked', () => {
    const early = [rule('maghrib', { time: '16:00' })]
    expect(jamaahFor(early, day).maghrib).toMatchObject({ iqamah: '16:21', isMoved: true })
    const late = [rule('fajr', { time: '07:30' })]
    expect(jamaahFor(late, day).fajr).toMatchObject({ iqamah: '05:52', isMoved: true })
  })

  test('the adhan is never called before the prayer begins', () => {
    expect(jamaahFor([rule('maghrib', { kind: 'offset', minutes: 5, adhanBefore: 15 })], day).maghrib.adhan).toBe(
      '16:11',
    )
  })

  test('isha may lie past midnight', () => {
    const june = on('2026-06-20', { maghrib: '21:22', isha: '23:55', fajr: '02:40', sunrise: '04:43' })
    expect(jamaahFor([rule('isha', { kind: 'offset', minutes: 10 })], june).isha).toMatchObject({
      iqamah: '00:05',
      isMoved: false,
    })
    expect(jamaahFor([rule('isha', { time: '00:15' })], june).isha).toMatchObject({ iqamah: '00:15', isMoved: false })
    expect(jamaahFor([rule('isha', { time: '22:30' })], june).isha).toMatchObject({ iqamah: '00:05', isMoved: true })
    const later = on('2026-06-20', { maghrib: '21:22', isha: '00:20', fajr: '02:40', sunrise: '04:43' })
    expect(jamaahFor([rule('isha', { kind: 'offset', minutes: 10 })], later).isha).toMatchObject({
      iqamah: '00:30',
      isMoved: false,
    })
  })
})

describe('dates of rules', () => {
  const rules = [
    rule('isha', { time: '19:30', effectiveFrom: '2026-10-25' }),
    rule('isha', { time: '20:30', effectiveFrom: '2026-11-22' }),
    rule('isha', { time: '21:00', effectiveFrom: '2026-11-24', effectiveUntil: '2026-11-25' }),
  ]

  test('nothing holds before its day, the last to begin holds after', () => {
    expect(ruleOn(rules, 'isha', '2026-10-24')).toBeNull()
    expect(ruleOn(rules, 'isha', '2026-10-25')?.time).toBe('19:30')
    expect(ruleOn(rules, 'isha', '2026-11-21')?.time).toBe('19:30')
    expect(ruleOn(rules, 'isha', '2026-11-22')?.time).toBe('20:30')
  })

  test('after a rule with an end, the one before it comes back', () => {
    expect(ruleOn(rules, 'isha', '2026-11-25')?.time).toBe('21:00')
    expect(ruleOn(rules, 'isha', '2026-11-26')?.time).toBe('20:30')
  })

  test('coming changes are told with their day', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((date) => on(date))
    expect(upcomingChanges(rules, days)).toEqual([{ prayer: 'isha', date: '2026-11-22', from: '19:30', to: '20:30' }])
  })

  test('the daily step of the sun is no change', () => {
    const days = [on('2026-11-20'), on('2026-11-21', { maghrib: '16:10' })]
    expect(upcomingChanges([rule('maghrib', { kind: 'offset', minutes: 5 })], days)).toEqual([])
  })
})

describe('the next jama’ah', () => {
  const rules = [rule('asr', { time: '14:45' }), rule('isha', { time: '19:30' })]
  const days = [on('2026-11-14'), day, on('2026-11-16')]

  test('can still be joined between its beginning and its iqamah', () => {
    expect(nextJamaah(rules, days, { date: '2026-11-15', time: '14:30' })).toMatchObject({
      prayer: 'asr',
      date: '2026-11-15',
      iqamah: '14:45',
    })
    expect(nextJamaah(rules, days, { date: '2026-11-15', time: '14:45' })?.prayer).toBe('maghrib')
  })

  test('is by its beginning where no iqamah is told', () => {
    expect(nextJamaah(rules, days, { date: '2026-11-15', time: '11:46' })).toMatchObject({
      prayer: 'dhuhr',
      iqamah: null,
      begins: '11:47',
    })
  })

  test('after isha is tomorrow’s fajr', () => {
    expect(nextJamaah(rules, days, { date: '2026-11-15', time: '19:30' })).toMatchObject({
      prayer: 'fajr',
      date: '2026-11-16',
    })
  })

  test('just after midnight may be yesterday’s isha', () => {
    const summer = ['2026-06-20', '2026-06-21', '2026-06-22'].map((date) =>
      on(date, { maghrib: '21:22', isha: '23:55', fajr: '02:40' }),
    )
    const late = [rule('isha', { kind: 'offset', minutes: 20 })]
    expect(nextJamaah(late, summer, { date: '2026-06-21', time: '00:05' })).toMatchObject({
      prayer: 'isha',
      date: '2026-06-21',
      iqamah: '00:15',
    })
  })

  test('on a Friday is one Jumu’ah after the other', () => {
    const friday = [on('2026-11-19'), on('2026-11-20'), on('2026-11-21')]
    const sessions = [session('b', { khutbahAt: '13:00', prayerAt: '13:30' }), session('a')]
    expect(nextJamaah([], friday, { date: '2026-11-20', time: '12:00' }, sessions)?.session?.id).toBe('a')
    expect(nextJamaah([], friday, { date: '2026-11-20', time: '12:45' }, sessions)?.session?.id).toBe('b')
    expect(nextJamaah([], friday, { date: '2026-11-20', time: '13:30' }, sessions)?.prayer).toBe('asr')
  })
})

describe('Jumu’ah', () => {
  test('is on Fridays and in its season only', () => {
    const sessions = [
      session('summer', { seasonFrom: '2026-03-29', seasonUntil: '2026-10-24' }),
      session('winter', { seasonFrom: '2026-10-25' }),
    ]
    expect(sessionsOn(sessions, '2026-11-19')).toEqual([])
    expect(sessionsOn(sessions, '2026-11-20').map(({ id }) => id)).toEqual(['winter'])
    expect(sessionsOn(sessions, '2026-07-03').map(({ id }) => id)).toEqual(['summer'])
  })

  test('the next Friday of a Friday is that day', () => {
    expect(nextFriday('2026-11-20')).toBe('2026-11-20')
    expect(nextFriday('2026-11-21')).toBe('2026-11-27')
  })
})
