// The host's tools for one day: see who comes, call it off, move it.
import { Form } from 'react-router'
import { formatLocalTime, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Printer, Users } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { EventDay } from './event.ts'
import { guestsPath } from './event-path.ts'
import { useEventErrors } from './use-event-errors.ts'
import { dayAt } from './write-event.ts'

type Props = {
  event: string
  day: EventDay
  slug: string
  path: string
  timeZone: string
  repeats: boolean
  isComing: boolean
  state: Refusal | undefined
}

export function HostTools({ event, day, slug, path, timeZone, repeats, isComing, state }: Props) {
  const { t } = useI18n()
  const words = t.events.host
  const errors = useEventErrors()
  const shown = state?.values.day === day.id ? state : undefined
  const error = (field: string) => errorAt(errors, shown, field)
  return (
    <section className="panel stack gap-3" aria-labelledby="host">
      <h2 className="h4" id="host">
        {t.events.page.yourEvent}
      </h2>
      <p className="row row--wrap gap-3">
        <Button to={guestsPath(slug, day.day)} variant="soft">
          <Users className="i i--sm" />
          {words.guests}
        </Button>
        {isComing && (
          <Button to={`/templates?${new URLSearchParams({ kind: 'event', place: `event:${event}` })}`} variant="soft">
            <Printer className="i i--sm" />
            {t.templates.kinds.event}
          </Button>
        )}
      </p>
      {isComing && (
        <details className="quiet-details" open={shown?.values.intent === 'tell-guests'}>
          <summary>{words.tell}</summary>
          <Form method="post" action={path} className="stack gap-3" preventScrollReset>
            <p className="small soft">{words.tellText}</p>
            <input type="hidden" name="day" value={day.id} />
            <Field label={words.tellLabel} error={error('body')}>
              <Textarea
                name="body"
                rows={3}
                dir="auto"
                maxLength={1000}
                defaultValue={shown?.values.body ?? day.guest_note ?? ''}
              />
            </Field>
            <p>
              <Button type="submit" name="intent" value="tell-guests" variant="outline">
                {words.tell}
              </Button>
            </p>
          </Form>
        </details>
      )}
      {isComing && (
        <details className="quiet-details" open={shown !== undefined && shown.values.intent !== 'tell-guests'}>
          <summary>{words.change}</summary>
          <div className="events-host">
            <Form method="post" action={path} className="stack gap-3" preventScrollReset>
              <h3 className="strong">{words.move}</h3>
              <input type="hidden" name="day" value={day.id} />
              <Field label={words.day} error={error('to_day') ?? error('to_time')}>
                <Input
                  name="to_day"
                  type="date"
                  defaultValue={shown?.values.to_day ?? writeIsoDay(dayAt(day.starts_at, timeZone))}
                />
              </Field>
              <Field label={words.time}>
                <Input
                  name="to_time"
                  type="time"
                  defaultValue={shown?.values.to_time ?? formatLocalTime(new Date(day.starts_at), timeZone)}
                />
              </Field>
              <Note error={error('note')} />
              <p>
                <Button type="submit" name="intent" value="move-day" variant="outline">
                  {words.move}
                </Button>
              </p>
            </Form>
            <Form method="post" action={path} className="stack gap-3" preventScrollReset>
              <h3 className="strong">{words.cancel}</h3>
              <p className="small soft">{words.cancelText}</p>
              <input type="hidden" name="day" value={day.id} />
              <Note error={error('note')} />
              {repeats && <Checkbox name="all_coming" value="on" label={words.allComing} />}
              <p>
                <Button type="submit" name="intent" value="cancel-day" variant="danger">
                  {words.cancel}
                </Button>
              </p>
            </Form>
          </div>
        </details>
      )}
    </section>
  )
}

function Note({ error }: { error: string | undefined }) {
  const words = useI18n().t.events.host
  return (
    <Field label={words.note} error={error} optional>
      <Input name="note" maxLength={300} dir="auto" />
    </Field>
  )
}
