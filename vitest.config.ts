import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// A shared machine may be slow at any moment: no test fails for its time alone.
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000 }

/** Against another Supabase (CONTRACT_URL) only what needs nothing but an address and keys. */
const contractTests = process.env.CONTRACT_URL
  ? readdirSync('tests/contract')
      .map((name) => `tests/contract/${name}`)
      .filter((path) => readFileSync(path, 'utf8').includes("from '#tests/fixtures/contract.ts'"))
  : ['tests/contract/**/*.test.ts']

// Not the site's Vite config: these tests need neither React Router's plugin nor Tailwind.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/architecture.test.ts',
            'tests/contract-coverage.test.ts',
            'supabase/seeds/**/*.test.ts',
          ],
          ...PATIENCE,
        },
      },
      { test: { name: 'database', include: ['supabase/tests/**/*.test.ts'], ...PATIENCE } },
      {
        test: {
          name: 'contract',
          include: contractTests,
          // Each waits for a process of its own most of the time.
          maxWorkers: 2,
          ...(!process.env.CONTRACT_URL && { globalSetup: 'tests/fixtures/site.ts' }),
          ...PATIENCE,
        },
      },
    ],
  },
})
