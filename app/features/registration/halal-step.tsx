// What kitchen and house say of themselves. Kitchens are asked about food; everybody about ownership and facts.
import { ALCOHOL, FACTS, MEATS, MENUS, SLAUGHTER } from '#app/core/listings/facts.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { Select } from '#app/ui/select.tsx'
import { OWNERSHIPS } from './choices.ts'
import type { Typed } from './rules.ts'

export type HalalStepData = {
  isFood: boolean
  /** Names to choose from; others may be typed. */
  certifiers: string[]
}

type Props = HalalStepData & { typed: Typed; errorAt: (field: string) => string | undefined }

export function HalalStep({ typed, errorAt, isFood, certifiers }: Props) {
  const { halal: words } = useT().registration
  const yesNo = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
    { value: '', label: words.unknown },
  ]
  const ask = (name: string, label: string) => (
    <div className="wiz-ask" key={name}>
      <span>{label}</span>
      <SegmentedControl label={label} name={name} options={yesNo} defaultValue={typed[name] ?? ''} />
    </div>
  )
  return (
    <div className="stack gap-8">
      {isFood && (
        <>
          <div className="wiz-cols-2">
            <Field id="menu" label={words.menu} error={errorAt('menu')}>
              <Select name="menu" defaultValue={typed.menu ?? ''}>
                <option value="">{words.notSaid}</option>
                {MENUS.map((menu) => (
                  <option key={menu} value={menu}>
                    {words.menus[menu]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field id="alcohol" label={words.alcohol} error={errorAt('alcohol')}>
              <Select name="alcohol" defaultValue={typed.alcohol ?? ''}>
                <option value="">{words.notSaid}</option>
                {ALCOHOL.map((alcohol) => (
                  <option key={alcohol} value={alcohol}>
                    {words.alcohols[alcohol]}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <div className="wiz-asks">{ask('pork', words.pork)}</div>
          <FieldGroup legend={words.slaughter}>
            <div className="wiz-cols-3">
              {MEATS.map((meat) => (
                <Field
                  key={meat}
                  id={`slaughter_${meat}`}
                  label={words.meats[meat]}
                  error={errorAt(`slaughter_${meat}`)}
                >
                  <Select name={`slaughter_${meat}`} defaultValue={typed[`slaughter_${meat}`] ?? ''}>
                    <option value="">{words.notSaid}</option>
                    {SLAUGHTER.map((how) => (
                      <option key={how} value={how}>
                        {words.slaughters[how]}
                      </option>
                    ))}
                  </Select>
                </Field>
              ))}
            </div>
          </FieldGroup>
          <div className="wiz-certificate">
            <div className="wiz-asks">{ask('certificate', words.certificate)}</div>
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
              <div className="wiz-cols-3">
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
      <FieldGroup legend={words.facts} hint={words.factsHint}>
        <div className="wiz-asks">{FACTS.map((fact) => ask(`fact_${fact}`, words.factNames[fact]))}</div>
      </FieldGroup>
    </div>
  )
}
