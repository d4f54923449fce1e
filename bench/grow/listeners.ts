// Listeners on one channel, in a process of their own: they open, count what they hear, and say how late each heard it.
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchSocket, openSocket } from '../realtime/socket.ts'

export type Order = { port: number; anonKey: string; count: number; topic: string; first: number }
/** Of every message: how many heard it, and after how many milliseconds each. */
export type Heard = { delays: number[][]; closed: number }

/** As one office might hold them, behind one address. */
const PER_ADDRESS = 100
const AT_ONCE = 50
const HEARTBEAT_MS = 25_000

const sockets: BenchSocket[] = []
const delays: number[][] = []
let closed = 0

/** Of all processes of this machine. */
const clock = () => performance.timeOrigin + performance.now()

function open({ port, anonKey, topic, first }: Order, n: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let hasJoined = false
  const number = Math.floor((first + n) / PER_ADDRESS)
  openSocket(
    { port, anonKey, from: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
    {
      onOpen: (socket) => {
        sockets.push(socket)
        socket.say(`["1","1","realtime:${topic}","phx_join",{"config":{}}]`)
      },
      onFrame: (body) => {
        if (!hasJoined) {
          hasJoined = true
          return resolve()
        }
        const found = /"n":(\d+),"at":([\d.]+)/.exec(body.toString('latin1'))
        if (!found) return
        const list = delays[Number(found[1])] ?? []
        delays[Number(found[1])] = list
        list.push(clock() - Number(found[2]))
      },
      onClose: () => {
        closed++
        reject(new Error('A socket was closed'))
      },
    },
  )
  return promise
}

process.on('message', async (order: Order | 'report' | 'end') => {
  if (order === 'end') process.exit(0)
  if (order === 'report') return process.send?.({ delays, closed } satisfies Heard)
  let n = 0
  const openSome = async () => {
    while (n < order.count) await open(order, n++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openSome)).catch(() => {})
  process.send?.(sockets.length)
  for (;;) {
    await pause(HEARTBEAT_MS)
    for (const socket of sockets) socket.say('[null,"h","phoenix","heartbeat",{}]')
  }
})
