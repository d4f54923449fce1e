// Each Jumu'ah of the mosque, to change or remove, and a new one.
import { Form } from 'react-router'
import { writeTime } from '#app/core/hours/write-time.ts'
import type { JumuahSession } from '#app/core/mosques/iqamah.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { DeskData } from './queries.server.ts'
import { errorAt, type FormState } from './rules.ts'
import { YesNoField } from './yes-no-field.tsx'

export function JumuahPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const { locale, t } = useI18n()
  const words = t.mosques.edit.jumuah
  const typedFor = state?.values.id ?? null
  return (
    <div className="stack gap-6">
      <p className="soft">{words.lead}</p>
      {desk.sessions.length === 0 && <p className="muted">{words.none}</p>}
      {desk.sessions.map((session) => (
        <details key={session.id} className="panel" open={typedFor === session.id || undefined}>
          <summary className="strong cursor-pointer num">
            {writeTime(locale, session.khutbahAt)} {session.language} {session.venue && `· ${session.venue}`}
          </summary>
          <div className="pt-4 stack gap-3">
            <SessionForm session={session} state={typedFor === session.id ? state : null} />
            <Form method="post">
              <input type="hidden" name="intent" value="jumuah-remove" />
              <input type="hidden" name="id" value={session.id} />
              <button type="submit" className="btn btn--ghost btn--sm">
                {t.mosques.edit.remove}
              </button>
            </Form>
          </div>
        </details>
      ))}
      <section className="panel stack gap-4" aria-labelledby="new-jumuah">
        <h2 className="h3" id="new-jumuah">
          {words.new}
        </h2>
        <SessionForm session={null} state={typedFor === '' ? state : null} />
      </section>
    </div>
  )
}

function SessionForm({ session, state }: { session: JumuahSession | null; state: FormState | null }) {
  const { t } = useI18n()
  const words = t.mosques.edit.jumuah
  const prefix = session ? `${session.id}-` : ''
  const typed = (field: string, value: string | null | undefined) => state?.values[field] ?? value ?? ''
  const field = (name: string) => ({ id: `${prefix}${name}`, error: errorAt(t, state, name) })
  return (
    <Form method="post" className="mosque-form" noValidate>
      <input type="hidden" name="intent" value="jumuah" />
      <input type="hidden" name="id" value={session?.id ?? ''} />
      <div className="form-grid">
        <Field {...field('khutbah_at')} label={words.khutbah} required>
          <Input type="time" name="khutbah_at" defaultValue={typed('khutbah_at', session?.khutbahAt)} />
        </Field>
        <Field {...field('prayer_at')} label={words.prayer} optional>
          <Input type="time" name="prayer_at" defaultValue={typed('prayer_at', session?.prayerAt)} />
        </Field>
        <Field {...field('language')} label={words.language} optional>
          <Input name="language" maxLength={120} defaultValue={typed('language', session?.language)} />
        </Field>
        <Field {...field('venue')} label={words.venue} optional>
          <Input name="venue" maxLength={160} defaultValue={typed('venue', session?.venue)} />
        </Field>
        <YesNoField
          id={`${prefix}women_space`}
          name="women_space"
          label={words.women}
          value={state?.values.women_space ?? session?.womenSpace ?? null}
        />
        <Field {...field('note')} label={words.note} optional>
          <Input name="note" maxLength={300} defaultValue={typed('note', session?.note)} />
        </Field>
        <Field {...field('season_from')} label={words.from} optional>
          <Input type="date" name="season_from" defaultValue={typed('season_from', session?.seasonFrom)} />
        </Field>
        <Field {...field('season_until')} label={words.until} optional>
          <Input type="date" name="season_until" defaultValue={typed('season_until', session?.seasonUntil)} />
        </Field>
      </div>
      <div>
        <Button type="submit">{session ? t.mosques.edit.save : t.mosques.edit.add}</Button>
      </div>
    </Form>
  )
}
