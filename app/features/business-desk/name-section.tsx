import type { CategoryOption, Option } from '#app/core/listing-form/choices.ts'
import { NameFields, OfferFields } from '#app/core/listing-form/name-fields.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { EditSection } from './edit-section.tsx'
import { nameValues } from './listing-values.ts'
import { type SectionProps, useSection } from './use-section.ts'

type Props = SectionProps & { categories: readonly CategoryOption[]; languages: readonly Option[] }

export function NameSection({ categories, languages, ...props }: Props) {
  const { t } = useI18n()
  const { fields } = t.businessDesk
  const { listing } = props
  const { part, frame } = useSection('basics', props, nameValues(listing))
  const category = listing.business_category
  const spoken = languages.filter(({ value }) => listing.languages.includes(value)).map(({ label }) => label)
  return (
    <EditSection
      {...frame}
      values={[
        { term: fields.name, detail: listing.name },
        {
          term: fields.business_category,
          detail: categories.find(({ value }) => value === category)?.label ?? category,
        },
        { term: fields.description, detail: listing.description },
        { term: fields.services, detail: listing.services.join(', ') },
        { term: fields.languages, detail: spoken.join(', ') },
        { term: fields.price_range, detail: listing.price_range },
      ]}
    >
      <NameFields {...part} categories={categories} />
      <OfferFields {...part} languages={languages} />
    </EditSection>
  )
}
