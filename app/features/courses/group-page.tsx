// One group, for its teacher: its words, every date with its lesson and recording, and who is in it.
import { Form, href, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { DeskGroup, GroupDate, GroupDesk } from './group.ts'
import { LONGEST_GROUP } from './group-schema.ts'
import { GroupFields } from './groups-desk.tsx'
import { writeMeeting, writePlace } from './groups-section.tsx'
import '#app/ui/styles/work.css'

type Props = {
  course: string
  group: DeskGroup
  lessons: GroupDesk['lessons']
  isSaved: boolean
  refusal: Refusal | undefined
}

export function GroupPage({ course, group, lessons, isSaved, refusal }: Props) {
  const { locale, t } = useI18n()
  const words = t.courses.groups
  const errors = { ...t.ui.refusals, ...words.errors }
  const isSaving = refusal?.values.intent === 'save'
  const typed = isSaving ? refusal : undefined
  const { title, place, link, seats, state, updated_at, learners, dates, time_zone } = group
  const busy = useNavigation().formData?.get('intent')
  const isOff = state === 'cancelled'
  return (
    <FormPage
      title={title}
      lead={writePlace(group, words)}
      back={{ to: href('/dashboard/courses/:id/groups', { id: course }), label: words.backToGroups }}
      said={isSaved && !refusal ? words.saved : null}
      errors={isSaving || refusal?.errors.form ? summaryOf(errors, refusal) : []}
    >
      {isOff && (
        <p>
          <Badge>{words.cancelled}</Badge>
        </p>
      )}
      <section className="stack gap-3" aria-labelledby="learners">
        <h2 className="h3" id="learners">
          {words.learners(formatNumber(locale, learners.length))}
        </h2>
        {learners.length === 0 ? (
          <p className="soft">{words.noLearners}</p>
        ) : (
          <ul className="stack gap-1">
            {learners.map(({ name, joined_at }) => (
              <li key={`${joined_at} ${name}`}>
                <bdi>{name}</bdi>{' '}
                <span className="small muted" suppressHydrationWarning>
                  {writeDate(locale, joined_at)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="stack gap-3" aria-labelledby="dates">
        <h2 className="h3" id="dates">
          {words.dates}
        </h2>
        <p className="small muted">{words.zoneIs(time_zone)}</p>
        {dates.map((date) => (
          <DateForm
            key={date.id}
            date={date}
            zone={time_zone}
            lessons={lessons}
            isOff={isOff}
            refusal={refusal?.values.date === date.id ? refusal : undefined}
          />
        ))}
      </section>
      {!isOff && (
        <>
          <Form key={updated_at} method="post" className="panel stack gap-5" noValidate>
            <input type="hidden" name="seen" value={updated_at} />
            <GroupFields
              values={typed?.values ?? { title, place, link: link ?? '', seats: seats === null ? '' : String(seats) }}
              error={(field) => errorAt(errors, typed, field)}
            />
            <p>
              <Button type="submit" name="intent" value="save" busy={busy === 'save'}>
                {words.save}
              </Button>
            </p>
          </Form>
          <details className="quiet-details">
            <summary>{words.cancel}</summary>
            <Form method="post" className="stack gap-3">
              <p className="small">{words.cancelText}</p>
              <p>
                <Button type="submit" name="intent" value="cancel" variant="danger" size="sm" busy={busy === 'cancel'}>
                  {words.cancel}
                </Button>
              </p>
            </Form>
          </details>
        </>
      )}
    </FormPage>
  )
}

/** As a field for date and time shows it, in the zone of the group. */
function wallOf(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(at))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

type DateProps = {
  date: GroupDate
  zone: string
  lessons: GroupDesk['lessons']
  isOff: boolean
  refusal: Refusal | undefined
}

function DateForm({ date, zone, lessons, isOff, refusal }: DateProps) {
  const { locale, t } = useI18n()
  const words = t.courses.groups
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  const busy = useNavigation().formData?.get('date') === date.id
  const id = (field: string) => `${field}-${date.id}`
  const when = writeMeeting(locale, date.starts_at, zone)
  const values: Record<string, string | undefined> = refusal?.values ?? {
    starts_at: wallOf(date.starts_at, zone),
    minutes: String(date.minutes),
    lesson: date.lesson ?? '',
    recording: date.recording ?? '',
    state: date.state,
  }
  return (
    <details className="panel" open={refusal !== undefined}>
      <summary className="cursor-pointer py-1">
        <span className={date.state === 'cancelled' ? 'line-through' : 'strong'} suppressHydrationWarning>
          {when}
        </span>{' '}
        {date.lesson_title && <bdi className="small muted">{date.lesson_title}</bdi>}{' '}
        {date.state === 'cancelled' && <Badge>{words.off}</Badge>}{' '}
        {date.recording && <Badge tone="brand">{words.recording}</Badge>}
      </summary>
      {!isOff && (
        <Form method="post" className="stack gap-4 pt-4" noValidate preventScrollReset>
          <input type="hidden" name="date" value={date.id} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field id={id('starts_at')} label={words.fields.meets} error={error('starts_at')}>
              <Input
                name="starts_at"
                type="datetime-local"
                dir="ltr"
                readOnly={date.is_over}
                defaultValue={values.starts_at}
              />
            </Field>
            <Field id={id('minutes')} label={words.fields.minutes} error={error('minutes')}>
              <Input name="minutes" type="number" min={15} max={480} dir="ltr" defaultValue={values.minutes} />
            </Field>
            <Field id={id('lesson')} label={words.fields.lesson}>
              <Select name="lesson" defaultValue={values.lesson}>
                <option value="">{words.noLesson}</option>
                {lessons.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
            <Field id={id('state')} label={words.fields.state}>
              <Select name="state" defaultValue={values.state}>
                <option value="planned">{words.takesPlace}</option>
                <option value="cancelled">{words.off}</option>
              </Select>
            </Field>
          </div>
          <Field
            id={id('recording')}
            label={words.fields.recording}
            hint={words.hints.recording}
            error={error('recording')}
            optional
          >
            <Input
              name="recording"
              type="url"
              dir="ltr"
              maxLength={LONGEST_GROUP.link}
              defaultValue={values.recording}
            />
          </Field>
          <p>
            <Button type="submit" name="intent" value="date" size="sm" busy={busy}>
              {words.save}
              <span className="sr-only" suppressHydrationWarning>
                : {when}
              </span>
            </Button>
          </p>
        </Form>
      )}
    </details>
  )
}
