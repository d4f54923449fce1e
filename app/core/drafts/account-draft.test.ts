import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchDraft, forgetDraft, learnDrafts, storeDraft } from './account-draft.ts'

const FORM = '/community/gaza:message'
/** What the account holds, as the site would answer. */
let held: string | null
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers()
  held = null
  asked = []
  vi.stubGlobal('location', { pathname: '/community/gaza' })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${address}`)
    if (!init) return new Response(held, { status: held === null ? 204 : 200 })
    const { intent, fields } = Object.fromEntries(new URLSearchParams(String(init.body)))
    held = intent === 'keep' ? (fields ?? null) : null
    return new Response(null, { status: 204 })
  })
})
afterEach(() => vi.useRealTimers())
afterEach(() => vi.unstubAllGlobals())

test('what the site has taken never fills the next form again, though a page read before still names it', async () => {
  storeDraft(FORM, 'May Allah give ease.')
  await vi.runAllTimersAsync()
  expect(await fetchDraft(FORM)).toBe('May Allah give ease.')
  forgetDraft(FORM)
  held = 'May Allah give ease.'
  learnDrafts([FORM])
  expect(await fetchDraft(FORM)).toBeNull()
  storeDraft(FORM, 'And bread.')
  await vi.runAllTimersAsync()
  expect(await fetchDraft(FORM)).toBe('And bread.')
})

test('nobody asks for a draft the page names not, and one that another device has sent is none', async () => {
  expect(await fetchDraft('/ideas:new')).toBeNull()
  expect(asked).toEqual([])
  learnDrafts(['/ideas:new'])
  expect(await fetchDraft('/ideas:new')).toBeNull()
  expect(asked).toHaveLength(1)
})
