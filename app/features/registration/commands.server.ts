import { randomBytes } from 'node:crypto'
import { serializeCookieHeader } from '@supabase/ssr'
import type { Services } from '#app/core/request/services.ts'
import type { CheckedStep } from './check-step.server.ts'
import { DRAFT_COOKIE, type Draft, draftToken, toDraft } from './queries.server.ts'
import type { Section, SectionData, Typed } from './rules.ts'
import type { RegisterErrorKey } from './schema.ts'

const DAYS_KEPT = 60

const cookie = (services: Services, token: string, days: number) =>
  serializeCookieHeader(DRAFT_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: services.config.origin.startsWith('https:'),
    maxAge: days * 86_400,
  })

export const forgetDraftCookie = (services: Services) => cookie(services, '', 0)

/** What a step leaves in the draft. Hours that are right are shown from their value, half of them only from the fields. */
export const sectionContent = (step: Section, typed: Typed, checked: CheckedStep): SectionData => ({
  ...(!(step === 'hours' && checked.ok) && { typed }),
  ...(checked.ok && { value: checked.value }),
})

type Saved = { ok: true; draft: Draft; headers: Headers } | { ok: false; error: RegisterErrorKey }

/** Keeps one step. Without an account the draft hangs on a token that only this browser has. */
export async function saveSection(
  services: Services,
  request: Request,
  section: Section,
  content: SectionData,
  isSignedIn: boolean,
): Promise<Saved> {
  if (!services.allow('draft')) return { ok: false, error: 'rateLimited' }
  const known = draftToken(request)
  const token = known ?? (isSignedIn ? null : randomBytes(32).toString('base64url'))
  const { data, error } = await services.db().rpc('save_listing_draft', {
    section,
    content: content as never,
    next_step: section,
    ...(token && { draft_token: token }),
  })
  const draft = error ? null : toDraft(data)
  if (!draft) {
    services.log('draft not saved', { error: error?.message })
    return { ok: false, error: /check constraint/.test(error?.message ?? '') ? 'tooLong' : 'unexpected' }
  }
  const headers = new Headers()
  if (isSignedIn && known) headers.append('Set-Cookie', forgetDraftCookie(services))
  else if (!isSignedIn && token) headers.append('Set-Cookie', cookie(services, token, DAYS_KEPT))
  return { ok: true, draft, headers }
}

export async function discardDraft(services: Services, request: Request): Promise<void> {
  const token = draftToken(request)
  const { error } = await services.db().rpc('discard_listing_draft', token ? { draft_token: token } : {})
  if (error) throw new Error(`discard_listing_draft: ${error.message}`)
}

type Published = { ok: true; slug: string; placeId: string } | { ok: false; error: RegisterErrorKey }

const REFUSALS: readonly [pattern: RegExp, error: RegisterErrorKey][] = [
  [/listed already/, 'alreadyListed'],
  [/too_many_listings/, 'tooMany'],
  [/not complete|no such draft|A certificate needs|check constraint|invalid input syntax|out of range/, 'incomplete'],
]

/** Account, listing and plan in one transaction. Asking twice gives the same answer. */
export async function publishDraft(services: Services, draftId: string): Promise<Published> {
  const { data, error } = await services.db().rpc('publish_listing_draft', { draft_id: draftId })
  if (!error) {
    const { slug, place_id } = data as { slug: string | null; place_id: string }
    return { ok: true, slug: slug ?? place_id, placeId: place_id }
  }
  const refusal = REFUSALS.find(([pattern]) => pattern.test(error.message))
  if (!refusal) services.log('listing not published', { error: error.message })
  return { ok: false, error: refusal?.[1] ?? 'unexpected' }
}
