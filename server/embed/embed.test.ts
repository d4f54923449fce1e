import { expect, test } from 'vitest'
import { drawBadge } from './draw-badge.ts'
import { createLoadCounter, hostOf, type Load } from './load-counter.ts'
import { html, Markup } from './markup.ts'
import { readHijriDays, readName, readShared, readSwitch } from './read-parameters.ts'
import { readAddress } from './router.ts'

const HOSTILE = `<img src=x onerror="alert('1')">&`

test('whatever is put into markup is escaped, unless it is markup', () => {
  const { text } = html`<p title="${HOSTILE}">${HOSTILE}${[html`<b>${'<'}</b>`, null, false, 5]}</p>`
  expect(text).not.toContain('<img')
  expect(text).not.toContain(`"alert`)
  expect(text).toContain('<b>&#60;</b>5</p>')
  expect(html`${new Markup('<i></i>')}`.text).toBe('<i></i>')
})

test('a badge cannot be broken out of, and says in words what it shows', () => {
  for (const theme of ['auto', 'light', 'dark'] as const) {
    const picture = drawBadge({ label: HOSTILE, value: '</text><script>', tone: 'good' }, { locale: 'en', theme })
    expect(picture).not.toContain('<img')
    expect(picture).not.toContain('<script')
    expect(picture).toMatch(/^<svg [^>]*role="img" aria-label="/)
  }
})

test('a badge without evidence is grey', () => {
  const grey = drawBadge({ label: 'A', value: 'B', tone: 'none' }, { locale: 'en', theme: 'light' })
  expect(grey).toContain('#ebe8e0')
  expect(grey).not.toContain('#e2f0e8')
})

test('a date is neither confirmed nor in doubt: it has a calendar leaf, no tick and no dash', () => {
  const marks = (['good', 'none', 'date'] as const).map((tone) =>
    / d="([^"]+)"/.exec(drawBadge({ label: 'A', value: 'B', tone }, { locale: 'en', theme: 'light' }))?.at(1),
  )
  expect(new Set(marks).size).toBe(3)
})

test('a badge has the name of the site as its language writes it', () => {
  const written = (locale: 'en' | 'ar') =>
    drawBadge({ label: 'A', value: 'B', tone: 'date' }, { locale, theme: 'light' })
  expect(written('en')).toContain('Mahalla')
  expect(written('ar')).toContain('محلّة')
  expect(written('ar')).not.toContain('Mahalla')
})

test('joined scripts are not stretched, and run from the right', () => {
  const arabic = drawBadge({ label: 'حلال', value: 'حلال', tone: 'good' }, { locale: 'ar', theme: 'light' })
  expect(arabic).not.toContain('textLength')
  expect(arabic).toContain('direction="rtl"')
})

test.each([
  ['/embed/hijri', { kind: 'hijri', id: '', format: 'html' }],
  ['/embed/hijri.svg', { kind: 'hijri', id: '', format: 'svg' }],
  ['/embed/prayer-times.ics', { kind: 'prayer-times', id: '', format: 'ics' }],
  ['/embed/mosque/east-london-mosque', { kind: 'mosque', id: 'east-london-mosque', format: 'html' }],
  ['/embed/mosque/east-london-mosque.json', { kind: 'mosque', id: 'east-london-mosque', format: 'json' }],
  ['/embed/business/a%20b', { kind: 'business', id: 'a b', format: 'html' }],
  ['/embed/mosque/a/b', null],
  ['/embed/', null],
  ['/embed/mosque/%00', null],
  ['/embed/mosque/%E0%A4%A', null],
  [`/embed/mosque/${'x'.repeat(201)}`, null],
])('reads the address %s', (path, address) => {
  expect(readAddress(path)).toEqual(address)
})

const shared = (query: string) => readShared(new URLSearchParams(query))

test('shared parameters: as usual, right, or refused by name', () => {
  expect(shared('')).toEqual({ ok: true, value: { locale: 'en', theme: 'auto', size: 'regular' } })
  expect(shared('lang=ur&theme=dark&size=compact&utm=1')).toEqual({
    ok: true,
    value: { locale: 'ur', theme: 'dark', size: 'compact' },
  })
  expect(shared('lang=xx')).toEqual({ ok: false, message: 'lang must be one of en, ar, ur, fr, tr, id' })
  expect(shared('theme=')).toEqual({ ok: false, message: 'theme must be one of auto, light, dark' })
  expect(shared('size=regular&size=compact')).toEqual({ ok: false, message: 'size must be one of regular, compact' })
})

test('other parameters', () => {
  const read = (query: string) => new URLSearchParams(query)
  expect([readSwitch(read(''), 'iqamah'), readSwitch(read('iqamah=off'), 'iqamah')]).toEqual([true, false])
  expect(readSwitch(read('iqamah=maybe'), 'iqamah')).toBeNull()
  expect([readHijriDays(read('')), readHijriDays(read('offset=-2')), readHijriDays(read('offset=3'))]).toEqual([
    0,
    -2,
    null,
  ])
  expect([readName(read('name= A ')), readName(read(`name=${'x'.repeat(81)}`)), readName(read('name=a%00'))]).toEqual([
    'A',
    null,
    null,
  ])
})

test('loads are added up by host, widget, place and day, and written once', async () => {
  const saved: Load[][] = []
  const counter = createLoadCounter({ save: async (loads) => void saved.push(loads), log: () => {} })
  const now = new Date('2026-11-15T23:59:00Z')
  counter.add('a.example', 'hijri', null, now)
  counter.add('a.example', 'hijri', null, now)
  counter.add('a.example', 'hijri', null, new Date('2026-11-16T00:01:00Z'))
  counter.add('b.example', 'mosque', 'p', now)
  await counter.flush()
  await counter.stop()
  expect(saved).toEqual([
    [
      { day: '2026-11-15', host: 'a.example', widget: 'hijri', place_id: null, loads: 2 },
      { day: '2026-11-16', host: 'a.example', widget: 'hijri', place_id: null, loads: 1 },
      { day: '2026-11-15', host: 'b.example', widget: 'mosque', place_id: 'p', loads: 1 },
    ],
  ])
})

test('counts that cannot be written are let go, and said', async () => {
  const said: string[] = []
  const counter = createLoadCounter({
    save: () => Promise.reject(new Error('down')),
    log: (event) => said.push(event),
  })
  counter.add('a.example', 'hijri', null, new Date())
  await counter.stop()
  expect(said).toEqual(['embed loads not counted'])
})

test.each([
  ['https://Masjid.Example:8443/times?x=1', 'masjid.example'],
  ['http://localhost/', 'localhost'],
  ['not an address', 'direct'],
  [undefined, 'direct'],
])('the host of %s', (referrer, host) => {
  expect(hostOf(referrer)).toBe(host)
})
