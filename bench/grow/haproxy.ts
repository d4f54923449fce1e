// An HAProxy of a bench's own in front of some nodes, which asks each whether it is well.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '#tests/fixtures/free-port.ts'

const PROGRAM = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((path) => existsSync(path)) ?? null

export const hasHaproxy = PROGRAM !== null

export async function startOwnHaproxy(ports: readonly number[]) {
  if (!PROGRAM) throw new Error('HAProxy is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'mahalla-haproxy-'))
  const settings = join(folder, 'haproxy.cfg')
  const port = await findFreePort()
  writeFileSync(
    settings,
    `global
  maxconn 2000
defaults
  mode http
  option forwardfor
  option redispatch
  retries 3
  retry-on conn-failure
  timeout connect 2s
  timeout check 3s
  timeout client 60s
  timeout server 60s
frontend all
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  option httpchk
  http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host mahalla
  default-server inter 1s fall 2 rise 1
${ports.map((one, n) => `  server node-${n} 127.0.0.1:${one} check`).join('\n')}
`,
  )
  const child = spawn(PROGRAM, ['-db', '-f', settings], { cwd: folder, stdio: 'ignore' })
  const ended = new Promise((done) => child.once('exit', done))
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`)
    await pause(50)
  }
  return {
    url,
    remove: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
