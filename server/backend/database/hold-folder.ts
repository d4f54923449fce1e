// One process at a time may open an embedded database. Whoever has it open listens on a socket inside the folder: the
// system closes that with the process, however it ends, and a process in another container sees it as well.
import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The system cuts longer names of sockets off. */
const LONGEST_SOCKET_NAME = 100

export class FolderBusy extends Error {
  constructor(folder: string) {
    super(
      `The database in ${folder} is open in another process. Stop the site (or the command) that uses it, then try again.`,
    )
  }
}

function socketOf(folder: string): string {
  const path = join(realpathSync(folder), 'open.sock')
  return Buffer.byteLength(path) <= LONGEST_SOCKET_NAME
    ? path
    : join(tmpdir(), `mahalla-${createHash('sha256').update(path).digest('hex').slice(0, 24)}.sock`)
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    // Whoever connects wants to know whether someone is here, and nothing else.
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(path, () => resolve(server))
  })
}

const isAnswered = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Gives back what lets go of the folder. */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = socketOf(folder)
  let server = await listen(path)
  if (!server && !(await isAnswered(path))) {
    // Left behind by a process that was killed.
    rmSync(path, { force: true })
    server = await listen(path)
  }
  if (!server) throw new FolderBusy(folder)
  const held = server
  held.unref()
  return () => new Promise((done) => held.close(() => done()))
}
