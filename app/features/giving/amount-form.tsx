// One sum in the currency of the campaign, to be given or promised.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { useErrors } from './use-words.ts'

type Props = {
  action: string
  intent: 'give' | 'pledge'
  label: string
  button: string
  most: number | null
  /** What was promised before. */
  amount?: number | undefined
  state: Refusal | undefined
}

export function AmountForm({ action, intent, label, button, most, amount, state }: Props) {
  const errors = useErrors()
  return (
    <Form method="post" action={action} className="stack gap-3" preventScrollReset>
      <Field
        id={`${intent}-amount`}
        label={label}
        error={errorAt(errors, state, 'amount') ?? errorAt(errors, state, 'form')}
        required
      >
        <Input
          name="amount"
          type="number"
          inputMode="numeric"
          min={1}
          max={most ?? undefined}
          defaultValue={state?.values.amount ?? amount ?? ''}
        />
      </Field>
      <p>
        <Button type="submit" name="intent" value={intent}>
          {button}
        </Button>
      </p>
    </Form>
  )
}
