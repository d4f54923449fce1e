// /faq: the questions people ask most, opened one by one.
import { Link } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { ChevronDown } from '#app/ui/icons.ts'
import { AskPerson } from './ask-person.tsx'
import { parseProse } from './prose.ts'
import { ProseText } from './prose-text.tsx'
import { addressOf, type Section } from './rules.ts'
import { HelpSearch } from './search-box.tsx'

export type Question = { id: string; locale: string; question: string; answer: string }
type Props = { crumbs: Crumb[]; sections: { section: Section; questions: Question[] }[] }

export function FaqPage({ crumbs, sections }: Props) {
  const t = useT().help
  return (
    <div className="page stack gap-8 pb-16">
      <div>
        <BreadcrumbTrail crumbs={crumbs} />
        <header className="stack gap-2 pt-2">
          <h1 className="title">{t.faq.title}</h1>
          <p className="soft text-lg">{t.faq.lead}</p>
        </header>
      </div>
      <HelpSearch query="" />
      {sections.map(({ section, questions }) => (
        <section key={section} className="max-w-[46rem]" aria-labelledby={`section-${section}`}>
          <h2 className="h4 pb-3" id={`section-${section}`}>
            {t.sections[section]}
          </h2>
          <div className="panel panel--flush divide-y divide-line">
            {questions.map(({ id, locale, question, answer }) => (
              <details key={id} id={id} className="help-question" lang={locale}>
                <summary>
                  {question}
                  <ChevronDown className="i" aria-hidden="true" />
                </summary>
                <div className="help-text">
                  <ProseText blocks={parseProse(answer)} />
                  <p>
                    <Link className="link small" to={addressOf(id)}>
                      {t.faq.more}
                    </Link>
                  </p>
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
      <AskPerson />
    </div>
  )
}
