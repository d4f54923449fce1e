// What one plans to give: an amount only oneself and the campaign see.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { CampaignDetails, CampaignWhole } from './campaign.ts'
import { useErrors } from './use-words.ts'
import { writeSum } from './write.ts'

type Props = {
  whole: CampaignWhole
  details: CampaignDetails
  action: string
  isSignedIn: boolean
  state: Refusal | undefined
}

export function PledgeSection({ whole, details, action, isSignedIn, state }: Props) {
  const { locale, t } = useI18n()
  const words = t.giving.pledge
  const errors = useErrors()
  const { is_open, currency, goal } = whole.facts
  const { mine } = details
  if (whole.is_mine || (!is_open && !mine)) return null
  const sum = mine ? writeSum(locale, mine.amount, currency) : ''
  return (
    <section className="panel stack gap-3" aria-labelledby="pledge">
      <h2 className="h4" id="pledge">
        {words.title}
      </h2>
      {mine?.is_received ? (
        <p>{words.arrived(sum)}</p>
      ) : (
        <>
          <p className="soft">{mine ? words.mine(sum) : words.text}</p>
          {!isSignedIn && (
            <p>
              <Button to={`/login?${new URLSearchParams({ next: action })}`}>{words.signIn}</Button>
            </p>
          )}
          {isSignedIn && is_open && (
            <Form method="post" action={action} className="stack gap-3" preventScrollReset>
              <Field
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
                  defaultValue={state?.values.amount ?? mine?.amount ?? ''}
                />
              </Field>
              <p>
                <Button type="submit" name="intent" value="pledge">
                  {mine ? words.change : words.send}
                </Button>
              </p>
            </Form>
          )}
          {mine && (
            <Form method="post" action={action} preventScrollReset>
              <Button type="submit" size="sm" variant="ghost" name="intent" value="unpledge">
                {words.takeBack}
              </Button>
            </Form>
          )}
        </>
      )}
    </section>
  )
}
