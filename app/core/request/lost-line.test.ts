import { type DataStrategyResult, data } from 'react-router'
import { expect, test, vi } from 'vitest'
import { stayOnLostLine } from './lost-line.ts'

const said = vi.fn(async () => {})

const LOST: DataStrategyResult = { type: 'error', result: data(new TypeError('Failed to fetch'), undefined) }

async function run(method: string, answer: Record<string, DataStrategyResult>) {
  said.mockClear()
  const request = new Request('https://mahalla.example/newsletter', { method })
  const asked = { request } as Parameters<ReturnType<typeof stayOnLostLine>>[0]
  return await stayOnLostLine(said)(asked, async () => answer)
}

test('what was posted into a dead line is no error of the page: nothing is answered, nothing loaded, and it is said', async () => {
  for (const fault of [LOST, { type: 'error' as const, result: new TypeError('Load failed') }]) {
    const results = await run('POST', { 'routes/newsletter': fault })
    expect(results).toEqual({
      'routes/newsletter': {
        type: 'data',
        result: expect.objectContaining({ data: undefined, init: { status: 503 } }),
      },
    })
    expect(said).toHaveBeenCalledOnce()
  }
})

test('answers, other faults and pages that do not come are passed on as they are', async () => {
  const answers: [string, DataStrategyResult][] = [
    ['POST', { type: 'data', result: { ok: true } }],
    ['POST', { type: 'error', result: new Error('Unexpected Server Error') }],
    ['POST', { type: 'error', result: { status: 404, data: null } }],
    ['GET', LOST],
  ]
  for (const [method, answer] of answers) {
    const results = { page: answer }
    expect(await run(method, results)).toBe(results)
    expect(said).not.toHaveBeenCalled()
  }
})
