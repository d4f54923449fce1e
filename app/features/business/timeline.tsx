// The timeline of evidence: each statement with its author, day, proof and end; the newest first.
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Check, Eye, FileCheck, Flag, Store } from '#app/ui/icons.ts'

export type TimelineEntry = {
  id: string
  kind: string
  status: string
  at: string
  issuer: string | null
  website: string | null
  number: string | null
  statement: string | null
  lapsesOn: string | null
  isLapsed: boolean
}

const ICONS = { declaration: Store, confirmation: Check, dispute: Flag, certificate: FileCheck, visit: Eye } as const
const isKind = (kind: string): kind is keyof typeof ICONS => Object.hasOwn(ICONS, kind)

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { locale, t } = useI18n()
  const { entries: words, nothing, counts, lapsed } = t.business.halalPage
  if (entries.length === 0) return <p className="muted">{nothing}</p>
  const sentence = ({ kind, status, issuer, number }: TimelineEntry) => {
    switch (kind) {
      case 'dispute':
        if (status === 'pending') return words.disputePending
        return status === 'accepted' ? words.disputeUpheld : words.disputeRejected
      case 'certificate':
        return words.certificate(issuer ?? '', number ?? '')
      case 'declaration':
      case 'confirmation':
      case 'visit':
        return words[kind]
      default:
        return kind
    }
  }
  return (
    <ol className="biz-timeline">
      {entries.map((entry) => {
        const EntryIcon = isKind(entry.kind) ? ICONS[entry.kind] : Store
        return (
          <li key={entry.id} className={entry.isLapsed ? 'is-lapsed' : undefined}>
            <span className="biz-timeline__mark" aria-hidden="true">
              <EntryIcon className="i i--xs" />
            </span>
            <span className="small muted">{writeDate(locale, entry.at)}</span>
            <span className="strong">{sentence(entry)}</span>
            {entry.statement && (
              <p className="soft" dir="auto">
                {entry.statement}
              </p>
            )}
            {entry.lapsesOn && entry.status !== 'rejected' && (
              <span className="small muted">
                {(entry.isLapsed ? lapsed : counts)(writeDate(locale, entry.lapsesOn))}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
