// Beside a post, where there is room: what it is about, and what else is.
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Whole } from './contribution.ts'
import { contributionPath, tagPath } from './sections.ts'

export function TagList({ tags }: { tags: readonly string[] }) {
  const words = useI18n().t.contributions
  if (tags.length === 0) return null
  return (
    <ul className="contribution-chips" aria-label={words.form.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className="chip" to={tagPath(tag)}>
            <bdi>#{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function TopicAside({ whole }: { whole: Whole }) {
  const words = useI18n().t.contributions
  if (whole.related.length === 0) return null
  return (
    <aside className="contribution-aside stack gap-3" aria-label={words.related}>
      <h2 className="h4">{words.related}</h2>
      <ul className="contribution-aside__list">
        {whole.related.map(({ section, slug, title, language, replies_count }) => (
          <li key={slug}>
            <Link className="link link--quiet" to={contributionPath(section, slug)}>
              <bdi lang={language}>{title}</bdi>
            </Link>
            <span className="small muted">{words.replies(replies_count)}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
