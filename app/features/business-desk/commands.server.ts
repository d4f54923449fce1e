// Writes of the ownership pages, all as the visitor. A refusal is the name of an error of the interface.
import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { countryName } from '#app/core/places/countries.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import type { Db, Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Database } from '#app/lib/database.types.ts'
import type {
  aboutSchema,
  basicsSchema,
  claimSchema,
  closeSchema,
  contactSchema,
  factsSchema,
  muslimSchema,
  placeSchema,
} from './schema.ts'

export type Outcome<T = null> = { ok: true; value: T } | { ok: false; error: string }

const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
const refuse = (error: string): { ok: false; error: string } => ({ ok: false, error })

/** Our functions name their refusals in one word; anything else is a failure of ours. */
const reasonOf = ({ message, code }: { message: string; code?: string }): string =>
  /^[a-z_]+$/.test(message)
    ? message
    : code === '23505' && /listed already/.test(message)
      ? 'listed'
      : code === '42501'
        ? 'forbidden'
        : 'failed'

type NewClaim = z.output<typeof claimSchema> & { mosques: string[]; documentPath: string | null }

export async function openClaim(
  db: Db,
  place: string,
  claim: NewClaim,
): Promise<Outcome<{ id: string; state: string }>> {
  const { data, error } = await db.rpc('open_claim', {
    place,
    business_name: claim.business_name,
    claimant_role: claim.claimant_role,
    method: claim.method,
    evidence: claim.evidence,
    mosques: claim.mosques,
    ...(claim.documentPath && { document_path: claim.documentPath }),
  })
  if (error) return refuse(reasonOf(error))
  const { id, state } = data as { id: string; state: string }
  return done({ id, state })
}

export async function enterCode(db: Db, claim: string, code: string): Promise<Outcome<'verified' | 'recorded'>> {
  const { data, error } = await db.rpc('enter_claim_code', { claim, code })
  if (error) return refuse(reasonOf(error))
  if (data === 'verified' || data === 'recorded') return done(data)
  return refuse(data === 'wrong' ? 'wrongCode' : String(data))
}

export async function withdrawClaim(db: Db, claim: string): Promise<Outcome> {
  const { data, error } = await db.rpc('withdraw_claim', { claim })
  return error || !data ? refuse('failed') : done(null)
}

export async function decideClaim(db: Db, item: string, decision: string, note: string): Promise<Outcome> {
  const { error } = await db.rpc('decide_moderation', { item_id: item, decision, note })
  return error ? refuse(reasonOf(error)) : done(null)
}

export async function vouch(db: Db, claim: string, note: string): Promise<Outcome> {
  const { error } = await db.rpc('vouch_for_claim', { claim, note })
  return error ? refuse('forbidden') : done(null)
}

export async function revokeVouch(db: Db, claim: string): Promise<Outcome> {
  const { data, error } = await db.rpc('revoke_vouch', { claim })
  return error || !data ? refuse('forbidden') : done(null)
}

export async function offerTransfer(
  services: Services,
  businessId: string,
  email: string,
  locale: Locale,
): Promise<Outcome> {
  const token = randomBytes(24).toString('base64url')
  const { data, error } = await services.db().rpc('offer_transfer', {
    business: businessId,
    to_email: email,
    token_hash: createHash('sha256').update(token).digest('hex'),
  })
  if (error) return refuse(reasonOf(error))
  await services.tasks.sendTransferOffer(data, token, locale)
  await services.tasks.sendOwnershipNotices()
  return done(null)
}

export async function cancelTransfer(db: Db, transfer: string): Promise<Outcome> {
  const { data, error } = await db.rpc('cancel_transfer', { transfer })
  return error || !data ? refuse('failed') : done(null)
}

export async function closeListing(db: Db, place: string, form: z.output<typeof closeSchema>): Promise<Outcome> {
  const key = form.moved_to.replace(/^.*\/business\//, '').replace(/[/?#].*$/, '')
  let movedTo: string | null = null
  if (key) {
    const { data } = await db.rpc('find_business', { id_or_slug: decodeURIComponent(key) })
    const found = data as { id?: string } | null
    if (!found?.id) return refuse('movedTo')
    movedTo = found.id
  }
  const { data, error } = await db.rpc('close_listing', {
    place,
    closed_on: form.closed_on,
    reason: form.reason,
    ...(movedTo && { moved_to: movedTo }),
  })
  if (error) return refuse(error.message === 'closed_on' ? 'date' : error.message === 'moved_to' ? 'movedTo' : 'failed')
  return data ? done(null) : refuse('forbidden')
}

export async function reopenListing(db: Db, place: string): Promise<Outcome> {
  const { data, error } = await db.rpc('reopen_listing', { place })
  return error || !data ? refuse('forbidden') : done(null)
}

export async function undoChange(db: Db, entry: number): Promise<Outcome> {
  const { data, error } = await db.rpc('undo_listing_change', { entry })
  if (error) return refuse(reasonOf(error))
  return data ? done(null) : refuse('forbidden')
}

export async function saveAbout(db: Db, accountId: string, form: z.output<typeof aboutSchema>): Promise<Outcome> {
  const { data, error } = await db.from('business_accounts').update(form).eq('id', accountId).select('id')
  return error || data.length === 0 ? refuse('forbidden') : done(null)
}

type ListingChange = Pick<
  Database['public']['Tables']['businesses']['Update'],
  | keyof z.output<typeof basicsSchema>
  | keyof z.output<typeof contactSchema>
  | keyof z.output<typeof factsSchema>
  | 'hours'
>

export async function saveListing(db: Db, businessId: string, change: ListingChange): Promise<Outcome> {
  const { data, error } = await db.from('businesses').update(change).eq('id', businessId).select('id')
  if (error) return refuse(reasonOf(error))
  return data.length === 0 ? refuse('forbidden') : done(null)
}

/** The country's name and the clocks of the place follow from what was given. */
export async function savePlace(db: Db, businessId: string, form: z.output<typeof placeSchema>): Promise<Outcome> {
  const { latitude, longitude, country_code } = form
  const change = {
    ...form,
    country: country_code ? countryName(country_code, 'en') : null,
    ...(latitude !== null && longitude !== null && { time_zone: timeZoneAt(latitude, longitude) }),
  }
  const { data, error } = await db.from('businesses').update(change).eq('id', businessId).select('id')
  if (error) return refuse(reasonOf(error))
  return data.length === 0 ? refuse('forbidden') : done(null)
}

export async function saveMuslimOwnership(
  db: Db,
  place: string,
  { is_muslim_owned, is_hidden }: z.output<typeof muslimSchema>,
): Promise<Outcome> {
  const { error } = await db.rpc('set_ownership', { place, is_muslim_owned, is_hidden })
  return error ? refuse(reasonOf(error)) : done(null)
}

/** From the form that freezes a listing or lifts the freeze. */
export async function changeFreeze(services: Services, form: FormData): Promise<Outcome<'frozen' | 'lifted'>> {
  const business = String(form.get('business') ?? '')
  const isLifting = form.get('intent') === 'lift'
  const { error } = await services.db().rpc(isLifting ? 'lift_freeze' : 'freeze_listing', { business })
  if (error) return refuse(reasonOf(error))
  await services.tasks.sendOwnershipNotices()
  return done(isLifting ? 'lifted' : 'frozen')
}

export async function freezeByLetter(services: Services, token: string): Promise<Outcome> {
  const { data, error } = await services.db().rpc('freeze_by_letter', { token })
  if (error) return refuse(reasonOf(error))
  await services.tasks.sendOwnershipNotices()
  return data === 'frozen' ? done(null) : refuse('failed')
}
