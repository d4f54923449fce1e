import { randomBytes } from 'node:crypto'
import { serializeCookieHeader } from '@supabase/ssr'
import * as z from 'zod'
import type { Typed } from '#app/core/listing-form/choices.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { CheckedStep } from './check-step.server.ts'
import { DRAFT_COOKIE, type Draft, draftToken, toDraft } from './queries.server.ts'
import type { Section, SectionData } from './rules.ts'

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

export type SavedDraft = { draft: Draft; headers: Headers }

/** Keeps one step. Without an account the draft hangs on a token that only this browser has. */
export async function saveSection(
  services: Services,
  request: Request,
  section: Section,
  content: SectionData,
  isSignedIn: boolean,
): Promise<Outcome<SavedDraft>> {
  const values = content.typed ?? {}
  if (!services.allow('draft')) return refuse('tooMany', { values })
  const known = draftToken(request)
  const token = known ?? (isSignedIn ? null : randomBytes(32).toString('base64url'))
  const kept = await attempt(
    services,
    services.db().rpc('save_listing_draft', {
      section,
      content: content as never,
      next_step: section,
      ...(token && { draft_token: token }),
    }),
    { values },
  )
  // Each field has its own longest length; all of them together are too much for a draft.
  if (!kept.ok) return kept.errors.form?.[0] === 'invalid' ? refuse('tooLong', { values }) : kept
  const draft = toDraft(kept.value)
  if (!draft) throw new Error('save_listing_draft answered with no draft')
  const headers = new Headers()
  if (isSignedIn && known) headers.append('Set-Cookie', forgetDraftCookie(services))
  else if (!isSignedIn && token) headers.append('Set-Cookie', cookie(services, token, DAYS_KEPT))
  return done({ draft, headers })
}

export async function discardDraft(services: Services, request: Request): Promise<void> {
  const token = draftToken(request)
  await ask(services, services.db().rpc('discard_listing_draft', token ? { draft_token: token } : {}))
}

type Published = { slug: string; placeId: string }
const publishedListing = z.object({ slug: z.string().nullable(), place_id: z.string() })

/** Account, listing and plan in one transaction. Asking twice gives the same answer. */
export async function publishDraft(services: Services, draftId: string, values: Typed): Promise<Outcome<Published>> {
  const published = await attempt(services, services.db().rpc('publish_listing_draft', { draft_id: draftId }), {
    values,
    shape: publishedListing,
  })
  if (!published.ok) return published
  const { slug, place_id } = published.value
  return done({ slug: slug ?? place_id, placeId: place_id })
}
