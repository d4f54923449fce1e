// Name, category, contact: the second step.
import { type FormEvent, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type CategoryOption, type Option, PRICES, type SimilarListing } from './choices.ts'
import type { Typed } from './rules.ts'
import { ServicesField } from './services-field.tsx'
import { SimilarNotice } from './similar-notice.tsx'
import { useSimilar } from './use-similar.ts'

export type BusinessStepData = { categories: CategoryOption[]; countries: Option[]; languages: Option[] }

type Props = BusinessStepData & {
  typed: Typed
  errorAt: (field: string) => string | undefined
  similar: readonly SimilarListing[] | null
}

const WATCHED: readonly string[] = ['name', 'country', 'phone', 'website']

export function BusinessStep({ typed, errorAt, similar, categories, countries, languages }: Props) {
  const { business: words } = useT().registration
  const [category, setCategory] = useState(typed.category ?? '')
  const { found, look } = useSimilar(WATCHED)
  const shown = found ?? similar ?? []
  const spoken = (typed.languages ?? '').split(',')
  const prices = ['none', 'low', 'middle', 'high', 'top'] as const
  const watch = (event: FormEvent) => {
    const field = event.target
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      if (WATCHED.includes(field.name)) look(field.form)
    }
  }
  return (
    <div className="stack gap-6" onChange={watch}>
      <Field id="name" label={words.name} hint={words.nameHint} error={errorAt('name')} required>
        <Input name="name" defaultValue={typed.name} maxLength={120} autoComplete="organization" dir="auto" />
      </Field>
      <SimilarNotice similar={shown} isAsking={similar !== null && similar.length > 0} />
      {/* What was shown once is not asked again. */}
      <input type="hidden" name="seen" value={shown.map(({ id }) => id).join(' ')} readOnly />
      <Field id="localName" label={words.localName} hint={words.localNameHint} error={errorAt('localName')} optional>
        <Input name="localName" defaultValue={typed.localName} maxLength={120} dir="auto" />
      </Field>
      <div className="wiz-cols-2">
        <Field id="category" label={words.category} error={errorAt('category')} required>
          <Select
            name="category"
            defaultValue={typed.category ?? ''}
            onChange={(event) => setCategory(event.target.value)}
          >
            <option value="">{words.chooseCategory}</option>
            {categories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="subcategory" label={words.subcategory} error={errorAt('subcategory')} optional>
          <Select key={category} name="subcategory" defaultValue={typed.subcategory ?? ''}>
            <option value="">{words.chooseSubcategory}</option>
            {categories
              .filter(({ value }) => category === '' || value === category)
              .map(({ value, label, parts }) => (
                <optgroup key={value} label={label}>
                  {parts.map((part) => (
                    <option key={part.value} value={`${value}/${part.value}`}>
                      {part.label}
                    </option>
                  ))}
                </optgroup>
              ))}
          </Select>
        </Field>
      </div>
      <Field
        id="description"
        label={words.description}
        hint={words.descriptionHint}
        error={errorAt('description')}
        optional
      >
        <Textarea name="description" defaultValue={typed.description} maxLength={2000} rows={4} dir="auto" />
      </Field>
      <FieldGroup legend={words.contact} hint={words.contactHint}>
        <div className="stack gap-5">
          <Field id="country" label={words.country} error={errorAt('country')} required>
            <Select name="country" defaultValue={typed.country ?? ''} autoComplete="country">
              <option value="">{words.chooseCountry}</option>
              {countries.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <div className="wiz-cols-2">
            <Field id="phone" label={words.phone} hint={words.phoneHint} error={errorAt('phone')}>
              <Input name="phone" type="tel" defaultValue={typed.phone} maxLength={40} autoComplete="tel" />
            </Field>
            <Field id="whatsapp" label={words.whatsapp} error={errorAt('whatsapp')}>
              <Input name="whatsapp" type="tel" defaultValue={typed.whatsapp} maxLength={40} />
            </Field>
          </div>
          <div className="wiz-cols-2">
            <Field id="email" label={words.email} error={errorAt('email')}>
              <Input name="email" type="email" defaultValue={typed.email} maxLength={254} autoComplete="email" />
            </Field>
            <Field id="website" label={words.website} error={errorAt('website')}>
              <Input
                name="website"
                type="text"
                inputMode="url"
                dir="ltr"
                defaultValue={typed.website}
                maxLength={500}
              />
            </Field>
          </div>
        </div>
      </FieldGroup>
      <ServicesField defaultValue={typed.services} error={errorAt('services')} />
      <div className="field" id="price" tabIndex={-1}>
        <span className="label">{words.price}</span>
        <SegmentedControl
          label={words.price}
          name="price"
          defaultValue={typed.price ?? ''}
          options={['', ...PRICES].map((value, index) => ({
            value,
            label:
              value === '' ? (
                words.prices.none
              ) : (
                <>
                  <span aria-hidden="true">{value}</span>
                  <span className="sr-only">{words.prices[prices[index] ?? 'none']}</span>
                </>
              ),
          }))}
        />
      </div>
      <FieldGroup id="languages" legend={words.languages} error={errorAt('languages')}>
        <div className="wiz-checks">
          {languages.map(({ value, label }) => (
            <Checkbox
              key={value}
              name="languages"
              value={value}
              label={label}
              defaultChecked={spoken.includes(value)}
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  )
}
