// Each Jumu'ah of the mosque, to change or remove, and a new one.

import type { JumuahSession } from '#app/core/mosques/iqamah.ts'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import type { DeskData } from './queries.server.ts'
import type { FormState } from './rules.ts'
import { YesNoField } from './yes-no-field.tsx'

export function JumuahPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const { locale, t } = useI18n()
  return (
    <EntryList
      entries={desk.sessions}
      state={state}
      words={t.mosques.edit.jumuah}
      removeIntent="jumuah-remove"
      summarise={({ khutbahAt, language, venue }) => (
        <>
          {writeTime(locale, khutbahAt)} {language} {venue && `· ${venue}`}
        </>
      )}
      form={(session, failed) => <SessionForm session={session} state={failed} />}
    />
  )
}

function SessionForm({ session, state }: { session: JumuahSession | null; state: FormState | null }) {
  const words = useT().mosques.edit.jumuah
  return (
    <EntryForm intent="jumuah" id={session?.id ?? null} state={state}>
      {({ field, typed }) => (
        <>
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
            id={field('women_space').id}
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
        </>
      )}
    </EntryForm>
  )
}
