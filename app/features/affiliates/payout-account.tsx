// The form for an affiliate's payout account. Only what the chosen way needs is asked, also without scripts: then every
// field stands there.
import { useState } from 'react'
import { Form } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { PayoutAccount } from './queries.server.ts'
import { PAYOUT_METHODS } from './schema.ts'

type Props = { account: PayoutAccount | null; state: Outcome<unknown> | undefined }

export function PayoutAccountCard({ account, state }: Props) {
  const t = useT()
  const words = t.affiliates.desk.account
  const errors = { ...t.ui.refusals, ...words.errors }
  const refusal = state && !state.ok && state.values.intent === 'account' ? state : undefined
  const values: Partial<Record<string, string>> = refusal?.values ?? account ?? {}
  const [method, setMethod] = useState(wordIn(PAYOUT_METHODS, values.method))
  const error = (field: string) => errorAt(errors, refusal, field)
  const isBank = method === null || method === 'bank'
  return (
    <Card as="section" title={words.title}>
      <div className="stack gap-4">
        {state?.ok && state.value === 'account' && (
          <Alert tone="success" announce>
            {words.saved}
          </Alert>
        )}
        {!account && <Alert tone="warning">{words.missing}</Alert>}
        <p className="soft">{words.text}</p>
        <Form method="post" className="stack gap-4 max-w-xl" noValidate data-draft="off">
          <input type="hidden" name="intent" value="account" />
          <ErrorSummary errors={summaryOf(errors, refusal)} />
          <Field id="method" label={words.method} error={error('method')} required>
            <Select
              name="method"
              defaultValue={values.method ?? ''}
              onChange={(event) => setMethod(wordIn(PAYOUT_METHODS, event.currentTarget.value))}
            >
              <option value="">{words.choose}</option>
              {PAYOUT_METHODS.map((each) => (
                <option key={each} value={each}>
                  {words.methods[each]}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="holder" label={words.holder} error={error('holder')} required>
            <Input name="holder" maxLength={120} dir="auto" autoComplete="name" defaultValue={values.holder} />
          </Field>
          {isBank && (
            <>
              <Field id="account" label={words.account} hint={words.accountHint} error={error('account')}>
                <Input
                  name="account"
                  maxLength={60}
                  dir="ltr"
                  autoComplete="off"
                  spellCheck={false}
                  defaultValue={values.account}
                />
              </Field>
              <Field id="bank_code" label={words.bankCode} hint={words.bankCodeHint} error={error('bank_code')}>
                <Input
                  name="bank_code"
                  maxLength={30}
                  dir="ltr"
                  autoComplete="off"
                  spellCheck={false}
                  defaultValue={values.bank_code}
                />
              </Field>
            </>
          )}
          {method !== 'bank' && (
            <Field id="email" label={words.email} error={error('email')}>
              <Input
                name="email"
                type="email"
                maxLength={320}
                dir="ltr"
                autoComplete="email"
                defaultValue={values.email}
              />
            </Field>
          )}
          <Button type="submit" className="self-start">
            {words.save}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
