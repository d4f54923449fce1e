// Filters of the jobs: words and a town at once; behind them a distance, the kind of work, pay, and what must be offered.
// Works as a plain form.

import { Form, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { Select } from '#app/ui/select.tsx'
import { FAITH, KINDS, WORKPLACES } from './job.ts'
import { isPlain, JOBS_PATH, type JobFilter, PAY_PERIODS, RADII, SORTS } from './rules.ts'
import '#app/ui/styles/work.css'

type Props = { filter: JobFilter; currency: string; place: string | null }

export function JobFilters({ filter, currency, place }: Props) {
  const { locale, t } = useI18n()
  const words = t.jobs
  const search = words.search
  const isOpen = filter.pay !== null || filter.faith.length > 0 || filter.sort !== 'near'
  return (
    <Form action={JOBS_PATH} role="search" aria-label={search.form} className="jobs-search stack gap-3">
      {filter.near && <input type="hidden" name="near" value={filter.near} />}
      <div className="jobs-first">
        <Field label={search.words}>
          <Input type="search" name="search" defaultValue={filter.search} maxLength={100} dir="auto" />
        </Field>
        <Field label={search.town}>
          <Input name="town" defaultValue={filter.town} maxLength={100} dir="auto" placeholder={place ?? undefined} />
        </Field>
        <Button type="submit">
          <Search className="i i--sm" />
          {search.show}
        </Button>
      </div>
      <PhoneFold isActive={!isPlain({ ...filter, search: '', town: '' })}>
        <div className="jobs-filters">
          <Field label={search.distance}>
            <Select name="radius" defaultValue={filter.radius ?? ''}>
              <option value="">{search.nearby}</option>
              {RADII.map((km) => (
                <option key={km} value={km}>
                  {search.km(formatNumber(locale, km))}
                </option>
              ))}
              <option value="any">{search.any}</option>
            </Select>
          </Field>
          <Choice
            name="kind"
            label={search.kind}
            any={search.anyKind}
            chosen={filter.kind}
            options={KINDS.map((kind) => [kind, words.kinds[kind]])}
          />
          <Choice
            name="workplace"
            label={search.workplace}
            any={search.anyWorkplace}
            chosen={filter.workplace}
            options={WORKPLACES.map((workplace) => [workplace, words.workplaces[workplace]])}
          />
        </div>
        <details className="quiet-details" open={isOpen}>
          <summary>{search.more}</summary>
          <div className="stack gap-4">
            <CheckboxGroup
              legend={search.faith}
              name="faith"
              chosen={filter.faith}
              options={FAITH.map((fact) => [fact, words.faith[fact]])}
            />
            <div className="jobs-filters">
              <Field label={search.pay(currency)}>
                <Input
                  name="pay"
                  type="number"
                  inputMode="numeric"
                  min={0}
                  step="any"
                  defaultValue={filter.pay ?? ''}
                />
              </Field>
              <Choice
                name="per"
                label={search.per}
                chosen={filter.per}
                options={PAY_PERIODS.map((period) => [period, words.periods[period]])}
              />
              <Choice
                name="sort"
                label={search.sort}
                chosen={filter.sort}
                options={SORTS.map((sort) => [sort, search.sorts[sort]])}
              />
            </div>
          </div>
        </details>
      </PhoneFold>
      {!isPlain(filter) && (
        <Link className="btn btn--ghost self-start" to={JOBS_PATH}>
          {search.clear}
        </Link>
      )}
    </Form>
  )
}
