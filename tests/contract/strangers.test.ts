// Members' private things (drafts, private profiles, reports, blocks, notifications), which visitors and other members ask for
// by every way there is: tables and what hangs on them, functions, live channels, feeds and calendars, search.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sectionKeys } from '#app/core/contributions/sections.ts'
import { follow, type Json, settle, until } from '#tests/fixtures/realtime-talk.ts'
import { type SharedSite, sharedSite } from '#tests/fixtures/shared-site.ts'

const letters = () => Array.from(crypto.getRandomValues(new Uint8Array(10)), (n) => String.fromCharCode(97 + (n % 26)))
/** What is asked for, and what stands beside it: an answer may repeat the question. */
const ASKED = `asked${letters().join('')}`
const SECRET = `secret${letters().join('')}`
const words = (what: string) => `${ASKED} ${SECRET} ${what}`
const TABLES = ['contributions', 'people', 'reports', 'person_blocks', 'notifications'] as const

type Someone = { id: string; client: SupabaseClient }

let site: SharedSite
let service: SupabaseClient
let owner: Someone
let stranger: Someone
let blocked: Someone
let draft: string
const handle = `h${letters().join('')}`
const slugOf = (section: string) => `${section}-${ASKED}`

const open = (key: string, token?: string) =>
  createClient(site.url, key, {
    ...(token ? { accessToken: async () => token } : { auth: { persistSession: false, autoRefreshToken: false } }),
  })

async function member(name: string): Promise<Someone> {
  const account = { email: `${name}-${ASKED}@example.com`, password: 'Right-1-password' }
  const made = await service.auth.admin.createUser({ ...account, email_confirm: true })
  const signedIn = await open(site.anonKey).auth.signInWithPassword(account)
  const id = made.data.user?.id ?? ''
  return { id, client: open(site.anonKey, signedIn.data.session?.access_token ?? '') }
}

/** Whoever asks; staff see reports because they decide about them, and nothing else of these. */
const askers = () => [
  { name: 'a visitor', client: open(site.anonKey) },
  { name: 'another member', client: stranger.client },
  { name: 'who is blocked', client: blocked.client },
]

async function keep(table: string, row: object) {
  const { data, error } = await service.from(table).insert(row).select().single()
  expect(error, table).toBeNull()
  return data as { id: string }
}

beforeAll(async () => {
  site = await sharedSite()
  service = open(site.serviceRoleKey)
  ;[owner, stranger, blocked] = [await member('owner'), await member('stranger'), await member('blocked')]
  await service.from('people').upsert({
    ...{ user_id: owner.id, handle, bio: words('bio') },
    ...Object.fromEntries(
      ['bio', 'town', 'languages', 'contributions', 'joined'].map((fact) => [`show_${fact}`, 'nobody']),
    ),
  })
  for (const section of sectionKeys) {
    const kept = await keep('contributions', {
      ...{ section, slug: slugOf(section), author_id: owner.id, title: words('title'), body: words('body') },
      ...{ language: 'en', state: 'draft', city: SECRET, country_code: 'GB', tags: [ASKED] },
    })
    draft = kept.id
  }
  // What another wrote is reported: its author must not learn by whom, or with which words.
  const topic = { section: 'forum', slug: `topic-${ASKED}`, author_id: stranger.id, title: 'Words of another' }
  const shown = {
    body: 'Words for everyone.',
    language: 'en',
    state: 'published',
    published_at: new Date().toISOString(),
  }
  const { id: reported } = await keep('contributions', { ...topic, ...shown })
  await keep('reports', {
    ...{ reporter_id: owner.id, subject_kind: 'contribution', subject_id: reported, reason: 'other' },
    note: words('note'),
  })
  const { error } = await service
    .from('person_blocks')
    .insert({ user_id: owner.id, other_id: blocked.id, kind: 'block' })
  expect(error).toBeNull()
  await keep('notifications', { user_id: owner.id, kind: 'decision', title: words('news'), path: `/x${SECRET}` })
})
afterAll(async () => {
  const { data } = await service.from('reports').delete().eq('reporter_id', owner.id).select('subject_id')
  for (const { subject_id } of data ?? []) await service.from('moderation_items').delete().eq('subject_id', subject_id)
  await service.from('contributions').delete().in('author_id', [owner.id, stranger.id])
  for (const { id } of [owner, stranger, blocked]) await service.auth.admin.deleteUser(id)
})

/** Neither the words nor whose they are. */
const expectNothing = (text: string, from: string) => {
  expect(text, from).not.toContain(SECRET)
  expect(text, from).not.toContain(owner.id)
}

type Called = { post?: { parameters: { schema?: { properties?: object } }[] } }
type OpenApi = { definitions: Record<string, object>; paths: Record<string, Called> }

const openApi = async () =>
  (await (
    await fetch(`${site.url}/rest/v1/`, {
      headers: { apikey: site.serviceRoleKey, Authorization: `Bearer ${site.serviceRoleKey}` },
    })
  ).json()) as OpenApi

test('its owner reads all of it: there is something to find', async () => {
  for (const table of TABLES) {
    const { data } = await owner.client.from(table).select('*')
    expect(JSON.stringify(data), table).toContain(table === 'person_blocks' ? blocked.id : SECRET)
  }
})

test('by no table, and by nothing that hangs on one', async () => {
  const tables = Object.keys((await openApi()).definitions)
  expect(tables).toEqual(expect.arrayContaining([...TABLES]))
  for (const { name, client } of askers())
    await Promise.all(
      tables.map(async (table) => {
        const { data } = await client.from(table).select('*').limit(1000)
        expectNothing(JSON.stringify(data), `${table} as ${name}`)
      }),
    )
  // Who is signed in may ask for more tables than a visitor.
  for (const other of TABLES)
    await Promise.all(
      tables.map(async (table) => {
        const { data } = await stranger.client.from(table).select(`*, ${other}(*)`).limit(1000)
        expectNothing(JSON.stringify(data), `${table} with ${other}`)
      }),
    )
})

test('by no function that reads', async () => {
  const { paths } = await openApi()
  const known: Record<string, string> = {
    ...{ words: ASKED, query: ASKED, search: ASKED, tag: ASKED, slug: slugOf('forum'), handle, contribution: draft },
    ...{ section: 'forum', city: SECRET, town: SECRET, country: 'GB', subject_kind: 'contribution', subject_id: draft },
    ...{ person: owner.id, member: owner.id, user_id: owner.id, id: draft, event: draft, reply: draft },
  }
  const functions = Object.entries(paths).flatMap(([path, { post }]) =>
    path.startsWith('/rpc/')
      ? [{ name: path.slice(5), parameters: Object.keys(post?.parameters[0]?.schema?.properties ?? {}) }]
      : [],
  )
  expect(functions.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'community_list',
      'community_hub',
      'contribution_page',
      'person_page',
      'notifications_page',
    ]),
  )
  for (const { name: who, client } of askers())
    for (const { name, parameters } of functions) {
      const args = Object.fromEntries(
        parameters.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]]])),
      )
      // By GET nothing can be changed: what would is refused.
      const { data } = await client.rpc(name, args, { get: true })
      // A question may be repeated; here it holds the town.
      if (!JSON.stringify(args).includes(SECRET)) expectNothing(JSON.stringify(data), `${name} as ${who}`)
    }
  // Every section has its own page function.
  for (const { name: who, client } of askers())
    for (const section of sectionKeys) {
      const { data } = await client.rpc('contribution_page', { section, slug: slugOf(section) })
      expect(data, `${section} as ${who}`).toBeNull()
    }
})

describe('by no live channel', () => {
  test.each(TABLES)('of changes to %s', async (table) => {
    const heard: Json[] = []
    const filter = { event: '*', schema: 'public', table }
    const { told } = await follow(stranger.client.channel(`changes-${table}-${ASKED}`), filter, heard)
    // A table nobody follows says so; of the others one hears of one's own rows.
    if (told.status === 'ok') {
      await service.from(table).update(CHANGES[table](2)).eq(OWNERS[table], owner.id)
      if (table === 'contributions') {
        const own = { section: 'forum', slug: `own-${ASKED}`, author_id: stranger.id, body: 'Mine', language: 'en' }
        await keep('contributions', own)
        await until(() => heard.length > 0)
      } else await settle()
    }
    expectNothing(JSON.stringify(heard), table)
    await stranger.client.removeAllChannels()
    const visitor = open(site.anonKey)
    expect((await follow(visitor.channel(`visitor-${table}-${ASKED}`), filter)).told.status).toBe('error')
    await visitor.removeAllChannels()
  })

  test('of the community: a draft that changes says nothing', async () => {
    const visitor = open(site.anonKey)
    const heard: unknown[] = []
    for (const topic of [...sectionKeys.map((section) => `section:${section}`), `contribution:${draft}`]) {
      const channel = visitor.channel(topic, { config: { private: true } })
      const joined = Promise.withResolvers<string>()
      channel.on('broadcast', { event: '*' }, (message) => heard.push(message)).subscribe(joined.resolve)
      expect(await joined.promise).toBe('SUBSCRIBED')
    }
    await service
      .from('contributions')
      .update({ body: words('a new body') })
      .eq('author_id', owner.id)
    await settle()
    expectNothing(JSON.stringify(heard), 'broadcasts')
    await visitor.removeAllChannels()
  })
})

const OWNERS = {
  contributions: 'author_id',
  people: 'user_id',
  reports: 'reporter_id',
  person_blocks: 'user_id',
  notifications: 'user_id',
} as const
const CHANGES = {
  contributions: () => ({ body: words('another body') }),
  people: () => ({ bio: words('another bio') }),
  reports: () => ({ note: words('another note') }),
  person_blocks: () => ({ kind: 'mute' }),
  notifications: (n: number) => ({ number: n }),
} as const satisfies Record<(typeof TABLES)[number], (n: number) => object>

test('by no feed, calendar, page, sitemap or search', async () => {
  const paths = [
    ...sectionKeys.flatMap((section) => [
      `/community/${section}`,
      `/community/${section}?q=${ASKED}`,
      `/community/${section}/feed.xml`,
      `/community/${section}/${slugOf(section)}`,
    ]),
    ...['/community', `/community/search?q=${ASKED}`, `/people/${handle}`, '/sitemap.xml', '/sitemap/community.xml'],
    ...['/community-events', '/community-events/calendar.ics', `/community/events/${slugOf('events')}/calendar.ics`],
    `/api/suggestions?q=${ASKED}`,
  ]
  for (const path of paths) {
    const answer = await fetch(site.url + path)
    const text = await answer.text()
    expect(answer.status, path).toBeLessThan(500)
    expectNothing(text, path)
  }
})
