// A guest's wish is finished once they have an account, whether they sign in or sign up.
import { beforeAll, describe, expect, test } from 'vitest'
import { postForm } from '#tests/fixtures/post-form.ts'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

const PASSWORD = 'Right-1-password'
let site: SharedSite
let business: { id: string; slug: string }
let mosque: { id: string; slug: string }
let review: string

async function rowsOf<T = Record<string, unknown>>(query: string): Promise<T[]> {
  const { serviceRoleKey } = site
  const answer = await fetch(`${site.url}/rest/v1/${query}`, {
    headers: { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` },
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** A browser without scripts: it keeps cookies, and reads what a page's form would send. */
function browser() {
  const cookies = new Map<string, string>()
  const header = () => [...cookies].map((pair) => pair.join('=')).join('; ')
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    get: async (path: string) =>
      keep(await fetch(site.url + path, { redirect: 'manual', headers: { cookie: header() } })),
    post: async (path: string, fields: Record<string, string>) =>
      keep(await postForm(site.url + path, fields, header())),
  }
}

const attribute = (tag: string, name: string) =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')

function formIn(html: string) {
  const [, open = '', inner = ''] = /<main[\s\S]*?(<form[^>]*>)([\s\S]*?)<\/form>/.exec(html) ?? []
  const fields = [...inner.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(
    ([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')] as const,
  )
  return { action: attribute(open, 'action'), fields: Object.fromEntries(fields) }
}

type Visitor = ReturnType<typeof browser>
type Person = { identifier: string; displayName: string; password: string }
const newPerson = (): Person => {
  const mark = crypto.randomUUID()
  return { identifier: `wish-${mark}@example.com`, displayName: `Wish ${mark}`, password: PASSWORD }
}

/** Both ways to an account, from where the guest was sent. */
const WAYS: Record<string, (guest: Visitor, next: string, person: Person) => Promise<Response>> = {
  'signing up': (guest, next, person) => guest.post(`/register${next}`, person),
  'signing in': async (guest, next, person) => {
    await browser().post('/register', person)
    return guest.post(`/login${next}`, person)
  },
}

async function enter(way: string, guest: Visitor, next: string) {
  const person = newPerson()
  const answer = await WAYS[way]?.(guest, next, person)
  const [profile] = await rowsOf(`profiles?display_name=eq.${encodeURIComponent(person.displayName)}&select=id`)
  return { id: String(profile?.id), to: answer?.headers.get('location') }
}

async function write(path: string, body: object): Promise<{ id: string }> {
  const { serviceRoleKey } = site
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      apikey: serviceRoleKey,
      Authorization: `Bearer ${serviceRoleKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return [await answer.json()].flat()[0]
}

/** A place of this test's own, as pages know it. */
async function list(table: 'business' | 'mosque'): Promise<{ id: string; slug: string }> {
  const name = `Wished ${crypto.randomUUID()}`
  await write(`/rest/v1/${table}`, {
    ...{ source: 'wishes', source_id: name, name, city: 'Leeds', country_code: 'GB', latitude: 53.8, longitude: -1.55 },
    ...(table === 'business' && { business_category: 'grocery', time_zone: 'Europe/London' }),
  })
  const [place] = await rowsOf(`${table}_unified?name=eq.${encodeURIComponent(name)}&select=id,slug`)
  return { id: String(place?.id), slug: String(place?.slug) }
}

beforeAll(async () => {
  site = await sharedSite()
  business = await list('business')
  mosque = await list('mosque')
  const { id: user_id } = await write('/auth/v1/admin/users', { email: newPerson().identifier, email_confirm: true })
  const text = 'They knew what I needed before I had found the word for it.'
  const said = { place_id: business.id, user_id, rating: 5, text, language: 'en', status: 'published' }
  review = (await write('/rest/v1/reviews', said)).id
})

type Case = { action: () => string; fields: () => Record<string, string>; found: (user: string) => string }
const KEPT: Record<string, Case> = {
  save: {
    action: () => '/saved',
    fields: () => ({ save: business.id, back: '/businesses' }),
    found: (user) => `saved_places?user_id=eq.${user}&place_id=eq.${business.id}`,
  },
  follow: {
    action: () => `/mosque/${mosque.slug}`,
    fields: () => ({ intent: 'follow' }),
    found: (user) => `mosque_follows?user_id=eq.${user}&place_id=eq.${mosque.id}`,
  },
  'confirm a business': {
    action: () => `/business/${business.slug}`,
    fields: () => ({ intent: 'confirm', fact: 'hours', answer: 'yes' }),
    found: (user) => `fact_confirmations?user_id=eq.${user}&place_id=eq.${business.id}&fact=eq.hours`,
  },
  'confirm a mosque': {
    action: () => `/mosque/${mosque.slug}`,
    fields: () => ({ intent: 'confirm', facility: 'address', answer: 'yes' }),
    found: (user) => `fact_confirmations?user_id=eq.${user}&place_id=eq.${mosque.id}&fact=eq.address`,
  },
  review: {
    action: () => `/business/${business.slug}/reviews`,
    fields: () => ({
      intent: 'write',
      rating: '4',
      language: 'en',
      text: 'We sat by the window, the tea was hot and nobody hurried us.',
    }),
    found: (user) => `reviews?user_id=eq.${user}&place_id=eq.${business.id}`,
  },
  'apply as an affiliate': {
    action: () => '/affiliates',
    fields: () => ({ about: 'I write to three hundred families in East London.', website: '' }),
    found: (user) => `affiliates?user_id=eq.${user}&status=eq.pending`,
  },
  'have a timetable each month': {
    action: () => '/templates',
    fields: () => ({
      ...{ place: `mosque:${mosque.slug}`, paper: 'a3', colour: 'blue', own: '', language: 'ur' },
      intent: 'monthly',
    }),
    found: (user) => `timetable_letters?user_id=eq.${user}&place_id=eq.${mosque.id}&paper=eq.a3&language=eq.ur`,
  },
  'find a review helpful': {
    action: () => `/business/${business.slug}/reviews`,
    fields: () => ({ intent: 'vote', review }),
    found: (user) => `review_votes?user_id=eq.${user}&review_id=eq.${review}`,
  },
}

describe.each(Object.keys(WAYS))('%s', (way) => {
  test.each(Object.keys(KEPT))('%s: the wish is kept and finished', async (name) => {
    const { action, fields, found } = KEPT[name] as Case
    const guest = browser()
    const away = await guest.post(action(), fields())
    expect(away.headers.get('location')).toBe('/login?next=%2Fwish')
    const { id, to } = await enter(way, guest, '?next=%2Fwish')
    expect(to).toBe('/wish')
    expect(await rowsOf(found(id))).toEqual([])
    const wish = formIn(await (await guest.get('/wish')).text())
    expect(wish).toEqual({ action: action(), fields: fields() })
    const done = await guest.post(wish.action, wish.fields)
    expect(done.status).toBeLessThan(400)
    expect(await rowsOf(found(id))).toHaveLength(1)
    // It is done once: whoever comes back to the address has nothing left to do there.
    expect((await guest.get('/wish')).headers.get('location')).toBe('/')
  })

  test.each(['claim', 'suggest'])('%s: the guest comes back to the page they asked for', async (page) => {
    const path = page === 'claim' ? `/business/${business.slug}/claim` : `/mosque/${mosque.slug}/suggest`
    const guest = browser()
    const next = (await guest.get(path)).headers.get('location')?.replace('/login', '') ?? ''
    expect(next).toBe(`?next=${encodeURIComponent(path)}`)
    const { to } = await enter(way, guest, next)
    expect(to).toBe(path)
    expect((await guest.get(path)).status).toBe(200)
  })
})
