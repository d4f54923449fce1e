// The people who keep the page. Staff appoint and dismiss.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { DeskData } from './queries.server.ts'
import type { FormState } from './rules.ts'

export function AdminsPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const { locale, t } = useI18n()
  const words = t.mosques.edit.admins
  return (
    <div className="stack gap-6">
      <p className="soft">{words.lead}</p>
      <section className="panel" aria-label={t.mosques.edit.parts.admins}>
        {desk.admins.length === 0 && <p className="muted">{words.none}</p>}
        <ul>
          {desk.admins.map(({ id, name, email, since }) => (
            <li key={id} className="entry">
              <div>
                <b className="strong" dir="auto">
                  {name ?? email ?? ''}
                </b>
                <span className="small muted block num">
                  {[email, words.since(writeDate(locale, since))].filter(Boolean).join(' · ')}
                </span>
              </div>
              {desk.isStaff && (
                <Form method="post">
                  <input type="hidden" name="intent" value="dismiss" />
                  <input type="hidden" name="id" value={id} />
                  <button
                    type="submit"
                    className="btn btn--ghost btn--sm"
                    aria-label={`${words.dismiss}: ${name ?? email ?? ''}`}
                  >
                    {words.dismiss}
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </section>
      {desk.isStaff && (
        <Form method="post" className="desk-form desk-narrow" noValidate>
          <input type="hidden" name="intent" value="appoint" />
          <Field id="email" label={words.email} error={errorAt(t.mosques.errors, state, 'email')} required>
            <Input type="email" name="email" maxLength={320} defaultValue={state?.values.email ?? ''} />
          </Field>
          <div>
            <Button type="submit">{words.appoint}</Button>
          </div>
        </Form>
      )}
    </div>
  )
}
