// What can be asked for: words, a town, a distance, the kind of work, pay, and what must be offered. Works as a plain form.
import { Form, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
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
      <div className="jobs-filters">
        <Field label={search.words}>
          <Input type="search" name="search" defaultValue={filter.search} maxLength={100} dir="auto" />
        </Field>
        <Field label={search.town}>
          <Input name="town" defaultValue={filter.town} maxLength={100} dir="auto" placeholder={place ?? undefined} />
        </Field>
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
        <Field label={search.kind}>
          <Select name="kind" defaultValue={filter.kind ?? ''}>
            <option value="">{search.anyKind}</option>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={search.workplace}>
          <Select name="workplace" defaultValue={filter.workplace ?? ''}>
            <option value="">{search.anyWorkplace}</option>
            {WORKPLACES.map((workplace) => (
              <option key={workplace} value={workplace}>
                {words.workplaces[workplace]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <details className="quiet-details" open={isOpen}>
        <summary>{search.more}</summary>
        <div className="stack gap-4">
          <FieldGroup legend={search.faith}>
            <div className="jobs-boxes">
              {FAITH.map((fact) => (
                <Checkbox
                  key={fact}
                  name="faith"
                  value={fact}
                  defaultChecked={filter.faith.includes(fact)}
                  label={words.faith[fact]}
                />
              ))}
            </div>
          </FieldGroup>
          <div className="jobs-filters">
            <Field label={search.pay(currency)}>
              <Input name="pay" type="number" inputMode="numeric" min={0} step="any" defaultValue={filter.pay ?? ''} />
            </Field>
            <Field label={search.per}>
              <Select name="per" defaultValue={filter.per}>
                {PAY_PERIODS.map((period) => (
                  <option key={period} value={period}>
                    {words.periods[period]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={search.sort}>
              <Select name="sort" defaultValue={filter.sort}>
                {SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {search.sorts[sort]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        </div>
      </details>
      <div className="row row--wrap gap-3">
        <Button type="submit">
          <Search className="i i--sm" />
          {search.show}
        </Button>
        {!isPlain(filter) && (
          <Link className="btn btn--ghost" to={JOBS_PATH}>
            {search.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}
