// Buckets: made, changed and emptied as the caller, so policies on storage.buckets and storage.objects decide.
import type { Row } from '../database/database.ts'
import { asCaller, type Caller } from './caller.ts'
import { LARGEST_FILE, type StorageContext, versionsOf } from './context.ts'
import { bucketName } from './names.ts'
import { accessDenied, invalidRequest, noSuchBucket, StorageError, tooLarge } from './storage-error.ts'
import { withTimes } from './times.ts'

export type Bucket = Row & {
  id: string
  name: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
}

const COLUMNS =
  'id, name, owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at'
/** As upstream reads them: `20mb` is twenty million bytes, `20mib` is what memory is counted in. */
const UNITS: Record<string, number> = {
  '': 1,
  b: 1,
  kb: 1000,
  mb: 1000 ** 2,
  gb: 1000 ** 3,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
}
const MIME_TYPE = /^[a-z0-9.+-]+\/(?:\*|[a-z0-9.+-]+)$/i
const SORTABLE = ['id', 'name', 'created_at', 'updated_at']

function sizeLimit(value: unknown): number | null {
  if (value === null || value === undefined) return null
  const [, digits, unit] = /^(\d{1,15})\s*([kmg]?i?b?)$/i.exec(String(value)) ?? []
  const factor = UNITS[unit?.toLowerCase() ?? ''] ?? UNITS[`${unit?.toLowerCase()}b`]
  if (digits === undefined || factor === undefined) throw invalidRequest('file_size_limit is not a size')
  const size = Number(digits) * factor
  if (size > LARGEST_FILE) throw tooLarge()
  return size
}

function mimeTypes(value: unknown): string[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value) || value.length > 100 || value.some((type) => !MIME_TYPE.test(String(type))))
    throw new StorageError(415, 'InvalidMimeType', 'allowed_mime_types must be a list of mime types')
  return value.length === 0 ? null : value.map(String)
}

/** A bucket's own settings, whoever asks: what lies in it is guarded, not that it exists. */
export async function findBucket({ database }: StorageContext, id: string): Promise<Bucket> {
  const [bucket] = await database.query<Bucket>(`select ${COLUMNS} from storage.buckets where id = $1`, [
    bucketName(id),
  ])
  if (!bucket) throw noSuchBucket()
  return bucket
}

export async function listBuckets(context: StorageContext, caller: Caller, query: URLSearchParams): Promise<Bucket[]> {
  const column = SORTABLE.find((name) => name === query.get('sortColumn')) ?? 'name'
  const order = query.get('sortOrder') === 'desc' ? 'desc' : 'asc'
  const whole = (name: string, fallback: number) => {
    const value = Number(query.get(name) ?? fallback)
    return Number.isSafeInteger(value) && value >= 0 ? value : fallback
  }
  const found = await asCaller(context.database, caller, 'bucket.list', (tx) =>
    tx.query<Bucket>(
      `select ${COLUMNS} from storage.buckets where position(lower($1) in lower(name)) > 0
       order by ${column} ${order} limit $2 offset $3`,
      [query.get('search') ?? '', whole('limit', 1000), whole('offset', 0)],
    ),
  )
  return found.map(withTimes)
}

export async function getBucket(context: StorageContext, caller: Caller, id: string): Promise<Bucket> {
  const [bucket] = await asCaller(context.database, caller, 'bucket.get', (tx) =>
    tx.query<Bucket>(`select ${COLUMNS} from storage.buckets where id = $1`, [bucketName(id)]),
  )
  if (!bucket) throw noSuchBucket()
  return withTimes(bucket)
}

export async function createBucket(context: StorageContext, caller: Caller, body: Record<string, unknown>) {
  const name = bucketName(body.name)
  const id = body.id === undefined || body.id === null ? name : bucketName(body.id)
  if (body.type !== undefined && body.type !== 'STANDARD') throw invalidRequest('Only standard buckets are kept here')
  await asCaller(context.database, caller, 'bucket.create', (tx) =>
    tx.query(
      `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
       values ($1, $2, $3::text::uuid, $3::text, $4, $5, $6)`,
      [id, name, caller.id, body.public === true, sizeLimit(body.file_size_limit), mimeTypes(body.allowed_mime_types)],
    ),
  )
  return { name }
}

export async function updateBucket(context: StorageContext, caller: Caller, id: string, body: Record<string, unknown>) {
  const changed = await asCaller(context.database, caller, 'bucket.update', (tx) =>
    tx.query(
      `update storage.buckets set public = coalesce($2::boolean, public),
         file_size_limit = case when $3::boolean then $4::bigint else file_size_limit end,
         allowed_mime_types = case when $5::boolean then $6::text[] else allowed_mime_types end, updated_at = now()
       where id = $1 returning id`,
      [
        bucketName(id),
        typeof body.public === 'boolean' ? body.public : null,
        body.file_size_limit !== undefined,
        sizeLimit(body.file_size_limit),
        body.allowed_mime_types !== undefined,
        mimeTypes(body.allowed_mime_types),
      ],
    ),
  )
  if (changed.length === 0) throw noSuchBucket()
  return { message: 'Successfully updated' }
}

export async function emptyBucket(context: StorageContext, caller: Caller, id: string) {
  await getBucket(context, caller, id)
  const removed = await asCaller(context.database, caller, 'bucket.empty', (tx) =>
    tx.query<{ version: string | null }>('delete from storage.objects where bucket_id = $1 returning version', [id]),
  )
  await context.files.remove(versionsOf(removed))
  return { message: 'Successfully emptied' }
}

export async function deleteBucket(context: StorageContext, caller: Caller, id: string) {
  await getBucket(context, caller, id)
  const [object] = await context.database.query('select from storage.objects where bucket_id = $1 limit 1', [id])
  if (object) throw new StorageError(409, 'BucketNotEmpty', 'The bucket you tried to delete is not empty')
  const removed = await asCaller(context.database, caller, 'bucket.delete', (tx) =>
    tx.query('delete from storage.buckets where id = $1 returning id', [id]),
  )
  if (removed.length === 0) throw accessDenied('You may not delete this bucket')
  return { message: 'Successfully deleted' }
}
