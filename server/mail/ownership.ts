// Mail about who a listing belongs to: codes for claims, offers to hand over, and what was decided.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '#app/core/request/services.ts'
import { inLocale, isLocale, type Locale, locales } from '#app/i18n/locales.ts'
import { type MailMessages, mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { SendSms } from '../backend/auth/sms.ts'
import { type LetterTools, sendLetters } from './send-letters.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Tasks = Pick<Services['tasks'], 'sendClaimCode' | 'callClaim' | 'lookAtClaimSite' | 'sendOwnershipLetters'>

const issued = z.enum(['sent', 'too_soon', 'too_many', 'no_address', 'no_claim'])

type NoticeKind = Exclude<keyof MailMessages['ownership'], 'noteLabel' | 'claimCode' | 'transfer_offered' | 'freeze'>

/** Where each letter leads. */
const PATHS: Record<NoticeKind, (slug: string) => string> = {
  claim_verified: () => '/business-profile',
  claim_rejected: (slug) => `/business/${slug}/claim`,
  claim_needs_info: (slug) => `/business/${slug}/claim`,
  claim_disputed: (slug) => `/business/${slug}/claim`,
  claim_revoked: (slug) => `/business/${slug}/claim`,
  owner_challenged: () => '/business-profile',
  owner_changed: (slug) => `/business/${slug}`,
  vouch_asked: () => '/dashboard/vouches',
  transfer_started: () => '/business-profile',
  transfer_accepted: (slug) => `/business/${slug}`,
  transfer_received: () => '/business-profile',
  transfer_declined: () => '/business-profile',
  listing_frozen: () => '/business-profile',
  listing_thawed: () => '/business-profile',
}

/** Letters about a change of hands: whoever did not agree to it can stop what follows. */
const FREEZING: readonly NoticeKind[] = ['transfer_started', 'transfer_accepted', 'owner_challenged', 'owner_changed']

const isKind = (kind: string): kind is NoticeKind => Object.hasOwn(PATHS, kind)

const notice = z.object({
  id: z.number(),
  kind: z.string().refine(isKind),
  to_address: z.string(),
  language: z.string(),
  name: z.string(),
  slug: z.string().nullable(),
  note: z.string().nullable(),
  can_freeze: z.boolean(),
})

/** 256 random bits go into the letter and nowhere else; the database keeps their hash. */
export function newKey(): { token: string; keyHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, keyHash: sha256(token) }
}

const sendNotices = (tools: LetterTools, siteUrl: string) =>
  sendLetters(tools, {
    about: 'ownership',
    material: notice,
    write: ({ kind, to_address: to, language, name, slug, note, can_freeze }) => {
      const locale: Locale = isLocale(language) ? language : 'en'
      const t = mailMessages(locale).ownership
      const path = slug === null ? '/business-profile' : PATHS[kind](encodeURIComponent(slug))
      const key = can_freeze && FREEZING.includes(kind) ? newKey() : null
      const isOffer = kind === 'transfer_started'
      return {
        to,
        subject: t[kind].subject(name),
        kind: `ownership:${kind}`,
        keyHash: key?.keyHash,
        letter: {
          locale,
          body: t[kind].body(name, note ?? '') + (note && !isOffer ? `\n\n${t.noteLabel}: ${note}` : ''),
          action: { label: t[kind].action, url: siteUrl + inLocale(path, locale) },
          also: key
            ? {
                text: t.freeze.text,
                label: t.freeze.action,
                url: `${siteUrl}${inLocale('/business-freeze', locale)}?token=${key.token}`,
              }
            : undefined,
          closing: null,
        },
      }
    },
  })

const newDigits = () => String(randomInt(0, 1_000_000)).padStart(6, '0')

const code = z.object({ id: z.guid(), to_address: z.string(), language: z.enum(locales), name: z.string() })

const sendCodes = (tools: LetterTools) =>
  sendLetters(tools, {
    about: 'code',
    material: code,
    write: ({ id, to_address: to, language: locale, name }) => {
      const digits = newDigits()
      const t = mailMessages(locale).ownership.claimCode
      return {
        to,
        subject: t.subject(name),
        kind: 'ownership:code',
        // With the claim's id, so that equal codes have different hashes.
        keyHash: sha256(`${id}:${digits}`),
        letter: { locale, body: t.body(name), code: digits },
      }
    },
  })

const offer = z.object({ to_address: z.string(), language: z.enum(locales), name: z.string(), from: z.string() })

const sendOffers = (tools: LetterTools, siteUrl: string) =>
  sendLetters(tools, {
    about: 'offer',
    material: offer,
    write: ({ to_address: to, language: locale, name, from }) => {
      const { token, keyHash } = newKey()
      const t = mailMessages(locale).ownership.transfer_offered
      return {
        to,
        subject: t.subject(name, from),
        kind: 'ownership:transfer',
        keyHash,
        letter: {
          locale,
          body: t.body(name, from),
          action: { label: t.action, url: `${siteUrl}${inLocale('/business-transfer', locale)}?token=${token}` },
        },
      }
    },
  })

/** What is owed about claims and owners. */
export async function sendOwnershipLetters(tools: LetterTools, siteUrl: string): Promise<void> {
  const written = await Promise.allSettled([sendNotices(tools, siteUrl), sendCodes(tools), sendOffers(tools, siteUrl)])
  for (const outcome of written) if (outcome.status === 'rejected') throw outcome.reason
}

const call = z.union([
  z.object({ outcome: z.literal('sent'), phone: z.string(), name: z.string() }),
  z.object({ outcome: z.enum(['too_soon', 'too_many', 'no_address', 'no_claim']) }),
])
const look = z.union([
  z.object({ outcome: z.literal('look'), token: z.string(), website: z.string() }),
  z.object({ outcome: z.enum(['too_soon', 'too_many', 'no_address', 'no_claim']) }),
])

/** What claims need beside mail: the operator's gateway, and a look at somebody's site. */
export type ClaimTools = {
  sendSms: SendSms | null
  /** The gateway rings up, too. */
  canCall: boolean
  siteShows: (website: string, token: string) => Promise<boolean>
  log: (line: string) => void
}

async function asked(answer: PromiseLike<{ data: unknown; error: { message: string } | null }>): Promise<unknown> {
  const { data, error } = await answer
  if (error) throw new Error(error.message)
  return data
}

const claimTasks = (
  { service }: LetterTools,
  { sendSms, canCall, siteShows, log }: ClaimTools,
): Pick<Tasks, 'callClaim' | 'lookAtClaimSite'> => ({
  callClaim: async (claim, claimant, locale) => {
    if (!sendSms) return 'no_address'
    const digits = newDigits()
    const owed = service.rpc('issue_claim_call', { claim, claimant, code_hash: sha256(`${claim}:${digits}`) })
    const sent = call.parse(await asked(owed))
    if (sent.outcome !== 'sent') return sent.outcome
    const words = mailMessages(locale).ownership.claimCode
    try {
      // Read aloud digit by digit.
      if (canCall) await sendSms(sent.phone, words.spoken(sent.name, [...digits].join(', ')), 'call')
      else await sendSms(sent.phone, words.text(sent.name, digits))
    } catch (error) {
      log(`claim code: ${error instanceof Error ? error.message : error}`)
      return 'not_sent'
    }
    return 'sent'
  },
  lookAtClaimSite: async (claim, claimant) => {
    const begun = look.parse(await asked(service.rpc('begin_site_look', { claim, claimant })))
    if (begun.outcome !== 'look') return begun.outcome
    if (!(await siteShows(begun.website, begun.token))) return 'not_found'
    const noted = await asked(service.rpc('note_site_proof', { claim, website: begun.website }))
    return noted === 'verified' || noted === 'recorded' ? 'found' : 'no_claim'
  },
})

export const createOwnershipTasks = (tools: LetterTools, siteUrl: string, claims: ClaimTools): Tasks => ({
  ...claimTasks(tools, claims),
  sendClaimCode: async (claim, claimant, language) => {
    const { data, error } = await tools.service.rpc('issue_claim_code', { claim, claimant, language })
    if (error) throw new Error(error.message)
    const outcome = issued.parse(data)
    if (outcome === 'sent') await sendCodes(tools)
    return outcome
  },
  sendOwnershipLetters: () => sendOwnershipLetters(tools, siteUrl),
})
