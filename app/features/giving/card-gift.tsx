// A gift by card on the page of a campaign, into the campaign's own account. Works without scripts.
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { AmountForm } from './amount-form.tsx'
import type { CampaignWhole } from './campaign.ts'

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
            <AmountForm
              action={action}
              intent="give"
              label={words.amount(currency)}
              button={words.give}
              most={goal}
              state={state}
            />
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
