// The whole record of how halal a business is: the level and what it means, every statement, and the forms to add one.

import { Form, Link } from 'react-router'
import { lookUp } from '#app/lib/records.ts'
import '#app/ui/styles/detail.css'
import './business.css'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import { EvidenceForms } from './evidence-forms.tsx'
import { type EvidenceData, LEVEL_KEYS } from './evidence-panel.tsx'
import { KitchenList } from './kitchen-list.tsx'
import { OwnershipForms } from './ownership-forms.tsx'
import { type OwnershipData, OwnershipLine } from './ownership-line.tsx'
import type { TeamRole } from './rules.ts'
import { Timeline, type TimelineEntry } from './timeline.tsx'

export type HalalPageData = {
  id: string
  path: string
  name: string
  crumbs: Crumb[]
  category: string | null
  isSample: boolean
  evidence: EvidenceData
  ownership: OwnershipData | null
  timeline: TimelineEntry[]
  certifiers: { id: string; name: string }[]
  today: string
}

type Mine = {
  isOwner: boolean
  role: TeamRole | null
  isStaff: boolean
  hasConfirmed: boolean
  evidence: { id: string; kind: string; status: string; at: string; number: string | null }[]
  ownership: { isHidden: boolean; isDeclared: boolean } | null
  statements: { id: string; kind: string; status: string }[]
  mosques: { id: string; name: string }[]
}

/** What came back from a form: the words for a field, and what was typed. */
export type FormState = {
  error: (intent: string, field: string) => string | undefined
  value: (intent: string, field: string) => string | undefined
}

type Posted = Outcome<{ intent: string; said: 'thanks' | 'pending' | 'takenBack' }>

export function HalalPage({
  page,
  mine,
  posted,
}: {
  page: HalalPageData
  mine: Mine | null
  posted: Posted | undefined
}) {
  const { locale, t } = useI18n()
  const { halal, halalPage: words } = t.business
  const errors = { ...t.ui.refusals, ...t.business.errors }
  const { level, kitchen, source } = page.evidence
  const who = mine ? (mine.role === 'owner' || mine.role === 'manager' ? 'owner' : 'member') : 'visitor'
  const refusal = posted?.ok === false ? posted : null
  const sent = refusal?.values.intent
  const state: FormState = {
    error: (intent, field) => (sent === intent ? errorAt(errors, refusal, field) : undefined),
    value: (intent, field) => (sent === intent ? refusal?.values[field] : undefined),
  }
  const summary = summaryOf(errors, refusal, `${sent}-`)
  const done = {
    thanks: words.thanks,
    pending: words.thanksPending,
    takenBack: words.takenBack,
  }
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <header className="stack gap-3 pt-4 pb-8">
        <h1 className="title">{words.title(page.name)}</h1>
        <div className="row row--wrap">
          <LevelBadge
            level={level}
            label={`${halal.levelOf(formatNumber(locale, level))}: ${halal.titles[LEVEL_KEYS[level]]}`}
          />
          {page.isSample && <Badge>{t.listings.sample}</Badge>}
        </div>
        {source && (
          <p>
            {t.listings.sourceSays[source.said](source.name)}. {halal.sourceSaysText(writeDate(locale, source.on))}
          </p>
        )}
        <p className="lead">{words.lead}</p>
        <Link className="link link--alone" to={page.path}>
          {words.back(page.name)}
        </Link>
      </header>
      {posted?.ok && (
        <Alert tone="success" announce className="mb-6">
          {done[posted.value.said]}
        </Alert>
      )}
      <ErrorSummary errors={summary} title={errors.title} />
      <div className="detail">
        <div className="detail__main">
          <section aria-labelledby="history">
            <h2 className="h3 pb-5" id="history">
              {words.timeline}
            </h2>
            <Timeline entries={page.timeline} />
          </section>
          {(page.ownership || Object.keys(kitchen).length > 0) && (
            <div className="biz-evidence">
              {page.ownership && (
                <ul className="biz-proofs">
                  <OwnershipLine ownership={page.ownership} />
                </ul>
              )}
              <KitchenList kitchen={kitchen} />
            </div>
          )}
          <EvidenceForms
            path={page.path}
            kitchen={kitchen}
            certifiers={page.certifiers}
            today={page.today}
            who={who}
            isStaff={mine?.isStaff ?? false}
            hasConfirmed={mine?.hasConfirmed ?? false}
            state={state}
          />
          {mine && <OwnershipForms {...mine} state={state} />}
          {mine && mine.evidence.length > 0 && <OwnEvidence evidence={mine.evidence} />}
        </div>
        <aside className="detail__side">
          <Levels level={level} />
        </aside>
      </div>
    </div>
  )
}

function Levels({ level }: { level: number }) {
  const { locale, t } = useI18n()
  const { halal, halalPage: words } = t.business
  return (
    <section className="panel" aria-labelledby="levels">
      <h2 className="h4 pb-2" id="levels">
        {words.explained}
      </h2>
      <ol className="biz-levels">
        {LEVEL_KEYS.map((key, rung) => (
          <li key={key} aria-current={rung === level ? 'true' : undefined}>
            <span className="biz-levels__no num" aria-hidden="true">
              {formatNumber(locale, rung)}
            </span>
            <div>
              <div className="strong">{halal.titles[key]}</div>
              <p className="small soft">{words.explanations[key]}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="small soft pt-3">{words.decay}</p>
      <p className="small soft pt-3">{halal.noRuling}</p>
    </section>
  )
}

function OwnEvidence({ evidence }: Pick<Mine, 'evidence'>) {
  const { locale, t } = useI18n()
  const words = t.business.halalPage
  return (
    <section className="panel" aria-labelledby="yours">
      <h2 className="h4 pb-2" id="yours">
        {words.yours}
      </h2>
      <ul className="list">
        {evidence.map(({ id, kind, status, at, number }) => (
          <li key={id}>
            <span className="grow small">
              <b className="strong">{lookUp(words.kinds, kind) ?? kind}</b>{' '}
              {number && <span className="num">{number}</span>}
              <span className="muted">
                {' '}
                · {writeDate(locale, at)} · {lookUp(words.states, status) ?? status}
              </span>
            </span>
            {(status === 'pending' ||
              (status === 'accepted' && (kind === 'confirmation' || kind === 'certificate'))) && (
              <Form method="post">
                <input type="hidden" name="intent" value="withdraw" />
                <input type="hidden" name="evidence" value={id} />
                <Button type="submit" variant="ghost" size="sm">
                  {words.withdraw}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
