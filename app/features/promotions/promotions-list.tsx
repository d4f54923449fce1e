// Every promotion on the staff's desk: its state, its time, and how often it was seen and followed.
import { href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ListedPromotion } from './queries.server.ts'
import { STATE_TONE } from './state-tone.ts'

export function PromotionsList({ promotions }: { promotions: readonly ListedPromotion[] }) {
  const { locale, t } = useI18n()
  const words = t.promotions
  const write = (n: number) => formatNumber(locale, n)
  const span = ({ from, until }: ListedPromotion) => {
    const [first, last] = [from, until].map((at) => (at ? writeDate(locale, at) : null))
    return words.span(first ?? null, last ?? null)
  }
  return (
    <Table
      caption={words.title}
      rows={promotions}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'title',
          header: words.promotion,
          rowHeader: true,
          cell: ({ id, title }) => (
            <Link className="link" to={href('/dashboard/staff/promotions/:id', { id })}>
              <bdi>{title}</bdi>
            </Link>
          ),
        },
        {
          id: 'state',
          header: words.state,
          cell: (each) => (
            <span className="row row--wrap gap-2">
              <Badge tone={STATE_TONE[each.status]}>{words.states[each.status]}</Badge>
              {each.isSample && <Badge>{words.sample}</Badge>}
            </span>
          ),
        },
        { id: 'span', header: words.when, cell: span },
        { id: 'seen', header: words.impressions, align: 'end', cell: ({ impressions }) => write(impressions) },
        { id: 'followed', header: words.clicks, align: 'end', cell: ({ clicks }) => write(clicks) },
      ]}
    />
  )
}
