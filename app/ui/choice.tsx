// One of several, from a list: a labelled select, with a word for "any" where nothing need be chosen.
import { Field } from './field.tsx'
import { Select } from './select.tsx'

type Props = {
  name: string
  label: string
  any?: string
  chosen: string | number | null
  options: readonly (readonly [value: string | number, label: string])[]
}

export const Choice = ({ name, label, any, chosen, options }: Props) => (
  <Field label={label}>
    <Select name={name} defaultValue={chosen ?? ''}>
      {any && <option value="">{any}</option>}
      {options.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </Select>
  </Field>
)
