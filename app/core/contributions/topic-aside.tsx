// Beside a post, where there is room: who speaks, and what else is.
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { AuthorMark, AuthorName } from './author-line.tsx'
import { type Author, isShown, type Whole } from './contribution.ts'
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

/** More than these and the column would be longer than the conversation. */
const MOST_PEOPLE = 8

/** Whoever speaks on this page, once each, in the order in which they came; nobody whom the reader folded away. */
export function peopleIn({ author, replies }: Pick<Whole, 'author' | 'replies'>): Author[] {
  const spoke = [author, ...replies.map((reply) => (isShown(reply) && !reply.is_folded ? reply.author : null))]
  const known = new Map(spoke.flatMap((one) => (one ? [[one.handle, one] as const] : [])))
  return [...known.values()]
}

/** Whether there is anything to say beside it: one voice alone is named at its head. */
export const hasBeside = (whole: Whole): boolean => whole.related.length > 0 || peopleIn(whole).length > 1

export function TopicAside({ whole }: { whole: Whole }) {
  const words = useI18n().t.contributions
  const people = peopleIn(whole)
  if (!hasBeside(whole)) return null
  return (
    <aside className="contribution-aside stack gap-6" aria-label={words.beside}>
      {people.length > 1 && (
        <section className="stack gap-3">
          <h2 className="h4">{words.people}</h2>
          <ul className="contribution-aside__people">
            {people.slice(0, MOST_PEOPLE).map((person) => (
              <li key={person.handle}>
                <AuthorMark author={person} size="sm" />
                <AuthorName author={person} />
              </li>
            ))}
          </ul>
          {people.length > MOST_PEOPLE && (
            <p className="small muted">{words.morePeople(people.length - MOST_PEOPLE)}</p>
          )}
        </section>
      )}
      {whole.related.length > 0 && (
        <section className="stack gap-3">
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
        </section>
      )}
    </aside>
  )
}
