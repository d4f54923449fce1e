// An account for somebody who has none: with a letter to choose a password, and a role from the start.
import { Form, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { ROLES } from '#app/lib/roles.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'

export function OpenAccount({ state }: { state: Refusal | undefined }) {
  const t = useT()
  const { openAccount: words, roles, errors: known, reason, reasonHint } = t.console
  const errors = { ...t.ui.refusals, ...known }
  const isBusy = useNavigation().formData?.get('intent') === 'open'
  const values = state?.values
  return (
    <details className="console-act" open={state !== undefined || undefined}>
      <summary>{words.title}</summary>
      <Form method="post" className="stack gap-3" noValidate>
        <p className="soft">{words.text}</p>
        <Field id="open-email" label={words.email} error={errorAt(errors, state, 'email')} required>
          <Input name="email" type="email" maxLength={320} dir="ltr" autoComplete="off" defaultValue={values?.email} />
        </Field>
        <Field id="open-role" label={words.role} error={errorAt(errors, state, 'role')}>
          <Select name="role" defaultValue={values?.role ?? ''}>
            <option value="">{words.noRole}</option>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {roles[role]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="open-reason" label={reason} hint={reasonHint} error={errorAt(errors, state, 'reason')} required>
          <Input name="reason" maxLength={500} dir="auto" autoComplete="off" defaultValue={values?.reason} />
        </Field>
        <Button type="submit" name="intent" value="open" busy={isBusy} className="self-start">
          {words.button}
        </Button>
      </Form>
    </details>
  )
}
