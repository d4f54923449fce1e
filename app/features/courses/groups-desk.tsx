// A teacher's groups: all of them, and the form for a new one.
import { Form, href, Link, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { GroupDesk } from './group.ts'
import { LONGEST_GROUP, MOST_TIMES } from './group-schema.ts'
import { writeMeeting, writePlace } from './groups-section.tsx'

type Props = {
  course: string
  desk: GroupDesk
  zones: readonly string[]
  /** Null where nothing says which. */
  zone: string | null
  isSaved: boolean
  refusal: Refusal | undefined
}

export function GroupsDesk({ course, desk, zones, zone, isSaved, refusal }: Props) {
  const { locale, t } = useI18n()
  const words = t.courses.groups
  const errors = { ...t.ui.refusals, ...words.errors }
  return (
    <FormPage
      title={words.deskTitle}
      lead={desk.title}
      back={{ to: href('/dashboard/courses/:id', { id: course }), label: words.back }}
      said={isSaved && !refusal ? words.saved : null}
      errors={summaryOf(errors, refusal)}
    >
      {desk.groups.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <ul className="stack gap-3">
          {desk.groups.map(({ id, title, place, is_online, taken, seats, state, dates, time_zone }) => (
            <li key={id} className="panel stack gap-1">
              <p className="row row--wrap between gap-2">
                <Link
                  className="link strong"
                  to={href('/dashboard/courses/:id/groups/:group', { id: course, group: id })}
                >
                  <bdi>{title}</bdi>
                </Link>
                {state === 'cancelled' && <Badge>{words.cancelled}</Badge>}
              </p>
              <p className="small muted row row--wrap gap-x-4">
                <bdi>{writePlace({ place, is_online }, words)}</bdi>
                <span>
                  {words.taken(formatNumber(locale, taken), seats === null ? null : formatNumber(locale, seats))}
                </span>
                {dates[0] && (
                  <span suppressHydrationWarning>{writeMeeting(locale, dates[0].starts_at, time_zone)}</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <NewGroup zones={zones} zone={zone} refusal={refusal} />
    </FormPage>
  )
}

export type FieldsProps = { values: Record<string, string | undefined>; error: (field: string) => string | undefined }

/** What can be changed later, too. */
export function GroupFields({ values, error }: FieldsProps) {
  const words = useI18n().t.courses.groups
  return (
    <>
      <Field id="title" label={words.fields.title} hint={words.hints.title} error={error('title')} required>
        <Input name="title" dir="auto" maxLength={LONGEST_GROUP.title} defaultValue={values.title} />
      </Field>
      <Field id="place" label={words.fields.place} hint={words.hints.place} error={error('place')}>
        <Input name="place" dir="auto" maxLength={LONGEST_GROUP.place} defaultValue={values.place} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="link" label={words.fields.link} hint={words.hints.link} error={error('link')} optional>
          <Input name="link" type="url" dir="ltr" maxLength={LONGEST_GROUP.link} defaultValue={values.link} />
        </Field>
        <Field id="seats" label={words.fields.seats} hint={words.hints.seats} error={error('seats')} optional>
          <Input name="seats" type="number" min={1} max={500} dir="ltr" defaultValue={values.seats} />
        </Field>
      </div>
    </>
  )
}

function NewGroup({ zones, zone, refusal }: Pick<Props, 'zones' | 'zone' | 'refusal'>) {
  const { t } = useI18n()
  const words = t.courses.groups
  const values: Record<string, string | undefined> = refusal?.values ?? {}
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  const busy = useNavigation().state === 'submitting'
  return (
    <section className="panel stack gap-5" aria-labelledby="new">
      <h2 className="h3" id="new">
        {words.add}
      </h2>
      <Form method="post" className="stack gap-5" noValidate>
        <GroupFields values={values} error={error} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="starts_at" label={words.fields.starts_at} error={error('starts_at')} required>
            <Input name="starts_at" type="datetime-local" dir="ltr" defaultValue={values.starts_at} />
          </Field>
          <Field id="time_zone" label={words.fields.time_zone} error={error('time_zone')} required>
            <Select name="time_zone" defaultValue={values.time_zone ?? zone ?? ''}>
              {zone === null && <option value="">{words.chooseZone}</option>}
              {zones.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
          <Field id="minutes" label={words.fields.minutes} error={error('minutes')}>
            <Input
              name="minutes"
              type="number"
              min={15}
              max={480}
              step={5}
              dir="ltr"
              defaultValue={values.minutes ?? '60'}
            />
          </Field>
          <Field id="times" label={words.fields.times} hint={words.hints.times} error={error('times')}>
            <Input name="times" type="number" min={1} max={MOST_TIMES} dir="ltr" defaultValue={values.times ?? '6'} />
          </Field>
          <Field id="every_days" label={words.fields.every_days} error={error('every_days')}>
            <Input name="every_days" type="number" min={1} max={31} dir="ltr" defaultValue={values.every_days ?? '7'} />
          </Field>
        </div>
        <p>
          <Button type="submit" busy={busy}>
            {words.create}
          </Button>
        </p>
      </Form>
    </section>
  )
}
