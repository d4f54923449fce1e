// Mail about who a listing belongs to: codes for claims, offers to hand over, and what was decided.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '#app/core/request/services.ts'
import { inLocale, isLocale, type Locale, locales } from '#app/i18n/locales.ts'
import { type MailMessages, mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { type LetterTools, sendLetters } from './send-letters.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Tasks = Pick<Services['tasks'], 'sendClaimCode' | 'sendOwnershipLetters'>

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

const code = z.object({ id: z.guid(), to_address: z.string(), language: z.enum(locales), name: z.string() })

const sendCodes = (tools: LetterTools) =>
  sendLetters(tools, {
    about: 'code',
    material: code,
    write: ({ id, to_address: to, language: locale, name }) => {
      const digits = String(randomInt(0, 1_000_000)).padStart(6, '0')
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

export const createOwnershipTasks = (tools: LetterTools, siteUrl: string): Tasks => ({
  sendClaimCode: async (claim, claimant, language) => {
    const { data, error } = await tools.service.rpc('issue_claim_code', { claim, claimant, language })
    if (error) throw new Error(error.message)
    const outcome = issued.parse(data)
    if (outcome === 'sent') await sendCodes(tools)
    return outcome
  },
  sendOwnershipLetters: () => sendOwnershipLetters(tools, siteUrl),
})
