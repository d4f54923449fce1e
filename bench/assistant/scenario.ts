// The assistant's answer beside a search for the same thing: both over the network, one after the other, so that both meet the
// same machine.
import { startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'

const WARM = 12
const ROUNDS = 120

/** What people ask most, as they ask it; each is a search as well. */
const QUESTIONS = [
  'butcher in London',
  'cafe in London open now',
  'pharmacy in Birmingham',
  'restaurant in Paris with wheelchair access',
  'barber in London',
  'cheap biryani in London',
  'bakery in Berlin',
  'muslim owned grocery in Birmingham',
] as const

async function timed(request: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  const response = await request()
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`status ${response.status}`)
  return performance.now() - started
}

export async function measure(): Promise<Measurement[]> {
  const site = await startSite({ SEED: 'sample', LIMIT_WRITES_PER_5_MIN: '100000' })
  try {
    const question = (i: number) => QUESTIONS[i % QUESTIONS.length] ?? QUESTIONS[0]
    const answer = (i: number) =>
      timed(() =>
        fetch(`${site.url}/api/chat`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ message: question(i), model: 'm' }),
        }),
      )
    // The mark that nothing reads keeps a page that was made before from answering.
    const search = (i: number) =>
      timed(() =>
        fetch(
          `${site.url}/businesses.data?${new URLSearchParams({ search: question(i), rating: String(3 + (i % 2)), i: String(i) })}`,
        ),
      )
    const answers: number[] = []
    const searches: number[] = []
    for (let i = -WARM; i < ROUNDS; i++) {
      const [one, other] = [await answer(i + WARM), await search(i + WARM)]
      if (i < 0) continue
      answers.push(one)
      searches.push(other)
    }
    const [asked, searched] = [percentile(answers, 0.5), percentile(searches, 0.5)]
    return [
      { scenario: 'assistant', what: 'an answer, p50', value: asked, unit: 'ms' },
      { scenario: 'assistant', what: 'a search for the same, p50', value: searched, unit: 'ms' },
      { scenario: 'assistant', what: 'answer ÷ search', value: asked / searched, unit: '×', budget: { atMost: 2 } },
    ]
  } finally {
    await site.stop()
  }
}
