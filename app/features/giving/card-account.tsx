// For whoever runs the campaign: the account that gifts by card go into.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import type { CampaignFacts } from './campaign.ts'

type Props = { account: CampaignFacts['account']; action: string }

export function CardAccount({ account, action }: Props) {
  const words = useT().giving.card
  const isUnfinished = account !== null && !account.is_ready
  return (
    <div className="stack gap-3">
      {account?.is_ready ? (
        <p>{words.states[account.state](account.name)}</p>
      ) : (
        <p>{isUnfinished ? words.unfinished : words.accountText}</p>
      )}
      <Form method="post" action={action} className="row row--wrap gap-2" preventScrollReset>
        {!account?.is_ready && (
          <Button type="submit" size="sm" name="intent" value="connect">
            {isUnfinished ? words.resume : words.connect}
          </Button>
        )}
        {account && (
          <Button type="submit" size="sm" variant="ghost" name="intent" value="disconnect">
            {words.disconnect}
          </Button>
        )}
      </Form>
      {account && <p className="small soft">{words.disconnectText}</p>}
    </div>
  )
}
