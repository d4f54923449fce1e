// For members of an organisation that signs its people in itself. A plain form: the address says which organisation.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

type Props = { next: string; isUnknown: boolean }

export function OrganisationSignIn({ next, isUnknown }: Props) {
  const all = useT().auth
  const t = all.organisation
  const error = isUnknown ? all.errors.organisationUnknown : undefined
  return (
    // The answer is a page that leads on by itself, which only a whole page can.
    <Form
      method="post"
      action={`/auth/sso?${new URLSearchParams({ next })}`}
      className="stack gap-3"
      reloadDocument
      noValidate
    >
      <Field id="organisation" label={t.label} hint={t.hint} error={error} required>
        <Input name="organisation" type="text" inputMode="email" autoComplete="email" maxLength={254} dir="ltr" />
      </Field>
      <Button type="submit" variant="outline" size="lg" block>
        {t.submit}
      </Button>
    </Form>
  )
}
