import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { console as words } from '#app/i18n/messages/en/console.ts'
import { schemaText } from '#tests/fixtures/schema-text.ts'
import {
  deviceOf,
  queryOf,
  readChangesQuestion,
  readPeopleQuestion,
  readSchedule,
  readWebLogQuestion,
  spanOf,
  writeBytes,
  writeMs,
  writeTime,
} from './rules.ts'
import { readSetting } from './schema.ts'

const ID = '7f5f8f7e-0000-4000-8000-000000000000'

describe('addresses', () => {
  test('say what is asked, and nonsense asks nothing', () => {
    const asked = (text: string) => new URLSearchParams(text)
    expect(readPeopleQuestion(asked(`q=%20amina%20&kind=locked&before=2026-01-02T03:04:05Z~${ID}`))).toEqual({
      wanted: 'amina',
      kind: 'locked',
      before: { at: '2026-01-02T03:04:05Z', id: ID },
    })
    expect(readPeopleQuestion(asked('kind=owner&before=yesterday~1'))).toEqual({ wanted: '', kind: null, before: null })
    expect(readChangesQuestion(asked('since=2026-02-30x&until=2026-02-03&before=-1'))).toMatchObject({
      since: null,
      until: '2026-02-03',
      before: null,
    })
    expect(readWebLogQuestion(asked('kind=failed&path=/api&before=12'))).toEqual({
      kind: 'failed',
      path: '/api',
      before: 12,
    })
  })

  test('leave out what is empty', () => {
    expect(queryOf({ q: '', kind: null })).toBe('')
    expect(queryOf({ q: 'a b', before: 3 })).toBe('?q=a+b&before=3')
  })
})

describe('figures', () => {
  test('are written in units people read', () => {
    expect(writeBytes('en', 0)).toBe('0 byte')
    expect(writeBytes('en', 1_536_000)).toBe('1.5 MB')
    expect(writeBytes('en', 2e15)).toBe('2,000 TB')
    expect(writeMs('en', 80)).toBe('80 ms')
    expect(writeMs('en', 61_000)).toBe('61 secs')
    expect([spanOf(5), spanOf(7200), spanOf(900_000)]).toEqual([
      { unit: 'minutes', count: 1 },
      { unit: 'hours', count: 2 },
      { unit: 'days', count: 10 },
    ])
  })

  test('a browser is named, as far as it says', () => {
    expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Linux')
    expect(deviceOf('curl/8.1')).toBe('curl/8.1')
    expect(deviceOf(null)).toBeNull()
  })
})

test('settings are read by their kind', () => {
  expect(readSetting('sign_up', 'off')).toEqual({ value: false })
  expect(readSetting('sign_up', 'maybe')).toEqual({ error: 'invalid' })
  expect(readSetting('export_max_rows', '500')).toEqual({ value: 500 })
  expect(readSetting('export_max_rows', '1e99')).toEqual({ error: 'rows' })
  expect(readSetting('operator', ' x ')).toEqual({ error: 'operator' })
})

describe('in words', () => {
  const jobs = readdirSync('server/jobs').map((file) => readFileSync(`server/jobs/${file}`, 'utf8'))

  test.each([
    ['*/15 * * * * *', { unit: 'seconds', every: 15 }],
    ['* * * * *', { unit: 'minutes', every: 1 }],
    ['*/10 * * * *', { unit: 'minutes', every: 10 }],
    ['5-59/10 * * * *', { unit: 'minutes', every: 10 }],
    ['7,37 * * * *', { unit: 'minutes', every: 30 }],
    ['17 * * * *', { unit: 'hours' }],
    ['40 3 * * *', { unit: 'days', at: [3, 40] }],
    ['7,12 * * * *', null],
    ['0 3 * * 5', null],
    ['often', null],
  ])('%s', (line, meaning) => expect(readSchedule(line)).toEqual(meaning))

  test('a time of day is of a clock with 24 hours', () => {
    expect(writeTime('en', [3, 5])).toBe('03:05')
    expect(writeTime('en', [16, 0])).toBe('16:00')
  })

  test('every job says what it does and how often', () => {
    const names = jobs.flatMap((text) => [...text.matchAll(/^ {2}name: '([a-z-]+)'/gm)].map(([, name]) => name))
    expect(names.length).toBeGreaterThan(30)
    expect(Object.keys(words.jobs.names).sort()).toEqual(names.sort())
    const lines = jobs.flatMap((text) => [...text.matchAll(/^ {2}schedule: '(.+)'/gm)].map(([, line]) => line ?? ''))
    expect(lines.filter((line) => !readSchedule(line))).toEqual([])
  })

  test('every kind of record that is written down has a name', () => {
    const tables = [...schemaText.matchAll(/create trigger \w+ [^;]*? on \w+\.(\w+)[^;]*?private\.audit\(/g)].map(
      ([, table]) => table,
    )
    const acts = [...schemaText.matchAll(/private\.note_act\(\s*'\w+', '(\w+)'/g)].map(([, entity]) => entity)
    expect(Object.keys(words.changes.entities).sort()).toEqual([...new Set([...tables, ...acts])].sort())
  })
})
