// A progress bar: a bar with a name. Without `value` it says only that something is under way.
import { joinClasses } from './join-classes.ts'

type Props = {
  label: string
  value?: number | undefined
  max?: number | undefined
  tone?: 'brand' | 'gold' | undefined
  className?: string | undefined
}

export function Progress({ label, value, max = 100, tone, className }: Props) {
  return (
    <progress
      className={joinClasses('meter', tone === 'gold' && 'meter--gold', className)}
      aria-label={label}
      value={value}
      max={max}
    />
  )
}
