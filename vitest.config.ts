import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { answerShapes } from './tests/fixtures/answer-shapes.ts'

// A shared machine may be slow at any moment: no test fails for its time alone.
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000 }

// By itself the runner leaves one core free, which of two is half the machine.
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** Against another Supabase (CONTRACT_URL) only what needs nothing but an address and keys. */
const contractTests = process.env.CONTRACT_URL
  ? readdirSync('tests/contract')
      .map((name) => `tests/contract/${name}`)
      .filter((path) => readFileSync(path, 'utf8').includes("from '#tests/fixtures/contract.ts'"))
  : ['tests/contract/**/*.test.ts']

/** By what they take, the longest first: they must not begin when the others are done. */
const LONG = [
  ...['listing-rights', 'matrix', 'search', 'imports', 'registration', 'ownership'].map(
    (name) => `supabase/tests/${name}`,
  ),
  ...[
    'how-to',
    'kept',
    'guards',
    'leaving',
    'process',
    'hostile-values',
    'storage',
    'auth-timing',
    'our-storage',
    'realtime',
    'auth-guessing',
  ].map((name) => `contract/${name}`),
  ...['ways-in', 'rest-hostile', 'fuzz', 'auth-services-hostile', 'faults', 'nodes', 'functions'].map(
    (name) => `contract/${name}`,
  ),
]
const rank = ({ moduleId }: TestSpecification) => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`))
  return at < 0 ? LONG.length : at
}
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

// Files share nothing but compiled code, which is half of what most of them cost: `isolate: false` keeps it.
// Not the site's Vite config: these tests need neither React Router's plugin nor Tailwind.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.{ts,tsx}',
            'supabase/seeds/**/*.test.ts',
          ],
          isolate: false,
          maxWorkers,
          ...PATIENCE,
        },
      },
      {
        plugins: [answerShapes()],
        test: {
          name: 'database',
          include: ['supabase/tests/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/fixtures/read-answers.ts'],
          globalSetup: ['tests/fixtures/templates.ts', 'tests/fixtures/keep-backends.ts'],
          maxWorkers,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'contract',
          include: contractTests,
          isolate: false,
          // One more than has a core: they wait for processes and clocks now and then.
          maxWorkers: maxWorkers + 1,
          // Processes, sockets and clocks of a machine that others use: what fails once and then holds is shown as such.
          retry: 1,
          ...(!process.env.CONTRACT_URL && { globalSetup: 'tests/fixtures/shared-server.ts' }),
          ...PATIENCE,
        },
      },
    ],
  },
})
