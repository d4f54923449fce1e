// Files: every call runs as the caller, so policies on storage.objects decide. Bytes are written before the row that
// makes them visible and removed after the row is gone: a crash between the two leaves bytes nobody sees.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { liesAboutKind } from '#app/core/media/file-kind.ts'
import type { Queries, Row } from '../database/database.ts'
import { type Bucket, findBucket } from './buckets.ts'
import { asCaller, type Caller, probe } from './caller.ts'
import { LARGEST_FILE, type StorageContext, versionsOf } from './context.ts'
import { objectName } from './names.ts'
import type { ReceivedFile } from './receive-file.ts'
import { accessDenied, invalidMimeType, invalidRequest, noSuchObject, tooLarge } from './storage-error.ts'
import { withTimes } from './times.ts'

export type Metadata = {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export type StoredObject = Row & {
  id: string
  bucket_id: string
  name: string
  /** Null for a row that SQL wrote: there are no bytes. */
  version: string | null
  metadata: Metadata
  user_metadata: unknown
  created_at: Date | string
  updated_at: Date | string
}

const COLUMNS =
  "id, bucket_id, name, owner, owner_id, version, coalesce(metadata, '{}') as metadata, user_metadata, created_at, updated_at, last_accessed_at"
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const LARGEST_USER_METADATA = 16 * 1024

export const sizeLimitOf = (bucket: Bucket) => Math.min(bucket.file_size_limit ?? LARGEST_FILE, LARGEST_FILE)

/** `image/*` allows every image; no list allows everything. */
export function checkType(bucket: Bucket, type: string): void {
  const allowed = bucket.allowed_mime_types
  if (!allowed) return
  const [family] = type.split('/')
  if (!allowed.some((one) => one === '*/*' || one.toLowerCase() === type || one === `${family}/*`))
    throw invalidMimeType(type)
}

export type Upload = {
  bucket: Bucket
  name: string
  upsert: boolean
  type: string
  cacheControl: string
  userMetadata: object | null
}

/** The bare type, lower case. */
export const plainType = (value: string | null | undefined) =>
  (value ?? '').split(';')[0]?.trim().toLowerCase() || 'application/octet-stream'

/** `3600` and `max-age=3600` both mean an hour; anything odd means the default hour. */
export function cacheControlOf(value: string | null | undefined): string {
  const text = value?.trim() ?? ''
  if (/^\d{1,10}$/.test(text)) return `max-age=${text}`
  return /^[\w\-=, ]{1,100}$/.test(text) ? text : 'max-age=3600'
}

export function userMetadataOf(text: string | null | undefined): object | null {
  if (!text) return null
  if (text.length > LARGEST_USER_METADATA) throw invalidRequest('metadata is too long')
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Said below.
  }
  throw invalidRequest('metadata is not a JSON object')
}

type NewRow = { id: string; version: string; metadata: object }

/** No `returning`: whoever may add a file need not be allowed to see it. */
async function write(tx: Queries, caller: Caller, upload: Upload, row: NewRow): Promise<void> {
  await tx.query(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
     values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8::text::jsonb)
     ${
       upload.upsert
         ? `on conflict (bucket_id, name) do update set version = excluded.version,
              metadata = excluded.metadata, user_metadata = excluded.user_metadata, owner = excluded.owner,
              owner_id = excluded.owner_id, updated_at = now()`
         : ''
     }`,
    [
      row.id,
      upload.bucket.id,
      upload.name,
      caller.id && UUID.test(caller.id) ? caller.id : null,
      caller.id,
      row.version,
      JSON.stringify(row.metadata),
      upload.userMetadata ? JSON.stringify(upload.userMetadata) : null,
    ],
  )
}

/** Refuses before a byte is read: nobody fills the disk with what would be thrown away. */
export async function checkUpload(context: StorageContext, caller: Caller, upload: Upload): Promise<void> {
  objectName(upload.name)
  await probe(context.database, caller, 'object.upload', (tx) =>
    write(tx, caller, upload, { id: randomUUID(), version: randomUUID(), metadata: {} }),
  )
}

export async function keepUpload(context: StorageContext, caller: Caller, upload: Upload, file: ReceivedFile) {
  const version = randomUUID()
  try {
    checkType(upload.bucket, upload.type)
    if (file.size > sizeLimitOf(upload.bucket)) throw tooLarge()
    if (upload.bucket.allowed_mime_types && liesAboutKind(upload.type, file.start)) throw invalidMimeType(upload.type)
    await context.files.keep(version, file.path)
  } catch (error) {
    await rm(file.path, { force: true })
    throw error
  }
  const metadata: Metadata = {
    eTag: `"${file.md5}"`,
    size: file.size,
    mimetype: upload.type,
    cacheControl: upload.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: file.size,
    httpStatusCode: 200,
  }
  const id = randomUUID()
  let replaced: { version: string | null }[] = []
  try {
    replaced = await context.database.query<{ version: string | null }>(
      'select version from storage.objects where bucket_id = $1 and name = $2',
      [upload.bucket.id, upload.name],
    )
    await asCaller(context.database, caller, 'object.upload', (tx) =>
      write(tx, caller, upload, { id, version, metadata }),
    )
  } catch (error) {
    await removeBytes(context, [version])
    throw error
  }
  await removeUnused(context, versionsOf(replaced))
  const [kept] = await context.database.query<{ id: string }>(
    'select id from storage.objects where bucket_id = $1 and name = $2',
    [upload.bucket.id, upload.name],
  )
  return { Key: `${upload.bucket.id}/${upload.name}`, Id: kept?.id ?? id }
}

/** Two uploads to the same name may both have seen the same old version: only what no row names goes. */
async function removeUnused(context: StorageContext, versions: string[]): Promise<void> {
  const used = await context.database.query<{ version: string }>(
    'select version from storage.objects where version = any($1::text[])',
    [versions],
  )
  const kept = new Set(used.map(({ version }) => version))
  await removeBytes(
    context,
    versions.filter((version) => !kept.has(version)),
  )
}

/** The row is what counts and is written already: bytes that cannot be removed are seen by nobody. */
async function removeBytes(context: StorageContext, versions: string[]): Promise<void> {
  await context.files.remove(versions).catch((error) => context.log(`storage: bytes were left behind: ${error}`))
}

/** As the caller may see it. */
export async function findObject(
  context: StorageContext,
  caller: Caller,
  bucketId: string,
  name: string,
  operation: string,
): Promise<StoredObject> {
  await findBucket(context, bucketId)
  const [object] = await asCaller(context.database, caller, operation, (tx) =>
    tx.query<StoredObject>(`select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`, [
      bucketId,
      objectName(name),
    ]),
  )
  if (!object) throw noSuchObject()
  return object
}

/** For public buckets and signed addresses: the right to see it was given before. */
export async function findObjectTrusted(
  context: StorageContext,
  bucketId: string,
  name: string,
): Promise<StoredObject> {
  const [object] = await context.database.query<StoredObject>(
    `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`,
    [bucketId, objectName(name)],
  )
  if (!object) throw noSuchObject()
  return object
}

export async function removeObjects(context: StorageContext, caller: Caller, bucketId: string, names: string[]) {
  await findBucket(context, bucketId)
  if (names.length === 0 || names.length > 1000) throw invalidRequest('prefixes must name 1 to 1000 objects')
  const removed = await asCaller(context.database, caller, 'object.delete', (tx) =>
    tx.query<StoredObject>(
      `delete from storage.objects where bucket_id = $1 and name = any($2::text[]) returning ${COLUMNS}`,
      [bucketId, names.map(objectName)],
    ),
  )
  await removeUnused(context, versionsOf(removed))
  return removed.map(withTimes)
}

export async function moveObject(
  context: StorageContext,
  caller: Caller,
  from: { bucket: string; name: string },
  to: { bucket: string; name: string },
) {
  const source = await findObject(context, caller, from.bucket, from.name, 'object.move')
  const bucket = await findBucket(context, to.bucket)
  checkFits(bucket, source)
  objectName(to.name)
  // The bytes stay where they are: only the name changes.
  const moved = await asCaller(context.database, caller, 'object.move', (tx) =>
    tx.query<{ id: string }>(
      'update storage.objects set bucket_id = $3, name = $4, updated_at = now() where bucket_id = $1 and name = $2 returning id',
      [from.bucket, from.name, to.bucket, to.name],
    ),
  )
  if (!moved[0]) throw accessDenied()
  return { message: 'Successfully moved', Id: moved[0].id, Key: `${to.bucket}/${to.name}` }
}

function checkFits(bucket: Bucket, { metadata }: StoredObject): void {
  checkType(bucket, plainType(metadata.mimetype))
  if (metadata.size > sizeLimitOf(bucket)) throw tooLarge()
}

export async function copyObject(
  context: StorageContext,
  caller: Caller,
  from: { bucket: string; name: string },
  to: { bucket: string; name: string },
  { upsert, copyMetadata }: { upsert: boolean; copyMetadata: boolean },
) {
  const source = await findObject(context, caller, from.bucket, from.name, 'object.copy')
  if (source.version === null) throw noSuchObject()
  const bucket = await findBucket(context, to.bucket)
  checkFits(bucket, source)
  const upload: Upload = {
    bucket,
    name: objectName(to.name),
    upsert,
    type: source.metadata.mimetype,
    cacheControl: source.metadata.cacheControl,
    userMetadata: copyMetadata ? (source.user_metadata as object | null) : null,
  }
  await checkUpload(context, caller, upload)
  const [id, version] = [randomUUID(), randomUUID()]
  const replaced = await context.database.query<{ version: string | null }>(
    'select version from storage.objects where bucket_id = $1 and name = $2',
    [to.bucket, to.name],
  )
  await context.files.copy(source.version, version)
  try {
    await asCaller(context.database, caller, 'object.copy', (tx) =>
      write(tx, caller, upload, { id, version, metadata: source.metadata }),
    )
  } catch (error) {
    await removeBytes(context, [version])
    throw error
  }
  await removeUnused(context, versionsOf(replaced))
  const copy = await findObjectTrusted(context, to.bucket, to.name)
  return { Key: `${to.bucket}/${to.name}`, Id: copy.id, ...withTimes(copy) }
}
