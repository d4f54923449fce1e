// The form with which a campaign's organiser moves a shift to another time.
import { Form } from 'react-router'
import { calendarDayAt, formatLocalTime, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Shift } from './campaign.ts'
import { useErrors } from './use-words.ts'
import './giving.css'
import '#app/ui/styles/work.css'

type Props = { shift: Shift; action: string; state: Refusal | undefined }

export function MoveShift({ shift, action, state }: Props) {
  const { t } = useI18n()
  const words = t.giving.shifts
  const { shiftDay, from, to } = t.giving.desk
  const tried = state?.values.intent === 'move-shift' && state.values.shift === shift.id ? state : undefined
  const errors = useErrors()
  const error = (field: string) => errorAt(errors, tried, field)
  const starts = new Date(shift.starts_at)
  const clock = (moment: Date) => formatLocalTime(moment, shift.time_zone)
  return (
    <details className="quiet-details" open={tried !== undefined}>
      <summary>{words.move}</summary>
      <Form method="post" action={action} className="stack gap-3" preventScrollReset noValidate>
        <input type="hidden" name="shift" value={shift.id} />
        <p className="small soft">{words.moveText}</p>
        <div className="giving-pair">
          <Field label={shiftDay} error={error('day') ?? error('form')}>
            <Input
              name="day"
              type="date"
              defaultValue={tried?.values.day ?? writeIsoDay(calendarDayAt(starts, shift.time_zone))}
            />
          </Field>
          <Field label={from} error={error('starts')}>
            <Input name="starts" type="time" defaultValue={tried?.values.starts ?? clock(starts)} />
          </Field>
          <Field label={to} error={error('ends')}>
            <Input name="ends" type="time" defaultValue={tried?.values.ends ?? clock(new Date(shift.ends_at))} />
          </Field>
        </div>
        <p>
          <Button type="submit" size="sm" variant="outline" name="intent" value="move-shift">
            {words.moveSend}
          </Button>
        </p>
      </Form>
    </details>
  )
}
