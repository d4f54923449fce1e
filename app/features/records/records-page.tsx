// The open-data table: filters, one page of records, files to take away, licence.
import { Form, Link } from 'react-router'
import { countryName } from '#app/core/places/countries.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { ChevronLeft, ChevronRight, Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { Select } from '#app/ui/select.tsx'
import { Table } from '#app/ui/table.tsx'
import {
  EXPORT_FORMATS,
  isFiltered,
  type OpenRecord,
  type Question,
  RECORD_COLUMNS,
  type RecordColumn,
  SORTS,
  writeQuestion,
} from './rules.ts'
import type { RecordsChoices } from './shapes.server.ts'

export type RecordsPageData = {
  crumbs: Crumb[]
  question: Question
  rows: OpenRecord[]
  choices: RecordsChoices
  previous: string | null
  next: string | null
  mostExported: number
}

const PATH = '/all-records'

export function RecordsPage({ page }: { page: RecordsPageData }) {
  const { locale, t } = useI18n()
  const words = t.records
  const { question, rows, choices } = page
  const number = (n: number) => formatNumber(locale, n)
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <header className="stack gap-2 pt-2 pb-6">
        <h1 className="title">{words.heading}</h1>
        <p className="soft max-w-[46rem] text-lg">{words.lead}</p>
        <p className="muted">
          {words.totals(choices.businesses, choices.mosques)}
          {choices.samples > 0 && ` · ${words.samples(choices.samples)}`}
        </p>
      </header>
      {question.isCursorBroken && (
        <Alert tone="warning" announce className="mb-4">
          {words.brokenCursor}
        </Alert>
      )}
      <PhoneFold isActive={isFiltered(question.filters)}>
        <RecordsFilter question={question} choices={choices} />
      </PhoneFold>
      <section className="stack gap-4 pt-8" aria-labelledby="records">
        <div className="row row--wrap between gap-3">
          <h2 id="records" className={rows.length === 0 ? 'sr-only' : 'h4'}>
            {words.shown(rows.length)}
          </h2>
          <ExportLinks question={question} most={number(page.mostExported)} />
        </div>
        {rows.length > 0 ? (
          <RecordsTable rows={rows} columns={question.columns} categories={choices.categories} />
        ) : (
          <div className="panel">
            <EmptyState
              icon={Search}
              title={words.empty}
              headingLevel={3}
              action={
                <Button variant="soft" to={PATH}>
                  {words.filter.clear}
                </Button>
              }
            >
              {words.emptyHint}
            </EmptyState>
          </div>
        )}
      </section>
      {(page.previous || page.next) && (
        <nav className="row between pt-6" aria-label={words.pages}>
          {page.previous ? (
            <Link className="btn btn--line" to={PATH + page.previous} rel="prev">
              <ChevronLeft className="i i--sm flip" aria-hidden="true" />
              {words.previous}
            </Link>
          ) : (
            <span />
          )}
          {page.next && (
            <Link className="btn btn--line" to={PATH + page.next} rel="next">
              {words.next}
              <ChevronRight className="i i--sm flip" aria-hidden="true" />
            </Link>
          )}
        </nav>
      )}
      <section className="panel stack mt-12 gap-3" aria-labelledby="licence">
        <h2 id="licence" className="h3">
          {words.licence.title}
        </h2>
        <p>{words.licence.own}</p>
        <p>{words.licence.imported}</p>
        {choices.sources.some(({ source }) => source === 'osm') && <p>{words.licence.openStreetMap}</p>}
        <h3 className="h4">{words.licence.sources}</h3>
        <ul className="stack gap-1">
          {choices.sources.map(({ source, licence, count }) => (
            <li key={source ?? ''}>
              <Link className="link" to={`${PATH}?${new URLSearchParams({ source: source ?? 'site' })}`}>
                {source ?? words.filter.ownSource}
              </Link>{' '}
              <span className="muted">
                {number(count)}
                {licence && ` · ${licence}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function RecordsFilter({ question, choices }: Pick<RecordsPageData, 'question' | 'choices'>) {
  const { locale, t } = useI18n()
  const { filter: words, columns } = t.records
  const { filters } = question
  const countries = choices.countries
    .map((code) => ({ code, name: countryName(code, locale) }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.name.localeCompare(b.name, intlTag(locale)))
  return (
    <Form method="get" action={PATH} className="panel stack gap-4" aria-label={words.title}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={words.search}>
          <Input type="search" name="search" defaultValue={filters.text ?? ''} maxLength={100} />
        </Field>
        <Field label={words.kind}>
          <Select name="kind" defaultValue={filters.kind ?? ''}>
            <option value="">{words.both}</option>
            <option value="business">{words.business}</option>
            <option value="mosque">{words.mosque}</option>
          </Select>
        </Field>
        <Field label={words.country}>
          <Select name="country" defaultValue={filters.country ?? ''}>
            <option value="">{words.anyCountry}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.city}>
          <Input name="city" defaultValue={filters.city ?? ''} maxLength={100} />
        </Field>
        <Field label={words.category}>
          <Select name="category" defaultValue={filters.category ?? ''}>
            <option value="">{words.anyCategory}</option>
            {choices.categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.source}>
          <Select name="source" defaultValue={filters.source ?? ''}>
            <option value="">{words.anySource}</option>
            <option value="site">{words.ownSource}</option>
            {choices.sources.map(
              ({ source, licence }) =>
                source && (
                  <option key={source} value={source}>
                    {licence ? `${source} (${licence})` : source}
                  </option>
                ),
            )}
          </Select>
        </Field>
        <Field label={words.sort}>
          <Select name="sort" defaultValue={question.sort}>
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </Select>
        </Field>
        <div className="row items-end pb-2">
          <Checkbox name="samples" value="no" defaultChecked={filters.withoutSamples} label={words.withoutSamples} />
        </div>
      </div>
      <details>
        <summary className="cursor-pointer font-semibold">{words.columns}</summary>
        <div className="grid grid-cols-2 gap-2 pt-3 sm:grid-cols-3 lg:grid-cols-5">
          {RECORD_COLUMNS.filter((column) => column !== 'name').map((column) => (
            <Checkbox
              key={column}
              name="col"
              value={column}
              defaultChecked={question.columns.includes(column)}
              label={columns[column]}
            />
          ))}
        </div>
      </details>
      <div className="row row--wrap gap-3">
        <Button type="submit">{words.apply}</Button>
        <Button variant="ghost" to={PATH}>
          {words.clear}
        </Button>
      </div>
    </Form>
  )
}

function ExportLinks({ question, most }: { question: Question; most: string }) {
  const words = useI18n().t.records.export
  return (
    <div className="row row--wrap items-center gap-2">
      <span className="small muted">{words.lead(most)}</span>
      {EXPORT_FORMATS.map((format) => (
        <a
          key={format}
          className="btn btn--soft btn--sm"
          href={`/all-records/export${writeQuestion(question, { format })}`}
          aria-label={words.download(words[format])}
          download
        >
          {words[format]}
        </a>
      ))}
    </div>
  )
}

type TableProps = {
  rows: OpenRecord[]
  columns: readonly RecordColumn[]
  categories: RecordsChoices['categories']
}

function RecordsTable({ rows, columns, categories }: TableProps) {
  const { locale, t } = useI18n()
  const words = t.records
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeZone: 'UTC' })
  const write = (row: OpenRecord, column: RecordColumn) => {
    const value = row[column]
    if (value === null) return <span className="muted">–</span>
    if (column === 'kind') return words.kinds[row.kind]
    if (column === 'category') return categories.find(({ id }) => id === value)?.name ?? value
    if (column === 'country') return (row.country_code && countryName(row.country_code, locale)) || value
    if (column === 'updated_at') return date.format(new Date(row.updated_at))
    if (column === 'phone' || column === 'website') return <bdi dir="ltr">{value}</bdi>
    return <bdi>{value}</bdi>
  }
  return (
    <Table
      caption={words.caption}
      rows={rows}
      rowKey={({ kind, id }) => kind + id}
      columns={[
        {
          id: 'name',
          header: words.columns.name,
          rowHeader: true,
          cell: (row) => (
            <>
              <Link className="link" to={`/${row.kind}/${encodeURIComponent(row.slug)}`}>
                <bdi>{row.name}</bdi>
              </Link>{' '}
              {row.is_sample && <Badge>{words.sample}</Badge>}
            </>
          ),
        },
        ...columns
          .filter((column) => column !== 'name')
          .map((column) => ({
            id: column,
            header: words.columns[column],
            cell: (row: OpenRecord) => write(row, column),
          })),
      ]}
    />
  )
}
