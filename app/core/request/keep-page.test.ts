import { expect, test } from 'vitest'
import { keepPage } from './keep-page.ts'

const posted = () => {
  const body = new URLSearchParams({ letter: 'Salaam', password: 'secret' })
  return new Request('https://mahalla.example/jobs/x/apply', { method: 'POST', body })
}

test('a line that was lost is a refusal the form can show, with what was typed; it asks for no new page', async () => {
  const request = posted()
  const serverAction = async () => {
    await request.formData()
    throw new TypeError('Failed to fetch')
  }
  expect(await keepPage({ request, serverAction })).toMatchObject({
    data: expect.objectContaining({ ok: false, errors: { form: ['offline'] }, values: { letter: 'Salaam' } }),
    init: { status: 503 },
  })
})

test('what the server answers is passed on: done, sent elsewhere, missing and broken', async () => {
  expect(await keepPage({ request: posted(), serverAction: async () => null })).toBeNull()
  for (const answer of [new Response(null, { status: 302 }), { status: 404 }, new Error('Unexpected Server Error')])
    await expect(keepPage({ request: posted(), serverAction: () => Promise.reject(answer) })).rejects.toBe(answer)
})
