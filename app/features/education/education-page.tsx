// Articles and classes, by topic, level and way to take part.

import { Form, href, Link } from 'react-router'
import { ListEnds, NothingListed } from '#app/core/contributions/list-ends.tsx'
import { NewOnes } from '#app/core/contributions/new-ones.tsx'
import { ReadsChoice } from '#app/core/contributions/reads-choice.tsx'
import { useRootData } from '#app/core/request/root-data.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { Pencil, Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { type EducationList, KINDS, LEVELS, TOPICS } from './education.ts'
import { EducationCard } from './education-card.tsx'
import {
  ATTENDED,
  EDUCATION,
  type EducationFilter,
  educationAddress,
  isPlain,
  NARROWS,
  SORTS,
} from './education-filter.ts'
import './education.css'
import '#app/ui/styles/work.css'
import '#app/core/contributions/contributions.css'

type Props = { list: EducationList; filter: EducationFilter; crumbs: readonly Crumb[] }

const NEW = '/community/education/new'

export function EducationPage({ list, filter, crumbs }: Props) {
  const { t } = useI18n()
  const own = t.community.sections.education
  const words = t.contributions.list
  const plain = isPlain(filter)
  const isSignedIn = useRootData()?.user !== null
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{own.title}</h1>
          <p className="lead max-w-[44rem]">{own.lead}</p>
          <p>
            <Link className="link" to={href('/courses')}>
              {t.education.courses}
            </Link>
          </p>
        </div>
        <Button to={NEW}>
          <Pencil className="i i--sm" />
          {own.write}
        </Button>
      </header>
      <div className="row row--wrap between gap-3">
        <LinkTabs
          label={t.education.kind}
          look="segment"
          items={[null, ...KINDS].map((kind) => ({
            to: educationAddress(filter, { kind, way: null, town: null }),
            label: kind ? t.education.plural[kind] : words.all,
            current: filter.kind === kind,
          }))}
        />
        {isSignedIn && (
          <div className="contribution-chips">
            {NARROWS.map((narrow) => (
              <Chip
                key={narrow}
                to={educationAddress(filter, { narrow: filter.narrow === narrow ? null : narrow })}
                current={filter.narrow === narrow}
                removes={filter.narrow === narrow}
              >
                {t.education.narrows[narrow]}
              </Chip>
            ))}
          </div>
        )}
      </div>
      <Filters filter={filter} />
      <NewOnes topic="section:education" event="new" />
      {list.items.length === 0 ? (
        <NothingListed section="education" isPlain={plain} />
      ) : (
        <div className="education-grid">
          {list.items.map((entry) => (
            <EducationCard key={entry.id} entry={entry} />
          ))}
        </div>
      )}
      <ListEnds
        section="education"
        newest={filter.after ? educationAddress(filter) : null}
        older={list.next ? educationAddress(filter, { after: list.next }) : null}
      />
    </div>
  )
}

/** Folded until asked for: what was found comes first. */
function Filters({ filter }: { filter: EducationFilter }) {
  const { t } = useI18n()
  const words = t.education
  const isNarrowed = [filter.topic, filter.level, filter.way, filter.town, filter.reads].some((part) => part !== null)
  return (
    <Form action={EDUCATION} role="search" className="stack gap-3">
      {filter.kind && <input type="hidden" name="kind" value={filter.kind} />}
      {filter.narrow && <input type="hidden" name="show" value={filter.narrow} />}
      <div className="contribution-search">
        <Field label={t.contributions.list.search(t.community.sections.education.name)} hideLabel>
          <Input
            type="search"
            name="q"
            defaultValue={filter.words}
            placeholder={t.contributions.list.search(t.community.sections.education.name)}
            maxLength={100}
          />
        </Field>
        <Button type="submit" variant="outline">
          <Search className="i i--sm" />
          {t.contributions.list.find}
        </Button>
      </div>
      <details className="quiet-details" open={isNarrowed || filter.sort !== 'new'}>
        <summary>{words.filters}</summary>
        <div className="education-filters">
          <Choice
            name="topic"
            label={words.topic}
            any={words.anyTopic}
            chosen={filter.topic}
            options={TOPICS.map((topic) => [topic, t.community.categories[topic]])}
          />
          <Choice
            name="level"
            label={words.level}
            any={words.anyLevel}
            chosen={filter.level}
            options={LEVELS.filter((level) => level !== 'everyone').map((level) => [level, words.levels[level]])}
          />
          {filter.kind === 'class' && (
            <>
              <Choice
                name="way"
                label={words.way}
                any={words.anyWay}
                chosen={filter.way}
                options={ATTENDED.map((way) => [way, words.ways[way]])}
              />
              <Field label={words.town}>
                <Input name="town" dir="auto" defaultValue={filter.town ?? ''} maxLength={120} />
              </Field>
            </>
          )}
          <ReadsChoice chosen={filter.reads} />
          <Choice
            name="sort"
            label={t.contributions.list.sort}
            chosen={filter.sort}
            options={SORTS.map((sort) => [sort, t.contributions.list.sorts[sort]])}
          />
          <Button type="submit" variant="outline">
            {words.show}
          </Button>
        </div>
      </details>
    </Form>
  )
}
