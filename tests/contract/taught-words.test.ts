// From a question nobody answered to a word that staff teach: the next one who asks is served, and a withdrawn word is unknown
// again. No release and no restart between.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUpOnSite } from '#tests/fixtures/hostile/people.ts'
import { postForm } from '#tests/fixtures/post-form.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'

let site: RunningSite
let staff: Person

beforeAll(async () => {
  site = await startSite({ SEED: 'sample', LIMIT_WRITES_PER_5_MIN: '100000' })
  staff = await signUpOnSite(site, 'teacher')
  const made = await fetch(`${site.url}/rest/v1/user_roles`, {
    method: 'POST',
    headers: {
      apikey: site.serviceRoleKey,
      Authorization: `Bearer ${site.serviceRoleKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ user_id: staff.id, role: 'staff' }),
  })
  expect(made.status).toBe(201)
})
afterAll(() => site?.stop())

type Answer = { response: string; isSure: boolean; cards: { title: string; to: string }[] }

async function ask(message: string, locale = 'en'): Promise<Answer> {
  const response = await fetch(`${site.url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, locale, model: 'm' }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

const page = async (path: string) => (await fetch(site.url + path, { headers: { cookie: staff.cookie } })).text()

const TAUGHT = '/dashboard/staff/taught'
const teach = (fields: Record<string, string>, who: Person = staff) =>
  postForm(`${site.url}${TAUGHT}`, { intent: 'teach', language: 'en', named: '', questions: '', ...fields }, who.cookie)

test('a question without an answer is taught, and the same question is answered', async () => {
  const question = 'zorbelplatz in London'
  expect((await ask(question)).response).not.toContain('/business/')
  const unknown = await ask('where is a zorbelplatz')
  expect(unknown.isSure).toBe(false)
  // A person can be reached from every answer that is not sure.
  expect(unknown.response).toContain('(/contact)')
  await expect.poll(() => page('/dashboard/staff/chats')).toContain('where is a zorbelplatz')
  const taught = await teach({ word: 'zorbelplatz', means: 'part:restaurants/cafe' })
  expect([taught.status, taught.headers.get('location')]).toEqual([302, `${TAUGHT}?said=taught`])
  const answered = await ask(question)
  expect(answered.isSure).toBe(true)
  expect(answered.cards.length).toBeGreaterThan(0)
  expect(answered.cards.every(({ to }) => to.startsWith('/business/'))).toBe(true)
  // Search and suggestions read the same word.
  const search = await page('/businesses?search=zorbelplatz+in+London')
  expect(search).toContain(answered.cards[0]?.to ?? 'nothing')
  const suggested = await fetch(`${site.url}/api/suggestions?q=zorbelp`).then((response) => response.text())
  expect(suggested).toContain('zorbelplatz')
})

test('a town, a verse, a page and an article can be meant', async () => {
  await teach({ word: 'the zorb ring', means: 'named', named: 'Birmingham, UK' })
  await teach({ word: 'zorb verse', means: 'named', named: '2:255' })
  await teach({ word: 'zorbmasjid', means: 'kind:mosque' })
  await teach({ word: 'zorb papers', means: 'topic:my-data' })
  expect((await ask('butcher in the zorb ring')).response).toContain('Birmingham')
  expect((await ask('zorb verse')).response).toContain('255')
  expect((await ask('zorbmasjid in London')).cards[0]?.to).toMatch(/^\/mosque\//)
  expect((await ask('zorb papers please')).cards[0]?.to).toBe('/help/my-data')
})

test('what a word means already is told before it is hidden, and small words stay', async () => {
  const told = await teach({ word: 'butcher', means: 'part:restaurants/cafe' })
  expect(told.status).toBe(400)
  expect(await told.text()).toContain('already means something here')
  expect((await ask('butcher in London')).response).toContain('Butcher')
  const small = await teach({ word: 'in', means: 'kind:mosque' })
  expect(small.status).toBe(400)
  const nowhere = await teach({ word: 'zorbnowhere', means: 'named', named: 'Xqzzyv' })
  expect(nowhere.status).toBe(400)
})

test('nobody but staff teaches or withdraws', async () => {
  const rest = (method: string, token: string | null, path: string, body?: object) =>
    fetch(`${site.url}/rest/v1/taught_words${path}`, {
      method,
      headers: {
        apikey: site.anonKey,
        ...(token && { Authorization: `Bearer ${token}` }),
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const owner = await signUpOnSite(site, 'nobody')
  const row = { folded: 'zorbown', word: 'zorbown', language: 'en', meaning: 'kind:mosque' }
  expect((await rest('POST', owner.token, '', row)).status).toBe(403)
  expect((await rest('POST', null, '', row)).status).toBe(401)
  expect(await (await rest('DELETE', owner.token, '?folded=eq.zorbelplatz')).json()).toEqual([])
  // Withdrawn past the page: every process hears of it from the database.
  expect((await rest('DELETE', staff.token, '?folded=eq.zorbelplatz')).status).toBe(200)
  await expect.poll(async () => (await ask('where is a zorbelplatz')).isSure, { timeout: 5000 }).toBe(false)
})
