// Something a superadmin does to somebody: folded away, with what will happen, a reason, and a button that says it.
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

type Props = {
  intent: string
  /** Tells forms of the same intent apart: the role or the session it is about. */
  about?: { name: string; value: string } | undefined
  label: string
  /** Beside the label for those who do not see where it stands. */
  of?: string | undefined
  text?: string | undefined
  isDanger?: boolean | undefined
  state: Refusal | undefined
  children?: ReactNode
}

export function ActForm({ intent, about, label, of, text, isDanger, state, children }: Props) {
  const t = useT()
  const words = t.console
  const busy = useNavigation().formData?.get('intent') === intent
  const isMine = state?.values.intent === intent && (!about || state.values[about.name] === about.value)
  const refusal = isMine ? state : undefined
  const id = `reason-${intent}${about ? `-${about.value}` : ''}`
  const whole = of ? <span className="sr-only">: {of}</span> : null
  return (
    <details className="console-act" open={isMine || undefined}>
      <summary>
        {label}
        {whole}
      </summary>
      <Form method="post" className="stack gap-3" noValidate>
        <input type="hidden" name="intent" value={intent} />
        {about && <input type="hidden" name={about.name} value={about.value} />}
        {text && <p className="soft">{text}</p>}
        <Field
          id={id}
          label={words.reason}
          hint={words.reasonHint}
          error={errorAt({ ...t.ui.refusals, ...words.errors }, refusal, 'reason')}
          required
        >
          <Input name="reason" maxLength={500} dir="auto" autoComplete="off" defaultValue={refusal?.values.reason} />
        </Field>
        {children}
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={busy} className="self-start">
          {label}
          {whole}
        </Button>
      </Form>
    </details>
  )
}
