// The parts of a campaign's page: who runs it, how far it is, where to give, who says zakaat may be given, and its news.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ExternalLink, FileCheck } from '#app/ui/icons.ts'
import type { CampaignDetails, CampaignWhole, Organiser } from './campaign.ts'
import { CampaignPicture } from './campaign-picture.tsx'
import { CampaignProgress, StageBadge } from './campaign-progress.tsx'
import { ShiftItem } from './shift-item.tsx'
import { useErrors } from './use-words.ts'
import { writeSum } from './write.ts'
import './giving.css'

/** `children`: the way to give on this page. */
export function CampaignHead({ whole, children }: { whole: CampaignWhole; children: ReactNode }) {
  const { facts } = whole
  const { locale, t } = useI18n()
  const words = t.giving
  return (
    <div className="stack gap-4">
      <CampaignPicture of={whole} sizes="(min-width: 64rem) 23rem, (min-width: 48rem) 48rem, 92vw" eager />
      <p className="row row--wrap gap-2">
        <StageBadge stage={facts.stage} />
        {facts.is_zakat && <Badge tone="gold">{words.zakat}</Badge>}
      </p>
      {facts.is_overdue && facts.owes_since && (
        <Alert tone="warning" title={words.overdue}>
          {words.overdueText(writeDate(locale, facts.owes_since))}
        </Alert>
      )}
      <CampaignProgress facts={facts} />
      <dl className="giving-facts">
        {facts.organiser && (
          <div>
            <dt>
              {words.runBy} · {words.organisers[facts.organiser.kind]}
            </dt>
            <dd dir="auto">
              <OrganiserName organiser={facts.organiser} />
            </dd>
          </div>
        )}
        {facts.beneficiary && (
          <div>
            <dt>{words.beneficiary}</dt>
            <dd dir="auto">{facts.beneficiary}</dd>
          </div>
        )}
        {facts.starts_on && facts.ends_on && (
          <div>
            <dt>{words.dates}</dt>
            <dd>
              {writeDate(locale, facts.starts_on)} – {writeDate(locale, facts.ends_on)}
            </dd>
          </div>
        )}
      </dl>
      {children}
      {facts.is_open && facts.give_url && <GiveLink url={facts.give_url} />}
    </div>
  )
}

function OrganiserName({ organiser }: { organiser: Organiser }) {
  if (organiser.kind === 'group') return organiser.name
  return (
    <Link className="link" to={`/${organiser.kind}/${encodeURIComponent(organiser.slug)}`}>
      {organiser.name}
    </Link>
  )
}

function GiveLink({ url }: { url: string }) {
  const words = useI18n().t.giving
  return (
    <div className="stack gap-1">
      <p>
        <a className="btn" href={url} rel="noopener noreferrer nofollow ugc" target="_blank">
          {words.give}
          <ExternalLink className="i i--sm" />
        </a>
      </p>
      <p className="small soft">{words.giveNote(new URL(url).host)}</p>
      <p className="small soft">{words.noMoney}</p>
    </div>
  )
}

export function ZakatStatement({ whole }: { whole: CampaignWhole }) {
  const words = useI18n().t.giving
  const { is_zakat, zakat_by, zakat_statement } = whole.facts
  if (!is_zakat || !zakat_by || !zakat_statement) return null
  return (
    <section className="giving-zakat stack gap-2" aria-labelledby="zakaat">
      <h2 className="h4" id="zakaat">
        {words.zakat}
      </h2>
      <p className="strong">{words.zakatSays(zakat_by)}</p>
      <MarkdownText text={zakat_statement} language={whole.language} />
      <p className="small soft">{words.zakatNote}</p>
    </section>
  )
}

export function News({ whole, details }: { whole: CampaignWhole; details: CampaignDetails }) {
  const { locale, t } = useI18n()
  const words = t.giving.news
  const { currency } = whole.facts
  return (
    <section className="stack gap-3" aria-labelledby="news">
      <h2 className="h3" id="news">
        {words.title}
      </h2>
      {details.spent > 0 && <p className="soft">{words.spent(writeSum(locale, details.spent, currency))}</p>}
      {details.entries.length === 0 && <p className="soft">{words.none}</p>}
      <ol>
        {details.entries.map((entry) => (
          <li key={entry.id} className="giving-entry stack gap-2">
            <p className="row row--wrap gap-2">
              <Badge tone={entry.kind === 'update' ? undefined : 'brand'}>{words.kinds[entry.kind]}</Badge>
              {entry.amount !== null && <b className="strong num">{writeSum(locale, entry.amount, currency)}</b>}
              <span className="small soft">{writeDate(locale, entry.happened_on ?? entry.at)}</span>
            </p>
            <MarkdownText text={entry.body} language={whole.language} />
            {entry.document && (
              <p>
                <a className="link row gap-1" href={entry.document} rel="noopener noreferrer" target="_blank">
                  <FileCheck className="i i--sm" />
                  {words.document}
                </a>
              </p>
            )}
            {entry.state !== 'published' && <p className="small muted">{words.waits}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

type ShiftsProps = {
  whole: CampaignWhole
  details: CampaignDetails
  action: string
  isSignedIn: boolean
  state: Refusal | undefined
}

export function Shifts({ whole, details, action, isSignedIn, state }: ShiftsProps) {
  const words = useI18n().t.giving.shifts
  const wrong = errorAt(useErrors(), state?.values.shift ? state : undefined, 'form')
  if (details.shifts.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="shifts">
      <h2 className="h3" id="shifts">
        {words.title}
      </h2>
      {wrong && (
        <Alert tone="danger" announce>
          {wrong}
        </Alert>
      )}
      <ul className="giving-grid">
        {details.shifts.map((shift) => (
          <ShiftItem
            key={shift.id}
            shift={shift}
            language={whole.language}
            action={action}
            isSignedIn={isSignedIn}
            mayRun={details.may_run}
            state={state}
          />
        ))}
      </ul>
    </section>
  )
}
