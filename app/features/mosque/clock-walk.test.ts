// A day in Ramadan and a Friday, minute by minute at three places, through the functions the screens are made of: the
// card, the line beside the navigation, the mosque's page, its display and its widget. They never call different prayers
// next, never one that is over, and never a night by the number of another.
import { expect, test } from 'vitest'
import { toMosque } from '#app/core/listings/mosque.ts'
import { addDaysTo, jamaahOn, type Prayer } from '#app/core/mosques/iqamah.ts'
import { beginningNext, localMoment, mosqueDays, toTimedMosque } from '#app/core/mosques/mosque-days.ts'
import { describePrayers } from '#app/core/prayer/describe-prayers.ts'
import { hijriInCountry } from '#app/core/prayer/hijri.ts'
import { listPrayers } from '#app/core/prayer/list-prayers.ts'
import { parseIsoDay } from '#app/core/prayer/local-time.ts'
import { choiceAt } from '#app/core/prayer/prayer-choice.ts'
import { noteAt } from '#app/core/prayer/prayer-note.ts'
import { nextIn } from '#app/core/prayer/use-live-card.ts'
import { describeTimes } from './describe-times.server.ts'
import { displayMoment } from './display-moment.ts'
import { timesAt } from './rules.ts'

const MINUTE = 60_000
const PLACES = [
  { name: 'Makkah', country_code: 'SA', latitude: 21.4225, longitude: 39.8262, time_zone: 'Asia/Riyadh' },
  { name: 'Istanbul', country_code: 'TR', latitude: 41.0082, longitude: 28.9784, time_zone: 'Europe/Istanbul' },
  { name: 'Jakarta', country_code: 'ID', latitude: -6.2088, longitude: 106.8456, time_zone: 'Asia/Jakarta' },
]
/** 20 Ramadan 1448, whose evening is the twenty-first night; and a Friday outside Ramadan. */
const DAYS = ['2027-02-27', '2026-11-20']

function makeMosque(place: (typeof PLACES)[number]) {
  const row = {
    ...place,
    id: 'a',
    jumuah: [
      { id: '1', khutbah_at: '12:15', prayer_at: '12:45' },
      { id: '2', khutbah_at: '13:15', prayer_at: '13:45' },
    ],
    iqamah_rules: [
      { id: '1', prayer: 'dhuhr', kind: 'fixed', at_time: '13:15', effective_from: '2026-01-01' },
      { id: '2', prayer: 'isha', kind: 'offset', minutes: 20, effective_from: '2026-01-01' },
    ],
  }
  const timed = toTimedMosque(row, toMosque(row), () => place.time_zone)
  if (!timed) throw new Error('no position')
  return timed
}

/** What the display holds, made once as the server makes it. */
function holdDays(timed: ReturnType<typeof makeMosque>, from: string) {
  const days = mosqueDays(timed, addDaysTo(from, -1), 4).map((day) => {
    const held = jamaahOn(timed.rules, day, timed.jumuah)
    const of = (prayer: Prayer): [string, string | null] => [held[prayer].begins, held[prayer].iqamah]
    const date = parseIsoDay(day.date)
    const hijri = date && hijriInCountry(date, [])
    return {
      ...day,
      fast: hijri?.month === 9 ? hijri.day : null,
      prayers: { fajr: of('fajr'), dhuhr: of('dhuhr'), asr: of('asr'), maghrib: of('maghrib'), isha: of('isha') },
    }
  })
  return { days, jumuah: timed.jumuah, timeZone: timed.timeZone }
}

const cases = PLACES.flatMap((place) => DAYS.map((day) => ({ place, day, title: `${place.name}, ${day}` })))

test.each(cases)('$title', ({ place, day }) => {
  const timed = makeMosque(place)
  const held = holdDays(timed, day)
  const { timeZone } = timed
  const prayerPlace = { lat: timed.lat, lng: timed.lng, timeZone }
  const choice = choiceAt(place.country_code, null)
  expect(timed.choice).toEqual(choice)
  const visit = {
    ...prayerPlace,
    countryCode: place.country_code,
    countryName: 'x',
    placeName: 'x',
    locale: 'en' as const,
    choice,
  }
  const start = Date.parse(`${day}T00:00:00Z`) - 3 * 60 * MINUTE * (place.country_code === 'ID' ? 7 / 3 : 1)
  const note = listPrayers(prayerPlace, choice, new Date(start))
  const faults: string[] = []
  let nights = ''
  let served: ReturnType<typeof describeTimes> | null = null
  for (let minute = 0; minute < 24 * 60; minute++) {
    const now = new Date(start + minute * MINUTE)
    const said = new Map<string, string>()
    const card = describePrayers({ ...visit, now })
    const next = nextIn(card, now.getTime())
    said.set('card', `${next.name === 'dhuhr' && card.isFriday ? 'jumuah' : next.name} ${next.time}`)
    const noted = noteAt(note, now.getTime())
    said.set('note', `${noted?.next.name} ${noted?.next.time}`)
    const display = displayMoment(held, now.getTime())
    said.set('display', `${display.next?.prayer} ${display.next?.begins}`)
    const widget = beginningNext(timed, now)
    if (!widget || widget.at <= now || next.at <= now.getTime()) faults.push(`${now.toISOString()} past`)
    // The whole page is the dearest: every tenth minute and around each turn is enough to meet every state of it.
    if (minute % 10 === 0) {
      const page = describeTimes({ timed, locale: 'en', now, km: 1 })
      said.set('page', `${page.next?.prayer} ${page.next?.begins}`)
      const row = page.rows.find(({ state }) => state === 'next')
      if (row && row.begins !== page.next?.begins) faults.push(`${now.toISOString()} row ${row.prayer}`)
      if (page.jamaah && page.jamaah.at <= now.getTime()) faults.push(`${now.toISOString()} jamaah`)
      // A page that was told ten minutes ago, and went on by itself.
      const open = served && timesAt(served, now.getTime())
      if (open?.next && `${open.next.prayer} ${open.next.begins}` !== said.get('page'))
        faults.push(`${now.toISOString()} open page ${open.next.prayer}`)
      if (open?.rows.some(({ state, beginsAt }) => state === 'next' && beginsAt <= now.getTime()))
        faults.push(`${now.toISOString()} open page past`)
      served = page
      if (page.ramadan?.kind !== card.ramadan?.kind) faults.push(`${now.toISOString()} ramadan of the page`)
    }
    const words = new Set(said.values())
    if (words.size > 1) faults.push(`${now.toISOString()} ${JSON.stringify([...said])}`)
    const { ramadan } = card
    const fast = ramadan && 'at' in ramadan ? `${ramadan.kind} ${ramadan.day} ${ramadan.time}` : null
    if ((display.fast && `${display.fast.kind} ${display.fast.day} ${display.fast.time}`) !== fast)
      faults.push(`${now.toISOString()} fast ${fast} ${JSON.stringify(display.fast)}`)
    if (Boolean(noted?.fast) !== Boolean(fast)) faults.push(`${now.toISOString()} fast of the note`)
    if (ramadan && 'at' in ramadan && ramadan.at <= now.getTime()) faults.push(`${now.toISOString()} fast past`)
    if (ramadan?.kind === 'suhoor' && localMoment(now, timeZone).date === day && !nights.includes(`${ramadan.day}`))
      nights += `${ramadan.day} `
  }
  expect(faults.slice(0, 5)).toEqual([])
  // Before fajr of the twentieth day it is the twentieth night, and from maghrib on the twenty-first.
  expect(nights.trim()).toBe(day === '2027-02-27' ? '20 21' : '')
})
