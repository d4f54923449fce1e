// Reads of the ownership pages. Functions of the database decide who gets an answer.

import { href } from 'react-router'
import { z } from 'zod'
import { listManaged } from '#app/core/auth/membership.server.ts'
import { linkToDocument } from '#app/core/media/keep-document.server.ts'
import { ask, askIfAllowed, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { CLAIM_METHODS } from './schema.ts'

const claimState = z.enum(['pending', 'verified', 'needs_info', 'rejected', 'disputed', 'revoked', 'withdrawn'])
const method = z.enum(CLAIM_METHODS)
const role = z.enum(['owner', 'manager', 'employee'])

const claimOptions = z.object({
  name: z.string(),
  slug: z.string(),
  city: z.string().nullable(),
  masked_email: z.string().nullable(),
  masked_phone: z.string().nullable(),
  domain: z.string().nullable(),
  has_owner: z.boolean(),
  is_mine: z.boolean(),
  claim: z
    .object({
      id: z.string(),
      state: claimState,
      method,
      business_name: z.string(),
      role,
      evidence: z.string().nullable(),
      note: z.string().nullable(),
      mailbox: z.string().nullable(),
      site_token: z.string().nullable(),
      code_confirmed: z.boolean(),
      has_document: z.boolean(),
      code_sent_at: z.string().nullable(),
      tries_left: z.number().nullable(),
      vouches: z.number(),
    })
    .nullable(),
})
export type ClaimOptions = z.infer<typeof claimOptions>
export type OwnClaim = NonNullable<ClaimOptions['claim']>

type Asking = Pick<Services, 'db' | 'log'>

export const findClaimOptions = (services: Asking, place: string): Promise<ClaimOptions | null> =>
  ask(services, services.db().rpc('claim_options', { place }), claimOptions.nullable())

const mosques = z.array(z.object({ id: z.string(), name: z.string(), city: z.string().nullable() }))
export type VouchingMosque = z.infer<typeof mosques>[number]
export const listVouchingMosques = (services: Asking, place: string): Promise<VouchingMosque[]> =>
  ask(services, services.db().rpc('vouching_mosques', { place }), mosques)

const sides = z.array(
  z.object({
    place_id: z.string(),
    name: z.string().nullable(),
    slug: z.string().nullable(),
    city: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    address: z.string().nullable(),
    owner: z.object({ name: z.string(), email: z.string().nullable(), since: z.string() }).nullable(),
    claims: z.array(
      z.object({
        id: z.string(),
        item_id: z.string().nullable(),
        item_status: z.string().nullable(),
        mark: z.string(),
        business_name: z.string(),
        role,
        method,
        state: claimState,
        evidence: z.string().nullable(),
        document_path: z.string().nullable(),
        code_confirmed_at: z.string().nullable(),
        note: z.string().nullable(),
        created_at: z.string(),
        claimant: z.string(),
        claimant_email: z.string().nullable(),
        member_since: z.string(),
        is_mine: z.boolean(),
        vouches: z.array(z.object({ name: z.string(), mosque: z.string().nullable(), note: z.string().nullable() })),
      }),
    ),
  }),
)
export type ClaimSides = z.infer<typeof sides>[number] & { documents: Record<string, string> }

export async function listClaimSides(services: Asking, place: string | null): Promise<ClaimSides[]> {
  const places = await ask(services, services.db().rpc('claims_to_decide', place ? { place } : {}), sides)
  return Promise.all(
    places.map(async (side) => {
      const documents: Record<string, string> = {}
      for (const { id, document_path: path } of side.claims) {
        if (!path) continue
        const link = await linkToDocument(services, 'claim-documents', path)
        if (link) documents[id] = link
      }
      return { ...side, documents }
    }),
  )
}

const asked = z.array(
  z.object({
    id: z.string(),
    business_name: z.string(),
    role,
    state: claimState,
    evidence: z.string().nullable(),
    claimant: z.string(),
    created_at: z.string(),
    name: z.string().nullable(),
    slug: z.string().nullable(),
    city: z.string().nullable(),
    vouched: z.boolean(),
  }),
)
export type AskedVouch = z.infer<typeof asked>[number]
export const listAskedVouches = (services: Asking): Promise<AskedVouch[]> =>
  ask(services, services.db().rpc('claims_to_vouch'), asked)

const offer = z.object({
  name: z.string(),
  city: z.string().nullable(),
  slug: z.string().nullable(),
  from_name: z.string().nullable(),
  expires_at: z.string(),
  is_mine: z.boolean(),
  state: z.enum(['pending', 'accepted', 'declined', 'cancelled', 'expired']),
})
export type TransferOffer = z.infer<typeof offer>
export const findTransfer = (services: Asking, token: string): Promise<TransferOffer | null> =>
  ask(services, services.db().rpc('find_transfer', { token }), offer.nullable())

const change = z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })
const history = z.array(
  z.object({
    id: z.number(),
    at: z.string(),
    action: z.enum(['insert', 'update', 'delete']),
    actor_name: z.string().nullable(),
    actor_kind: z.enum(['you', 'staff', 'owner', 'system']),
    changes: z.array(change),
    can_undo: z.boolean(),
  }),
)
export type HistoryEntry = z.infer<typeof history>[number]
export const HISTORY_PAGE = 30

/** Null where the visitor is neither the owner nor staff. */
export async function listHistory(
  services: Asking,
  place: string,
  olderThan: number | null,
): Promise<HistoryEntry[] | null> {
  const entries = services.db().rpc('listing_history', {
    place,
    max_results: HISTORY_PAGE,
    ...(olderThan !== null && { older_than: olderThan }),
  })
  return askIfAllowed(services, entries, history.nullable())
}

const LISTING_COLUMNS =
  'id, place_id, slug, status, name, local_name, description, business_category, subcategory, address, city, state, country, country_code, latitude, longitude, time_zone, phone, email, website, whatsapp, hours, services, price_range, languages, facts, halal, muslim_owned, online_only, service_area_km, closed_on, closed_reason, moved_to, updated_at'

/** What somebody may edit: the listings they own, and those they manage for others. */
export async function listOwnListings(services: Asking, person: string) {
  const managed = await listManaged(services, person)
  const rows = await ask(
    services,
    services
      .db()
      .from('businesses')
      .select(`owner_id, ${LISTING_COLUMNS}`)
      .or(`owner_id.eq.${person}${managed.length > 0 ? `,id.in.(${managed.join(',')})` : ''}`)
      .order('created_at'),
  )
  // Whose it is else is nobody's to read.
  return rows.map(({ owner_id, ...listing }) => ({ ...listing, isOwn: owner_id === person }))
}
export type OwnListing = Awaited<ReturnType<typeof listOwnListings>>[number]

/** The owned row of a place, for its owner and staff. */
export async function findListing(services: Asking, place: string) {
  return ask(
    services,
    services
      .db()
      .from('businesses')
      .select('id, owner_id, name, slug, closed_on, closed_reason')
      .eq('place_id', place)
      .neq('status', 'draft')
      .limit(1)
      .maybeSingle(),
  )
}

export async function findPendingTransfer(services: Asking, businessId: string) {
  return ask(
    services,
    services
      .db()
      .from('business_transfers')
      .select('id, to_email, expires_at')
      .eq('business_id', businessId)
      .eq('state', 'pending')
      .maybeSingle(),
  )
}

const freeze = z.object({ at: z.string(), is_mine: z.boolean(), may_lift: z.boolean() })
export type Freeze = z.infer<typeof freeze>
/** Null while the listing is not frozen. */
export const findFreeze = (services: Asking, business: string): Promise<Freeze | null> =>
  ask(services, services.db().rpc('listing_freeze', { business }), freeze.nullable())

const freezeLetter = z.object({ name: z.string(), city: z.string().nullable(), is_frozen: z.boolean() })
/** What a letter's token would freeze; null once it was used or is too old. */
export const findFreezeLetter = (services: Asking, token: string) =>
  ask(services, services.db().rpc('find_freeze', { token }), freezeLetter.nullable())

export async function findAccount(services: Asking, ownerId: string) {
  return ask(
    services,
    services
      .db()
      .from('business_accounts')
      .select('id, name, about, languages, created_at, updated_at')
      .eq('owner_id', ownerId)
      .maybeSingle(),
  )
}
export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const face = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  languages: z.array(z.string()),
  since: z.string(),
  is_sample: z.boolean(),
  businesses: z.array(z.record(z.string(), z.unknown())),
})
export type ProfileFaceData = z.infer<typeof face>

export async function findFace(
  services: Pick<Services, 'page' | 'log'>,
  account: string,
): Promise<ProfileFaceData | null> {
  if (!z.guid().safeParse(account).success) return null
  return askPage(services, 'business_profile', { account }, face.nullable())
}

const foundBusiness = z.object({ id: z.guid(), slug: z.string() })
const foundProfile = z.object({ id: z.guid() })

/** Where the profile behind a business stands: that of its account, else its own page; null where there is no such business. */
export async function findProfileAddress(
  services: Asking & Pick<Services, 'page' | 'log'>,
  business: string,
): Promise<string | null> {
  const found = await askPage(services, 'find_business', { id_or_slug: business }, foundBusiness.nullable())
  if (!found) return null
  const asked = services.db().rpc('profile_of_place', { place: found.id })
  const profile = await ask(services, asked, foundProfile.nullable())
  return profile ? href('/business-profile/:id', { id: profile.id }) : href('/business/:id', { id: found.slug })
}

/** Whether the owner of a place keeps to themselves that it is Muslim-owned. */
export async function isOwnershipHidden(services: Asking, place: string): Promise<boolean> {
  const hidden = services.db().from('ownership_privacy').select('place_id').eq('place_id', place).maybeSingle()
  return (await ask(services, hidden)) !== null
}

/** Whether a place has closed for good, imported ones too. */
export const findClosing = (services: Asking, place: string) =>
  ask(services, services.db().from('business_unified').select('closed_on, closed_reason').eq('id', place).maybeSingle())
