// The parts of an article's or a class's page besides its words.
import { Form, href, Link } from 'react-router'
import { AuthorName } from '#app/core/contributions/author-line.tsx'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { BadgeCheck, Bookmark, Clock, ExternalLink } from '#app/ui/icons.ts'
import type { EducationDetails, EducationFacts, EducationWhole } from './education.ts'
import { useErrors } from './use-words.ts'
import './education.css'

export function EducationHead({ facts }: { facts: EducationFacts }) {
  const { locale, t } = useI18n()
  const words = t.education
  const { kind, level, minutes, reviewer, reviewed_at } = facts
  return (
    <div className="stack gap-4">
      <p className="row row--wrap gap-3">
        <Badge tone={kind === 'class' ? 'gold' : 'brand'}>{words.kinds[kind]}</Badge>
        <Badge>{words.levels[level]}</Badge>
        {kind === 'article' && (
          <span className="row gap-1 small soft">
            <Clock className="i i--xs" />
            {words.minutes(formatNumber(locale, minutes))}
          </span>
        )}
      </p>
      {reviewer && reviewed_at && (
        <p className="row row--wrap gap-2 small">
          <BadgeCheck className="i i--sm" />
          <span>{words.checkedBy}</span>
          <AuthorName author={reviewer} />
          <time dateTime={reviewed_at}>{writeDate(locale, reviewed_at)}</time>
        </p>
      )}
      {kind === 'class' && <ClassFacts facts={facts} />}
    </div>
  )
}

function ClassFacts({ facts: { schedule, teacher, attendance, mosque, link } }: { facts: EducationFacts }) {
  const words = useI18n().t.education
  return (
    <dl className="education-facts">
      {schedule && (
        <div>
          <dt>{words.when}</dt>
          <dd>
            <span dir="auto">{schedule}</span>
          </dd>
        </div>
      )}
      {teacher && (
        <div>
          <dt>{words.teacher}</dt>
          <dd>
            <span dir="auto">{teacher}</span>
          </dd>
        </div>
      )}
      {attendance && (
        <div>
          <dt>{words.way}</dt>
          <dd>
            {mosque ? (
              <Link className="link" to={href('/mosque/:id', { id: mosque.slug ?? mosque.id })} dir="auto">
                {mosque.name}
              </Link>
            ) : (
              words.ways[attendance]
            )}
            {mosque && attendance === 'both' && <span className="block small soft">{words.ways.both}</span>}
          </dd>
        </div>
      )}
      {link && (
        <div>
          <dt>{words.link}</dt>
          <dd>
            <a className="link" href={link} rel="nofollow ugc noopener" target="_blank">
              <span dir="ltr">{new URL(link).hostname}</span> <ExternalLink className="i i--xs" />
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Each source is a line, and may hold a link. */
export function Sources({ whole, details }: { whole: EducationWhole; details: EducationDetails }) {
  const words = useI18n().t.education
  if (details.sources.length === 0) return null
  return (
    <section className="education-sources stack gap-3" aria-labelledby="sources">
      <h2 className="h4" id="sources">
        {words.sources}
      </h2>
      <MarkdownText text={details.sources.map((source) => `- ${source}`).join('\n')} language={whole.language} />
    </section>
  )
}

export function Series({ whole, details }: { whole: EducationWhole; details: EducationDetails }) {
  const { locale, t } = useI18n()
  if (!whole.facts.series || details.series.length < 2) return null
  return (
    <nav className="panel stack gap-3" aria-labelledby="series">
      <h2 className="h4" id="series">
        <span dir="auto">{t.education.seriesOf(whole.facts.series)}</span>
      </h2>
      <ol className="education-series">
        {details.series.map(({ slug, title, part }) => (
          <li key={slug}>
            <span className="num soft">{formatNumber(locale, part)}</span>
            {slug === whole.slug ? (
              <b className="strong" aria-current="page" dir="auto">
                {title}
              </b>
            ) : (
              <Link className="link" to={contributionPath('education', slug)} dir="auto">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function KeepButton({ whole, action }: { whole: EducationWhole; action: string }) {
  const words = useI18n().t.education
  const isKept = whole.marks?.is_kept ?? false
  if (whole.state !== 'published') return null
  return (
    <Form method="post" action={action} preventScrollReset>
      <Button type="submit" size="sm" variant="outline" name="intent" value={isKept ? 'unkeep' : 'keep'}>
        <Bookmark className="i i--sm" {...(isKept && { fill: 'currentColor' })} />
        {isKept ? words.unkeep : words.keep}
      </Button>
    </Form>
  )
}

type ReviewProps = { whole: EducationWhole; details: EducationDetails; action: string; state: Refusal | undefined }

/** Whoever was asked says that they checked it, or that they would rather not; the author sees whom they wait for. */
export function ReviewPanel({ whole, details, action, state }: ReviewProps) {
  const words = useI18n().t.education.review
  const wrong = errorAt(useErrors(), state, 'form')
  if (!details.may_review)
    return details.asked && whole.is_mine ? (
      <p className="small soft">
        {words.waiting} <AuthorName author={details.asked} />
      </p>
    ) : null
  const isGiven = whole.facts.reviewer !== null
  return (
    <section className="panel stack gap-3" aria-labelledby="check">
      <h2 className="h4" id="check">
        {isGiven ? words.given : words.title}
      </h2>
      {!isGiven && <p className="soft">{details.asked ? words.asked : words.team}</p>}
      {wrong && (
        <Alert tone="danger" announce>
          {wrong}
        </Alert>
      )}
      <Form method="post" action={action} className="row row--wrap gap-3" preventScrollReset>
        <input type="hidden" name="version" value={details.version} />
        {!isGiven && (
          <Button type="submit" size="sm" name="intent" value="confirm">
            <BadgeCheck className="i i--sm" />
            {words.confirm}
          </Button>
        )}
        {(isGiven || details.asked) && (
          <Button type="submit" size="sm" variant="ghost" name="intent" value="decline">
            {isGiven ? words.takeBack : words.decline}
          </Button>
        )}
      </Form>
    </section>
  )
}
