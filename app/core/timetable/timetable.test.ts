// Timetables as mosques publish them: what is read, and the rules they come down to.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RuleDay } from '#app/core/mosques/iqamah.ts'
import { timetable } from '#app/core/prayer/timetable.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { checkTable } from './check-table.ts'
import { fitRules } from './fit-rules.ts'
import { readText } from './read-text.ts'
import { readTimetable } from './read-timetable.ts'

const PLACES = {
  london: { lat: 51.517, lng: -0.065, timeZone: 'Europe/London', method: 3, school: 0 },
  toronto: { lat: 43.65, lng: -79.38, timeZone: 'America/Toronto', method: 2, school: 0 },
  cairo: { lat: 30.04, lng: 31.24, timeZone: 'Africa/Cairo', method: 5, school: 0 },
  lahore: { lat: 31.55, lng: 74.34, timeZone: 'Asia/Karachi', method: 1, school: 1 },
  istanbul: { lat: 41.01, lng: 28.97, timeZone: 'Europe/Istanbul', method: 13, school: 0 },
  paris: { lat: 48.86, lng: 2.35, timeZone: 'Europe/Paris', method: 12, school: 0 },
  jakarta: { lat: -6.2, lng: 106.85, timeZone: 'Asia/Jakarta', method: 20, school: 0 },
} as const

const TODAY = '2026-11-18'

function calculated(place: keyof typeof PLACES) {
  const { method, school, ...where } = PLACES[place]
  const known = new Map<string, RuleDay>()
  return (date: string): RuleDay => {
    const day = known.get(date) ?? timetable(where, { method, school }, date, 1)[0]
    if (!day) throw new Error(`No times on ${date}`)
    known.set(date, day)
    return day
  }
}

function read(file: string, place: keyof typeof PLACES) {
  const dayAt = calculated(place)
  const text = readFileSync(join(projectRoot, 'tests/fixtures/timetables', file), 'utf8')
  const table = readTimetable(readText(text), { today: TODAY, dayAt })
  if (!table) throw new Error(`${file} is not read`)
  const doubts = checkTable(table.days, dayAt, () => false)
  const { rules, sessions } = fitRules(table, dayAt, doubts)
  return {
    table,
    doubts,
    rules: rules.map(
      ({ prayer, kind, at_time, minutes, calendar, round_to, effective_from: from, effective_until: until }) => {
        const what =
          kind === 'fixed'
            ? at_time
            : kind === 'offset'
              ? `+${minutes}${round_to ? `/${round_to}` : ''}`
              : `${Object.keys(calendar ?? {}).length} steps`
        return `${prayer} ${what} ${from} ${until ?? '…'}`
      },
    ),
    jumuah: sessions.map(({ khutbah_at, prayer_at, season_from, season_until }) =>
      [khutbah_at, prayer_at, season_from, season_until].filter(Boolean).join(' '),
    ),
  }
}

const GOLDEN: [file: string, place: keyof typeof PLACES, rules: string[], jumuah?: string[]][] = [
  [
    'london-two-rows.txt',
    'london',
    [
      'fajr 06:00 2026-11-01 2026-11-14',
      'fajr 06:15 2026-11-15 2026-11-30',
      'dhuhr 12:45 2026-11-01 2026-11-30',
      'asr 14:45 2026-11-01 2026-11-09',
      'asr 14:30 2026-11-10 2026-11-30',
      'maghrib +5 2026-11-01 …',
      'isha 19:30 2026-11-01 2026-11-30',
    ],
    ['12:30', '13:15'],
  ],
  [
    'toronto-month-first.csv',
    'toronto',
    [
      'fajr 06:00 2027-03-01 2027-03-13',
      'fajr 06:45 2027-03-14 2027-03-31',
      'dhuhr 13:00 2027-03-01 2027-03-13',
      'dhuhr 13:45 2027-03-14 2027-03-31',
      'asr 16:30 2027-03-01 2027-03-13',
      'asr 17:45 2027-03-14 2027-03-31',
      'maghrib +5 2027-03-01 …',
      'isha 20:00 2027-03-01 2027-03-13',
      'isha 21:15 2027-03-14 2027-03-31',
    ],
  ],
  [
    'cairo-arabic.txt',
    'cairo',
    [
      'fajr +20 2026-11-01 …',
      'dhuhr +15 2026-11-01 …',
      'asr +15 2026-11-01 …',
      'maghrib +10 2026-11-01 …',
      'isha +15 2026-11-01 …',
    ],
  ],
  [
    'lahore-urdu.txt',
    'lahore',
    [
      'fajr 05:45 2026-11-01 2026-11-10',
      'fajr 06:00 2026-11-11 2026-11-20',
      'fajr 06:10 2026-11-21 …',
      'dhuhr 13:15 2026-11-01 …',
      'asr 16:00 2026-11-01 2026-11-10',
      'asr 15:45 2026-11-11 …',
      'maghrib +0 2026-11-01 …',
      'isha 19:00 2026-11-01 2026-11-20',
      'isha 18:45 2026-11-21 …',
    ],
    ['13:30'],
  ],
  // Half an hour before sunrise is no rule of ours: a calendar. The table tells no jama'ah of Maghrib.
  [
    'istanbul-turkish.csv',
    'istanbul',
    ['fajr 30 steps 2026-11-01 2026-11-30', 'dhuhr +10 2026-11-01 …', 'asr +10 2026-11-01 …', 'isha +10 2026-11-01 …'],
  ],
  [
    'paris-page.html',
    'paris',
    [
      'fajr +30 2026-11-01 …',
      'dhuhr 13:15 2026-11-01 2026-11-30',
      'asr +10 2026-11-01 …',
      'maghrib +5 2026-11-01 …',
      'isha 20:00 2026-11-01 2026-11-15',
      'isha 19:45 2026-11-16 2026-11-30',
    ],
    ['13:15'],
  ],
  [
    'jakarta-spaces.txt',
    'jakarta',
    [
      'fajr +15 2026-12-01 …',
      'dhuhr +10 2026-12-01 …',
      'asr +10 2026-12-01 …',
      'maghrib +7 2026-12-01 …',
      'isha +10 2026-12-01 …',
    ],
  ],
  [
    'london-ranges.txt',
    'london',
    [
      'fajr 06:00 2026-11-01 2026-11-07',
      'fajr 06:15 2026-11-08 2026-11-14',
      'fajr 06:30 2026-11-15 2026-11-21',
      'fajr 06:45 2026-11-22 2026-11-30',
      'dhuhr 12:45 2026-11-01 2026-11-30',
      'asr 14:45 2026-11-01 2026-11-07',
      'asr 14:30 2026-11-08 2026-11-21',
      'asr 14:15 2026-11-22 2026-11-30',
      'maghrib +5 2026-11-01 …',
      'isha 19:15 2026-11-01 2026-11-30',
    ],
  ],
  [
    'noticeboard.txt',
    'toronto',
    [
      'fajr 06:15 2026-11-18 …',
      'dhuhr 13:00 2026-11-18 …',
      'asr 14:45 2026-11-18 …',
      'maghrib +5 2026-11-18 …',
      'isha 20:00 2026-11-18 …',
    ],
    ['12:30', '13:15'],
  ],
  [
    'scanned-errors.txt',
    'london',
    [
      'fajr 06:45 2026-12-01 2026-12-05',
      'fajr 06:15 2026-12-06 2026-12-06',
      'fajr 06:45 2026-12-07 2026-12-31',
      'dhuhr 12:45 2026-12-01 2026-12-31',
      'asr 14:30 2026-12-01 2026-12-16',
      'asr 15:30 2026-12-17 2026-12-17',
      'asr 14:30 2026-12-18 2026-12-31',
      'maghrib +4 2026-12-01 …',
      'isha 19:30 2026-12-01 2026-12-11',
      'isha 18:30 2026-12-12 2026-12-12',
      'isha 19:30 2026-12-13 2026-12-31',
    ],
  ],
]

test.for(GOLDEN)('%s', ([file, place, rules, jumuah = []]) => {
  const found = read(file, place)
  expect(found.rules).toEqual(rules)
  expect(found.jumuah).toEqual(jumuah)
})

test('a year in steps, one of them a table of its own', () => {
  const { rules, table } = read('year-steps.csv', 'london')
  expect(rules.filter((rule) => rule.startsWith('isha'))).toEqual([
    'isha 20:00 2027-01-01 2027-03-27',
    'isha 21:30 2027-03-28 2027-05-08',
    'isha 22:45 2027-05-09 2027-07-31',
    'isha 22:15 2027-08-01 2027-09-04',
    'isha 21:00 2027-09-05 2027-10-30',
    'isha 20:00 2027-10-31 …',
  ])
  expect(rules).toContain('fajr 7 steps 2027-01-01 …')
  expect(table.isOpen).toBe(true)
})

test('what looks wrong on a scanned page is marked, and what cannot be meant makes no rule', () => {
  const { doubts, table } = read('scanned-errors.txt', 'london')
  expect(doubts.map(({ date, prayer, kind, told }) => `${date} ${prayer} ${kind} ${told}`)).toEqual([
    '2026-12-09 fajr after 08:30',
    '2026-12-12 isha jump 18:30',
    '2026-12-17 asr jump 15:30',
    '2026-12-23 dhuhr before 11:45',
  ])
  expect(table.problems).toEqual([
    { line: 7, text: '6.4S', reason: 'time' },
    { line: 22, text: '?.30', reason: 'time' },
  ])
})

test('an asr before noon is a slip of the pen, and the rule goes on past it', () => {
  const days = Array.from(
    { length: 14 },
    (_, i) => `${i + 1} November 2027\t6:30\t12:45\t${i === 8 ? '10:45' : '14:45'}\t+5\t19:00`,
  )
  const dayAt = calculated('london')
  const table = readTimetable(readText(['Date\tFajr\tDhuhr\tAsr\tMaghrib\tIsha', ...days].join('\n')), {
    today: TODAY,
    dayAt,
  })
  if (!table) throw new Error('not read')
  const doubts = checkTable(table.days, dayAt, () => false)
  expect(doubts).toMatchObject([{ date: '2027-11-09', prayer: 'asr', kind: 'before' }])
  expect(fitRules(table, dayAt, doubts).rules.filter(({ prayer }) => prayer === 'asr')).toMatchObject([
    { kind: 'fixed', at_time: '14:45', effective_from: '2027-11-01', effective_until: '2027-11-14' },
  ])
})

test('clocks that a table forgot to change', () => {
  const text =
    'Date\tFajr\tDhuhr\tAsr\tMaghrib\tIsha\n27 March 2027\t4:20\t12:12\t15:27\t18:28\t20:15\n28 March 2027\t4:18\t12:12\t15:28\t18:29\t20:17\n'
  const dayAt = calculated('london')
  const table = readTimetable(readText(text), { today: TODAY, dayAt })
  const doubts = checkTable(table?.days ?? [], dayAt, () => true)
  expect(new Set(doubts.filter(({ kind }) => kind === 'clocks').map(({ date }) => date))).toEqual(
    new Set(['2027-03-28']),
  )
})

test.each([
  ['nothing', ''],
  ['a letter', 'Assalamu alaykum,\nplease publish our times.\n'],
  ['times without a name', '1\t6:15\t1:00\n2\t6:15\t1:00'],
  ['a heading without times', 'Fajr\tDhuhr\tAsr\n'],
  ['a million marks', '|'.repeat(1_000_000)],
  ['one endless line', `Fajr Dhuhr Asr ${'9'.repeat(1_000_000)}`],
  ['a table that never ends', `Date,Fajr,Dhuhr,Asr\n${'1/1/2027,6:00,1:00,3:00\n'.repeat(50_000)}`],
])('%s makes no rule that was not told', (_what, text) => {
  const dayAt = calculated('london')
  const table = readTimetable(readText(text), { today: TODAY, dayAt })
  expect(
    table ? new Set(fitRules(table, dayAt).rules.map(({ effective_from }) => effective_from)).size : 0,
  ).toBeLessThanOrEqual(1)
})
