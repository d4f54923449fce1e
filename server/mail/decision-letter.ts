// The letter about a decision by staff, in the author's language.
import type { CannedReason } from '#app/core/moderation/kinds.ts'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Database } from '#app/lib/database.types.ts'
import { lookUp } from '#app/lib/records.ts'
import type { Letter } from './letter.ts'

type Row = Database['public']['Functions']['claim_moderation_notices']['Returns'][number]
/** Columns of functions are typed as never null; these may be. */
export type Notice = Pick<Row, 'kind' | 'decision' | 'language'> & {
  [Name in 'canned' | 'note' | 'subject_name' | 'link']: string | null
}

const DECISIONS = ['approved', 'rejected', 'needs_info'] as const

export function decisionLetter(notice: Notice, siteUrl: string): { subject: string; letter: Letter } {
  const locale = isLocale(notice.language) ? notice.language : 'en'
  const t = mailMessages(locale).moderation
  const canned: Record<CannedReason, string> = t.canned
  const decision = DECISIONS.find((word) => word === notice.decision) ?? 'needs_info'
  const what = lookUp(t.things, notice.kind) ?? t.things.other
  const thing = notice.subject_name ? t.about(what, notice.subject_name) : what
  const body = [
    t.body[decision](thing),
    notice.canned && lookUp(canned, notice.canned),
    notice.note && `${t.note} ${notice.note}`,
  ]
  return {
    subject: t.subject[decision](thing),
    letter: {
      locale,
      body: body.filter(Boolean).join('\n\n'),
      closing: null,
      ...(notice.link && { action: { label: t.action, url: siteUrl + inLocale(notice.link, locale) } }),
    },
  }
}
