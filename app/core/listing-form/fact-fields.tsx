// Form fields for a place's facilities.
import './listing-form.css'
import { FACTS } from '#app/core/listings/facts.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { FieldGroup } from '#app/ui/field-group.tsx'
import type { Typed } from './choices.ts'
import { YesNoQuestion } from './yes-no-question.tsx'

export function FactFields({ typed }: { typed: Typed }) {
  const { halal: words } = useT().listingForm
  return (
    <FieldGroup legend={words.facts} hint={words.factsHint}>
      <div className="listing-form-asks">
        {FACTS.map((fact) => (
          <YesNoQuestion
            key={fact}
            name={`fact_${fact}`}
            label={words.factNames[fact]}
            defaultValue={typed[`fact_${fact}`]}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
