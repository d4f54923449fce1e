// The way to a PostgreSQL server, encrypted where the address asks for it. The driver could do that too, but takes our ears
// off the socket meanwhile: a server that hangs up in the middle would end the process.
import { connect, isIP, type Socket } from 'node:net'
import { type ConnectionOptions, connect as encrypt } from 'node:tls'
import postgres from 'postgres'

/** As the driver reads them from the address and the environment. */
export type Encryption = { ssl: unknown; isDirect: boolean }

export function encryptionFor(url: string): Encryption {
  const { ssl, sslnegotiation } = postgres(url).options as { ssl: unknown; sslnegotiation?: unknown }
  return { ssl, isDirect: sslnegotiation === 'direct' }
}

export type Target = { host: string[]; port: number[]; path: string | false }

/** How long a server may take to let us in. */
export const LONGEST_GREETING_MS = 4_000

const KEEP_ALIVE_MS = 20_000

/** "May we speak TLS?" */
const QUESTION = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const YES = 'S'

const failure = (message: string) => Object.assign(new Error(message), { code: 'ECONNRESET' })

/** What it says next. Whoever hangs up instead says no. */
function next(socket: Socket, event: 'connect' | 'secureConnect' | 'data'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    socket.once(event, resolve)
    socket.once('error', reject)
    socket.once('close', () => reject(failure('The database server hung up')))
  })
}

/** Whether the certificate must be right as well. Those who do not say so want no more than that nobody listens. */
const isTrusting = (ssl: unknown) => ssl === 'require' || ssl === 'allow' || ssl === 'prefer'

async function encrypted(socket: Socket, host: string, { ssl, isDirect }: Encryption): Promise<Socket> {
  if (!isDirect) {
    socket.write(QUESTION)
    const answer = String(await next(socket, 'data'))
    if (answer !== YES) {
      if (answer === 'N' && (ssl === 'prefer' || ssl === 'allow')) return socket
      // More than one letter is from somebody who wants to be taken for the server.
      throw failure('The database server does not speak TLS')
    }
  }
  const options: ConnectionOptions = {
    socket,
    ...(isIP(host) === 0 && { servername: host }),
    ...(isDirect && { ALPNProtocols: ['postgresql'] }),
    ...(isTrusting(ssl) && { rejectUnauthorized: false }),
    ...(typeof ssl === 'object' && ssl),
  }
  const secure = encrypt(options)
  secure.on('error', () => {})
  await next(secure, 'secureConnect')
  return secure
}

export async function openSocket({ host, port, path }: Target, encryption: Encryption): Promise<Socket> {
  const [address = 'localhost', number = 5432] = [host[0], port[0]]
  const socket = path ? connect(path) : connect(number, address)
  // For good: an error that nobody hears ends the process.
  socket.on('error', () => {})
  const late = setTimeout(() => socket.destroy(failure('The database server does not answer')), LONGEST_GREETING_MS)
  try {
    await next(socket, 'connect')
    // A machine that is gone says nothing: at some time it is noticed.
    socket.setKeepAlive(true, KEEP_ALIVE_MS)
    return encryption.ssl ? await encrypted(socket, address, encryption) : socket
  } catch (error) {
    socket.destroy()
    throw error
  } finally {
    clearTimeout(late)
  }
}
