// A gift by card on the page of a campaign, into the campaign's own account. Works without scripts.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { CampaignWhole } from './campaign.ts'
import { useErrors } from './use-words.ts'

type Props = {
  whole: CampaignWhole
  action: string
  isSignedIn: boolean
  state: Refusal | undefined
  /** Back from the payment page, having given or not. */
  given: 'given' | 'left' | null
}

export function CardGift({ whole, action, isSignedIn, state: all, given }: Props) {
  const words = useI18n().t.giving.card
  const errors = useErrors()
  const { goes_to, currency, goal } = whole.facts
  const state = all?.values.intent === 'give' ? all : undefined
  return (
    <>
      {given === 'given' && (
        <Alert tone="success" title={words.thanks} announce>
          {words.thanksText}
        </Alert>
      )}
      {given === 'left' && (
        <Alert tone="info" announce>
          {words.left}
        </Alert>
      )}
      {goes_to !== null && !whole.is_mine && (
        <section className="panel stack gap-3" aria-labelledby="give">
          <h2 className="h4" id="give">
            {words.title}
          </h2>
          {isSignedIn ? (
            <Form method="post" action={action} className="stack gap-3" preventScrollReset>
              <Field
                id="give-amount"
                label={words.amount(currency)}
                error={errorAt(errors, state, 'amount') ?? errorAt(errors, state, 'form')}
                required
              >
                <Input
                  name="amount"
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={goal ?? undefined}
                  defaultValue={state?.values.amount ?? ''}
                />
              </Field>
              <p>
                <Button type="submit" name="intent" value="give">
                  {words.give}
                </Button>
              </p>
            </Form>
          ) : (
            <p>
              <Button to={`/login?${new URLSearchParams({ next: action })}`}>{words.signIn}</Button>
            </p>
          )}
          <p className="small soft">{words.goesTo(goes_to)}</p>
        </section>
      )}
    </>
  )
}
