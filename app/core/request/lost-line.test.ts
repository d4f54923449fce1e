import { type DataStrategyResult, data } from 'react-router'
import { expect, test, vi } from 'vitest'
import { stayOnLostLine } from './lost-line.ts'

const said = vi.fn(async () => {})
const saidWaiting = vi.fn(async () => {})
const untilLikelyBack = vi.fn(async () => {})
const openKept = vi.fn(async (_url: string) => false)
const keepForLater = vi.fn(async (_sent: Request) => false)

const LOST: DataStrategyResult = { type: 'error', result: data(new TypeError('Failed to fetch'), undefined) }
const HERE = 'https://mahalla.example/faq'
const JOBS = 'https://mahalla.example/ar/jobs?page=2'

const byGateway = (status: number, text: unknown): DataStrategyResult => ({
  type: 'error',
  // As the router makes one of an answer that is not the site's.
  result: { status, statusText: '', internal: false, data: text },
})

type Middleware = ReturnType<typeof stayOnLostLine>
const open = () => {
  for (const spy of [said, saidWaiting, untilLikelyBack]) spy.mockClear()
  return stayOnLostLine({
    sayLost: said,
    sayWaiting: saidWaiting,
    untilLikelyBack,
    openKept,
    keepForLater,
    here: () => HERE,
  })
}

function run(method: string, answer: Record<string, DataStrategyResult>, url = JOBS, middleware: Middleware = open()) {
  return middleware({ request: new Request(url, { method }) } as Parameters<Middleware>[0], async () => answer)
}

const redirectsOf = (results: unknown) =>
  Object.values(results as Record<string, DataStrategyResult>).map(({ result }) =>
    result instanceof Response ? [result.headers.get('location'), result.headers.has('X-Remix-Replace')] : result,
  )

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

test('a page that does not come is asked for again, in its language, and the one before stays', async () => {
  for (const fault of [LOST, byGateway(502, 'Bad gateway'), byGateway(504, '')]) {
    const results = await run('GET', { frame: fault, page: fault })
    expect(redirectsOf(results)).toEqual([
      [JOBS, false],
      [JOBS, false],
    ])
    expect(untilLikelyBack).toHaveBeenCalledExactlyOnceWith(1, expect.any(AbortSignal))
    expect(saidWaiting).toHaveBeenCalledOnce()
    expect(said).not.toHaveBeenCalled()
  }
})

test('whoever went back stays where the address bar is', async () => {
  expect(redirectsOf(await run('GET', { page: LOST }, HERE))).toEqual([[HERE, true]])
})

test('it is said once for each page that is wanted, however often it is tried', async () => {
  const middleware = open()
  await run('GET', { page: LOST }, JOBS, middleware)
  await run('GET', { page: LOST }, JOBS, middleware)
  expect(saidWaiting).toHaveBeenCalledOnce()
  expect(untilLikelyBack.mock.calls.map(([tries]: unknown[]) => tries)).toEqual([1, 2])
  await run('GET', { page: { type: 'data', result: {} } }, JOBS, middleware)
  await run('GET', { page: LOST }, JOBS, middleware)
  expect(saidWaiting).toHaveBeenCalledTimes(2)
})

test('answers, other faults and what the site itself refuses are passed on as they are', async () => {
  const answers: [string, DataStrategyResult][] = [
    ['POST', { type: 'data', result: { ok: true } }],
    ['POST', { type: 'error', result: new Error('Unexpected Server Error') }],
    ['POST', { type: 'error', result: { status: 404, data: null } }],
    ['GET', { type: 'error', result: new Error('Unexpected Server Error') }],
    ['GET', byGateway(503, null)],
    ['GET', byGateway(404, 'Not found')],
  ]
  for (const [method, answer] of answers) {
    const results = { page: answer }
    expect(await run(method, results)).toBe(results)
    for (const spy of [said, saidWaiting, untilLikelyBack]) expect(spy).not.toHaveBeenCalled()
  }
})

test('a page this device keeps is opened, and nobody is told to wait', async () => {
  const middleware = open()
  openKept.mockResolvedValueOnce(true)
  await run('GET', { page: LOST }, JOBS, middleware)
  expect(openKept).toHaveBeenCalledWith(JOBS)
  expect(saidWaiting).not.toHaveBeenCalled()
})

test('a form that may wait is kept with its words, and is not said to be lost', async () => {
  const middleware = open()
  keepForLater.mockResolvedValueOnce(true)
  const results = await run('POST', { page: LOST }, JOBS, middleware)
  expect(keepForLater.mock.lastCall?.[0].url).toBe(JOBS)
  expect(said).not.toHaveBeenCalled()
  expect(results).toEqual({
    page: { type: 'data', result: expect.objectContaining({ data: undefined, init: { status: 503 } }) },
  })
})
