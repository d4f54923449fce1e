// Form fields for a business's name and services.
import './listing-form.css'
import { type ReactNode, useState } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { type CategoryOption, type Option, type PartProps, PRICES } from './choices.ts'
import { ServicesField } from './services-field.tsx'

type NameProps = PartProps & {
  categories: readonly CategoryOption[]
  /** What the page has to say about the name. */
  notice?: ReactNode
}

export function NameFields({ typed, errorAt, prefix = '', categories, notice }: NameProps) {
  const { business: words } = useT().listingForm
  const [category, setCategory] = useState(typed.business_category ?? '')
  return (
    <>
      <Field id={`${prefix}name`} label={words.name} hint={words.nameHint} error={errorAt('name')} required>
        <Input name="name" defaultValue={typed.name} maxLength={200} autoComplete="organization" dir="auto" />
      </Field>
      {notice}
      <Field
        id={`${prefix}local_name`}
        label={words.localName}
        hint={words.localNameHint}
        error={errorAt('local_name')}
        optional
      >
        <Input name="local_name" defaultValue={typed.local_name} maxLength={200} dir="auto" />
      </Field>
      <div className="listing-form-pair">
        <Field id={`${prefix}business_category`} label={words.category} error={errorAt('business_category')} required>
          <Select
            name="business_category"
            defaultValue={typed.business_category ?? ''}
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
        <Field id={`${prefix}subcategory`} label={words.subcategory} error={errorAt('subcategory')} optional>
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
        id={`${prefix}description`}
        label={words.description}
        hint={words.descriptionHint}
        error={errorAt('description')}
        optional
      >
        <Textarea name="description" defaultValue={typed.description} maxLength={6000} rows={4} dir="auto" />
      </Field>
    </>
  )
}

const PRICE_WORDS = ['none', 'low', 'middle', 'high', 'top'] as const

/** Services, prices, and the languages one is served in. */
export function OfferFields({ typed, errorAt, prefix = '', languages }: PartProps & { languages: readonly Option[] }) {
  const { business: words } = useT().listingForm
  const spoken = (typed.languages ?? '').split(',')
  return (
    <>
      <ServicesField id={`${prefix}services`} defaultValue={typed.services} error={errorAt('services')} />
      <div className="field" id={`${prefix}price_range`} tabIndex={-1}>
        <span className="label">{words.price}</span>
        <SegmentedControl
          label={words.price}
          name="price_range"
          defaultValue={typed.price_range ?? ''}
          options={['', ...PRICES].map((value, index) => ({
            value,
            label:
              value === '' ? (
                words.prices.none
              ) : (
                <>
                  <span aria-hidden="true">{value}</span>
                  <span className="sr-only">{words.prices[PRICE_WORDS[index] ?? 'none']}</span>
                </>
              ),
          }))}
        />
      </div>
      <FieldGroup id={`${prefix}languages`} legend={words.languages} error={errorAt('languages')}>
        <div className="listing-form-checks">
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
    </>
  )
}
