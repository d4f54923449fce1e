// Asking to keep a mosque's page.
import { Form, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { FormState } from './rules.ts'

const ROLES = ['imam', 'committee', 'volunteer', 'other'] as const

export function ClaimForm({ state }: { state: FormState | null }) {
  const t = useT()
  const words = t.mosques.claim
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="desk-form" noValidate>
      <FieldGroup id="role" legend={words.role} error={errorAt(t.mosques.errors, state, 'role')}>
        {ROLES.map((role) => (
          <Radio
            key={role}
            framed
            name="role"
            value={role}
            label={words.roles[role]}
            defaultChecked={state?.values.role === role}
          />
        ))}
      </FieldGroup>
      <Field
        id="statement"
        label={words.statement}
        hint={words.statementHint}
        error={errorAt(t.mosques.errors, state, 'statement')}
        required
      >
        <Textarea name="statement" rows={5} maxLength={1000} defaultValue={state?.values.statement ?? ''} />
      </Field>
      <div>
        <Button type="submit" size="lg" busy={isBusy}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}
