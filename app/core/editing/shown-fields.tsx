// Form fields for the days on which something is shown, and its place in the order.
import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

type Props = { values: Record<string, string>; error: (field: string) => string | undefined }

export function ShownFields({ values, error }: Props) {
  const words = useT().editing
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Field id="shown_from" label={words.shownFrom} hint={words.days} error={error('shown_from')} optional>
        <Input name="shown_from" type="date" dir="ltr" defaultValue={values.shown_from} />
      </Field>
      <Field id="shown_until" label={words.shownUntil} hint={words.days} error={error('shown_until')} optional>
        <Input name="shown_until" type="date" dir="ltr" defaultValue={values.shown_until} />
      </Field>
      <Field id="position" label={words.position} hint={words.positionHint} error={error('position')}>
        <Input name="position" type="number" min={0} max={9999} dir="ltr" defaultValue={values.position ?? '0'} />
      </Field>
    </div>
  )
}
