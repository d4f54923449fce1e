// One's own page: what stands on it, and who sees which part.
import { Form, href, Link, useNavigation } from 'react-router'
import { AuthorMark, AuthorName } from '#app/core/contributions/author-line.tsx'
import { ACCEPT_ATTRIBUTE } from '#app/core/media/image-rules.ts'
import { CountrySelect } from '#app/core/places/country-select.tsx'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { intlTag, locales } from '#app/i18n/locales.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { OwnPerson } from './queries.server.ts'
import { FACTS, SHOWN_TO, SPOKEN } from './rules.ts'
import '#app/core/contributions/contributions.css'

type Props = { person: OwnPerson; state: Refusal | undefined; said: 'saved' | 'pending' | null }

export function SettingsPage({ person, state, said }: Props) {
  const { locale, t } = useI18n()
  const words = t.people.settings
  const errors = { ...t.photos.problems, ...t.ui.refusals, ...t.people.errors }
  const error = (field: string) => errorAt(errors, state, field)
  const names = new Intl.DisplayNames([intlTag(locale)], { type: 'language' })
  const busy = useNavigation().formData !== undefined
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      back={{ to: href('/people/:handle', { handle: person.handle }), label: words.see }}
      said={said === 'pending' ? words.photo.waiting : said && words.saved}
      errors={summaryOf(errors, state, 'person-')}
    >
      <Portrait person={person} error={error('photos')} />
      <Form method="post" className="stack gap-5" noValidate>
        <input type="hidden" name="intent" value="save" />
        <Field id="person-handle" label={words.handle} hint={words.handleHint} error={error('handle')} required>
          <Input
            name="handle"
            dir="ltr"
            maxLength={30}
            autoCapitalize="none"
            defaultValue={state?.values.handle ?? person.handle}
          />
        </Field>
        <Field id="person-bio" label={words.bio} hint={words.bioHint} error={error('bio')} optional>
          <Textarea
            name="bio"
            rows={4}
            dir="auto"
            maxLength={500}
            defaultValue={state?.values.bio ?? person.bio ?? ''}
          />
        </Field>
        <div className="contribution-pair">
          <Field label={words.city} hint={words.cityHint} optional>
            <Input name="city" dir="auto" maxLength={120} defaultValue={state?.values.city ?? person.city ?? ''} />
          </Field>
          <Field label={t.contributions.form.country} optional>
            <CountrySelect chosen={state?.values.country_code ?? person.country_code ?? ''} />
          </Field>
        </div>
        <FieldGroup legend={words.speaks}>
          <div className="boxes">
            {SPOKEN.map((code) => (
              <Checkbox
                key={code}
                name="speaks"
                value={code}
                label={<span suppressHydrationWarning>{names.of(code) ?? code}</span>}
                defaultChecked={person.speaks.includes(code)}
              />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup legend={words.reads} hint={words.readsHint}>
          <div className="boxes">
            {locales.map((language) => (
              <Checkbox
                key={language}
                name="reads"
                value={language}
                label={languageNames[language]}
                defaultChecked={person.reads.includes(language)}
              />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup legend={words.privacy}>
          <div className="contribution-pair">
            {FACTS.map((fact) => (
              <Field key={fact} label={words.facts[fact]}>
                <Select name={`show_${fact}`} defaultValue={person[`show_${fact}`]}>
                  {SHOWN_TO.map((who) => (
                    <option key={who} value={who}>
                      {words.shownTo[who]}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
          </div>
        </FieldGroup>
        <Button type="submit" size="lg" busy={busy}>
          {words.save}
        </Button>
      </Form>
      <Blocks person={person} />
    </FormPage>
  )
}

function Blocks({ person }: Pick<Props, 'person'>) {
  const { t } = useI18n()
  const words = t.people.settings
  return (
    <section className="stack gap-2" aria-labelledby="blocks">
      <h2 className="h4" id="blocks">
        {words.blocks}
      </h2>
      {person.blocks.length === 0 && <p className="soft">{words.noBlocks}</p>}
      <ul>
        {person.blocks.map(({ kind, person: other }) => (
          <li key={other?.handle ?? kind} className="row gap-2">
            <AuthorName author={other} />
            {other && (
              <Link className="link small" to={href('/people/:handle', { handle: other.handle })}>
                {kind === 'mute' ? t.people.block.unmute : t.people.block.unblock}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Portrait({ person, error }: { person: OwnPerson; error: string | undefined }) {
  const { t } = useI18n()
  const words = t.people.settings.photo
  const busy = useNavigation().formData?.get('intent') === 'portrait'
  const shown = person.photo_waits ?? person.photo
  return (
    <section className="stack gap-3" aria-labelledby="portrait">
      <h2 className="h4" id="portrait">
        {words.title}
      </h2>
      <div className="row row--wrap gap-4">
        <AuthorMark author={{ ...person, trust: 0, is_staff: false, photo: shown }} size="lg" />
        <Form method="post" encType="multipart/form-data" className="row row--wrap gap-3 items-end" noValidate>
          <input type="hidden" name="intent" value="portrait" />
          <Field id="person-photos" label={words.file} hint={words.hint} error={error}>
            <Input type="file" name="photos" accept={ACCEPT_ATTRIBUTE} />
          </Field>
          <Button type="submit" variant="outline" busy={busy}>
            {words.send}
          </Button>
        </Form>
        {shown && (
          <Form method="post">
            <input type="hidden" name="intent" value="unportrait" />
            <input type="hidden" name="photo" value={shown} />
            <Button type="submit" variant="ghost">
              {words.remove}
            </Button>
          </Form>
        )}
      </div>
      {person.photo_waits && <p className="small muted">{words.waits}</p>}
    </section>
  )
}
