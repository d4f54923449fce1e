// Writes a whole installation into one file. On PostgreSQL the site may run meanwhile: everything is read in one snapshot.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Transaction } from '#server/backend/database/database.ts'
import type { Secrets } from '#server/backend/secrets.ts'
import type { FileStore } from '#server/backend/storage/file-store.ts'
import {
  ArchiveError,
  FORMAT,
  FORMAT_VERSION,
  type Manifest,
  manifestEntry,
  type Part,
  type TablePart,
} from './archive.ts'
import { ALIKE, digestOf, listTables, qualified, quote, readSchema, type Table } from './tables.ts'
import { writeTar } from './tar.ts'

export type ExportOptions = {
  database: Database
  files: FileStore
  /** Of the data folder: uploads of imports that wait. */
  importsFolder: string
  /** The keys of this installation, with those that sign sessions. */
  secrets: (Secrets & { signingKeys: unknown }) | null
  path: string
  now: Date
  say: (line: string) => void
}

/** Rows are cut into parts of about this size. */
const PART_BYTES = 4 * 1024 * 1024
const PAGE_BYTES = 8192
const PAGES_AT_ONCE = 512

/** A table as COPY text. PGlite hands over a whole copy at once, so there it is read in stretches of pages. */
async function* copyOut(tx: Transaction, kind: Database['kind'], table: Table): AsyncGenerator<Uint8Array> {
  const columns = table.columns.map(quote).join(', ')
  if (kind === 'postgresql') return yield* tx.copyTo(`copy (select ${columns} from ${qualified(table)}) to stdout`)
  for (const heap of table.heaps) {
    const [{ bytes } = { bytes: '0' }] = await tx.query<{ bytes: string }>(
      'select pg_relation_size($1::regclass)::text as bytes',
      [heap],
    )
    const pages = Math.ceil(Number(bytes) / PAGE_BYTES)
    for (let page = 0; page < pages; page += PAGES_AT_ONCE) {
      const stretch = `ctid >= '(${page},0)'::tid and ctid < '(${page + PAGES_AT_ONCE},0)'::tid`
      yield* tx.copyTo(`copy (select ${columns} from ${heap} where ${stretch}) to stdout`)
    }
  }
}

/** The same text in parts of bounded size that end where a row ends. */
async function* cutAtRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    waiting.push(Buffer.from(chunk))
    size += chunk.byteLength
    if (size < PART_BYTES) continue
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf(0x0a) + 1
    if (end === 0) continue
    yield all.subarray(0, end)
    waiting = [all.subarray(end)]
    size = all.length - end
  }
  if (size > 0) yield Buffer.concat(waiting)
}

function countRows(text: Buffer): number {
  let rows = 0
  // COPY writes a line break inside a value as two characters: each one that is left ends a row.
  for (let at = text.indexOf(0x0a); at >= 0; at = text.indexOf(0x0a, at + 1)) rows += 1
  return rows
}

const partOf = (name: string, bytes: Buffer): Part => ({
  name,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

export async function exportArchive(options: ExportOptions): Promise<Manifest> {
  const { path, now } = options
  if (existsSync(path)) throw new ArchiveError(`${path} exists already. Name another file, or move it away.`)
  const partial = `${path}.partial`
  const file = createWriteStream(partial, { mode: 0o600 })
  const target = path.endsWith('gz') ? createGzip({ level: 4 }) : file
  if (target !== file) target.pipe(file)
  const failed = new Promise<never>((_resolve, reject) => {
    file.once('error', reject)
    target.once('error', reject)
  })
  failed.catch(() => {})
  try {
    const manifest = await Promise.race([write(options, writeTar(target, now)), failed])
    target.end()
    await finished(file)
    renameSync(partial, path)
    return manifest
  } catch (error) {
    target.destroy()
    file.destroy()
    rmSync(partial, { force: true })
    throw error
  }
}

async function write(options: ExportOptions, tar: ReturnType<typeof writeTar>): Promise<Manifest> {
  const { database, files, importsFolder, secrets, now, say } = options
  const add = async (name: string, bytes: Buffer): Promise<Part> => {
    await tar.add(name, bytes.length, [bytes])
    return partOf(name, bytes)
  }
  const manifest: Manifest = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    createdAt: now.toISOString(),
    source: { kind: database.kind, serverVersion: '' },
    schema: { versions: [], fingerprint: '' },
    tables: [],
    sequences: [],
    files: [],
    missingFiles: [],
    imports: [],
    secrets: null,
  }
  let stored: { version: string; bytes: string }[] = []
  await database.transaction(async (tx) => {
    await tx.script(`set transaction isolation level repeatable read, read only; ${ALIKE}`)
    const [server] = await tx.query<{ server_version: string }>('show server_version')
    manifest.source.serverVersion = server?.server_version ?? ''
    manifest.schema = await readSchema(tx)
    for (const table of await listTables(tx)) {
      const entry = await writeTable(tx, database.kind, table, add)
      manifest.tables.push(entry)
      if (entry.rows > 0) say(`${entry.schema}.${entry.name}: ${entry.rows} rows`)
    }
    manifest.sequences = await tx.query(
      `select schemaname::text as schema, sequencename::text as name, last_value::text as value from pg_sequences
      where schemaname in ('public', 'private') and last_value is not null order by 1, 2`,
    )
    stored = await tx.query(
      `select version, coalesce(max((metadata ->> 'size')::bigint), 0)::text as bytes from storage.objects
      group by version order by version`,
    )
  })
  for (const { version, bytes } of stored) {
    const body = await files.read(version, null)
    if (!body) {
      manifest.missingFiles.push(version)
      continue
    }
    const hash = createHash('sha256')
    const watched = (async function* () {
      for await (const chunk of body) {
        hash.update(chunk)
        yield chunk
      }
    })()
    const name = `files/${version}`
    await tar.add(name, Number(bytes), watched)
    manifest.files.push({ name, bytes: Number(bytes), sha256: hash.digest('hex') })
  }
  if (stored.length > 0) say(`files: ${manifest.files.length} of ${stored.length}`)
  const waiting = existsSync(importsFolder) ? await readdir(importsFolder) : []
  for (const id of waiting.sort()) {
    const source = join(importsFolder, id)
    const { size } = statSync(source)
    const hash = createHash('sha256')
    const watched = (async function* () {
      for await (const chunk of createReadStream(source)) {
        hash.update(chunk)
        yield chunk
      }
    })()
    await tar.add(`imports/${id}`, size, watched)
    manifest.imports.push({ name: `imports/${id}`, bytes: size, sha256: hash.digest('hex') })
  }
  if (secrets) manifest.secrets = await add('secrets.json', Buffer.from(`${JSON.stringify(secrets, null, 2)}\n`))
  const last = manifestEntry(manifest)
  await tar.add(last.name, last.bytes.length, [last.bytes])
  await tar.end()
  return manifest
}

async function writeTable(
  tx: Transaction,
  kind: Database['kind'],
  table: Table,
  add: (name: string, bytes: Buffer) => Promise<Part>,
): Promise<TablePart> {
  const { schema, name, columns } = table
  const parts: Part[] = []
  let written = 0
  for await (const text of cutAtRows(copyOut(tx, kind, table))) {
    written += countRows(text)
    parts.push(await add(`tables/${schema}.${name}/${String(parts.length + 1).padStart(5, '0')}.copy`, text))
  }
  const { rows, digest } = await digestOf(tx, table, columns)
  // Both come from one snapshot.
  if (rows !== written) throw new Error(`${schema}.${name}: ${written} rows were written, ${rows} are there`)
  return { schema, name, columns, rows, digest, parts }
}
