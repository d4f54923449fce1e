// Staff keep when Hijri months begin in each country.
import { Form } from 'react-router'
import { firstDayOf } from '#app/core/prayer/hijri.ts'
import { writeIsoDay } from '#app/core/prayer/local-time.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { MoonStar } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Table } from '#app/ui/table.tsx'
import { AddForm } from './add-form.tsx'

export type ShownSighting = {
  id: string
  country: string
  month: string
  begins: string
  calendar: string
  by: string
  source: string | null
}

type Props = {
  countries: readonly { code: string; name: string }[]
  months: readonly string[]
  year: number
  sightings: readonly ShownSighting[]
  failed: Refusal | undefined
}

export function SightingsScreen({ countries, months, year, sightings, failed }: Props) {
  const { locale, t } = useI18n()
  const words = t.athan.staff.hijri
  const isTooFar = failed?.errors.begins?.includes('tooFar')
  const first = isTooFar && firstDayOf({ year: Number(failed?.values.year), month: Number(failed?.values.month) })
  const errors = {
    ...t.ui.refusals,
    ...words.errors,
    tooFar: first ? words.errors.tooFar(writeDate(locale, writeIsoDay(first))) : words.errors.begins,
  }
  return (
    <>
      <AddForm failed={failed} words={errors} submit={words.add} key={failed ? 'failed' : sightings.length}>
        {(error, values) => (
          <>
            <Field id="country" label={words.country} error={error('country')} required>
              <Select name="country" defaultValue={values.country ?? ''}>
                <option value="" />
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field id="month" label={words.month} error={error('month')} required>
              <Select name="month" defaultValue={values.month ?? '9'}>
                {months.map((name, index) => (
                  <option key={name} value={index + 1}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field id="year" label={words.year} error={error('year')} required>
              <Input name="year" inputMode="numeric" maxLength={4} dir="ltr" defaultValue={values.year ?? year} />
            </Field>
            <Field id="begins" label={words.begins} hint={words.beginsHint} error={error('begins')} required>
              <Input name="begins" type="date" dir="ltr" defaultValue={values.begins} />
            </Field>
            <Field id="by" label={words.by} hint={words.byHint} error={error('by')} required>
              <Input name="by" maxLength={160} defaultValue={values.by} />
            </Field>
            <Field id="source" label={words.source} error={error('source')} optional>
              <Input name="source" type="url" dir="ltr" maxLength={500} defaultValue={values.source} />
            </Field>
          </>
        )}
      </AddForm>
      {sightings.length === 0 ? (
        <EmptyState icon={MoonStar} title={words.none} />
      ) : (
        <Table
          caption={words.listed}
          rows={sightings}
          rowKey={({ id }) => id}
          columns={[
            { id: 'country', header: words.country, cell: ({ country }) => country, rowHeader: true },
            { id: 'month', header: words.month, cell: ({ month }) => month },
            { id: 'begins', header: words.begins, cell: ({ begins }) => begins },
            { id: 'calendar', header: words.calendarDay, cell: ({ calendar }) => calendar },
            {
              id: 'by',
              header: words.by,
              cell: ({ by, source }) =>
                source ? (
                  <a className="link" href={source} rel="noreferrer">
                    {by}
                  </a>
                ) : (
                  by
                ),
            },
            {
              id: 'remove',
              header: <span className="sr-only">{words.remove}</span>,
              cell: ({ id, month, country }) => (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="remove"
                    variant="ghost"
                    size="sm"
                    aria-label={words.removeOf(month, country)}
                  >
                    {words.remove}
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
    </>
  )
}
