// Two or three modes side by side. Radio buttons underneath: arrow keys, right-to-left and plain form posts come free.
import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

type Props<Value extends string> = {
  /** Says what is being chosen. */
  label: string
  options: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[]
  name?: string | undefined
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  className?: string | undefined
}

export function SegmentedControl<Value extends string>({
  label,
  options,
  name,
  value,
  defaultValue,
  onChange,
  className,
}: Props<Value>) {
  const ownName = useId()
  return (
    <div role="radiogroup" aria-label={label} className={joinClasses('seg', className)}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="sr-only"
            name={name ?? ownName}
            value={option.value}
            disabled={option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
