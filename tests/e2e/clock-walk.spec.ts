// A Friday in Ramadan and the day after it, minute by minute at three places, on pages that stay open: everything that names a next
// prayer names the same one, none that has begun, and no night comes a day late. The site's clock goes with the browser's.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { MASJID_COOKIE } from '#app/core/mosques/my-masjid.ts'
import { PLACE_COOKIE, placeToCookie } from '#app/core/places/place.ts'
import { parseIsoDay, startOfDay } from '#app/core/prayer/local-time.ts'
import { choiceAt } from '#app/core/prayer/prayer-choice.ts'
import { prayerDays } from '#app/core/prayer/rules.ts'
import en from '#app/i18n/messages/en.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { expect, hydrated, test, withoutPopup } from './site-test.ts'

const MINUTE = 60_000
/** 19 and 20 Ramadan 1448; the evening of the second is the twenty-first night. */
const DAYS = [
  { iso: '2027-02-26', fast: 19, isFriday: true },
  { iso: '2027-02-27', fast: 20, isFriday: false },
]

const PLACES = [
  { name: 'Makkah', countryCode: 'SA', lat: 21.42, lng: 39.83, timeZone: 'Asia/Riyadh', mosque: 'masjid-al-haram' },
  {
    name: 'Istanbul',
    countryCode: 'TR',
    lat: 41.02,
    lng: 29.02,
    timeZone: 'Europe/Istanbul',
    mosque: 'sample-mescidi-uskudar',
  },
  { name: 'Jakarta', countryCode: 'ID', lat: -6.17, lng: 106.83, timeZone: 'Asia/Jakarta', mosque: 'istiqlal-mosque' },
]

let site: RunningSite

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const clock = pathToFileURL(resolve('tests/fixtures/moved-clock.ts')).href
  site = await startSite({ SEED: 'sample', NODE_OPTIONS: `--import ${clock}` })
  // What is due after three months is done first.
  const headers = { 'x-clock': String(Date.parse('2027-02-25T12:00:00Z')) }
  await expect.poll(async () => (await fetch(`${site.url}/healthz`, { headers })).status).toBe(200)
})
test.afterAll(() => site?.stop())

type Walker = Window & { clock: { go: (to: number) => void; now: () => number; isAsking: () => boolean } }

/** The page's clock stands until it is told to go on; what waits for a second or more waits by it. The site is told the hour. */
async function holdClock(page: Page, start: number) {
  await page.addInitScript((from) => {
    let now = from
    const RealDate = Date
    class HeldDate extends RealDate {
      constructor(...parts: [] | [number]) {
        super(...((parts.length === 0 ? [now] : parts) as [number]))
      }
      static override now() {
        return now
      }
    }
    window.Date = HeldDate as DateConstructor
    const waiting = new Map<number, { at: number; call: () => void }>()
    const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, fetch: window.fetch }
    let last = 1_000_000
    let asking = 0
    Object.assign(window, {
      setTimeout: (call: () => void, ms = 0) => {
        if (ms < 1000) return real.setTimeout.call(window, call, ms)
        waiting.set(++last, { at: now + ms, call })
        return last
      },
      clearTimeout: (id: number) => {
        if (!waiting.delete(id)) real.clearTimeout.call(window, id)
      },
      fetch: (input: RequestInfo, init: RequestInit = {}) => {
        // A machine that runs many tests may call itself busy; this one is about the clock.
        if (input === '/healthz') return Promise.resolve(new Response(null))
        const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined))
        headers.set('x-clock', String(now))
        asking++
        return real.fetch.call(window, input, { ...init, headers }).finally(() => asking--)
      },
      clock: {
        now: () => now,
        isAsking: () => asking > 0,
        go: (to: number) => {
          now = to
          for (const [id, { at, call }] of [...waiting])
            if (at <= now) {
              waiting.delete(id)
              call()
            }
        },
      },
    })
  }, start)
}

/** What the sun says, told apart from what the pages make of it. */
function dayAt(place: (typeof PLACES)[number], { iso, fast, isFriday }: (typeof DAYS)[number]) {
  const date = parseIsoDay(iso)
  if (!date) throw new RangeError(iso)
  const names = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
  const days = prayerDays({ ...place, ...choiceAt(place.countryCode, place), date }, 2)
  const prayers = days.flatMap(({ at, time }, i) =>
    names.map((name) => ({
      name: en.prayer.names[name === 'dhuhr' && isFriday && i === 0 ? 'jumuah' : name],
      time: time[name],
      at: at[name].getTime(),
    })),
  )
  const [fajr, maghrib] = [days[0]?.at.fajr.getTime() ?? 0, days[0]?.at.maghrib.getTime() ?? 0]
  const { suhoor, iftar, day } = en.prayer.ramadan
  const fasts = [
    { until: fajr, says: [suhoor, day(`${fast}`)] },
    { until: maghrib, says: [iftar, day(`${fast}`)] },
    { until: Number.MAX_VALUE, says: [suhoor, day(`${fast + 1}`)] },
  ]
  return {
    start: startOfDay(date, place.timeZone).getTime(),
    prayers,
    maghrib,
    fasts,
    hijri: [`${fast} Ramadan 1448`, `${fast + 1} Ramadan 1448`],
  }
}

/** Every minute of a day, in the page itself. What is wrong for longer than an answer takes is told. */
const walk = (page: Page, day: ReturnType<typeof dayAt>) =>
  page.evaluate(async ({ start, prayers, maghrib, fasts, hijri }) => {
    const { clock } = window as unknown as Walker
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((found) => found.textContent?.replace(/\s+/g, ' ') ?? '')
    // Kept, else it is thrown away before its word arrives.
    const { port1, port2 } = new MessageChannel()
    const turn = () =>
      new Promise((done) => {
        port1.onmessage = done
        port2.postMessage(null)
      })
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

    function faultsNow(): string[] {
      const now = clock.now()
      const next = prayers.find(({ at }) => at > now)
      if (!next) throw new Error('The day is over')
      const isNamed = (text: string) => text.includes(next.name) && text.includes(next.time)
      const faults: string[] = []
      const mustName = (selector: string, texts = textsOf(selector)) => {
        for (const text of texts) if (!isNamed(text)) faults.push(`${selector}: ${text}, not ${next.name} ${next.time}`)
        return texts.length
      }
      mustName('.nav__next')
      const cards = mustName('.prayer .is-next')
      const tables = textsOf('.mosque-jamaah').length
      // Until the last prayer of the day has stood up the table is that day's, and what is next is not in it.
      if (tables && mustName('.mosque-jamaah .is-next') === 0 && textsOf('.mosque-jamaah .is-now').length === 0)
        faults.push('the table names nothing')
      if (cards + tables === 0) faults.push('nothing to look at')
      // Mosques around have the sun a little earlier or later.
      const isTurn = (at = 0) => Math.abs(at - now) < 300_000
      const near = prayers.filter(({ at }, i) => at === next.at || isTurn(at) || isTurn(prayers[i - 1]?.at))
      for (const text of [...textsOf('.listing-mosque__next'), ...textsOf('.prayer-times--light .is-next')])
        if (!near.some(({ name }) => text.includes(name))) faults.push(`a mosque: ${text}, not ${next.name}`)
      const night = hijri[now < maghrib ? 0 : 1]
      for (const text of [...textsOf('.prayer__top'), ...textsOf('.mosque-today__head p.muted')])
        if (night && !text.includes(night)) faults.push(`${text}, not ${night}`)
      const fast = fasts.find(({ until }) => until > now)
      const strips = textsOf('.prayer-ramadan')
      if (fast && !strips.some((text) => fast.says.every((word) => text.includes(word))))
        faults.push(`${strips}, not ${fast.says}`)
      return faults.map((fault) => `${new Date(now).toISOString()} ${fault}`)
    }

    const found: string[] = []
    for (let minute = 0; minute < 24 * 60 && found.length < 5; minute++) {
      clock.go(start + minute * 60_000)
      let faults: string[] = []
      const asked = performance.now()
      const isDone = () => faults.length === 0 && !clock.isAsking()
      for (let turns = 0; turns === 0 || (!isDone() && performance.now() - asked < 30_000); turns++) {
        await (turns < 20 ? turn() : pause(20))
        faults = faultsNow()
      }
      found.push(...faults)
    }
    return found
  }, day)

/** Two have a mosque's page open, of which one on the Friday, and one the home page. */
const WALKS = PLACES.flatMap((place, i) =>
  DAYS.slice(i % 2, (i % 2) + 1).map((day) => ({ place, day, path: i === 0 ? '/' : `/mosque/${place.mosque}` })),
)

for (const { place, day, path } of WALKS)
  test(`every minute of ${day.iso} in ${place.name}: ${path}`, async ({ page, context }) => {
    await withoutPopup(page)
    const walked = dayAt(place, day)
    const cookie = { domain: '127.0.0.1', path: '/' }
    const rows = await (
      await fetch(`${site.url}/rest/v1/mosque_unified?select=id&slug=eq.${place.mosque}`, {
        headers: { apikey: site.anonKey },
      })
    ).json()
    await context.addCookies([
      {
        ...cookie,
        name: PLACE_COOKIE,
        value: placeToCookie({ ...place, city: place.name, state: '', country: place.name }),
      },
      { ...cookie, name: MASJID_COOKIE, value: rows[0].id },
    ])
    await holdClock(page, walked.start)
    await fetch(`${site.url}/healthz`, { headers: { 'x-clock': String(walked.start - MINUTE) } })
    await page.goto(`${site.url}${path}`)
    await hydrated(page)
    expect(await walk(page, walked)).toEqual([])
  })

/** The invented mosque tells its iqamah, two Jumu'ah and two Eid prayers: what its screen must wait for, and until when. */
const HALL = '/mosque/sample-masjid-stratford/display'
const HALL_DAYS = [
  {
    title: 'a Friday',
    day: '2026-11-20',
    turns: [
      ['11:45', 'jumuah before'],
      ['11:47', 'jumuah khutbah'],
      ['12:15', 'jumuah listening'],
      ['12:45', 'jumuah praying'],
      ['13:01', 'jumuah khutbah'],
      ['13:14', 'jumuah khutbah'],
      ['13:15', 'jumuah listening'],
      ['13:45', 'jumuah praying'],
      ['14:00', 'asr dhikr'],
      ['14:05', 'asr before'],
    ],
  },
  {
    title: 'a night of Ramadan',
    day: '2027-02-26',
    turns: [
      ['17:30', 'maghrib before'],
      ['17:36', 'maghrib athan'],
      ['17:40', 'maghrib praying'],
      ['17:55', 'isha dhikr'],
      ['18:30', 'isha before'],
      ['23:00', 'fajr before'],
    ],
  },
  {
    title: 'an Eid morning',
    day: '2027-03-09',
    turns: [
      ['06:00', 'eid eid'],
      ['07:59', 'eid eid'],
      ['08:00', 'eid praying'],
      ['08:15', 'eid listening'],
      ['08:35', 'eid eid'],
      ['09:30', 'eid praying'],
      ['09:45', 'eid listening'],
      ['10:05', 'dhuhr before'],
    ],
  },
] as const

for (const { title, day, turns } of HALL_DAYS)
  test(`the hall screen on ${title}`, async ({ page }) => {
    const start = Date.parse(`${day}T00:00:00Z`)
    await fetch(`${site.url}/healthz`, { headers: { 'x-clock': String(start) } })
    await page.clock.install({ time: start })
    await page.goto(`${site.url}${HALL}`)
    const marked = page.locator('.mosque-display__times [aria-current=true]')
    for (const [time, expected] of turns) {
      const now = Date.parse(`${day}T${time}:05Z`)
      // What the page asks the site meanwhile is answered by the same clock.
      await fetch(`${site.url}/healthz`, { headers: { 'x-clock': String(now) } })
      await page.clock.pauseAt(now)
      const [prayer, stage] = expected.split(' ')
      // Its next look at the clock may begin after an answer of the site.
      await expect(async () => {
        await page.clock.runFor(2000)
        expect(await page.locator('.mosque-display').getAttribute('data-stage'), time).toBe(stage)
      }).toPass()
      await expect(marked, time).toHaveCount(1)
      await expect(marked, time).toHaveAttribute('data-prayer', prayer ?? '')
    }
  })
