import type { Option } from '#app/core/listing-form/choices.ts'
import { PlaceFields } from '#app/core/listing-form/place-fields.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { EditSection } from './edit-section.tsx'
import { placeValues } from './listing-values.ts'
import { type SectionProps, useSection } from './use-section.ts'

export function PlaceSection({ countries, ...props }: SectionProps & { countries: readonly Option[] }) {
  const { fields } = useT().businessDesk
  const { listing } = props
  const { part, frame } = useSection('place', props, placeValues(listing))
  const country = countries.find(({ value }) => value === listing.country_code)?.label ?? listing.country
  return (
    <EditSection
      {...frame}
      values={[
        { term: fields.address, detail: listing.address },
        { term: fields.city, detail: listing.city },
        { term: fields.country, detail: country },
      ]}
    >
      <PlaceFields {...part} countries={countries} />
    </EditSection>
  )
}
