import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Coins, Trash2 } from '#app/ui/icons.ts'
import { Table } from '#app/ui/table.tsx'

type Price = {
  id: string
  metal: string
  currency: string
  price_per_gram: number
  as_of: string
  source: string
  is_sample: boolean
}

export function PriceList({ prices }: { prices: readonly Price[] }) {
  const { locale, t } = useI18n()
  const words = t.zakaat.staff
  const metalName = (metal: string) => t.zakaat.metals.names[metal === 'silver' ? 'silver' : 'gold']
  if (prices.length === 0) return <EmptyState icon={Coins} title={words.none} />
  return (
    <Table
      caption={words.list}
      rows={prices}
      rowKey={({ id }) => id}
      columns={[
        { id: 'asOf', header: words.asOf, cell: ({ as_of }) => writeDate(locale, as_of) },
        {
          id: 'metal',
          header: words.metal,
          rowHeader: true,
          cell: ({ metal, is_sample }) => (
            <>
              {metalName(metal)} {is_sample && <Badge>{words.sample}</Badge>}
            </>
          ),
        },
        { id: 'currency', header: words.currency, cell: ({ currency }) => currency },
        {
          id: 'price',
          header: words.price,
          align: 'end',
          cell: ({ price_per_gram }) => formatNumber(locale, Number(price_per_gram), { maximumFractionDigits: 6 }),
        },
        { id: 'source', header: words.source, cell: ({ source }) => source },
        {
          id: 'remove',
          header: <span className="sr-only">{words.remove}</span>,
          align: 'end',
          cell: ({ id, metal, currency, as_of }) => (
            <Form method="post">
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="id" value={id} />
              <IconButton
                type="submit"
                label={words.removeThis(`${metalName(metal)}, ${currency}, ${writeDate(locale, as_of)}`)}
              >
                <Trash2 className="i" />
              </IconButton>
            </Form>
          ),
        },
      ]}
    />
  )
}
