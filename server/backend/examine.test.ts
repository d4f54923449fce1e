import { expect, test } from 'vitest'
import type { Backend } from './backend.ts'
import { createExamination } from './examine.ts'

/** A backend that answers everything alike. */
const backend = (part: Partial<Backend>): Backend => ({
  kind: 'embedded',
  url: 'http://site.invalid',
  publicUrl: null,
  anonKey: 'sb_publishable_abcdefgh',
  serviceRoleKey: 'sb_secret_abcdefgh',
  fetch: async () => Response.json({ message: 'out of order' }, { status: 500 }),
  onChange: () => {},
  realtime: null,
  onMissed: () => {},
  storage: null,
  cluster: null,
  replicas: null,
  pool: null,
  isDead: () => false,
  trouble: async () => 'The database does not answer',
  close: async () => {},
  ...part,
})

const examine = (part: Partial<Backend>) =>
  createExamination({ backend: backend(part), address: 'http://127.0.0.1:9', hasMailServer: true, settings: () => [] })

async function probe(part: Partial<Backend>, name: string) {
  const { probes } = await examine(part)()
  return probes.find((one) => one.name === name)
}

test('a backend that is out of order fails every check that asks it', async () => {
  const { probes } = await examine({})()
  expect(probes.filter(({ state }) => state === 'ok').map(({ name }) => name)).toEqual(['client', 'keys'])
})

test('says what the client library says of a missing key', async () => {
  expect(await probe({ anonKey: '' }, 'client')).toMatchObject({ state: 'failed', note: 'supabaseKey is required.' })
})

test.each([
  [{ anonKey: 'same', serviceRoleKey: 'same' }],
  [{ anonKey: `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x` }],
  [{ serviceRoleKey: `x.${Buffer.from('{"role":"anon"}').toString('base64url')}.x` }],
])('keys in the wrong place are found: %j', async (keys) => {
  expect(await probe(keys, 'keys')).toMatchObject({ state: 'failed' })
})

test('shows the kind of a key and nothing else of it', async () => {
  const { probes } = await examine({})()
  expect(probes.find(({ name }) => name === 'keys')?.note).toBe('sb_publishable_…, sb_secret_…')
  expect(JSON.stringify(probes)).not.toContain('abcdefgh')
})

test('however many ask, the backend is asked once in ten seconds', async () => {
  let asked = 0
  const look = examine({
    trouble: async () => {
      asked++
      return null
    },
  })
  await Promise.all([look(0), look(9_999)])
  expect(asked).toBe(1)
  await look(10_000)
  expect(asked).toBe(2)
})
