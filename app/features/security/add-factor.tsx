// The ways there are to a second step, each a small form of its own.
import { Form } from 'react-router'
import type { Factor, FactorType } from '#app/core/auth/session.server.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { FactorIcon } from './factor-icon.tsx'
import { KeyRegistration } from './key-registration.tsx'
import { freeName } from './rules.ts'

export type AddIntent = 'app' | 'phone'

type Props = {
  factors: readonly Factor[]
  hasSms: boolean
  /** Which of the forms was refused, and why. */
  of?: AddIntent | undefined
  refusal?: Refusal | undefined
}

export function AddFactor({ factors, hasSms, of, refusal }: Props) {
  const { security: t, ui } = useT()
  const words = { ...ui.refusals, ...t.errors }
  const names = factors.map(({ name }) => name)
  const refusalOf = (intent: AddIntent) => (of === intent ? refusal : undefined)
  const nameField = (type: FactorType, intent: AddIntent) => {
    const own = refusalOf(intent)
    return (
      <Field
        id={`${intent}-name`}
        label={t.add.name}
        hint={t.add.nameHint}
        error={errorAt(words, own, 'name')}
        required
      >
        <Input
          name="name"
          maxLength={60}
          autoComplete="off"
          defaultValue={own?.values.name ?? freeName(t.types[type], names)}
        />
      </Field>
    )
  }
  const way = (type: FactorType, text: string) => (
    <div className="row items-start gap-3">
      <FactorIcon type={type} />
      <div>
        <h3 className="h4">{t.types[type]}</h3>
        <p className="soft">{text}</p>
      </div>
    </div>
  )
  return (
    <section aria-labelledby="add" className="stack gap-4">
      <h2 className="h3" id="add">
        {t.add.title}
      </h2>
      <Form method="post" className="panel stack gap-4" noValidate>
        {way('totp', t.add.app.text)}
        <input type="hidden" name="intent" value="app" />
        {nameField('totp', 'app')}
        <div>
          <Button type="submit">{t.add.app.submit}</Button>
        </div>
      </Form>
      <KeyRegistration heading={way('webauthn', t.add.key.text)} suggestedName={freeName(t.types.webauthn, names)} />
      {hasSms && (
        <Form method="post" className="panel stack gap-4" noValidate>
          {way('phone', t.add.phone.text)}
          <input type="hidden" name="intent" value="phone" />
          {nameField('phone', 'phone')}
          <Field
            id="phone-phone"
            label={t.add.phone.number}
            error={errorAt(words, refusalOf('phone'), 'phone')}
            required
          >
            <Input
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={24}
              dir="ltr"
              placeholder="+44 7700 900123"
              defaultValue={refusalOf('phone')?.values.phone}
            />
          </Field>
          <div>
            <Button type="submit" variant="outline">
              {t.add.phone.submit}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
