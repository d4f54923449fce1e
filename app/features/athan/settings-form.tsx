// The settings of prayer times, as one plain form.
import { Form, useNavigation } from 'react-router'
import { METHOD_IDS, METHODS, type Method } from '#app/core/prayer/methods.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import { HIGH_LATITUDE_RULES, USUAL_RULE } from '#app/core/prayer/twilight.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { FieldErrors } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { OFFSET_FIELDS } from './schema.ts'

type Props = {
  choice: PrayerChoice
  /** What the visitor chose for the far north and south; absent: as is usual there. */
  chosenRule: PrayerChoice['highLatitude']
  failed: { errors: FieldErrors; values: Record<string, string> } | null
}

const HIJRI_DAYS = ['-2', '-1', '0', '1', '2'] as const

export function SettingsForm({ choice, chosenRule, failed }: Props) {
  const { locale, t } = useI18n()
  const words = t.athan.settings
  const isBusy = useNavigation().state === 'submitting'
  const methodNames: Record<string, string> = t.prayer.methods
  const values = failed?.values ?? {}
  const number = (value: number) => formatNumber(locale, value)

  const rules = ({ fajrAngle, isha, seasonal }: Method) => {
    if (seasonal) return words.bySeason
    const ishaText = 'angle' in isha ? words.degrees(number(isha.angle)) : words.minutesAfter(number(isha.minutes))
    return words.angles(words.degrees(number(fajrAngle)), ishaText)
  }

  const errorOf = (field: string): string | undefined => {
    const [key] = failed?.errors[field] ?? []
    if (!key) return undefined
    const offsetField = OFFSET_FIELDS.find((name) => name === field)
    if (offsetField) return words.errors.offset(t.prayer.names[offsetField])
    const texts: Record<string, unknown> = words.errors
    const text = texts[key]
    return typeof text === 'string' ? text : words.errors.method
  }
  const summary = Object.keys(failed?.errors ?? {}).map((field) => ({
    fieldId: field,
    message: errorOf(field) ?? '',
  }))

  return (
    <Form method="post" className="panel stack gap-6" noValidate>
      <ErrorSummary errors={summary} />
      <Field id="method" label={words.method} hint={words.methodHint} error={errorOf('method')}>
        <Select name="method" defaultValue={values.method ?? String(choice.method)}>
          {METHOD_IDS.map((id) => (
            <option key={id} value={id}>
              {`${methodNames[METHODS[id].key] ?? METHODS[id].name} (${rules(METHODS[id])})`}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGroup id="school" legend={words.school} error={errorOf('school')}>
        <div className="stack gap-3">
          {(['0', '1'] as const).map((school) => (
            <Radio
              key={school}
              framed
              name="school"
              value={school}
              label={school === '1' ? words.schools.hanafi : words.schools.standard}
              defaultChecked={(values.school ?? String(choice.school)) === school}
            />
          ))}
        </div>
      </FieldGroup>
      <Field id="highLatitude" label={words.highLatitude} hint={words.highLatitudeHint} error={errorOf('highLatitude')}>
        <Select name="highLatitude" defaultValue={values.highLatitude ?? chosenRule ?? USUAL_RULE}>
          {([USUAL_RULE, ...HIGH_LATITUDE_RULES] as const).map((rule) => (
            <option key={rule} value={rule}>
              {words.rules[rule]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="nightEnds" label={words.nightEnds} hint={words.nightEndsHint}>
        <Select name="nightEnds" defaultValue={values.nightEnds ?? choice.nightEnds ?? 'fajr'}>
          {(['fajr', 'sunrise'] as const).map((end) => (
            <option key={end} value={end}>
              {words.nightChoices[end]}
            </option>
          ))}
        </Select>
      </Field>
      <Offsets choice={choice} values={values} errorOf={errorOf} />
      <Field id="hijriDays" label={words.hijriDays} hint={words.hijriHint} error={errorOf('hijriDays')}>
        <Select name="hijriDays" defaultValue={values.hijriDays ?? String(choice.hijriDays ?? 0)}>
          {HIJRI_DAYS.map((days) => (
            <option key={days} value={days}>
              {words.hijriChoices[days]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="row row--wrap">
        <Button type="submit" size="lg" busy={isBusy}>
          {words.save}
        </Button>
        <Button type="submit" variant="ghost" name="intent" value="reset">
          {words.reset}
        </Button>
      </div>
    </Form>
  )
}

type OffsetsProps = {
  choice: PrayerChoice
  values: Record<string, string>
  errorOf: (field: string) => string | undefined
}

function Offsets({ choice, values, errorOf }: OffsetsProps) {
  const { t } = useI18n()
  const words = t.athan.settings
  return (
    <FieldGroup legend={words.offsets} hint={words.offsetsHint}>
      <div className="athan-offsets">
        {OFFSET_FIELDS.map((name) => (
          <Field key={name} id={name} label={t.prayer.names[name]} error={errorOf(name)}>
            <Input
              name={name}
              type="text"
              inputMode="text"
              dir="ltr"
              maxLength={4}
              defaultValue={values[name] ?? String(choice.offsets?.[name] ?? 0)}
            />
          </Field>
        ))}
      </div>
    </FieldGroup>
  )
}
