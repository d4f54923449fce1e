// A stranger sees no private identifier: in a site full of rows we search everything it shows for every account's id, address
// and number and every token. `npm run bench -- hostile` looks at more of it, and at the answers to mutated requests.
import { expect, test } from 'vitest'
import { hunt, layOut } from '#tests/fixtures/hostile/hunt.ts'
import { startSite } from '#tests/fixtures/site.ts'

test('no page, feed, file, table, list or widget tells a stranger an account’s id, an address or a token', async () => {
  const prey = await layOut()
  expect(prey.secrets.count).toBeGreaterThan(60)
  const site = await startSite({ DATA_DIR: prey.dataDir, SEED: 'sample' })
  try {
    const { found, pages, tables, buckets } = await hunt(site, prey, { most: 500, each: 2 })
    expect(found).toEqual({})
    expect([pages > 200, tables > 20, buckets > 2], `${pages} ${tables} ${buckets}`).toEqual([true, true, true])
  } finally {
    await site.stop()
  }
})
