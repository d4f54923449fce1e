// Nobody learns who has an account: every verb of /auth/v1 that takes an address or a number answers for one that has an
// account as for one that has none, in status, words and headers, and counts both alike. The verbs are those the fuzzer knows.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendKinds, type Caller, type Person, type TestBackend } from '#tests/fixtures/backend.ts'
import { AUTH_CALLS } from '#tests/fixtures/hostile/generate.ts'

/** Often enough to meet what is counted by address or number: mails a minute, passwords an hour. */
const timesOf = (path: string) => (path.startsWith('token') ? 12 : 3)

const TYPES: Record<string, readonly string[]> = {
  resend: ['signup', 'email_change', 'sms', 'phone_change'],
  verify: ['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change', 'sms', 'phone_change'],
}

type Body = Record<string, unknown>
const without = (body: Body, ...names: string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

/** Each call with an address alone and with a number alone, and of each type it has. */
const VERBS = [...AUTH_CALLS, { method: 'PUT', path: 'user', body: { email: '', phone: '' } }].flatMap(
  ({ method, path, body = {} }) =>
    (['email', 'phone'] as const)
      .filter((name) => name in body || (name === 'phone' && (TYPES[path] || path === 'signup')))
      .flatMap((name) =>
        (TYPES[path] ?? [undefined]).map((type) => ({
          ...{ method, path, name },
          body: { ...without(body, 'email', 'phone', 'token_hash'), ...(type && { type }) } as Body,
          what: `${method} ${path}${type ? ` of ${type}` : ''} with ${name}`,
        })),
      ),
)

/** Without what differs between any two people. */
const shapeOf = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, 'time')
    .replaceAll(/(?:un)?known-\w*@test\.example/g, 'address')
    .replaceAll(/asking-\w*@test\.example/g, 'asker')
    .replaceAll(/asking-\w*/gi, 'asker')
    .replaceAll(/44\d{10}/g, 'number')
    .replaceAll(/after \d+ seconds/g, 'after a while')

const CHANGING = new Set(['date', 'content-length', 'keep-alive', 'connection', 'retry-after'])

let sites: Record<'mail' | 'none', TestBackend>
const letters: { to: string; subject: string }[] = []
let people = 0
beforeAll(async () => {
  const [kind] = backendKinds
  if (!kind) throw new Error('No database')
  const sendMail = async ({ to, subject }: { to: string; subject: string }) => {
    letters.push({ to, subject })
  }
  sites = { mail: await kind.open({ sendMail, sendSms: async () => {} }), none: await kind.open() }
})
afterAll(() => Promise.all(Object.values(sites ?? {}).map((site) => site.close())))

/** A confirmed member whose address and number others ask for, or an address and a number of nobody. */
async function somebody(site: TestBackend, isKnown: boolean) {
  const number = ++people
  const email = `${isKnown ? '' : 'un'}known-${number}@test.example`
  const phone = String(447_700_000_000 + number * 100_000)
  if (isKnown)
    await site.call('/auth/v1/admin/users', {
      ...{ as: 'service', method: 'POST' },
      body: { email, phone, email_confirm: true, phone_confirm: true, password: 'Sabr-and-Shukr-7' },
    })
  return { email, phone }
}

type Verb = (typeof VERBS)[number]

/** What a stranger who has nothing but the address sees of it, time after time. */
async function ask(site: TestBackend, verb: Verb, isKnown: boolean, caller: Caller) {
  const they = await somebody(site, isKnown)
  const seen: string[] = []
  for (let time = 0; time < timesOf(verb.path); time++) {
    const key = caller === 'service' ? site.backend.serviceRoleKey : site.backend.anonKey
    const answer = await fetch(`${site.url}/auth/v1/${verb.path}`, {
      method: verb.method,
      headers: {
        apikey: key,
        authorization: `Bearer ${typeof caller === 'string' ? key : caller.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...verb.body, [verb.name]: they[verb.name] }),
    })
    const headers = [...answer.headers].filter(([name]) => !CHANGING.has(name))
    seen.push(shapeOf(JSON.stringify([answer.status, headers, await answer.text()])))
  }
  await site.backend.settled()
  return { seen, they }
}

const signedIn = (site: TestBackend): Promise<Person> => site.signUp('asking')

describe.each(['mail', 'none'] as const)('where the site has %s', (name) => {
  // Without mail an account works at once: an address that has one can only be refused.
  const verbs = VERBS.filter(({ path, name: of }) => name === 'mail' || !(path === 'signup' && of === 'email'))

  test.each(verbs)('$what tells a visitor nothing', async (verb) => {
    const site = sites[name]
    const [known, unknown] = [await ask(site, verb, true, 'anon'), await ask(site, verb, false, 'anon')]
    expect(known.seen).toEqual(unknown.seen)
  })

  test.each(verbs.filter(({ path }) => /^(?:user|admin|invite)/.test(path)))(
    '$what tells a member nothing',
    async (verb) => {
      const site = sites[name]
      const known = await ask(site, verb, true, await signedIn(site))
      const unknown = await ask(site, verb, false, await signedIn(site))
      expect(known.seen).toEqual(unknown.seen)
    },
  )
})

test('whoever has the address is told that another asked for it, once, and the change never comes about', async () => {
  const site = sites.mail
  const verb = VERBS.find(({ path, name }) => path === 'user' && name === 'email')
  if (!verb) throw new Error('No such verb')
  const asker = await signedIn(site)
  const { they, seen } = await ask(site, verb, true, asker)
  expect(seen[0]).toContain('new_email')
  expect(letters.filter(({ to }) => to === they.email)).toEqual([{ to: they.email, subject: 'address_taken' }])
  // As with an address of nobody, their own mailbox is asked to confirm.
  expect(letters.filter(({ to }) => to === asker.email)).toEqual([{ to: asker.email, subject: 'email_change' }])
  const other = await signedIn(site)
  await ask(site, verb, false, other)
  expect(letters.filter(({ to }) => to === other.email)).toEqual([{ to: other.email, subject: 'email_change' }])
})
