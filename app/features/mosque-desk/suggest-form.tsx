// A member's form to correct a mosque's facilities, iqamah times and contacts. Only the differences are sent on.
import { Form, useNavigation } from 'react-router'
import { JAMAAH_PRAYERS } from '#app/core/mosques/iqamah.ts'
import { methodName } from '#app/core/mosques/write-method.ts'
import { findMethod, METHOD_IDS } from '#app/core/prayer/methods.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Present } from './commands.server.ts'
import type { FormState } from './rules.ts'
import { JUMUAH_LINES } from './schema.ts'
import { TriStateFields } from './tri-state-fields.tsx'

type Props = { present: Present; iqamah: Record<string, string | null>; state: FormState | null }

export function SuggestForm({ present, iqamah, state }: Props) {
  const { locale, t } = useI18n()
  const words = t.mosques.suggest
  const isBusy = useNavigation().state === 'submitting'
  const typed = (field: string, value: string) => state?.values[field] ?? value
  const field = (name: string) => ({ id: name, error: errorAt(t.mosques.errors, state, name) })
  return (
    <Form method="post" className="desk-form" noValidate>
      <FieldGroup legend={words.facilities}>
        <TriStateFields flags={present.facilities} values={state?.values} unknown={t.mosques.edit.unknown} />
      </FieldGroup>
      <FieldGroup legend={words.iqamah} hint={words.iqamahHint}>
        <div className="desk-grid">
          {JAMAAH_PRAYERS.map((prayer) => {
            const now = iqamah[prayer]
            return (
              <Field
                key={prayer}
                {...field(`iqamah_${prayer}`)}
                label={t.mosques.prayers[prayer]}
                hint={now ? words.now(now) : undefined}
              >
                <Input type="time" name={`iqamah_${prayer}`} defaultValue={typed(`iqamah_${prayer}`, '')} />
              </Field>
            )
          })}
        </div>
      </FieldGroup>
      <FieldGroup id="jumuah" legend={words.jumuah} hint={words.jumuahHint}>
        <div className="desk-pairs">
          {JUMUAH_LINES.map((line, i) => {
            const known = present.jumuah[i]
            return (
              <div key={line} className="desk-pair">
                <Field {...field(`khutbah_${line}`)} label={words.khutbah(formatNumber(locale, i + 1))} optional>
                  <Input
                    type="time"
                    name={`khutbah_${line}`}
                    defaultValue={typed(`khutbah_${line}`, known?.khutbahAt ?? '')}
                  />
                </Field>
                <Field {...field(`prayer_${line}`)} label={words.prayer(formatNumber(locale, i + 1))} optional>
                  <Input
                    type="time"
                    name={`prayer_${line}`}
                    defaultValue={typed(`prayer_${line}`, known?.prayerAt ?? '')}
                  />
                </Field>
              </div>
            )
          })}
        </div>
      </FieldGroup>
      <FieldGroup legend={words.method} hint={words.methodHint}>
        <div className="desk-grid">
          <Field {...field('method')} label={t.mosques.edit.times.method} optional>
            <Select name="method" defaultValue={typed('method', String(present.method ?? ''))}>
              <option value="">{words.notTold}</option>
              {METHOD_IDS.map((id) => (
                <option key={id} value={id}>
                  {methodName(findMethod(id).key, t)}
                </option>
              ))}
            </Select>
          </Field>
          <Field {...field('school')} label={t.mosques.edit.times.school} optional>
            <Select name="school" defaultValue={typed('school', String(present.school ?? ''))}>
              <option value="">{words.notTold}</option>
              <option value="0">{t.prayer.schools.standard}</option>
              <option value="1">{t.prayer.schools.hanafi}</option>
            </Select>
          </Field>
        </div>
      </FieldGroup>
      <Contact present={present} typed={typed} field={field} />
      <Field {...field('note')} label={words.note} hint={words.noteHint} optional>
        <Textarea name="note" rows={3} maxLength={1000} defaultValue={typed('note', '')} />
      </Field>
      <div>
        <Button type="submit" size="lg" busy={isBusy}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}

type ContactProps = {
  present: Present
  typed: (field: string, value: string) => string
  field: (name: string) => { id: string; error: string | undefined }
}

function Contact({ present, typed, field }: ContactProps) {
  const words = useI18n().t.mosques.suggest
  return (
    <FieldGroup legend={words.contact}>
      <div className="desk-grid">
        <Field {...field('phone')} label={words.phone} optional>
          <Input type="tel" name="phone" maxLength={40} defaultValue={typed('phone', present.phone)} />
        </Field>
        <Field {...field('website')} label={words.website} optional>
          <Input type="url" name="website" maxLength={500} defaultValue={typed('website', present.website)} />
        </Field>
        <Field {...field('address')} label={words.address} optional>
          <Input name="address" dir="auto" maxLength={400} defaultValue={typed('address', present.address)} />
        </Field>
      </div>
      <Field {...field('description')} label={words.description} optional>
        <Textarea
          name="description"
          dir="auto"
          rows={4}
          maxLength={6000}
          defaultValue={typed('description', present.description)}
        />
      </Field>
    </FieldGroup>
  )
}
