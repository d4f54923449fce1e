// /help: ask, or browse by heading.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ArrowRight, Search } from '#app/ui/icons.ts'
import { AskPerson } from './ask-person.tsx'
import type { HelpHit, TopicLine } from './queries.server.ts'
import { addressOf, type Section } from './rules.ts'
import { HelpSearch } from './search-box.tsx'

type Props = {
  crumbs: Crumb[]
  query: string
  hits: HelpHit[]
  /** What our records say to the question. */
  answer: ReactNode
  sections: { section: Section; topics: Omit<TopicLine, 'answer'>[] }[]
}

export function HelpPage({ crumbs, query, hits, answer, sections }: Props) {
  const { help: t } = useI18n().t
  return (
    <div className="page stack gap-8 pb-16">
      <div>
        <BreadcrumbTrail crumbs={crumbs} />
        <header className="stack gap-2 pt-2">
          <h1 className="title">{t.title}</h1>
          <p className="soft text-lg">{t.lead}</p>
        </header>
      </div>
      <HelpSearch query={query} />
      {answer}
      {query === '' ? (
        <Contents sections={sections} />
      ) : (
        <Results query={query} hits={hits} isAnswered={answer !== null} />
      )}
      <AskPerson />
    </div>
  )
}

function Results({ query, hits, isAnswered }: Pick<Props, 'query' | 'hits'> & { isAnswered: boolean }) {
  const { locale, t } = useI18n()
  const words = t.help
  if (hits.length === 0 && isAnswered) return null
  if (hits.length === 0)
    return (
      <EmptyState icon={Search} title={words.nothing}>
        {words.nothingText}
      </EmptyState>
    )
  return (
    <section className="stack gap-4" aria-labelledby="results">
      <h2 className="h3" id="results">
        {words.resultsFor(query)}
      </h2>
      <p className="small muted">{words.found(hits.length)}</p>
      <ul className="stack gap-3">
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link className="panel stack gap-1 hover:border-line-strong" to={addressOf(hit.id)} lang={hit.locale}>
              <span className="h4">
                {hit.question} {hit.locale !== locale && <Badge>{words.inEnglish}</Badge>}
              </span>
              <span className="soft">{hit.summary}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link className="link" to="/help">
          {words.allTopics}
        </Link>
      </p>
    </section>
  )
}

function Contents({ sections }: Pick<Props, 'sections'>) {
  const t = useI18n().t.help
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {sections.map(({ section, topics }) => (
        <section key={section} className="panel stack gap-3" aria-labelledby={`section-${section}`}>
          <h2 className="h4" id={`section-${section}`}>
            {t.sections[section]}
          </h2>
          <ul className="stack">
            {topics.map((topic) => (
              <li key={topic.id}>
                <Link
                  className="row min-h-11 gap-2 py-1 hover:text-brand-ink"
                  to={addressOf(topic.id)}
                  lang={topic.locale}
                >
                  <span className="grow">{topic.question}</span>
                  <ArrowRight className="i i--xs flip text-ink-3" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="row self-start">
        <Link className="link" to="/faq">
          {t.faq.title}
        </Link>
      </p>
    </div>
  )
}
