// A cluster of a bench's own: PostgreSQL kept by Patroni, which asks an etcd. All of it on this machine, as processes of ours.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { postgresFolder, postgresPrograms, postgresUser } from '#tests/fixtures/own-postgres.ts'

const find = (name: string) =>
  ['/usr/bin', '/usr/sbin', '/usr/local/bin'].map((at) => join(at, name)).find((path) => existsSync(path))

/** What is missing of it here. */
export const missingOfPatroni = [
  ...(postgresPrograms ? [] : ['PostgreSQL']),
  ...(find('patroni') ? [] : ['Patroni']),
  ...(find('etcd') ? [] : ['etcd']),
]

/** Patroni's usual times are for networks across halls: these are for one. A lock that is not renewed falls after `ttl`. */
const TIMES = { ttl: 6, loop_wait: 1, retry_timeout: 2 }

type Member = { name: string; url: string; port: number; api: number; data: string; process: ChildProcess | null }

export async function startOwnPatroni(names: readonly string[]) {
  const folder = postgresFolder()
  const user = postgresUser()
  const [client, peer] = [await findFreePort(), await findFreePort()]
  const etcd = spawn(
    find('etcd') ?? '',
    [
      ...['--data-dir', join(folder, 'etcd'), '--name', 'one'],
      ...[
        '--listen-client-urls',
        `http://127.0.0.1:${client}`,
        '--advertise-client-urls',
        `http://127.0.0.1:${client}`,
      ],
      ...[
        '--listen-peer-urls',
        `http://127.0.0.1:${peer}`,
        '--initial-advertise-peer-urls',
        `http://127.0.0.1:${peer}`,
      ],
      ...['--initial-cluster', `one=http://127.0.0.1:${peer}`, '--unsafe-no-fsync'],
    ],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const members: Member[] = []
  for (const name of names) {
    const [port, api] = [await findFreePort(), await findFreePort()]
    const data = join(folder, name)
    members.push({ name, port, api, data, process: null, url: `postgres://postgres:word@127.0.0.1:${port}/postgres` })
  }
  const settingsOf = ({ name, port, api, data }: Member) => ({
    scope: 'mahalla',
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { hosts: `127.0.0.1:${client}` },
    bootstrap: {
      dcs: {
        ...TIMES,
        // An acknowledged write is on two of them.
        synchronous_mode: true,
        // A primary that has died is not waited for.
        primary_start_timeout: 0,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on', fsync: 'off' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust', 'local all all trust'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: postgresPrograms,
      pgpass: join(folder, `${name}.pass`),
      authentication: {
        superuser: { username: 'postgres', password: 'word' },
        replication: { username: 'replicator', password: 'word' },
        rewind: { username: 'postgres', password: 'word' },
      },
      parameters: { unix_socket_directories: folder },
    },
  })
  const start = (member: Member) => {
    const settings = join(folder, `${member.name}.json`)
    // JSON is YAML.
    writeFileSync(settings, JSON.stringify(settingsOf(member)), { mode: 0o644 })
    const child = spawn(find('patroni') ?? '', [settings], { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    const keep = (chunk: Buffer) => {
      log = (log + chunk).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    member.process = child
  }
  let log = ''
  if (user.uid !== undefined)
    for (const name of ['etcd']) {
      mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
      chownSync(join(folder, name), user.uid, user.gid)
    }
  const roleOf = ({ api }: Member) =>
    fetch(`http://127.0.0.1:${api}/patroni`, { signal: AbortSignal.timeout(1000) }).then(
      async (answer) => (await answer.json()) as { role: string; state: string; sync_standby?: boolean },
      () => null,
    )
  const isPrimary = (role: string | undefined) => role === 'master' || role === 'primary'

  async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const late = performance.now() + 90_000
    for (;;) {
      const found = await look()
      if (found) return found
      if (performance.now() > late) throw new Error(`${what} did not come:\n${log.slice(-4000)}`)
      await pause(100)
    }
  }
  const primary = () =>
    until('A primary', async () => {
      for (const member of members) {
        const role = await roleOf(member)
        if (role?.state === 'running' && isPrimary(role.role)) return member
      }
      return null
    })
  /** All are there, and one of the replicas has every acknowledged write. */
  const whole = () =>
    until('The whole cluster', async () => {
      const roles = await Promise.all(members.map(roleOf))
      return (
        roles.every((role) => role?.state === 'running' || role?.state === 'streaming') &&
        roles.some((role) => isPrimary(role?.role)) &&
        roles.some((role) => role?.sync_standby)
      )
    })
  /** Its database and whoever keeps it, at once, as when a machine loses its power. */
  const kill = async (member: Member, isWithKeeper: boolean) => {
    const pid = Number(readFileSync(join(member.data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n')
      .map(Number)
    if (isWithKeeper) member.process?.kill('SIGKILL')
    for (const one of [pid, ...children]) if (one > 1) tryKill(one)
  }
  for (const member of members) {
    start(member)
    if (member === members[0]) await primary()
  }
  await whole()
  return {
    address: `postgres://postgres:word@${members.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres?target_session_attrs=read-write`,
    urls: members.map(({ url }) => url),
    primary,
    whole,
    kill,
    start,
    log: () => log,
    remove: async () => {
      for (const member of members) {
        const ended = new Promise((done) => member.process?.once('exit', done))
        if (member.process?.exitCode === null && member.process.signalCode === null) {
          member.process.kill('SIGTERM')
          await Promise.race([ended, pause(15_000)])
        }
        await kill(member, true).catch(() => {})
      }
      etcd.kill('SIGTERM')
      await Promise.race([new Promise((done) => etcd.once('exit', done)), pause(5_000)])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function tryKill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
