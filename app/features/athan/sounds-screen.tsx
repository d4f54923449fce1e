// The manifest of sounds: what visitors may choose, with licence and source.
import { Form } from 'react-router'
import { SOUND_ACCEPT } from '#app/core/media/sound-kind.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Volume2 } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { AddForm } from './add-form.tsx'
import type { KeptSound } from './queries.server.ts'
import { SoundElement } from './sound-element.tsx'

type Props = {
  sounds: readonly KeptSound[]
  mayChange: boolean
  failed: Refusal | undefined
}

export function SoundsScreen({ sounds, mayChange, failed }: Props) {
  const words = useT().athan.staff.sounds
  return (
    <>
      {mayChange ? <SoundForm failed={failed} key={sounds.length} /> : <Alert>{words.onlySuperadmin}</Alert>}
      {sounds.length === 0 ? (
        <EmptyState icon={Volume2} title={words.none} />
      ) : (
        <section className="panel stack gap-4" aria-labelledby="sounds">
          <h2 className="h3" id="sounds">
            {words.listed}
          </h2>
          <ul className="athan-player__sounds">
            {sounds.map((sound) => (
              <SoundRow key={sound.id} sound={sound} mayChange={mayChange} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function SoundRow({ sound, mayChange }: { sound: KeptSound; mayChange: boolean }) {
  const words = useT().athan.staff.sounds
  const suits: Record<string, string> = words.suitsChoices
  const toggle = sound.is_active ? words.hide : words.show
  return (
    <li>
      <div className="stack gap-1">
        <p className="strong row row--wrap gap-2">
          {sound.title}
          {!sound.is_active && <Badge tone="gold">{words.hidden}</Badge>}
        </p>
        <p className="small muted">
          {[sound.reciter, suits[sound.suits], sound.licence].filter(Boolean).join(' · ')} ·{' '}
          <a className="link" href={sound.source_url} rel="noreferrer">
            {words.source}
          </a>
        </p>
        {mayChange && (
          <Form method="post" className="row row--wrap gap-2">
            <input type="hidden" name="id" value={sound.id} />
            <Button
              type="submit"
              name="intent"
              value={sound.is_active ? 'hide' : 'show'}
              variant="outline"
              size="sm"
              aria-label={words.of(toggle, sound.title)}
            >
              {toggle}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="ghost"
              size="sm"
              aria-label={words.of(words.remove, sound.title)}
            >
              {words.remove}
            </Button>
          </Form>
        )}
      </div>
      {sound.address !== null && !sound.is_active ? (
        // Pages may play from elsewhere only what is on offer.
        <a className="link small" href={sound.address} rel="noreferrer" dir="ltr">
          {sound.address}
        </a>
      ) : (
        <SoundElement title={sound.title} src={sound.address ?? `/athan-sounds/${sound.file_path}`} />
      )}
    </li>
  )
}

function SoundForm({ failed }: Pick<Props, 'failed'>) {
  const t = useT()
  const words = t.athan.staff.sounds
  return (
    <AddForm
      failed={failed}
      words={{ ...t.ui.refusals, ...words.errors }}
      submit={words.add}
      encType="multipart/form-data"
    >
      {(error, values) => (
        <>
          <Field id="title" label={words.name} error={error('title')} required>
            <Input name="title" maxLength={120} defaultValue={values.title} />
          </Field>
          <Field id="reciter" label={words.reciter} error={error('reciter')} optional>
            <Input name="reciter" maxLength={120} defaultValue={values.reciter} />
          </Field>
          <Field id="licence" label={words.licence} hint={words.licenceHint} error={error('licence')} required>
            <Input name="licence" maxLength={120} defaultValue={values.licence} />
          </Field>
          <Field id="licenceUrl" label={words.licenceUrl} error={error('licenceUrl')} optional>
            <Input name="licenceUrl" type="url" dir="ltr" maxLength={500} defaultValue={values.licenceUrl} />
          </Field>
          <Field id="source" label={words.source} hint={words.sourceHint} error={error('source')} required>
            <Input name="source" type="url" dir="ltr" maxLength={500} defaultValue={values.source} />
          </Field>
          <Field id="suits" label={words.suits} error={error('suits')}>
            <Select name="suits" defaultValue={values.suits ?? 'all'}>
              {(['all', 'fajr', 'other'] as const).map((kind) => (
                <option key={kind} value={kind}>
                  {words.suitsChoices[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="file" label={words.file} hint={words.fileHint} error={error('file')}>
            <Input name="file" type="file" accept={SOUND_ACCEPT} />
          </Field>
          <Field id="address" label={words.address} hint={words.addressHint} error={error('address')}>
            <Input name="address" type="url" dir="ltr" maxLength={500} defaultValue={values.address} />
          </Field>
        </>
      )}
    </AddForm>
  )
}
