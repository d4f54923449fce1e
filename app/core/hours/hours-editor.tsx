// Sets the hours of a business. Without JavaScript it has two openings a day and room for four dates; with it, rows come
// and go. Its fields belong to the form around it; `parseHoursForm` reads them.

import { recordOf } from '#app/lib/records.ts'
import { wordIn } from '#app/lib/word-in.ts'
import './hours.css'
import { useId, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { useScript } from '#app/lib/use-script.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { CircleAlert, X } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import {
  DAY_MODES,
  type DayDraft,
  draftOf,
  type ExceptionDraft,
  fieldsOf,
  type HoursDraft,
  type HoursFormError,
  JUMUAH_MODES,
  type WeekDraft,
} from './hours-form.ts'
import {
  BREAK_MINUTES,
  BREAK_PRAYERS,
  JUMUAH_MINUTES,
  MAX_EXCEPTIONS,
  MAX_INTERVALS,
  MAX_NOTE,
  parseHours,
  WEEKDAYS,
  type Weekday,
} from './stored-hours.ts'
import { weekdayName } from './write-hours.ts'

type Props = {
  /** The fields' names begin with it. */
  name?: string
  /** As stored. */
  defaultValue?: unknown
  /** What was typed, when the form comes back with errors. */
  draft?: HoursDraft | undefined
  errors?: readonly HoursFormError[] | undefined
}

const ROWS_WITHOUT_SCRIPT = 2
const DATES_WITHOUT_SCRIPT = 4

const emptyDate = (): ExceptionDraft => ({ date: '', note: '', mode: 'closed', intervals: [] })

export function HoursEditor({ name = 'hours', defaultValue, draft: typed, errors = [] }: Props) {
  const { locale, t } = useI18n()
  const words = t.hours.editor
  const hasScript = useScript()
  const [draft, setDraft] = useState<HoursDraft>(() => typed ?? draftOf(parseHours(defaultValue)))
  const [said, setSaid] = useState('')
  const fields = fieldsOf(name)
  const errorAt = (field: string) => {
    const found = errors.find((entry) => entry.field === field)
    return found && words.errors[found.error]
  }
  const change = (part: Partial<HoursDraft>) => setDraft((known) => ({ ...known, ...part }))
  const changeDay = (week: 'weekly' | 'ramadan', day: Weekday, value: DayDraft) =>
    setDraft((known) => ({ ...known, [week]: { ...known[week], [day]: value } }))
  const copyDay = (week: 'weekly' | 'ramadan', day: Weekday) => {
    const copy = (known: WeekDraft): WeekDraft =>
      recordOf(WEEKDAYS, () => ({
        mode: known[day].mode,
        intervals: known[day].intervals.map((interval) => ({ ...interval })),
      }))
    setDraft((known) => ({ ...known, [week]: copy(known[week]) }))
    setSaid(words.copied(weekdayName(locale, day)))
  }

  const parts: PartProps = { draft, fields, hasScript, errorAt, change }

  const weekOf = (week: 'weekly' | 'ramadan') => <Week {...parts} week={week} changeDay={changeDay} copyDay={copyDay} />

  return (
    <div className="hours-form">
      <p className="sr-only" role="status">
        {said}
      </p>
      <FieldGroup legend={words.week} hint={words.weekHint} id={`${name}.week`}>
        {weekOf('weekly')}
      </FieldGroup>

      <PrayerBreaks {...parts} />
      <JumuahBreak {...parts} />
      <div>
        <Checkbox
          name={fields.hasRamadan}
          label={words.ramadan}
          hint={words.ramadanHint}
          checked={draft.hasRamadan}
          onChange={({ currentTarget: { checked } }) => change({ hasRamadan: checked })}
        />
        {hasScript ? (
          draft.hasRamadan && <FieldGroup legend={words.ramadanWeek}>{weekOf('ramadan')}</FieldGroup>
        ) : (
          <details open={draft.hasRamadan}>
            <summary className="link">{words.ramadanWeek}</summary>
            {weekOf('ramadan')}
          </details>
        )}
      </div>

      <Dates {...parts} />
    </div>
  )
}

type PartProps = {
  draft: HoursDraft
  fields: ReturnType<typeof fieldsOf>
  hasScript: boolean
  errorAt: (field: string) => string | undefined
  change: (part: Partial<HoursDraft>) => void
}

type WeekProps = PartProps & {
  week: 'weekly' | 'ramadan'
  changeDay: (week: 'weekly' | 'ramadan', day: Weekday, value: DayDraft) => void
  copyDay: (week: 'weekly' | 'ramadan', day: Weekday) => void
}

function Week({ week, draft, fields, hasScript, errorAt, changeDay, copyDay }: WeekProps) {
  const { locale } = useI18n()
  return (
    <div className="hours-week">
      {WEEKDAYS.map((day) => {
        const dayName = weekdayName(locale, day)
        return (
          <div className="hours-day" key={day}>
            <span className="hours-day__name">{dayName}</span>
            <DayFields
              base={fields.day(week, day)}
              name={dayName}
              value={draft[week][day]}
              hasScript={hasScript}
              errorAt={errorAt}
              onChange={(value) => changeDay(week, day, value)}
              onCopy={() => copyDay(week, day)}
            />
          </div>
        )
      })}
    </div>
  )
}

function PrayerBreaks({ draft, fields, hasScript, errorAt, change }: PartProps) {
  const { t } = useI18n()
  const words = t.hours.editor
  return (
    <FieldGroup legend={words.prayers} hint={words.prayersHint}>
      <div className="hours-choices">
        {BREAK_PRAYERS.map((prayer) => (
          <Checkbox
            key={prayer}
            name={fields.prayers}
            value={prayer}
            label={t.prayer.names[prayer]}
            checked={draft.prayers.includes(prayer)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                prayers: BREAK_PRAYERS.filter((other) => (other === prayer ? checked : draft.prayers.includes(other))),
              })
            }
          />
        ))}
      </div>
      {(!hasScript || draft.prayers.length > 0) && (
        <Field
          id={fields.breakMinutes}
          label={words.breakMinutes}
          error={errorAt(fields.breakMinutes)}
          className="hours-short"
        >
          <Input
            type="number"
            name={fields.breakMinutes}
            {...BREAK_MINUTES}
            value={draft.breakMinutes}
            onChange={({ currentTarget: { value } }) => change({ breakMinutes: value })}
          />
        </Field>
      )}
    </FieldGroup>
  )
}

function JumuahBreak({ draft, fields, hasScript, errorAt, change }: PartProps) {
  const words = useI18n().t.hours.editor
  return (
    <FieldGroup legend={words.jumuah}>
      <div className="hours-choices">
        {JUMUAH_MODES.map((mode) => (
          <Radio
            key={mode}
            name={`${fields.jumuah}.mode`}
            value={mode}
            label={words.jumuahModes[mode]}
            checked={draft.jumuah.mode === mode}
            onChange={() => change({ jumuah: { ...draft.jumuah, mode } })}
          />
        ))}
      </div>
      <div className="hours-choices">
        {(['from', 'to'] as const).map((side) =>
          hasScript && draft.jumuah.mode !== 'window' ? null : (
            <Field
              key={side}
              id={`${fields.jumuah}.${side}`}
              label={side === 'from' ? words.jumuahFrom : words.jumuahTo}
              error={errorAt(`${fields.jumuah}.${side}`)}
              className="hours-short"
            >
              <Input
                type="time"
                name={`${fields.jumuah}.${side}`}
                value={draft.jumuah[side]}
                onChange={({ currentTarget: { value } }) => change({ jumuah: { ...draft.jumuah, [side]: value } })}
              />
            </Field>
          ),
        )}
        {hasScript && draft.jumuah.mode !== 'minutes' ? null : (
          <Field
            id={`${fields.jumuah}.minutes`}
            label={words.jumuahMinutes}
            error={errorAt(`${fields.jumuah}.minutes`)}
            className="hours-short"
          >
            <Input
              type="number"
              name={`${fields.jumuah}.minutes`}
              {...JUMUAH_MINUTES}
              value={draft.jumuah.minutes}
              onChange={({ currentTarget: { value } }) => change({ jumuah: { ...draft.jumuah, minutes: value } })}
            />
          </Field>
        )}
      </div>
    </FieldGroup>
  )
}

function Dates({ draft, fields, hasScript, errorAt, change }: PartProps) {
  const { locale, t } = useI18n()
  const words = t.hours.editor
  const dates = hasScript
    ? draft.exceptions
    : [
        ...draft.exceptions,
        ...Array.from({ length: Math.max(1, DATES_WITHOUT_SCRIPT - draft.exceptions.length) }, emptyDate),
      ]
  const changeDate = (index: number, value: ExceptionDraft) =>
    change({ exceptions: draft.exceptions.map((entry, at) => (at === index ? value : entry)) })

  return (
    <FieldGroup legend={words.exceptions} hint={words.exceptionsHint}>
      <div className="hours-dates">
        {dates.map((entry, index) => (
          <DateFields
            key={fields.exception(index)}
            base={fields.exception(index)}
            number={formatNumber(locale, index + 1)}
            value={entry}
            hasScript={hasScript}
            errorAt={errorAt}
            onChange={(value) => changeDate(index, value)}
            onRemove={() => change({ exceptions: draft.exceptions.filter((_, at) => at !== index) })}
          />
        ))}
      </div>
      {hasScript && draft.exceptions.length < MAX_EXCEPTIONS && (
        <p>
          <button
            type="button"
            className="link"
            onClick={() => change({ exceptions: [...draft.exceptions, emptyDate()] })}
          >
            {words.addException}
          </button>
        </p>
      )}
    </FieldGroup>
  )
}

type RowProps<Value> = {
  /** The fields' names begin with it. */
  base: string
  value: Value
  hasScript: boolean
  errorAt: (field: string) => string | undefined
  onChange: (value: Value) => void
}

type DayProps = RowProps<DayDraft> & { name: string; onCopy?: () => void }

function DayFields({ base, name, value, hasScript, errorAt, onChange, onCopy }: DayProps) {
  const { locale, t } = useI18n()
  const words = t.hours.editor
  const id = useId()
  const least = hasScript ? (value.mode === 'open' ? 1 : 0) : ROWS_WITHOUT_SCRIPT
  const rows = [
    ...(hasScript && value.mode !== 'open' ? [] : value.intervals),
    ...Array.from({ length: Math.max(0, least - value.intervals.length) }, () => ({ from: '', to: '' })),
  ]
  const setTime = (index: number, side: 'from' | 'to', time: string) =>
    onChange({ ...value, intervals: rows.map((row, at) => (at === index ? { ...row, [side]: time } : row)) })
  return (
    <>
      <Select
        name={`${base}.mode`}
        aria-label={words.mode(name)}
        value={value.mode}
        onChange={({ currentTarget }) =>
          onChange({ ...value, mode: wordIn(DAY_MODES, currentTarget.value) ?? value.mode })
        }
      >
        {DAY_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {words.modes[mode]}
          </option>
        ))}
      </Select>
      <div className="hours-day__times">
        {rows.map((row, index) => {
          const number = formatNumber(locale, index + 1)
          const nameOf = (side: 'from' | 'to') => `${base}.${index}.${side}`
          const message = errorAt(nameOf('from')) ?? errorAt(nameOf('to'))
          const wiring = (side: 'from' | 'to') => ({
            id: nameOf(side),
            name: nameOf(side),
            type: 'time',
            value: row[side],
            'aria-invalid': errorAt(nameOf(side)) ? true : undefined,
            'aria-describedby': message ? `${id}-${index}` : undefined,
          })
          return (
            <div key={nameOf('from')}>
              <div className="hours-span">
                <Input
                  {...wiring('from')}
                  aria-label={words.opens(name, number)}
                  onChange={({ currentTarget }) => setTime(index, 'from', currentTarget.value)}
                />
                <span className="muted" aria-hidden="true">
                  –
                </span>
                <Input
                  {...wiring('to')}
                  aria-label={words.closes(name, number)}
                  onChange={({ currentTarget }) => setTime(index, 'to', currentTarget.value)}
                />
                {hasScript && rows.length > 1 && (
                  <IconButton
                    label={words.removeInterval(name, number)}
                    onClick={() => onChange({ ...value, intervals: rows.filter((_, at) => at !== index) })}
                  >
                    <X className="i" />
                  </IconButton>
                )}
              </div>
              {message && (
                <p className="error" id={`${id}-${index}`}>
                  <CircleAlert className="i" />
                  {message}
                </p>
              )}
            </div>
          )
        })}
        {hasScript && (
          <div className="hours-day__tools">
            {value.mode === 'open' && rows.length < MAX_INTERVALS && (
              <button
                type="button"
                className="link"
                aria-label={words.addIntervalOn(name)}
                onClick={() => onChange({ ...value, intervals: [...rows, { from: '', to: '' }] })}
              >
                {words.addInterval}
              </button>
            )}
            {onCopy && (value.mode !== 'open' || rows.some(({ from, to }) => from && to)) && (
              <button type="button" className="link" aria-label={words.copyFrom(name)} onClick={onCopy}>
                {words.copy}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  )
}

type DateProps = RowProps<ExceptionDraft> & { number: string; onRemove: () => void }

function DateFields({ base, number, value, hasScript, errorAt, onChange, onRemove }: DateProps) {
  const { t } = useI18n()
  const words = t.hours.editor
  return (
    <fieldset className="hours-date">
      <legend className="sr-only">{words.exception(number)}</legend>
      <div className="hours-date__what">
        <Field id={`${base}.date`} label={words.date} error={errorAt(`${base}.date`)}>
          <Input
            type="date"
            name={`${base}.date`}
            value={value.date}
            onChange={({ currentTarget }) => onChange({ ...value, date: currentTarget.value })}
          />
        </Field>
        <Field id={`${base}.note`} label={words.note} error={errorAt(`${base}.note`)} optional>
          <Input
            name={`${base}.note`}
            maxLength={MAX_NOTE}
            value={value.note}
            onChange={({ currentTarget }) => onChange({ ...value, note: currentTarget.value })}
          />
        </Field>
        {hasScript && (
          <IconButton label={words.removeException(number)} onClick={onRemove}>
            <X className="i" />
          </IconButton>
        )}
      </div>
      <div className="hours-span">
        <DayFields
          base={base}
          name={words.exception(number)}
          value={value}
          hasScript={hasScript}
          errorAt={errorAt}
          onChange={(day) => onChange({ ...value, ...day })}
        />
      </div>
    </fieldset>
  )
}
