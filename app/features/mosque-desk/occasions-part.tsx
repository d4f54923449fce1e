// Ramadan and Eid: what is entered, and a new entry.
import { Form } from 'react-router'
import { writeTime } from '#app/core/hours/write-time.ts'
import { JAMAAH_PRAYERS } from '#app/core/mosques/iqamah.ts'
import { OCCASIONS, type Occasion } from '#app/core/mosques/read-mosque.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { DeskData } from './queries.server.ts'
import { errorAt, type FormState } from './rules.ts'
import { YesNoField } from './yes-no-field.tsx'

export function OccasionsPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const { locale, t } = useI18n()
  const words = t.mosques.edit.occasions
  const typedFor = state?.values.id ?? null
  return (
    <div className="stack gap-6">
      <p className="soft">{words.lead}</p>
      {desk.occasions.length === 0 && <p className="muted">{words.none}</p>}
      {desk.occasions.map((occasion) => (
        <details key={occasion.id} className="panel" open={typedFor === occasion.id || undefined}>
          <summary className="strong cursor-pointer num">
            {t.mosques.occasions.kinds[occasion.kind]} · {writeDate(locale, occasion.from)}
            {occasion.time && ` · ${writeTime(locale, occasion.time)}`}
          </summary>
          <div className="pt-4 stack gap-3">
            <OccasionForm occasion={occasion} state={typedFor === occasion.id ? state : null} />
            <Form method="post">
              <input type="hidden" name="intent" value="occasion-remove" />
              <input type="hidden" name="id" value={occasion.id} />
              <button type="submit" className="btn btn--ghost btn--sm">
                {t.mosques.edit.remove}
              </button>
            </Form>
          </div>
        </details>
      ))}
      <section className="panel stack gap-4" aria-labelledby="new-occasion">
        <h2 className="h3" id="new-occasion">
          {words.new}
        </h2>
        <OccasionForm occasion={null} state={typedFor === '' ? state : null} />
      </section>
    </div>
  )
}

function OccasionForm({ occasion, state }: { occasion: Occasion | null; state: FormState | null }) {
  const { t } = useI18n()
  const words = t.mosques.edit.occasions
  const prefix = occasion ? `${occasion.id}-` : ''
  const typed = (field: string, value: string | number | null | undefined) =>
    state?.values[field] ?? (value === null || value === undefined ? '' : String(value))
  const field = (name: string) => ({ id: `${prefix}${name}`, error: errorAt(t, state, name) })
  return (
    <Form method="post" className="mosque-form" noValidate>
      <input type="hidden" name="intent" value="occasion" />
      <input type="hidden" name="id" value={occasion?.id ?? ''} />
      <div className="form-grid">
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
        <Field {...field('language')} label={words.language} optional>
          <Input name="language" maxLength={120} defaultValue={typed('language', occasion?.language)} />
        </Field>
        <Field {...field('venue')} label={words.venue} optional>
          <Input name="venue" maxLength={160} defaultValue={typed('venue', occasion?.venue)} />
        </Field>
        <YesNoField
          id={`${prefix}women_space`}
          name="women_space"
          label={t.mosques.edit.jumuah.women}
          value={state?.values.women_space ?? occasion?.womenSpace ?? null}
        />
        <Field {...field('note')} label={words.note} optional>
          <Input name="note" maxLength={300} defaultValue={typed('note', occasion?.note)} />
        </Field>
      </div>
      <div>
        <Button type="submit">{occasion ? t.mosques.edit.save : t.mosques.edit.add}</Button>
      </div>
    </Form>
  )
}
