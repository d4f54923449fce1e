// The iqamah of each prayer: what holds now, what is coming, and new rules from a day on.
import { Form, Link, useNavigation } from 'react-router'
import { type IqamahRule, JAMAAH_PRAYERS, type Prayer, RULE_KINDS, ruleOn } from '#app/core/mosques/iqamah.ts'
import { errorAt } from '#app/core/request/refused.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { DeskData } from './queries.server.ts'
import type { FormState } from './rules.ts'

const ROUNDS = [0, 5, 10, 15, 30]

export function IqamahPart({ desk, state }: { desk: DeskData; state: FormState | null }) {
  const { t } = useI18n()
  const words = t.mosques.edit.iqamah
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className="stack gap-8">
      <p className="soft">{words.lead}</p>
      <p>
        <Link className="btn btn--soft" to={`${desk.path}/tell`}>
          {t.timetable.whole}
        </Link>
      </p>
      <Form method="post" className="desk-form" noValidate>
        <input type="hidden" name="intent" value="iqamah" />
        <div className="desk-grid">
          <Field
            id="effective_from"
            label={words.from}
            error={errorAt(t.mosques.errors, state, 'effective_from')}
            required
          >
            <Input type="date" name="effective_from" defaultValue={state?.values.effective_from ?? desk.today} />
          </Field>
          <Field
            id="effective_until"
            label={words.until}
            hint={words.untilHint}
            error={errorAt(t.mosques.errors, state, 'effective_until')}
            optional
          >
            <Input type="date" name="effective_until" defaultValue={state?.values.effective_until ?? ''} />
          </Field>
        </div>
        {JAMAAH_PRAYERS.map((prayer) => (
          <PrayerFields key={prayer} prayer={prayer} desk={desk} state={state} />
        ))}
        <div>
          <Button type="submit" size="lg" busy={isBusy}>
            {t.mosques.edit.save}
          </Button>
        </div>
      </Form>
      <RuleList desk={desk} />
    </div>
  )
}

function PrayerFields({ prayer, desk, state }: { prayer: Prayer; desk: DeskData; state: FormState | null }) {
  const { locale, t } = useI18n()
  const words = t.mosques.edit.iqamah
  const name = t.mosques.prayers[prayer]
  const now = ruleOn(desk.rules, prayer, desk.today)
  const typed = (field: string, value: string | number | null | undefined) =>
    state?.values[`${field}_${prayer}`] ?? (value === null || value === undefined ? '' : String(value))
  const at = (field: string) => `${field}_${prayer}`
  const hasMore = Boolean(now && (now.roundTo > 0 || now.adhanBefore !== null || now.kind === 'calendar'))
  return (
    <fieldset className="panel stack gap-4">
      <legend className="h4">{name}</legend>
      {now && (
        <p className="small muted num">
          {words.inForce}: {describeRule(now, locale, words)}
        </p>
      )}
      <div className="desk-grid">
        <Field id={at('kind')} label={words.kind(name)} error={errorAt(t.mosques.errors, state, at('kind'))}>
          <Select name={at('kind')} defaultValue={typed('kind', now?.kind)}>
            <option value="">{words.kinds['']}</option>
            {RULE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={at('time')} label={words.time(name)} error={errorAt(t.mosques.errors, state, at('time'))} optional>
          <Input type="time" name={at('time')} defaultValue={typed('time', now?.time)} />
        </Field>
        <Field
          id={at('minutes')}
          label={words.minutes(name)}
          error={errorAt(t.mosques.errors, state, at('minutes'))}
          optional
        >
          <Input type="number" min={0} max={180} name={at('minutes')} defaultValue={typed('minutes', now?.minutes)} />
        </Field>
      </div>
      <details className="quiet-details" open={hasMore || undefined}>
        <summary>{words.more}</summary>
        <div className="desk-grid pt-3">
          <Field
            id={at('adhan')}
            label={words.adhan(name)}
            hint={words.adhanHint}
            error={errorAt(t.mosques.errors, state, at('adhan'))}
          >
            <Input type="number" min={0} max={120} name={at('adhan')} defaultValue={typed('adhan', now?.adhanBefore)} />
          </Field>
          <Field id={at('round')} label={words.roundTo(name)}>
            <Select name={at('round')} defaultValue={typed('round', now?.roundTo ?? 0)}>
              {ROUNDS.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes === 0 ? words.noRound : words.round(formatNumber(locale, minutes))}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            id={at('calendar')}
            label={words.calendar(name)}
            hint={words.calendarHint}
            error={errorAt(t.mosques.errors, state, at('calendar'))}
          >
            <Textarea
              name={at('calendar')}
              rows={4}
              dir="ltr"
              defaultValue={typed('calendar', now?.calendar && writeCalendar(now.calendar))}
            />
          </Field>
        </div>
      </details>
    </fieldset>
  )
}

const writeCalendar = (calendar: Readonly<Record<string, string>>) =>
  Object.entries(calendar)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, time]) => `${day} ${time}`)
    .join('\n')

type Words = Messages['mosques']['edit']['iqamah']

export function describeRule(rule: IqamahRule, locale: Locale, words: Words): string {
  switch (rule.kind) {
    case 'fixed':
      return words.fixedAt(writeTime(locale, rule.time ?? ''))
    case 'offset': {
      const minutes = formatNumber(locale, rule.minutes ?? 0)
      return rule.roundTo > 0
        ? words.offsetRounded(minutes, formatNumber(locale, rule.roundTo))
        : words.offsetBy(minutes)
    }
    case 'calendar':
      return words.byCalendar(Object.keys(rule.calendar ?? {}).length)
    case 'none':
      return words.kinds.none
  }
}

function RuleList({ desk }: { desk: DeskData }) {
  const { locale, t } = useI18n()
  const words = t.mosques.edit.iqamah
  const rules = [...desk.rules].sort((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))
  return (
    <section className="panel" aria-labelledby="rules">
      <h2 className="h3 pb-2" id="rules">
        {words.coming}
      </h2>
      {rules.length === 0 && <p className="muted">{words.nothing}</p>}
      <ul>
        {rules.map((rule) => (
          <li key={rule.id} className="entry">
            <div className="num">
              <b className="strong">{t.mosques.prayers[rule.prayer]}</b> {describeRule(rule, locale, words)}
              <span className="small muted block">
                {rule.effectiveUntil
                  ? words.fromUntil(writeDate(locale, rule.effectiveFrom), writeDate(locale, rule.effectiveUntil))
                  : words.from_(writeDate(locale, rule.effectiveFrom))}{' '}
                {ruleOn(desk.rules, rule.prayer, desk.today) === rule && <Badge tone="brand">{words.inForce}</Badge>}
              </span>
            </div>
            <Form method="post">
              <input type="hidden" name="intent" value="iqamah-remove" />
              <input type="hidden" name="id" value={rule.id} />
              <button
                type="submit"
                className="btn btn--ghost btn--sm"
                aria-label={`${t.mosques.edit.remove}: ${t.mosques.prayers[rule.prayer]} ${describeRule(rule, locale, words)}`}
              >
                {t.mosques.edit.remove}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
