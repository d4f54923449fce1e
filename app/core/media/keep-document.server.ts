// Keeps a paper that someone hands in as proof, in a private bucket.
import { attempt } from '#app/core/request/ask.server.ts'
import type { DocumentBucket, Services } from '#app/core/request/services.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { takePaper } from './intake.server.ts'

const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
/** How long a link to a private file works. */
const LINK_SECONDS = 600

/**
 * Null where no file was chosen. Refused with `document` (too large, of another kind), `sealedDocument` (a PDF nobody can
 * look into), `documentLimit` (enough for a day) or `tooMany`.
 */
export async function keepDocument(
  services: Pick<Services, 'tasks' | 'drawInTurn'>,
  bucket: DocumentBucket,
  userId: string,
  file: unknown,
): Promise<Outcome<string | null>> {
  if (!(file instanceof File) || file.size === 0) return done(null)
  if (file.size > MAX_DOCUMENT_BYTES) return refuse('document')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const taken = await services.drawInTurn(() => takePaper(bytes))
  if (taken === 'busy') return refuse('tooMany')
  if (typeof taken === 'string') return refuse(taken)
  const kept = await services.tasks.keepDocument(bucket, taken, userId)
  return 'path' in kept ? done(kept.path) : refuse(kept.refused)
}

/** A link that shows a private file for ten minutes, to those who may see it. */
export async function linkToDocument(
  services: Pick<Services, 'db' | 'log'>,
  bucket: DocumentBucket,
  path: string,
): Promise<string | null> {
  const link = await attempt(services, services.db().storage.from(bucket).createSignedUrl(path, LINK_SECONDS))
  return link.ok ? link.value.signedUrl : null
}
