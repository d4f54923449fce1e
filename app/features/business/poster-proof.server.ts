// The proof printed on a business's halal poster: the one that stands today, or the reason why there is none.
import { findPlaceRow } from '#app/core/listings/queries.server.ts'
import { readFlag, readText } from '#app/core/listings/source-row.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { EvidenceData } from './evidence-panel.tsx'
import { readEvidence, readLevel } from './queries.server.ts'

export type HalalProof =
  | { by: 'certificate'; issuer: string; number: string; until: string }
  | { by: 'visit'; on: string; until: string }
  | { by: 'members'; count: number; last: string }
/** Invented, disputed or not there. */
export type NoHalalProof = 'sample' | 'disputed' | 'unproved'

/** A sheet of paper stays on the wall when a level falls, so whatever is in doubt is not printed. */
export function proofOf(
  evidence: EvidenceData,
  { isSample = false, isClosed = false } = {},
): HalalProof | NoHalalProof {
  const { level, certificate, visit, confirmations, lastConfirmedAt } = evidence
  if (isSample) return 'sample'
  if (isClosed || level < 2) return 'unproved'
  if (evidence.disputes > 0) return 'disputed'
  if (certificate && !certificate.isExpired)
    return { by: 'certificate', issuer: certificate.issuer, number: certificate.number, until: certificate.expiresOn }
  if (visit && !visit.isExpired) return { by: 'visit', on: visit.on, until: visit.until }
  return level === 2 && lastConfirmedAt ? { by: 'members', count: confirmations, last: lastConfirmedAt } : 'unproved'
}

export async function findHalalProof({ services, now }: Visit, key: string): Promise<HalalProof | NoHalalProof> {
  const row = await findPlaceRow(services, 'halal_page', key)
  if (!row) return 'unproved'
  return proofOf(readEvidence(row, readLevel(row.halal_level), now), {
    isSample: readFlag(row.is_sample) ?? false,
    isClosed: readText(row.closed_on) !== null,
  })
}
