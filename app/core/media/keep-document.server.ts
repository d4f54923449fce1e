// Keeps a paper that someone hands in as proof, in their own folder of a private bucket.
import { randomUUID } from 'node:crypto'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
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

export type Bucket = 'claim-documents' | 'evidence-documents' | 'campaign-documents'
type Acting = Pick<Services, 'db' | 'log'>

/** Null where no file was chosen. Refused with `document` (too large, of another kind) or `documentLimit` (enough for a day). */
export async function keepDocument(
  services: Acting,
  bucket: Bucket,
  userId: string,
  file: unknown,
): Promise<Outcome<string | null>> {
  if (!(file instanceof File) || file.size === 0) return done(null)
  if (file.size > MAX_DOCUMENT_BYTES) return refuse('document')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = sniffKind(bytes)
  const ending = kind ? ENDINGS[kind] : undefined
  if (!kind || !ending) return refuse('document')
  const path = `${userId}/${randomUUID()}.${ending}`
  const upload = services.db().storage.from(bucket).upload(path, bytes, { contentType: kind })
  return attempt(
    services,
    upload.then(({ error }) => (error ? { data: null, error: toAnswer(error) } : { data: path, error: null })),
  )
}

/** The storage service passes on what the database said, but in a sentence and without its code. */
const toAnswer = ({ message }: { message: string }) =>
  message.includes('document_limit') ? { code: '54000', message: 'document_limit' } : { message }

/** A link that shows a private file for ten minutes, to those who may see it. */
export async function linkToDocument(services: Acting, bucket: Bucket, path: string): Promise<string | null> {
  const link = await attempt(services, services.db().storage.from(bucket).createSignedUrl(path, LINK_SECONDS))
  return link.ok ? link.value.signedUrl : null
}
