// A mosque's month, calendar, display and feasts: whose times they are, Fridays and Ramadan.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toMosque } from '#app/core/listings/mosque.ts'
import { toTimedMosque } from '#app/core/mosques/mosque-days.ts'
import { readOccasions } from '#app/core/mosques/read-mosque.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { I18nContext } from '#app/i18n/catalogue.ts'
import { locales } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { readStrictCalendar } from '#tests/fixtures/strict-calendar.ts'
import { describeDisplay } from './describe-display.server.ts'
import { describeMonth } from './describe-month.server.ts'
import { describeTimes } from './describe-times.server.ts'
import { DisplayScreen } from './display-screen.tsx'
import { OccasionsSection } from './occasions-section.tsx'
import type { Timed } from './queries.server.ts'
import { writeCalendar } from './write-calendar.server.ts'

const visitAt = (now: string) =>
  ({
    locale: 'en',
    t: en,
    now: new Date(now),
    services: { config: { siteUrl: 'https://mahalla.example' } },
    cards: { cityName: (city: string) => city },
  }) as unknown as Visit

function find(row: Record<string, unknown>): Timed {
  const mosque = toMosque(row)
  const timed = toTimedMosque(row, mosque, () => 'Europe/London')
  if (!timed) throw new Error('no position')
  return { row, mosque, timed, name: 'Masjid', key: 'masjid', path: '/mosque/masjid' }
}

const UNTOLD = { id: 'a', country_code: 'SA', latitude: 21.4225, longitude: 39.8262, time_zone: 'Asia/Riyadh' }
const TOLD = {
  id: 'b',
  country_code: 'GB',
  latitude: 51.54,
  longitude: 0,
  time_zone: 'Europe/London',
  calculation_method: 3,
  asr_school: 1,
  iqamah_rules: [
    { id: '1', prayer: 'dhuhr', kind: 'fixed', at_time: '13:15', effective_from: '2026-01-01', said_as: 'mosque' },
  ],
  jumuah: [
    { id: '1', khutbah_at: '12:15', prayer_at: '12:45' },
    { id: '2', khutbah_at: '13:15', prayer_at: '13:45' },
  ],
}

test('where nobody told anything there is no athan and no iqamah, and the country’s method is named', () => {
  const times = describeTimes({ timed: find(UNTOLD).timed, locale: 'en', now: new Date('2026-11-16T09:00:00Z'), km: 1 })
  expect(times).toMatchObject({ hasAdhan: false, said: null, method: 'umm-al-qura', methodFrom: 'country' })
  // As the Umm al-Qura calendar has it on that day.
  expect(times.rows.map(({ begins }) => begins)).toEqual(['05:13', '12:05', '15:16', '17:39', '19:09'])
  expect(times.rows.every(({ adhan, iqamah }) => adhan === null && iqamah === null)).toBe(true)
  const calendar = writeCalendar(visitAt('2026-11-16T09:00:00Z'), find(UNTOLD)).replace(/\r\n /g, '')
  expect(calendar).toContain('Calculated with the Umm al-Qura method')
  expect(calendar).not.toContain(en.mosques.calendar.iqamah(en.mosques.prayers.fajr))
})

test('there is no way to a jama’ah nobody told of, however near the mosque is', () => {
  const now = new Date('2026-11-16T09:00:00Z')
  expect(describeTimes({ timed: find(UNTOLD).timed, locale: 'en', now, km: 1 })).toMatchObject({
    jamaah: null,
    foot: null,
    car: null,
    jumuahReach: [],
  })
  expect(describeTimes({ timed: find(TOLD).timed, locale: 'en', now, km: 1 }).foot).not.toBeNull()
})

test('in the khutbah Jumu’ah is now and asr is next, and every session is weighed', () => {
  const now = new Date('2026-11-20T12:23:00Z')
  const times = describeTimes({ timed: find(TOLD).timed, locale: 'en', now, km: 9.5 })
  expect(times.rows.map(({ state }) => state)).toEqual(['past', 'now', 'next', 'later', 'later'])
  expect(times).toMatchObject({ next: { prayer: 'asr' }, jamaah: { prayer: 'jumuah', iqamah: '12:45' } })
  expect(times.jumuahReach.map(({ outlook, leave }) => [outlook, leave])).toEqual([
    ['late', null],
    ['khutbah', '12:45'],
  ])
})

test('Fridays have Jumu’ah in the month, and the other days dhuhr', () => {
  const { days, hasJumuah } = describeMonth(visitAt('2026-11-18T09:00:00Z'), find(TOLD), { month: null, ramadan: null })
  expect(hasJumuah).toBe(true)
  expect(days.filter(({ jumuah }) => jumuah).map(({ date }) => date)).toEqual(
    [6, 13, 20, 27].map((day) => `2026-11-${String(day).padStart(2, '0')}`),
  )
  expect(days[19]).toMatchObject({
    jumuah: [
      { khutbah: '12:15', prayer: '12:45' },
      { khutbah: '13:15', prayer: '13:45' },
    ],
  })
  expect(days[18]).toMatchObject({ jumuah: null, iqamah: { dhuhr: '13:15' } })
})

test('the Hijri month is named where it begins', () => {
  const { days } = describeMonth(visitAt('2026-11-18T09:00:00Z'), find(TOLD), { month: null, ramadan: null })
  expect([days[0]?.hijri, days[1]?.hijri, days[10]?.hijri]).toEqual(['21 Jumada al-Ula', '22', '1 Jumada al-Akhirah'])
})

test('the timetable of a Ramadan has its fasts, each with imsak before its fajr', () => {
  const page = describeMonth(visitAt('2026-11-18T09:00:00Z'), find(TOLD), { month: null, ramadan: '1448' })
  expect(page).toMatchObject({ isRamadan: true, title: 'Ramadan 1448' })
  expect([page.days[0]?.date, page.days.at(-1)?.date, page.days.length]).toEqual(['2027-02-08', '2027-03-08', 29])
  const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  for (const { isFast, imsak, fajr } of page.days) {
    expect(isFast).toBe(true)
    expect(minutes(fajr) - minutes(imsak)).toBe(10)
  }
})

test('in the calendar Jumu’ah lasts until its prayer is over, and takes the place of dhuhr', () => {
  const calendar = writeCalendar(visitAt('2026-11-20T09:00:00Z'), find(TOLD))
  const [friday = ''] =
    /BEGIN:VEVENT(?:(?!END:VEVENT)[\s\S])*UID:2026-11-20-jumuah-1@b[\s\S]*?END:VEVENT/.exec(calendar) ?? []
  expect(friday).toContain('DTSTART:20261120T121500Z')
  expect(friday).toContain('DTEND:20261120T130000Z')
  expect(calendar).not.toContain('UID:2026-11-20-dhuhr@b')
  expect(calendar).toContain('UID:2026-11-21-dhuhr@b')
})

test.each(locales)(
  'the calendar keeps the standard in %s, and the mosque’s clock when the clocks change',
  async (locale) => {
    const visit = { ...visitAt('2027-03-20T09:00:00Z'), locale, t: await loadMessages(locale) } as unknown as Visit
    const named = { ...find(TOLD), name: 'مسجد; النور, \\ “Leeds” '.repeat(6).trim() }
    const [file, again] = [writeCalendar(visit, named), writeCalendar(visit, named)]
    const events = readStrictCalendar(file)
    expect(again).toBe(file)
    expect(events.length).toBeGreaterThan(60 * 4)
    expect(events[0]?.LOCATION?.startsWith(named.name)).toBe(true)
    const dhuhr = (day: string) => events.find(({ UID }) => UID === `${day}-dhuhr@b`)?.start
    // Dhuhr at 13:15 on the mosque's wall, the day before and the day the clocks go forward.
    expect([dhuhr('2027-03-27'), dhuhr('2027-03-28')]).toEqual(['20270327T131500Z', '20270328T121500Z'])
  },
)

test('the display keeps sunrise, source and code beside an announcement', () => {
  const announcement = {
    id: '1',
    kind: 'class',
    title: 'Tafsir',
    published_at: '2026-11-17T09:00:00Z',
    expires_at: '2026-12-01T00:00:00Z',
  }
  for (const row of [TOLD, { ...TOLD, announcements: [announcement] }, UNTOLD]) {
    const data = describeDisplay(visitAt('2026-11-18T09:00:00Z'), find(row))
    const html = renderToStaticMarkup(
      <I18nContext value={{ locale: 'en', t: en }}>
        <DisplayScreen data={data} />
      </I18nContext>,
    )
    const isTold = row !== UNTOLD
    expect(html.includes('Tafsir')).toBe('announcements' in row)
    expect(html).toContain(`${en.mosques.display.sunrise} ${isTold ? '07:2' : '06:3'}`)
    expect(html).toContain(en.mosques.display.source(isTold ? en.prayer.methods.mwl : en.prayer.methods['umm-al-qura']))
    expect(html).toContain('data:image/svg+xml')
    expect(html).toContain(en.mosques.display.qr)
  }
})

test('each Eid prayer has its time, its place and whose word it is', () => {
  const eid = { kind: 'eid_fitr', from_date: '2027-03-09', said_at: '2027-02-01' }
  const occasions = readOccasions([
    { ...eid, id: '1', at_time: '07:30', venue: 'Main hall', said_as: 'mosque' },
    { ...eid, id: '2', at_time: '09:00', venue: 'West Ham Park', said_as: 'member' },
  ])
  const html = renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <OccasionsSection occasions={occasions} path="/mosque/masjid" isSeason={false} />
    </I18nContext>,
  )
  const [first = '', second = ''] = html.split('<li').slice(1)
  for (const part of ['07:30', 'Main hall', `${en.mosques.today.marks.mosque}, 1 February 2027`])
    expect(first.replace(/<!-- -->/g, '')).toContain(part)
  for (const part of ['09:00', 'West Ham Park', en.mosques.today.marks.member]) expect(second).toContain(part)
})
