import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createWebLog, kindOf, plainPath, watchAnswers } from './web-log.ts'

test('an address is kept without ids, keys and names of people', () => {
  expect(plainPath('/business/saffron-stone/reviews')).toBe('/business/saffron-stone/reviews')
  expect(plainPath('/ar/business-profile/7f5f8f7e-0000-4000-8000-000000000000')).toBe('/ar/business-profile/:id')
  expect(plainPath('/list/qF3yVw9sT0hJ2kL5mN8pQ1rS4tU7vW0xY3zA6bC9dE-')).toBe('/list/:key')
  expect(plainPath(`/donate/stop/${'ab12'.repeat(16)}`)).toBe('/donate/stop/:key')
  expect(plainPath('/fr/people/amina-r')).toBe('/fr/people/:handle')
  expect(plainPath('/messages/7f5f8f7e-0000-4000-8000-000000000000.data')).toBe('/messages/:id')
  expect(plainPath(`/donate/stop/${'ab12'.repeat(16)}.data`)).toBe('/donate/stop/:key')
  expect(plainPath(`/${'z'.repeat(400)}`)).toHaveLength(300)
})

test('what goes well is not written down', () => {
  const kinds = [200, 304, 404, 401, 429, 400, 500, 503].map((status) => kindOf(status, 10))
  expect(kinds).toEqual([null, null, 'missing', 'refused', 'refused', null, 'failed', 'failed'])
  expect(kindOf(200, 5000)).toBe('slow')
})

test('whoever leaves before the answer is no failure of the site', async () => {
  const answered: string[] = []
  const log = { answered: (path: string) => answered.push(path), note() {}, async flush() {}, async stop() {} }
  const leaving = new AbortController()
  const app = new Hono().use(watchAnswers(log)).get('/:what', (c) => {
    if (c.req.param('what') === 'left') leaving.abort()
    return c.text('', 500)
  })
  await app.request(new Request('http://site.example/left', { signal: leaving.signal }))
  await app.request('http://site.example/broken')
  expect(answered).toEqual(['/broken'])
})

test('a flood is cut, notes lose addresses of people, and what cannot be written is tried again', async () => {
  const written: Record<string, unknown>[][] = []
  let isAway = true
  const service = {
    rpc: async (_: string, { entries }: { entries: Record<string, unknown>[] }) => {
      if (isAway) return { error: { message: 'away' }, status: 503 }
      written.push(entries)
      return { error: null, status: 204 }
    },
  }
  const log = createWebLog({ service: service as never, now: () => 0 })
  for (let n = 0; n < 500; n++) log.answered(`/missing-${n}`, 404, 1.4)
  log.note('mail not sent', { error: 'No such user <amina@example.com>\n at stack', id: 7 })
  await log.flush()
  expect(written).toEqual([])
  isAway = false
  await log.stop()
  expect(written.flat()).toHaveLength(100)
  expect(written.flat().at(-2)).toEqual({
    ...{ at: '1970-01-01T00:00:00.000Z', kind: 'missing', path: '/missing-499', status: 404, ms: 1, text: '' },
  })
  expect(written.flat().at(-1)).toMatchObject({ kind: 'note', text: 'mail not sent: No such user <…@…>' })
})
