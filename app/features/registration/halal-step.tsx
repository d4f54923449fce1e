// The wizard's step about halal food and ownership. Kitchens are asked about food; everybody about ownership and facts.
import type { PartProps } from '#app/core/listing-form/choices.ts'
import { FactFields } from '#app/core/listing-form/fact-fields.tsx'
import { KitchenFields } from '#app/core/listing-form/kitchen-fields.tsx'
import { YesNoQuestion } from '#app/core/listing-form/yes-no-question.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { OWNERSHIPS } from './choices.ts'

export type HalalStepData = {
  isFood: boolean
  /** Names to choose from; others may be typed. */
  certifiers: string[]
}

type Props = HalalStepData & PartProps

export function HalalStep({ typed, errorAt, isFood, certifiers }: Props) {
  const { halal: words } = useT().registration
  return (
    <div className="stack gap-8">
      {isFood && (
        <>
          <KitchenFields typed={typed} errorAt={errorAt} />
          <div className="wiz-certificate">
            <div className="listing-form-asks">
              <YesNoQuestion name="certificate" label={words.certificate} defaultValue={typed.certificate} />
            </div>
            <div className="wiz-certificate__more">
              <p className="hint">{words.certificateHint}</p>
              <Field id="certifier" label={words.certifier} error={errorAt('certifier')}>
                <Input name="certifier" list="certifiers" defaultValue={typed.certifier} maxLength={160} dir="auto" />
                <datalist id="certifiers">
                  {certifiers.map((name) => (
                    <option key={name} value={name} />
                  ))}
                </datalist>
              </Field>
              <div className="listing-form-three">
                <Field id="certificateNumber" label={words.certificateNumber} error={errorAt('certificateNumber')}>
                  <Input name="certificateNumber" defaultValue={typed.certificateNumber} maxLength={80} dir="ltr" />
                </Field>
                <Field id="issued" label={words.issued} error={errorAt('issued')}>
                  <Input name="issued" type="date" defaultValue={typed.issued} />
                </Field>
                <Field id="expires" label={words.expires} error={errorAt('expires')}>
                  <Input name="expires" type="date" defaultValue={typed.expires} />
                </Field>
              </div>
            </div>
          </div>
        </>
      )}
      <FieldGroup
        id="muslimOwned"
        legend={words.muslimOwned}
        hint={words.muslimOwnedHint}
        error={errorAt('muslimOwned')}
      >
        <div>
          {OWNERSHIPS.map((ownership) => (
            <Radio
              key={ownership}
              name="muslimOwned"
              value={ownership}
              label={words.ownerships[ownership]}
              defaultChecked={(typed.muslimOwned || 'unsaid') === ownership}
            />
          ))}
        </div>
      </FieldGroup>
      <FactFields typed={typed} />
    </div>
  )
}
