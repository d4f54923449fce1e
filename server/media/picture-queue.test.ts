import { expect, test } from 'vitest'
import { AskerLeft, createPictureQueue, PicturesBusy } from './picture-queue.ts'

/** A queue whose pictures are drawn when the test says so. */
function makeQueue(limits: Parameters<typeof createPictureQueue>[0]) {
  const queue = createPictureQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (who: string, name: string, signal?: AbortSignal) => {
    const asked = queue.run(
      who,
      () =>
        new Promise<string>((done) => {
          begun.push(name)
          ends.set(name, () => done(name))
        }),
      signal,
    )
    asked.catch(() => {})
    return asked
  }
  const finish = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resume) => setImmediate(resume))
  }
  return { queue, begun, ask, finish }
}

const settle = () => new Promise((resume) => setImmediate(resume))

test('who asks for many waits behind everyone who asks for one', async () => {
  const { begun, ask, finish } = makeQueue({ atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name)
  ask('b', 'b1')
  ask('c', 'c1')
  ask('b', 'b2')
  await settle()
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await finish(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('no more than allowed are drawn at once, and an error frees its place', async () => {
  const { queue, begun, ask, finish } = makeQueue({ atOnce: 2 })
  await expect(queue.run('x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  for (const name of ['a1', 'b1', 'c1']) ask(name, name)
  await settle()
  expect(begun).toEqual(['a1', 'b1'])
  await finish('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
})

test('one who asks too much is refused, and gives way to others when the queue is full', async () => {
  const { queue, begun, ask, finish } = makeQueue({ atOnce: 1, mostWaiting: 4, mostOfOne: 4 })
  ask('a', 'a0')
  await settle()
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name))
  await expect(ask('a', 'a5')).rejects.toThrow(PicturesBusy)
  const b = ask('b', 'b1')
  await expect(many[3]).rejects.toThrow(PicturesBusy)
  const c = ask('c', 'c1')
  await expect(many[2]).rejects.toThrow(PicturesBusy)
  const d = ask('d', 'd1')
  await expect(many[1]).rejects.toThrow(PicturesBusy)
  // Now each has one: whoever comes last is told so.
  await expect(ask('e', 'e1')).rejects.toThrow(PicturesBusy)
  expect(queue.waiting).toBe(4)
  for (const name of ['a0', 'a1', 'b1', 'c1', 'd1']) await finish(name)
  await expect(Promise.all([b, c, d])).resolves.toEqual(['b1', 'c1', 'd1'])
  expect(begun).toEqual(['a0', 'a1', 'b1', 'c1', 'd1'])
})

test('nothing is drawn for someone who has left', async () => {
  const { queue, begun, ask, finish } = makeQueue({ atOnce: 1 })
  const leaving = new AbortController()
  ask('a', 'a1')
  const gone = ask('b', 'b1', leaving.signal)
  ask('c', 'c1')
  await settle()
  leaving.abort()
  await expect(gone).rejects.toThrow(AskerLeft)
  expect(queue.waiting).toBe(1)
  await finish('a1')
  expect(begun).toEqual(['a1', 'c1'])
  await expect(ask('d', 'd1', AbortSignal.abort())).rejects.toThrow(AskerLeft)
})
