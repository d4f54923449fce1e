// Keeps a paper that someone hands in as proof, in their own folder of a private bucket.
import { randomUUID } from 'node:crypto'
import type { Db } from '#app/core/request/services.ts'
import { sniffKind } from './file-kind.ts'

const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
/** How long a link to a private file works. */
const LINK_SECONDS = 600

export type Bucket = 'claim-documents' | 'evidence-documents'
/** Null where no file was chosen; `document`: too large or of another kind; `document_limit`: enough for a day. */
type Kept = { ok: true; value: string | null } | { ok: false; error: 'document' | 'document_limit' | 'document_failed' }

export async function keepDocument(db: Db, bucket: Bucket, userId: string, file: unknown): Promise<Kept> {
  if (!(file instanceof File) || file.size === 0) return { ok: true, value: null }
  if (file.size > MAX_DOCUMENT_BYTES) return { ok: false, error: 'document' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = sniffKind(bytes)
  const ending = kind ? ENDINGS[kind] : undefined
  if (!kind || !ending) return { ok: false, error: 'document' }
  const path = `${userId}/${randomUUID()}.${ending}`
  const { error } = await db.storage.from(bucket).upload(path, bytes, { contentType: kind })
  if (!error) return { ok: true, value: path }
  return { ok: false, error: error.message.includes('document_limit') ? 'document_limit' : 'document_failed' }
}

/** A link that shows a private file for ten minutes, to those who may see it. */
export async function linkToDocument(db: Db, bucket: Bucket, path: string): Promise<string | null> {
  const { data } = await db.storage.from(bucket).createSignedUrl(path, LINK_SECONDS)
  return data?.signedUrl ?? null
}
