// A table and its pages.
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Card } from '#app/ui/card.tsx'
import { LevelBadge } from '#app/ui/level-badge.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Table } from '#app/ui/table.tsx'
import { Sample } from './sample.tsx'
import { LEVELS } from './sign-samples.tsx'

const ROWS = [
  { name: 'Saffron & Stone', kind: 'Restaurant', level: 3, rating: 4.8, distance: '450 m' },
  { name: 'Zaytun Grocers', kind: 'Grocery', level: 3, rating: 4.6, distance: '650 m' },
  { name: 'Rihla Coffee', kind: 'Coffee', level: 2, rating: 4.7, distance: '800 m' },
] as const

export function TableAndPages() {
  return (
    <Sample title="Table and pages">
      <Card flush className="w-full">
        <Table
          caption="Places nearby"
          rows={ROWS}
          rowKey={(row) => row.name}
          columns={[
            { id: 'name', header: 'Place', cell: (row) => row.name, rowHeader: true },
            { id: 'kind', header: 'Category', cell: (row) => row.kind },
            {
              id: 'level',
              header: 'Level',
              cell: (row) => <LevelBadge level={row.level} label={LEVELS[row.level] ?? ''} />,
            },
            { id: 'rating', header: 'Rating', cell: (row) => row.rating, align: 'end' },
            { id: 'distance', header: 'Distance', cell: (row) => row.distance, align: 'end' },
          ]}
        />
      </Card>
      <Pagination page={2} pageCount={9} hrefFor={(page) => `/design?page=${page}`} />
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Guides', to: '/design' }, { label: 'The kit' }]} />
    </Sample>
  )
}
