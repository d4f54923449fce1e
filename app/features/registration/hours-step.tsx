import { HoursEditor } from '#app/core/hours/hours-editor.tsx'
import type { HoursDraft, HoursFormError } from '#app/core/hours/hours-form.ts'

export type HoursStepData = { hours: unknown }

type Props = HoursStepData & { typed: HoursDraft | undefined; errors: readonly HoursFormError[] }

export function HoursStep({ hours, typed, errors }: Props) {
  return <HoursEditor name="hours" defaultValue={hours} draft={typed} errors={errors} />
}
