import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Table } from '#app/ui/table.tsx'
import type { LoadRow } from './queries.server.ts'
import { KINDS } from './rules.ts'

type Props = { rows: readonly LoadRow[]; withPlace?: boolean | undefined }

export function LoadTable({ rows, withPlace }: Props) {
  const { locale, t } = useI18n()
  const { stats: words, kinds, staff } = t.widgets
  const hostName = (host: string) => (host === 'direct' ? words.direct : host === 'other' ? words.other : host)
  const kindName = (widget: string) => {
    const kind = KINDS.find((known) => known === widget)
    return kind ? kinds[kind].name : widget === 'partner' ? t.partners.badge : widget
  }
  return (
    <Table
      caption={words.title}
      rows={rows}
      rowKey={({ host, widget, place }) => `${host} ${widget} ${place?.id ?? ''}`}
      columns={[
        { id: 'host', header: words.host, rowHeader: true, cell: ({ host }) => <bdi>{hostName(host)}</bdi> },
        { id: 'widget', header: words.widget, cell: ({ widget }) => kindName(widget) },
        ...(withPlace
          ? [{ id: 'place', header: staff.place, cell: ({ place }: LoadRow) => <bdi>{place?.name ?? '–'}</bdi> }]
          : []),
        { id: 'last', header: words.lastDay, cell: ({ lastDay }) => writeDate(locale, lastDay) },
        {
          id: 'loads',
          header: words.loads,
          align: 'end' as const,
          cell: ({ loads }: LoadRow) => formatNumber(locale, loads),
        },
      ]}
    />
  )
}
