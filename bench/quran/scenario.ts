// The time a surah takes to arrive, one request after the other, beside the home page in the same run; and the search.
import { startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'

const PLACE = 'place=51.507:-0.128:London:England:GB:'
const SURAHS = [1, 18, 36, 67, 112]

export async function measure(): Promise<Measurement[]> {
  const site = await startSite({ SEED: 'none' })
  try {
    const surahs = SURAHS.map((surah) => `/quran/${surah}`)
    const kept = await oneByOne(site.url, surahs)
    const placed = await oneByOne(site.url, surahs, { cookie: PLACE })
    const home = await oneByOne(site.url, ['/'], { cookie: PLACE })
    const longest = await oneByOne(site.url, ['/quran/2'], { cookie: PLACE })
    const search = await oneByOne(site.url, ['/quran/search?q=mercy', '/quran/search?q=%D8%B1%D8%AD%D9%85%D8%A9'], {
      cookie: PLACE,
    })
    const figure = (what: string, value: number): Measurement => ({ scenario: 'quran', what, value, unit: 'ms' })
    return [
      figure('five surahs, kept whole, p50 (aim 15)', kept),
      figure('five surahs, rendered for a place, p50', placed),
      figure('the longest surah, rendered for a place, p50', longest),
      figure('search in English and Arabic, p50', search),
      {
        scenario: 'quran',
        what: 'a surah / home, both rendered for a place',
        value: placed / home,
        unit: '×',
        budget: { atMost: 3 },
      },
    ]
  } finally {
    await site.stop()
  }
}

async function oneByOne(base: string, paths: string[], headers: Record<string, string> = {}): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 150; i++) {
    const started = performance.now()
    await (await fetch(base + paths[i % paths.length], { headers })).arrayBuffer()
    times.push(performance.now() - started)
  }
  return percentile(times.slice(50), 0.5)
}
