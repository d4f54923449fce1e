// A moment brought back: the scripts of deploy/ that docs/operations.md names, tried on a PostgreSQL of the test's own.
import { execFile } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { postgresFolder, postgresPrograms, postgresUser, startOwnPostgres } from '#tests/fixtures/own-postgres.ts'

const deploy = resolve(import.meta.dirname, '../../deploy')
const run = promisify(execFile)

test.runIf(postgresPrograms)('a base copy and the archived log bring back the moment before a mistake', async () => {
  const options = {
    ...postgresUser(),
    cwd: '/',
    env: { ...process.env, PATH: `${postgresPrograms}${delimiter}${process.env.PATH}` },
  }
  const folder = postgresFolder()
  const [log, copies, data] = [join(folder, 'wal'), join(folder, 'base'), join(folder, 'restored')]
  await run('mkdir', [log], options)
  const settings = ['archive_mode=on', `archive_command=test ! -f ${log}/%f && cp %p ${log}/%f`, 'archive_timeout=1']
  const server = await startOwnPostgres({ settings })
  const sql = postgres(server.url, { max: 1, onnotice: () => {} })
  try {
    await sql`create table public.kept (n int primary key)`
    await sql`insert into public.kept select generate_series(1, 100)`
    const { stdout } = await run('sh', [join(deploy, 'back-up.sh'), server.url, copies], options)
    const copy = stdout.trim().split('\n').at(-1) ?? ''
    expect(readdirSync(copies)).toEqual([copy.split('/').at(-1)])
    // After the copy, and before the mistake.
    await sql`insert into public.kept select generate_series(101, 150)`
    await pause(1100)
    const [row] = await sql`select now()::text as moment`
    await pause(1100)
    await sql`delete from public.kept`
    const [{ name } = { name: '' }] = await sql`select pg_walfile_name(pg_switch_wal()) as name`
    await expect.poll(() => readdirSync(log).includes(name), { timeout: 10_000 }).toBe(true)

    await run('sh', [join(deploy, 'restore-to.sh'), copy, log, data, row?.moment], options)
    const again = run('sh', [join(deploy, 'restore-to.sh'), copy, log, data, row?.moment], options)
    await expect(again).rejects.toThrow('is there already')
    const port = await findFreePort()
    const control = (...what: string[]) =>
      run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), ...what], options)
    await control('-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`, 'start')
    const restored = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { max: 1, onnotice: () => {} })
    try {
      await expect
        .poll(async () => (await restored`select pg_is_in_recovery() as x`)[0]?.x, { timeout: 15_000 })
        .toBe(false)
      expect([...(await restored`select count(*)::int as n from public.kept`)]).toEqual([{ n: 150 }])
    } finally {
      await restored.end()
      await control('-m', 'immediate', 'stop')
    }
  } finally {
    await sql.end()
    await server.remove()
    rmSync(folder, { recursive: true, force: true })
  }
})
