// Claiming a listing, handing it over, closing, freezing and setting it back, all as the visitor. The database decides
// who may; what it refuses is told in the interface's words.
import * as z from 'zod'
import { keepDocument } from '#app/core/media/keep-document.server.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { ClaimMethod, claimForms, closeForms } from './schema.ts'

type Values = Record<string, string>

/** Puts what was refused at the field it is about. */
function at<T>(outcome: Outcome<T>, fields: Readonly<Record<string, string>>): Outcome<T> {
  if (outcome.ok) return outcome
  const [key = ''] = outcome.errors.form ?? []
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  return field ? { ...outcome, errors: { [field]: [key] } } : outcome
}

const CLAIM_FIELDS = { evidenceMissing: 'evidence', mosqueMissing: 'mosques', noAddress: 'method', mailbox: 'mailbox' }

const claimed = z.object({ id: z.string() })

/** What the page says next: `sent` once a code is on its way. */
export async function openClaim(
  services: Services,
  { place, userId, locale }: { place: string; userId: string; locale: Locale },
  { document, mailbox, ...claim }: z.output<typeof claimForms.claim>,
  values: Values,
): Promise<Outcome<'sent' | null>> {
  const paper = claim.method === 'document' ? document : null
  const kept = await keepDocument(services, 'claim-documents', userId, paper)
  if (!kept.ok) {
    const [key = 'failed'] = kept.errors.form ?? []
    return refuse(key === 'failed' ? 'documentFailed' : key, { field: 'document', values })
  }
  const opened = await attempt(
    services,
    services.db().rpc('open_claim', {
      place,
      ...claim,
      mosques: claim.method === 'mosque_vouch' ? claim.mosques : [],
      ...(kept.value && { document_path: kept.value }),
      ...(claim.method === 'domain_code' && { mailbox }),
    }),
    { values, shape: claimed },
  )
  if (!opened.ok) return at(opened, CLAIM_FIELDS)
  await services.tasks.sendOwnershipLetters()
  if (!sendsCode(claim.method)) return done(null)
  const { id } = opened.value
  return done((await sendCode(services, { id, method: claim.method, userId, locale })) === 'sent' ? 'sent' : null)
}

/** Which ways go by a code. */
export const sendsCode = (method: ClaimMethod) => ['phone_code', 'email_code', 'domain_code'].includes(method)

type CodeFor = { id: string; method: ClaimMethod; userId: string; locale: Locale }
const sendCode = ({ tasks }: Services, { id, method, userId, locale }: CodeFor) =>
  method === 'phone_code' ? tasks.callClaim(id, userId, locale) : tasks.sendClaimCode(id, userId, locale)

const CODE_KEYS: Readonly<Record<string, string>> = { wrong: 'wrongCode', expired: 'expired', blocked: 'blocked' }

export async function enterCode(services: Services, claim: string, code: string): Promise<Outcome> {
  const entered = await attempt(services, services.db().rpc('enter_claim_code', { claim, code }))
  if (!entered.ok) return entered
  if (entered.value !== 'verified' && entered.value !== 'recorded')
    return refuse(CODE_KEYS[entered.value] ?? 'none', { field: 'code' })
  await services.tasks.sendOwnershipLetters()
  return done()
}

const SENDING_KEYS = {
  too_soon: 'tooSoon',
  too_many: 'tooManyToday',
  no_address: 'noAddress',
  no_claim: 'missing',
  not_sent: 'notSent',
  not_found: 'proofNotFound',
} as const

/** The listed site is looked at now. */
export async function lookAtSite(services: Services, claim: string, userId: string): Promise<Outcome> {
  const found = await services.tasks.lookAtClaimSite(claim, userId)
  if (found !== 'found') return { ...refuse(SENDING_KEYS[found]), ...(found.startsWith('too') && { status: 429 }) }
  await services.tasks.sendOwnershipLetters()
  return done()
}

export async function resendCode(services: Services, claim: CodeFor): Promise<Outcome<'sent'>> {
  const sent = await sendCode(services, claim)
  if (sent === 'sent') return done(sent)
  const isTooOften = sent === 'too_soon' || sent === 'too_many'
  return { ...refuse(SENDING_KEYS[sent], { field: 'code' }), ...(isTooOften && { status: 429 }) }
}

export const withdrawClaim = (services: Services, claim: string) =>
  attempt(services, services.db().rpc('withdraw_claim', { claim }), { nothing: 'notAllowed' })

/** Carries out what may change who owns a listing, and writes to those it concerns. */
async function tellAfter<T>(services: Services, write: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await write
  if (outcome.ok) await services.tasks.sendOwnershipLetters()
  return outcome
}

export const decideClaim = (
  services: Services,
  decision: { item: string; decision: string; mark: string; note: string },
) => {
  const { item, ...rest } = decision
  return tellAfter(services, attempt(services, services.db().rpc('decide_moderation', { item_id: item, ...rest })))
}

export const vouch = (services: Services, claim: string, note: string) =>
  tellAfter(services, attempt(services, services.db().rpc('vouch_for_claim', { claim, note })))

export const revokeVouch = (services: Services, claim: string) =>
  tellAfter(services, attempt(services, services.db().rpc('revoke_vouch', { claim }), { nothing: 'notAllowed' }))

const OFFER_FIELDS = { email: 'email', ownAddress: 'email' }

export async function offerTransfer(
  services: Services,
  business: string,
  email: string,
  locale: Locale,
): Promise<Outcome> {
  const offered = await attempt(
    services,
    services.db().rpc('offer_transfer', { business, to_email: email, language: locale }),
    { values: { email } },
  )
  if (!offered.ok) return at(offered, OFFER_FIELDS)
  await services.tasks.sendOwnershipLetters()
  return done()
}

export const cancelTransfer = (services: Services, transfer: string) =>
  attempt(services, services.db().rpc('cancel_transfer', { transfer }), { nothing: 'notAllowed' })

/** The page shows how the offer stands now, whatever the answer was: it may be answered, expired or frozen already. */
export async function answerOffer(services: Services, token: string, accepts: boolean): Promise<Outcome<string>> {
  const db = services.db()
  const answered = accepts
    ? await tellAfter(services, attempt(services, db.rpc('accept_transfer', { token })))
    : await tellAfter(services, attempt(services, db.rpc('decline_transfer', { token })))
  return answered.ok ? done(String(answered.value)) : answered
}

const listed = z.object({ id: z.string() })
const CLOSE_FIELDS = { closedOn: 'closed_on', movedTo: 'moved_to' }

export async function closeListing(
  services: Services,
  place: string,
  { closed_on, reason, moved_to }: z.output<typeof closeForms.close>,
): Promise<Outcome> {
  const values = { closed_on, reason, moved_to }
  const key = moved_to.replace(/^.*\/business\//, '').replace(/[/?#].*$/, '')
  const found = key
    ? await ask(services, services.db().rpc('find_business', { id_or_slug: decodeKey(key) }), listed.nullable())
    : null
  if (key && !found?.id) return refuse('movedTo', { field: 'moved_to', values })
  const closed = await attempt(
    services,
    services.db().rpc('close_listing', { place, closed_on, reason, ...(found?.id && { moved_to: found.id }) }),
    { nothing: 'notAllowed', values },
  )
  return closed.ok ? done() : at(closed, CLOSE_FIELDS)
}

/** As an address has it; what is no such thing is looked for as it stands. */
function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

export const reopenListing = (services: Services, place: string) =>
  attempt(services, services.db().rpc('reopen_listing', { place }), { nothing: 'notAllowed' })

export const undoChange = (services: Services, entry: number) =>
  attempt(services, services.db().rpc('undo_listing_change', { entry }), { nothing: 'notAllowed' })

export async function changeFreeze(
  services: Services,
  intent: 'freeze' | 'lift',
  business: string,
): Promise<Outcome<'frozen' | 'lifted'>> {
  const changed = await tellAfter(
    services,
    attempt(services, services.db().rpc(intent === 'lift' ? 'lift_freeze' : 'freeze_listing', { business })),
  )
  return changed.ok ? done(intent === 'lift' ? 'lifted' : 'frozen') : changed
}

export async function freezeByLetter(services: Services, token: string): Promise<Outcome> {
  const frozen = await tellAfter(services, attempt(services, services.db().rpc('freeze_by_letter', { token })))
  if (!frozen.ok) return frozen
  return frozen.value === 'frozen' ? done() : refuse('missing')
}
