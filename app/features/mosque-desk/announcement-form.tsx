// A new announcement: news, a janazah, a class. By the mosque's people it shows at once, by others after staff looked.
import { Form, useNavigation } from 'react-router'
import { JAMAAH_PRAYERS } from '#app/core/mosques/iqamah.ts'
import { ANNOUNCEMENT_KINDS } from '#app/core/mosques/read-mosque.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { errorAt, type FormState } from './rules.ts'

export function AnnouncementForm({ state, isKeeper }: { state: FormState | null; isKeeper: boolean }) {
  const { t } = useI18n()
  const words = t.mosques.edit.announcements
  const isBusy = useNavigation().state === 'submitting'
  const typed = (field: string, value = '') => state?.values[field] ?? value
  const field = (name: string) => ({ id: name, error: errorAt(t, state, name) })
  return (
    <Form method="post" className="mosque-form" noValidate>
      <input type="hidden" name="intent" value="announce" />
      <div className="form-grid">
        <Field {...field('kind')} label={words.kind} required>
          <Select name="kind" defaultValue={typed('kind', 'general')}>
            {ANNOUNCEMENT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t.mosques.announcements.kinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field('title')} label={words.title} required>
          <Input name="title" maxLength={160} defaultValue={typed('title')} />
        </Field>
      </div>
      <Field {...field('body')} label={words.body} optional>
        <Textarea name="body" rows={4} maxLength={2000} defaultValue={typed('body')} />
      </Field>
      <div className="form-grid">
        <Field {...field('happens_on')} label={words.on} optional>
          <Input type="date" name="happens_on" defaultValue={typed('happens_on')} />
        </Field>
        <Field {...field('at_time')} label={words.time} optional>
          <Input type="time" name="at_time" defaultValue={typed('at_time')} />
        </Field>
        <Field {...field('after_prayer')} label={words.after}>
          <Select name="after_prayer" defaultValue={typed('after_prayer')}>
            <option value="">{words.noPrayer}</option>
            {[...JAMAAH_PRAYERS, 'jumuah' as const].map((prayer) => (
              <option key={prayer} value={prayer}>
                {t.mosques.prayers[prayer]}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...field('venue')} label={words.venue} optional>
          <Input name="venue" maxLength={200} defaultValue={typed('venue')} />
        </Field>
        <Field {...field('burial_place')} label={words.burial} optional>
          <Input name="burial_place" maxLength={200} defaultValue={typed('burial_place')} />
        </Field>
        <Field {...field('expires_on')} label={words.expires} hint={words.expiresHint} optional>
          <Input type="date" name="expires_on" defaultValue={typed('expires_on')} />
        </Field>
      </div>
      {isKeeper && <Checkbox name="is_pinned" label={words.pinned} defaultChecked={typed('is_pinned') === 'on'} />}
      <div>
        <Button type="submit" busy={isBusy}>
          {isKeeper ? words.publish : words.send}
        </Button>
      </div>
    </Form>
  )
}
