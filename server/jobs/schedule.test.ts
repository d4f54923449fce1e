import { expect, test } from 'vitest'
import type { Backend } from '../backend/backend.ts'
import { startJobs } from './schedule.ts'

/** Another node has every lease. */
const elsewhereLeased = {
  url: 'http://127.0.0.1',
  serviceRoleKey: 'key',
  fetch: async (input: string | URL | Request) =>
    Response.json(
      new URL(input instanceof Request ? input.url : input).pathname.endsWith('/take_lease') ? false : null,
    ),
  onChange: () => {},
}

test('a node that was not given the lease looks whether it has the file of an import', async () => {
  const { promise: hasLooked, resolve } = Promise.withResolvers<string>()
  const wakes: (() => void)[] = []
  const jobs = startJobs({
    backend: elsewhereLeased as unknown as Backend,
    importer: { onWake: (wake: () => void) => wakes.push(wake), runDue: async () => resolve('looked'), stop: () => {} },
    loadOpenData: async () => resolve('loaded open data'),
    mailer: { onQueued: () => {} },
    log: () => {},
  } as unknown as Parameters<typeof startJobs>[0])
  for (const wake of wakes) wake()
  expect(await hasLooked).toBe('looked')
  await jobs.stop()
})
