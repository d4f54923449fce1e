// The halal panel: the level, what stands behind it, until when, and what would raise it.
import { Form, Link } from 'react-router'
import type { HalalLevel, HalalSaid } from '#app/core/listings/business.ts'
import type { HalalDetails } from '#app/core/listings/facts.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate, writeDaysAgo } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Check, Eye, FileCheck, Flag, Store, TriangleAlert, Users } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Khatam } from '#app/ui/khatam.tsx'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import { KitchenList } from './kitchen-list.tsx'
import { type OwnershipData, OwnershipLine } from './ownership-line.tsx'

export type EvidenceData = {
  level: HalalLevel
  confirmations: number
  lastConfirmedAt: string | null
  disputes: number
  /** When staff last upheld a dispute, while that is recent. */
  upheldAt: string | null
  declaredAt: string | null
  /** What open data says, and when it was seen there. */
  source: { said: HalalSaid; name: string; on: string } | null
  certificate: {
    issuer: string
    website: string | null
    number: string
    issuedOn: string
    expiresOn: string
    checkedAt: string | null
    checkedDaysAgo: number | null
    isExpired: boolean
  } | null
  visit: { on: string; until: string; isExpired: boolean; statement: string | null } | null
  kitchen: HalalDetails
}

const RUNGS = [0, 1, 2, 3, 4] as const
export const LEVEL_KEYS = ['unknown', 'selfDeclared', 'community', 'certificate', 'visited'] as const

type Props = {
  evidence: EvidenceData
  ownership: OwnershipData | null
  /** The business's own path. */
  path: string
  /** Owners speak elsewhere. Guests are asked to sign in, and what they wanted to say is kept meanwhile. */
  isOwner: boolean
  hasConfirmed: boolean
}

export function EvidencePanel({ evidence, ownership, path, isOwner, hasConfirmed }: Props) {
  const { locale, t } = useI18n()
  const words = t.business.halal
  const { level } = evidence
  const levelText = formatNumber(locale, level)
  return (
    <section className="biz-evidence" aria-labelledby="evidence" data-level={level}>
      <div className="biz-evidence__top">
        <div className="lattice" aria-hidden="true" />
        <div className="biz-evidence__lvl" aria-hidden="true">
          <Khatam />
          <b className="num">{levelText}</b>
        </div>
        <div>
          <div className="small">{words.panel}</div>
          <h2 id="evidence" className="h3">
            {words.titles[LEVEL_KEYS[level]]}
          </h2>
          <LevelNote evidence={evidence} />
        </div>
        <LevelBadge level={level} label={words.levelOf(levelText)} />
      </div>
      <ol className="biz-ladder" aria-label={words.levels}>
        {RUNGS.map((rung) => (
          <li
            key={rung}
            className={joinClasses(rung <= level && 'is-on', rung === level && 'is-now')}
            aria-current={rung === level ? 'true' : undefined}
          >
            {words.ladder[LEVEL_KEYS[rung]]}
          </li>
        ))}
      </ol>
      <Proofs evidence={evidence} ownership={ownership} />
      <KitchenList kitchen={evidence.kitchen} />
      <PanelFoot path={path} isOwner={isOwner} hasConfirmed={hasConfirmed} />
    </section>
  )
}

/** One sentence under the level: until when it holds. */
function LevelNote({ evidence: { level, certificate, visit, lastConfirmedAt } }: { evidence: EvidenceData }) {
  const { locale, t } = useI18n()
  const words = t.business.halal
  const day = (iso: string) => writeDate(locale, iso)
  if (level === 4 && visit) return <p className="small">{words.validUntil(day(visit.until))}</p>
  if (level === 3 && certificate) {
    return (
      <p className="small">
        {words.validUntil(day(certificate.expiresOn))}{' '}
        {certificate.checkedDaysAgo !== null && words.checked(writeDaysAgo(locale, certificate.checkedDaysAgo))}
      </p>
    )
  }
  if (certificate?.isExpired) return <p className="small">{words.certificateExpired(day(certificate.expiresOn))}</p>
  if (level === 2 && lastConfirmedAt) return <p className="small">{words.mostRecent(day(lastConfirmedAt))}</p>
  return null
}

/** What stands behind the level, from the paper to the visit. */
function Proofs({ evidence, ownership }: Pick<Props, 'evidence' | 'ownership'>) {
  const { locale, t } = useI18n()
  const words = t.business.halal
  const { level, certificate, visit, confirmations } = evidence
  const day = (iso: string) => writeDate(locale, iso)
  return (
    <ul className="biz-proofs pt-2">
      {evidence.upheldAt && (
        <li>
          <TriangleAlert className="i" />
          <div>
            <div className="h4">{words.upheld(day(evidence.upheldAt))}</div>
            <p className="small soft">{words.upheldText}</p>
          </div>
        </li>
      )}
      <CertificateProof certificate={certificate} level={level} />
      <li className={confirmations === 0 ? 'is-off' : undefined}>
        <Users className="i" />
        <div>
          <div className="h4">{confirmations > 0 ? words.confirmedBy(confirmations) : words.nobodyConfirmed}</div>
          <p className="small soft">
            {evidence.lastConfirmedAt && words.mostRecent(day(evidence.lastConfirmedAt))}{' '}
            {level < 2 && words.threeNeeded}
          </p>
        </div>
        {confirmations >= 3 && <Badge tone="info">{words.level(formatNumber(locale, 2))}</Badge>}
      </li>
      {evidence.disputes > 0 && (
        <li>
          <Flag className="i" />
          <div>
            <div className="h4">{words.disputed(evidence.disputes)}</div>
            <p className="small soft">{words.disputedText}</p>
          </div>
        </li>
      )}
      {level === 1 && evidence.declaredAt && (
        <li>
          <Store className="i" />
          <div>
            <div className="h4">{words.declared}</div>
            <p className="small soft">{words.declaredOn(day(evidence.declaredAt))}</p>
          </div>
          <Badge>{words.level(formatNumber(locale, 1))}</Badge>
        </li>
      )}
      {evidence.source && (
        <li>
          <Store className="i" />
          <div>
            <div className="h4">{t.listings.sourceSays[evidence.source.said](evidence.source.name)}</div>
            <p className="small soft">{words.sourceSaysText(day(evidence.source.on))}</p>
          </div>
        </li>
      )}
      {ownership && <OwnershipLine ownership={ownership} />}
      <li className={visit && !visit.isExpired ? undefined : 'is-off'}>
        <Eye className="i" />
        <div>
          <div className="h4">{visit && !visit.isExpired ? words.visited(day(visit.on)) : words.notVisited}</div>
          <p className="small soft">
            {visit && (visit.isExpired ? words.visitLapsed(day(visit.on)) : words.visitedText(day(visit.until)))}{' '}
            {(!visit || visit.isExpired) && words.notVisitedText}
          </p>
        </div>
      </li>
    </ul>
  )
}

function CertificateProof({ certificate, level }: Pick<EvidenceData, 'certificate' | 'level'>) {
  const { locale, t } = useI18n()
  const words = t.business.halal
  const day = (iso: string) => writeDate(locale, iso)
  if (!certificate)
    return (
      <li className="is-off">
        <FileCheck className="i" />
        <div>
          <div className="h4">{words.noCertificate}</div>
          {level < 3 && <p className="small soft">{words.noCertificateText}</p>}
        </div>
      </li>
    )
  return (
    <li className={certificate.isExpired ? 'is-off' : undefined}>
      <FileCheck className="i" />
      <div>
        <div className="h4">{words.certificateNumber(certificate.issuer, certificate.number)}</div>
        <p className="small soft">
          {words.certificateText(day(certificate.issuedOn), day(certificate.expiresOn))}{' '}
          {certificate.checkedAt && words.certificateChecked(day(certificate.checkedAt))}
        </p>
      </div>
      {certificate.isExpired ? (
        <Badge tone="warning">{words.expired}</Badge>
      ) : (
        certificate.website && (
          <a className="link small" href={certificate.website} rel="noopener nofollow">
            {words.askIssuer}
          </a>
        )
      )}
    </li>
  )
}

function PanelFoot({ path, isOwner, hasConfirmed }: Pick<Props, 'path' | 'isOwner' | 'hasConfirmed'>) {
  const words = useI18n().t.business.halal
  return (
    <div className="biz-evidence__foot">
      <p className="small soft">{words.noRuling}</p>
      <div className="row row--wrap">
        {!isOwner && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="confirm" />
            <input type="hidden" name="fact" value="halal" />
            <button
              type="submit"
              className="btn btn--line btn--sm"
              name="answer"
              value="yes"
              aria-pressed={hasConfirmed}
            >
              <Check className="i i--sm" />
              {hasConfirmed ? words.confirmed : words.confirm}
            </button>
          </Form>
        )}
        <Link className="btn btn--ghost btn--sm" to={`${path}/halal`}>
          {words.wholeHistory}
        </Link>
      </div>
    </div>
  )
}
