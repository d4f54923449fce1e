// One visitor never touches another's request: whatever values one sends, at every surface that takes them to the database,
// the other's requests are answered as if they were alone.
import { describe, expect, test } from 'vitest'
import { backendKinds } from '#tests/fixtures/backend.ts'
import { sharedBackend } from '#tests/fixtures/shared-site.ts'

const ODD: unknown[] = [
  5,
  true,
  null,
  'x',
  '{',
  'a\u0000b',
  '\ud800',
  {},
  { length: -4 },
  { toString: 5 },
  [],
  [[]],
  [1, [2]],
  [{ length: -4 }],
  [null],
  1e308,
]

describe.each(backendKinds)('on $name', ({ name }) => {
  test('a visitor who sends values of every wrong kind is nobody else’s trouble', async () => {
    const { url, anonKey } = await sharedBackend(name)
    const headers = { apikey: anonKey, 'Content-Type': 'application/json' }
    const send = async (path: string, body?: unknown, method = 'POST') => {
      const answer = await fetch(url + path, {
        method: body === undefined ? 'GET' : method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, text: await answer.text() }
    }
    const rude = async () => {
      for (const value of ODD) {
        const text = encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))
        await Promise.all([
          send(`/rest/v1/business_unified?select=id&tags=eq.${text}&limit=1`),
          send(`/rest/v1/business_unified?select=id&tags=cs.${text}&limit=1`),
          send(`/rest/v1/places?select=id&id=in.(${text})&limit=1`),
          send('/rest/v1/rpc/search_mosques', { query: value, filters: value }),
          send('/rest/v1/businesses', { name: value, tags: value, hours: value }),
          send('/rest/v1/business_accounts?id=eq.1', { languages: value }, 'PATCH'),
          send('/auth/v1/token?grant_type=password', { email: value, password: value }),
          send('/auth/v1/verify', { type: value, token: value, email: value }),
          send('/storage/v1/object/list/photos', { prefix: value, limit: value, sortBy: value }),
        ])
      }
    }
    let isRunning = true
    const wrong: unknown[] = []
    let asked = 0
    const polite = async () => {
      while (isRunning) {
        const { status, text } = await send('/rest/v1/partners?select=id&limit=1')
        asked++
        if (status !== 200 || !Array.isArray(JSON.parse(text))) wrong.push([status, text])
      }
    }
    const others = [polite(), polite()]
    await Promise.all([rude(), rude()])
    isRunning = false
    await Promise.all(others)
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(20)
  })
})
