// Requests per second of the home page, as ratios to /healthz on the same process in the same run.
import autocannon from 'autocannon'
import { startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'

const SECONDS = 5
const PLACE = 'place=51.507:-0.128:London:England:GB:'
/** Nobody was there before. */
const elsewhere = (n: number) => `place=${(40 + n / 20).toFixed(3)}:-0.128:Somewhere::GB:`

export async function measure(): Promise<Measurement[]> {
  const site = await startSite({ SEED: 'sample' })
  try {
    const load = async (path: string, cookie = '') => {
      // As a browser asks.
      const headers = { 'accept-encoding': 'gzip, deflate, br', cookie }
      await autocannon({ url: site.url + path, headers, connections: 10, duration: 2 })
      return (await autocannon({ url: site.url + path, headers, connections: 10, duration: SECONDS })).requests.average
    }
    const floor = await load('/healthz')
    const shared = await load('/')
    const placed = await load('/', PLACE)
    const alone = await oneByOne(site.url, () => ({}))
    const aloneWithPlace = await oneByOne(site.url, () => ({ cookie: PLACE }))
    const aloneElsewhere = await oneByOne(site.url, (n) => ({ cookie: elsewhere(n) }))
    return [
      { scenario: 'ssr', what: '/healthz (floor)', value: floor, unit: 'req/s' },
      { scenario: 'ssr', what: 'home, kept whole', value: shared, unit: 'req/s' },
      {
        scenario: 'ssr',
        what: 'home, kept whole / floor',
        value: shared / floor,
        unit: '×',
        budget: { atLeast: 0.25 },
      },
      { scenario: 'ssr', what: 'home, kept for a neighbourhood', value: placed, unit: 'req/s' },
      {
        scenario: 'ssr',
        what: 'home, kept for a neighbourhood / floor',
        value: placed / floor,
        unit: '×',
        budget: { atLeast: 0.3 },
      },
      { scenario: 'ssr', what: 'home, kept whole, one by one, p50', value: alone, unit: 'ms (aim 15)' },
      { scenario: 'ssr', what: 'home, kept for a neighbourhood, one by one, p50', value: aloneWithPlace, unit: 'ms' },
      {
        scenario: 'ssr',
        what: 'home, where nobody was before, one by one, p50',
        value: aloneElsewhere,
        unit: 'ms (aim 10)',
      },
    ]
  } finally {
    await site.stop()
  }
}

async function oneByOne(url: string, headersOf: (n: number) => Record<string, string>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 200; i++) {
    const started = performance.now()
    await (await fetch(url, { headers: headersOf(i) })).arrayBuffer()
    times.push(performance.now() - started)
  }
  return percentile(times.slice(50), 0.5)
}
