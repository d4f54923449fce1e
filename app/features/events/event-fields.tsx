// The fields an event has besides title, words and language: where, when, how often, for whom and how many.

import { useRef, useState } from 'react'
import { WEEKDAYS } from '#app/core/events/recurrence.ts'
import { PRAYERS, type PrayerName } from '#app/core/prayer/rules.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { useScript } from '#app/lib/use-script.ts'
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import {
  ACCESS,
  AUDIENCES,
  type EventFacts,
  LENGTHS,
  LONGEST_QUESTION,
  MOST_QUESTIONS,
  MOST_SEATS,
  PARTIES,
  WAYS,
} from './event.ts'
import { PrayerHint, type PrayerSpot } from './prayer-hint.tsx'
import { REPEATS, readRule } from './repeat-fields.ts'
import { useEventErrors } from './use-event-errors.ts'
import { weekdayName } from './write-event.ts'
import './events.css'
import '#app/ui/styles/work.css'

type Props = {
  facts: EventFacts | null
  state: Refusal | undefined
  /** Of the place the form begins with. */
  currency: string
  zones: readonly string[]
}

/** What was typed before what is kept; boxes that were left empty are not sent at all. */
function useFields({ facts, state }: Pick<Props, 'facts' | 'state'>) {
  const errors = useEventErrors()
  const values = state?.values
  return {
    error: (field: string) => errorAt(errors, state, field),
    value: (name: string, kept: string | number | null | undefined) => values?.[name] ?? kept ?? '',
    ticked: (name: string, kept: readonly string[] | undefined) =>
      values ? (values[name]?.split(',') ?? []) : (kept ?? []),
    facts,
  }
}

type Fields = ReturnType<typeof useFields>

/** Minutes between a prayer and what starts after it. */
const AFTER_PRAYER = 20

export function EventTimeFields({ facts, state, zones, spot }: Omit<Props, 'currency'> & { spot: PrayerSpot | null }) {
  const words = useI18n().t.events.form
  const fields = useFields({ facts, state })
  const box = useRef<HTMLFieldSetElement>(null)
  const [anchor, setAnchor] = useState(String(fields.value('anchor', facts?.anchor ?? 'clock')))
  const [typed, setTyped] = useState({ fields: box })
  const startAfter = (prayer: PrayerName) => {
    const set = (name: string, value: string) => {
      const field = box.current?.closest('form')?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
    setAnchor(prayer)
    set('shift', String(AFTER_PRAYER))
    set('side', 'after')
    setTyped({ fields: box })
  }
  return (
    <fieldset className="events-group" ref={box} onChange={() => setTyped({ fields: box })}>
      <legend className="h4">{words.when}</legend>
      <StartFields fields={fields} anchor={anchor} onAnchor={setAnchor} />
      {spot && <PrayerHint spot={spot} typed={typed} onStartAfter={startAfter} />}
      <RepeatFields fields={fields} />
      <Field id="contribution-time_zone" label={words.timeZone} error={fields.error('time_zone')}>
        <Select name="time_zone" defaultValue={fields.value('time_zone', facts?.time_zone)} dir="ltr">
          <option value="">{words.ofPlace}</option>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </Field>
    </fieldset>
  )
}

type StartProps = { fields: Fields; anchor: string; onAnchor: (anchor: string) => void }

function StartFields({ fields: { error, value, facts }, anchor, onAnchor }: StartProps) {
  const { locale, t } = useI18n()
  const words = t.events.form
  const isScripted = useScript()
  const shift = facts?.shift ?? 0
  const minutes = Number(value('minutes', facts?.minutes ?? 90))
  const lengths = [...new Set([...LENGTHS, minutes])].filter((length) => length > 0).toSorted((a, b) => a - b)
  return (
    <>
      <div className="events-pair">
        <Field id="contribution-first_day" label={words.firstDay} error={error('first_day')} required>
          <Input name="first_day" type="date" defaultValue={value('first_day', facts?.first_day)} />
        </Field>
        <Field id="contribution-minutes" label={words.length} error={error('minutes')} required>
          <Select name="minutes" defaultValue={minutes}>
            {lengths.map((length) => (
              <option key={length} value={length}>
                {[
                  length >= 60 && words.hours(formatNumber(locale, Math.floor(length / 60))),
                  length % 60 > 0 && words.mins(formatNumber(locale, length % 60)),
                ]
                  .filter(Boolean)
                  .join(' ')}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field id="contribution-anchor" label={words.anchor} error={error('anchor')} required>
        <Select name="anchor" value={anchor} onChange={(event) => onAnchor(event.target.value)}>
          <option value="clock">{words.clock}</option>
          <optgroup label={words.prayer}>
            {PRAYERS.map((prayer) => (
              <option key={prayer} value={prayer}>
                {t.prayer.names[prayer]}
              </option>
            ))}
          </optgroup>
        </Select>
      </Field>
      {/* Both stand there without scripts, and the one that does not fit is not read. */}
      <div className={joinClasses('events-pair', isScripted && anchor !== 'clock' && 'events-unfit')}>
        <Field id="contribution-clock" label={words.clockTime} error={error('clock')}>
          <Input name="clock" type="time" defaultValue={value('clock', facts?.clock)} />
        </Field>
      </div>
      <div className={joinClasses('events-pair', isScripted && anchor === 'clock' && 'events-unfit')}>
        <Field id="contribution-shift" label={words.minutes} error={error('shift')}>
          <Input name="shift" type="number" min={0} max={240} defaultValue={value('shift', Math.abs(shift))} />
        </Field>
        <Field id="contribution-side" label={words.side}>
          <Select name="side" defaultValue={value('side', shift < 0 ? 'before' : 'after')}>
            <option value="after">{words.sides.after}</option>
            <option value="before">{words.sides.before}</option>
          </Select>
        </Field>
      </div>
    </>
  )
}

/** Room for as many more. */
const NEW_EXCEPTIONS = ['new-1', 'new-2', 'new-3']

function RepeatFields({ fields: { error, value, ticked, facts } }: { fields: Fields }) {
  const { locale, t } = useI18n()
  const words = t.events.form
  const kept = readRule(facts?.rule ?? null)
  const [repeat, setRepeat] = useState(String(value('repeat', kept.repeat)))
  const exceptions = ticked('except_days', facts?.except_days).filter((day) => day !== '')
  const isScripted = useScript()
  return (
    <>
      <Field id="contribution-repeat" label={words.repeat} error={error('repeat')}>
        <Select name="repeat" value={repeat} onChange={(event) => setRepeat(event.target.value)}>
          {REPEATS.map((one) => (
            <option key={one} value={one}>
              {words.repeats[one]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={joinClasses('events-repeat', isScripted && repeat === 'none' && 'events-unfit')}>
        <Field id="contribution-every" label={words.every} hint={words.everyHint} error={error('every')}>
          <Input name="every" type="number" min={1} max={52} defaultValue={value('every', kept.every)} />
        </Field>
        <CheckboxGroup
          legend={words.weekdays}
          hint={words.weekdaysHint}
          className={isScripted && repeat !== 'weekly' ? 'events-unfit' : undefined}
          name="weekdays"
          chosen={ticked('weekdays', kept.weekdays)}
          options={WEEKDAYS.map((day, i) => [day, weekdayName(locale, i)])}
        />
        <div className="events-pair">
          <Field id="contribution-ends" label={words.ends}>
            <Select name="ends" defaultValue={value('ends', kept.ends)}>
              {(['never', 'count', 'until'] as const).map((one) => (
                <option key={one} value={one}>
                  {words.endings[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="contribution-count" label={words.count} error={error('count')} optional>
            <Input name="count" type="number" min={1} max={500} defaultValue={value('count', kept.count)} />
          </Field>
          <Field id="contribution-until" label={words.until} error={error('until')} optional>
            <Input name="until" type="date" defaultValue={value('until', kept.until)} />
          </Field>
        </div>
        <FieldGroup id="contribution-except_days" legend={words.except} error={error('except_days')}>
          <div className="boxes">
            {[...exceptions, ...NEW_EXCEPTIONS].map((day, i) => (
              <Input
                key={day}
                name="except_days"
                type="date"
                aria-label={`${words.except} ${formatNumber(locale, i + 1)}`}
                defaultValue={NEW_EXCEPTIONS.includes(day) ? '' : day}
              />
            ))}
          </div>
        </FieldGroup>
      </div>
    </>
  )
}

export function EventWayFields({ facts, state }: Pick<Props, 'facts' | 'state'>) {
  const { t } = useI18n()
  const words = t.events
  const { error, value } = useFields({ facts, state })
  const chosen = value('attendance', facts?.attendance ?? 'place')
  return (
    <>
      <FieldGroup id="contribution-attendance" legend={words.way} error={error('attendance')}>
        <div className="row row--wrap gap-4">
          {WAYS.map((way) => (
            <Radio key={way} name="attendance" value={way} defaultChecked={chosen === way} label={words.ways[way]} />
          ))}
        </div>
      </FieldGroup>
      <Field
        id="contribution-venue"
        label={words.form.venue}
        hint={words.form.venueHint}
        error={error('venue')}
        optional
      >
        <Input name="venue" dir="auto" maxLength={200} defaultValue={value('venue', facts?.venue)} />
      </Field>
      <Field
        id="contribution-online_url"
        label={words.form.onlineUrl}
        hint={words.form.onlineUrlHint}
        error={error('online_url')}
        optional
      >
        <Input
          name="online_url"
          type="url"
          dir="ltr"
          maxLength={500}
          defaultValue={value('online_url', facts?.online_url)}
        />
      </Field>
    </>
  )
}

export function EventGuestFields({ facts, state, currency }: Omit<Props, 'zones'>) {
  const { locale, t } = useI18n()
  const words = t.events
  const { error, value, ticked } = useFields({ facts, state })
  return (
    <fieldset className="events-group">
      <legend className="h4">{words.form.for}</legend>
      <CheckboxGroup
        legend={words.audience}
        name="audience"
        chosen={ticked('audience', facts?.audience)}
        options={AUDIENCES.map((one) => [one, words.audiences[one]])}
      />
      <CheckboxGroup
        legend={words.access}
        name="access"
        chosen={ticked('access', facts?.access)}
        options={ACCESS.map((one) => [one, words.accesses[one]])}
      />
      <div className="events-pair">
        <Field id="contribution-price" label={words.price} hint={words.form.priceHint} error={error('price')} optional>
          <Input
            name="price"
            type="number"
            min={0}
            step="0.01"
            inputMode="decimal"
            defaultValue={value('price', facts?.price)}
          />
        </Field>
        <Field id="contribution-currency" label={words.form.currency} error={error('currency')} optional>
          <Input
            name="currency"
            dir="ltr"
            maxLength={3}
            defaultValue={value('currency', facts?.currency ?? currency)}
          />
        </Field>
      </div>
      <div className="events-pair">
        <Field
          id="contribution-capacity"
          label={words.form.capacity}
          hint={words.form.capacityHint}
          error={error('capacity')}
          optional
        >
          <Input
            name="capacity"
            type="number"
            min={1}
            max={MOST_SEATS}
            defaultValue={value('capacity', facts?.capacity)}
          />
        </Field>
        <Field id="contribution-most_guests" label={words.form.mostGuests} error={error('most_guests')}>
          <Select name="most_guests" defaultValue={value('most_guests', facts?.most_guests ?? 0)}>
            {PARTIES.map((guests) => (
              <option key={guests} value={guests}>
                {formatNumber(locale, guests)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        id="contribution-questions"
        label={words.form.questions}
        hint={words.form.questionsHint(formatNumber(locale, MOST_QUESTIONS))}
        error={error('questions')}
        optional
      >
        <Textarea
          name="questions"
          rows={3}
          dir="auto"
          maxLength={MOST_QUESTIONS * (LONGEST_QUESTION + 1)}
          defaultValue={value('questions', facts?.questions?.join('\n'))}
        />
      </Field>
    </fieldset>
  )
}
