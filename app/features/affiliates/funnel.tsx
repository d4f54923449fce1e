// What the link has brought: before anything happened how it begins, afterwards each step by month.
import { useT } from '#app/i18n/catalogue.ts'
import { Card } from '#app/ui/card.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Table } from '#app/ui/table.tsx'
import type { AffiliateDesk } from './queries.server.ts'

export function Funnel({ desk }: { desk: AffiliateDesk }) {
  const words = useT().affiliates.desk
  // A code that was typed brings an owner without a click, so months alone do not tell.
  if (desk.months.length === 0) return <Beginning />
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        <StatTile label={words.clicks} value={desk.clicks} />
        <StatTile label={words.referrals} value={desk.referrals} />
        <StatTile label={words.paying} value={desk.paying} />
        <StatTile label={words.states.pending} value={desk.pending} />
        <StatTile label={words.states.payable} value={desk.payable} />
        <StatTile label={words.states.paid} value={desk.paid} />
      </div>
      <Card as="section" title={words.funnel}>
        <div className="stack gap-4">
          <p className="soft">{words.funnelText}</p>
          <Table
            staysWide
            caption={words.funnel}
            rows={desk.months}
            rowKey={({ month }) => month}
            columns={[
              { id: 'month', header: words.month, rowHeader: true, cell: ({ label }) => label },
              { id: 'clicks', header: words.clicks, align: 'end', cell: ({ clicks }) => clicks },
              { id: 'referrals', header: words.signUps, align: 'end', cell: ({ referrals }) => referrals },
              { id: 'paying', header: words.firstPaid, align: 'end', cell: ({ paying }) => paying },
            ]}
          />
        </div>
      </Card>
    </>
  )
}

function Beginning() {
  const words = useT().affiliates.desk.begin
  return (
    <Card as="section" title={words.title}>
      <div className="stack gap-3">
        <p className="soft">{words.text}</p>
        <ol className="list-decimal stack gap-2 ps-6">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
