import { expect, test } from 'vitest'
import { keepPage } from './keep-page.ts'

test('a line that was lost is a refusal the form can show; it asks for no new page', async () => {
  const lost = await keepPage({ serverAction: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(lost).toMatchObject({ data: { ok: false, errors: { form: ['offline'] } }, init: { status: 503 } })
})

test('what the server answers is passed on: done, sent elsewhere, missing and broken', async () => {
  expect(await keepPage({ serverAction: async () => null })).toBeNull()
  for (const answer of [new Response(null, { status: 302 }), { status: 404 }, new Error('Unexpected Server Error')])
    await expect(keepPage({ serverAction: () => Promise.reject(answer) })).rejects.toBe(answer)
})
