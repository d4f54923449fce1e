// The list of the store's products, with their stock, for staff.
import { href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ShelfRow } from './shelf.server.ts'
import './merchstore.css'

const TONE = { onSale: 'brand', noVariant: 'warning', retired: 'neutral' } as const

export function ShelfList({ products }: { products: readonly ShelfRow[] }) {
  const { locale, t } = useI18n()
  const words = t.merchstore.shelf
  return (
    <Table
      caption={words.title}
      rows={products}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'title',
          header: words.product,
          rowHeader: true,
          cell: ({ id, title, image }) => (
            <span className="row gap-3">
              <img className="merchstore-thumb" src={image} alt="" width="56" height="42" loading="lazy" />
              <Link className="link" to={href('/dashboard/staff/store/:id', { id })}>
                <bdi>{title}</bdi>
              </Link>
            </span>
          ),
        },
        {
          id: 'state',
          header: words.state,
          cell: ({ state, isSample }) => (
            <span className="row row--wrap gap-2">
              <Badge tone={TONE[state]}>{words.states[state]}</Badge>
              {isSample && <Badge>{t.merchstore.sample}</Badge>}
            </span>
          ),
        },
        { id: 'stock', header: words.stock, align: 'end', cell: ({ stock }) => formatNumber(locale, stock) },
        { id: 'held', header: words.held, align: 'end', cell: ({ held }) => formatNumber(locale, held) },
      ]}
    />
  )
}
