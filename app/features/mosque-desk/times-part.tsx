// The method the page calculates by, times the mosque publishes itself, and how to reach it.
import { Form } from 'react-router'
import { JAMAAH_PRAYERS } from '#app/core/mosques/iqamah.ts'
import { findMethod, METHOD_IDS } from '#app/core/prayer/methods.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { DeskData } from './queries.server.ts'
import type { FormState } from './rules.ts'

export function TimesPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const t = useT()
  const words = t.mosques.edit.times
  const { times } = desk
  const typed = (field: string, value: string | number | null) =>
    state?.values[field] ?? (value === null ? '' : String(value))
  const methods: Record<string, string> = t.prayer.methods
  const field = (name: string) => ({ id: name, error: errorAt(t.mosques.errors, state, name) })
  return (
    <Form method="post" className="desk-form" noValidate>
      <p className="soft">{words.lead}</p>
      <input type="hidden" name="intent" value="times" />
      <div className="desk-grid">
        <Field {...field('method')} label={words.method}>
          <Select name="method" defaultValue={typed('method', times.method)}>
            <option value="">{words.visitors}</option>
            {METHOD_IDS.map((id) => (
              <option key={id} value={id}>
                {methods[findMethod(id).key] ?? findMethod(id).key}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field('school')} label={words.school}>
          <Select name="school" defaultValue={typed('school', times.school)}>
            <option value="">{words.visitors}</option>
            <option value="0">{t.prayer.schools.standard}</option>
            <option value="1">{t.prayer.schools.hanafi}</option>
          </Select>
        </Field>
      </div>
      <FieldGroup legend={words.published} hint={words.publishedHint}>
        <div className="desk-grid">
          {JAMAAH_PRAYERS.map((prayer) => (
            <Field key={prayer} {...field(`p_${prayer}`)} label={t.mosques.prayers[prayer]} optional>
              <Input
                type="time"
                name={`p_${prayer}`}
                defaultValue={typed(`p_${prayer}`, times.published[prayer] ?? null)}
              />
            </Field>
          ))}
          <Field {...field('prayer_date')} label={words.day} optional>
            <Input type="date" name="prayer_date" defaultValue={typed('prayer_date', times.date)} />
          </Field>
        </div>
      </FieldGroup>
      <FieldGroup legend={words.contact}>
        <div className="desk-grid">
          <Field {...field('phone')} label={words.phone} optional>
            <Input type="tel" name="phone" maxLength={40} defaultValue={typed('phone', times.phone)} />
          </Field>
          <Field {...field('email')} label={words.email} optional>
            <Input type="email" name="email" maxLength={320} defaultValue={typed('email', times.email)} />
          </Field>
          <Field {...field('website')} label={words.website} optional>
            <Input type="url" name="website" maxLength={500} defaultValue={typed('website', times.website)} />
          </Field>
        </div>
        <Field {...field('description')} label={words.description} optional>
          <Textarea
            name="description"
            rows={5}
            maxLength={6000}
            defaultValue={typed('description', times.description)}
          />
        </Field>
      </FieldGroup>
      <div>
        <Button type="submit" size="lg">
          {t.mosques.edit.save}
        </Button>
      </div>
    </Form>
  )
}
