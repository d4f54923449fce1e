// Whether an address has an account shows in nothing: not in the answer, and not in how long it takes. Pairs of
// one known and one unknown in an order of chance: by rank, the two kinds of answers cannot be told apart. What else runs
// on the machine meets both kinds alike.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backendKinds, PASSWORD_HASH, type TestBackend } from '#tests/fixtures/backend.ts'

const PAIRS = 200
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
    [PASSWORD_HASH, PAIRS + WARM_UP],
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

test.each(forms)('%s', async (name, make) => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const answers: Record<'known' | 'unknown', Set<string>> = { known: new Set(), unknown: new Set() }
  const ask = async (kind: 'known' | 'unknown', n: number) => {
    const phone = (kind === 'known' ? 447700000000 : 441600000000) + n * 100000
    const [path, body] = make({ email: `${kind}-${n}@example.com`, phone: `+${phone}` })
    const start = performance.now()
    const answer = await site.call(`/auth/v1/${path}`, { as: 'anon', method: 'POST', body })
    times[kind].push(performance.now() - start)
    answers[kind].add(form(answer))
  }
  // Nobody has asked for anything in the last minute.
  await site.database.query('delete from private.sign_in_tries')
  for (let n = PAIRS + WARM_UP; n > PAIRS; n--) await Promise.all([ask('known', n), ask('unknown', n)])
  for (const kind of ['known', 'unknown'] as const) times[kind].length = 0
  for (let n = 1; n <= PAIRS; n++) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) await ask(kind, n)
  }
  await site.backend.settled()
  expect([...answers.known]).toEqual([...answers.unknown])
  expect(answers.known.size).toBe(1)
  const said = `${name}: median ${median(times.known).toFixed(2)} and ${median(times.unknown).toFixed(2)} ms`
  expect(Math.abs(apart(times.known, times.unknown)), said).toBeLessThan(MOST_APART)
})
