import { Form, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { Input } from '#app/ui/input.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { ROLES } from './schema.ts'

export function InviteForm({ business, state }: { business: string; state: Refusal | null }) {
  const t = useT()
  const words = t.team
  const { state: navigation, formData } = useNavigation()
  const errors = { ...t.ui.refusals, ...words.errors }
  const typed = state?.values
  return (
    <section className="panel stack gap-4" aria-labelledby="invite">
      <div className="stack gap-1">
        <h3 className="h4" id="invite">
          {words.invite.title}
        </h3>
        <p className="muted">{words.invite.lead}</p>
      </div>
      <Form method="post" className="stack gap-4" noValidate>
        <input type="hidden" name="business" value={business} />
        <Field id="email" label={words.invite.email} error={errorAt(errors, state, 'email')}>
          <Input name="email" type="email" autoComplete="off" dir="ltr" defaultValue={typed?.email} maxLength={320} />
        </Field>
        <FieldGroup legend={words.role} id="role" error={errorAt(errors, state, 'role')}>
          {ROLES.map((role) => (
            <Radio
              key={role}
              framed
              name="role"
              value={role}
              label={words.roles[role]}
              hint={words.roleHints[role]}
              defaultChecked={(typed?.role ?? 'helper') === role}
            />
          ))}
        </FieldGroup>
        <div>
          <Button
            type="submit"
            name="intent"
            value="invite"
            busy={navigation === 'submitting' && formData?.get('intent') === 'invite'}
          >
            {words.invite.send}
          </Button>
        </div>
      </Form>
    </section>
  )
}
