// Mail about who a listing belongs to: codes for claims, offers to hand over, and what was decided.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Db, Services } from '#app/core/request/services.ts'
import { inLocale, isLocale, type Locale } from '#app/i18n/locales.ts'
import { type MailMessages, mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Backend } from '../backend/backend.ts'
import { serviceClient } from '../backend/service-client.ts'
import type { Mailer } from './mailer.ts'
import { type LetterTools, sendLetters } from './send-letters.ts'

type Options = { backend: Backend; mailer: Mailer; siteUrl: string }
type Tasks = Pick<Services['tasks'], 'sendClaimCode' | 'sendTransferOffer' | 'sendOwnershipNotices'>

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const issued = z.object({
  outcome: z.enum(['sent', 'too_soon', 'too_many', 'no_address', 'no_claim']),
  to_address: z.string().optional(),
  name: z.string().optional(),
})

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
async function armFreeze(service: Db, notice: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { error } = await service.rpc('arm_freeze', { notice, token_hash: sha256(token) })
  if (error) throw new Error(error.message)
  return token
}

export async function sendOwnershipNotices(tools: LetterTools, siteUrl: string): Promise<void> {
  await sendLetters(tools, {
    about: 'ownership',
    material: notice,
    write: async ({ id, kind, to_address: to, language, name, slug, note, can_freeze }) => {
      const locale: Locale = isLocale(language) ? language : 'en'
      const t = mailMessages(locale).ownership
      const path = slug === null ? '/business-profile' : PATHS[kind](encodeURIComponent(slug))
      const token = can_freeze && FREEZING.includes(kind) ? await armFreeze(tools.service, id) : null
      const isOffer = kind === 'transfer_started'
      return {
        to,
        subject: t[kind].subject(name),
        kind: `ownership:${kind}`,
        letter: {
          locale,
          body: t[kind].body(name, note ?? '') + (note && !isOffer ? `\n\n${t.noteLabel}: ${note}` : ''),
          action: { label: t[kind].action, url: siteUrl + inLocale(path, locale) },
          also: token
            ? {
                text: t.freeze.text,
                label: t.freeze.action,
                url: `${siteUrl}${inLocale('/business-freeze', locale)}?token=${token}`,
              }
            : undefined,
          closing: null,
        },
      }
    },
  })
}

export function createOwnershipTasks({ backend, mailer, siteUrl }: Options): Tasks {
  const service = serviceClient(backend)
  return {
    sendClaimCode: async (claimId, claimantId, locale) => {
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
      const { data, error } = await service.rpc('issue_claim_code', {
        claim: claimId,
        claimant: claimantId,
        // With the claim's id, so that equal codes have different hashes.
        code_hash: sha256(`${claimId}:${code}`),
      })
      if (error) throw new Error(error.message)
      const { outcome, to_address: to, name = '' } = issued.parse(data)
      if (outcome === 'sent' && to) {
        const t = mailMessages(locale).ownership.claimCode
        await mailer.queue({
          to,
          subject: t.subject(name),
          kind: 'ownership:code',
          letter: { locale, body: t.body(name), code },
        })
      }
      return outcome
    },
    sendTransferOffer: async (transferId, token, locale) => {
      const { data, error } = await service
        .from('business_transfers')
        .select('to_email, from_user, businesses (name)')
        .eq('id', transferId)
        .eq('token_hash', sha256(token))
        .eq('state', 'pending')
        .single()
      if (error) throw new Error(error.message)
      const { data: sender } = await service
        .from('profiles')
        .select('display_name')
        .eq('id', data.from_user)
        .maybeSingle()
      const t = mailMessages(locale).ownership.transfer_offered
      const [name, from] = [data.businesses.name, sender?.display_name ?? '']
      await mailer.queue({
        to: data.to_email,
        subject: t.subject(name, from),
        kind: 'ownership:transfer',
        letter: {
          locale,
          body: t.body(name, from),
          action: { label: t.action, url: `${siteUrl}${inLocale('/business-transfer', locale)}?token=${token}` },
        },
      })
    },
    sendOwnershipNotices: () => sendOwnershipNotices({ service, mailer }, siteUrl),
  }
}
