// /help/{id}: one answer, with a picture where there is one.
import { Link } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { AskPerson } from './ask-person.tsx'
import { parseProse } from './prose.ts'
import { ProseText } from './prose-text.tsx'
import type { Topic } from './queries.server.ts'
import { addressOf, isPicture } from './rules.ts'
import { Screenshot } from './screenshot.tsx'
import { HelpSearch } from './search-box.tsx'

export function TopicPage({ crumbs, topic }: { crumbs: Crumb[]; topic: Topic }) {
  const { locale, t } = useI18n()
  const words = t.help
  return (
    <div className="page stack gap-8 pb-16">
      <div>
        <BreadcrumbTrail crumbs={crumbs} />
        <header className="stack gap-2 pt-2" lang={topic.locale}>
          <h1 className="title max-w-[46rem]">{topic.question}</h1>
          <p className="small muted" lang={locale}>
            {words.changed(writeDate(locale, topic.changed))}
          </p>
        </header>
      </div>
      <article className="help-text" lang={topic.locale} dir="auto">
        <ProseText blocks={parseProse(topic.answer)} />
        {isPicture(topic.picture) && <Screenshot name={topic.picture} title={topic.question} />}
      </article>
      {topic.related.length > 0 && (
        <nav aria-labelledby="related">
          <h2 className="h4 pb-3" id="related">
            {words.related}
          </h2>
          <ul className="stack">
            {topic.related.map(({ id, question }) => (
              <li key={id} className="py-1" lang={topic.locale}>
                <Link className="link" to={addressOf(id)}>
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <HelpSearch query="" />
      <AskPerson />
    </div>
  )
}
