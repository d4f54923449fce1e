// The screen in the hall: how long prayer and dhikr last there, whether it goes dark, and its pictures.
import { Form, Link } from 'react-router'
import { PhotoUploadField } from '#app/core/media/photo-upload-field.tsx'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { DeskData } from './queries.server.ts'
import type { FormState } from './rules.ts'
import { SCREEN_MINUTES } from './schema.ts'

export function ScreenPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const t = useT()
  const words = t.mosques.edit.screen
  const { screen, photos } = desk
  const chosen = state ? (state.values.shown ?? '').split(',') : screen.photos.map(({ id }) => id)
  const isDark = state ? state.values.goes_dark === 'on' : screen.goesDark
  const figures = {
    prayer_minutes: screen.prayerMinutes,
    dhikr_minutes: screen.dhikrMinutes,
    slide_seconds: screen.slideSeconds,
  }
  return (
    <Form method="post" className="desk-form" encType="multipart/form-data" noValidate>
      <p className="soft">
        {words.lead}{' '}
        <Link className="link" to={`${desk.path}/display`} reloadDocument>
          {t.mosques.edit.display}
        </Link>
      </p>
      <input type="hidden" name="intent" value="screen" />
      <div className="desk-grid">
        {SCREEN_MINUTES.map(({ name, least, most }) => (
          <Field key={name} id={name} label={words[name]} error={errorAt(t.mosques.errors, state, name)} required>
            <Input
              type="number"
              name={name}
              min={least}
              max={most}
              inputMode="numeric"
              defaultValue={state?.values[name] ?? String(figures[name])}
            />
          </Field>
        ))}
      </div>
      <Checkbox name="goes_dark" label={words.dark} hint={words.darkHint} defaultChecked={isDark} />
      <fieldset className="stack gap-3">
        <legend className="strong">{words.photos}</legend>
        <p className="small muted">{photos.length > 0 ? words.photosLead : words.noPhotos}</p>
        <div className="desk-photos">
          {photos.map(({ id, caption }) => (
            <label key={id} className="desk-photo">
              <input type="checkbox" name="shown" value={id} defaultChecked={chosen.includes(id)} />
              <img src={photoUrl(id, 320)} alt={caption || words.photo} loading="lazy" width={160} height={120} />
            </label>
          ))}
        </div>
        <Field id="new-photos" label={words.addPhotos} optional>
          <PhotoUploadField id="new-photos" error={errorAt(t.mosques.errors, state, 'photos')} />
        </Field>
      </fieldset>
      <div>
        <Button type="submit" size="lg">
          {t.mosques.edit.save}
        </Button>
      </div>
    </Form>
  )
}
