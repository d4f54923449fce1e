// Payouts to affiliates: the ones due today, and the ones made.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Table } from '#app/ui/table.tsx'
import type { PayoutSheet } from './queries.server.ts'

const TONE = { due: 'gold', waits: 'neutral', own: 'warning', noAccount: 'warning' } as const
const MADE_TONE = { listed: 'gold', sent: 'info', confirmed: 'brand', failed: 'warning' } as const

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
              {
                id: 'state',
                header: words.state,
                cell: ({ state, stateDate, note }) => (
                  <>
                    <Badge tone={MADE_TONE[state]}>{words.madeStates[state]}</Badge>
                    <span className="small muted block">{stateDate}</span>
                    {note && <bdi className="small block">{note}</bdi>}
                  </>
                ),
              },
              { id: 'to', header: words.to, cell: (payout) => <Destination payout={payout} /> },
              {
                id: 'amount',
                header: words.amount,
                align: 'end',
                cell: ({ amount }) => <span dir="ltr">{amount}</span>,
              },
              ...(mayPay
                ? [
                    {
                      id: 'move',
                      header: <span className="sr-only">{words.move}</span>,
                      cell: (payout: PayoutSheet['made'][number]) => <Moves payout={payout} />,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Card>
    </>
  )
}

type Made = { payout: PayoutSheet['made'][number] }

function Destination({ payout: { account } }: Made) {
  const t = useT()
  if (!account) return '–'
  return (
    <>
      <span>{t.affiliates.desk.account.methods[account.method]}</span>
      {account.lines.map((line) => (
        <bdi key={line} className="small muted block">
          {line}
        </bdi>
      ))}
    </>
  )
}

const NEXT = { listed: ['sent', 'failed'], sent: ['confirmed', 'failed'], confirmed: [], failed: [] } as const

/** What can be said next about a payout. What comes back needs a word why. */
function Moves({ payout: { id, state, isOwn } }: Made) {
  const words = useT().money.payouts
  if (isOwn || NEXT[state].length === 0) return null
  return (
    <div className="stack gap-2">
      {NEXT[state].map((next) =>
        next === 'failed' ? (
          <details key={next}>
            <summary>{words.moves.failed}</summary>
            <Form method="post" className="stack gap-2 mt-2">
              <input type="hidden" name="intent" value="move" />
              <input type="hidden" name="payout" value={id} />
              <input type="hidden" name="state" value={next} />
              <Field label={words.note} hint={words.noteHint}>
                <Input name="note" maxLength={500} dir="auto" />
              </Field>
              <Button type="submit" variant="danger" size="sm" className="self-start">
                {words.moves.failed}
              </Button>
            </Form>
          </details>
        ) : (
          <Form key={next} method="post">
            <input type="hidden" name="intent" value="move" />
            <input type="hidden" name="payout" value={id} />
            <Button type="submit" name="state" value={next} variant="outline" size="sm">
              {words.moves[next]}
            </Button>
          </Form>
        ),
      )}
    </div>
  )
}
