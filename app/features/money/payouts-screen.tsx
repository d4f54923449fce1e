// What can be paid to affiliates today, and what was paid.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Table } from '#app/ui/table.tsx'
import type { PayoutSheet } from './queries.server.ts'

const TONE = { due: 'gold', waits: 'neutral', own: 'warning' } as const

const Person = ({ name, email }: { name: string; email: string }) => (
  <>
    <bdi>{name || email}</bdi>
    {name && (
      <span className="small muted block" dir="ltr">
        {email}
      </span>
    )}
  </>
)

export function PayoutsScreen({ sheet, mayPay }: { sheet: PayoutSheet; mayPay: boolean }) {
  const words = useT().money.payouts
  const isAnyDue = sheet.owed.some(({ state }) => state === 'due')
  return (
    <>
      <Card as="section" title={words.owed}>
        {sheet.owed.length === 0 ? (
          <p className="soft">{words.nothing}</p>
        ) : (
          <div className="stack gap-4">
            <Table
              caption={words.owed}
              rows={sheet.owed}
              rowKey={({ id }) => id}
              columns={[
                { id: 'person', header: words.person, rowHeader: true, cell: Person },
                {
                  id: 'state',
                  header: words.state,
                  cell: ({ state }) => <Badge tone={TONE[state]}>{words.states[state]}</Badge>,
                },
                {
                  id: 'amount',
                  header: words.amount,
                  align: 'end',
                  cell: ({ amount }) => <span dir="ltr">{amount}</span>,
                },
              ]}
            />
            {!mayPay ? (
              <p className="soft">{words.superadmins}</p>
            ) : (
              isAnyDue && (
                <Form method="post" className="stack gap-3">
                  <p>{words.payText}</p>
                  <Button type="submit" name="intent" value="pay" className="self-start">
                    {words.pay}
                  </Button>
                </Form>
              )
            )}
          </div>
        )}
      </Card>
      <Card
        as="section"
        title={words.made}
        action={
          sheet.made.length > 0 && (
            <Button href="/dashboard/staff/money/payouts.csv" variant="outline" size="sm" download>
              {words.download}
            </Button>
          )
        }
      >
        {sheet.made.length === 0 ? (
          <p className="soft">{words.none}</p>
        ) : (
          <Table
            caption={words.made}
            rows={sheet.made}
            rowKey={({ id }) => id}
            columns={[
              { id: 'person', header: words.person, rowHeader: true, cell: Person },
              { id: 'date', header: words.date, cell: ({ date }) => date },
              {
                id: 'amount',
                header: words.amount,
                align: 'end',
                cell: ({ amount }) => <span dir="ltr">{amount}</span>,
              },
            ]}
          />
        )}
      </Card>
    </>
  )
}
