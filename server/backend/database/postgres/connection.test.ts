// A server that hangs up, stands still or lies at any moment of its greeting: whoever wanted a connection hears it, and
// nothing is left that could end the process.
import { generateKeyPairSync } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { selfSigned } from '#tests/fixtures/certificate.ts'
import { openConnection } from './connection.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const secureContext = createSecureContext({
  key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  cert: `-----BEGIN CERTIFICATE-----\n${selfSigned('localhost', pair)}\n-----END CERTIFICATE-----`,
})

const servers: ReturnType<typeof createServer>[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function serverThat(greets: (socket: Socket) => unknown): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    greets(socket)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((ready) => server.once('listening', ready))
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`
}

const heard = (socket: Socket) => new Promise<Buffer>((said) => socket.once('data', said))

/** After the question for TLS. */
const asked = (work: (socket: Socket) => unknown) => async (socket: Socket) => {
  await heard(socket)
  await work(socket)
}
/** Behind TLS, after the driver has said who it is. */
const introduced = (work: (socket: Socket) => unknown) =>
  asked(async (socket) => {
    socket.write('S')
    const secure = new TLSSocket(socket, { isServer: true, secureContext })
    secure.on('error', () => {})
    await heard(secure)
    await work(secure)
  })

const LETTER = { authenticated: [82, 0, 0, 0, 8, 0, 0, 0, 0], ready: [90, 0, 0, 0, 5, 73] }
const WELCOME = Buffer.from([...LETTER.authenticated, ...LETTER.ready])

test.each<[string, (socket: Socket) => unknown]>([
  ['hangs up at once', (socket) => socket.destroy()],
  ['hangs up when asked for TLS', asked((socket) => socket.destroy())],
  ['breaks off when asked for TLS', asked((socket) => socket.resetAndDestroy())],
  ['does not speak TLS', asked((socket) => socket.write('N'))],
  ['says yes, and hangs up', asked((socket) => socket.end('S'))],
  ['says yes, and breaks off', asked((socket) => socket.write('S', () => socket.resetAndDestroy()))],
  [
    'says yes, and breaks off at the next word',
    asked((socket) => {
      socket.write('S')
      socket.once('data', () => socket.resetAndDestroy())
    }),
  ],
  [
    'says yes, and then nonsense',
    asked((socket) => {
      socket.write('S')
      socket.once('data', () => socket.end('nonsense'.repeat(50)))
    }),
  ],
  ['says more than yes', asked((socket) => socket.write('SE0000'))],
  ['hangs up behind TLS', introduced((socket) => socket.destroy())],
  ['speaks nonsense behind TLS', introduced((socket) => socket.end('nonsense'))],
  ['welcomes us, and hangs up', introduced((socket) => socket.end(WELCOME))],
  [
    'hangs up at the first question',
    introduced((socket) => {
      socket.write(WELCOME)
      socket.once('data', () => socket.destroy())
    }),
  ],
  ['stands still', asked((socket) => socket.write('S'))],
])('a server that %s', async (_name, greets) => {
  const url = await serverThat(greets)
  await expect(openConnection(`${url}?sslmode=require`, {})).rejects.toThrow()
})

test('a certificate that nobody vouches for is taken where only listeners are to be kept out', async () => {
  const url = await serverThat(introduced((socket) => socket.destroy()))
  await expect(openConnection(`${url}?sslmode=verify-full`, {})).rejects.toMatchObject({
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
})

test.runIf(process.env.TEST_DATABASE_URL)('what is said through TLS arrives, and its end is heard', async () => {
  const real = new URL(process.env.TEST_DATABASE_URL ?? '')
  const through: Socket[] = []
  const address = new URL(
    await serverThat(
      asked((socket) => {
        socket.write('S')
        const secure = new TLSSocket(socket, { isServer: true, secureContext })
        secure.on('error', () => {})
        const behind = connect(Number(real.port || 5432), real.hostname).on('error', () => {})
        secure.pipe(behind).pipe(secure)
        through.push(secure)
      }),
    ),
  )
  const url = Object.assign(new URL(real), {
    port: address.port,
    hostname: address.hostname,
    search: '?sslmode=require',
  })
  const connection = await openConnection(url.href, {})
  expect([...(await connection.run('select $1::int + 1 as two', [1]))]).toEqual([{ two: 2 }])
  const waiting = connection.run('select pg_sleep(60)')
  for (const socket of through) socket.destroy()
  await expect(waiting).rejects.toMatchObject({ code: '08006' })
  await connection.over
  expect(connection.isLost()).toBe(true)
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'goes on after a copy whose end came with more than is read at once',
  async () => {
    const connection = await openConnection(process.env.TEST_DATABASE_URL ?? '', {})
    for (const size of [10, 60_000, 66_000, 100_000, 1_000_000]) {
      let read = 0
      for await (const chunk of connection.copyOut(`copy (select repeat('x', ${size})) to stdout`)) read += chunk.length
      expect(read).toBe(size + 1)
      expect([...(await connection.run('select 1 as one'))]).toEqual([{ one: 1 }])
    }
    await connection.end()
  },
)
