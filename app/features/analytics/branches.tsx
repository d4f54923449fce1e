// All listings of one owner in one table.
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Card } from '#app/ui/card.tsx'
import { Table } from '#app/ui/table.tsx'
import type { Branch } from './queries.server.ts'
import { FIGURES } from './rules.ts'

export function Branches({ branches }: { branches: readonly Branch[] }) {
  const { locale, t } = useI18n()
  const words = t.analytics.branches
  return (
    <Card as="section" title={words.title} headingLevel={3}>
      <Table
        staysWide
        caption={words.title}
        rows={branches}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'branch',
            header: words.branch,
            rowHeader: true,
            cell: ({ name, city }) => (
              <>
                <bdi>{name}</bdi>
                {city && <bdi className="small muted block">{city}</bdi>}
              </>
            ),
          },
          ...FIGURES.map((figure) => ({
            id: figure,
            header: t.analytics.figures[figure],
            align: 'end' as const,
            cell: (branch: Branch) => formatNumber(locale, branch[figure]),
          })),
          {
            id: 'stars',
            header: words.stars,
            align: 'end',
            cell: ({ rating }) =>
              rating === null
                ? '–'
                : formatNumber(locale, rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
          },
          {
            id: 'waiting',
            header: words.waiting,
            align: 'end',
            cell: ({ waiting }) => formatNumber(locale, waiting),
          },
        ]}
      />
    </Card>
  )
}
