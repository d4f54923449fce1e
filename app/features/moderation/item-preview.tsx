// The preview of an item in the queue, by its kind: words, stars, picture, facts, earlier versions, and why it waits.

import { Link } from 'react-router'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { isSection } from '#app/core/contributions/sections.ts'
import { ShortWeek } from '#app/core/hours/short-week.tsx'
import { platformNames } from '#app/core/social/social-icon.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeWhen } from '#app/i18n/write-date.ts'
import { lookUp } from '#app/lib/records.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { isWithAuthor, type QueueItem, titleOf } from './rules.ts'

function writeDetail(locale: Locale, value: unknown, words: Record<string, string>): string {
  if (typeof value === 'number') return formatNumber(locale, value)
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}/.test(text)
    ? new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text))
    : (words[text] ?? text)
}

export function ItemPreview({ item }: { item: QueueItem }) {
  const { locale, t } = useI18n()
  const words = t.moderation.queue
  const { preview, reports } = item
  const flags = preview?.flags ?? []
  const title = titleOf(item)
  return (
    <div className="stack gap-4">
      {!preview && (
        <>
          <p className="muted">
            {isWithAuthor(item) ? words.withAuthor : item.kind in t.moderation.kinds ? words.gone : words.noPreview}
          </p>
          <blockquote className="quotation" dir="auto">
            {item.summary}
          </blockquote>
        </>
      )}
      {title && (
        <h3 className="h4" dir="auto" lang={preview?.language ?? undefined}>
          {title}
        </h3>
      )}
      {preview?.quoted && (
        <div className="stack gap-2">
          <p className="small muted">{words.quoted}</p>
          <blockquote className="quotation quotation--small" dir="auto">
            {preview.quoted}
          </blockquote>
        </div>
      )}
      {typeof preview?.rating === 'number' && <Stars rating={preview.rating} size="lg" />}
      {preview?.image && <img className="queue__image" src={preview.image} alt={words.image} />}
      {preview?.days && (
        <ul className="stack gap-1" aria-label={words.details.happens_on}>
          {preview.days.map(({ at, zone, state }) => (
            <li key={at} className="strong">
              {writeWhen(locale, at, zone)} <span className="small muted">{zone}</span>
              {state !== 'planned' && <Badge tone="warning">{words.cancelledDay}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {preview?.text &&
        (item.kind === 'contribution' || item.kind === 'reply' ? (
          <blockquote className="quotation">
            <MarkdownText text={preview.text} language={preview.language ?? locale} />
          </blockquote>
        ) : (
          <blockquote className="quotation" dir="auto" lang={preview.language ?? undefined}>
            {preview.text}
          </blockquote>
        ))}
      {preview?.appeal && (
        <div className="stack gap-2">
          <h3 className="h4">{words.appeal}</h3>
          <blockquote className="quotation" dir="auto">
            {preview.appeal}
          </blockquote>
        </div>
      )}
      <WhyHere flags={flags} reports={reports} />
      <Details item={item} />
      {preview?.week && <WeekChange week={preview.week} />}
      <Versions versions={preview?.versions ?? []} />
      {preview?.link && (
        <p>
          <Link className="link" to={preview.link}>
            {words.openPage}
          </Link>
        </p>
      )}
    </div>
  )
}

type Preview = NonNullable<QueueItem['preview']>

function WhyHere({ flags, reports }: { flags: readonly string[]; reports: QueueItem['reports'] }) {
  const { t } = useI18n()
  const words = t.moderation.queue
  if (flags.length === 0 && reports.length === 0) return null
  return (
    <div className="stack gap-2">
      <h3 className="h4">{words.whyHere}</h3>
      {flags.length > 0 && (
        <p className="row row--wrap gap-2">
          {flags.map((flag) => (
            <Badge key={flag} tone="warning">
              {lookUp(words.flags, flag) ?? flag}
            </Badge>
          ))}
        </p>
      )}
      {reports.length > 0 && (
        <>
          <p className="small strong">{words.reports(reports.length)}</p>
          <ul className="stack gap-2">
            {reports.map((report) => (
              <li key={report.at} className="small">
                <b className="strong">{lookUp(t.moderation.report.reasons, report.reason) ?? report.reason}</b>
                {report.note && (
                  <>
                    : <bdi>{report.note}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Details({ item }: { item: QueueItem }) {
  const { locale, t } = useI18n()
  const words = t.moderation.queue
  const { preview } = item
  const details = Object.entries(preview?.details ?? {}).filter(([, value]) => value !== null)
  return (
    <DescriptionList
      items={[
        ...(item.author ? [{ term: words.author, detail: <span dir="auto">{item.author}</span> }] : []),
        ...(item.place
          ? [
              {
                term: words.at,
                detail: (
                  <Link className="link" to={item.place.path}>
                    {item.place.name}
                  </Link>
                ),
              },
            ]
          : []),
        ...(preview?.document
          ? [
              {
                term: words.details.document ?? words.openDocument,
                detail: (
                  <a className="link" href={preview.document} target="_blank" rel="noopener noreferrer nofollow">
                    {words.openDocument}
                  </a>
                ),
              },
            ]
          : []),
        ...details.map(([name, value]) => ({
          term: lookUp(words.details, name) ?? name,
          detail: (
            <span dir="auto">
              {name === 'section' && isSection(value)
                ? t.community.sections[value].name
                : writeDetail(locale, value, { ...words.detailWords, ...words.cannedOptions, ...platformNames })}
            </span>
          ),
        })),
      ]}
    />
  )
}

function WeekChange({ week }: { week: NonNullable<Preview['week']> }) {
  const words = useI18n().t.suggestions
  return (
    <dl className="changes">
      <div>
        <dt>{words.fields.hours}</dt>
        <dd>
          <del>
            <ShortWeek hours={week.was} unknown={words.nothing} />
          </del>{' '}
          <span aria-hidden="true">→</span>{' '}
          <ins>
            <ShortWeek hours={week.to} unknown={words.nothing} />
          </ins>
        </dd>
      </div>
    </dl>
  )
}

function Versions({ versions }: { versions: NonNullable<Preview['versions']> }) {
  const { locale, t } = useI18n()
  const words = t.moderation.queue
  if (versions.length === 0) return null
  return (
    <details className="quiet-details">
      <summary>{words.versions(versions.length)}</summary>
      <ol className="stack gap-3">
        {versions.map((version) => (
          <li key={version.at} className="stack gap-1">
            <span className="small muted">{writeDetail(locale, version.at, {})}</span>
            {typeof version.rating === 'number' && <Stars rating={version.rating} />}
            <blockquote className="quotation quotation--small" dir="auto">
              {version.text}
            </blockquote>
          </li>
        ))}
      </ol>
    </details>
  )
}
