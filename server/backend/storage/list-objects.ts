// Lists the files in a folder of a bucket, as the caller may see them. Folders are made of names only: none exists by itself.
import { isRecord } from '#app/lib/records.ts'
import type { Row } from '../database/database.ts'
import { findBucket } from './buckets.ts'
import { asCaller, type Caller } from './caller.ts'
import type { StorageContext } from './context.ts'
import { invalidRequest } from './storage-error.ts'
import { withTimes } from './times.ts'

const COLUMNS = ['name', 'created_at', 'updated_at', 'last_accessed_at'] as const
const MOST = 1000
const DEFAULT_LIMIT = 100
const LONGEST = 1024

/** After every name with this prefix, in byte order. */
const endOf = (prefix: string) => `${prefix}\u{10ffff}`

function wholeNumber(value: unknown, fallback: number, most: number): number {
  if (value === undefined || value === null) return fallback
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw invalidRequest('limit and offset must be whole numbers')
  return Math.min(value, most)
}

function text(value: unknown, name: string): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string' || value.length > LONGEST || value.includes('\0'))
    throw invalidRequest(`${name} must be a text`)
  return value
}

function sorting(value: unknown): { column: (typeof COLUMNS)[number]; order: 'asc' | 'desc' } {
  const { column = 'name', order = 'asc' } = isRecord(value) ? value : {}
  const known = COLUMNS.find((name) => name === column)
  if (!known) throw invalidRequest('sortBy.column is not known')
  if (order !== 'asc' && order !== 'desc' && order !== null && order !== '')
    throw invalidRequest('sortBy.order must be asc or desc')
  return { column: known, order: order === 'desc' ? 'desc' : 'asc' }
}

const entries = (column: string, order: string) => `
  with below as (
    select o.*, split_part(substr(o.name, length($2::text) + 1), '/', 1) as entry,
      position('/' in substr(o.name, length($2::text) + 1)) > 0 as is_inside
    from storage.objects as o
    where o.bucket_id = $1 and o.name >= $2 and o.name < $3
  )
  select entry as name, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
    null::timestamptz as last_accessed_at, null::jsonb as metadata, true as is_folder, min(name) as key
  from below where is_inside and starts_with(lower(entry), lower($4)) group by entry
  union all
  select entry, id, updated_at, created_at, last_accessed_at, metadata, false, name
  from below where not is_inside and entry <> '' and starts_with(lower(entry), lower($4))
  order by is_folder desc, ${column === 'name' ? 'name' : `${column} ${order} nulls first, name`} ${order}
  limit $5 offset $6`

type Entry = Row & { name: string; id: string | null; is_folder: boolean; key: string }

export async function listObjects(
  context: StorageContext,
  caller: Caller,
  bucketId: string,
  body: Record<string, unknown>,
) {
  await findBucket(context, bucketId)
  const folder = text(body.prefix, 'prefix').replace(/^\/+/, '')
  const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`
  const { column, order } = sorting(body.sortBy)
  const found = await asCaller(context.database, caller, 'object.list', (tx) =>
    tx.query<Entry>(entries(column, order), [
      bucketId,
      prefix,
      endOf(prefix),
      text(body.search, 'search'),
      wholeNumber(body.limit, DEFAULT_LIMIT, MOST),
      wholeNumber(body.offset, 0, Number.MAX_SAFE_INTEGER),
    ]),
  )
  return found.map(({ is_folder, key, ...entry }) => withTimes(entry))
}

/** The newer list: by prefix as it is, flat unless told otherwise, with a cursor to go on from. */
export async function listObjectsV2(
  context: StorageContext,
  caller: Caller,
  bucketId: string,
  body: Record<string, unknown>,
) {
  await findBucket(context, bucketId)
  const prefix = text(body.prefix, 'prefix')
  const { column, order } = sorting(body.sortBy)
  const limit = wholeNumber(body.limit, MOST, MOST)
  const cursor = text(body.cursor, 'cursor')
  const skip = cursor ? Number(Buffer.from(cursor, 'base64url').toString('latin1')) : 0
  if (!Number.isSafeInteger(skip) || skip < 0) throw invalidRequest('cursor is not known')
  const cut = prefix.lastIndexOf('/') + 1
  const found = await asCaller(context.database, caller, 'object.list_v2', (tx) =>
    body.with_delimiter === true
      ? tx.query<Entry>(entries(column, order), [
          bucketId,
          prefix.slice(0, cut),
          endOf(prefix.slice(0, cut)),
          prefix.slice(cut),
          limit + 1,
          skip,
        ])
      : tx.query<Entry>(
          `select name, name as key, id, updated_at, created_at, last_accessed_at, metadata, false as is_folder
           from storage.objects where bucket_id = $1 and name >= $2 and name < $3
           order by ${column === 'name' ? 'name' : `${column} ${order}, name`} ${order} limit $4 offset $5`,
          [bucketId, prefix, endOf(prefix), limit + 1, skip],
        ),
  )
  const page = found.slice(0, limit)
  const hasNext = found.length > limit
  return {
    hasNext,
    folders: page
      .filter(({ is_folder }) => is_folder)
      .map(({ name }) => ({ name: `${prefix.slice(0, cut)}${name}/`, key: `${prefix.slice(0, cut)}${name}` })),
    objects: page
      .filter(({ is_folder }) => !is_folder)
      .map(({ is_folder, key, ...entry }) => ({ ...withTimes(entry), name: key, key })),
    ...(hasNext && { nextCursor: Buffer.from(String(skip + limit)).toString('base64url') }),
  }
}
