// Taking a whole installation elsewhere, with the commands an operator uses: export, verify, import.
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect } from '#server/archive/archive.ts'
import { readTar, writeTar } from '#server/archive/tar.ts'
import { openFolderAlone } from '#server/backend/database/bare-database.ts'
import { openEmbedded } from '#server/backend/embedded.ts'
import { backendKinds, readMigratedFolder } from '#tests/fixtures/backend.ts'
import { createDatabase, postgresUrl } from '#tests/fixtures/postgres.ts'
import { openS3 } from '#tests/fixtures/s3.ts'
import { COMPILED, type RunningSite, startSite } from '#tests/fixtures/site.ts'

const root = resolve(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'mahalla-leaving-'))
const archive = join(scratch, 'whole.tar.gz')
const PERSON = { email: 'hajar@example.com', password: 'Zamzam-and-Safa-7' }
const picture = randomBytes(90_000)
const AWKWARD = 'tab\there, line\nbreak, back\\slash, \\N, "quotes" and بسم الله'
/** Their days have tables of their own; the old one's has none where it is written. */
const VIEWS = [
  { url: '/seen-long-ago', came_on: new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10) },
  { url: '/seen-now', came_on: new Date().toISOString().slice(0, 10) },
]
let session: { access_token: string; refresh_token: string }

const client = (url: string, key: string, fetch?: typeof globalThis.fetch) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(fetch && { global: { fetch } }),
  })

type Ran = { code: number | null; output: string }

function command(args: string[], env: Record<string, string>) {
  const child = spawn(join(root, 'node_modules/.bin/node'), ['scripts/db.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...COMPILED, DATABASE_URL: '', SUPABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<Ran>((done) => child.once('exit', (code) => done({ code, output })))
  return { child, ended }
}
const run = (args: string[], env: Record<string, string> = {}) => command(args, env).ended

/** An embedded database that was migrated and never used. */
async function emptyFolder(name: string): Promise<string> {
  const [made, dataDir] = [join(scratch, 'empty'), join(scratch, name)]
  if (!existsSync(made)) await (await openOn(made, await readMigratedFolder())).close()
  cpSync(made, dataDir, { recursive: true })
  return dataDir
}

const openOn = (dataDir: string, loadDataDir?: Blob) =>
  openEmbedded({
    env: { dataDir, databaseUrl: null, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
    ...(loadDataDir && { loadDataDir }),
  })

/** One look into a database that nobody else has open. */
async function lookInto(dataDir: string, expressions: Record<string, string>): Promise<Record<string, number>> {
  const opened = await openFolderAlone(dataDir)
  const columns = Object.entries(expressions).map(([name, text]) => `(${text})::int as ${name}`)
  const [row] = (await opened?.database.query<Record<string, number>>(`select ${columns.join(', ')}`)) ?? []
  await opened?.close()
  return row ?? {}
}

/** The same archive with another manifest. */
async function withManifest(path: string, change: (manifest: Record<string, never>) => void): Promise<string> {
  const plain = join(scratch, `${randomUUID()}.tar`)
  const { createGunzip } = await import('node:zlib')
  const out = createWriteStream(plain)
  const tar = writeTar(out, new Date(0))
  for await (const { name, body } of readTar(createReadStream(path).pipe(createGunzip()))) {
    let bytes = await collect(body)
    if (name === 'manifest.json') {
      const manifest = JSON.parse(bytes.toString('utf8'))
      change(manifest)
      bytes = Buffer.from(JSON.stringify(manifest))
    }
    await tar.add(name, bytes.length, [bytes])
  }
  await tar.end()
  await new Promise<void>((done) => out.end(done))
  return plain
}

beforeAll(async () => {
  const dataDir = join(scratch, 'source')
  const backend = await openOn(dataDir, await readMigratedFolder())
  const visitor = client(backend.url, backend.anonKey, backend.fetch)
  const service = client(backend.url, backend.serviceRoleKey, backend.fetch)
  const signedUp = await visitor.auth.signUp({ ...PERSON, options: { data: { display_name: 'Hajar' } } })
  if (!signedUp.data.session) throw new Error(String(signedUp.error))
  session = signedUp.data.session
  const added = await service.from('businesses').insert({
    name: 'Olive and Fig',
    description: AWKWARD,
    country_code: 'GB',
    city: 'Leeds',
    latitude: 53.8,
    longitude: -1.55,
    owner_id: signedUp.data.session.user.id,
    status: 'published',
  } as never)
  expect(added.error).toBeNull()
  expect((await service.from('page_analytics').insert(VIEWS as never)).error).toBeNull()
  const { data: buckets } = await service.storage.listBuckets()
  expect(buckets?.length).toBeGreaterThan(0)
  await service.storage.createBucket('keepsakes', { public: true })
  const stored = await service.storage.from('keepsakes').upload('a folder/note (1).bin', picture)
  expect(stored.error).toBeNull()
  await backend.close()
  const exported = await run(['export', archive, '--with-secrets'], { DATA_DIR: dataDir })
  expect(exported.code, exported.output).toBe(0)
  expect(exported.output).toMatch(/written .*rows in \d+ tables, 1 files, with secrets/)
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('an export is checked without a database', async () => {
  const { code, output } = await run(['verify', archive])
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('is whole') })
})

const readFile = async (url: string) =>
  Buffer.from(await (await fetch(`${url}/storage/v1/object/public/keepsakes/a%20folder/note%20(1).bin`)).arrayBuffer())

/** What people notice: the page, their password, the session they had, their files. */
async function expectEverything(site: RunningSite) {
  const visitor = client(site.url, site.anonKey)
  const page = await fetch(`${site.url}/businesses?q=olive`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Olive and Fig')
  const found = await visitor.from('business_unified').select('name, description').eq('name', 'Olive and Fig')
  expect(found.data).toEqual([{ name: 'Olive and Fig', description: AWKWARD }])
  expect((await readFile(site.url)).equals(picture)).toBe(true)
  const before = await visitor.auth.getUser(session.access_token)
  expect(before.data.user?.email).toBe(PERSON.email)
  const signedIn = await visitor.auth.signInWithPassword(PERSON)
  expect(signedIn.error).toBeNull()
  const profile = await visitor
    .from('profiles')
    .select('display_name')
    .eq('id', signedIn.data.user?.id ?? '')
  expect(profile.data).toEqual([{ display_name: 'Hajar' }])
  // Triggers and sequences work again: a change is written to the log with a new number.
  const service = client(site.url, site.serviceRoleKey)
  const changed = await service.from('businesses').update({ city: 'York' }).eq('name', 'Olive and Fig').select('id')
  expect(changed.error).toBeNull()
  const unified = await visitor.from('business_unified').select('city').eq('name', 'Olive and Fig')
  expect(unified.data).toEqual([{ city: 'York' }])
  const seen = await service.from('page_analytics').select('url, came_on').like('url', '/seen-%').order('url')
  expect(seen.data).toEqual(VIEWS)
}

describe('from embedded to embedded, with files in S3', () => {
  const keys = {
    STORAGE_S3_ACCESS_KEY_ID: 'key',
    STORAGE_S3_SECRET_ACCESS_KEY: 'a secret',
    STORAGE_S3_BUCKET: 'mahalla',
  }
  let s3: Awaited<ReturnType<typeof openS3>>
  let env: Record<string, string>
  beforeAll(async () => {
    s3 = await openS3(keys.STORAGE_S3_BUCKET, keys.STORAGE_S3_SECRET_ACCESS_KEY)
    env = { ...keys, STORAGE_S3_ENDPOINT: s3.endpoint, DATA_DIR: await emptyFolder('embedded') }
  })
  afterAll(() => s3?.close())

  test('an import that is killed leaves nothing and can be repeated', async () => {
    // Files come after the rows: with storage that never answers, the process is killed between rows and end.
    let asked = () => {}
    const waiting = new Promise<void>((done) => {
      asked = done
    })
    const silent = createServer(() => asked()).listen(0, '127.0.0.1')
    await new Promise((ready) => silent.once('listening', ready))
    const { port } = silent.address() as AddressInfo
    const { child, ended } = command(['import', archive], { ...env, STORAGE_S3_ENDPOINT: `http://127.0.0.1:${port}` })
    await Promise.race([waiting, ended.then(({ output }) => Promise.reject(new Error(output)))])
    child.kill('SIGKILL')
    await ended
    silent.closeAllConnections()
    silent.close()
    const { foreign_keys, ...rows } = await lookInto(env.DATA_DIR ?? '', {
      users: 'select count(*) from auth.users',
      businesses: 'select count(*) from public.businesses',
      files: 'select count(*) from storage.objects',
      foreign_keys: `select count(*) from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace`,
    })
    expect(rows).toEqual({ users: 0, businesses: 0, files: 0 })
    expect(foreign_keys).toBeGreaterThan(20)
  })

  test('counts, checksums, files and keys are there afterwards', async () => {
    const imported = await run(['import', archive, '--with-secrets'], env)
    expect(imported.code, imported.output).toBe(0)
    expect(imported.output).toContain('every count and checksum agrees')
    expect(s3.objects.size).toBe(1)
    const dataDir = env.DATA_DIR ?? ''
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe(
      readFileSync(join(scratch, 'source/secrets.json'), 'utf8'),
    )
    const views = await lookInto(dataDir, {
      views: 'select count(*) from public.page_analytics',
      without_day: 'select count(*) from private.page_views_rest',
    })
    expect(views).toEqual({ views: VIEWS.length, without_day: 0 })
  })

  test('a second import is refused', async () => {
    const again = await run(['import', archive], env)
    expect(again.code).toBe(1)
    expect(again.output).toContain('This database is not empty')
    expect(again.output).not.toContain('    at ')
  })

  test('people find everything, and a running site keeps its folder to itself', async () => {
    const site = await startSite(env)
    try {
      await expectEverything(site)
      const refused = await run(['export', join(scratch, 'busy.tar')], env)
      expect(refused.code).toBe(1)
      expect(refused.output).toContain('is open in another process')
      expect(existsSync(join(scratch, 'busy.tar'))).toBe(false)
    } finally {
      await site.stop({ keepData: true })
    }
  })
})

describe('refusals, with nothing changed', () => {
  const target = (name: string) => ({ DATA_DIR: join(scratch, name) })

  test('an export of another schema', async () => {
    const other = await withManifest(archive, (manifest) => {
      Object.assign(manifest, { schema: { versions: ['20200101000000'], fingerprint: 'another' } })
    })
    const { code, output } = await run(['import', other], target('never-made'))
    expect(code).toBe(1)
    expect(output).toMatch(/The export has schema 20200101000000, this release has \d{14}/)
    expect(existsSync(join(scratch, 'never-made'))).toBe(false)
  })

  test('a damaged export: one byte, one end, one part', async () => {
    const bytes = readFileSync(archive)
    const flipped = Buffer.from(bytes)
    const middle = Math.floor(bytes.length / 2)
    flipped[middle] = (flipped[middle] ?? 0) ^ 1
    writeFileSync(join(scratch, 'flipped.tar.gz'), flipped)
    writeFileSync(join(scratch, 'short.tar.gz'), bytes.subarray(0, middle))
    const missing = await withManifest(archive, (manifest) => {
      const part = { name: 'files/none', bytes: 1, sha256: '' }
      Object.assign(manifest, { files: [part] })
    })
    for (const path of [join(scratch, 'flipped.tar.gz'), join(scratch, 'short.tar.gz'), missing]) {
      const { code, output } = await run(['import', path], target('never-made'))
      expect(code).toBe(1)
      expect(output.split('\n')[0]).toContain(path)
      expect(output).not.toContain('    at ')
    }
    expect(existsSync(join(scratch, 'never-made'))).toBe(false)
  })

  test('a file that is none, no file, no database, no secrets', async () => {
    writeFileSync(join(scratch, 'letter.tar'), 'Dear reader, '.repeat(100))
    expect((await run(['verify', join(scratch, 'letter.tar')])).output).toContain('is no tar file')
    expect((await run(['import'])).output).toContain('Name the file')
    expect((await run(['export', scratch], target('never-made'))).output).toContain('There is no database in')
    const bare = await withManifest(archive, (manifest) => {
      Object.assign(manifest, { format: 'something else' })
    })
    expect((await run(['verify', bare])).output).toContain('is no export of this site')
  })
})

describe.runIf(postgresUrl)('on PostgreSQL', () => {
  const back = join(scratch, 'back.tar')

  test('from embedded to PostgreSQL, and out of it while the site runs', async () => {
    const database = await createDatabase()
    const env = { DATABASE_URL: database.url, DATA_DIR: join(scratch, 'on-postgresql') }
    try {
      const imported = await run(['import', archive, '--with-secrets'], env)
      expect(imported.code, imported.output).toBe(0)
      const site = await startSite(env)
      try {
        await expectEverything(site)
        const exported = await run(['export', back], env)
        expect(exported.code, exported.output).toBe(0)
      } finally {
        await site.stop({ keepData: true })
      }
    } finally {
      await database.drop()
    }
  })

  test('from PostgreSQL back to embedded', async () => {
    const home = await emptyFolder('home-again')
    const returned = await run(['import', back], { DATA_DIR: home })
    expect(returned.code, returned.output).toBe(0)
    expect(returned.output).toContain('every count and checksum agrees')
    expect(await lookInto(home, { n: 'select count(*) from public.business_unified' })).toEqual({ n: 1 })
  })

  test('into a project where auth and storage belong to others, with the rights Supabase gives', async () => {
    const role = `leaving_${randomUUID().slice(0, 8)}`
    const project = await backendKinds.find(({ name }) => name === 'PostgreSQL')?.open()
    if (!project?.databaseUrl) throw new Error('There is no PostgreSQL')
    const { database } = project
    try {
      // Like a project's owner: no superuser, owner of public and private only. Columns differ as they do there.
      await database.script(`
        create role ${role} login nosuperuser bypassrls;
        grant anon, authenticated, service_role to ${role};
        grant usage on schema auth, storage, realtime, supabase_migrations to ${role};
        grant all on all tables in schema auth, storage, realtime, supabase_migrations to ${role};
        alter table auth.users add column if not exists instance_id uuid;
        alter table auth.identities drop column last_sign_in_at;
        do $$
        declare thing record;
        begin
          for thing in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') loop
            execute format('alter table %s owner to ${role}', thing.name);
          end loop;
          for thing in select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
            where n.nspname in ('public', 'private') loop
            execute format('alter routine %s owner to ${role}', thing.name);
          end loop;
          execute 'alter schema public owner to ${role}';
          execute 'alter schema private owner to ${role}';
        end $$`)
      const url = new URL(project.databaseUrl)
      url.username = role
      url.password = ''
      const env = {
        SUPABASE_DB_URL: url.href,
        SUPABASE_URL: project.url,
        SUPABASE_SERVICE_ROLE_KEY: project.backend.serviceRoleKey,
      }
      const imported = await run(['import', archive, '--supabase'], env)
      expect(imported.code, imported.output).toBe(0)
      expect(imported.output).toContain('the project has no column for last_sign_in_at')
      expect(imported.output).toContain('files: 1 of 1 sent')
      const [user] = await database.query('select instance_id, confirmation_token, recovery_token from auth.users')
      expect(user).toEqual({
        instance_id: '00000000-0000-0000-0000-000000000000',
        confirmation_token: '',
        recovery_token: '',
      })
      const visitor = client(project.url, project.backend.anonKey)
      expect((await visitor.auth.signInWithPassword(PERSON)).error).toBeNull()
      expect((await readFile(project.url)).equals(picture)).toBe(true)
      const again = await run(['import', archive, '--supabase'], env)
      expect(again).toMatchObject({ code: 1, output: expect.stringContaining('This database is not empty') })
      const files = await run(['import', archive, '--supabase', '--files-only'], env)
      expect(files.code, files.output).toBe(0)
      const [refused] = await database.query(
        `select pg_has_role('${role}', (select relowner from pg_class where oid = 'auth.users'::regclass), 'USAGE') as owns`,
      )
      expect(refused).toEqual({ owns: false })
    } finally {
      await database.script(`drop owned by ${role} cascade; drop role ${role}`).catch(() => {})
      await project.close()
    }
  })
})
