// A websocket client of the least kind: 5,000 of them must not weigh more than what they measure.
import { connect, type Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'

/** A text frame from a client is masked; a mask of zeros leaves the text as it is. */
function masked(text: string): Buffer {
  const body = Buffer.from(text)
  const head =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0])
      : Buffer.from([0x81, 0x80 | 126, body.length >> 8, body.length & 255, 0, 0, 0, 0])
  return Buffer.concat([head, body])
}

export type BenchSocket = { say: (text: string) => void; pause: () => void; end: () => void }

export function openSocket(
  // `from`: as a proxy says who asks.
  { port, anonKey, from }: { port: number; anonKey: string; from?: string },
  {
    onOpen,
    onFrame,
    onClose,
  }: { onOpen: (socket: BenchSocket) => void; onFrame: (body: Buffer) => void; onClose?: () => void },
) {
  const socket: Socket = connect(port, '127.0.0.1', () =>
    socket.write(
      `GET /realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${from ? `X-Forwarded-For: ${from}\r\n` : ''}\r\n`,
    ),
  )
  const own: BenchSocket = {
    say: (text) => socket.write(masked(text)),
    pause: () => socket.pause(),
    end: () => socket.destroy(),
  }
  let isOpen = false
  let waiting: Buffer = Buffer.alloc(0)
  socket.on('error', () => {})
  socket.on('close', () => onClose?.())
  socket.on('data', (chunk: Buffer) => {
    waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk
    if (!isOpen) {
      const end = waiting.indexOf(HEAD_END)
      if (end < 0) return
      if (!waiting.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) return socket.destroy()
      waiting = waiting.subarray(end + HEAD_END.length)
      isOpen = true
      onOpen(own)
    }
    for (;;) {
      if (waiting.length < 2) return
      const short = (waiting[1] ?? 0) & 127
      const start = short < 126 ? 2 : short === 126 ? 4 : 10
      if (waiting.length < start) return
      const length = short < 126 ? short : short === 126 ? waiting.readUInt16BE(2) : Number(waiting.readBigUInt64BE(2))
      if (waiting.length < start + length) return
      onFrame(waiting.subarray(start, start + length))
      waiting = waiting.subarray(start + length)
    }
  })
}
