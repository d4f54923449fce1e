// The affiliate's own desk: what to share, what it brought, and every commission with its day.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Table } from '#app/ui/table.tsx'
import { CommissionsCard } from './commissions-card.tsx'
import { Funnel } from './funnel.tsx'
import { PayoutAccountCard } from './payout-account.tsx'
import type { AffiliateDesk } from './queries.server.ts'
import { bannerCode } from './rules.ts'
import { TermsList } from './terms-list.tsx'

const PAYOUT_TONE = { listed: 'neutral', sent: 'info', confirmed: 'brand', failed: 'warning' } as const

export function AffiliateDeskPage({ desk, state }: { desk: AffiliateDesk; state: Outcome<unknown> | undefined }) {
  const words = useT().affiliates.desk
  return (
    <div className="stack gap-6">
      {desk.isBehind && <Alert tone="info">{words.behind}</Alert>}
      <Funnel desk={desk} />
      <Card as="section" title={words.share}>
        <div className="stack gap-5">
          <p className="soft">{words.shareText}</p>
          <CopyField label={words.link} hint={words.linkHint} text={desk.link} />
          <CopyField label={words.code} hint={words.codeHint} text={desk.code} />
          <CopyField label={words.message} hint={words.messageHint} text={words.messageText(desk.link)} isProse />
          <CopyField label={words.banner} hint={words.bannerHint} text={bannerCode(desk, words.bannerAlt)} />
          <div className="row row--wrap gap-4">
            <img className="flex-none" src={desk.qr} alt={words.qr} width="120" height="120" />
            <div className="stack gap-3 items-start">
              <p className="hint">{words.qrHint}</p>
              <Button href={desk.qr} variant="outline" size="sm" download={`mahalla-${desk.code}.svg`}>
                {words.qrDownload}
              </Button>
            </div>
          </div>
        </div>
      </Card>
      <PayoutAccountCard account={desk.account} state={state} />
      <CommissionsCard commissions={desk.commissions} />
      <Card
        as="section"
        title={words.payouts}
        action={
          desk.payouts.length > 0 && (
            <Button href="/dashboard/affiliate/payouts.csv" variant="outline" size="sm" download>
              {words.download}
            </Button>
          )
        }
      >
        {desk.payouts.length === 0 ? (
          <p className="soft">{words.noPayouts(desk.terms.least)}</p>
        ) : (
          <Table
            caption={words.payouts}
            rows={desk.payouts}
            rowKey={({ id }) => id}
            columns={[
              { id: 'date', header: words.date, rowHeader: true, cell: ({ date }) => date },
              {
                id: 'state',
                header: words.state,
                cell: (payout) => (
                  <>
                    <Badge tone={PAYOUT_TONE[payout.state]}>{words.payoutStates[payout.state]}</Badge>
                    <span className="small muted block">{payout.stateDate}</span>
                    {payout.note && <bdi className="small block">{payout.note}</bdi>}
                    {payout.state === 'sent' && (
                      <Form method="post" className="mt-2">
                        <input type="hidden" name="payout" value={payout.id} />
                        <Button type="submit" name="intent" value="arrived" variant="outline" size="sm">
                          {words.arrived}
                        </Button>
                      </Form>
                    )}
                  </>
                ),
              },
              {
                id: 'amount',
                header: words.amount,
                align: 'end',
                cell: ({ amount }) => <span dir="ltr">{amount}</span>,
              },
            ]}
          />
        )}
        {desk.listed && <p className="small muted mt-3">{words.listed(desk.listed)}</p>}
      </Card>
      <Card as="section" title={words.terms}>
        <TermsList terms={desk.terms} />
      </Card>
    </div>
  )
}
