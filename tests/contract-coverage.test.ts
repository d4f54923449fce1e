// Every call of the specification has a test named for it, and docs/contract-coverage.md says which
// (`vitest run --project unit tests/contract-coverage.test.ts -u` writes it anew).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SURFACES, UPSTREAM } from './contract-calls.ts'

const root = join(import.meta.dirname, '..')
const calls = SURFACES.flatMap((surface) => surface.calls)

test('every call has a test', () => {
  expect(calls.filter(({ tests }) => tests.length === 0).map(({ call }) => call)).toEqual([])
})

test.each([...new Set(calls.flatMap(({ tests }) => tests.map(([file]) => file)))])('%s has the tests named', (file) => {
  const source = readFileSync(join(root, file), 'utf8')
  const titles = calls.flatMap(({ tests }) => tests.filter(([name]) => name === file).map(([, title]) => title))
  expect(titles.filter((title) => !["'", '"', '`'].some((quote) => source.includes(quote + title + quote)))).toEqual([])
})

/** What section 7 lists for auth/v1, rest/v1 and storage/v1, word by word: a call cannot be left out of the page. */
test.each([
  'signup',
  'password',
  'refresh_token',
  'pkce',
  'id_token',
  'web3',
  'POST otp',
  'POST verify',
  'POST recover',
  'POST resend',
  'GET user',
  'PUT user',
  'GET reauthenticate',
  'POST logout',
  'POST sso',
  'GET authorize',
  'factors/{id}/challenge',
  'factors/{id}/verify',
  'DELETE factors/{id}',
  'jwks.json',
  'DELETE user/identities/{id}',
  'admin/users',
  'admin/oauth/clients',
  'GET with',
  'PATCH',
  'DELETE',
  'rpc/{name}',
  '{functionName}',
  'websocket',
  'api/broadcast',
  'upload',
  'download',
  'move',
  'copy',
  'sign',
  'list',
  'remove',
  'bucket create',
  'empty',
  'prayer-times',
  'geocode',
  'maps places',
  'chat',
  'businesses',
  'mosques',
  'partners',
  'promo_analytics',
  'page_analytics',
  'business_accounts',
  'memberships',
  'user_roles',
])('%s is on the page', (word) => {
  expect(calls.some(({ call }) => call.includes(word))).toBe(true)
})

const runsByAddress = (file: string) =>
  readFileSync(join(root, file), 'utf8').includes("from '#tests/fixtures/contract.ts'")
const byAddress = readdirSync(join(root, 'tests/contract'))
  .map((name) => `tests/contract/${name}`)
  .filter(runsByAddress)
  .toSorted()

/** What the page says of a file that looks into our own process would not be true elsewhere. */
test.each(byAddress)('%s looks into no process', (file) => {
  const source = readFileSync(join(root, file), 'utf8')
  expect(
    source.match(/fixtures\/(?:site|shared-site|mailbox|sms-gateway|s3|oidc-issuer|identity-provider)\.ts/g),
  ).toBeNull()
  expect(source).not.toContain('backendKinds')
})

test('the page is fresh', async () => {
  const page = [
    '# Contract coverage',
    '',
    'Each call of the specification (section 7) and the tests that make it. Written from `tests/contract-calls.ts`; the',
    'test `tests/contract-coverage.test.ts` holds it. A title with `%s` stands for a table of cases.',
    '',
    'These files need nothing but an address and keys, so that the same tests run against any Supabase',
    '([how](operations.md#the-contract-tests-at-another-address)); the others look into a process of ours:',
    '',
    ...byAddress.map((file) => `- \`${file}\``),
    ...SURFACES.flatMap(({ name, calls: rows }) => [
      '',
      `## ${name}`,
      '',
      '| call | test |',
      '|---|---|',
      ...rows.map(
        ({ call, tests }) => `| ${call} | ${tests.map(([file, title]) => `\`${file}\`: ${title}`).join('<br>')} |`,
      ),
    ]),
    '',
    '## Upstream’s own suites',
    ...UPSTREAM.flatMap(({ suite, settings, passed, of, failing }) => [
      '',
      `${suite[0]?.toUpperCase()}${suite.slice(1)}; ${settings}: ${Object.entries(passed)
        .map(([name, number]) => `${number} of ${of} on ${name}`)
        .join(', ')}.${Object.keys(failing).length > 0 ? ' The others:' : ''}`,
      ...(Object.keys(failing).length > 0 ? ['', '| case | why |', '|---|---|'] : []),
      ...Object.entries(failing).map(([name, why]) => `| ${name} | ${why} |`),
    ]),
    '',
    'Where rest/v1 differs from PostgREST on purpose: [decision 039](decisions/039-our-own-rest.md).',
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot(join(root, 'docs/contract-coverage.md'))
})
