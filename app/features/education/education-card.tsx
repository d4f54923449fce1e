// One article or class in the list.

import { Link } from 'react-router'
import { AuthorName, LanguageTag, WhereFrom } from '#app/core/contributions/author-line.tsx'
import { plainText } from '#app/core/contributions/markdown.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { COVER_SHAPES, coverUrl } from '#app/core/media/art/cover-url.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { lookUp } from '#app/lib/records.ts'
import { Badge } from '#app/ui/badge.tsx'
import { BadgeCheck, CalendarDays, Clock } from '#app/ui/icons.ts'
import type { EducationCard as Entry } from './education.ts'

export function EducationCard({ entry }: { entry: Entry }) {
  const { locale, t } = useI18n()
  const words = t.education
  const { kind, level, minutes, series, part, reviewer, attendance, schedule, teacher, mosque } = entry.facts
  return (
    <article className="education-card">
      <img
        className="education-card__cover"
        src={coverUrl(entry.id, kind === 'class' ? 'mosque' : 'education')}
        {...COVER_SHAPES.card}
        alt=""
        loading="lazy"
      />
      <p className="row row--wrap gap-2">
        <Badge tone={kind === 'class' ? 'gold' : 'brand'}>{words.kinds[kind]}</Badge>
        {level !== 'everyone' && <Badge>{words.levels[level]}</Badge>}
        {attendance && attendance !== 'mosque' && <Badge tone="info">{words.ways[attendance]}</Badge>}
      </p>
      <h2 className="education-card__title" lang={entry.language} dir="auto">
        <Link to={contributionPath('education', entry.slug)}>{entry.title}</Link>
      </h2>
      {kind === 'article' ? (
        <p className="soft" lang={entry.language} dir="auto">
          {plainText(entry.excerpt, 150)}
        </p>
      ) : (
        <p className="education-line" lang={entry.language}>
          <CalendarDays className="i i--sm" />
          <span dir="auto">{schedule}</span>
        </p>
      )}
      <p className="contribution-meta">
        {kind === 'article' ? (
          <span className="row gap-1">
            <Clock className="i i--xs" />
            {words.minutes(formatNumber(locale, minutes))}
          </span>
        ) : (
          <span dir="auto">{teacher}</span>
        )}
        {mosque && <span dir="auto">{mosque.name}</span>}
        <WhereFrom of={entry} />
        {entry.category && <span>{lookUp(t.community.categories, entry.category)}</span>}
        {series && part && (
          <span dir="auto">
            {series} · {formatNumber(locale, part)}
          </span>
        )}
      </p>
      <p className="contribution-meta">
        <AuthorName author={entry.author} />
        {reviewer && (
          <span className="row gap-1">
            <BadgeCheck className="i i--xs" />
            {words.checked}
          </span>
        )}
        <LanguageTag language={entry.language} />
        {entry.is_sample && <span>{t.contributions.sample}</span>}
      </p>
    </article>
  )
}
