// The catalogue, by topic, language, level and length.

import { Form } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { locales } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { GraduationCap, Pencil, Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { type CourseList, LEVELS, TOPICS } from './course.ts'
import { CourseCard } from './course-card.tsx'
import { type CourseFilter, courseListAddress, isPlain, LENGTHS, PER_PAGE } from './course-filter.ts'
import { writeLength } from './length.ts'
import './courses.css'

type Props = { list: CourseList; filter: CourseFilter; crumbs: readonly Crumb[] }

export function CoursesPage({ list, filter, crumbs }: Props) {
  const words = useI18n().t.courses
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{words.title}</h1>
          <p className="lead max-w-[44rem]">{words.lead}</p>
        </div>
        <Button to="/dashboard/courses" variant="outline">
          <Pencil className="i i--sm" />
          {words.teach}
        </Button>
      </header>
      <Filters filter={filter} languages={list.languages} />
      {list.items.length === 0 ? (
        <EmptyState
          icon={GraduationCap}
          title={isPlain(filter) ? words.noneYet : words.none}
          action={
            !isPlain(filter) && (
              <Button to="/courses" variant="outline">
                {words.clear}
              </Button>
            )
          }
        >
          {isPlain(filter) ? words.noneYetText : words.noneText}
        </EmptyState>
      ) : (
        <>
          <p className="small muted" role="status">
            {words.found(list.total)}
          </p>
          <div className="courses-grid">
            {list.items.map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
          </div>
        </>
      )}
      <Pagination
        page={filter.page}
        pageCount={Math.ceil(list.total / PER_PAGE)}
        hrefFor={(page) => courseListAddress(filter, { page })}
      />
    </div>
  )
}

function Filters({ filter, languages }: { filter: CourseFilter; languages: CourseList['languages'] }) {
  const { locale, t } = useI18n()
  const words = t.courses
  return (
    <div className="stack gap-4">
      <nav className="courses-chips" aria-label={words.topic}>
        <Chip to={courseListAddress(filter, { topic: null })} current={filter.topic === null}>
          {words.anyTopic}
        </Chip>
        {TOPICS.map((topic) => (
          <Chip key={topic} to={courseListAddress(filter, { topic })} current={filter.topic === topic}>
            {words.topics[topic]}
          </Chip>
        ))}
      </nav>
      <nav className="courses-chips" aria-label={words.language}>
        <Chip to={courseListAddress(filter, { language: null })} current={filter.language === null}>
          {words.anyLanguage}
        </Chip>
        {locales
          .filter((language) => languages[language] || language === filter.language)
          .map((language) => (
            <Chip key={language} to={courseListAddress(filter, { language })} current={filter.language === language}>
              <span lang={language}>{languageNames[language]}</span>
              <span className="num">{formatNumber(locale, languages[language] ?? 0)}</span>
            </Chip>
          ))}
      </nav>
      <PhoneFold isActive={!isPlain(filter)}>
        <Form action="/courses" role="search" className="courses-filters">
          {filter.topic && <input type="hidden" name="topic" value={filter.topic} />}
          {filter.language && <input type="hidden" name="language" value={filter.language} />}
          <Field label={words.search}>
            <Input type="search" name="q" defaultValue={filter.words} maxLength={100} />
          </Field>
          <Choice
            name="level"
            label={words.level}
            any={words.anyLevel}
            chosen={filter.level}
            options={LEVELS.map((level) => [level, words.levels[level]])}
          />
          <Choice
            name="longest"
            label={words.length}
            any={words.anyLength}
            chosen={filter.longest}
            options={LENGTHS.map((length) => [length, words.upTo(writeLength(locale, words, length))])}
          />
          <Button type="submit" variant="outline">
            <Search className="i i--sm" />
            {words.show}
          </Button>
        </Form>
      </PhoneFold>
    </div>
  )
}
