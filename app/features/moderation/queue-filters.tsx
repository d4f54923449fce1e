import { Form, useSubmit } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { keysOf, lookUp } from '#app/lib/records.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { AGES, type Queue, type QueueFilter, queueAddress, STATES, TAKEN } from './rules.ts'

type Props = { queue: Queue; filter: QueueFilter }

export function QueueFilters({ queue, filter }: Props) {
  const { locale, t } = useI18n()
  const submit = useSubmit()
  const words = t.moderation.queue.filters
  const kinds = new Set([...Object.keys(queue.kinds), ...(filter.kind ? [filter.kind] : [])])
  return (
    <Form
      key={queueAddress({ ...filter, item: null, page: 1 })}
      method="get"
      action="/dashboard/staff"
      className="filter-row"
      aria-label={words.title}
      onChange={(event) => submit(event.currentTarget)}
    >
      <Field label={words.kind}>
        <Select name="kind" defaultValue={filter.kind ?? ''}>
          <option value="">{words.anyKind}</option>
          {[...kinds].sort().map((kind) => (
            <option key={kind} value={kind}>
              {words.kindOption(lookUp(t.moderation.kinds, kind) ?? kind, formatNumber(locale, queue.kinds[kind] ?? 0))}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.state}>
        <Select name="state" defaultValue={filter.state}>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {words.states[state]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.age}>
        <Select name="age" defaultValue={filter.age}>
          {keysOf(AGES).map((age) => (
            <option key={age} value={age}>
              {words.ages[age]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.taken}>
        <Select name="taken" defaultValue={filter.taken}>
          {TAKEN.map((taken) => (
            <option key={taken} value={taken}>
              {words.takenOptions[taken]}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="outline">
        {words.apply}
      </Button>
    </Form>
  )
}
