// A member's own posts in a section that others don't see yet, each with a link to edit it.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import type { OwnDraft } from './queries.server.ts'
import { contributionPath, editPath, type SectionKey } from './sections.ts'

type Props = { section: SectionKey; drafts: readonly OwnDraft[]; title: string }

export function OwnDrafts({ section, drafts, title }: Props) {
  const { form, state: states } = useT().contributions
  if (drafts.length === 0) return null
  return (
    <section className="panel stack gap-2" aria-label={title}>
      <h2 className="h4">{title}</h2>
      <ul className="stack gap-2">
        {drafts.map(({ slug, title: name, excerpt, state }) => (
          <li key={slug}>
            <Link className="link" to={state === 'draft' ? editPath(section, slug) : contributionPath(section, slug)}>
              <bdi>{name || excerpt || form.untitled}</bdi>
            </Link>{' '}
            <span className="small muted">
              {states.words[state]}
              {' · '}
              <Link className="link link--quiet" to={editPath(section, slug)}>
                {form.edit}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
