// Days with other hours, for all one's businesses at once: Eid, Ramadan, a day off.
import { Form, Link, useNavigation } from 'react-router'
import { DAY_MODES } from '#app/core/hours/hours-form.ts'
import { type Interval, isWholeDay, MAX_NOTE } from '#app/core/hours/stored-hours.ts'
import { writeDayOf, writeIntervals } from '#app/core/hours/write-hours.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Store } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import './business-desk.css'
import type { SpecialDaysData } from './special-days.server.ts'

type Props = {
  page: SpecialDaysData
  wished: Record<string, string>
  said: 'added' | 'removed' | null
  refusal: Refusal | null
}

export function SpecialDaysPage({ page, wished, said, refusal }: Props) {
  const { t } = useI18n()
  const words = t.businessDesk.specialDays
  const errors = { ...t.ui.refusals, ...t.hours.editor.errors, ...words.errors }
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      back={{ to: '/dashboard', label: t.team.back }}
      said={said && !refusal ? words.said[said] : null}
      errors={summaryOf(errors, refusal)}
    >
      {page.listings.length === 0 ? (
        <EmptyState icon={Store} title={words.none} action={<Button to="/business-register">{t.team.add}</Button>}>
          {words.noneText}
        </EmptyState>
      ) : (
        <>
          <AddDays key={`${wished.date} ${wished.kind} ${said}`} {...{ page, wished, refusal, errors }} />
          {page.listings.map((listing) => (
            <ListingDays key={listing.id} listing={listing} />
          ))}
        </>
      )}
    </FormPage>
  )
}

type AddProps = Pick<Props, 'page' | 'wished' | 'refusal'> & { errors: { invalid: string } & Record<string, string> }

function AddDays({ page, wished, refusal, errors }: AddProps) {
  const { t, locale } = useI18n()
  const words = t.businessDesk.specialDays
  const isSaving = useNavigation().state !== 'idle'
  const typed = refusal?.values.intent === 'add' ? refusal.values : wished
  const kind = typed.kind === 'ramadan' ? 'ramadan' : 'dates'
  const error = (field: string) => errorAt(errors, refusal ?? undefined, field)
  const withHours = page.listings.filter(({ hasHours }) => hasHours)
  const isChosen = (id: string) => (typed.businesses === undefined ? true : typed.businesses.split(',').includes(id))
  if (withHours.length === 0) return null
  return (
    <section className="panel stack gap-5" aria-labelledby="add">
      <h2 className="h3" id="add">
        {words.add}
      </h2>
      {page.feasts.length > 0 && (
        <nav className="chips chips--wrap" aria-label={words.coming}>
          {page.feasts.map(({ name, date, days }) => (
            <Chip key={name} to={feastPath(name, date, days, t.athan.hijri.known[name])}>
              {name === 'ramadan'
                ? words.kinds.ramadan
                : words.feast(t.athan.hijri.known[name], writeDayOf(locale, date))}
            </Chip>
          ))}
        </nav>
      )}
      <Form method="post" className="stack gap-5" noValidate>
        <FieldGroup legend={words.when} id="kind">
          <div className="row row--wrap gap-x-5 gap-y-2">
            {(['dates', 'ramadan'] as const).map((each) => (
              <Radio key={each} name="kind" value={each} label={words.kinds[each]} defaultChecked={kind === each} />
            ))}
          </div>
        </FieldGroup>
        <div className="own-dates stack gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field id="date" label={words.date} error={error('date')} required>
              <Input type="date" name="date" min={page.today} defaultValue={typed.date} />
            </Field>
            <Field id="until" label={words.until} hint={words.untilHint} error={error('until')} optional>
              <Input type="date" name="until" min={page.today} defaultValue={typed.until} />
            </Field>
          </div>
          <Field id="note" label={t.hours.editor.note} hint={words.noteHint} error={error('note')} optional>
            <Input name="note" dir="auto" maxLength={MAX_NOTE} defaultValue={typed.note} />
          </Field>
        </div>
        <Field id="mode" label={words.mode} error={error('mode')}>
          <Select name="mode" defaultValue={typed.mode ?? 'closed'}>
            {DAY_MODES.map((each) => (
              <option key={each} value={each}>
                {t.hours.editor.modes[each]}
              </option>
            ))}
          </Select>
        </Field>
        <div className="own-times stack gap-4">
          {([0, 1] as const).map((n) => (
            <div key={n} className="grid grid-cols-2 gap-4">
              <Field id={`${n}.from`} label={n === 0 ? words.opens : words.opensAgain} error={error(`${n}.from`)}>
                <Input type="time" name={`${n}.from`} defaultValue={typed[`${n}.from`]} />
              </Field>
              <Field id={`${n}.to`} label={n === 0 ? words.closes : words.closesAgain} error={error(`${n}.to`)}>
                <Input type="time" name={`${n}.to`} defaultValue={typed[`${n}.to`]} />
              </Field>
            </div>
          ))}
        </div>
        {withHours.length === 1 && <input type="hidden" name="businesses" value={withHours[0]?.id} />}
        {withHours.length > 1 && (
          <FieldGroup legend={words.businesses} id="businesses" error={error('businesses')}>
            <div className="stack gap-2">
              {withHours.map(({ id, name, city }) => (
                <Checkbox
                  key={id}
                  name="businesses"
                  value={id}
                  label={<bdi>{city ? `${name}, ${city}` : name}</bdi>}
                  defaultChecked={isChosen(id)}
                />
              ))}
            </div>
          </FieldGroup>
        )}
        <div>
          <Button type="submit" name="intent" value="add" busy={isSaving}>
            {words.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** Fills the form in: the day, how long, and what it is. */
function feastPath(name: 'ramadan' | 'fitr' | 'adha', date: string, days: number, label: string): string {
  if (name === 'ramadan') return '/dashboard/hours?kind=ramadan&mode=open'
  const last = new Date(`${date}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + days - 1)
  return `/dashboard/hours?${new URLSearchParams({ date, until: last.toISOString().slice(0, 10), note: label })}`
}

type Listing = SpecialDaysData['listings'][number]

function ListingDays({ listing }: { listing: Listing }) {
  const { t } = useI18n()
  const words = t.businessDesk.specialDays
  const { id, name, city, path, hasHours, days, ramadan, hasSameRamadan } = listing
  return (
    <section className="panel stack gap-4" aria-labelledby={`days-${id}`}>
      <h2 className="h3" id={`days-${id}`}>
        <Link className="link" to={path}>
          <bdi>{city ? `${name}, ${city}` : name}</bdi>
        </Link>
      </h2>
      {!hasHours && <p className="soft">{words.noHours}</p>}
      {hasHours && days.length === 0 && !ramadan && <p className="soft">{words.noDays}</p>}
      {(days.length > 0 || ramadan) && (
        <ul className="own-days">
          {ramadan && (
            <DayLine
              listing={listing}
              label={words.inRamadan}
              intervals={hasSameRamadan ? ramadan : null}
              note=""
              fields={{ intent: 'removeRamadan' }}
            />
          )}
          {days.map(({ dates, note, intervals }) => (
            <DayLine
              key={dates[0]}
              listing={listing}
              dates={dates}
              intervals={intervals}
              note={note}
              fields={{ intent: 'remove', dates: dates.join(',') }}
            />
          ))}
        </ul>
      )}
      <p>
        <Link className="link" to={`/business-profile?business=${id}#hours`}>
          {words.week}
        </Link>
      </p>
    </section>
  )
}

type LineProps = {
  listing: Listing
  label?: string
  dates?: readonly string[]
  /** Null where they differ from day to day. */
  intervals: readonly Interval[] | null
  note: string
  fields: { intent: 'remove' | 'removeRamadan'; dates?: string }
}

function DayLine({ listing, label, dates = [], intervals, note, fields }: LineProps) {
  const { t, locale } = useI18n()
  const words = t.businessDesk.specialDays
  const isSaving = useNavigation().state !== 'idle'
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const when =
    label ??
    (first === last ? writeDayOf(locale, first) : words.span(writeDayOf(locale, first), writeDayOf(locale, last)))
  const hours = () => {
    if (intervals === null) return words.differs
    if (intervals.some(isWholeDay)) return t.hours.allDay
    return writeIntervals(locale, intervals) || t.hours.closed
  }
  return (
    <li>
      <div className="grow">
        <p className="strong">{when}</p>
        <p className="soft">
          {hours()}
          {note && (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </p>
      </div>
      <Form method="post">
        <input type="hidden" name="business" value={listing.id} />
        {fields.dates && <input type="hidden" name="dates" value={fields.dates} />}
        <Button
          type="submit"
          name="intent"
          value={fields.intent}
          variant="ghost"
          size="sm"
          busy={isSaving}
          aria-label={words.removeWhat(when, listing.name)}
        >
          {words.remove}
        </Button>
      </Form>
    </li>
  )
}
