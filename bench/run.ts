// `npm run bench [-- scenario …]`: runs the scenarios and prints a table; ends with 1 when a budget is broken.
import { isWithin, type Measurement } from './measurement.ts'

const scenarios: Record<string, () => Promise<{ measure: () => Promise<Measurement[]> }>> = {
  analytics: () => import('./analytics/scenario.ts'),
  bundle: () => import('./bundle/scenario.ts'),
  ssr: () => import('./ssr/scenario.ts'),
  'near-me': () => import('./near-me/scenario.ts'),
  import: () => import('./import/scenario.ts'),
  streets: () => import('./streets/scenario.ts'),
  search: () => import('./search/scenario.ts'),
  understanding: () => import('./understanding/scenario.ts'),
  assistant: () => import('./assistant/scenario.ts'),
  realtime: () => import('./realtime/scenario.ts'),
  community: () => import('./community/scenario.ts'),
  rest: () => import('./rest/scenario.ts'),
  prayer: () => import('./prayer/scenario.ts'),
  quran: () => import('./quran/scenario.ts'),
  memory: () => import('./memory/scenario.ts'),
  hostile: () => import('./hostile/scenario.ts'),
  'hostile-load': () => import('./hostile-load/scenario.ts'),
}

/** Minutes of stopping and killing, or a tool to install first: only when named. */
const onlyByName: typeof scenarios = {
  drafts: () => import('./drafts/scenario.ts'),
  faults: () => import('./faults/scenario.ts'),
  grow: () => import('./grow/scenario.ts'),
  millions: () => import('./millions/scenario.ts'),
  kill: () => import('./kill/scenario.ts'),
  lighthouse: () => import('./lighthouse/scenario.ts'),
  push: () => import('./push/scenario.ts'),
  views: () => import('./views/scenario.ts'),
  touch: () => import('./touch/scenario.ts'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in scenarios || name in onlyByName))
if (unknown.length > 0) {
  console.error(
    `Unknown scenario: ${unknown.join(', ')}. There are: ${Object.keys({ ...scenarios, ...onlyByName }).join(', ')}`,
  )
  process.exit(1)
}

const results: Measurement[] = []
for (const [name, load] of Object.entries({ ...scenarios, ...onlyByName })) {
  if (wanted.length > 0 ? !wanted.includes(name) : name in onlyByName) continue
  console.log(`… ${name}`)
  results.push(...(await (await load()).measure()))
}
console.table(
  results.map((m) => ({
    scenario: m.scenario,
    what: m.what,
    value: Number(m.value.toPrecision(4)),
    unit: m.unit,
    budget: m.budget ? ('atMost' in m.budget ? `≤ ${m.budget.atMost}` : `≥ ${m.budget.atLeast}`) : '',
    ok: m.budget ? (isWithin(m) ? 'yes' : 'NO') : '',
  })),
)
process.exit(results.every(isWithin) ? 0 : 1)
