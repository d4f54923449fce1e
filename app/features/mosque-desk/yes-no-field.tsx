// Yes, no, or not known.
import { useT } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

type Props = { id: string; name: string; label: string; value: boolean | string | null }

export function YesNoField({ id, name, label, value }: Props) {
  const words = useT().mosques.edit
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '')
  return (
    <Field id={id} label={label}>
      <Select name={name} defaultValue={chosen}>
        <option value="">{words.unknown}</option>
        <option value="yes">{words.yes}</option>
        <option value="no">{words.no}</option>
      </Select>
    </Field>
  )
}
