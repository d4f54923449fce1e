// One thing about a place, filled in as it stands, to be corrected.
import { Form, useNavigation } from 'react-router'
import { HoursEditor } from '#app/core/hours/hours-editor.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useFieldName } from './change.tsx'
import type { SuggestRefusal } from './commands.server.ts'
import type { SuggestionsAt } from './queries.server.ts'
import { isOwnField, type OwnField, type SuggestField } from './rules.ts'
import { LONGEST_NOTE } from './schema.ts'

type Props = { field: SuggestField; present: SuggestionsAt['present']; state: SuggestRefusal | null }

export function SuggestForm({ field, present, state }: Props) {
  const { suggestions: words, ui } = useT()
  const isBusy = useNavigation().state === 'submitting'
  const errors = { ...ui.refusals, ...words.errors }
  return (
    <Form method="post" className="panel stack gap-5" noValidate key={field}>
      <input type="hidden" name="intent" value={isOwnField(field) ? field : 'flag'} />
      <Asked field={field} present={present} state={state} />
      <Field id="note" label={words.note} hint={words.noteHint} error={errorAt(errors, state, 'note')} optional>
        <Textarea name="note" rows={2} maxLength={LONGEST_NOTE} dir="auto" defaultValue={state?.values.note} />
      </Field>
      <div>
        <Button type="submit" size="lg" busy={isBusy}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}

function Asked({ field, present, state }: Props) {
  const { suggestions: words, business, ui } = useT()
  const nameOf = useFieldName()
  const errors = { ...ui.refusals, ...words.errors }
  if (field === 'hours')
    return (
      <HoursEditor
        name="hours"
        defaultValue={present.hours}
        draft={state?.hours?.draft}
        errors={state?.hours?.errors ?? []}
      />
    )
  if (isOwnField(field)) return <Line field={field} present={present} state={state} />
  // Whoever said that it is no longer true says the opposite with one tap.
  const now = present.facts[field]
  return (
    <FieldGroup id="answer" legend={nameOf(field)} error={errorAt(errors, state, 'answer')}>
      <input type="hidden" name="fact" value={field} />
      {(['yes', 'no'] as const).map((word) => (
        <Radio
          key={word}
          framed
          name="answer"
          value={word}
          label={business.facts[word]}
          defaultChecked={now === undefined ? false : now !== (word === 'yes')}
        />
      ))}
    </FieldGroup>
  )
}

const KINDS: Partial<Record<OwnField, { type?: string; ltr?: true }>> = {
  phone: { type: 'tel', ltr: true },
  website: { type: 'url', ltr: true },
  closed: { type: 'date' },
}

function Line({ field, present, state }: { field: Exclude<OwnField, 'hours'> } & Omit<Props, 'field'>) {
  const { suggestions: words, ui } = useT()
  const errors = { ...ui.refusals, ...words.errors }
  const { type = 'text', ltr } = KINDS[field] ?? {}
  const stands = field === 'moved' || field === 'closed' ? '' : present[field]
  return (
    <Field id={field} label={words.labels[field]} hint={words.hints[field]} error={errorAt(errors, state, field)}>
      <Input
        name={field}
        type={type}
        dir={ltr ? 'ltr' : 'auto'}
        maxLength={500}
        defaultValue={state?.values[field] ?? stands}
      />
    </Field>
  )
}
