// Form fields for a kitchen's own account of its food.
import './listing-form.css'
import { ALCOHOL, MEATS, MENUS, SLAUGHTER } from '#app/core/listings/facts.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Select } from '#app/ui/select.tsx'
import type { PartProps } from './choices.ts'
import { YesNoQuestion } from './yes-no-question.tsx'

export function KitchenFields({ typed, errorAt, prefix = '' }: PartProps) {
  const { halal: words } = useT().listingForm
  const choose = <T extends string>(name: string, label: string, choices: readonly T[], names: Record<T, string>) => (
    <Field key={name} id={prefix + name} label={label} error={errorAt(name)}>
      <Select name={name} defaultValue={typed[name] ?? ''}>
        <option value="">{words.notSaid}</option>
        {choices.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <>
      <div className="listing-form-pair">
        {choose('menu', words.menu, MENUS, words.menus)}
        {choose('alcohol', words.alcohol, ALCOHOL, words.alcohols)}
      </div>
      <div className="listing-form-asks">
        <YesNoQuestion name="pork" label={words.pork} defaultValue={typed.pork} />
      </div>
      <FieldGroup legend={words.slaughter}>
        <div className="listing-form-three">
          {MEATS.map((meat) => choose(`slaughter_${meat}`, words.meats[meat], SLAUGHTER, words.slaughters))}
        </div>
      </FieldGroup>
    </>
  )
}
