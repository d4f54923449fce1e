// All help texts for staff: which languages each has, and where it shows.
import { href, Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { locales } from '#app/i18n/locales.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ALL_SECTIONS } from './rules.ts'

export type ListedTopic = {
  id: string
  question: string
  /** Of the question. */
  language: string
  section: string
  inFaq: boolean
  published: boolean
  languages: string[]
}

export function TopicsList({ topics }: { topics: ListedTopic[] }) {
  const t = useT().help
  return ALL_SECTIONS.map((section) => (
    <section key={section} aria-labelledby={`section-${section}`}>
      <h2 className="h4 pb-3" id={`section-${section}`}>
        {t.sections[section]}
      </h2>
      <ul className="panel panel--flush divide-y divide-line">
        {topics
          .filter((topic) => topic.section === section)
          .map((topic) => (
            <li key={topic.id} className="row row--wrap gap-3 px-5 py-3">
              <Link
                className="link grow basis-60"
                to={href('/dashboard/staff/help/:id', { id: topic.id })}
                lang={topic.language}
              >
                <bdi>{topic.question}</bdi>
              </Link>
              {topic.inFaq && <Badge tone="brand">{t.staff.inFaq}</Badge>}
              {!topic.published && <Badge tone="gold">{t.staff.hidden}</Badge>}
              {locales
                .filter((locale) => !topic.languages.includes(locale))
                .map((locale) => (
                  <Badge key={locale} tone="gold">
                    {t.staff.missing}: <bdi>{languageNames[locale]}</bdi>
                  </Badge>
                ))}
            </li>
          ))}
      </ul>
    </section>
  ))
}
