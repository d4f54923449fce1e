// Name, category, contact: the second step.
import type { FormEvent } from 'react'
import type { CategoryOption, Option, PartProps } from '#app/core/listing-form/choices.ts'
import { ContactFields } from '#app/core/listing-form/contact-fields.tsx'
import { NameFields, OfferFields } from '#app/core/listing-form/name-fields.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Select } from '#app/ui/select.tsx'
import type { SimilarListing } from './choices.ts'
import { SimilarNotice } from './similar-notice.tsx'
import { useSimilar } from './use-similar.ts'

export type BusinessStepData = { categories: CategoryOption[]; countries: Option[]; languages: Option[] }

type Props = BusinessStepData & PartProps & { similar: readonly SimilarListing[] | null }

const WATCHED: readonly string[] = ['name', 'country_code', 'phone', 'website']

export function BusinessStep({ typed, errorAt, similar, categories, countries, languages }: Props) {
  const { business: words } = useT().listingForm
  const { found, look } = useSimilar(WATCHED)
  const shown = found ?? similar ?? []
  const watch = (event: FormEvent) => {
    const field = event.target
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      if (WATCHED.includes(field.name)) look(field.form)
    }
  }
  const notice = (
    <>
      <SimilarNotice similar={shown} isAsking={similar !== null && similar.length > 0} />
      <input type="hidden" name="seen" value={shown.map(({ id }) => id).join(' ')} readOnly />
    </>
  )
  return (
    <div className="stack gap-6" onChange={watch}>
      <NameFields typed={typed} errorAt={errorAt} categories={categories} notice={notice} />
      <FieldGroup legend={words.contact} hint={words.contactHint}>
        <div className="stack gap-5">
          <Field id="country_code" label={words.country} error={errorAt('country_code')} required>
            <Select name="country_code" defaultValue={typed.country_code ?? ''} autoComplete="country">
              <option value="">{words.chooseCountry}</option>
              {countries.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <ContactFields typed={typed} errorAt={errorAt} />
        </div>
      </FieldGroup>
      <OfferFields typed={typed} errorAt={errorAt} languages={languages} />
    </div>
  )
}
