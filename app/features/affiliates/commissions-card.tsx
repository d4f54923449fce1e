// Every commission with the order it is for; what was taken back says why, beside the order.
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Table } from '#app/ui/table.tsx'
import type { AffiliateDesk, Commission } from './queries.server.ts'

const TONE = { pending: 'neutral', payable: 'gold', listed: 'info', paid: 'brand', reversed: 'warning' } as const

export function CommissionsCard({ commissions }: Pick<AffiliateDesk, 'commissions'>) {
  const words = useT().affiliates.desk
  return (
    <Card as="section" title={words.commissions}>
      {commissions.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <Table
          caption={words.commissions}
          rows={commissions}
          rowKey={({ id }) => id}
          columns={[
            { id: 'date', header: words.date, rowHeader: true, cell: ({ date }) => date },
            { id: 'order', header: words.order, cell: (commission) => <Order commission={commission} /> },
            {
              id: 'state',
              header: words.state,
              cell: ({ state, payable }) => (
                <>
                  <Badge tone={TONE[state]}>{words.states[state]}</Badge>
                  {state === 'pending' && <span className="small muted block">{words.payableOn(payable)}</span>}
                </>
              ),
            },
            { id: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <span dir="ltr">{amount}</span> },
          ]}
        />
      )}
    </Card>
  )
}

function Order({ commission: { order, takenBack } }: { commission: Commission }) {
  const t = useT()
  const words = t.affiliates.desk
  const plan = order.plan && t.auth.dashboard.owner.planNames[order.plan]
  const bought = [plan, order.cycle && words.cycles[order.cycle]].filter((part) => part !== null).join(', ')
  return (
    <>
      {bought && <span className="block">{bought}</span>}
      <span className="small muted block">{words.orderText(order.number, order.paidOn)}</span>
      {takenBack && (
        <span className="small block max-w-prose">
          {takenBack === 'refund' ? words.takenBack.refund(order.wentBack, order.sum) : words.takenBack[takenBack]}
        </span>
      )}
    </>
  )
}
