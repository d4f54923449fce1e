import { defineConfig } from 'vitest/config'

// A shared machine may be slow at any moment: no test fails for its time alone.
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000 }

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
            'supabase/seeds/**/*.test.ts',
          ],
          ...PATIENCE,
        },
      },
      { test: { name: 'database', include: ['supabase/tests/**/*.test.ts'], ...PATIENCE } },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/fixtures/site.ts',
          ...PATIENCE,
        },
      },
    ],
  },
})
