// Ramadan and Eid: what is entered, and a new entry.

import { JAMAAH_PRAYERS } from '#app/core/mosques/iqamah.ts'
import { OCCASIONS, type Occasion } from '#app/core/mosques/read-mosque.ts'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import type { DeskData } from './queries.server.ts'
import type { FormState } from './rules.ts'
import { YesNoField } from './yes-no-field.tsx'

export function OccasionsPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const { locale, t } = useI18n()
  return (
    <EntryList
      entries={desk.occasions}
      state={state}
      words={t.mosques.edit.occasions}
      removeIntent="occasion-remove"
      summarise={({ kind, from, time }) => (
        <>
          {t.mosques.occasions.kinds[kind]} · {writeDate(locale, from)}
          {time && ` · ${writeTime(locale, time)}`}
        </>
      )}
      form={(occasion, failed) => <OccasionForm occasion={occasion} state={failed} currency={desk.currency} />}
    />
  )
}

type FormProps = { occasion: Occasion | null; state: FormState | null; currency: string }

function OccasionForm({ occasion, state, currency }: FormProps) {
  const t = useT()
  const words = t.mosques.edit.occasions
  return (
    <EntryForm intent="occasion" id={occasion?.id ?? null} state={state}>
      {({ field, typed }) => (
        <>
          <Field {...field('kind')} label={words.kind} required>
            <Select name="kind" defaultValue={typed('kind', occasion?.kind ?? 'taraweeh')}>
              {OCCASIONS.map((kind) => (
                <option key={kind} value={kind}>
                  {t.mosques.occasions.kinds[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field {...field('from_date')} label={words.from} required>
            <Input type="date" name="from_date" defaultValue={typed('from_date', occasion?.from)} />
          </Field>
          <Field {...field('until_date')} label={words.until} optional>
            <Input type="date" name="until_date" defaultValue={typed('until_date', occasion?.until)} />
          </Field>
          <Field {...field('at_time')} label={words.time}>
            <Input type="time" name="at_time" defaultValue={typed('at_time', occasion?.time)} />
          </Field>
          <Field {...field('after_prayer')} label={words.after}>
            <Select name="after_prayer" defaultValue={typed('after_prayer', occasion?.afterPrayer)}>
              <option value="">{words.noPrayer}</option>
              {JAMAAH_PRAYERS.map((prayer) => (
                <option key={prayer} value={prayer}>
                  {t.mosques.prayers[prayer]}
                </option>
              ))}
            </Select>
          </Field>
          <Field {...field('rakahs')} label={words.rakahs} optional>
            <Input type="number" min={2} max={40} name="rakahs" defaultValue={typed('rakahs', occasion?.rakahs)} />
          </Field>
          <Field {...field('amount')} label={words.amount} hint={words.amountHint} optional>
            <Input
              name="amount"
              inputMode="decimal"
              maxLength={12}
              defaultValue={typed('amount', occasion?.amount?.sum)}
            />
          </Field>
          <Field {...field('currency')} label={words.currency} optional>
            <Input
              name="currency"
              maxLength={3}
              autoCapitalize="characters"
              defaultValue={typed('currency', occasion?.amount?.currency ?? currency)}
            />
          </Field>
          <Field {...field('language')} label={words.language} optional>
            <Input name="language" maxLength={120} defaultValue={typed('language', occasion?.language)} />
          </Field>
          <Field {...field('venue')} label={words.venue} optional>
            <Input name="venue" maxLength={160} defaultValue={typed('venue', occasion?.venue)} />
          </Field>
          <YesNoField
            id={field('women_space').id}
            name="women_space"
            label={t.mosques.edit.jumuah.women}
            value={state?.values.women_space ?? occasion?.womenSpace ?? null}
          />
          <Field {...field('note')} label={words.note} optional>
            <Input name="note" maxLength={300} defaultValue={typed('note', occasion?.note)} />
          </Field>
        </>
      )}
    </EntryForm>
  )
}
