// Asking in one's own words: reading a sentence in process, the assistant's answer over the network, and what reading adds
// to a search.
import { readFileSync } from 'node:fs'
import { understandFrom } from '#app/core/understanding/knowledge.server.ts'
import { suggestFrom } from '#app/core/understanding/suggest.server.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { isAnswered, readSearches, understood } from '#tests/fixtures/searches.ts'
import { startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'

const ROUNDS = 20
const ASKED = 240
const SEARCHED = 60

const sentences = ['known', 'held-out'].flatMap((name) =>
  readFileSync(new URL(`../../tests/fixtures/sentences/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | ')[1]?.split(' > ')[0] ?? ''),
)

function reading(): Measurement {
  const times: number[] = []
  // The first round builds the lexicon.
  for (let round = 0; round <= ROUNDS; round++)
    for (const sentence of sentences) {
      const started = performance.now()
      understandFrom({ lat: 51.5, lng: -0.1 }, sentence)
      if (round > 0) times.push(performance.now() - started)
    }
  return {
    scenario: 'understanding',
    what: `one of ${sentences.length} sentences, p95`,
    value: percentile(times, 0.95),
    unit: 'ms (aim 1)',
  }
}

/** Of the committed searches those whose kind and place are understood. */
function share(): Measurement {
  const searches = readSearches()
  const right = searches.filter((search) => isAnswered(search, understood(search))).length
  return {
    scenario: 'understanding',
    what: `of ${searches.length} searches the right kind at the right place`,
    value: (100 * right) / searches.length,
    unit: '%',
    budget: { atLeast: 95 },
  }
}

/** What is typed into the search field, letter by letter, without the names of businesses. */
async function suggesting(): Promise<Measurement> {
  const t = await loadMessages('en')
  const typed = ['whitechapel', 'birmingham', 'biryani', 'E1 1JQ', '75011', 'tayyabs', 'shoreditch'].flatMap((word) =>
    Array.from(word, (_, i) => word.slice(0, i + 1)),
  )
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++)
    for (const text of typed) {
      const started = performance.now()
      suggestFrom({ text, locale: 'en', t, near: { lat: 51.5, lng: -0.1 } }, [])
      if (round > 0) times.push(performance.now() - started)
    }
  return {
    scenario: 'understanding',
    what: 'suggestions in the process, p95',
    value: percentile(times, 0.95),
    unit: 'ms (aim 30)',
  }
}

async function timeAll(count: number, ask: (i: number) => Promise<Response>): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const started = performance.now()
    const response = await ask(i)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`status ${response.status}`)
    times.push(performance.now() - started)
  }
  return times
}

/** The same words once read and once as they stand, which quotation marks say. */
const PAIRS = ['butcher', 'cafe', 'pharmacy', 'bakery', 'restaurant', 'barber'] as const

export async function measure(): Promise<Measurement[]> {
  const results = [share(), reading(), await suggesting()]
  const site = await startSite({ SEED: 'sample', LIMIT_WRITES_PER_5_MIN: '100000' })
  try {
    const chat = (i: number) =>
      fetch(`${site.url}/api/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message: sentences[(i * 7) % sentences.length], model: 'm' }),
      })
    const search = (words: string, i: number) =>
      fetch(
        `${site.url}/businesses.data?${new URLSearchParams({ search: words, page: '1', near: `london-gb`, rating: String(3 + (i % 2)) })}`,
      )
    await timeAll(40, chat)
    results.push({
      scenario: 'understanding',
      what: '/api/chat without a model, p95',
      value: percentile(await timeAll(ASKED, chat), 0.95),
      unit: 'ms (aim 60)',
    })
    const pair = (i: number) => PAIRS[i % PAIRS.length] ?? 'butcher'
    await timeAll(12, (i) => search(pair(i), i))
    const plain = percentile(await timeAll(SEARCHED, (i) => search(`"${pair(i)}"`, i)), 0.5)
    const read = percentile(await timeAll(SEARCHED, (i) => search(`${pair(i)} in London`, i)), 0.5)
    results.push(
      { scenario: 'understanding', what: 'search for the words as they stand, p50', value: plain, unit: 'ms' },
      { scenario: 'understanding', what: 'search that is understood, p50', value: read, unit: 'ms' },
      {
        scenario: 'understanding',
        what: 'understood ÷ as they stand',
        value: read / plain,
        unit: '×',
        budget: { atMost: 1.3 },
      },
    )
  } finally {
    await site.stop()
  }
  return results
}
