// An announcement: news, a janazah, a class. By the mosque's people it shows at once, by others after staff looked.
import { Form, useNavigation } from 'react-router'
import { JAMAAH_PRAYERS } from '#app/core/mosques/iqamah.ts'
import { ANNOUNCEMENT_KINDS, type Announcement } from '#app/core/mosques/read-mosque.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { FormState } from './rules.ts'

/** A day that was given is kept to its end everywhere on earth: noon of the next day in UTC. */
function shownUntil({ expiresAt }: Announcement): string {
  const isNoon = /T12:00:00/.test(new Date(expiresAt).toISOString())
  return new Date(Date.parse(expiresAt) - (isNoon ? 36 * 3_600_000 : 0)).toISOString().slice(0, 10)
}

type Props = {
  state: FormState | null
  isKeeper: boolean
  /** The one to change; a new one where there is none. */
  announcement?: Announcement | undefined
}

export function AnnouncementForm({ state, isKeeper, announcement: had }: Props) {
  const { t } = useI18n()
  const words = t.mosques.edit.announcements
  const isBusy = useNavigation().state === 'submitting'
  const prefix = had ? `${had.id}-` : ''
  const typed = (field: string, value: string | null | undefined) => state?.values[field] ?? value ?? ''
  const field = (name: string) => ({ id: `${prefix}${name}`, error: errorAt(t.mosques.errors, state, name) })
  return (
    <Form method="post" className="desk-form" noValidate>
      <input type="hidden" name="intent" value="announce" />
      <input type="hidden" name="id" value={had?.id ?? ''} />
      <div className="desk-grid">
        <Field {...field('kind')} label={words.kind} required>
          <Select name="kind" defaultValue={typed('kind', had?.kind ?? 'general')}>
            {ANNOUNCEMENT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t.mosques.announcements.kinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field('title')} label={words.title} required>
          <Input name="title" maxLength={160} defaultValue={typed('title', had?.title)} />
        </Field>
      </div>
      <Field {...field('body')} label={words.body} optional>
        <Textarea name="body" rows={4} maxLength={2000} defaultValue={typed('body', had?.body)} />
      </Field>
      <div className="desk-grid">
        <Field {...field('happens_on')} label={words.on} optional>
          <Input type="date" name="happens_on" defaultValue={typed('happens_on', had?.on)} />
        </Field>
        <Field {...field('at_time')} label={words.time} optional>
          <Input type="time" name="at_time" defaultValue={typed('at_time', had?.time)} />
        </Field>
        <Field {...field('after_prayer')} label={words.after}>
          <Select name="after_prayer" defaultValue={typed('after_prayer', had?.afterPrayer)}>
            <option value="">{words.noPrayer}</option>
            {[...JAMAAH_PRAYERS, 'jumuah' as const].map((prayer) => (
              <option key={prayer} value={prayer}>
                {t.mosques.prayers[prayer]}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field('venue')} label={words.venue} optional>
          <Input name="venue" maxLength={200} defaultValue={typed('venue', had?.venue)} />
        </Field>
        <Field {...field('burial_place')} label={words.burial} optional>
          <Input name="burial_place" maxLength={200} defaultValue={typed('burial_place', had?.burialPlace)} />
        </Field>
        <Field {...field('expires_on')} label={words.expires} hint={words.expiresHint} optional>
          <Input type="date" name="expires_on" defaultValue={typed('expires_on', had && shownUntil(had))} />
        </Field>
      </div>
      {isKeeper && (
        <Checkbox
          id={`${prefix}is_pinned`}
          name="is_pinned"
          label={words.pinned}
          defaultChecked={state ? state.values.is_pinned === 'on' : (had?.isPinned ?? false)}
        />
      )}
      <div>
        <Button type="submit" busy={isBusy}>
          {had ? t.mosques.edit.save : isKeeper ? words.publish : words.send}
        </Button>
      </div>
    </Form>
  )
}
