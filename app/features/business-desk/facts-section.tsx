import { FactFields } from '#app/core/listing-form/fact-fields.tsx'
import { KitchenFields } from '#app/core/listing-form/kitchen-fields.tsx'
import { FACTS, MENUS } from '#app/core/listings/facts.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { EditSection } from './edit-section.tsx'
import { factValues } from './listing-values.ts'
import { type SectionProps, useSection } from './use-section.ts'

export function FactsSection({ isKitchen, ...props }: SectionProps & { isKitchen: boolean }) {
  const { businessDesk, listingForm } = useT()
  const words = listingForm.halal
  const present = factValues(props.listing)
  const { part, frame } = useSection('facts', props, present)
  const menu = MENUS.find((known) => known === present.menu)
  return (
    <EditSection
      {...frame}
      values={[
        ...(isKitchen && menu ? [{ term: words.menu, detail: words.menus[menu] }] : []),
        ...FACTS.filter((fact) => present[`fact_${fact}`]).map((fact) => ({
          term: words.factNames[fact],
          detail: present[`fact_${fact}`] === 'yes' ? words.yes : words.no,
        })),
      ]}
    >
      <p className="hint">{businessDesk.halalHint}</p>
      {isKitchen && <KitchenFields {...part} />}
      <FactFields typed={part.typed} />
    </EditSection>
  )
}
