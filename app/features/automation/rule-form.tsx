// The fields of a rule, for a new one and for one that stands. Which fields matter follows from what was chosen; those that
// do not are hidden by styles and left out when the form is read.

import { type MouseEvent, useEffect, useState } from 'react'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Plus } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Select } from '#app/ui/select.tsx'
import { ACTIONS, DELAY_UNITS, type Draft, MOST_ACTIONS, type OwnPlace, RECIPIENTS, TRIGGERS } from './rule.ts'
import { type ActionValues, actionsIn, arrangeActions, valuesOf } from './rules.ts'
import './automation.css'

export const PREFIX = 'rule-'

type Props = { draft: Draft; places: readonly OwnPlace[]; state: Refusal | undefined }
type Part = { value: (field: string) => string; error: (field: string) => string | undefined }

export function RuleFields({ draft, places, state }: Props) {
  const { t } = useI18n()
  const words = t.automation.form
  const values = state && Object.keys(state.values).length > 0 ? state.values : valuesOf(draft)
  const part: Part = {
    value: (field) => values[field] ?? '',
    error: (field) => errorAt({ ...t.ui.refusals, ...t.automation.errors }, state, field),
  }
  const { value, error } = part
  return (
    <>
      <Field id="rule-name" label={words.name} hint={words.nameHint} error={error('name')} required>
        <Input name="name" maxLength={80} dir="auto" defaultValue={value('name')} />
      </Field>
      <Field id="rule-place_id" label={words.place} error={error('place_id')}>
        <Select name="place_id" defaultValue={value('place_id')}>
          <option value="">{t.automation.mine.all}</option>
          {places.map(({ id, name, city }) => (
            <option key={id} value={id}>
              {city ? `${name}, ${city}` : name}
            </option>
          ))}
        </Select>
      </Field>
      <TriggerFields {...part} />
      <ConditionFields {...part} />
      <ActionFields key={draft.actions.map(({ id }) => id).join()} values={values} error={error} />
      <FieldGroup legend={words.quiet}>
        <Checkbox name="quiet_prayer" defaultChecked={value('quiet_prayer') === 'on'} label={words.quietPrayer} />
        <Checkbox name="quiet_night" defaultChecked={value('quiet_night') === 'on'} label={words.quietNight} />
      </FieldGroup>
    </>
  )
}

function TriggerFields({ value, error }: Part) {
  const { t } = useI18n()
  const words = t.automation.form
  return (
    <>
      <Field id="rule-trigger" label={words.when} error={error('trigger')} required>
        <Select name="trigger" defaultValue={value('trigger')}>
          {TRIGGERS.map((trigger) => (
            <option key={trigger} value={trigger}>
              {t.automation.triggers[trigger]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        id="rule-setting"
        className="automation-if-timed"
        label={
          <>
            <span className="automation-if-days">{words.daysBefore}</span>
            <span className="automation-if-months">{words.months}</span>
          </>
        }
        error={error('setting')}
      >
        <Input name="setting" type="number" inputMode="numeric" min={1} max={365} defaultValue={value('setting')} />
      </Field>
      <div className="automation-pair">
        <Field id="rule-delay" label={words.delay} hint={words.delayHint} error={error('delay')}>
          <Input name="delay" type="number" inputMode="numeric" min={0} defaultValue={value('delay')} />
        </Field>
        <Field id="rule-delay_unit" label={words.unit} error={error('delay_unit')}>
          <Select name="delay_unit" defaultValue={value('delay_unit')}>
            {DELAY_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {words.units[unit]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  )
}

const STARS = [1, 2, 3, 4, 5]

function ConditionFields({ value, error }: Part) {
  const { locale, t } = useI18n()
  const words = t.automation.form
  const stars = [
    ['rating_min', words.ratingMin],
    ['rating_max', words.ratingMax],
  ] as const
  return (
    <FieldGroup legend={words.conditions} hint={words.conditionsHint}>
      <div className="automation-pair automation-if-rating">
        {stars.map(([name, label]) => (
          <Field key={name} id={`rule-${name}`} label={label} error={error(name)}>
            <Select name={name} defaultValue={value(name)}>
              <option value="">{words.any}</option>
              {STARS.map((count) => (
                <option key={count} value={count}>
                  {formatNumber(locale, count)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <div className="automation-pair">
        <Field id="rule-language" className="automation-if-language" label={words.language} error={error('language')}>
          <Select name="language" defaultValue={value('language')}>
            <option value="">{words.any}</option>
            <LanguageOptions />
          </Select>
        </Field>
        <Field id="rule-town" label={words.town} error={error('town')}>
          <Input name="town" maxLength={120} dir="auto" defaultValue={value('town')} />
        </Field>
      </div>
      <div className="automation-if-answerable">
        <Checkbox name="unanswered" defaultChecked={value('unanswered') === 'on'} label={words.unanswered} />
      </div>
    </FieldGroup>
  )
}

type ActionsProps = { values: Readonly<Record<string, string>>; error: Part['error'] }

/** What there is to do. Rearranged in the browser at once; without a script the server sends the form back rearranged. */
function ActionFields({ values, error }: ActionsProps) {
  const words = useI18n().t.automation.form
  const [arranged, setArranged] = useState({ actions: actionsIn(values), at: 0, turn: 0 })
  const { actions, turn } = arranged
  // Actions have no names of their own: where they stand is how they are told apart.
  const numbered = actions.map((action, index) => ({ ...action, n: index + 1 }))
  useEffect(() => {
    if (arranged.at > 0) document.getElementById(`rule-action_${arranged.at}`)?.focus()
  }, [arranged])
  const arrange = (event: MouseEvent<HTMLButtonElement>) => {
    const { form, value: step } = event.currentTarget
    const next = form && arrangeActions(actionsIn(readTyped(new FormData(form))), step)
    if (!next) return
    event.preventDefault()
    setArranged({ ...next, turn: turn + 1 })
  }
  return (
    <FieldGroup id="rule-actions" legend={words.action} hint={words.actionsHint} error={error('actions')}>
      <ol className="stack gap-4">
        {numbered.map(({ n, ...action }) => (
          <li key={`${turn} ${n}`}>
            <OneAction action={action} n={n} count={actions.length} error={error} arrange={arrange} />
          </li>
        ))}
      </ol>
      {actions.length < MOST_ACTIONS && (
        <div>
          <Button type="submit" name="arrange" value="add" variant="soft" size="sm" onClick={arrange}>
            <Plus className="i i--sm" />
            {words.addAction}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}

type ActionProps = {
  action: ActionValues
  n: number
  count: number
  error: Part['error']
  arrange: (event: MouseEvent<HTMLButtonElement>) => void
}

function OneAction({ action: { id, action, recipient, url }, n, count, error, arrange }: ActionProps) {
  const { locale, t } = useI18n()
  const words = t.automation
  const number = formatNumber(locale, n)
  const step = (what: keyof typeof words.form.steps) => (
    <Button
      type="submit"
      name="arrange"
      value={`${what}-${n}`}
      variant="ghost"
      size="sm"
      aria-label={words.form.stepNames[what](number)}
      onClick={arrange}
    >
      {words.form.steps[what]}
    </Button>
  )
  return (
    <FieldGroup id={`rule-action_${n}`} className="automation-action" legend={words.form.actionNumber(number)}>
      <input type="hidden" name={`id_${n}`} value={id} />
      {ACTIONS.map((kind) => (
        <Radio
          key={kind}
          framed
          name={`action_${n}`}
          value={kind}
          defaultChecked={action === kind}
          label={words.actions[kind]}
          hint={words.actionHints[kind]}
        />
      ))}
      <FieldGroup
        id={`rule-recipient_${n}`}
        className="automation-if-people"
        legend={words.form.recipient}
        error={error(`recipient_${n}`)}
      >
        {RECIPIENTS.map((one) => (
          <Radio
            key={one}
            className={one === 'person' ? 'automation-if-person' : undefined}
            name={`recipient_${n}`}
            value={one}
            defaultChecked={recipient === one}
            label={words.recipients[one]}
          />
        ))}
      </FieldGroup>
      <Field
        id={`rule-url_${n}`}
        className="automation-if-webhook"
        label={words.form.url}
        hint={words.form.urlHint}
        error={error(`url_${n}`)}
      >
        <Input name={`url_${n}`} type="url" inputMode="url" dir="ltr" maxLength={500} defaultValue={url} />
      </Field>
      {count > 1 && (
        <div className="row row--wrap gap-2">
          {n > 1 && step('up')}
          {n < count && step('down')}
          {step('remove')}
        </div>
      )}
    </FieldGroup>
  )
}
