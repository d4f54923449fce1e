import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { uploadsInTurn } from './uploads-in-turn.ts'

/** A site whose uploads end when the test says so, and which counts what it has read. */
function makeSite() {
  const ends: (() => void)[] = []
  let readBytes = 0
  const app = new Hono()
  app.use(uploadsInTurn(/^\/photos$/, (c) => c.req.header('x-who') ?? '', 2))
  app.post('/photos', async (c) => {
    const { byteLength } = await c.req.arrayBuffer()
    readBytes += byteLength
    await new Promise<void>((end) => ends.push(end))
    return c.text('kept')
  })
  app.post('/other', (c) => c.text('fine'))
  const post = (who: string, path = '/photos') =>
    app.request(path, { method: 'POST', headers: { 'x-who': who }, body: 'x'.repeat(1000) })
  /** Until so many are read and wait for their end. */
  const waiting = (count: number) => expect.poll(() => ends.length, { timeout: 60_000 }).toBe(count)
  return { ends, post, waiting, read: () => readBytes }
}

test('who sends more at once than is read is asked to come back, unread; others are not', async () => {
  const { ends, post, waiting, read } = makeSite()
  const begun = [post('a'), post('a')]
  await waiting(2)
  const refused = await post('a')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(read()).toBe(2000)
  expect((await post('a', '/other')).status).toBe(200)
  begun.push(post('b'))
  await waiting(3)
  expect(read()).toBe(3000)
  for (const end of ends) end()
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('what has ended makes room', async () => {
  const { ends, post, waiting } = makeSite()
  const both = [post('a'), post('a')]
  await waiting(2)
  ends.shift()?.()
  // Whichever was read first.
  await Promise.race(both)
  const third = post('a')
  await waiting(2)
  for (const end of ends) end()
  expect((await Promise.all([...both, third])).map(({ status }) => status)).toEqual([200, 200, 200])
})
