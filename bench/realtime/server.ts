// The backend in a process of its own, so that its memory is its own. Tells its parent where it listens, and how much it
// holds whenever asked.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/backend/embedded.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-'))
const backend = await openEmbedded({
  env: { dataDir, databaseUrl: null, smtpUrl: null },
  siteUrl: 'http://127.0.0.1',
  sendMail: async () => {},
  inMemory: true,
  // All of them come from this machine.
  realtimeLimits: { connectionsPerAddress: 20_000 },
})
const server = createServer()
server.on('upgrade', (request, socket, head) => backend.realtime.upgrade(request, socket, head))
server.listen({ port: 0, host: '127.0.0.1', backlog: 5000 }, () => {
  process.send?.({ port: (server.address() as AddressInfo).port, anonKey: backend.anonKey })
})
process.on('message', async (question) => {
  if (question === 'end') {
    await backend.close()
    rmSync(dataDir, { recursive: true, force: true })
    process.exit(0)
  }
  globalThis.gc?.()
  await new Promise((done) => setTimeout(done, 300))
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ rss, held: heapUsed + external, connections: backend.realtime.connections() })
})
