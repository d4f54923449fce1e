// Begins a group, or changes it.
import { Form, href, useNavigation } from 'react-router'
import { type PlaceChoice, PlaceField, PlaceFinder } from '#app/core/contributions/place-field.tsx'
import { CountrySelect } from '#app/core/places/country-select.tsx'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type GroupCard, KINDS, POSTINGS, WAYS, wayOf } from './group.ts'
import { MOST_ABOUT } from './schema.ts'
import '#app/core/contributions/contributions.css'
import '#app/ui/styles/work.css'

type Props = PlaceChoice & {
  /** Null where one is begun. */
  group: GroupCard | null
  isOwner: boolean
  town: { city: string; countryCode: string | null } | null
  isSaved?: boolean
  state: Refusal | undefined
}

export function GroupForm({ group, isOwner, town, isSaved = false, state, chosen, asked, found }: Props) {
  const { locale, t } = useI18n()
  const words = t.groups.form
  const errors = { ...t.ui.refusals, ...t.groups.errors }
  const error = (field: string) => errorAt(errors, state, field)
  const values = state?.values
  const path = group ? href('/group/:slug/settings', { slug: group.slug }) : '/groups/new'
  const busy = useNavigation().formData?.get('intent')
  const ways = group?.is_private ? (['private'] as const) : WAYS
  return (
    <FormPage
      title={group ? words.editTitle : words.newTitle}
      lead={group ? group.name : words.newLead}
      back={
        group
          ? { to: href('/group/:slug', { slug: group.slug }), label: group.name }
          : { to: '/groups', label: t.groups.title }
      }
      said={isSaved && !state ? words.saved : null}
      errors={summaryOf(errors, state, 'group-')}
    >
      <Form method="post" className="stack gap-5" noValidate>
        <Field id="group-name" label={words.name} error={error('name')} required>
          <Input name="name" maxLength={80} dir="auto" defaultValue={values?.name ?? group?.name ?? ''} />
        </Field>
        <Field id="group-kind" label={words.kind} error={error('kind')} required>
          <Select name="kind" defaultValue={values?.kind ?? group?.kind ?? 'circle'}>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t.groups.kinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="group-about" label={words.about} hint={words.aboutHint} error={error('about')} required>
          <Textarea
            name="about"
            rows={5}
            maxLength={MOST_ABOUT}
            dir="auto"
            defaultValue={values?.about ?? group?.about ?? ''}
          />
        </Field>
        <Field id="group-way" label={words.who} hint={words.privateHint} error={error('way')} required>
          <Select name="way" defaultValue={values?.way ?? (group ? wayOf(group) : 'asked')}>
            {ways.map((way) => (
              <option key={way} value={way} disabled={group !== null && !isOwner && way !== wayOf(group)}>
                {words.ways[way]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="group-posting" label={words.posting}>
          <Select name="posting" defaultValue={values?.posting ?? group?.posting ?? 'members'}>
            {POSTINGS.map((who) => (
              <option key={who} value={who}>
                {words.postings[who]}
              </option>
            ))}
          </Select>
        </Field>
        <PlaceField
          path={path}
          chosen={chosen}
          asked={asked}
          found={found}
          label={words.place}
          hint={words.placeHint}
        />
        <Town group={group} town={town} state={state} error={error} />
        <Field id="group-language" label={words.language} error={error('language')}>
          <Select name="language" defaultValue={values?.language ?? group?.language ?? locale}>
            <LanguageOptions />
          </Select>
        </Field>
        <div>
          <Button type="submit" name="intent" value="save" size="lg" busy={busy === 'save'}>
            {group ? words.save : words.create}
          </Button>
        </div>
      </Form>
      <PlaceFinder path={path} />
      {group && isOwner && <DeleteGroup isBusy={busy === 'delete'} />}
    </FormPage>
  )
}

type TownProps = Pick<Props, 'group' | 'town' | 'state'> & { error: (field: string) => string | undefined }

function Town({ group, town, state, error }: TownProps) {
  const words = useI18n().t.groups.form
  const values = state?.values
  return (
    <div className="contribution-pair">
      <Field id="group-city" label={words.city} error={error('city')} optional>
        <Input
          name="city"
          dir="auto"
          maxLength={120}
          defaultValue={values?.city ?? (group ? (group.city ?? '') : (town?.city ?? ''))}
        />
      </Field>
      <Field id="group-country_code" label={words.country} error={error('country_code')} optional>
        <CountrySelect
          chosen={values?.country_code ?? (group ? (group.country_code ?? '') : (town?.countryCode ?? ''))}
        />
      </Field>
    </div>
  )
}

function DeleteGroup({ isBusy }: { isBusy: boolean }) {
  const words = useI18n().t.groups.form
  return (
    <details className="quiet-details">
      <summary>{words.delete}</summary>
      <Form method="post" className="stack gap-3">
        <p className="small">{words.deleteText}</p>
        <p>
          <Button type="submit" name="intent" value="delete" variant="danger" size="sm" busy={isBusy}>
            {words.delete}
          </Button>
        </p>
      </Form>
    </details>
  )
}
