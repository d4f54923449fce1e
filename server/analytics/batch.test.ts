import { expect, test } from 'vitest'
import { createBatch, type Written } from './batch.ts'

function batchOf(write: (rows: number[]) => Promise<Written>, most?: number) {
  const lost: number[] = []
  const batch = createBatch<number>({ write, onLost: (count) => lost.push(count), ...(most && { most }) })
  return { batch, lost }
}
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

test('writes every row once, in the order they came, also those that come meanwhile', async () => {
  const written: number[] = []
  const { batch } = batchOf(async (rows) => {
    if (written.length === 0) batch.add(1200)
    written.push(...rows)
    return 'done'
  })
  for (const n of numbers(1200)) batch.add(n)
  await Promise.all([batch.flush(), batch.flush()])
  expect(written).toEqual(numbers(1201))
  expect(batch.size()).toBe(0)
})

test('keeps what cannot be written now, and writes it when the database is back', async () => {
  const written: number[] = []
  let isAway = true
  const { batch, lost } = batchOf(async (rows) => {
    if (isAway) throw new Error('away')
    written.push(...rows)
    return 'done'
  })
  for (const n of numbers(700)) batch.add(n)
  await batch.flush()
  expect([written, batch.size()]).toEqual([[], 700])
  isAway = false
  await batch.flush()
  expect([written, lost]).toEqual([numbers(700), []])
})

test('a row the database never takes is dropped alone', async () => {
  const written: number[] = []
  const { batch, lost } = batchOf(async (rows) => {
    if (rows.includes(333)) return 'never'
    written.push(...rows)
    return 'done'
  })
  for (const n of numbers(600)) batch.add(n)
  await batch.flush()
  expect(written.toSorted((a, b) => a - b)).toEqual(numbers(600).filter((n) => n !== 333))
  expect(lost).toEqual([1])
})

test('holds no more than it may; the oldest go, and it says how many', async () => {
  const written: number[] = []
  const { batch, lost } = batchOf(async (rows) => {
    written.push(...rows)
    return 'done'
  }, 3)
  for (const n of numbers(5)) batch.add(n)
  await batch.flush()
  expect([written, lost]).toEqual([
    [2, 3, 4],
    [1, 1],
  ])
})
