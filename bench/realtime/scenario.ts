// Many idle sockets, a part of them busy, one that does not read: what a socket costs, whether anything is lost, and
// whether the one that does not read costs the others.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Measurement, percentile } from '../measurement.ts'
import { type BenchSocket, openSocket } from './socket.ts'

/** In steps: the first ones fit into memory the process had taken before, so the dearest step counts. */
const STEPS = 3
const STEP = 2500
const LISTENERS = 200
const SENDERS = 4
const PER_SECOND = 200
const SECONDS = 8
const KILOBYTE = 1024

type Memory = { rss: number; held: number; connections: number }
type Address = { port: number; anonKey: string }

export async function measure(): Promise<Measurement[]> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [], {
    execArgv: ['--expose-gc', '--conditions', 'development'],
  })
  const [address] = (await once(child, 'message')) as [Address]
  try {
    // What the first sockets bring along once and for all is not the sockets'.
    const warm = await openMany(address, 300, 'warm')
    for (const socket of warm) socket.end()
    await wait(500)
    const memory = [await memoryOf(child)]
    const idle: BenchSocket[] = []
    while (memory.length <= STEPS) {
      idle.push(...(await openMany(address, STEP, 'idle')))
      memory.push(await memoryOf(child))
    }
    const grown = (what: 'rss' | 'held') =>
      Math.max(...memory.slice(1).map((after, n) => after[what] - (memory[n]?.[what] ?? 0))) / STEP / KILOBYTE
    const busy = await broadcasts(address)
    const slow = await slowReader(address, child)
    for (const socket of idle) socket.end()
    const scenario = 'realtime'
    return [
      {
        scenario,
        what: 'idle sockets, each on a channel',
        value: memory.at(-1)?.connections ?? 0,
        unit: '',
        budget: { atLeast: 5000 },
      },
      {
        scenario,
        what: 'memory per idle socket',
        value: grown('rss'),
        unit: 'kB',
        budget: { atMost: 40 },
      },
      { scenario, what: 'of it in JavaScript', value: grown('held'), unit: 'kB' },
      {
        scenario,
        what: `broadcasts per second to ${LISTENERS} of them`,
        value: busy.perSecond,
        unit: '/s',
        budget: { atLeast: PER_SECOND * 0.9 },
      },
      { scenario, what: 'deliveries lost', value: busy.lost, unit: '', budget: { atMost: 0 } },
      {
        scenario,
        what: 'from sending to the last listener, median',
        value: percentile(busy.latencies, 0.5),
        unit: 'ms',
      },
      { scenario, what: 'from sending to the last listener, p99', value: percentile(busy.latencies, 0.99), unit: 'ms' },
      { scenario, what: 'slow reader dropped', value: slow.dropped ? 1 : 0, unit: '', budget: { atLeast: 1 } },
      {
        scenario,
        what: 'memory still held for the slow reader',
        value: slow.grown / KILOBYTE / KILOBYTE,
        unit: 'MB',
        budget: { atMost: 4 },
      },
      { scenario, what: 'lost by the others meanwhile', value: slow.lost, unit: '', budget: { atMost: 0 } },
    ]
  } finally {
    child.send('end')
    await once(child, 'exit')
  }
}

async function memoryOf(child: ChildProcess): Promise<Memory> {
  child.send('memory')
  return ((await once(child, 'message')) as [Memory])[0]
}

const joining = (topic: string) => `["1","1","realtime:${topic}","phx_join",{"config":{}}]`

/** Open and joined, a hundred at a time. */
async function openMany(
  address: Address,
  count: number,
  topic: string,
  onBroadcast: (body: Buffer) => void = () => {},
): Promise<BenchSocket[]> {
  const sockets: BenchSocket[] = []
  while (sockets.length < count) {
    const some = Math.min(100, count - sockets.length)
    await Promise.all(
      Array.from({ length: some }, () => {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        let joined = false
        openSocket(address, {
          onOpen: (socket) => {
            sockets.push(socket)
            socket.say(joining(topic))
          },
          onFrame: (body) => {
            if (joined) return onBroadcast(body)
            joined = true
            resolve()
          },
          onClose: () => reject(new Error('A socket was closed before it had joined')),
        })
        return promise
      }),
    )
  }
  return sockets
}

async function broadcasts(address: Address) {
  const sentAt: number[] = []
  const lastAt: number[] = []
  let delivered = 0
  await openMany(address, LISTENERS, 'busy', (body) => {
    delivered++
    const n = Number(/"n":(\d+)/.exec(body.toString('latin1'))?.[1])
    lastAt[n] = performance.now()
  })
  const senders = await openMany(address, SENDERS, 'busy', () => {})
  const started = performance.now()
  for (let n = 0; n < PER_SECOND * SECONDS; n++) {
    const due = started + (n * 1000) / PER_SECOND
    const early = due - performance.now()
    if (early > 1) await wait(early)
    sentAt[n] = performance.now()
    senders[n % SENDERS]?.say(
      `["1","${n}","realtime:busy","broadcast",{"type":"broadcast","event":"tick","payload":{"n":${n},"text":"${'x'.repeat(100)}"}}]`,
    )
  }
  const took = performance.now() - started
  const expected = PER_SECOND * SECONDS * LISTENERS
  for (let patience = 0; delivered < expected && patience < 100; patience++) await wait(100)
  return {
    perSecond: (PER_SECOND * SECONDS * 1000) / took,
    lost: expected - delivered,
    latencies: sentAt.map((at, n) => (lastAt[n] ?? Number.POSITIVE_INFINITY) - at),
  }
}

async function slowReader(address: Address, child: ChildProcess) {
  const [slow] = await openMany(address, 1, 'flood')
  let heard = 0
  const [reader] = await openMany(address, 1, 'flood', () => heard++)
  const [sender] = await openMany(address, 1, 'flood')
  slow?.pause()
  const before = await memoryOf(child)
  const count = 400
  for (let n = 0; n < count; n++) {
    sender?.say(
      `["1","${n}","realtime:flood","broadcast",{"type":"broadcast","event":"flood","payload":{"text":"${'x'.repeat(60_000)}"}}]`,
    )
    // Below what one connection may send, and no faster than the other one reads: only one of the two is slow.
    await wait(11)
    for (let patience = 0; heard < n - 4 && patience < 100; patience++) await wait(5)
  }
  for (let patience = 0; heard < count && patience < 50; patience++) await wait(100)
  const after = await memoryOf(child)
  for (const socket of [slow, reader, sender]) socket?.end()
  return { dropped: after.connections === before.connections - 1, grown: after.held - before.held, lost: count - heard }
}
