import type { DataStrategyResult } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAtSignOut } from './forget-at-sign-out.ts'

const kept = new Map<string, string>()
const pages = new Set<string>()

beforeEach(() => {
  kept.clear()
  kept.set('draft:aisha:forum:new', '{}').set('theme', 'dark')
  pages.clear()
  pages.add('pages-1').add('mahalla-own').add('fonts')
  const storage = { removeItem: (key: string) => kept.delete(key) }
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })
  vi.stubGlobal('localStorage', new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor }))
  vi.stubGlobal('caches', { keys: async () => [...pages], delete: async (name: string) => pages.delete(name) })
})
afterEach(() => vi.unstubAllGlobals())

async function send(path: string, result: DataStrategyResult, method = 'POST') {
  const asked = { request: new Request(`https://mahalla.example${path}`, { method }) }
  await forgetAtSignOut(asked as Parameters<typeof forgetAtSignOut>[0], async () => ({ page: result }))
  return [...kept.keys(), ...pages]
}
const sentTo = (location: string): DataStrategyResult => ({
  type: 'error',
  result: new Response(null, { status: 302, headers: { location } }),
})

test('whoever signs out leaves nothing of theirs for the next person at the device', async () => {
  expect(await send('/ar/logout', sentTo('/ar/auth'))).toEqual(['theme', 'fonts'])
})

test('nothing is forgotten by reading, by another form, or by a sign-out that did not come about', async () => {
  const all = ['draft:aisha:forum:new', 'theme', 'pages-1', 'mahalla-own', 'fonts']
  expect(await send('/logout', { type: 'data', result: null }, 'GET')).toEqual(all)
  expect(await send('/newsletter', { type: 'data', result: { ok: true } })).toEqual(all)
  expect(await send('/logout', { type: 'error', result: new TypeError('no line') })).toEqual(all)
})
