// The existence of an account shows in nothing: not in the answer, and not in how long it takes. Pairs of
// one known and one unknown in an order of chance: by rank, the two kinds of answers cannot be told apart. What else runs
// on the machine meets both kinds alike, or so it should: where they seem to lie apart, other pairs must say the same.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backendKinds, PASSWORD_HASH, type TestBackend } from '#tests/fixtures/backend.ts'

const PAIRS = 120
/** What only the first ones meet, on a fresh process, is nobody's secret. */
const WARM_UP = 5
/** How far the ranks may lie apart, in standard deviations: chance alone gets there once in fifteen thousand runs. */
const MOST_APART = 4

let site: TestBackend
beforeAll(async () => {
  const [kind] = backendKinds
  if (!kind) throw new Error('No database')
  site = await kind.open({ sendMail: async () => {}, sendSms: async () => {} })
  await site.database.query(
    `with account as (
       insert into auth.users (id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
         raw_app_meta_data, raw_user_meta_data)
       select gen_random_uuid(), 'authenticated', 'authenticated', 'known-' || n || '@example.com', 447700000000 + n * 100000::bigint,
         $1, now(), now(), '{"provider": "email", "providers": ["email"]}', '{}'
       from generate_series(1, $2::integer) as n returning id, email
     )
     insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('email', email) from account`,
    [PASSWORD_HASH, 2 * PAIRS + WARM_UP],
  )
})
afterAll(() => site?.close())

/** Mann and Whitney's U as a number of standard deviations from what chance would give. */
function apart(a: readonly number[], b: readonly number[]): number {
  const u = a.reduce((sum, x) => sum + b.filter((y) => x > y).length + b.filter((y) => x === y).length / 2, 0)
  const [n, m] = [a.length, b.length]
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Without what differs between any two people. */
const form = (answer: unknown) =>
  JSON.stringify(answer)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, 'time')
    .replaceAll(/(?:un)?known-\d+@example\.com/g, 'address')
    .replaceAll(/44\d{10}/g, 'number')

type Kind = 'known' | 'unknown'
type Asked = { email: string } | { phone: string }
const forms: [string, (who: { email: string; phone: string }) => [string, Asked & Record<string, unknown>]][] = [
  ['signing in with a password', ({ email }) => ['token?grant_type=password', { email, password: 'Wrong-1-password' }]],
  ['asking for a new password', ({ email }) => ['recover', { email }]],
  ['asking for a code', ({ email }) => ['otp', { email, create_user: false }]],
  ['asking for the mail again', ({ email }) => ['resend', { email, type: 'signup' }]],
  ['entering a code', ({ email }) => ['verify', { email, type: 'recovery', token: '123456' }]],
  ['asking for a code by SMS', ({ phone }) => ['otp', { phone, create_user: false }]],
  ['signing up', ({ email }) => ['signup', { email, password: 'Right-1-password' }]],
  ['signing in with a number', ({ phone }) => ['token?grant_type=password', { phone, password: 'Wrong-1-password' }]],
]

test.each(forms)('%s', async (_name, make) => {
  const said: string[] = []
  const answers: Record<Kind, Set<string>> = { known: new Set(), unknown: new Set() }
  const ask = async (kind: Kind, n: number) => {
    const phone = (kind === 'known' ? 447700000000 : 441600000000) + n * 100000
    const [path, body] = make({ email: `${kind}-${n}@example.com`, phone: `+${phone}` })
    const start = performance.now()
    const answer = await site.call(`/auth/v1/${path}`, { as: 'anon', method: 'POST', body })
    answers[kind].add(form(answer))
    return performance.now() - start
  }
  const askPairs = async (first: number) => {
    const times: Record<Kind, number[]> = { known: [], unknown: [] }
    // Nobody has asked for anything in the last minute.
    await site.database.query('delete from private.sign_in_tries')
    for (let n = first; n < first + PAIRS; n++) {
      const order: Kind[] = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known']
      for (const kind of order) times[kind].push(await ask(kind, n))
    }
    await site.backend.settled()
    said.push(`median ${median(times.known).toFixed(2)} and ${median(times.unknown).toFixed(2)} ms`)
    return apart(times.known, times.unknown)
  }
  for (let n = 0; n < WARM_UP; n++)
    await Promise.all([ask('known', 2 * PAIRS + 1 + n), ask('unknown', 2 * PAIRS + 1 + n)])
  const first = await askPairs(1)
  const again = Math.abs(first) < MOST_APART ? 0 : await askPairs(PAIRS + 1)
  expect([...answers.known]).toEqual([...answers.unknown])
  expect(answers.known.size).toBe(1)
  const isApart = Math.abs(again) >= MOST_APART && Math.sign(again) === Math.sign(first)
  expect(isApart, `${first.toFixed(1)} and ${again.toFixed(1)} standard deviations apart; ${said.join('; ')}`).toBe(
    false,
  )
})
