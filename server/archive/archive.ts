// The format of an export: one tar file with the rows of every table as COPY text in parts of a few megabytes, the uploaded
// files, and last a manifest that counts and sums all of it. Nothing is used before all of it was checked.
import { createHash, type Hash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { readTar, type TarEntry, TarError } from './tar.ts'

export const FORMAT = 'mahalla-export'
export const FORMAT_VERSION = 1
const MANIFEST = 'manifest.json'
const LARGEST_MANIFEST = 512 * 1024 * 1024

/** Something the operator has to decide or to mend. */
export class ArchiveError extends Error {}

export type Part = { name: string; bytes: number; sha256: string }

export type TablePart = {
  schema: string
  name: string
  columns: string[]
  rows: number
  /** Of all rows, whatever their order: see `digestOf`. */
  digest: string
  parts: Part[]
}

export type Manifest = {
  format: typeof FORMAT
  formatVersion: number
  createdAt: string
  source: { kind: string; serverVersion: string }
  schema: { versions: string[]; fingerprint: string }
  tables: TablePart[]
  sequences: { schema: string; name: string; value: string }[]
  files: Part[]
  /** Files that the database knows and that were not there. */
  missingFiles: string[]
  /** Uploaded import files that still wait for their turn. */
  imports: Part[]
  secrets: Part | null
}

export const tableName = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`

async function* readBytes(path: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  const start = Buffer.alloc(2)
  await file.read(start, 0, 2, 0)
  await file.close()
  const isPacked = start[0] === 0x1f && start[1] === 0x8b
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 })
  if (!isPacked) return yield* stream
  const unpacked = createGunzip()
  stream.on('error', (error) => unpacked.destroy(error))
  yield* stream.pipe(unpacked)
}

/** Says which file it is that cannot be read. */
async function* named<T>(path: string, source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    const isPacking = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    if (isPacking) throw new ArchiveError(`${path} is damaged: it cannot be unpacked (${error.message}).`)
    if (error instanceof TarError) throw new ArchiveError(`${path}: ${error.message}`)
    throw error
  }
}

export async function* readEntries(path: string): AsyncGenerator<TarEntry> {
  for await (const entry of named(path, readTar(readBytes(path)))) yield { ...entry, body: named(path, entry.body) }
}

export async function collect(chunks: AsyncIterable<Buffer>, hash?: Hash): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) {
    hash?.update(chunk)
    // What the reader hands out is overwritten by nobody, but holds its whole block in memory.
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}

/** Reads the whole file once and checks every part against the manifest. */
export async function verifyArchive(path: string): Promise<{ manifest: Manifest; secrets: string | null }> {
  if (!existsSync(path)) throw new ArchiveError(`There is no file ${path}.`)
  const found = new Map<string, Part>()
  let text: string | null = null
  let secrets: string | null = null
  for await (const { name, size, body } of readEntries(path)) {
    const hash = createHash('sha256')
    if (name === MANIFEST) {
      if (size > LARGEST_MANIFEST) throw new ArchiveError(`${path}: the manifest is too large.`)
      text = (await collect(body)).toString('utf8')
      continue
    }
    if (name === 'secrets.json') secrets = (await collect(body, hash)).toString('utf8')
    else for await (const chunk of body) hash.update(chunk)
    if (found.has(name)) throw new ArchiveError(`${path}: ${name} is in it twice.`)
    found.set(name, { name, bytes: size, sha256: hash.digest('hex') })
  }
  if (text === null) throw new ArchiveError(`${path} has no manifest: it is no export, or was not written to its end.`)
  const manifest = parseManifest(path, text)
  const listed = [
    ...manifest.tables.flatMap(({ parts }) => parts),
    ...manifest.files,
    ...manifest.imports,
    ...(manifest.secrets ? [manifest.secrets] : []),
  ]
  for (const part of listed) {
    const actual = found.get(part.name)
    if (!actual) throw new ArchiveError(`${path} is damaged: ${part.name} is missing.`)
    if (actual.bytes !== part.bytes || actual.sha256 !== part.sha256)
      throw new ArchiveError(`${path} is damaged: ${part.name} does not have the checksum the manifest gives.`)
    found.delete(part.name)
  }
  const [stranger] = found.keys()
  if (stranger) throw new ArchiveError(`${path} is damaged: ${stranger} is not in its manifest.`)
  return { manifest, secrets }
}

function parseManifest(path: string, text: string): Manifest {
  let manifest: Partial<Manifest>
  try {
    manifest = JSON.parse(text)
  } catch {
    throw new ArchiveError(`${path} is damaged: its manifest cannot be read.`)
  }
  if (manifest?.format !== FORMAT) throw new ArchiveError(`${path} is no export of this site.`)
  if (manifest.formatVersion !== FORMAT_VERSION)
    throw new ArchiveError(
      `${path} has format ${manifest.formatVersion}; this release reads format ${FORMAT_VERSION} only.`,
    )
  return manifest as Manifest
}

export const manifestEntry = (manifest: Manifest) => ({
  name: MANIFEST,
  bytes: Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`),
})
