import { type DataStrategyResult, data } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refused } from '#app/core/request/refused.ts'
import { refuse } from '#app/lib/outcome.ts'
import {
  draftOf,
  draftsToForget,
  forgetDrafts,
  isOlder,
  noteSending,
  readDraft,
  sealDraft,
  settleDraft,
  settleDrafts,
  whenTaken,
  writeDraft,
} from './device-draft.ts'

const DRAFT = draftOf('aisha', 'forum:new')
const AISHA = `draft:${DRAFT}`
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  kept.set(AISHA, '{}').set('theme', 'dark')
  const storage = { removeItem: (key: string) => kept.delete(key) }
  vi.stubGlobal('localStorage', new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor }))
})
afterEach(() => vi.unstubAllGlobals())

const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })

async function send(result: DataStrategyResult, { method = 'POST', path = '/ar/community/forum/new' } = {}) {
  noteSending(DRAFT, '/ar/community/forum/new')
  const asked = { request: new Request(`https://mahalla.example${path}`, { method }) }
  await settleDrafts(asked as Parameters<typeof settleDrafts>[0], async () => ({ page: result }))
  return kept.has(AISHA)
}
const sentTo = (location: string): DataStrategyResult => ({
  type: 'error',
  result: new Response(null, { status: 302, headers: { location } }),
})

test('a post that did not arrive takes none of what was typed: refused, lost, failed, or turned away to sign in', async () => {
  expect(await send({ type: 'data', result: refused(refuse('tooMany')) })).toBe(true)
  expect(await send({ type: 'data', result: data(undefined, { status: 503 }) })).toBe(true)
  expect(await send({ type: 'error', result: new Error('Unexpected Server Error') })).toBe(true)
  expect(await send(sentTo('/ar/login?next=/community/forum/new'))).toBe(true)
  expect(await send(sentTo('/login/second-step'))).toBe(true)
})

test('what the site has is no draft any more, and another form’s success takes nothing', async () => {
  expect(await send({ type: 'data', result: { ok: true } }, { path: '/newsletter' })).toBe(true)
  expect(await send({ type: 'data', result: { ok: true } }, { method: 'GET' })).toBe(true)
  expect(await send(sentTo('/ar/community/forum/salam?said=published'))).toBe(false)
  kept.set(AISHA, '{}')
  expect(await send({ type: 'data', result: data({ ok: true }, { status: 200 }) })).toBe(false)
})

test('the next person at the device is not shown the words of the one before', () => {
  expect(draftsToForget([AISHA, 'draft:bilal:x', 'theme'], 'bilal')).toEqual([AISHA])
})

test('a guest who was turned away to sign in finds their words on the account, once, and nobody later does', async () => {
  const guest = draftOf(null, 'jobs:new')
  const tab = new Map<string, string>([[`draft:${guest}`, 'Baker wanted']])
  const asStorage = (map: Map<string, string>) =>
    new Proxy(
      {
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, text: string) => map.set(key, text),
        removeItem: (key: string) => map.delete(key),
      },
      { ownKeys: () => [...map.keys()], getOwnPropertyDescriptor },
    )
  vi.stubGlobal('localStorage', asStorage(kept))
  vi.stubGlobal('sessionStorage', asStorage(tab))
  const post = async (to: string) => {
    noteSending(guest, '/jobs/new')
    const asked = { request: new Request('https://mahalla.example/jobs/new', { method: 'POST' }) }
    await settleDrafts(asked as Parameters<typeof settleDrafts>[0], async () => ({ page: sentTo(to) }))
  }
  const own = `draft:${draftOf('bilal', 'jobs:new')}`
  // What is sent again by itself needs no draft.
  await post('/login?next=%2Fwish')
  forgetDrafts('bilal')
  expect([kept.get(own), tab.size]).toEqual([undefined, 0])

  tab.set(`draft:${guest}`, 'Baker wanted')
  await post('/ar/login?next=/jobs/new')
  forgetDrafts('bilal')
  expect([kept.get(own), tab.size]).toEqual(['Baker wanted', 0])
  forgetDrafts('aisha')
  expect(kept.has(own)).toBe(false)

  tab.set(`draft:${guest}`, 'Baker wanted')
  await post('/login?next=/jobs/new')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000)
  forgetDrafts('bilal')
  expect(kept.has(own)).toBe(false)
  vi.restoreAllMocks()
})

test('every changed field is kept, what says the same as at first is not, and a field that is away stays', () => {
  const fields = new Map([
    ['title', { was: [''], is: ['Salam'] }],
    ['allergens', { was: [], is: ['milk', 'nuts'] }],
    ['language', { was: ['en'], is: ['en'] }],
  ])
  const text = writeDraft({ city: { was: [''], is: ['Leeds'] }, title: { was: [''], is: ['Old'] } }, fields)
  expect(readDraft(text)).toEqual({
    city: { was: [''], is: ['Leeds'] },
    title: { was: [''], is: ['Salam'] },
    allergens: { was: [], is: ['milk', 'nuts'] },
  })
  expect(writeDraft(readDraft(text), new Map([['title', { was: [''], is: [''] }]]))).not.toContain('title')
  expect(writeDraft({}, new Map())).toBeNull()
})

test.each([null, 'nonsense', '[1]', 'null', '{"title":"text"}', '{"title":{"was":[1],"is":[]}}'])(
  'storage may hold anything: %s',
  (text) => expect(readDraft(text)).toEqual({}),
)

test('the newer of two devices is the one to go on with, and neither is with no draft at all', () => {
  const text = '{"title":{"was":[""],"is":["Salam"]}}'
  const older = readDraft(sealDraft(text, new Date('2026-11-18T10:00:00Z'), ''))
  const newer = readDraft(sealDraft(text, new Date('2026-11-18T11:00:00Z'), ''))
  expect([isOlder(older, newer), isOlder(newer, older), isOlder({}, older), isOlder(older, {})]).toEqual([
    ...[true, false, true, false],
  ])
})

test('the key of a form stays while its words do, and is no change by itself', () => {
  const sealed = sealDraft('{"title":{"was":[""],"is":["Salam"]}}', new Date(), 'a-key')
  expect(readDraft(sealed).once?.is).toEqual(['a-key'])
  expect(writeDraft(readDraft(sealed), new Map([['title', { was: [''], is: [''] }]]))).toBeNull()
})

test('a form hears when the site has what it held, and not before', async () => {
  let heard = 0
  const stop = whenTaken(DRAFT, () => {
    heard += 1
  })
  await send({ type: 'data', result: refused(refuse('tooMany')) })
  expect(heard).toBe(0)
  await send({ type: 'data', result: { ok: true } })
  expect(heard).toBe(1)
  stop()
})

test('what waited for a line is told apart from what was sent at once', async () => {
  const heard: boolean[] = []
  const stop = whenTaken(DRAFT, (waited) => heard.push(waited))
  await send({ type: 'data', result: { ok: true } })
  settleDraft(DRAFT, true)
  expect(heard).toEqual([false, true])
  stop()
})
