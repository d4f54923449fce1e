// Thousands of sockets on one channel, of one node and of four, each kept by a process of its own: how late a message reaches
// the last of them, and what a socket costs its node.
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startOwnPostgres } from '#tests/fixtures/own-postgres.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'
import type { Heard, Order } from './listeners.ts'

const PER_NODE = Number(process.env.GROW_SOCKETS ?? 5000)
const MESSAGES = 10
const PAUSE_MS = 2500
const LONGEST_MS = 2000

const figure = (what: string, value: number, unit: string, budget?: Measurement['budget']): Measurement => ({
  scenario: 'grow',
  what,
  value,
  unit,
  ...(budget && { budget }),
})

/** In kB, as Linux counts it. */
const heldBy = ({ process: { pid } }: RunningSite) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

export async function manySockets(): Promise<Measurement[]> {
  return [...(await socketsOn(1)), ...(await socketsOn(4))]
}

async function socketsOn(count: number): Promise<Measurement[]> {
  console.log(`  … ${count * PER_NODE} sockets on ${count}`)
  const server = await startOwnPostgres({ settings: ['max_connections=200'] })
  const env = {
    ...{ JWT_SECRET: randomUUID() + randomUUID(), ANON_KEY: `sb_publishable_${randomUUID()}` },
    ...{ SERVICE_ROLE_KEY: `sb_secret_${randomUUID()}`, DATABASE_URL: server.url, TRUST_PROXY: 'on' },
  }
  const nodes: RunningSite[] = []
  const listeners: ChildProcess[] = []
  try {
    for (let n = 0; n < count; n++) nodes.push(await startSite(env))
    // What a start leaves to be done afterwards is not the sockets'.
    await pause(5000)
    const before = nodes.map(heldBy)
    const topic = `crowd-${randomUUID().slice(0, 8)}`
    const opened: number[] = []
    for (const [n, node] of nodes.entries()) {
      const child = fork(join(import.meta.dirname, 'listeners.ts'))
      listeners.push(child)
      const order = { port: Number(new URL(node.url).port), topic, count: PER_NODE, first: n * PER_NODE }
      child.send({ ...order, anonKey: env.ANON_KEY } satisfies Order)
      const [number] = (await once(child, 'message')) as [number]
      opened.push(number)
    }
    await pause(2000)
    const held = nodes.map(heldBy)
    for (let n = 0; n < MESSAGES; n++) {
      await say(nodes[n % nodes.length] ?? nodes[0], env.ANON_KEY, topic, n)
      await pause(PAUSE_MS)
    }
    const expected = opened.reduce((sum, number) => sum + number, 0) * MESSAGES
    let heard = await reports(listeners)
    // On a busy machine the last ones take a while: late is told as late, and not as lost.
    for (let patience = 0; countOf(heard) < expected && patience < 30; patience++) {
      await pause(1000)
      heard = await reports(listeners)
    }
    const delays = heard.flatMap((one) => one.delays.flat())
    const last = Array.from({ length: MESSAGES }, (_, n) =>
      heard.flatMap((one) => one.delays[n] ?? []).reduce((most, delay) => Math.max(most, delay), 0),
    )
    const open = opened.reduce((sum, number) => sum + number, 0)
    const grown = held.reduce((sum, kilobytes, n) => sum + kilobytes - (before[n] ?? 0), 0)
    const on = `${count} ${count === 1 ? 'node' : 'nodes'}`
    return [
      figure(`sockets on ${on}`, open, '', { atLeast: count * PER_NODE }),
      figure(
        `sockets on ${on}: closed against their will`,
        heard.reduce((sum, one) => sum + one.closed, 0),
        '',
        {
          atMost: 0,
        },
      ),
      figure(
        `sockets on ${on}: messages that did not reach one`,
        open * MESSAGES - delays.length,
        `of ${open * MESSAGES}`,
        {
          atMost: 0,
        },
      ),
      figure(`sockets on ${on}: until one of them has a message, median`, percentile(delays, 0.5), 'ms'),
      figure(`sockets on ${on}: until the last has it, median of messages`, percentile(last, 0.5), 'ms'),
      figure(`sockets on ${on}: the same, p95`, percentile(last, 0.95), 'ms', { atMost: LONGEST_MS }),
      figure(`sockets on ${on}: memory of a node for one`, grown / open, 'kB'),
    ]
  } finally {
    for (const child of listeners) child.send('end')
    await Promise.all(nodes.map((node) => node.stop()))
    await server.remove()
  }
}

const countOf = (heard: Heard[]) => heard.flatMap((one) => one.delays).reduce((sum, list) => sum + list.length, 0)

async function reports(listeners: readonly ChildProcess[]): Promise<Heard[]> {
  const heard: Heard[] = []
  for (const child of listeners) {
    child.send('report')
    heard.push(((await once(child, 'message')) as [Heard])[0])
  }
  return heard
}

/** As a program of the operator's would, over HTTP. */
async function say(node: RunningSite | undefined, key: string, topic: string, n: number) {
  const at = performance.timeOrigin + performance.now()
  const answer = await fetch(`${node?.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: [{ topic, event: 'tick', payload: { n, at } }] }),
  })
  if (!answer.ok) throw new Error(`A broadcast was answered ${answer.status}: ${await answer.text()}`)
}
