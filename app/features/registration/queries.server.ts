import { parseCookieHeader } from '@supabase/ssr'
import * as z from 'zod'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { SimilarListing } from './choices.ts'
import { type DraftData, isStep, type SectionData } from './rules.ts'

export const DRAFT_COOKIE = 'mahalla-draft'
const TOKEN = /^[A-Za-z0-9_-]{32,64}$/

export type Draft = { id: string; data: DraftData; updatedAt: string }

const sectionSchema = z.object({
  typed: z.record(z.string(), z.string()).optional(),
  value: z.record(z.string(), z.unknown()).optional(),
  skipped: z.boolean().optional(),
})
const draftSchema = z.object({ id: z.guid(), data: z.record(z.string(), z.unknown()), updated_at: z.string() })

/** Sections that are not understood, because their owner wrote them by other means, count as not filled in. */
export function toDraft(answer: unknown): Draft | null {
  const draft = draftSchema.safeParse(answer)
  if (!draft.success) return null
  const data: DraftData = {}
  for (const [step, content] of Object.entries(draft.data.data)) {
    const section = sectionSchema.safeParse(content)
    if (isStep(step) && step !== 'who' && section.success) data[step] = section.data as SectionData
  }
  return { id: draft.data.id, data, updatedAt: draft.data.updated_at }
}

/** The token of a draft that was begun without an account. */
export function draftToken(request: Request): string | null {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '')
  return isDraftToken(cookies.find(({ name }) => name === DRAFT_COOKIE)?.value)
}

export const isDraftToken = (value: string | null | undefined): string | null =>
  value && TOKEN.test(value) ? value : null

/** Whoever has signed in meanwhile takes the draft of their browser along. */
export async function findDraft(services: Services, token: string | null): Promise<Draft | null> {
  if (!token && !services.mayHaveSession) return null
  return toDraft(await ask(services, services.db().rpc('find_listing_draft', token ? { draft_token: token } : {})))
}

export type SimilarQuery = {
  name: string
  country_code?: string
  city?: string
  lat?: number
  lng?: number
  phone?: string
  website?: string
  address?: string
}

const SHORTEST_NAME = 3
const similarListing = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
})

/** A hint, so its failure stops nobody. */
export async function findSimilar(services: Services, query: SimilarQuery): Promise<SimilarListing[]> {
  if (query.name.trim().length < SHORTEST_NAME && !query.phone && !query.website) return []
  const found = await attempt(services, services.db().rpc('similar_listings', query), {
    shape: z.array(similarListing),
  })
  return found.ok ? found.value : []
}

/** Suggestions only, so their failure stops nobody. */
export async function listCertifiers(services: Services): Promise<string[]> {
  const certifiers = services.db().from('certifiers').select('name').eq('is_active', true).order('name')
  const found = await attempt(services, certifiers)
  return found.ok ? found.value.map(({ name }) => name) : []
}
